import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine } from '../../engines/math/engine';
import { testContext } from '../../tests/support/context';
import english from './en/errors.json';

const sources = ['engines', 'sw']
	.flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`))
	.filter((file) => /\.(?:ts|txt)$/.test(file) && !/\.test\.ts$|node_modules/.test(file))
	.map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'"))
	.join('\n');

/** Ends of sentences that the code puts in: `this is ${kind}`, `requests a ${period}`. */
const PUT_IN = /^this is text$|^requests a day$|^this is the tip alone$/;

test('each reason with a sentence in the app is one that an engine or a host gives', () => {
	const stale = Object.keys(english.reasons).filter((reason) =>
		reason
			.split(/[;,:?|]|\{\w+\}/)
			.map((piece) => piece.trim())
			.some((piece) => piece.length > 4 && !PUT_IN.test(piece) && !sources.includes(piece))
	);
	expect(stale).toEqual([]);
});

const COURSE = [
	'3x + 5 = 20', 'x^2 - 5x + 6 = 0', 'x^2 + x + 1 = 0', '1/x + 1/(x + 1) = 1', '2x + 3y = 12, x - y = 1', 'x + y = 2, x + y = 3', 'x*y = 6, x + y = 5',
	'diff(3x^4 - 2x, x)', 'diff(sin(x)*e^x, x)', 'diff((x + 1)/(x - 1), x)', 'diff((2x + 1)^5, x)', 'diff(log(cos(x)), x)', 'diff(2^x, x)',
	'integrate(3x^2 + cos(x), x)', 'integrate(x*sin(x), x)', 'integrate(1/(x^2 - 4), x)', 'integrate(x^2, x, 0, 3)', 'integrate(x*cos(x^2), x)', 'integrate(5e^x, x)',
	'limit((x^2 - 1)/(x - 1), x, 1)', 'limit(sin(3x)/x, x, 0)', 'limit(1/x, x, infinity)',
	'sqrt(72) + 3*4', '15% of 80', '6!/(2*3!)', 'gcd(84, 36)', 'lcm(4, 6)', 'mean(2, 4, 9)', 'abs(-3) + 2^5', '17 mod 5', 'log(e^2)'
]; // prettier-ignore
const templates = Object.keys(english.reasons)
	.flatMap((reason) => reason.split('|'))
	.map((template) => new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'u'));

test.each(COURSE)('each step of %s has a sentence in the app, or is a formula', async (expression) => {
	const { steps } = await engine.evaluate({ expression, digits: 20, steps: true }, testContext());
	const unsaid = (steps ?? []).filter(({ rule }) => !templates.some((one) => one.test(rule)));
	expect(
		unsaid
			.filter(({ rule }) => /\p{L}{3}/u.test(rule.replace(/\(.*?\)|\b(?:sin|cos|tan|log|exp|sqrt|abs)\b/g, '')))
			.map(({ rule }) => rule)
	).toEqual([]);
});
