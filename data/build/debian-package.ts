/** Debian packages that packs are made from: fetched once by apt, checked against their hash, unpacked. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../generated/deb');

export interface DebianPackage {
	readonly name: string;
	readonly version: string;
	readonly sha256: string;
}

/** The folder with a package's files; the package is one for all architectures. */
export function unpackDebian({ name, version, sha256 }: DebianPackage): string {
	const archive = path.join(cache, `${name}_${version.replace(':', '%3a')}_all.deb`);
	mkdirSync(cache, { recursive: true });
	if (!existsSync(archive))
		execFileSync('apt-get', ['download', '-qq', `${name}=${version}`], { cwd: cache, stdio: 'ignore' });
	if (createHash('sha256').update(readFileSync(archive)).digest('hex') !== sha256)
		throw new Error(`${archive} is not ${name} ${version}`);
	const root = path.join(cache, name);
	if (!existsSync(root)) execFileSync('dpkg-deb', ['-x', archive, root]);
	return root;
}
