/** What is asked in words or with signs → calls: `d/dx x^2` is `diff(x^2, x)`, `∫ x dx` is `integrate(x, x)`. */
import { ParseError } from '../io/lexer';
import { parse } from '../io/parse';
import { childrenOf, type Syntax } from '../io/syntax';
import { splitRelation, splitTop } from './reading';
import { SCHOOL } from './school';

const VARIABLE = '([A-Za-z\\u0370-\\u03ff]\\w*)';

/** The text with its sentence as a call; the text itself where it is none. */
export function inCalls(text: string): string {
	const trimmed = text
		.trim()
		// Patterns with several spaces in a row to share out would try each way to do so.
		.replace(/\s+/g, ' ')
		.replace(/[?.]+$/, '')
		.replace(/^(?:please|find|compute|calculate|determine|what\s+(?:is|are)|evaluate)\s+/i, '')
		.replace(/^the\s+/i, '');
	const inside = betweenEnds(trimmed);
	if (inside) return inside;
	const line = lineAt(trimmed);
	if (line) return line;
	const equation = equationIn(trimmed);
	if (equation) return equation;
	const integral = integralIn(trimmed);
	if (integral) return integral;
	for (const [pattern, rewrite] of [...SCHOOL, ...PHRASES]) {
		const match = pattern.exec(trimmed);
		const call = match && rewrite(match.map((group) => (group ?? '').trim()));
		if (call) return call;
	}
	return valueAt(trimmed) ?? conditions(trimmed) ?? trimmed;
}

const EQUATION = String.raw`^(?:solve\s+)?([^<>,;]+=[^<>,;=]+?)\s*,?\s+`;
const RANGE = new RegExp(
	`${EQUATION}(?:for|where|with|when|if|and)\\s+([^<>=,]+(?:<=?|≤)\\s*[a-z]\\s*(?:<=?|≤)[^<>=,]+)$`,
	'is'
);
const INTERVAL = new RegExp(
	`${EQUATION}(?:(?:for\\s+)?([a-z])\\s+)?(?:in|on|over|∈)\\s+(?:the\\s+interval\\s+)?([[(])([^,;[\\]]+)[,;]([^,;[\\]]+?)([\\])])$`,
	'is'
);
const FROM_TO = new RegExp(`${EQUATION}(?:for\\s+([a-z])\\s+)?(?:between|from)\\s+(.+?)\\s+(?:and|to)\\s+(.+)$`, 'is');

/** What is asked of a function on an interval, which is no equation: `maximum of f(x) = x^2 on [0, 2]`. */
const OF_FUNCTION =
	/\b(?:of|to|under|below|between\s+the|integra\w+|maximi\w+|minimi\w+)\s|(?<![A-Za-z])[fgh]\s*\(\s*[a-z]\s*\)\s*=/i;

/** `2cos(x) = 1 for 0 <= x <= 2pi`, `… on [0, 2pi)`: the equation and the interval as relations that both hold. */
function betweenEnds(text: string): string | undefined {
	if (OF_FUNCTION.test(text)) return undefined;
	const range = RANGE.exec(text);
	if (range) return `${range[1]}, ${range[2]}`;
	const letter = (equation: string) => [...new Set(equation.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z(])/g) ?? [])];
	const interval = INTERVAL.exec(text);
	const between = interval ? null : FROM_TO.exec(text);
	const [, equation, named] = interval ?? between ?? [];
	if (equation === undefined) return undefined;
	const [name, ...others] = named ? [named] : letter(equation);
	if (name === undefined || others.length > 0) return undefined;
	if (interval) return `${equation}, ${interval[4]} ${interval[3] === '[' ? '<=' : '<'} ${name} ${interval[6] === ']' ? '<=' : '<'} ${interval[5]}`; // prettier-ignore
	return `${equation}, ${between![3]} <= ${name} <= ${between![4]}`;
}

const ONE_LETTER = '([A-Za-z\\u0370-\\u03ff](?:_?\\d+)?)';

