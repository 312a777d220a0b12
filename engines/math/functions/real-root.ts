/** The real root that a power of a negative number may mean: (−8)^(1/3) is 1 + √3·i here, and cbrt(−8) is −2. */
import { printSyntax } from '../io/print';
import type { Syntax } from '../io/syntax';
import { callNode, literal } from '../io/syntax-nodes';

/** The same power by its real root, as text of the grammar; undefined for anything but (−a)^(p/q) with an odd whole q. */
export function realRootOf(node: Syntax): string | undefined {
	if (node.type !== 'power' || !isNegative(node.base) || node.exponent.type !== 'product') return undefined;
	const [above, below, ...more] = node.exponent.factors;
	if (more.length > 0 || above?.node.type !== 'number' || below?.operator !== '/' || below.node.type !== 'number')
		return undefined;
	const [p, q] = [above.node.text, below.node.text];
	if (!/^\d{1,6}$/.test(p) || !/^\d{0,5}[13579]$/.test(q) || q === '1') return undefined;
	const root = callNode('root', [node.base, literal(q, -1)], -1);
	return printSyntax(p === '1' ? root : { type: 'power', base: root, exponent: literal(p, -1), at: -1 });
}

const isNegative = (node: Syntax): boolean => node.type === 'negate' && node.operand.type === 'number';
