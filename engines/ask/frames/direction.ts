/** Which of two things a conversion goes to. */
import type { Match } from '../match';
import type { Span } from '../lexicon';

/** The two things in the order from, to. */
export function inOrder(a: Span, b: Span, match: Match): readonly [from: Span, to: Span] {
	const isSized = (span: Span) => span.kind === 'quantity' || span.kind === 'amount';
	if (isSized(a) !== isSized(b)) return isSized(a) ? [a, b] : [b, a];
	// A statement has what the question converts.
	const [isBesideA, isBesideB] = [a, b].map(({ from }) => match.lattice.isBeside(from));
	if (isBesideA !== isBesideB) return isBesideA ? [a, b] : [b, a];
	// How many X: X is wanted.
	if (match.follows(a, 'how-many')) return [b, a];
	if (match.follows(b, 'how-many')) return [a, b];
	const isIn = (span: Span) => span.role === 'in' || match.roleAfter(span) === 'in';
	// In languages with postpositions.
	if (match.lattice.lexicon.flags.has('postpositions') && isIn(a) && !isIn(b)) return match.has('how-many') ? [a, b] : [b, a]; // prettier-ignore
	// Pints in a gallon.
	if (match.roleBefore(b) === 'in' && match.isLedBy(b, 'one')) return [b, a];
	const [roleA, roleB] = [match.roleBefore(a), match.roleBefore(b)];
	return roleA === 'to' || (roleA === 'in' && roleB !== 'in') ? [b, a] : [a, b];
}