/** What asks for an unknown before or after its equation: `solve for x: 2x = 10`, `find x if 3x = 12`, `2x = 10, x = ?`. */
const ASKED: readonly RegExp[] = [
	new RegExp(`^(?:solve\\s+)?for\\s+${ONE_LETTER}\\s*[:,;]?\\s+(?<body>.+)$`, 'is'),
	new RegExp(`^(?:find\\s+|solve\\s+)?(?:the\\s+value\\s+of\\s+)?${ONE_LETTER}\\s*(?::|,?\\s+(?:if|when|where|given(?:\\s+that)?|such\\s+that|in)\\s)\\s*(?<body>.+)$`, 'is'),
	new RegExp(`^(?<body>.+?)\\s*(?:,|;|=>|⇒|\\.)\\s*(?:then\\s+)?(?:find\\s+|what\\s+is\\s+|solve\\s+for\\s+)?${ONE_LETTER}\\s*(?:=\\s*\\??)?$`, 'is')
]; // prettier-ignore

function equationIn(text: string): string | undefined {
	if (text.length > 500) return undefined;
	const plain = text
		.replace(/^solve\s*:\s*/i, 'solve ')
		.replace(/^(solve\s+)?(?:the\s+)?(?:equation|inequality|system)\s*:?\s+/i, '$1')
		.replace(/^(.+?[=<>].+?)\s*,?\s+solve(?:\s+for\s+(\w+))?$/is, (_, body: string, name?: string) => `solve ${body}${name ? ` for ${name}` : ''}`); // prettier-ignore
	for (const pattern of ASKED) {
		const match = pattern.exec(plain);
		const body = match?.groups?.['body'];
		const name = match?.[1] === body ? match?.[2] : match?.[1];
		if (!body || !name || splitRelation(body).signs.length === 0) continue;
		if (!new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(body)) continue;
		const parts = body.split(/\s+and\s+/i);
		return parts.length > 1 || splitTop(body, (at) => (',;'.includes(body[at]!) ? 1 : 0)).parts.length > 1
			? undefined
			: `solve(${body}, ${name})`;
	}
	return plain === text ? undefined : inCalls(plain);
}

const LINE = '(?:equation\\s+of\\s+(?:the\\s+|an?\\s+)?)?(tangent|normal|slope|gradient)(?:\\s+line)?';
const CURVE =
	'(?:(?:to|of|for)\\s+)(?:the\\s+)?(?:tangent\\s+(?:line\\s+)?(?:to|of)\\s+)?(?:(?:curve|graph|function)\\s+(?:of\\s+)?)?(?:(?:y|f\\([a-z]\\))\\s*=\\s*)?(.+?)';
const PLACE = '(?:at|when|where)\\s+(?:the\\s+)?(?:point\\s+)?(?:[a-z]\\s*=\\s*)?(.+?)';
const LINES = [
	new RegExp(`^${LINE}\\s+${CURVE},?\\s+${PLACE}$`, 'is'),
	new RegExp(`^${LINE}\\s+${PLACE}\\s+${CURVE}$`, 'is')
];

/** `tangent line of x^2 at 3`, `normal to y = x^3 at x = 1`, `slope of sin(x) at pi`: the line as an expression, its slope. */
function lineAt(text: string): string | undefined {
	const [after, before] = LINES.map((pattern) => pattern.exec(text));
	const found = after ?? before;
	if (!found) return undefined;
	const [body, place] = after ? [found[2]!, found[3]!] : [found[3]!, found[2]!];
	// (1, 2) is a point of the curve.
	const at = /^\(\s*([^(),]+)\s*,[^(),]+\)$/.exec(place)?.[1] ?? place;
	if (/[A-Za-z]{2}/.test(at.replace(/\b(?:pi|sqrt|log|ln|exp)\b/g, '')) || at === '') return undefined;
	const letters = [...new Set(body.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z(])/g) ?? [])];
	const name = letters.length === 1 ? letters[0]! : 'x';
	const [height, slope] = [`subs(${body}, ${name}, ${at})`, `subs(diff(${body}, ${name}), ${name}, ${at})`];
	const kind = found[1]!.toLowerCase();
	if (kind === 'slope' || kind === 'gradient') return slope;
	const run = `(${name} - (${at}))`;
	return `expand(${height} ${kind === 'normal' ? `- ${run}/` : `+ ${run}*`}${slope})`;
}

