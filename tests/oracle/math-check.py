"""Values of expressions by SymPy and mpmath: reads a JSON list of {"text", "values"} on stdin, writes a list of
[re, im] decimals of 40 digits, or null where SymPy has no value. `values` gives numbers for free symbols."""
import json
import signal
import sys

import sympy
from sympy import N
from sympy.parsing.sympy_parser import (
    convert_xor,
    factorial_notation,
    implicit_multiplication,
    parse_expr,
    rationalize,
    standard_transformations,
)

TRANSFORMATIONS = (*standard_transformations, factorial_notation, convert_xor, implicit_multiplication, rationalize)
NAMES = {
    "i": sympy.I,
    "e": sympy.E,
    "pi": sympy.pi,
    "ceil": sympy.ceiling,
    "conj": sympy.conjugate,
    "abs": sympy.Abs,
    "sign": sympy.sign,
    "mod": sympy.Mod,
    "min": sympy.Min,
    "max": sympy.Max,
    "round": lambda x: sympy.sign(x) * sympy.floor(sympy.Abs(x) + sympy.Rational(1, 2)),
    "log2": lambda x: sympy.log(x, 2),
    "log10": lambda x: sympy.log(x, 10),
    "cbrt": lambda x: x ** sympy.Rational(1, 3),
}


class Late(Exception):
    pass


def late(_signal, _frame):
    raise Late()


def value(item):
    names = dict(NAMES)
    for name, number in item.get("values", {}).items():
        names[name] = sympy.Rational(number)
    expression = parse_expr(item["text"], local_dict=names, transformations=TRANSFORMATIONS)
    number = N(expression, 40)
    re, im = number.as_real_imag()
    if not (re.is_number and im.is_number):
        return None
    return [str(re), str(im)]


answers = []
signal.signal(signal.SIGALRM, late)
for item in json.load(sys.stdin):
    signal.alarm(10)
    try:
        answers.append(value(item))
    except (Late, Exception):  # noqa: B014  SymPy raises what it likes: no value
        answers.append(None)
    finally:
        signal.alarm(0)
json.dump(answers, sys.stdout)
