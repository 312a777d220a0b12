/** The question is understood and has no answer that this engine can give and vouch for; the message names what is missing: a 422. */
export class Declined extends Error {
	override readonly name = 'Declined';
}
