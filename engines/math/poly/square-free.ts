/** Square-free decomposition by Yun's algorithm (1976). */
import { quotient } from './division';
import { gcd } from './gcd';
import { type Poly, type Ring, isConstant, primitive, subtract } from './sparse';
import { derivative } from './variables';

/**
 * Square-free, pairwise coprime parts of p with their multiplicities, with respect to unknown v; p is primitive in v.
 * The product of the parts raised to their multiplicities is p up to sign.
 */
export function squareFreeParts(ring: Ring, p: Poly, v: number): [part: Poly, multiplicity: number][] {
	const slope = derivative(ring, p, v);
	const repeated = gcd(ring, p, slope);
	if (isConstant(repeated)) return [[primitive(p), 1]];
	const parts: [Poly, number][] = [];
	let b = quotient(ring, p, repeated);
	let d = subtract(quotient(ring, slope, repeated), derivative(ring, b, v));
	for (let i = 1; ring.degree(b, v) > 0; i++) {
		const part = gcd(ring, b, d);
		b = quotient(ring, b, part);
		d = subtract(quotient(ring, d, part), derivative(ring, b, v));
		if (ring.degree(part, v) > 0) parts.push([primitive(part), i]);
	}
	return parts;
}
