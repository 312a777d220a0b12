/** The examples of answers in the OpenAPI document are answers: `npx vitest run tests/contract/examples.test.ts -u` takes them anew. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import { startStandIn, type StandIn } from '../feeds/stand-in';
import { requestOf, testApi } from './host';
import { ajv } from '../support/schemas';

const NOW = Date.UTC(2026, 10, 20, 12);
/** Of longer lists the document shows the beginning. */
const MAX_ITEMS = 3;
const shortened = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
};

let standIn: StandIn;
beforeAll(async () => {
	standIn = await startStandIn({ now: () => NOW });
	for (const [id, url] of Object.entries(standIn.bases)) vi.stubEnv(`VITE_${id}_URL`, url);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await standIn.close();
});

test('every operation has an example of a whole answer, which is what it answers', { timeout: 120_000 }, async () => {
	const answers: Record<string, unknown> = {};
	for (const { id, operations } of groups)
		for (const [name, operation] of Object.entries<Operation>(operations)) {
			const { ask } = testApi({ now: () => NOW, fetch: (url, init) => fetch(url, init) });
			const response = await ask(...requestOf(operation, operation.examples[0]?.input ?? {}));
			expect(response.status, `${id}/${name}`).toBe(200);
			const answer = shortened(await response.json());
			expect(ajv.validate(operation.response, answer), `${id}/${name}: ${ajv.errorsText()}`).toBe(true);
			answers[`${id}_${name}`] = answer;
		}
	await expect(`${JSON.stringify(answers, null, '\t')}\n`).toMatchFileSnapshot('../../sw/api/examples.generated.json');
});
