/** A text without its HTML and Markdown: every character that is left out becomes a space or a line end, so that places stay. */

/** Placeholder of a list item's tag. */
export const ITEM = '\u001e';

export interface Unmarked {
	/** As long as the input text. */
	readonly text: string;
	readonly leftOut: readonly string[];
}

const STRETCHES: readonly (readonly [name: string, from: string, to: string])[] = [
	['comments', '<!--', '-->'],
	['scripts', '<script', '</script>'],
	['styles', '<style', '</style>'],
	['code', '```', '```'],
	['code', '~~~', '~~~']
];

/** Each is linear: its repetitions are bounded or cannot match the following part. */
const PARTS: readonly (readonly [name: string, pattern: RegExp, lineEnds?: number])[] = [
	['code', /`[^`\n]{1,500}`/g],
	[
		'HTML tags',
		/<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|hr|section|article|blockquote|pre|header|footer)\b[^<>]{0,2000}>/gi,
		2
	],
	['HTML tags', /<br\b[^<>]{0,2000}>/gi, 1],
	['HTML tags', /<\/?[a-z][\w-]{0,30}(?:\s[^<>]{0,2000})?\/?>/gi],
	['HTML entities', /&(?:[a-z]{2,10}|#\d{1,7}|#x[\da-f]{1,6});/gi],
	['addresses of links', /(?<=\])\([^()\s]{1,2000}(?:\s"[^"\n]{0,200}")?\)/g],
	['heading marks', /^(?:={3,}|-{3,}|\*{3,}|_{3,})[ \t]*$/gm, 2]
];

/** A heading of Markdown, its marks and its line end: a separate block in any surroundings. */
const HEADING = /^(#{1,6})([ \t][^\n]*)(\n?)/gm;
/** Ends a paragraph in one character. */
const PARAGRAPH_END = '\u2029';

/** A character of HTML or Markdown that makes a look at the rest worth while. */
const MARKED = /[<`&\]#~]|^(?:={3,}|-{3,}|\*{3,}|_{3,})[ \t]*$/m;

/** Leaves out tags, scripts, comments, entities, code and the addresses of links; text in tags and links stays. */
export function withoutMarkup(given: string): Unmarked {
	if (!MARKED.test(given)) return { text: given, leftOut: [] };
	const leftOut = new Set<string>();
	// Two line ends part blocks, as an empty line does.
	const blank = (part: string, lineEnds: number) => '\n'.repeat(lineEnds) + ' '.repeat(part.length - lineEnds);
	let text = given.replaceAll(ITEM, ' ');
	for (const [name, from, to] of STRETCHES) {
		let kept = '';
		let at = 0;
		for (let start = text.indexOf(from); start >= 0; start = text.indexOf(from, at)) {
			const close = text.indexOf(to, start + from.length);
			if (close < 0) break;
			leftOut.add(name);
			kept += text.slice(at, start) + blank(text.slice(start, close + to.length), 2);
			at = close + to.length;
		}
		text = kept + text.slice(at);
	}
	for (const [name, pattern, lineEnds = 0] of PARTS)
		text = text.replace(pattern, (part) => {
			leftOut.add(name);
			return /^<li\b/i.test(part) ? `\n${ITEM}${' '.repeat(part.length - 2)}` : blank(part, lineEnds);
		});
	text = text.replace(HEADING, (_, marks: string, rest: string, end: string) => {
		leftOut.add('heading marks');
		return PARAGRAPH_END + ' '.repeat(marks.length - 1) + rest + (end === '' ? '' : PARAGRAPH_END);
	});
	return { text, leftOut: [...leftOut] };
}

/** Share of the lines of wrapped prose that go on with a small letter. */
const GOING_ON = 0.5;

/** Whether the lines are prose that was broken at a width: they go on in small letters and fill most of it. */
function isWrapped(lines: readonly string[]): boolean {
	const further = lines.slice(1).map((line) => line.trim());
	const small = further.filter((line) => /^[("'“‘]?\p{Ll}/u.test(line)).length;
	const widths = lines.slice(0, -1).map((line) => line.trim().length);
	const widest = Math.max(...widths);
	const full = widths.filter((width) => width >= 0.7 * widest).length;
	return small > GOING_ON * further.length && full >= 0.75 * widths.length && widest > 30;
}

const LINES = 4;
const SHORT_LINE = 60;
/** Of them so many at most end as sentences do. */
const ENDED = 0.5;

/** Whether lines are verses or list items: four and more, most short and without an end mark. */
export function hasVerses(text: string): boolean {
	const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
	if (lines.length < LINES) return false;
	const short = lines.filter((line) => line.trim().length <= SHORT_LINE).length;
	const ended = lines.filter((line) => /[.!?…]["'”’)]*\s*$/.test(line)).length;
	return short > 0.8 * lines.length && ended < ENDED * lines.length && !isWrapped(lines);
}
