/** Functions of number theory in words and signs → arithmetic: φ(36), the sum of the divisors of 28. */
import type { Note } from '../core/answer-notes';

/** Trial division up to a million. */
const GREATEST = 10n ** 12n;

const TOTIENT =
	/^\s*(?:(?:euler(?:'s|’s)?\s+)?(?:phi|totient)(?:\s+function)?\s*(?:of\s+)?|[φϕ]\s*)\(?\s*(\d{1,13})\s*\)?\s*$/i;
const DIVISORS = /^\s*(?:(?:the\s+)?(?:sum\s+of\s+(?:the\s+|all\s+)?(?:positive\s+)?divisors\s+(?:of\s+)?)|(?:sigma|σ)\s*(?=\())\(?\s*(\d{1,13})\s*\)?\s*$/i; // prettier-ignore
const COUNT = /^\s*(?:the\s+)?(?:number\s+of\s+(?:the\s+|all\s+)?(?:positive\s+)?divisors|how\s+many\s+divisors\s+(?:does|has|are\s+of))\s+(?:of\s+)?(\d{1,13})(?:\s+have)?\s*\??$/i; // prettier-ignore

/** The product over the primes of a number; the text itself where it asks for none. */
export function ofWholeNumbers(text: string, notes: Note[]): string {
	const [totient, divisors, count] = [TOTIENT, DIVISORS, COUNT].map((pattern) => pattern.exec(text)?.[1]);
	const written = totient ?? divisors ?? count;
	if (written === undefined) return text;
	const n = BigInt(written);
	if (n < 1n || n > GREATEST) return text;
	const say = (what: string, alternative: string | null = null): void => void notes.push({ text: what, alternative });
	const primes = primesOf(n);
	const product = (of: (prime: bigint, power: number) => string): string => primes.map(([p, e]) => of(p, e)).join('*') || '1'; // prettier-ignore
	if (totient !== undefined) {
		// φ of a whole number in parentheses, φ 3 is the golden ratio times 3.
		if (!/[(o]/i.test(text.replace(/phi|totient|function|euler/gi, ''))) return text;
		say(
			`how many numbers up to ${n} share no divisor with it (Euler's φ); the golden ratio is multiplied so`,
			`phi*${n}`
		);
		return product((p, e) => `${p}^${e - 1}*(${p} - 1)`);
	}
	if (divisors !== undefined) {
		say(`the sum of the divisors of ${n}, itself among them`);
		return product((p, e) => `(${p}^${e + 1} - 1)/(${p} - 1)`);
	}
	say(`how many divisors ${n} has, 1 and itself among them`);
	return product((_, e) => `(${e} + 1)`);
}

/** Its primes with their powers. */
function primesOf(n: bigint): [prime: bigint, power: number][] {
	const found: [bigint, number][] = [];
	let rest = Number(n);
	for (let p = 2; p * p <= rest; p += p === 2 ? 1 : 2) {
		let power = 0;
		for (; rest % p === 0; rest /= p) power++;
		if (power > 0) found.push([BigInt(p), power]);
	}
	return rest > 1 ? [...found, [BigInt(rest), 1]] : found;
}
