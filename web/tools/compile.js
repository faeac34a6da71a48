/**
 * Python's files of a page, compiled by the very Python that will run them there:
 * `node compile.js PYODIDE STDLIB.zip OURS.zip` rewrites both. What is imported when a page starts
 * comes as code, which is larger than its source but needs not be compiled by every visitor.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const COMPILE = `
import io, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

sys.path.insert(0, "/ours.zip")
from robobid.app.browser.page import prepare
await prepare()
started = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}

# What no page has use for: other people's protocols and encodings, tests, debuggers.
unused = {
    "_pyrepl", "ctypes", "curses", "dbm", "ensurepip", "idlelib", "multiprocessing", "pydoc_data",
    "sqlite3", "tkinter", "turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc",
    *(f"{name}.py" for name in "cProfile doctest ftplib imaplib mailbox optparse pdb pickletools "
    "poplib profile pstats pydoc smtplib trace turtle".split()),
}
spoken = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode"}

def is_left_out(name):
    top, _, rest = name.partition("/")
    if top == "encodings":
        word = rest.removesuffix(".py")
        return not (word in spoken or word.startswith(("utf", "raw", "unicode")))
    return top in unused

def compiled(path, root):
    held = io.BytesIO()
    with zipfile.ZipFile(path) as given, zipfile.ZipFile(held, "w") as made:
        for entry in given.infolist():
            name, data = entry.filename, given.read(entry)
            is_started = f"{root}/{name}" in started
            if entry.is_dir() or (is_left_out(name) and not is_started):
                continue
            if name.endswith(".py") and is_started:
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                name, data = f"{name}c", _code_to_hash_pyc(code, bytes(8), False)
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return held.getvalue()

def rewrite(path, root):
    data = compiled(path, root)
    with open(path, "wb") as file:
        file.write(data)
`;

const [pyodide, stdlib, ours] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
python.FS.writeFile("/stdlib.zip", readFileSync(stdlib));
python.FS.writeFile("/ours.zip", readFileSync(ours));
await python.runPythonAsync(COMPILE);
const rewrite = python.globals.get("rewrite");
const root = python.runPython("import os; os.path.dirname(os.__file__)");
rewrite("/stdlib.zip", root);
rewrite("/ours.zip", "/ours.zip");
writeFileSync(stdlib, python.FS.readFile("/stdlib.zip"));
writeFileSync(ours, python.FS.readFile("/ours.zip"));
