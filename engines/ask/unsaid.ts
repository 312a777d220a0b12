/** What a question points at without saying it: that object, the time over there. What was said before is not known. */
import type { Built, Topic } from './frame';
import type { Match } from './match';

/** Concepts of words that point: at a thing (that), and at a place by its kind (there, the city). */
export const POINTING = ['pointed', 'somewhere'] as const;
const OF_WORDS: ReadonlySet<string> = new Set(['name', 'word']);
const WHERE = ['place', 'unknown-place', 'zone', 'coordinates'] as const;

/** Whether a topic is pointed at, or is a single letter that stands for any word. */
const isPointed = ({ lattice }: Match, { text, from }: Topic): boolean =>
	lattice.conceptBefore(from, 'pointed') !== undefined ||
	lattice.conceptBefore(from, 'this') !== undefined ||
	([...text].length === 1 && lattice.payload === undefined && !lattice.concepts.has('the-word'));

/** Whether a statement beside the question has a figure, which the question is about: I earn 2850, what is that in a year. */
const isFigured = ({ lattice, tokens }: Match): boolean =>
	tokens.some(({ kind }, at) => kind === 'number' && lattice.isBeside(at));

/** Whether a place is meant that is not the caller's own, and is not named: there, but neither `there is a` nor my city. */
function isElsewhere({ lattice }: Match): boolean {
	const isMeant = (at: number) => {
		const span = lattice.concept(at, 'somewhere');
		return (
			span !== undefined &&
			!lattice.has(at - 1, 'self') &&
			!lattice.has(span.to, 'one') &&
			!lattice.conceptBefore(at, 'this')
		);
	};
	return lattice.tokens.some((_, at) => isMeant(at));
}

/** Whether the answer would be one for what the question does not say. */
export function isUnsaid(match: Match, { focus }: Built): boolean {
	const { topic, frame } = match;
	if (topic)
		return (frame.topic === 'name' && isFigured(match)) || (OF_WORDS.has(frame.topic ?? '') && isPointed(match, topic));
	return focus?.['here'] === true && !match.has('here') && !match.one(...WHERE) && isElsewhere(match);
}
