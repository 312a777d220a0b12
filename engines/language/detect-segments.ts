/** Languages of the parts of a mixed text: words are judged with their neighbours, and the cheapest way through them wins (Viterbi). */
import type { Model } from './detect-model';
import { ADDRESS, TAG } from './detect-reading';
import { codePointValues, FIRST_SCRIPT, scriptName, scriptValue } from './script';

export interface Segment {
	/** UTF-16 offsets into the text. */
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
	readonly code: string;
	readonly confidence: number;
}

/** Characters of a text that are parted. */
export const SEGMENTED = 50_000;

/** What a change of the language costs between two words, and between two sentences or at a quotation, in natural logarithms of odds. */
const CHANGE = 5;
const CHANGE_AT_END = 2.5;
const CHANGE_AT_QUOTE = 2.8;
/** A word that a language hardly has costs no more than this. */
const LEAST_LIKELY = 1e-3;
/** Latin words with capitals, so many at most, are names in the text around them. */
const NAMES = 3;

interface Word {
	readonly start: number;
	end: number;
	readonly text: string;
	/** Unicode name of its script, Han for kana too. */
	readonly script: string;
	/** Whether a sentence ends before it. */
	readonly first: boolean;
	/** Whether a quotation or what stands in parentheses begins or ends before it. */
	readonly quoted: boolean;
}

const WORD = /[\p{L}\p{M}\u200c\u200d]+(?:['’ʼ-][\p{L}\p{M}\u200c\u200d]+)*/gu;

/** Parts the first 50,000 characters of a text into stretches of one language each, in order; names in Latin letters stay inside. */
export function segments(
	text: string,
	detect: (text: string, languages?: readonly string[]) => Pick<Segment, 'code' | 'confidence'>,
	models: ReadonlyMap<string, Model>,
	languages?: readonly string[]
): Segment[] {
	// Tags and addresses are no words; places stay.
	const blank = (left: string) => ' '.repeat(left.length);
	const read = text.slice(0, SEGMENTED).replace(TAG, blank).replace(ADDRESS, blank);
	const words = withoutNames(readWords(read));
	const parts: { start: number; end: number; label: string }[] = [];
	for (let from = 0; from < words.length;) {
		const { script } = words[from] as Word;
		let to = from + 1;
		while (to < words.length && words[to]?.script === script) to++;
		const run = words.slice(from, to);
		const model = models.get(script);
		const labels = script === 'Han' || model === undefined ? run.map(() => script) : cheapest(run, model, languages);
		for (const [index, { start, end }] of run.entries()) {
			const last = parts.at(-1);
			const label = labels[index] as string;
			if (last !== undefined && last.label === label) last.end = end;
			else parts.push({ start, end, label });
		}
		from = to;
	}
	const found: Segment[] = [];
	for (const { start, end } of parts) {
		const { code, confidence } = detect(read.slice(start, end), languages);
		const last = found.at(-1);
		if (last !== undefined && last.code === code)
			found[found.length - 1] = { ...last, end, confidence: Math.max(last.confidence, confidence) };
		else found.push({ start, end, code, confidence });
	}
	return found;
}

function readWords(text: string): Word[] {
	const values = codePointValues();
	const han = scriptValue('Han');
	const japanese = new Set([han, scriptValue('Hiragana'), scriptValue('Katakana')]);
	const words: Word[] = [];
	let end = 0;
	for (const match of text.matchAll(WORD)) {
		const [word] = match;
		const start = match.index;
		let value = 0;
		for (let index = 0; index < word.length && value < FIRST_SCRIPT; index++)
			value = values[word.charCodeAt(index)] as number;
		if (value < FIRST_SCRIPT) continue;
		const script = scriptName(japanese.has(value) ? han : value);
		const between = words.length > 0 ? text.slice(end, start) : '';
		const first = /[.!?。！？।\n]/.test(between);
		const quoted = !first && /["“”„«»‹›()]/.test(between);
		end = start + word.length;
		words.push({ start, end, text: word, script, first, quoted });
	}
	return words;
}

/** A few names in Latin letters belong to the text of another script that they stand in: its word before them is longer by them. */
function withoutNames(words: readonly Word[]): Word[] {
	const kept: Word[] = [];
	for (let from = 0; from < words.length;) {
		let to = from + 1;
		while (to < words.length && words[to]?.script === words[from]?.script) to++;
		const run = words.slice(from, to);
		const before = kept.at(-1);
		if (
			before !== undefined &&
			run.length <= NAMES &&
			run.every(({ script, first, text }) => script === 'Latin' && !first && text !== text.toLowerCase())
		)
			before.end = (run.at(-1) as Word).end;
		else kept.push(...run);
		from = to;
	}
	return kept;
}

/** The most likely languages of the words of one script, one after the other. */
function cheapest(words: readonly Word[], model: Model, languages: readonly string[] | undefined): string[] {
	const { codes } = model;
	const open = codes.map((code) => languages === undefined || languages.includes(code));
	const lower = words.map(({ text }) => text.toLowerCase());
	let costs = new Float64Array(codes.length);
	const from: Uint8Array[] = [];
	for (const [index, { first, quoted }] of words.entries()) {
		const own = Float64Array.from(model.classify(lower[index] as string) ?? costs.map(() => 1 / codes.length));
		const around = model.classify(lower.slice(Math.max(0, index - 1), index + 2).join(' '));
		let cheapestBefore = 0;
		for (let one = 1; one < codes.length; one++)
			if ((costs[one] as number) < (costs[cheapestBefore] as number)) cheapestBefore = one;
		const change =
			index === 0 ? 0 : (costs[cheapestBefore] as number) + (first ? CHANGE_AT_END : quoted ? CHANGE_AT_QUOTE : CHANGE);
		const next = new Float64Array(codes.length);
		const origin = new Uint8Array(codes.length);
		for (let one = 0; one < codes.length; one++) {
			const stays = costs[one] as number;
			origin[one] = index > 0 && change < stays ? cheapestBefore : one;
			const likely = (own[one] as number) + LEAST_LIKELY;
			const likelyAround = ((around ?? own)[one] as number) + LEAST_LIKELY;
			next[one] =
				(index === 0 ? 0 : Math.min(stays, change)) -
				(Math.log(likely) + Math.log(likelyAround)) / 2 +
				(open[one] === true ? 0 : 1e6);
		}
		costs = next;
		from.push(origin);
	}
	let best = 0;
	for (let one = 1; one < codes.length; one++) if ((costs[one] as number) < (costs[best] as number)) best = one;
	const path: string[] = [];
	for (let index = words.length - 1; index >= 0; index--) {
		path.push(codes[best] as string);
		best = from[index]?.[best] as number;
	}
	return path.reverse();
}