const INTEGRAL =
	/^(?:∫|(?:definite\s+|indefinite\s+)?(?:integral|antiderivative|primitive)(?:\s+of)?(?![A-Za-z])|integrate(?![A-Za-z])|int(?=[\s_])|area\s+(?:under|below)(?:\s+the\s+(?:curve|graph))?(?:\s+of)?(?![A-Za-z])(?:\s*(?:y|[fgh]\s*\(\s*[a-z]\s*\))\s*=)?)\s*/i;
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Ends at the sign: ∫_0^1, ∫_{a}^{b}, ∫₀¹. */
const AT_SIGN = /^_(\{[^{}]*\}|\([^()]*\)|-?[\w.π∞]+)\s*\^(\{[^{}]*\}|\([^()]*\)|-?[\w.π∞]+)\s*/;
const SMALL = new RegExp(`^([₋]?[${LOWERED}]+)([⁻]?[${RAISED_DIGITS}]+)\\s*`);

/** Integrals, with dx or without, with ends at the sign, before the body or after it. */
function integralIn(text: string): string | undefined {
	const opening = INTEGRAL.exec(text);
	if (!opening) return undefined;
	let body = text.slice(opening[0].length);
	// integrate(x, x) is a call already; integrate (x + 1)^2 is a sentence.
	if (body.startsWith('(') && /[A-Za-z]$/.test(opening[0]) && !/\bd\s*[A-Za-z]\s*$|\sfrom\s/.test(body))
		return undefined;
	let ends: readonly [string, string] | undefined;
	const atSign = AT_SIGN.exec(body);
	const small = SMALL.exec(body);
	const before = /^(?:from\s+|between\s+)(.+?)\s+(?:to|and)\s+(.+?)\s+(?:of\s+)(.+)$/is.exec(body);
	if (atSign) {
		ends = [bare(atSign[1]!), bare(atSign[2]!)];
		body = body.slice(atSign[0].length);
	} else if (small) {
		ends = [plain(small[1]!), plain(small[2]!)];
		body = body.slice(small[0].length);
	} else if (before) {
		ends = [before[1]!, before[2]!];
		body = before[3]!;
	} else {
		const after = /^(.*?)[\s,]+(?:from|between|for\s+[A-Za-z]\s+from)\s+(?:[A-Za-z]\s*=\s*)?(.+?)\s+(?:to|and)\s+(?:[A-Za-z]\s*=\s*)?(.+)$/is.exec(body); // prettier-ignore
		if (after) {
			ends = [after[2]!, after[3]!];
			body = after[1]!;
		}
	}
	body = body.replace(/^of\s+/i, '').trim();
	let variable: string | undefined;
	const differential = new RegExp(`^(.*?)(?:(?<![A-Za-z])|(?<=[\\s\\d)]))d\\s?${VARIABLE}$`, 's').exec(body);
	const first = new RegExp(`^d([A-Za-z\\u0370-\\u03ff])\\s*/\\s*(.+)$`, 's').exec(body);
	const toward = new RegExp(`^(.*?)\\s+(?:w\\.?r\\.?t\\.?|with\\s+respect\\s+to)\\s+${VARIABLE}$`, 'is').exec(body);
	if (first) [variable, body] = [first[1], `1/(${first[2]})`];
	else if (differential) [body, variable] = [differential[1]!.trim() || '1', differential[2]];
	else if (toward) [body, variable] = [toward[1]!, toward[2]];
	if (body === '') return undefined;
	if (ends && variable === undefined) {
		const letters = [...new Set(body.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z])/g) ?? [])];
		variable = letters.length === 1 ? letters[0] : 'x';
	}
	return `integrate(${[body, ...(variable ? [variable] : []), ...(ends ?? [])].join(', ')})`;
}

