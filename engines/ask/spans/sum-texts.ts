/** Sums in words, as the grammar of mathematics writes them. */

/** A part of a sum: its text, where it ends, how many operations it has. */
export interface Part {
	readonly text: string;
	readonly to: number;
	readonly operations: number;
	readonly isFraction?: boolean;
}

/** A function of a part: half of it, its factorial. */
export function applied(name: string, text: string): string {
	if (name === 'half') return `${text}/2`;
	if (name === 'double') return `2 * ${text}`;
	if (name === 'square') return `(${text})^2`;
	if (name === 'cube') return `(${text})^3`;
	if (name === 'fact') return `${text}!`;
	if (name === 'alog') return `10^${text}`;
	return `${name}(${text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : text})`;
}

/** The parts of an operation of several numbers: 1 + 2, (1 + 2)/2, gcd(4, 6). */
export function joined(operator: string, parts: readonly Part[]): string {
	if (operator === 'avg') return `(${parts.map(({ text }) => text).join(' + ')})/${parts.length}`;
	if (operator === 'gcd' || operator === 'lcm' || operator === 'max' || operator === 'min')
		return `${operator}(${parts.map(({ text }) => text).join(', ')})`;
	return parts
		.map(({ text, operations }) => (operations > 0 && operator !== '+' ? `(${text})` : text))
		.join(` ${operator} `);
}
