/** Texts made for expressions that read one thing in many ways: each is answered or refused within a second of CPU time. */
import { expect, test } from 'vitest';
import { testApi } from './host';

const { ask } = testApi();
const times = (unit: string, count: number, head = '', tail = '') => head + unit.repeat(count) + tail;

test.each(
	[
		times('   1', 18, 'range 1', ' !'),
		times('   1', 2_000, 'range 1', ' !'),
		times('11h', 28, '', '!'),
		times('11h', 3_000, '', '!'),
		times(' ', 9_000, '1', '!'),
		times('0', 9_000, '1.', '1'),
		times('°C+', 2_000),
		times('1,000', 1_500),
		times('in ', 3_000),
		times('x from ', 60, 'integrate '),
		times('a=1,', 80),
		times('(', 4_000),
		times('12', 400, '0.', '…'),
		times('to ', 3_000, '5 km ')
	].map((text) => [text.slice(0, 30), text] as const)
)('%s… costs an expression no second', async (_head, expression) => {
	const started = process.cpuUsage();
	const response = await ask('/v1/evaluate', { method: 'POST', body: JSON.stringify({ expression }) });
	const { user } = process.cpuUsage(started);
	expect([200, 400, 422]).toContain(response.status);
	expect(user / 1000).toBeLessThan(1_000);
});

test.each([
	['/v1/detect', times('a@', 100_000)],
	['/v1/detect', times('a{a:', 50_000)],
	['/v1/detect', times("l'", 100_000)],
	['/v1/readability', times('[a](', 50_000)],
	['/v1/readability', times('<a ', 60_000)],
	['/v1/script', times('́', 200_000)],
	['/v1/transliterate', times('a.', 4_000)]
])('%s reads a long text of one kind within its second for 100 KB', async (path, text) => {
	const started = process.cpuUsage();
	const body = JSON.stringify(path === '/v1/transliterate' ? { text, to: 'devanagari', from: 'latin' } : { text });
	const response = await ask(path, { method: 'POST', body });
	const { user } = process.cpuUsage(started);
	expect([200, 400, 422]).toContain(response.status);
	expect(user / 1000).toBeLessThan(3_000);
});
