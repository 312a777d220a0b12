import { afterEach, expect, test, vi } from 'vitest';
import { groups } from '../../../engines';
import { offerTools, type ModelContext } from './agent-tools';

vi.mock('./keys', () => ({ ownKey: async () => 'own-key' }));
afterEach(() => vi.unstubAllGlobals());

type Registered = Parameters<ModelContext['registerTool']>[0];

async function registered(refused = ''): Promise<Map<string, Registered>> {
	const tools = new Map<string, Registered>();
	const modelContext: ModelContext = {
		registerTool(tool) {
			if (tool.name === refused) throw new DOMException('no', 'InvalidStateError');
			tools.set(tool.name, tool);
		}
	};
	await offerTools(modelContext, new AbortController().signal);
	return tools;
}

const operations = groups.reduce((sum, group) => sum + Object.keys(group.operations).length, 0);

test('every operation is offered; one that the browser refuses costs no other', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	expect((await registered()).size).toBe(operations);
	expect((await registered('geo_distance')).size).toBe(operations - 1);
	expect(warned).toHaveBeenCalledTimes(1);
	warned.mockRestore();
});

test('a tool asks the app’s own URL with its own key, and hands the signal on', async () => {
	const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ kilometers: 1 }));
	vi.stubGlobal('fetch', asked);
	const { signal } = new AbortController();
	const tools = await registered();
	const result = await tools.get('geo_distance')?.execute({ from: '0,0', to: '0,1' }, { signal });
	expect(result).toMatchObject({ structuredContent: { kilometers: 1 } });
	const [url, init] = asked.mock.calls[0] ?? [];
	expect(url).toBe('/v1/distance?from=0%2C0&to=0%2C1');
	expect([new Headers(init?.headers).get('x-api-key'), init?.signal]).toEqual(['own-key', signal]);
});

test.each([undefined, null, 5, 'text', [], { from: {} }])('%j as input, and no network, is a result', async (input) => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch');
	});
	for (const tool of (await registered()).values())
		expect(await tool.execute(input)).toMatchObject({ isError: true, content: [{ type: 'text' }] });
});
