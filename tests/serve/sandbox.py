"""The sandbox that a unit of systemd asks for, without systemd: what packaging/ronda.service says is made of namespaces by bubblewrap and of
filters of system calls by libseccomp. systemd-analyze says which calls a group such as @system-service has."""
import ctypes
import errno
import mmap
import os
import pathlib
import socket
import subprocess
import tempfile

ALLOW, EQUAL, MASKED, GREATER = 0x7FFF0000, 4, 7, 6  # SCMP_ACT_ALLOW, SCMP_CMP_EQ, SCMP_CMP_MASKED_EQ, SCMP_CMP_GT
NAMESPACES = (0x00020000, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000)  # CLONE_NEW*
SET_IDS = (0o4000, 0o2000)
USER = "61184"  # the first of those systemd gives to dynamic users


class Unit:
    """The settings of a unit, each with all its values in order."""

    def __init__(self, path):
        self.settings = {}
        for line in pathlib.Path(path).read_text().splitlines():
            if "=" in line and not line.startswith("#"):
                name, value = line.split("=", 1)
                self.settings.setdefault(name, []).append(value)

    def __getitem__(self, name):
        return self.settings[name][-1]

    def calls(self):
        """The system calls that are left by its filters."""
        allowed = members("@default")
        for value in self.settings["SystemCallFilter"]:
            denied = value.startswith("~")
            for name in value.lstrip("~").split():
                allowed = allowed - members(name) if denied else allowed | members(name)
        return allowed


def members(name):
    if not name.startswith("@"):
        return {name}
    text = subprocess.run(["systemd-analyze", "--no-pager", "syscall-filter", name], capture_output=True, text=True, check=True).stdout
    words = [line.strip() for line in text.splitlines()[1:] if line.strip() and not line.strip().startswith("#")]
    return set().union(*(members(word) for word in words))


class Compared(ctypes.Structure):
    _fields_ = [("argument", ctypes.c_uint), ("how", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


class Filter:
    """A filter of system calls: what becomes of those no rule speaks of, and rules."""

    def __init__(self, otherwise):
        self.library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
        self.library.seccomp_init.restype = ctypes.c_void_p
        self.context = ctypes.c_void_p(self.library.seccomp_init(ctypes.c_uint32(otherwise)))

    def rule(self, action, name, *compared):
        number = self.library.seccomp_syscall_resolve_name(name.encode())
        if number < 0:
            return  # of another machine
        array = (Compared * len(compared))(*(Compared(*one) for one in compared))
        done = self.library.seccomp_rule_add_array(self.context, ctypes.c_uint32(action), number, len(compared), array)
        assert done == 0, (name, os.strerror(-done))

    def program(self):
        """A file with its instructions, as bubblewrap reads them."""
        file = tempfile.TemporaryFile()
        assert self.library.seccomp_export_bpf(self.context, file.fileno()) == 0
        file.seek(0)
        return file


def refuse(error):
    return 0x00050000 | error  # SCMP_ACT_ERRNO


def filter_of_calls(unit):
    made = Filter(refuse(getattr(errno, unit["SystemCallErrorNumber"])))
    for name in unit.calls():
        made.rule(ALLOW, name)
    return made


def filter_of_arguments(unit):
    """RestrictAddressFamilies, MemoryDenyWriteExecute, RestrictNamespaces, RestrictRealtime, RestrictSUIDSGID and LockPersonality."""
    made, no = Filter(ALLOW), refuse(errno.EPERM)
    families = {int(getattr(socket, name)) for name in unit["RestrictAddressFamilies"].split()}
    for family in set(range(64)) - families:
        made.rule(refuse(errno.EAFNOSUPPORT), "socket", (0, EQUAL, family, 0))
    made.rule(refuse(errno.EAFNOSUPPORT), "socket", (0, GREATER, 63, 0))
    both = mmap.PROT_WRITE | mmap.PROT_EXEC
    made.rule(no, "mmap", (2, MASKED, both, both))
    for name in ("mprotect", "pkey_mprotect"):
        made.rule(no, name, (2, MASKED, mmap.PROT_EXEC, mmap.PROT_EXEC))
    for flag in NAMESPACES:
        made.rule(no, "clone", (0, MASKED, flag, flag))
    made.rule(refuse(errno.ENOSYS), "clone3")
    for name in ("unshare", "setns", "personality"):
        made.rule(no, name)
    for policy in (1, 2, 6):  # SCHED_FIFO, SCHED_RR, SCHED_DEADLINE
        made.rule(no, "sched_setscheduler", (1, EQUAL, policy, 0))
    for bit in SET_IDS:
        for name, place in (("chmod", 1), ("fchmod", 1), ("fchmodat", 2), ("mkdir", 1), ("mkdirat", 2), ("mknod", 1), ("mknodat", 2)):
            made.rule(no, name, (place, MASKED, bit, bit))
    return made


def namespaces(program, folder):
    """The file system as the service sees it, /var/lib/ronda being the folder, and its user without rights. The program is /opt/ronda there.
    A sanitized program looks for leaks by tracing itself, which the service forbids; every other test looks for them."""
    hidden = [option for place in ("/home", "/root", "/tmp", "/var/tmp", "/run", "/var/lib", "/opt") for option in ("--tmpfs", place)]
    of_kernel = [option for name in ("meminfo", "cpuinfo", "stat", "version") for option in ("--ro-bind", "/dev/null", f"/proc/{name}")]
    return ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", *of_kernel, "--tmpfs", "/proc/sys", "--tmpfs", "/sys", *hidden,
            "--ro-bind", program, "/opt/ronda", "--bind", folder, "/var/lib/ronda", "--unshare-user", "--uid", USER, "--gid", USER,
            "--unshare-ipc", "--unshare-uts", "--cap-drop", "ALL", "--die-with-parent", "--chdir", "/", "--clearenv",
            "--setenv", "ASAN_OPTIONS", "detect_leaks=0"]


def inside(unit, program, folder):
    """What stands before a command that is to run in the sandbox, and the files that must be handed on to it."""
    filters = [filter_of_calls(unit).program(), filter_of_arguments(unit).program()]
    loaded = [option for file in filters for option in ("--add-seccomp-fd", str(file.fileno()))]
    return [*namespaces(program, folder), *loaded], filters
