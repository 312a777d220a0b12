/** Lengths, areas and volumes of schoolbooks: "area of a circle with radius 5 cm", "hypotenuse of 3 and 4". */
import type { Slots } from '../pattern';
import type { Meaning, Meanings } from './meaning';

const unitOf = (size: string): string => {
	let at = size.length;
	while (at > 0 && !/\d/.test(size[at - 1] as string)) at--;
	return size.slice(at).trim();
};

/** Sizes of one shape: where only some have a unit, the others have that of the last. */
function alike(...sizes: readonly string[]): string[] {
	const unit = sizes.map(unitOf).findLast((each) => each !== '');
	return sizes.map((size) => (unit === undefined || unitOf(size) !== '' ? size : `${size} ${unit}`));
}

const ofSeveral =
	(formula: string): Meaning =>
	({ a = '', b = '', c }) => {
		const sizes = alike(...[a, b, ...(c === undefined ? [] : [c])]);
		return [...formula].map((sign) => ('abc'.includes(sign) ? `(${sizes['abc'.indexOf(sign)]})` : sign)).join('');
	};

/** The volume of a cylinder or cone. */
const barrel =
	(part: string): Meaning =>
	({ r, d = '', h = '' }) => {
		const [across, up] = alike(r ?? d, h);
		return `${part}pi*(${r === undefined ? `(${across})/2` : across})^2*(${up})`;
	};

/** Heron's formula; undefined for lengths that make no triangle. */
const triangle: Meaning = ({ a = '', b = '', c = '' }) => {
	const half = `((${a} + ${b} + ${c})/2)`;
	const [x = 0, y = 0, z = 0] = [a, b, c].map(Number);
	if (x + y < z || y + z < x || z + x < y) return undefined;
	return `sqrt(${half}*(${half} - ${a})*(${half} - ${b})*(${half} - ${c}))`;
};

/** The coordinates of a point; undefined for other than two. */
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
	'rectangle-area': ofSeveral('a*b'),
	'rectangle-perimeter': ofSeveral('2*(a + b)'),
	'rectangle-diagonal': ({ a = '', b = '' }) => `sqrt((${alike(a, b).join(')^2 + (')})^2)`,
	'triangle-area': ofSeveral('1/2*a*b'),
	'triangle-sides': triangle,
	'box-volume': ofSeveral('a*b*c'),
	'cylinder-volume': barrel(''),
	'cone-volume': barrel('1/3*'),
	'angle-sum': polygon('in degrees', (corners) => `(${corners} - 2)*180`),
	'inner-angle': polygon('in degrees, of a regular one', (corners) => `(${corners} - 2)*180/${corners}`),
	'outer-angle': polygon('in degrees, of a regular one', (corners) => `360/${corners}`),
	hypotenuse: ({ a = '', b = '' }) => `sqrt((${alike(a, b).join(')^2 + (')})^2)`,
	'point-distance': ofPoints((a, b, c, d) => `sqrt(((${c}) - (${a}))^2 + ((${d}) - (${b}))^2)`),
	'point-slope': ofPoints((a, b, c, d) => `((${d}) - (${b}))/((${c}) - (${a}))`),
	midpoint: ofPoints((a, b, c, d) => `[((${a}) + (${c}))/2, ((${b}) + (${d}))/2]`),
	'line-through': lineThrough,
	'line-with-slope': ({ p, m = '' }, say) => {
		const point = pair(p);
		if (!point) return undefined;
		say(LINE);
		return lineOf(...point, m);
	}
};
