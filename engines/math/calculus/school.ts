/** What schools ask of a function in words → calls: "vertex of x^2 - 4x + 3", "inverse of f(x) = 2x + 3", "y-intercept of 2x + 1". */
import { Declined } from '../core/unsupported';
import { splitRelation } from './reading';

const OF = String.raw`\s+(?:of|for)\s+(?:the\s+)?(?:(?:parabola|graph|function|curve|quadratic|line|equation|polynomial|expression)\s+)?(?:of\s+)?`;
const F = String.raw`(?:(?:y|[fgh]\s*\(\s*[a-z]\s*\))\s*=\s*)?(.+)`;
const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?(?:\/\d+)?`;
const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'is');

/** The letter of a function of one. */
function letterOf(body: string): string {
	const letters = [...new Set(body.match(/(?<![A-Za-z])[a-df-hj-z](?![A-Za-z(])/g) ?? [])];
	return letters.length === 1 ? letters[0]! : 'x';
}

/** f of f = 0. */
const withoutZero = (body: string): string => body.replace(/(?<!\s)\s*=\s*0\s*$/, '');

/** f^(n)(a) */
const derivedAt = (f: string, name: string, marks: string, at: string): string => {
	const derived = `diff(${f}, ${name}, ${marks.length})`;
	return at.trim() === name ? derived : `subs(${derived}, ${name}, ${at})`;
};

const quadratic = ([, a, b, c]: readonly string[]): string => `solve((${a})*x^2 + (${b})*x + (${c}) = 0, x)`;

/** An interval after a function: on [0, 3], from 0 to 3, between 0 and 3, for 0 <= x <= 3. */
const ENDS = String.raw`(?:\s*,?\s+(?:on|over|in)\s+(?:the\s+)?(?:interval\s+)?\[\s*([^,\[\]]+?)\s*[,;]\s*([^,\[\]]+?)\s*\]|\s*,?\s+(?:(?:on|in)\s+the\s+interval\s+)?(?:from|between)\s+(?:[a-z]\s*=\s*)?(.+?)\s+(?:to|and)\s+(?:[a-z]\s*=\s*)?(.+?)|\s*,?\s+(?:for|when|where)\s+([^<>=]+?)\s*(?:<=|≤)\s*[a-z]\s*(?:<=|≤)\s*([^<>=]+?))`;

/** The ends in the groups of ENDS as further arguments; empty where there are none. */
const endsIn = (groups: readonly (string | undefined)[]): string => {
	const ends = groups.filter((each) => each);
	return ends.length === 2 ? `, ${ends.join(', ')}` : '';
};

/** A function of one letter and nothing else: no list, no relation. */
const isFunction = (f: string): boolean =>
	!/[,;=<>[\]]|\b(?:and|or)\b/i.test(f.replace(/\([^()]*\)/g, '')) && /(?<![A-Za-z])[a-df-hj-z](?![A-Za-z])/.test(f); // prettier-ignore

/** Patterns and their calls; undefined where a pattern fits and the sentence is none of these all the same. */
export const SCHOOL: readonly (readonly [RegExp, (groups: readonly string[]) => string | undefined])[] = [
	[whole(`(?:coordinates\\s+of\\s+(?:the\\s+)?)?vertex(?:\\s+form)?${OF}${F}`), ([all, f]) => (/^vertex\s+form/i.test(all!) ? `completesquare(${withoutZero(f!)})` : `vertex(${withoutZero(f!)})`)], // prettier-ignore
	[whole(`(?:axis|line)\\s+of\\s+symmetry${OF}${F}`), ([, f]) => `axisofsymmetry(${withoutZero(f!)})`],
	[whole(`complet(?:e|ing)\\s+(?:the\\s+)?square(?:\\s+(?:of|for|on|in))?\\s*:?\\s+${F}`), ([, f]) => `completesquare(${withoutZero(f!)})`], // prettier-ignore
	[whole(`discriminant${OF}${F}`), ([, f]) => `discriminant(${withoutZero(f!)})`],
	[whole(`(?:solve\\s+)?(?:the\\s+)?quadratic(?:\\s+(?:formula|equation))?(?:\\s+(?:with|for|of))?\\s*:?\\s+a\\s*=\\s*(${NUMBER})\\s*[,;]?\\s*(?:and\\s+)?b\\s*=\\s*(${NUMBER})\\s*[,;]?\\s*(?:and\\s+)?c\\s*=\\s*(${NUMBER})`), quadratic], // prettier-ignore
	[whole(`(?:solve\\s+)?(?:the\\s+)?quadratic(?:\\s+(?:formula|equation))?(?:\\s+(?:with|for|of))?\\s*:?\\s+(${NUMBER})\\s*[\\s,;]\\s*(${NUMBER})\\s*[\\s,;]\\s*(${NUMBER})`), quadratic], // prettier-ignore
	[
		whole(`(?:solve\\s+)?(?:the\\s+)?quadratic(?:\\s+(?:formula|equation))?(?:\\s+(?:with|for|of|on))?\\s*:?\\s+(.+)`),
		([, f]) => (splitRelation(f!).signs.length > 0 ? `solve(${f})` : `solve(${f} = 0)`)
	],
	[whole(`y[\\s-]*intercepts?${OF}${F}`), ([, f]) => `subs(${f}, ${letterOf(f!)}, 0)`],
	[whole(`x[\\s-]*intercepts?${OF}${F}`), ([, f]) => `solve(${withoutZero(f!)} = 0)`],
	[
		// Where there is no derivative is critical too: such functions are not read as this.
		whole(`(critical|stationary)\\s+points?${OF}${F}`),
		([, kind, f]) =>
			/^c/i.test(kind!) && /[|√/]|abs|root|sqrt|cbrt|ln|log|\^\s*\(|floor|ceil|round|sign|min|max/i.test(f!)
				? undefined
				: `solve(diff(${f}, ${letterOf(f!)}) = 0, ${letterOf(f!)})`
	],
	[
		whole(
			`(?:global\\s+|absolute\\s+)?(max|min|maximum|minimum|greatest|least|largest|smallest|highest|lowest)(?:\\s+(?:value|point))?${OF}(?:(?:y|[fgh]\\s*\\(\\s*[a-z]\\s*\\))\\s*=\\s*)?(.+?)${ENDS}?`
		),
		([, kind, f, ...ends]) =>
			isFunction(f!)
				? `${/^(?:max|g|la|h)/i.test(kind!) ? 'maximize' : 'minimize'}(${f}, ${letterOf(f!)}${endsIn(ends)})`
				: undefined
	],
	[
		whole(`(maximi[sz]e|minimi[sz]e)\\s+(?!\\()${'(?:(?:y|[fgh]\\s*\\(\\s*[a-z]\\s*\\))\\s*=\\s*)?'}(.+?)${ENDS}?`),
		([, kind, f, ...ends]) =>
			isFunction(f!) ? `${kind!.slice(0, 3).toLowerCase()}imize(${f}, ${letterOf(f!)}${endsIn(ends)})` : undefined
	],
	[
		whole(
			`(?:the\\s+)?area\\s+(?:enclosed\\s+|bounded\\s+)?(?:between|by)\\s+(?:the\\s+)?(?:curves?\\s+|graphs?\\s+|lines?\\s+)?(?:of\\s+)?(?:y\\s*=\\s*)?(.+?)\\s+and\\s+(?:y\\s*=\\s*)?(.+?)${ENDS}?`
		),
		([, f, g, ...ends]) =>
			isFunction(`${f} + ${g}`) ? `areabetween(${f}, ${g}, ${letterOf(`${f} + ${g}`)}${endsIn(ends)})` : undefined
	],
	[
		whole(`(average|mean)\\s+value${OF}${F.slice(0, -4)}(.+?)${ENDS}`),
		([, , f, ...ends]) => {
			const [a, b] = ends.filter((each) => each);
			return isFunction(f!) ? `integrate(${f}, ${letterOf(f!)}, ${a}, ${b})/((${b}) - (${a}))` : undefined;
		}
	],
	[
		whole(
			`(?:arc\\s*length|length\\s+of\\s+(?:the\\s+)?(?:curve|arc))(?:\\s+(?:of|for))?\\s+(?:the\\s+)?(?:curve\\s+)?${F.slice(0, -4)}(.+?)${ENDS}`
		),
		([, f, ...ends]) =>
			isFunction(f!) ? `integrate(sqrt(1 + diff(${f}, ${letterOf(f!)})^2), ${letterOf(f!)}${endsIn(ends)})` : undefined
	],
	[
		// Around the axis of x.
		whole(
			`volume\\s+of\\s+(?:the\\s+)?(?:solid\\s+of\\s+)?(?:revolution|rotation)${OF}${F.slice(0, -4)}(.+?)(?:\\s+(?:about|around)\\s+(?:the\\s+)?x[\\s-]*axis)?${ENDS}(?:\\s+(?:about|around)\\s+(?:the\\s+)?x[\\s-]*axis)?`
		),
		([, f, ...ends]) => (isFunction(f!) ? `pi*integrate((${f})^2, ${letterOf(f!)}${endsIn(ends)})` : undefined)
	],
	[
		whole(`(?:make|isolate)\\s+([A-Za-z])\\s+(?:the\\s+subject(?:\\s+of)?|in)\\s*:?\\s+(.+)`),
		([, name, equation]) => (splitRelation(equation!).signs.length > 0 ? `solve(${equation}, ${name})` : undefined)
	],
	[
		whole(
			`(?:rearrange|solve|transpose)\\s+(?:the\\s+)?(?:formula\\s+|equation\\s+)?(.+?)\\s+(?:(?:to\\s+)?make\\s+([A-Za-z])\\s+the\\s+subject|(?:for|to\\s+find|to\\s+get|in\\s+terms\\s+of)\\s+([A-Za-z]))`
		),
		([all, equation, made, found]) =>
			splitRelation(equation!).signs.length === 1 && !/^solve/i.test(all!)
				? `solve(${equation}, ${made || found})`
				: undefined
	],
	[
		whole(
			`(?:implicit(?:ly)?\\s+(?:derivative\\s+of|differentiate)|d\\s*y\\s*/\\s*d\\s*x\\s+(?:of|for|if|where|when))\\s+(.+)`
		),
		([, equation]) => {
			const { sides, signs } = splitRelation(equation!);
			const f = `((${sides[0]}) - (${sides[1]}))`;
			// y = f(x) is none.
			if (signs.length !== 1 || signs[0] !== '=' || /^\s*y\s*$/.test(sides[0]!)) return undefined;
			return /(?<![A-Za-z])x/.test(f) && /(?<![A-Za-z])y/.test(f) ? `-diff(${f}, x)/diff(${f}, y)` : undefined;
		}
	],
	[
		whole(`partial\\s+derivative\\s+of\\s+(.+?)\\s+(?:w\\.?r\\.?t\\.?|with\\s+respect\\s+to|by|in|for)\\s+([A-Za-z])`),
		([, f, name]) => `diff(${f}, ${name})`
	],
	[
		whole(`(?:differentiate|derive)\\s+(.+?)\\s+(twice|two\\s+times|three\\s+times)`),
		([, f, times]) => `diff(${f}, ${letterOf(f!)}, ${/three/i.test(times!) ? 3 : 2})`
	],
	[
		// f'(2) if f(x) = x^3; f(x) = x^3, f''(x)
		whole(
			`([fgh])('{1,3}|′{1,3}|’{1,3})\\s*\\(([^()]+)\\)\\s*,?\\s*(?:if|when|where|for|of|given|with)\\s+\\1\\s*\\(\\s*([a-z])\\s*\\)\\s*=\\s*(.+)`
		),
		([, , marks, at, name, f]) => derivedAt(f!, name!, marks!, at!)
	],
	[
		whole(
			`([fgh])\\s*\\(\\s*([a-z])\\s*\\)\\s*=\\s*(.+?)\\s*[,;]\\s*(?:find\\s+|what\\s+is\\s+)?\\1('{1,3}|′{1,3}|’{1,3})\\s*\\(([^()]+)\\)`
		),
		([, , name, f, marks, at]) => derivedAt(f!, name!, marks!, at!)
	],
	[
		whole(`y('{1,3}|′{1,3}|’{1,3})\\s*(?:of|if|when|where|for)\\s+y\\s*=\\s*(.+)`),
		([, marks, f]) => `diff(${f}, ${letterOf(f!)}, ${marks!.length})`
	],
	[
		whole(`range${OF}${F}`),
		([, f]) => {
			if (!/(?<![A-Za-z])[a-z](?![A-Za-z])/.test(f!) || /[,;]/.test(f!)) return undefined;
			throw new Declined(`the range of a function is not told here; where it turns is: stationary points of ${f}`);
		}
	],
	[whole(`(?:natural\\s+)?domain${OF}${F}`), ([, f]) => `domain(${f})`],
	[
		whole(`inverse(?:\\s+function)?${OF}${F}`),
		([all, f]) => {
			const name = letterOf(f!);
			// The inverse of a number or of a matrix is another.
			if (/[[\]]/.test(f!) || !new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(f!)) return undefined;
			return /[=<>]/.test(f!) ? undefined : `solve(${f} = ${name === 'y' || /(?<![A-Za-z])y(?![A-Za-z])/.test(all!.replace(/\by\s*=/, '')) ? 'z' : 'y'}, ${name})`; // prettier-ignore
		}
	]
];
