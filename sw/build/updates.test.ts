import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readUpdate } from '../host/signed-update';
import { signedUpdate, updateKeys } from './updates.mjs';

const pair = () => {
	const { publicKey, privateKey } = generateKeyPairSync('ed25519');
	return {
		open: publicKey.export({ type: 'spki', format: 'der' }).subarray(12).toString('base64'),
		secret: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
	};
};

test('the app reads what the script signs', async () => {
	const { open, secret } = pair();
	const file = signedUpdate(
		['[holidays]', 'CN 2027 | off Qingming Festival 04-05 | State Council'],
		'2026-11-26',
		secret,
		[open]
	);
	expect(await readUpdate(file, [open])).toEqual({
		date: '2026-11-26',
		text: 'updates 2026-11-26\n[holidays]\nCN 2027 | off Qingming Festival 04-05 | State Council\n'
	});
});

test('nothing is signed without the private key, with one of no build, or past the size', () => {
	const { open, secret } = pair();
	expect(() => signedUpdate([], '2026-11-26', undefined, [open])).toThrow('UPDATES_PRIVATE_KEY is not set');
	expect(() => signedUpdate([], '2026-11-26', secret, [pair().open])).toThrow('lacks the public key');
	expect(() => signedUpdate(['#'.repeat(70_000)], '2026-11-26', secret, [open])).toThrow('larger than');
});

test('keys of the build are raw Ed25519 keys', () => {
	for (const key of updateKeys()) expect(Buffer.from(key, 'base64')).toHaveLength(32);
});
