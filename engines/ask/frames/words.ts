/** Questions about words, languages, texts and articles. */
import type { Built, Frame } from '../frame';
import type { Match } from '../match';
import { DAYS_OF } from '../facts/units';
import type { Span } from '../lexicon';
import { SILENT } from '../topic';

/** Whether the word is one of another language, or a thing that is pointed at: this error. */
function isOther(match: Match): boolean {
	const { topic, lattice } = match;
	if (topic === undefined || match.has('the-word')) return false;
	return (
		match.all('language').some(({ value }) => value !== lattice.lexicon.code) ||
		lattice.has(topic.from, 'language') ||
		lattice.conceptBefore(topic.from, 'this') !== undefined
	);
}

/** Whether the topic follows the words that ask for it, ends the text and is a word: types of vehicle. */
function isAskedFor(match: Match): boolean {
	const { topic, tokens } = match;
	if (!topic || !match.isBare) return false;
	// A sparrow is a type of what: the topic stands before the words that ask.
	if (match.lattice.concept(topic.to, 'synonym')?.variant === 'broader') return match.isWord(topic.text);
	if (!match.follows(topic, 'synonym')) return false;
	return (
		tokens.slice(topic.to, match.lattice.end).every(({ kind }) => kind === 'mark') &&
		(!match.tables || match.isWord(topic.text))
	);
}

/** The text of a question, which is certain behind a colon or in quotation marks; none where the tool is named alone. */
const textOrNone = (match: Match): Built => {
	const { payload } = match.lattice;
	const { topic } = match;
	if (payload) return { input: { text: match.textOf(payload.from, payload.to) }, strong: 4 };
	return { input: topic ? { text: topic.text } : {}, strong: 1 };
};

/** Spans of time that news are searched for, with their hours. */
const TIMESPANS = [
	...([
		['1h', 1],
		['6h', 6],
		['12h', 12],
		['1d', 24],
		['3d', 72]
	] as const),
	...([
		['1w', 168],
		['2w', 336],
		['1m', 744],
		['3m', 2232],
		['1y', 8784]
	] as const)
] as const;

/** The shortest span of time that holds a length; undefined for another quantity. */
function timespanOf(length: Span | undefined): string | undefined {
	const days = DAYS_OF[length?.kind === 'period' ? length.value : (length?.unit ?? '')];
	if (days === undefined) return undefined;
	return (
		TIMESPANS.find(
			([, hours]) => days * 24 * Math.abs(length?.kind === 'period' ? 1 : (length?.amount ?? 1)) <= hours + 1e-6
		)?.[0] ?? '1y'
	);
}

/** The right spelling of the topic: the word itself, the one of several alike that is a word, else the nearest one; undefined without one. */
function spelledRight(match: Match): string | undefined {
	const { topic, lattice, tables } = match;
	const whole = topic?.text.replace(/^[^\p{L}]+/u, '') ?? '';
	if (!topic || match.isWord(whole)) return topic && whole;
	const words = match.tokens
		.slice(topic.from, topic.to)
		.filter(({ kind }, at) => kind === 'word' && !lattice.has(topic.from + at, ...SILENT))
		.map(({ text }) => text)
		.filter((text, _, [first = '']) => text[0] === first[0]);
	const [word, ...further] = words.length > 1 ? words.filter((one) => match.isWord(one)) : words;
	if (word === undefined || further.length > 0 || words.length > MOST_SPELLINGS) return undefined;
	return match.isWord(word) ? word : tables?.words.nearest(word.toLowerCase());
}

/** Letters of a word that a slip leaves recognisable. */
const LONG_WORD = 7;
/** Spellings of a word that a question offers. */
const MOST_SPELLINGS = 4;

/** Words of a length with what it is of: 1500 words aloud. */
const MOST_OF_LENGTH = 3;
const isLength = ({ topic, lattice }: Match): boolean =>
	!lattice.payload && topic !== undefined && topic.words <= MOST_OF_LENGTH && /^\d[\d,.]*\s\p{L}/u.test(topic.text);

const INDIC = /[\u0900-\u0dff]/;
/** The words of another script within the topic, where it has both: how would नमस्कार be written. */
function inOwnScript(match: Match): string {
	const { topic } = match;
	if (!topic || !INDIC.test(topic.text) || !/[a-z]/i.test(topic.text)) return topic?.text ?? '';
	const isOther = ({ text }: { readonly text: string }) => INDIC.test(text);
	const within = match.tokens.slice(topic.from, topic.to);
	return match.textOf(topic.from + within.findIndex(isOther), topic.from + within.findLastIndex(isOther) + 1);
}

/** So weak that a reading is offered at most. */
const DOUBTFUL = -3;

/** The script of a language in the API's name; Latin letters are those that people type. */
const SCRIPT_OF: Readonly<Record<string, string>> = {
	...{ hi: 'devanagari', mr: 'devanagari', ne: 'devanagari', sa: 'devanagari', bn: 'bengali', pa: 'gurmukhi' },
	...{ gu: 'gujarati', or: 'oriya', ta: 'tamil', te: 'telugu', kn: 'kannada', ml: 'malayalam' },
	...{ en: 'casual', la: 'casual' }
};

