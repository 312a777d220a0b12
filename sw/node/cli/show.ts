/** Longest text in a column of a list, signs as people count them. */
const LONGEST_CELL = 60;

/** The answer for a person: a line a value, then each list of objects as a table. */
export function show(answer: unknown): string {
	const lines: [string, string][] = [];
	const lists: [string, readonly Fields[]][] = [];
	walk(answer, '', lines, lists);
	const width = Math.max(0, ...lines.map(([name]) => widthOf(name)));
	const blocks = [
		lines.map(([name, text]) => `${pad(name, width)}  ${text}`.trimEnd()).join('\n'),
		...lists.map(([name, rows]) => `${name}\n${columns(rows)}`)
	];
	return blocks.filter(Boolean).join('\n\n');
}

/** JSON that a terminal prints as it is: no character in it moves the cursor. */
export const showJson = (answer: unknown): string =>
	JSON.stringify(answer, null, '\t').replace(
		/[\u007f-\u009f]/g,
		(character) => `\\u00${character.charCodeAt(0).toString(16)}`
	);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(value: unknown, name: string, lines: [string, string][], lists: [string, readonly Fields[]][]): void {
	if (isFields(value)) {
		for (const [key, part] of Object.entries(value)) walk(part, name ? `${name}.${key}` : key, lines, lists);
	} else if (Array.isArray(value) && value.length > 0 && value.every(isFields)) lists.push([name, value]);
	else lines.push([name, textOf(value)]);
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return '–';
	if (value === true) return 'yes';
	if (value === false) return 'no';
	if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ');
	if (isFields(value))
		return Object.entries(value)
			.map(([name, part]) => `${name} ${textOf(part)}`)
			.join(', ');
	const text = String(value);
	const picture = /^data:([\w/+.-]+);base64,/.exec(text);
	if (picture) return `(${picture[1]}; --output FILE writes it)`;
	if (text.startsWith('<math ')) return '(MathML; --json shows it)';
	// Texts are untrusted: control sequences must not reach the terminal.
	return text.replace(/\p{Cc}+/gu, ' ');
}

function columns(rows: readonly Fields[]): string {
	const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const cells = [names, ...rows.map((row) => names.map((name) => shortened(textOf(row[name]))))];
	const widths = names.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
	return cells
		.map((row) =>
			row
				.map((cell, column) => pad(cell, widths[column] ?? 0))
				.join('  ')
				.trimEnd()
		)
		.join('\n');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function shortened(text: string): string {
	let signs = 0;
	let end = 0;
	for (const { index } of graphemes.segment(text)) {
		if (signs === LONGEST_CELL - 1) end = index;
		if (signs++ === LONGEST_CELL) return `${text.slice(0, end)}…`;
	}
	return text;
}

/** Number of a text's terminal columns: two for wide East Asian characters and emoji. */
function widthOf(text: string): number {
	let width = 0;
	for (const { segment } of graphemes.segment(text))
		width += /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60])/u.test(segment) ? 2 : 1; // prettier-ignore
	return width;
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
