/** Questions that an article answers: who or what something is, and facts about a thing. */
import type { Frame, Topic } from '../frame';
import type { Span } from '../lexicon';
import type { Match } from '../match';
import { isOfArticles } from '../nearest';
import { isTitle, nameScore } from '../things';
import { SILENT } from '../topic';
import { regionName } from '../../kit/intl-cache';

/** How strong a question for what a term is. */
const TERM = 6;
/** Words of everyday life are shorter than terms (Zipf's law of abbreviation). */
const SHORTEST_TERM = 9;
const isTerm = (text: string): boolean => text.length >= SHORTEST_TERM && !text.includes(' ');

/** How strong a question is for what has a name of its own: the Industrial Revolution. */
const NAMED = 7;
/** How strong a question for a fact about a thing that is known. */
const CERTAIN = 4;
/** A reading of this strength is offered, and never sure. */
const DOUBTFUL = -3;

/** Concepts that ask for a fact. */
const ASKING = 'who what-is where when age how-many how-much year-of about'.split(' ');
/** Kinds of spans that are no things with articles of their own: months, feasts, amounts. */
const VALUES = 'month weekday feast date unit money zone number period quantity amount'.split(' ');

/** Whether words mean a subject outside the product that no article is for: the song, my account. */
const isOutside = ({ lattice: { starts } }: Match, { from, to }: Topic): boolean =>
	starts.slice(from, to).some((spans) => spans.some(({ kind, value }) => kind === 'elsewhere' && !isOfArticles(value)));

// Whether a fact may be asked about a topic: a name, a general thing or invention, or the title of a work.
function isOfThing(match: Match, topic: Topic): boolean {
	const { lattice, tables } = match;
	const { text, words, from, to } = topic;
	const kind = match.variantOf('fact');
	const isValue = (span: Span) => span.to === to && VALUES.includes(span.kind);
	if (lattice.hasContext || match.roleBefore(topic) === 'to') return false;
	// Until Christmas: a value at its end is what is asked about, unless all is a name.
	if (lattice.starts.slice(from, match.isName(text) ? from + 1 : to).some((spans) => spans.some(isValue))) return false;
	// A word of the question itself is not its subject.
	const isAsking = (span: Span) =>
		span.kind === 'concept' && span.from < to && span.to > from && match.asks(span.value);
	if (lattice.starts.flat().some(isAsking) && !(words > 1 && match.isName(text))) return false;
	// This, it and she refer to an earlier question.
	if (match.tokens.some((_, at) => (at < from || at >= to) && lattice.has(at, 'pointer', 'self'))) return false;
	const isLed = lattice.has(from - 1, 'the') && !isTitle(from - 1, to, lattice);
	const isKnown = kind === 'invention' || kind === 'known';
	if (!lattice.lexicon.flags.has('dictionary'))
		return match.isName(text) || (!isOutside(match, topic) && (isKnown || words > 1 || !isLed));
	if (!tables) return false;
	const score = nameScore(from, to, text.toLowerCase(), lattice, tables);
	if (score > 1 || (isKnown && match.isWord(text))) return true;
	if (isOutside(match, topic)) return false;
	if (kind === 'work') return score > 0 || !isLed;
	return match.isWord(text) && !isLed && (words > 1 || score > 0);
}

/** Whether words name something to eat; a brand that no table has may be. Languages without a dictionary here are not checked. */
function isFood(match: Match, { text, from, to }: Topic): boolean {
	const { lattice, tokens, tables } = match;
	// A word with another meaning in the lexicon is no food.
	const isOther = (at: number) =>
		at >= from && at < to && lattice.known[at] === true && !lattice.has(at, 'elsewhere', ...SILENT);
	if (
		tokens.some((_, at) => isOther(at)) ||
		tokens.slice(from, to).some((_, nth) => lattice.has(from + nth, 'self', 'pointer'))
	)
		return false;
	if (!lattice.lexicon.flags.has('dictionary')) return true;
	const isOf = (name: string) => ['food', 'foodstuff', 'plant part'].some((kind) => tables?.words.isKindOf(name, kind));
	return tables !== undefined && (isOf(text.toLowerCase()) || isOf(tokens[to - 1]?.key ?? '') || !match.isWord(text));
}

