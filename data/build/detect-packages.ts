/** npm packages that detection is trained from: fetched once by npm itself, checked against their hash, read in memory. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const cache = path.resolve(import.meta.dirname, '../generated/npm');

export interface Package {
	readonly name: string;
	readonly version: string;
	/** As in a lock file. */
	readonly integrity: string;
}

/** Text files of a package by path without `package/`, where `wanted` accepts it; `latin1`: a byte a character. */
export function readPackage(
	{ name, version, integrity }: Package,
	wanted: (file: string) => boolean,
	encoding: 'utf8' | 'latin1' = 'utf8'
): Map<string, string> {
	const tarball = path.join(cache, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
	if (!existsSync(tarball)) {
		const aside = path.join(cache, String(process.pid));
		mkdirSync(aside, { recursive: true });
		execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', aside, `${name}@${version}`]);
		renameSync(path.join(aside, path.basename(tarball)), tarball);
	}
	const packed = readFileSync(tarball);
	const hash = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
	if (hash !== integrity) throw new Error(`${tarball} is not ${name}@${version}: ${hash}`);
	return readTar(gunzipSync(packed), wanted, encoding);
}

/** POSIX.1-1988 tar with the ustar prefix field and pax paths, as npm writes it. */
function readTar(bytes: Buffer, wanted: (file: string) => boolean, encoding: 'utf8' | 'latin1'): Map<string, string> {
	const files = new Map<string, string>();
	const field = (at: number, length: number) => bytes.toString('utf8', at, at + length).replace(/\0.*$/s, '');
	let longPath: string | undefined;
	for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0;) {
		const size = parseInt(field(at + 124, 12), 8);
		const kind = field(at + 156, 1);
		const body = at + 512;
		if (kind === 'x') longPath = /(?:^|\n)\d+ path=(.*)\n/.exec(bytes.toString('utf8', body, body + size))?.[1];
		else {
			const prefix = field(at + 345, 155);
			const file = (longPath ?? (prefix === '' ? '' : `${prefix}/`) + field(at, 100)).replace(/^[^/]*\//, '');
			longPath = undefined;
			if ((kind === '0' || kind === '') && wanted(file)) files.set(file, bytes.toString(encoding, body, body + size));
		}
		at = body + Math.ceil(size / 512) * 512;
	}
	return files;
}
