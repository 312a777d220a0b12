/** Polygons, points and lines of schoolbooks: "interior angle of a hexagon", "line through (1, 2) and (3, 8)". */
import type { Slots } from '../pattern';
import type { Meaning, Meanings } from './meaning';

function pair(point: string | undefined): readonly [string, string] | undefined {
	const [x, y, ...others] = (point ?? '')
		.slice(1, -1)
		.split(',')
		.map((each) => each.trim());
	return x && y && others.length === 0 ? [x, y] : undefined;
}

const ofPoints =
	(write: (a: string, b: string, c: string, d: string) => string): Meaning =>
	({ p, q }) => {
		const [first, second] = [pair(p), pair(q)];
		return first && second && write(...first, ...second);
	};

/** A line through a point by its slope, as y = … in x. */
const lineOf = (x: string, y: string, slope: string): string => `expand((${y}) + (${slope})*(x - (${x})))`;
const LINE = 'the line is y = what is answered';

const lineThrough: Meaning = ({ p, q }, say) => {
	const [first, second] = [pair(p), pair(q)];
	if (!first || !second) return undefined;
	const [[a, b], [c, d]] = [first, second];
	if (a === c) return b === d ? undefined : `x = (${a})`;
	say(LINE);
	return lineOf(a, b, `((${d}) - (${b}))/((${c}) - (${a}))`);
};

const polygon =
	(said: string, formula: (corners: number) => string): Meaning =>
	({ n }: Slots, say) => {
		const corners = Number(n);
		if (corners < 3) return undefined;
		say(said);
		return formula(corners);
	};

export const SHAPES: Meanings = {
	'angle-sum': polygon('in degrees', (corners) => `(${corners} - 2)*180`),
	'inner-angle': polygon('in degrees, of a regular one', (corners) => `(${corners} - 2)*180/${corners}`),
	'outer-angle': polygon('in degrees, of a regular one', (corners) => `360/${corners}`),
	'point-distance': ofPoints((a, b, c, d) => `sqrt(((${c}) - (${a}))^2 + ((${d}) - (${b}))^2)`),
	'point-slope': ofPoints((a, b, c, d) => `((${d}) - (${b}))/((${c}) - (${a}))`),
	'point-to-line': ({ p, left = '', right = '' }) => {
		const [point, line] = [pair(p), `((${left}) - (${right}))`];
		return (
			point && `abs(subs(subs(${line}, x, ${point[0]}), y, ${point[1]}))/sqrt(diff(${line}, x)^2 + diff(${line}, y)^2)`
		);
	},
	midpoint: ofPoints((a, b, c, d) => `[((${a}) + (${c}))/2, ((${b}) + (${d}))/2]`),
	'line-through': lineThrough,
	'line-with-slope': ({ p, m = '' }, say) => {
		const point = pair(p);
		if (!point) return undefined;
		say(LINE);
		return lineOf(...point, m);
	}
};
