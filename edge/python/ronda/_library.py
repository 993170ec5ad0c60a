"""The C library, loaded and declared: libronda.so.0 as ronda.h describes it."""
import ctypes
import json
import os
import pathlib

from ._errors import error_for

_SONAME = "libronda.so.0"


def _load():
    """The library named by RONDA_LIBRARY, the one beside this module, or the system's."""
    named = os.environ.get("RONDA_LIBRARY")
    beside = pathlib.Path(__file__).with_name(_SONAME)
    path = named or (str(beside) if beside.exists() else _SONAME)
    try:
        return ctypes.CDLL(path)
    except OSError as reason:
        raise ImportError(f"{reason}; install libronda0, or name the library in RONDA_LIBRARY") from None


_lib = _load()
_pointer, _text, _size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
_out = ctypes.POINTER(ctypes.c_void_p)

_ASKING = ("pair", "check", "explain", "standings", "what_if", "compare", "outlook", "rate", "rate_need", "write")
_CHANGING = ("with_round", "number", "enter", "bye", "withdraw", "correct")


def _declare(name, result, *arguments):
    function = getattr(_lib, f"ronda_{name}")
    function.restype = result
    function.argtypes = arguments


_declare("version", _text)
_declare("version_number", ctypes.c_uint32)
_declare("text_data", _pointer, _pointer)
_declare("text_size", _size, _pointer)
_declare("text_diagnostics", _text, _pointer)
_declare("text_free", None, _pointer)
_declare("tournament_free", None, _pointer)
_declare("read", ctypes.c_int32, _text, _size, _text, _out, _out)
_declare("validate", ctypes.c_int32, _text, _size, _text, _out)
_declare("repair", ctypes.c_int32, _text, _size, _text, _out, _out)
_declare("systems", ctypes.c_int32, _out)
_declare("schedule", ctypes.c_int32, _text, _pointer, _text, _out)
_declare("bracket", ctypes.c_int32, _text, _size, _text, _out)
_declare("generate", ctypes.c_int32, _text, _out)
_declare("rate_question", ctypes.c_int32, _text, _text, _out)
for _name in _ASKING:
    _declare(_name, ctypes.c_int32, _pointer, _text, _out)
for _name in _CHANGING:
    _declare(_name, ctypes.c_int32, _pointer, _text, _out, _out)


def version():
    return _lib.ronda_version().decode()


class Said:
    """What a call gave: its status, its bytes, and what was told beside them."""

    def __init__(self, status, handle):
        self.status = status
        try:
            self.bytes = ctypes.string_at(_lib.ronda_text_data(handle), _lib.ronda_text_size(handle)) if handle else b""
            told = _lib.ronda_text_diagnostics(handle) if handle else b""
        finally:
            _lib.ronda_text_free(handle)
        self.diagnostics = json.loads(told)["diagnostics"] if told else []

    def asked(self):
        """Itself, unless the call was refused. Differences that a check found, and an outlook without a way on, are answers."""
        if any(one["severity"] == "error" for one in self.diagnostics):
            raise error_for(self.status, self.diagnostics)
        return self

    def json(self):
        return json.loads(self.bytes)

    def text(self):
        """A TRF has the encoding of the file it was made of: where that is not UTF-8, an older one."""
        for encoding in ("utf-8", "windows-1252"):
            try:
                return self.bytes.decode(encoding)
            except UnicodeDecodeError:
                pass
        return self.bytes.decode("latin-1")


def _content(value):
    """A document, or bytes, as the text that the library takes for what is in a file."""
    if isinstance(value, dict):
        return json.dumps(value)
    return value.decode() if isinstance(value, (bytes, bytearray)) else value


def options_text(options):
    """The options that were given as the library takes them."""
    given = {name: _content(value) for name, value in options.items() if value is not None}
    return json.dumps(given).encode() if given else None


def call(name, *arguments):
    """A function whose last argument is the text it gives."""
    out = ctypes.c_void_p()
    status = getattr(_lib, f"ronda_{name}")(*arguments, ctypes.byref(out))
    return Said(status, out)


def repair(data, name):
    """The repaired bytes, and the report."""
    repaired, report = ctypes.c_void_p(), ctypes.c_void_p()
    status = _lib.ronda_repair(data, len(data), name, ctypes.byref(repaired), ctypes.byref(report))
    return Said(0, repaired), Said(status, report)


class Handle:
    """A tournament of the library, freed when nobody needs it any more."""

    def __init__(self, pointer):
        self.pointer = pointer

    def __del__(self, free=_lib.ronda_tournament_free):
        free(self.pointer)


def make(name, *arguments):
    """A function that makes a tournament, and what it says about it."""
    out, text = ctypes.c_void_p(), ctypes.c_void_p()
    status = getattr(_lib, f"ronda_{name}")(*arguments, ctypes.byref(out), ctypes.byref(text))
    said = Said(status, text)
    if status != 0:
        raise error_for(status, said.diagnostics)
    return Handle(out), said
