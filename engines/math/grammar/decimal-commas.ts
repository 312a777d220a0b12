/** Numbers with a comma in equations and sentences of calculus, where a comma else parts relations. */
const RELATION = /[=<>≤≥≠]/;
/** 2,5 and 1.000,5; 12,345 and 1,000,000.5 group thousands. */
const NUMBER = /(?<![\w.,])(?:([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?)|(\d{1,3}(?:\.\d{3})+,\d+|\d+,\d+))(?![,.]?\d)/g;

/** `text` with its outermost numbers in points, and notes. A comma may part relations (`x + y = 3,2x - y = 1`). */
export function withPoints(text: string): { readonly text: string; readonly said: readonly string[] } {
	if (!/\d,\d/.test(text) || /[[{]/.test(text)) return { text, said: [] };
	const said: string[] = [];
	const inRelation = RELATION.test(text);
	const written = text.replace(NUMBER, (all, grouped: string | undefined, decimal: string | undefined, at: number) => {
		const before = text.slice(0, at);
		if (depthOf(before) > 0) return all;
		const comma = at + all.lastIndexOf(',');
		if (inRelation && RELATION.test(lastPart(text.slice(0, comma))) && RELATION.test(firstPart(text.slice(comma + 1))))
			return all;
		const digits = grouped?.replaceAll(',', '') ?? decimal?.replaceAll('.', '').replace(',', '.') ?? all;
		said.push(
			grouped === undefined
				? `the comma in ${all} is a decimal point: ${digits}`
				: `the comma in ${all} groups thousands: ${digits}; a decimal point is ${all.replace(',', '.')}`
		);
		return digits;
	});
	return { text: written, said: [...new Set(said)] };
}

const depthOf = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

const PARTED = /[;\n]|,\s|\s\p{L}{2,}\s/u;
const lastPart = (text: string): string => text.split(PARTED).at(-1) ?? '';
const firstPart = (text: string): string => text.split(PARTED)[0] ?? '';
