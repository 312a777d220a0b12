/** A valid question without an answer that this engine can verify; the message names the missing feature: a 422. */
export class Declined extends Error {
	override readonly name = 'Declined';
}
