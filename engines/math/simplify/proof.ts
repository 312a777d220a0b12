/** Proofs that a constant is a number: logarithms and angles joined, then the shortest form. */
import { attempt } from '../core/budget';
import { joined } from '../core/inverse-sums';
import { proveBy } from '../core/prove';
import { shortest } from './simplify';

const STEPS = 120_000;

proveBy((x) => {
	const short = joined(x) ?? x;
	return short.kind === 'number' ? short : (attempt({ steps: STEPS }, () => shortest(short)) ?? x);
});
