/** What schools ask of a function in words → calls: "vertex of x^2 - 4x + 3", "inverse of f(x) = 2x + 3", "y-intercept of 2x + 1". */
import { Declined } from '../declined';
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
const withoutZero = (body: string): string => body.replace(/\s*=\s*0\s*$/, '');

const quadratic = ([, a, b, c]: readonly string[]): string => `solve((${a})*x^2 + (${b})*x + (${c}) = 0, x)`;

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
