/** A signed update on the hosts that have no browser: read, verified and used by the engines of three groups, and none without its key. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { signedUpdate } from '../../sw/build/updates.mjs';
import { readPack } from '../../sw/build/packs';
import { runEngine, type EngineIo } from '../../sw/host/run-engine';
import { testContext } from '../support/context';

vi.mock('cloudflare:workers', () => ({ waitUntil: () => {} }));
vi.mock('virtual:packs', () => ({ packs: {} }));

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const open = publicKey.export({ type: 'spki', format: 'der' }).subarray(12).toString('base64');
const lines = [
	'[holidays]',
	'CH 2028 | off Jubilee 05-02 | invented',
	'[zones]',
	'Europe/Berlin | 2027-06-01T00:00Z | CET-1 | invented',
	'[phones]',
	'4930 | unknown | DE | 8 9 | invented'
];
const file = signedUpdate(lines, '2027-01-10', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'), [
	open
]);
const folder = mkdtempSync(path.join(tmpdir(), 'updates-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

const hosts: Record<string, (content: string) => Promise<Pick<EngineIo, 'update'>>> = {
	async node(content) {
		const named = path.join(folder, 'updates.json');
		writeFileSync(named, content);
		vi.stubEnv('UTILITY_UPDATES', named);
		return (await import('../../sw/node/engines')).nodeEngines(readPack);
	},
	async edge(content) {
		const { edgeEngines } = await import('../../sw/edge/engines');
		const answer = () => new Response(content, { headers: { 'content-type': 'application/json' } });
		return edgeEngines({ ASSETS: { fetch: async () => answer() } } as unknown as Parameters<typeof edgeEngines>[0]);
	}
};

test.each([
	['node', open, file, true],
	['edge', open, file, true],
	['node', open, file.replace('CET-1', 'CET-2'), false],
	['edge', open, file.replace('CET-1', 'CET-2'), false],
	['node', '', file, false],
	['edge', '', file, false]
])('%s with the key "%s" uses a file by its signature', async (host, key, content, isUsed) => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubEnv('VITE_UPDATE_KEYS', key);
	const { update } = (await hosts[host]?.(content)) ?? {};
	const { clock, pack, hasPack, lazy, fetch } = testContext();
	const load = async (group: string) => (await import(`../../engines/${group}/engine.ts`)).engine;
	const io: EngineIo = { clock, pack, hasPack, lazy, fetch, load, timeZone: () => 'UTC', ...(update && { update }) };
	const ask = async (group: string, name: string, input: Readonly<Record<string, unknown>>) =>
		JSON.stringify(
			await runEngine(io, { group, name, input, now: Date.UTC(2027, 6, 1), accept: 'application/json' } as never)
		);
	const said = [
		(await ask('holidays', 'holidays', { country: 'CH', year: 2028 })).includes('Jubilee'),
		(await ask('geo', 'timezone', { coords: '52.52,13.405' })).includes('update of 2027-01-10'),
		(await ask('phone', 'number', { number: '+49 30 901820' })).includes('2027-01-10')
	];
	expect(said).toEqual([isUsed, isUsed, isUsed]);
});
