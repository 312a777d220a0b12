"""Judges simplified, expanded and factored forms with SymPy: one JSON object a line in, one verdict a line out.

In: {id, expression, simplified, expanded, factored, best_ops, factored_expected}. Forms may be null.
Out: {id, wrong: [form…], simplified_ops, factors, factors_expected, expanded_ok}.
Equality is numeric, at real points at which the expression is real, and by SymPy alone: none of the product's code runs here.
"""

import ast
import json
import random
import re
import signal
import sys

import sympy
from sympy.parsing.sympy_parser import (
    convert_xor,
    implicit_multiplication_application,
    parse_expr,
    standard_transformations,
)

NAMES = {
    "e": sympy.E, "i": sympy.I, "pi": sympy.pi, "ln": sympy.log, "abs": sympy.Abs, "sign": sympy.sign,
    "ceil": sympy.ceiling, "floor": sympy.floor, "cbrt": lambda x: x ** sympy.Rational(1, 3),
    "binomial": sympy.binomial, "factorial": sympy.factorial, "gamma": sympy.gamma,
}
NAMES.update({"a" + f: getattr(sympy, "a" + f) for f in "sin cos tan sinh cosh tanh".split()})
TRANSFORMATIONS = standard_transformations + (convert_xor, implicit_multiplication_application)


def read(text, evaluate=True):
    local = dict(NAMES)
    for letter in "abcdfghjklmnopqrstuvwxyz":
        local[letter] = sympy.Symbol(letter, real=True)
    text = text.replace("√", "sqrt").replace("²", "**2").replace("³", "**3").replace("π", "pi")
    return parse_expr(text, local_dict=local, transformations=TRANSFORMATIONS, evaluate=evaluate)


def points(symbols, seed):
    rng = random.Random(seed)
    for kind in range(10):
        yield {
            s: sympy.Rational(rng.randint(20, 3000), 997) * (rng.choice([1, -1]) if kind % 2 else 1) for s in symbols
        }


def value(expression, point):
    try:
        v = expression.subs(point).evalf(25)
        v = complex(v)
        return v if abs(v) < 1e250 and v == v else None
    except (TypeError, ValueError, ZeroDivisionError, OverflowError):
        return None


def differs(expression, form, seed):
    """True when they differ at a real point where the expression is real."""
    symbols = sorted(expression.free_symbols | form.free_symbols, key=str)
    seen = 0
    for point in points(symbols, seed):
        a = value(expression, point)
        if a is None or abs(a.imag) > 1e-12 * (1 + abs(a)):
            continue
        b = value(form, point)
        if b is None:
            continue
        seen += 1
        if abs(a - b) > 1e-9 * (abs(a) + abs(b)) + 1e-14:
            return True
        if seen == 3:
            break
    return False


def factor_count(form):
    count = 0
    for factor in sympy.Mul.make_args(form):
        base, exponent = factor.as_base_exp()
        if base.is_number:
            continue
        count += abs(int(exponent)) if exponent.is_Integer else 1
    return count


def multiplied_out(form):
    """No power or product of sums is left in a numerator."""
    for term in sympy.Add.make_args(form):
        sums = [f for f in sympy.Mul.make_args(term) if f.as_base_exp()[0].is_Add and f.as_base_exp()[1].is_positive]
        if any(f.as_base_exp()[1].is_Integer for f in sums) and len(sympy.Mul.make_args(term)) > 1:
            return False
        if any(f.is_Pow and f.exp.is_Integer for f in sums):
            return False
    return True


def operations(text):
    """Signs of operation and functions in what is written; a leading minus and the 1 of 1/x are free."""
    def count(node):
        inner = sum(count(child) for child in ast.iter_child_nodes(node))
        if isinstance(node, ast.Call):
            return 1 + inner
        if isinstance(node, ast.BinOp):
            free = isinstance(node.op, ast.Div) and isinstance(node.left, ast.Constant) and node.left.value == 1
            negated = isinstance(node.op, ast.Div) and ast.unparse(node.left) == "-1"
            return inner + (0 if free or negated else 1)
        return inner

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    try:
        python = re.sub(r"(\w+|\([^()]*\))!", r"factorial(\1)", text.replace("^", "**"))
        return count(ast.parse(python, mode="eval"))
    finally:
        sys.setrecursionlimit(limit)


class Slow(Exception):
    pass


def on_alarm(_signal, _frame):
    raise Slow()


signal.signal(signal.SIGALRM, on_alarm)
for line in sys.stdin:
    case = json.loads(line)
    out = {"id": case["id"], "wrong": []}
    signal.alarm(20)
    try:
        expression = read(case["expression"])
        for name in ("simplified", "expanded", "factored"):
            text = case[name]
            if text is None:
                continue
            form = read(text)
            if differs(expression, form, case["id"]):
                out["wrong"].append(name)
            if name == "simplified":
                out["simplified_ops"] = operations(text)
            if name == "expanded":
                out["expanded_ok"] = multiplied_out(form)
            if name == "factored":
                out["factors"] = factor_count(form)
        if case.get("factored_expected"):
            out["factors_expected"] = factor_count(read(case["factored_expected"]))
    except Slow:
        out["slow"] = True
    finally:
        signal.alarm(0)
    print(json.dumps(out), flush=True)
