/** Questions in words → the text of the grammar, by the phrases of the lexicons. */
import type { Form, Note } from '../core/answer-notes';
import { inDecimal, ofCode } from './bases';
import { withPoints } from './decimal-commas';
import { fromStory } from './stories';
import { edited, type Edit } from './edit';
import { fromSizes } from './formulas';
import { FRACTIONS } from '../io/lexer';
import { functionNamed } from '../io/operators';
import type { Language, Lexicon, SignRule } from './lexicon';
import { MEANINGS, PARTS, type Say, type Told } from './meanings';
import { compoundAt, withFigures } from './numbers';
import { match, sentenceOf, type Sentence } from './pattern';
import { inFigures } from './roman';
import { RELATIONS } from './runs';
import { namesUnit } from './slots';
import { withoutThings } from './things';
import { inCase, unitNotes, inEnglishUnits } from './unit-case';

/** A question in the grammar, and how its answer is to be written. */
export type Phrase = { readonly text: string; readonly form: Form | undefined };

/** Longer texts are formulas: no question takes so many characters. */
const LONGEST = 300;
/** A question may hold another, and that one a third. */
const MAX_ROUNDS = 6;

/** `text` in the grammar, or unchanged without words of the lexicons. */
export function read(text: string, lexicon: Lexicon, variables: ReadonlySet<string>, notes: Note[]): Phrase {
	const trimmed = trimEnd(text);
	if (text.length > LONGEST) return { text, form: undefined };
	const pointed = [...RELATIONS].some((sign) => trimmed.includes(sign)) ? withPoints(trimmed) : undefined;
	for (const said of pointed?.said ?? []) notes.push({ text: said, alternative: null });
	const typed = ofCode((pointed?.text ?? trimmed).normalize('NFC'));
	const first = sentenceOf(typed, variables);
	let sentence = inSigns(first, lexicon, ({ text: sign }) => sign.startsWith('%') || sign === 'x');
	const languages = new Set(
		lexicon.languages.filter((language) => speaks(language, sentence, lexicon)).map(({ code }) => code)
	);
	for (const language of lexicon.languages)
		if (languages.has(language.code) && reads(language, sentence))
			sentence = withFigures(inEnglishUnits(sentence, language), language);
	sentence = inDecimal(sentence);
	let form: Form | undefined;
	const used = new Set<string>();
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const told =
			whole(inCase(sentence, notes), lexicon, languages, used, notes) ??
			whole(withoutLead(sentence, lexicon, languages), lexicon, languages, used, notes);
		form = told?.form ?? form;
		const next = told ? sentenceOf(told.text, variables) : inParts(sentence, lexicon, notes);
		if (next.text === sentence.text) break;
		sentence = next;
	}
	const plain = inFigures(
		withoutThings(inCase(withoutLead(sentence, lexicon, languages), notes), lexicon, notes),
		notes,
		form === 'decimal'
	);
	const last = inSigns(plain, lexicon, ({ language }) => languages.has(language));
	notes.push(...unitNotes(first, last));
	return { text: last.text, form };
}

function whole(
	sentence: Sentence,
	lexicon: Lexicon,
	languages: ReadonlySet<string>,
	used: Set<string>,
	notes: Note[]
): Told | undefined {
	const ofSizes: Note[] = [];
	const tell: Say = (text, alternative = null) => void ofSizes.push({ text, alternative });
	const sizes = used.has('sizes') ? undefined : fromSizes(sentence, lexicon, languages, tell);
	const story = sizes || used.has('sizes') ? undefined : fromStory(sentence, lexicon, languages, tell);
	if (sizes || story !== undefined) {
		used.add('sizes');
		notes.push(...ofSizes);
		return sizes ?? { text: story ?? '' };
	}
	// English names of operations are words of other languages too.
	const rules = lexicon.rulesFor(sentence).filter(({ language }) => languages.has(language));
	const isForeign = ({ language }: { readonly language: string }) => language !== lexicon.english.code;
	for (const { meaning, pattern } of [...rules.filter(isForeign), ...rules.filter((rule) => !isForeign(rule))]) {
		const build = MEANINGS[meaning];
		if (build === undefined || used.has(meaning)) continue;
		const found = match(pattern, sentence, 0, true);
		if (!found) continue;
		const said: Note[] = [];
		const told = build(found.slots, (text, alternative = null) => void said.push({ text, alternative }));
		if (told === undefined) continue;
		used.add(meaning);
		notes.push(...said);
		return typeof told === 'string' ? { text: told } : told;
	}
	return undefined;
}

/** The sentence without "what is" before it. */
function withoutLead(sentence: Sentence, lexicon: Lexicon, languages: ReadonlySet<string>): Sentence {
	const spoken = lexicon.languages.filter(({ code }) => languages.has(code));
	let from = 0;
	for (let more = true; more;) {
		more = false;
		for (const language of spoken) {
			const found = language.at('lead', sentence.tokens, from);
			if (!found || found[0] >= sentence.tokens.length || sentence.variables.has(sentence.tokens[from]?.text ?? ''))
				continue;
			from = found[0];
			more = true;
		}
	}
	const to = spoken.flatMap((language) => tailOf(sentence, language)).sort((a, b) => a - b)[0];
	if (from === 0 && to === undefined) return sentence;
	const start = sentence.tokens[from]?.start ?? 0;
	const end = to === undefined ? sentence.text.length : (sentence.tokens[to]?.start ?? 0);
	return sentenceOf(sentence.text.slice(start, end).trim(), sentence.variables);
}

