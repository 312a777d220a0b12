import { asciiDigits } from '../kit/ascii-digits';
import { decodeEntities } from '../kit/entities';
import { partOf, type DayPart } from './day-headings';

/** A line of a day's page. */
export interface DayLine {
	readonly part: DayPart;
	/** Negative before our era, null for holidays. */
	readonly year: number | null;
	readonly text: string;
	/** Articles that it links, as they are called, three at most. */
	readonly links: readonly string[];
}

export interface DayText {
	/** Parts that the page has, whether there are lines in them or not. */
	readonly parts: readonly DayPart[];
	readonly lines: readonly DayLine[];
	/** Lines of these parts that could not be read, and lines with a year under headings that are not known. */
	readonly skipped: number;
}

const MAX_LINKS = 3;
const LONGEST_LINE = 2000;

/** "In the year … before our era", before or after a year. */
const BEFORE_OUR_ERA =
	/^(?:इ\.? ?स\.? ?पू\.?|ईसा पूर्व|ई\.? ?पू\.?|கி\.? ?மு\.?|খ্রিস্টপূর্ব|খ্রি\.? ?পূ\.?|ઈ\.? ?સ\.? ?પૂર્વે|క్రీ\.? ?పూ\.?|紀元前|前|기원전|i\. ?e\.) *(?=\d)/u;
const AFTER_BC = /^ *(?:v\.? ?chr\.?|eaa\.?|p\.? ?n\.? ?e\.?|î\.? ?hr\.?|sm|tcn|ac|a\. ?c\.)(?![\p{L}\d])/iu;
const OF_OUR_ERA = /^(?:इ\.? ?स\.?(?: ?वी)?|ई\.?|கி\.? ?பி\.?|ઈ\.? ?સ\.?|క్రీ\.? ?శ\.?|i\. ?sz\.) *(?=\d)/u;
const YEAR_WORD = /^ ?(?:年|년|ई\.?|খ্রিস্টাব্দ)(?!\p{L})/u;
const DASH = /^\s*[-–—−:：‒]\s*/u;

function yearAt(line: string): { readonly year: number; readonly rest: string } | undefined {
	const isBefore = BEFORE_OUR_ERA.test(line);
	const bare = line.replace(isBefore ? BEFORE_OUR_ERA : OF_OUR_ERA, '');
	const digits = /^\d{1,4}(?!\d)/.exec(bare)?.[0];
	if (digits === undefined || Number(digits) === 0) return undefined;
	const after = bare.slice(digits.length);
	const isAfter = AFTER_BC.test(after);
	const rest = after.replace(isAfter ? AFTER_BC : YEAR_WORD, '');
	// Anything else between year and dash may make it another year.
	if ((rest.trim() !== '' && !DASH.test(rest)) || /^[-–—]\d/.test(rest)) return undefined;
	return { year: isBefore || isAfter ? -Number(digits) : Number(digits), rest: rest.replace(DASH, '').trim() };
}

const NOTES =
	/\{\{\s*(?:cite|citation|sfn|efn|refn?|webarchive|dead link|fact|clarify|उद्धरण|स्रोत|संदर्भ|மேற்கோள்|சான்று)[^{}]{0,800}\}\}/giu;

function cut(text: string, open: string, close: string): string {
	let kept = '';
	for (let at = 0; ;) {
		const from = text.indexOf(open, at);
		if (from < 0) return kept + text.slice(at);
		kept += text.slice(at, from);
		const to = text.indexOf(close, from + open.length);
		if (to < 0) return kept;
		at = to + close.length;
	}
}

const withoutNotes = (wikitext: string) =>
	cut(cut(wikitext, '<!--', '-->').replace(/<ref[^<>]{0,300}\/>/g, ''), '<ref', '</ref>').replace(NOTES, '');

/** A line of wikitext as text, with the articles that it links; undefined when a template holds a part of it. */
function plain(wikitext: string): { readonly text: string; readonly links: readonly string[] } | undefined {
	const links: string[] = [];
	const text = wikitext
		.replace(/\[\[([^[\]|]{1,300})(?:\|([^[\]]{0,500}))?\]\]/g, (_whole, target: string, shown: string | undefined) => {
			const article = (target.replace(/^:/, '').split('#')[0] ?? '').replaceAll('_', ' ').trim();
			// A name before a colon is another kind of page, or another language's.
			if (article !== '' && !/^[\p{L} ]+:/u.test(article) && yearAt(asciiDigits(article))?.rest !== '')
				links.push(article);
			return shown ?? target;
		})
		.replace(/\[https?:\/\/[^\s[\]]{1,500}(?:\s([^[\]]{0,500}))?\]/g, '$1')
		.replace(/'{2,}/g, '')
		.replace(/<\/?[a-z][^<>]{0,200}>/gi, '');
	if (/[{}[\]|]/.test(text)) return undefined;
	return { text: decodeEntities(text).replace(/\s+/g, ' ').trim(), links: [...new Set(links)].slice(0, MAX_LINKS) };
}

/** Reads the wikitext of a day's page: headings, years and events. Counts and drops what is uncertain. */
export function readDayText(wikitext: string, lang: string): DayText {
	const parts = new Set<DayPart>();
	const lines: DayLine[] = [];
	let skipped = 0;
	let part: ReturnType<typeof partOf>;
	let level = 0;
	let carried: number | undefined;
	for (const line of withoutNotes(wikitext).split('\n')) {
		if (line.length > LONGEST_LINE) {
			skipped++;
			continue;
		}
		const marks = /^={2,6}(?!=)/.exec(line)?.[0];
		const ended = line.trimEnd();
		if (marks !== undefined && ended.length > 2 * marks.length && ended.endsWith(marks)) {
			const title = ended.slice(marks.length, -marks.length);
			const found = partOf(plain(title)?.text ?? '', lang);
			// A century's heading under that of the events is of the events.
			if (found !== undefined || marks.length <= level) [part, level] = [found, marks.length];
			if (part !== undefined && part !== 'fiction') parts.add(part);
			carried = undefined;
			continue;
		}
		const item = /^(\*+)\s*([^*\s].*)$/.exec(line);
		if (item === null || part === 'fiction') continue;
		const [, stars = '', content = ''] = item;
		const read = plain(content);
		if (part === undefined) {
			// The part is unknown, so none of them is complete.
			if (read && yearAt(asciiDigits(read.text))) skipped++;
			continue;
		}
		const dated = read && part !== 'holidays' ? yearAt(asciiDigits(read.text)) : undefined;
		if (stars.length === 1) carried = dated?.rest === '' ? dated.year : undefined;
		if (carried !== undefined && stars.length === 1) continue;
		const year = part === 'holidays' ? null : (dated?.year ?? (stars.length > 1 ? carried : undefined));
		// Digits within the text stay as they are written.
		const text = read && (dated ? read.text.slice(read.text.length - dated.rest.length) : read.text);
		if (read === undefined || year === undefined || !text) skipped++;
		else lines.push({ part, year, text, links: read.links });
	}
	return { parts: [...parts], lines, skipped };
}
