#!/usr/bin/env python3
"""tools/run_http_tests.py fails when an answer is not what a script says, and only then."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/run_http_tests.py"

# Answers every request with its first line, and ends the connection after one that says so.
SERVER = """#!{python}
import signal, socket, sys
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
while True:
    connection, _ = listener.accept()
    rest = b""
    while True:
        data = connection.recv(4096)
        rest += data
        if not data:
            break
        while b"\\r\\n\\r\\n" in rest:
            head, rest = rest.split(b"\\r\\n\\r\\n", 1)
            body = head.split(b"\\r\\n")[0] + b"\\n"
            connection.sendall(b"HTTP/1.1 201 Created\\r\\nX-A: one\\r\\nContent-Length: %d\\r\\n\\r\\n%s" % (len(body), body))
            if b"close" in head:
                connection.shutdown(socket.SHUT_RDWR)
    connection.close()
"""
GOOD = "send\nGET /{3*ab} HTTP/1.1\n\n----\nstatus 201\nheader X-A: one\nheader X-A ~ o.e\nheader ! X-B\nbody\nGET /ababab HTTP/1.1\n----\n"


class RunHttpTests(unittest.TestCase):
    def run_script(self, text):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            program, script = folder / "server", folder / "a.test"
            program.write_text(SERVER.replace("{python}", sys.executable))
            program.chmod(0o755)
            script.write_text(text)
            result = subprocess.run([sys.executable, TOOL, "--program", program, script], capture_output=True, text=True, timeout=60)
            return result.returncode, result.stdout + result.stderr

    def test_what_agrees(self):
        for text in (GOOD, GOOD + "send again\nGET $x close\n\n----\nstatus 201\nclosed\n",
                     "send\nA\n\nB\n\n----\nstatus 201\nkeep a X-A\nreceive\nstatus 201\nbody contains\nB\n----\n"
                     "send again\n$a\n\n----\nstatus 201\nbody\none\n----\n"):
            self.assertEqual(self.run_script(text)[0], 0, text)

    def test_what_differs(self):
        for old, new in (("status 201", "status 200"), ("status 201\n", ""), ("X-A: one", "X-A: two"), ("~ o.e", "~ t.o"),
                         ("! X-B", "! X-A"), ("GET /ababab", "GET /ab")):
            code, text = self.run_script(GOOD.replace(old, new))
            self.assertEqual(code, 1, new)
            self.assertIn("a.test", text)

    def test_scripts_that_are_none(self):
        for text in ("", "ask\n", "send\nGET /\n", "# nothing\n"):
            self.assertEqual(self.run_script(text)[0], 1, text)


if __name__ == "__main__":
    unittest.main()
