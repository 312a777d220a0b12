/** Lengths, areas and volumes of schoolbooks: "area of a circle with radius 5 cm", "hypotenuse of 3 and 4". */
import { of, type Rule } from './rules';

const SIZE = String.raw`(\d+(?:\.\d+)?(?:\s*(?:mm|cm|dm|m|km|in|inch(?:es)?|ft|feet|yd|yards?|mi|miles?|(?:kilo|centi|milli)?met(?:er|re)s?))?)`;
const IS = String.raw`(?:\s*=\s*|\s+(?:of\s+|is\s+)?)`;
const A = String.raw`(?:the\s+)?`;
const WITH = String.raw`\s*,?\s*(?:with\s+|of\s+|whose\s+|and\s+|that\s+has\s+)?(?:an?\s+|the\s+)?`;
const BY = String.raw`(?:\s*(?:by|x|×|\*|and|,)\s*|\s+)`;
const APART = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s+by\s+|\s*[x×]\s*|\s+)`;
const POINT = String.raw`\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)`;
const AND = String.raw`\s*(?:and|to|,|)\s*`;

/** Shapes by one length: its names → the formula of each measure, where x is the length. */
const ROUND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	circle: { area: 'pi*x^2', circumference: '2*pi*x', perimeter: '2*pi*x' },
	sphere: { volume: '4/3*pi*x^3', 'surface area': '4*pi*x^2', surface: '4*pi*x^2' },
	ball: { volume: '4/3*pi*x^3', 'surface area': '4*pi*x^2', surface: '4*pi*x^2' }
};
const EDGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	square: { area: 'x^2', perimeter: '4*x', diagonal: 'x*sqrt(2)' },
	cube: { volume: 'x^3', 'surface area': '6*x^2', surface: '6*x^2', diagonal: 'x*sqrt(3)' }
};
const MEASURE = String.raw`(area|surface\s+area|surface|circumference|perimeter|volume|diagonal)\s+of\s+(?:an?\s+|the\s+)?`;

const SHAPES = 'circle|sphere|ball|square|cube|rectangle|triangle|cylinder|cone|box|cuboid';
const MEASURES = String.raw`area|surface\s+area|circumference|perimeter|volume|diagonal`;
const SHAPE_FIRST = new RegExp(`^(?:the\\s+)?(${SHAPES})\\s+(${MEASURES})\\s+(?:of\\s+|with\\s+)?`, 'i');
const SHAPE_AFTER = new RegExp(`^(?:the\\s+)?(${MEASURES})\\s+(${SHAPES})(?=\\s)`, 'i');

/** "circle area r=4", "volume cube 3": the order in which the rules have their words. */
export const measureFirst = (text: string): string =>
	text.replace(SHAPE_FIRST, '$2 of a $1 ').replace(SHAPE_AFTER, '$1 of a $2');

/** Sizes of one shape, where only some have a unit: 12 by 5 cm are 12 cm and 5 cm. */
function alike(...sizes: readonly string[]): string[] {
	const units = sizes.map((size) => /[a-z]+\s*$/i.exec(size)?.[0] ?? '');
	const unit = units.findLast(Boolean);
	return sizes.map((size, i) => (unit === undefined || units[i] ? size : `${size} ${unit}`));
}

const filled = (formula: string | undefined, length: string) =>
	formula === undefined ? undefined : { text: formula.replaceAll(/\bx\b/g, `(${length})`) };
const named = (measure: string) => measure.toLowerCase().replace(/\s+/g, ' ');

/** The volume of a cylinder or cone by its radius or diameter. */
function barrel(shape: string, line: string, size: string, height: string): { text: string } {
	const [across, up] = alike(size, height);
	const radius = /^d/i.test(line) ? `(${across})/2` : across;
	return { text: `${/^co/i.test(shape) ? '1/3*' : ''}pi*(${radius})^2*(${up})` };
}

/** A line through a point by its slope, as y = … in x. */
const lineThrough = (x: string, y: string, slope: string): { text: string } => ({
	text: `expand((${y}) + (${slope})*(x - (${x})))`
});

export const GEOMETRY: readonly Rule[] = [
	[
		of(`${A}${MEASURE}(circle|sphere|ball)${WITH}(radius|diameter|r|d)${IS}${SIZE}`),
		([, measure, shape, line, size]) =>
			filled(ROUND[shape!.toLowerCase()]?.[named(measure!)], /^d/i.test(line!) ? `${size}/2` : size!)
	],
	[
		of(`${A}${MEASURE}(square|cube)${WITH}(?:(?:side|edge)s?(?:\\s+length)?${IS})?${SIZE}`),
		([, measure, shape, size]) => filled(EDGED[shape!.toLowerCase()]?.[named(measure!)], size!)
	],
	[
		of(
			`${A}(area|perimeter|diagonal)\\s+of\\s+(?:an?\\s+|the\\s+)?rectangle${WITH}(?:(?:length|width|sides?)${IS})?${SIZE}${BY}(?:(?:an?\\s+)?(?:length|width|height)${IS})?${SIZE}`
		),
		([, measure, first, second]) => {
			const [a, b] = alike(first!, second!);
			const which = named(measure!);
			if (which === 'area') return { text: `(${a})*(${b})` };
			return { text: which === 'perimeter' ? `2*((${a}) + (${b}))` : `sqrt((${a})^2 + (${b})^2)` };
		}
	],
	[
		of(`${A}area\\s+of\\s+(?:an?\\s+|the\\s+)?triangle${WITH}base${IS}${SIZE}${WITH}height${IS}${SIZE}`),
		([, ...sizes]) => ({ text: `1/2*(${alike(...sizes).join(')*(')})` })
	],
	[
		of(
			`${A}area\\s+of\\s+(?:an?\\s+|the\\s+)?triangle${WITH}sides${IS}(\\d+(?:\\.\\d+)?)${APART}(\\d+(?:\\.\\d+)?)${APART}(\\d+(?:\\.\\d+)?)`
		),
		([, a, b, c]) => {
			const half = `((${a} + ${b} + ${c})/2)`;
			const [x, y, z] = [a, b, c].map(Number) as [number, number, number];
			return x + y < z || y + z < x || z + x < y
				? undefined
				: { text: `sqrt(${half}*(${half} - ${a})*(${half} - ${b})*(${half} - ${c}))` };
		}
	],
	[
		of(
			`${A}volume\\s+of\\s+(?:an?\\s+|the\\s+)?(?:box|cuboid|rectangular\\s+prism)${WITH}(?:sides?${IS})?${SIZE}${BY}${SIZE}${BY}${SIZE}`
		),
		([, ...sizes]) => ({ text: `(${alike(...sizes).join(')*(')})` })
	],
	[
		of(
			`${A}volume\\s+of\\s+(?:an?\\s+|the\\s+)?(cylinder|cone)${WITH}(radius|r|diameter|d)${IS}${SIZE}${WITH}(?:height|h)${IS}${SIZE}`
		),
		([, shape, line, size, height]) => barrel(shape!, line!, size!, height!)
	],
	[
		of(
			`${A}volume\\s+of\\s+(?:an?\\s+|the\\s+)?(cylinder|cone)${WITH}(?:height|h)${IS}${SIZE}${WITH}(radius|r|diameter|d)${IS}${SIZE}`
		),
		([, shape, height, line, size]) => barrel(shape!, line!, size!, height!)
	],
	[
		of(
			`${A}hypotenuse\\s+(?:(?:of|with|for)\\s+)?(?:an?\\s+(?:right\\s+)?triangle${WITH})?(?:legs?\\s+|sides?\\s+|catheti\\s+)?(?:of\\s+)?${SIZE}${BY}${SIZE}`
		),
		([, ...legs]) => ({ text: `sqrt((${alike(...legs).join(')^2 + (')})^2)` })
	],
	[
		of(`${A}distance\\s+(?:between|from|of)\\s+(?:points?\\s+)?${POINT}${AND}${POINT}`),
		([, a, b, c, d]) => ({ text: `sqrt(((${c}) - (${a}))^2 + ((${d}) - (${b}))^2)` })
	],
	[
		of(
			`${A}(?:slope|gradient)\\s+(?:of|between|from|through)\\s+(?:(?:the\\s+)?line\\s+(?:through|between|from)\\s+)?(?:points?\\s+)?${POINT}${AND}${POINT}`
		),
		([, a, b, c, d]) => ({ text: `((${d}) - (${b}))/((${c}) - (${a}))` })
	],
	[
		of(`(?:find\\s+)?(?:${A}equation\\s+(?:of|for)\\s+)?(?:an?\\s+|the\\s+)?line\\s+(?:through|between|from|passing\\s+through|containing)\\s+(?:the\\s+)?(?:points?\\s+)?${POINT}${AND}${POINT}`), // prettier-ignore
		([, a, b, c, d], note) => {
			if (a === c) return b === d ? undefined : { text: `x = (${a})` };
			note('the line is y = what is answered', null);
			return lineThrough(a!, b!, `((${d}) - (${b}))/((${c}) - (${a}))`);
		}
	],
	[
		of(`(?:find\\s+)?(?:${A}equation\\s+(?:of|for)\\s+)?(?:an?\\s+|the\\s+)?line\\s+with\\s+(?:an?\\s+)?(?:slope|gradient)\\s+(?:of\\s+|=\\s*)?(-?\\d+(?:\\.\\d+|\\/\\d+)?)\\s*(?:,|and)?\\s*(?:(?:passing\\s+)?through|at)\\s+(?:the\\s+)?(?:point\\s+)?${POINT}`), // prettier-ignore
		([, slope, x, y], note) => {
			note('the line is y = what is answered', null);
			return lineThrough(x!, y!, slope!);
		}
	],
	[
		of(`${A}mid-?point\\s+(?:of|between)\\s+${POINT}${AND}${POINT}`),
		([, a, b, c, d]) => ({ text: `[((${a}) + (${c}))/2, ((${b}) + (${d}))/2]` })
	]
];
