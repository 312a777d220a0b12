// npm run updates -- keys   prints a new pair: the public key for data/updates/keys.txt, the private one for UPDATES_PRIVATE_KEY.
// npm run updates -- sign   signs data/updates/notices.txt with UPDATES_PRIVATE_KEY and writes public/updates.json.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'data/updates');
/** Length of the header of a public Ed25519 key in SPKI, before the 32 raw bytes. */
const SPKI_HEADER = 12;
/** Maximum size of the signed file, bytes: clients refuse larger ones. */
const MAX_BYTES = 64 * 1024;

const linesOf = (file) =>
	existsSync(path.join(folder, file))
		? readFileSync(path.join(folder, file), 'utf8')
				.split('\n')
				.map((line) => line.trim())
				.filter((line) => line !== '' && !line.startsWith('#'))
		: [];

/** Public keys whose updates a build takes, raw, base64: those of `keys.txt`, and a host's own in `VITE_HOST_UPDATE_KEYS`, parted by blanks. */
export const updateKeys = () => [
	...linesOf('keys.txt'),
	...(process.env.VITE_HOST_UPDATE_KEYS ?? '').split(' ').filter(Boolean)
];

const rawPublic = (key) => key.export({ type: 'spki', format: 'der' }).subarray(SPKI_HEADER).toString('base64');

/** The signed `updates.json` (PKCS #8 key, base64). Throws for a missing or unknown key, over 64 KiB. */
export function signedUpdate(lines, date, privateKey, keys) {
	if (!privateKey) throw new Error('UPDATES_PRIVATE_KEY is not set');
	const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
	if (!keys.includes(rawPublic(createPublicKey(key))))
		throw new Error(
			'data/updates/keys.txt lacks the public key of UPDATES_PRIVATE_KEY: no build would take this update'
		);
	const text = `updates ${date}\n${lines.join('\n')}\n`;
	const file = `${JSON.stringify({ text, signature: sign(null, Buffer.from(text), key).toString('base64') })}\n`;
	if (Buffer.byteLength(file) > MAX_BYTES) throw new Error(`the update is larger than ${MAX_BYTES} bytes`);
	return file;
}

if (process.argv[1] === import.meta.filename) {
	const [command] = process.argv.slice(2);
	if (command === 'keys') {
		const { publicKey, privateKey } = generateKeyPairSync('ed25519');
		console.log(`public   ${rawPublic(publicKey)}`);
		console.log(`private  ${privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')}`);
	} else if (command === 'sign') {
		const date = new Date().toISOString().slice(0, 10);
		const file = signedUpdate(linesOf('notices.txt'), date, process.env.UPDATES_PRIVATE_KEY, updateKeys());
		writeFileSync(path.join(root, 'public/updates.json'), file);
		console.log(`public/updates.json of ${date}: copy it beside index.html on the host`);
	} else {
		console.error('npm run updates -- keys | sign');
		process.exitCode = 1;
	}
}