const bare = (end: string): string => end.replace(/^[{(]([^]*)[)}]$/, '$1');
const plain = (small: string): string =>
	[...small].map((each) => (each === '₋' || each === '⁻' ? '-' : Math.max(LOWERED.indexOf(each), RAISED_DIGITS.indexOf(each)))).join(''); // prettier-ignore

const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' };
const BY = `(?:w\\.?r\\.?t\\.?|with\\s+respect\\s+to|by|for)`;

/** Patterns from the most special on; groups are trimmed. */
const PHRASES: readonly (readonly [RegExp, (groups: readonly string[]) => string])[] = [
	[
		new RegExp(
			`^d[yf]\\s*/\\s*d\\s*([A-Za-z])(?![A-Za-z0-9_])\\s*(?:of|for|if|when|where|:)?\\s*(?:y\\s*=)?(.+)$`,
			's'
		),
		([, variable, body]) => `diff(${body}, ${variable})`
	],
	[
		new RegExp(
			`^d(?:\\^(\\d+)|([²³]))?\\s*/\\s*d\\s*${VARIABLE}(?:\\^\\d+|[²³])?(?![A-Za-z0-9_])(?:\\s+of\\b)?(.*)$`,
			's'
		),
		([, power, raised, variable, body]) => {
			const [first] = /^[A-Za-z\u0370-\u03ff]/.exec(variable!) ?? [];
			return `diff(${body}, ${variable ?? first}, ${power || RAISED[raised!] || '1'})`;
		}
	],
	[
		/^((?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th)\s+)?(?:derivative\s+of|differentiate|derive|diff)\s+(.*?)\s+(?:at|when|where|for)\s+([A-Za-z])\s*=\s*(.+)$/is,
		([, order, body, variable, value]) =>
			`subs(diff(${body}, ${variable}, ${orderNamed(order!)}), ${variable}, ${value})`
	],
	[
		/^((?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th)\s+)?derivative\s+of\s+(.*?)\s+at\s+(-?(?:\d+(?:\.\d+)?(?:\/\d+)?|pi|π|e)(?:\/\d+)?)$/is,
		([all, order, body, value]) => {
			const [letter, ...others] = new Set(body!.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z])/g) ?? []);
			return letter && others.length === 0 ? `subs(diff(${body}, ${letter}, ${orderNamed(order!)}), ${letter}, ${value})` : all!; // prettier-ignore
		}
	],
	[
		new RegExp(
			`^((?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th)\\s+)?derivative\\s+of\\s+(.*?)\\s+${BY}\\s+${VARIABLE}$`,
			'is'
		),
		([, order, body, variable]) => `diff(${body}, ${variable}, ${orderNamed(order!)})`
	],
	[
		/^(first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th)\s+derivative\s+of\s+(.*)$/is,
		([, order, body]) => `diff(${body}, ${unknownIn(body!)}, ${orderNamed(order!)})`
	],
	[
		new RegExp(`^(?:differentiate|derive|derivative\\s+of)\\s+(.*?)\\s+${BY}\\s+${VARIABLE}$`, 'is'),
		([, body, variable]) => `diff(${body}, ${variable})`
	],
	[/^(?:differentiate|derive|derivative\s+of)\s+(?:[yf](?:\(x\))?\s*=\s*)?(.*)$/is, ([, body]) => `diff(${body})`],
	[/^(?:diff|derivative)\s+(.*)$/is, ([, body]) => `diff(${body})`],
	[
		new RegExp(
			`^lim(?:it)?\\s*(?:of\\s+)?(.+?)\\s+as\\s+${VARIABLE}\\s*(?:->|→|approaches|tends\\s+to|goes\\s+to|to)\\s*(.+)$`,
			'is'
		),
		([, body, variable, to]) => `limit(${body}, ${variable}, ${sided(to!)})`
	],
	[
		new RegExp(
			`^lim(?:it)?\\s*_?\\s*[({]?\\s*(?:as\\s+)?${VARIABLE}\\s*(?:->|→|to\\s)\\s*([^\\s)}]+)\\s*[)}]?\\s+(?:of\\s+)?(.+)$`,
			'is'
		),
		([, variable, to, body]) => `limit(${body}, ${variable}, ${sided(to!)})`
	],
	[
		new RegExp(
			`^(?:taylor|maclaurin|power)?\\s*(?:series|expansion|polynomial)?\\s*(?:of|for|expansion\\s+of)\\s+(.+?)\\s+(?:at|around|about|near)\\s+${VARIABLE}?\\s*=?\\s*(\\S+)(?:\\s+(?:up\\s+to|to|of|with)\\s+(?:the\\s+)?(?:order|degree)\\s+(\\d+))?$`,
			'is'
		),
		([all, body, variable, at, order]) =>
			/^\s*(?:of|for)\b/i.test(all!) ? all! : `series(${body}, ${variable || 'x'}, ${at}${order ? `, ${order}` : ''})`
	],
	[
		/^(?:taylor|maclaurin|power)\s+(?:series\s+|expansion\s+|polynomial\s+)?(?:of\s+|for\s+)?(?!\()(.+)$/is,
		([, body]) => `series(${body})`
	],
	[
		new RegExp(`^solve\\s+(.*?)\\s+for\\s+${VARIABLE}(?:\\s*(?:,|and)\\s*${VARIABLE})?$`, 'is'),
		([, body, one, two]) =>
			`solve(${two ? `[${body!.replace(/\s+and\s+/gi, ', ')}], [${one}, ${two}]` : `${body}, ${one}`})`
	],
	[/^solve\s+(?!\()(.*)$/is, ([, body]) => `solve([${body!.replace(/\s+and\s+/gi, ', ')}])`],
	[/^solve\s+(\(.*)$/is, ([, body]) => `solve([${body}])`],
	[
		/^(?:(?:find\s+)?(?:the\s+)?(?:roots?|zeros?|zeroes|solutions?)\s+of)\s+(.+)$/is,
		([, body]) => (splitRelation(body!).signs.length > 0 ? `solve([${body}])` : `solve(${body} = 0)`)
	],
	[/^(?:factor|factori[sz]e)\s+(.*)$/is, ([, body]) => `factor(${body})`],
	[/^(?:prime\s+)?(?:factors?|factori[sz]ation|decomposition)\s+of\s+(.*)$/is, ([, body]) => `factor(${body})`],
	[/^expand\s+(.*)$/is, ([, body]) => `expand(${body})`],
	[/^(expand|factor|factori[sz]e)(\([^,]*\)\s*[\^(].*)$/is, ([, name, body]) => `${name}(${body})`],
	[/^(.+?),?\s+simplified$/is, ([, body]) => `simplify(${body})`],
	[
		/^(?!expand|factor)(.+?),?\s+(expand|factor)(?:ed|i[sz]ed?)?$/is,
		([, body, name]) => `${name!.toLowerCase()}(${body})`
	],
	[/^\(([^'=[]+)\)'$/s, ([, body]) => `diff(${body})`],
	[/^(?:simplify|reduce)\s+(.*)$/is, ([, body]) => `simplify(${body})`],
	[/^is\s+(\d+)\s+(?:a\s+)?prime(?:\s+number)?$/i, ([, n]) => `isprime(${n})`]
];

const ORDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The order of a derivative by its word, 1 to 9. */
const orderNamed = (word: string | undefined): number => {
	if (!word) return 1;
	const index = ORDERS.indexOf(word.trim().toLowerCase());
	return index < 0 ? Number.parseInt(word, 10) : index + 1;
};

/** The unknown of an expression, by its tokens: x or t where it has several, or none that can be read. */
function unknownIn(body: string): string {
	const names = new Set<string>();
	const collect = (node: Syntax): void => {
		if (node.type === 'name' && !CONSTANTS.has(node.name)) names.add(node.name);
		childrenOf(node).forEach(collect);
	};
	try {
		collect(parse(body));
	} catch (error) {
		if (!(error instanceof ParseError)) throw error;
	}
	const [only = 'x'] = names.size === 1 ? names : [];
	return names.has('x') ? 'x' : names.has('t') ? 't' : only;
}

/** Names that are no unknowns. */
const CONSTANTS: ReadonlySet<string> = new Set(['e', 'i', 'pi', 'phi', 'tau', 'infinity']);

/** `0+` and `0-` as an end and a side. */
const sided = (to: string): string => {
	const match = /^(.*?)\s*([+-])$/.exec(to.trim());
	return match?.[1] ? `${match[1]}, "${match[2]}"` : to;
};

/** `x^2 at x = 3`, `f(x) = x^2, f(3)`, `x = 3, x^2`: an expression with a value for its unknown. */
function valueAt(text: string): string | undefined {
	const defined = /^([a-zA-Z])\s*\(\s*([a-z])\s*\)\s*=\s*(.+?)\s*[,;]\s*(?:find\s+|then\s+)?\1\s*\(([^=<>]+)\)$/s.exec(
		text
	);
	if (defined) return `subs(${defined[3]}, ${defined[2]}, ${defined[4]})`;
	const asked =
		/^([a-zA-Z])\s*\(([^=<>()]+)\)\s*,?\s*(?:if|when|where|for|given|with)\s+\1\s*\(\s*([a-z])\s*\)\s*=\s*(.+)$/s.exec(
			text
		);
	if (asked) return `subs(${asked[4]}, ${asked[3]}, ${asked[2]})`;
	const first = /^((?:[a-z]\s*=\s*-?[\d./]+\s*[,;]\s*){2,6})([^=<>,;]+)$/s.exec(text);
	if (first) return given(first[2]!, first[1]!);
	const before = /^(?:let\s+)?([a-z])\s*=\s*([^=<>,;]+)[,;]\s*([^=<>,;]+)$/s.exec(text);
	if (before && new RegExp(`(?<![A-Za-z])${before[1]}(?![A-Za-z])`).test(before[3]!))
		return `subs(${before[3]}, ${before[1]}, ${before[2]})`;
	// y = 2x + 3 when x = 5
	const named = /^(?:y|f\s*\(\s*[a-z]\s*\))\s*=\s*([^=<>,;]+?)\s*,?\s+(?:at|when|where|if|for)\s+([a-xz])\s*=\s*([^=<>,]+)$/s.exec(text); // prettier-ignore
	if (named) return `subs(${named[1]}, ${named[2]}, ${named[3]})`;
	const told = /^([^=<>]+?)\s*,?\s+(?:at|when|where|if|for|with)\s+([a-z])\s*=\s*([^=<>,]+)$/s.exec(text);
	if (told) return `subs(${told[1]}, ${told[2]}, ${told[3]})`;
	const several =
		/^([^=<>]+?)\s*,?\s+(?:at|when|where|if|for|with)\s+((?:[a-z]\s*=\s*[^=<>,]+?(?:\s*(?:,|\band\b)\s*|$)){2,6})$/s.exec(
			text
		);
	if (several) return given(several[1]!, several[2]!);
	// πr^2, r = 3
	const after = /^([^=<>,;]+)[,;]\s*([a-z])\s*=\s*([^=<>,;?]+)$/s.exec(text);
	return after && new RegExp(`(?<![A-Za-z])${after[2]}(?![A-Za-z])`).test(after[1]!)
		? `subs(${after[1]}, ${after[2]}, ${after[3]})`
		: undefined;
}

/** The values of a list like `x = 3, y = 4` put into a body, one after the other. */
const given = (body: string, values: string): string =>
	[...values.matchAll(/([a-z])\s*=\s*([^=<>,;]+?)\s*(?:[,;]|\band\b|$)/g)].reduce((inner, [, name, value]) => `subs(${inner}, ${name}, ${value})`, body); // prettier-ignore

/** `x + y = 10 and x - y = 2`: relations that all hold. */
function conditions(text: string): string | undefined {
	const { parts } = splitTop(text, (at) => /^\s(?:and|&&|∧)\s/i.exec(text.slice(at, at + 5))?.[0].length ?? 0);
	const listed =
		parts.length > 1 && parts.every((part) => splitRelation(part).signs.length > 0 && !/\b(?:or|not)\b/i.test(part));
	return listed ? parts.join(', ') : undefined;
}