/** Text in quotation marks or behind a colon. */
const QUOTED = /(?:["“«„]|: )([^"“”«»„]+)/;

/** How many letters or syllables a word has, or how many words and signs a text in quotation marks. */
function countOf(match: Match): Built | null {
	const { topic, lattice, text } = match;
	const ask = match.variantOf('count-of');
	if (ask === undefined || !topic) return null;
	const focus = { kind: ask };
	const quoted = QUOTED.exec(text)?.[1];
	if (quoted !== undefined) return { input: { text: quoted }, strong: 4, focus };
	const isOfWord = topic.words === 1 && (ask === 'letters' || ask === 'syllables');
	const isThing = lattice.has(topic.from - 1, 'the') || (!match.has('the-word') && lattice.has(topic.from, 'language'));
	if (!isOfWord || isThing) return null;
	return ask === 'syllables' && lattice.lexicon.flags.has('dictionary')
		? { operation: 'dictionary/sounds', input: { word: topic.text }, strong: 3, focus }
		: { input: { text: topic.text }, strong: 3, focus };
}

export const WORD_FRAMES: readonly Frame<Match>[] = [
	...(['word', 'text'] as const).map((topic): Frame<Match> => ({
		id: `count-${topic}`,
		operation: 'text/readability',
		needs: [['count-of'], ['how-many', 'count-of']],
		may: ['the-word', 'what-is'],
		topic,
		build: countOf
	})),
	{
		// How many s are in mississippi.
		id: 'count-of-letter',
		operation: 'text/readability',
		needs: [['how-many', 'count-of']],
		may: ['the-word', 'the-letter', 'here'],
		slots: { letter: 1 },
		wants: ['letter'],
		topic: 'word',
		build: (match) =>
			match.topic?.words === 1
				? {
						input: { text: match.topic.text },
						strong: 4,
						focus: { kind: 'letter', letter: match.one('letter')?.value }
					}
				: null
	},
	{
		id: 'define',
		operation: 'dictionary/related',
		needs: [['define']],
		may: ['what-is', 'the-word', 'how-much'],
		slots: { language: 1 },
		topic: 'word',
		build: (match) => (isOther(match) ? null : { input: { word: match.topic?.text, definitions: true }, strong: (match.topic?.words ?? 9) <= 2 ? 2 : 0, focus: { kind: 'definition' } }) // prettier-ignore
	},
	{
		id: 'spelling',
		operation: 'dictionary/related',
		needs: [['spell']],
		may: ['the-word', 'what-is'],
		topic: 'anything',
		build(match) {
			const word = spelledRight(match);
			if (word === undefined) return null;
			// Who writes the word as it is spelled learns nothing from it.
			const isSame = match.topic?.text.toLowerCase().endsWith(word.toLowerCase()) === true;
			return {
				input: { word, definitions: true },
				strong: 4,
				focus: { kind: 'spelling' },
				...(isSame && match.topic?.words === 1 && { lacks: 'spelling' })
			};
		}
	},
	{
		// Is it definately: one word that is none, and nearly one of the dictionary.
		id: 'spelled-so',
		operation: 'dictionary/related',
		needs: [['spelled-so']],
		topic: 'thing',
		build(match) {
			const { topic, tables } = match;
			if (!topic || topic.text.length < LONG_WORD || !match.isBare || match.isKnown(topic.text)) return null;
			// Of several words at least two are spellings of one: is it sunny in Rome.
			const [initial] = topic.text;
			const alike = match.tokens
				.slice(topic.from, topic.to)
				.filter(({ text }) => text[0] === initial && text.length > 2);
			if (topic.words > 1 && alike.length < 2) return null;
			const isSlip = match.tokens
				.slice(topic.from, topic.to)
				.some(({ text }, nth) => !match.lattice.has(topic.from + nth, ...SILENT) && !match.isWord(text));
			if (topic.words > 1 && !isSlip) return null;
			const word = topic.words > 1 ? spelledRight(match) : tables?.words.nearest(topic.text.toLowerCase());
			return word === undefined ? null : { input: { word, definitions: true }, strong: 4, focus: { kind: 'spelling' } };
		}
	},
	{
		id: 'word-class',
		operation: 'dictionary/related',
		needs: [['word-class']],
		may: ['the-word', 'what-is'],
		slots: { language: 1 },
		topic: 'word',
		build: (match) =>
			match.topic?.words === 1 && (!match.tables || match.isWord(match.topic.text)) && !isOther(match)
				? { input: { word: match.topic.text }, strong: 4, focus: { kind: 'word-class' } }
				: null
	},
	{
		id: 'synonym',
		operation: 'dictionary/related',
		needs: [['synonym', 'antonym']],
		may: ['the-word', 'what-is'],
		slots: { language: 1 },
		topic: 'word',
		build(match) {
			// The Spanish word for apple is a translation.
			const language = match.one('language')?.value;
			if (language !== undefined && language !== 'en' && language !== match.lattice.lexicon.code) return null;
			const variant = match.variantOf('synonym');
			if (variant !== undefined && !isAskedFor(match)) return null;
			return {
				input: { word: match.topic?.text },
				strong: (match.topic?.words ?? 9) <= 2 ? 2 : 0,
				focus: { kind: match.has('antonym') ? 'antonyms' : (variant ?? 'synonyms') }
			};
		}
	},
	{
		id: 'sounds',
		operation: 'dictionary/sounds',
		needs: [['rhyme', 'pronounce']],
		may: ['what-is', 'the-word'],
		slots: { language: 1 },
		topic: 'word',
		build: (match) =>
			isOther(match) || match.topic?.words !== 1
				? null
				: { input: { word: match.topic.text }, strong: 2, ...(match.has('rhyme') && { focus: { kind: 'rhymes' } }) }
	},
	{
		id: 'news',
		operation: 'news/search',
		needs: [['news']],
		may: ['technology', 'brand', 'last', 'what-is', 'today'],
		slots: { date: 1, period: 1, quantity: 1 },
		topic: 'news',
		topicOptional: true,
		build(match) {
			const { topic } = match;
			// Rust, the programming language: what follows a name with an article says what it is.
			const name = match.tokens.findIndex(
				(_, at) => match.lattice.concept(at, 'brand') && match.lattice.has(at + 1, 'the')
			);
			// Rust async: a brand beside the topic belongs to it.
			const [before, after] = topic
				? [match.lattice.conceptBefore(topic.from, 'brand'), match.lattice.concept(topic.to, 'brand')]
				: [];
			const named = topic && (before || after) && match.textOf(before?.from ?? topic.from, after?.to ?? topic.to);
			const q =
				(name >= 0 ? match.textOf(name, name + 1) : named) ??
				(topic?.text || match.wordsOf('brand')) ??
				(match.has('technology') ? 'tech' : undefined);
			// News of a country is not news of technology.
			const isPlace =
				topic && match.lattice.starts[topic.from]?.some(({ kind, to }) => kind === 'place' && to === topic.to);
			const timespan = timespanOf(match.one('quantity', 'period'));
			if (q !== undefined)
				return {
					input: { q, ...(timespan !== undefined && { timespan }) },
					strong: match.has('technology', 'brand') || match.variantOf('news') ? 2 : isPlace ? DOUBTFUL : -1
				};
			return match.content === 1 ? { input: {}, strong: 0 } : null;
		}
	},
	{
		id: 'detect',
		operation: 'language/detect',
		needs: [['detect']],
		may: ['what-is'],
		topic: 'text',
		topicOptional: true,
		build(match) {
			const asked = match.variantOf('detect');
			if (asked === 'known')
				return { operation: 'language/languages', input: {}, strong: match.isExplained ? 4 : DOUBTFUL };
			// The word for a language alone asks about a text in quotation marks.
			if (asked === 'quoted' && !match.lattice.payload) return null;
			return { ...textOrNone(match), ...(asked === 'script' && { operation: 'language/script' }) };
		}
	},
	{
		// Spanish or Portuguese: of two languages.
		id: 'detect-of-two',
		operation: 'language/detect',
		needs: [['#language']],
		may: ['detect', 'what-is', 'check'],
		slots: { language: 3 },
		topic: 'text',
		build(match) {
			const { payload } = match.lattice;
			const languages = match.all('language').map(({ value }) => value);
			if (!payload || languages.length < 2) return null;
			return { input: { text: match.textOf(payload.from, payload.to), languages }, strong: 4 };
		}
	},
	{
		id: 'readability',
		operation: 'text/readability',
		needs: [
			['readability', 'reading'],
			['readability', 'difficulty', 'how-long']
		],
		may: ['check', 'what-is'],
		topic: 'text',
		topicOptional: true,
		// 500 words are a length. The text itself is missing.
		build: (match) => (isLength(match) ? null : textOrNone(match))
	},
	{
		id: 'transliterate',
		operation: 'language/transliterate',
		needs: [['letters', 'write', '#script', '#language']],
		may: ['the-word'],
		slots: { language: 1, script: 1 },
		topic: 'text',
		build(match) {
			const to = match.one('language', 'script');
			const script = to?.kind === 'language' ? SCRIPT_OF[to.value] : to?.value;
			const text = inOwnScript(match);
			// Without a word for letters a language asks for a translation: into Latin too, but of Latin letters.
			const isOfLetters =
				match.has('letters', 'write') || to?.kind === 'script' || (to?.value === 'la' && !/[a-z]/i.test(text));
			return script && isOfLetters ? { input: { text, to: script }, strong: match.isExplained ? 2 : 1 } : null;
		}
	}
];