/** Positions of empty words that end a question: "है". */
function tailOf({ tokens }: Sentence, language: Language): number[] {
	for (let at = 1; at < tokens.length; at++) if (language.at('tail', tokens, at)?.[0] === tokens.length) return [at];
	return [];
}

/** Phrases with slots inside of a sentence: `third root of 8`, `log base 2 of 8`. */
function inParts(sentence: Sentence, lexicon: Lexicon, notes: Note[]): Sentence {
	const rules = lexicon.insideFor(sentence);
	if (rules.length === 0) return sentence;
	const edits: Edit[] = [];
	const say = (text: string, alternative: string | null = null) => void notes.push({ text, alternative });
	for (let at = 0; at < sentence.tokens.length; at++) {
		const longest = lexicon.signsAt(sentence.tokens, at)[0]?.keys.length ?? 0;
		if (longest > 2) at += longest - 1;
		else
			for (const { meaning, pattern } of rules) {
				const found = match(pattern, sentence, at, false);
				const told = found && PARTS[meaning]?.(found.slots, say);
				if (!found || told === undefined) continue;
				edits.push({ from: at, to: found.to, text: typeof told === 'string' ? told : told.text });
				at = found.to - 1;
				break;
			}
	}
	return edited(sentence, edits);
}

/** Words of arithmetic as signs; those that `wanted` takes. */
function inSigns(sentence: Sentence, lexicon: Lexicon, wanted: (rule: SignRule) => boolean = () => true): Sentence {
	const { tokens, variables } = sentence;
	const edits: Edit[] = [];
	let closed = -1;
	for (let at = 0; at < tokens.length; at++) {
		if (variables.has(tokens[at]?.text ?? '')) continue;
		if (
			tokens[at + 1]?.text === '(' &&
			tokens[at + 1]?.start === tokens[at]?.end &&
			functionNamed(tokens[at]?.text ?? '')
		)
			continue;
		const sign = lexicon.signsAt(tokens, at).find((rule) => {
			const { place, keys } = rule;
			if (!wanted(rule)) return false;
			const [before, after] = [closed === at || endsOperand(sentence, at), startsOperand(sentence, at + keys.length)];
			if (place === 'between') return before && after;
			if (place === 'after') return before;
			if (place === 'before') return after;
			return place === 'sign' || (after && !before);
		});
		if (!sign) continue;
		edits.push({ from: at, to: at + sign.keys.length, text: ` ${sign.text} ` });
		at += sign.keys.length - 1;
		if (sign.place === 'after') closed = at + 1;
	}
	return edited(sentence, edits);
}

const endsOperand = ({ tokens }: Sentence, at: number): boolean => {
	const token = tokens[at - 1];
	return (
		token !== undefined &&
		(token.kind === 'number' ||
			')%!²³'.includes(token.text) ||
			Object.hasOwn(FRACTIONS, token.text) ||
			(token.kind === 'word' && token.text.length === 1))
	);
};
const startsOperand = ({ tokens }: Sentence, at: number): boolean => {
	const token = tokens[at];
	return (
		token !== undefined &&
		(token.kind === 'number' ||
			'(√-−.'.includes(token.text) ||
			(token.kind === 'word' && (token.text.length === 1 || functionNamed(token.text) !== undefined)))
	);
};

/** Whether a sentence is one of a language: half of its words are, and one of them is not English. English always is. */
function speaks(language: Language, { tokens }: Sentence, { english }: Lexicon): boolean {
	if (language === english) return true;
	const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
	const known = words.filter(({ key }, at) => language.knows(key) || compoundAt(words, at, language) !== undefined);
	const shared = words.filter(
		({ text, key }) => !language.knows(key) && (namesUnit(text) || functionNamed(text) !== undefined)
	);
	return known.length * 2 >= words.length - shared.length && known.some(({ key }) => !english.knows(key));
}

/** Whether every word of a sentence is one that a language knows: only then are its numbers and units read. English always is. */
const reads = (language: Language, { tokens }: Sentence): boolean =>
	language.code === 'en' ||
	tokens.every(
		({ kind, key, text }, at) =>
			kind !== 'word' ||
			text.length === 1 ||
			functionNamed(text) !== undefined ||
			language.knows(key) ||
			namesUnit(text) ||
			compoundAt(tokens, at, language) !== undefined
	);

/** The text without the marks that end a question. */
export function trimEnd(text: string): string {
	let end = text.length;
	const goesOn = text.trimEnd().endsWith('..') || text.trimEnd().endsWith('…');
	while (!goesOn && end > 0 && ('?¿؟. '.includes(text[end - 1] ?? '') || (text[end - 1] ?? '').trim() === '')) {
		if (
			text[end - 1] === '?' &&
			text
				.slice(0, end - 1)
				.trimEnd()
				.endsWith('=')
		)
			break;
		end--;
	}
	let start = 0;
	while (start < end && (text[start] === '¿' || (text[start] ?? '').trim() === '')) start++;
	return text.slice(start, end);
}
