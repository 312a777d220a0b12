/** A computation needs code that is loaded by itself; loaded, it is begun anew. */
export class MissingPart extends Error {
	override readonly name = 'MissingPart';
	constructor(readonly part: 'math/special' | 'math/sums') {
		super(`${part} is not loaded`);
	}
}