export const FACT_FRAMES: readonly Frame<Match>[] = [
	{
		// How many calories a banana has: products are known by their barcode, not by a name.
		id: 'nutrition',
		operation: 'food/product',
		needs: [['nutrient']],
		may: ['how-many', 'how-much', 'what-is', 'nutrition'],
		topic: 'thing',
		build: (match) =>
			match.topic &&
			match.isBare &&
			match.spansOf('nutrient').some(({ isStem }) => !isStem) &&
			isFood(match, match.topic)
				? { input: {}, strong: CERTAIN, lacks: 'food', focus: { kind: 'nutrition', name: match.topic.text } }
				: null
	},
	{
		// When was Nikola Tesla born, how tall is a giraffe, who wrote Hamlet.
		id: 'fact',
		operation: 'encyclopedia/autocomplete',
		needs: [['fact', 'age', 'when']],
		may: ASKING,
		topic: 'name',
		build(match, { language }) {
			const { topic } = match;
			if (!topic || !match.isBare || !isOfThing(match, topic)) return null;
			// When alone asks for days too: only what has a name of several words is an event.
			if (!match.has('fact', 'age') && !(topic.words > 1 && match.isName(topic.text))) return null;
			const facts = match.spansOf('fact');
			// Population of Norway, Einstein born. Who paints a wall asks for no fact.
			const isWhole = match.tokens.length === topic.to - topic.from + 1;
			const isRequest =
				isWhole || facts.some((span) => span.to > span.from + 1) || ASKING.some((name) => match.has(name));
			if (!isRequest && !match.lattice.lexicon.flags.has('postpositions')) return null;
			const title = facts.find(({ variant }) => variant === 'title') ?? topic;
			// Les Misérables: an article with a capital belongs to the title.
			const from = isTitle(topic.from - 1, topic.to, match.lattice) ? topic.from - 1 : topic.from;
			const text = match.textOf(Math.min(from, title.from), Math.max(topic.to, title.to));
			// A country without the ending that it has in the sentence.
			const country = match.lattice.all(topic.from, 'place').find(({ to }) => to === topic.to)?.country;
			const isInflected = country !== undefined && match.lattice.lexicon.flags.has('postpositions');
			const isPlain = title === topic && from === topic.from;
			const q = isInflected && isPlain ? regionName(language, country) : isPlain ? topic.text : text;
			// An article holds who holds an office. Its other facts are not looked up.
			const isOffice = match.has('who') && title !== topic;
			return { input: { q, lang: language }, strong: CERTAIN, ...(!isOffice && { lacks: 'facts' }) };
		}
	},
	{
		id: 'who',
		operation: 'encyclopedia/autocomplete',
		needs: [['who', 'about', 'encyclopedia']],
		may: ['what-is'],
		topic: 'name',
		build(match, { language }) {
			const { topic } = match;
			const isAbout = match.has('about', 'encyclopedia');
			// A request to explain is for an article only where the words are known.
			const isGuess = match.variantOf('about') === 'explain' && topic && match.tables && !match.isKnown(topic.text);
			if (!topic || (!match.isBare && !isAbout)) return null;
			return {
				input: { q: topic.text, lang: language },
				strong:
					isGuess || (!isAbout && !match.mayBeName(topic))
						? DOUBTFUL
						: match.isName(topic.text)
							? 2
							: topic.words <= 4
								? 1
								: 0
			};
		}
	},
	{
		id: 'what-is',
		operation: 'encyclopedia/autocomplete',
		needs: [['what-is']],
		topic: 'name',
		build(match, { language }) {
			const { topic } = match;
			if (!topic || topic.words > 3 || !match.isBare) return null;
			const isEntry = match.lattice.lexicon.flags.has('dictionary') && match.isWord(topic.text);
			// In English a title has capitals: Stranger Things.
			if (match.lattice.lexicon.flags.has('dictionary') && isTitle(topic.from, topic.to, match.lattice))
				return { input: { q: topic.text, lang: language }, strong: NAMED };
			if (isTerm(topic.text) && (!match.lattice.lexicon.flags.has('dictionary') || (isEntry && match.mayBeName(topic))))
				return { input: { q: topic.text, lang: language }, strong: TERM };
			return {
				input: { q: topic.text, lang: language },
				strong: isEntry
					? match.isName(topic.text) && match.mayBeName(topic)
						? NAMED
						: topic.words > 1
							? isOutside(match, topic)
								? 3
								: TERM
							: 2
					: topic.words === 1
						? 1
						: 0
			};
		}
	},
	{
		id: 'where-name',
		operation: 'encyclopedia/autocomplete',
		needs: [['where']],
		may: ['what-is'],
		topic: 'name',
		build: (match, { language }) =>
			match.topic && match.topic.words > 1 && match.isWord(match.topic.text) && match.mayBeName(match.topic)
				? { input: { q: match.topic.text, lang: language }, strong: 2 }
				: null
	}
];
