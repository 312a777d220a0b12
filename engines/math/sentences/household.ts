/** Sentences of kitchens, tills and tables of measures: "12 eggs cost 3.60, how much is one", "area of a trapezoid 3 5 4". */
import { AMOUNT, of, RATE, rate, type Rule } from './rules';

const SIZE = String.raw`(\d+(?:\.\d+)?)`;
const BETWEEN = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s+by\s+|\s*[x×]\s*|\s+)`;
const WITH = String.raw`\s*,?\s*(?:with\s+|of\s+|and\s+)?(?:an?\s+|the\s+)?`;
const bare = (text: string): string => /\d+(?:\.\d+)?/.exec(text)![0];

/** Numbers that are counted in, as words; Indian ones too. */
const COUNTS: Readonly<Record<string, string>> = {
	thousand: '10^3', lakh: '10^5', lac: '10^5', million: '10^6', crore: '10^7', billion: '10^9', trillion: '10^12'
}; // prettier-ignore
const COUNT = String.raw`(${Object.keys(COUNTS).join('|')})s?`;
const countOf = (word: string): string => COUNTS[word.toLowerCase()]!;

/** Corners of polygons by their names. */
const CORNERS: Readonly<Record<string, number>> = {
	triangle: 3, quadrilateral: 4, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, heptagon: 7, octagon: 8, nonagon: 9,
	decagon: 10, hendecagon: 11, dodecagon: 12
}; // prettier-ignore
const POLYGON = String.raw`(?:an?\s+|the\s+)?(?:regular\s+)?(${Object.keys(CORNERS).join('|')}|\d+\s*-?\s*(?:gon|sided\s+polygon))s?`;
const cornersOf = (name: string): number => CORNERS[name.toLowerCase()] ?? Number.parseInt(name, 10);

export const HOUSEHOLD: readonly Rule[] = [
	[
		of(
			`(?:a\\s+)?tip\\s+(?:of\\s+)?(${RATE})\\s+on\\s+(${AMOUNT}),?\\s+(?:split|shared|divided)\\s+(?:in\\s+|into\\s+|by\\s+|between\\s+|among\\s+)?(\\d+)(?:\\s+(?:ways|people|persons|friends|of\\s+us))?`
		),
		([, part, bill, people], note) => {
			note('each pays a share of the bill and the tip; of the tip alone', `${rate(part!)} of (${bill}) / ${people}`);
			return { text: `((${bill}) + ${rate(part!)})/${people}` };
		}
	],
	[
		of(
			`(${AMOUNT})\\s+(?:incl\\.?|including|gross|with)\\s+(${RATE})\\s*(?:vat|tax|gst|sales\\s+tax)\\s*,?\\s*(?:to\\s+|is\\s+)?net(?:\\s+price)?|net\\s+(?:price\\s+|amount\\s+)?(?:of|from)\\s+(${AMOUNT})\\s+(?:incl\\.?|including|gross\\s+(?:at|with)|with|at)\\s+(${RATE})\\s*(?:vat|tax|gst|sales\\s+tax)`
		),
		([, gross, part, otherGross, otherPart]) => ({
			text: `(${gross || otherGross})/(1 + ${bare(part || otherPart!)}/100)`
		})
	],
	// 12 eggs cost 3.60 how much is one
	[
		of(
			`(\\d+)\\s+([a-z]+)\\s+(?:cost|costs|are|is|for)\\s+(${AMOUNT})\\s*,?\\s*(?:and\\s+)?(?:how\\s+much|what)\\s+(?:is|are|does|do|for|would|costs?)\\s*(one|1|each|\\d+)(?:\\s+[a-z]+)?(?:\\s+cost)?`
		),
		([, count, , price, asked]) =>
			Number(count) > 0
				? { text: `(${price})/${count}${/^\d/.test(asked!) && asked !== '1' ? `*${asked}` : ''}` }
				: undefined
	],
	// 8 glasses of 250 ml in liters
	[
		of(
			String.raw`(\d+)\s+(?:glass(?:es)?|bottles?|cans?|bags?|box(?:es)?|packs?|packets?|pieces?|bowls?|jars?|sacks?|mugs?|tins?|tablets?|pills?|portions?|servings?|slices?)\s+(?:of|with|à|at)\s+(\d+(?:\.\d+)?\s*[a-zµμ]+)(?:\s+each)?((?:\s+(?:to|in|into)\s+.+)?)`
		),
		([, count, each, target]) => ({ text: `${count} * (${each})${target ? ` ${target}` : ''}` })
	],
	// 1.5 crore in lakh
	[
		of(`${SIZE}\\s*${COUNT}\\s+(?:to|in|into|as)\\s+${COUNT}`),
		([, count, from, to], note) => {
			note(`the answer is a number of ${to!.toLowerCase()}`, `${count}*${countOf(from!)}`);
			return { text: `${count}*${countOf(from!)}/${countOf(to!)}` };
		}
	],
	// ratio 3:4 of 70
	[
		of(String.raw`(?:the\s+)?ratio\s+(?:of\s+)?(\d+(?:\s*:\s*\d+){1,4})\s+(?:of|for|from|on)\s+(\d+(?:\.\d+)?)`),
		([, ratio, all]) => {
			const parts = ratio!.split(':').map((part) => part.trim());
			return { text: `[${parts.map((part) => `${all}*${part}/(${parts.join(' + ')})`).join(', ')}]` };
		}
	],
	[
		of(`(?:the\\s+)?area\\s+of\\s+(?:an?\\s+|the\\s+)?(?:trapezoid|trapezium)${WITH}(?:(?:parallel\\s+)?(?:sides?|bases)\\s+)?${SIZE}${BETWEEN}${SIZE}${BETWEEN}(?:an?\\s+)?(height\\s+(?:of\\s+|is\\s+)?|h\\s*=?\\s*)?${SIZE}`), // prettier-ignore
		([, a, b, named, height], note) => {
			if (!named) note(`${a} and ${b} are taken for the parallel sides, ${height} for the height`, null);
			return { text: `(${a} + ${b})/2*${height}` };
		}
	],
	[
		of(`(?:the\\s+)?area\\s+of\\s+(?:an?\\s+|the\\s+)?parallelogram${WITH}(?:base\\s+(?:of\\s+)?)?${SIZE}${BETWEEN}(?:an?\\s+)?(?:height\\s+(?:of\\s+)?)?${SIZE}`), // prettier-ignore
		([, base, height], note) => {
			note(`${base} is taken for the base, ${height} for its height`, null);
			return { text: `${base}*${height}` };
		}
	],
	[
		of(`(?:the\\s+)?area\\s+of\\s+(?:an?\\s+|the\\s+)?(?:rhombus|kite)${WITH}(?:diagonals?\\s+(?:of\\s+)?)?${SIZE}${BETWEEN}${SIZE}`), // prettier-ignore
		([, first, second], note) => {
			note(`${first} and ${second} are taken for the diagonals`, null);
			return { text: `${first}*${second}/2` };
		}
	],
	[
		of(
			`(?:the\\s+)?(?:angle\\s+sum|sum\\s+of\\s+(?:the\\s+)?(?:interior\\s+|inner\\s+|inside\\s+)?angles|interior\\s+angle\\s+sum)\\s+(?:of|in)\\s+${POLYGON}`
		),
		([, name], note) => {
			if (cornersOf(name!) < 3) return undefined;
			note('in degrees', null);
			return { text: `(${cornersOf(name!)} - 2)*180` };
		}
	],
	[
		of(`(?:the\\s+)?(?:each\\s+)?(interior|inner|inside|exterior|outer)\\s+angles?\\s+(?:of|in)\\s+${POLYGON}`),
		([, which, name], note) => {
			const corners = cornersOf(name!);
			if (corners < 3) return undefined;
			note('in degrees, of a regular one', null);
			return { text: /^[eo]/i.test(which!) ? `360/${corners}` : `(${corners} - 2)*180/${corners}` };
		}
	]
];

/** Words of measures and shapes in German, Spanish and French, longest first. */
const SHAPES: readonly (readonly [RegExp, string])[] = (
	[
		['flächeninhalt|fläche|[áa]rea|superficie|aire', 'area'],
		['umfang|circunferencia|per[íi]metro|circonférence|périmètre', 'perimeter'],
		['volumen|volume|rauminhalt', 'volume'],
		['oberfläche', 'surface area'],
		['kreis(?:es)?|c[íi]rculo|cercle', 'circle'],
		['kugel|esfera|sphère|sphere|boule', 'sphere'],
		['quadrat(?:s|es)?|cuadrado|carré', 'square'],
		['rechtecks?|rect[áa]ngulo|rectangle', 'rectangle'],
		['dreiecks?|tri[áa]ngulo|triangle', 'triangle'],
		['würfels?|cubo|cube', 'cube'],
		['zylinders?|cilindro|cylindre', 'cylinder'],
		['kegels?|cono|cône', 'cone'],
		['radius|radio|rayon', 'radius'],
		['durchmesser|di[áa]metro|diamètre', 'diameter'],
		['höhe|altura|hauteur', 'height'],
		['grundseite|grundlinie|base', 'base'],
		['seitenlänge|seiten?|lados?|côtés?', 'side'],
		['mit|con|avec', 'with'],
		['und|y|et|mal|por|sur', 'and'],
		['(?:eines|einer|ein|des|der|von|vom|del?|du|de\\s+l[ae]|un[ae]?|el|la|le|les|los|die|das)', 'of']
	] as const
).map(([words, english]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})\\s*`, 'giu'), `${english} `]);
const IS_SHAPE =
	/(?<!\p{L})(?:fläche|flächeninhalt|oberfläche|umfang|volumen|área|area|superficie|aire|circunferencia|perímetro|perimetro|circonférence|périmètre|volume)(?!\p{L})/iu;

/** `text` in English where it asks for the measure of a shape in German, Spanish or French; as it is otherwise. */
export function shapesInEnglish(text: string): string {
	if (text.length > 120 || !IS_SHAPE.test(text) || /\bof\b/i.test(text)) return text;
	let rest = text.replace(/(?<!\p{L})[dl]['’]\s*(?=\p{L})/giu, 'of ');
	for (const [words, english] of SHAPES) rest = rest.replace(words, english);
	rest = rest
		.replace(/(?:\bof\s+)+/g, 'of ')
		.replace(/\b(with|and)\s+of\b/g, '$1')
		.replace(/\bperimeter(?=\s+(?:of\s+)?circle)/, 'circumference')
		.replace(/^\s*of\s+/, '')
		.trim();
	return /\b(?:circle|sphere|square|rectangle|triangle|cube|cylinder|cone)\b/.test(rest)
		? rest.replace(/\b(radius|diameter|side|base|height)\s+of\s+/g, '$1 ').replace(/(\d),(\d)/g, '$1.$2')
		: text;
}
