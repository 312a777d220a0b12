import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Files of packs by name: `<name>-<hash>.bin`, or in a published package only Brotli copies. */
export async function packFiles(dist: string): Promise<Readonly<Record<string, string>>> {
	const folder = path.join(dist, 'packs');
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return Object.fromEntries(
		names
			.toSorted()
			.reverse()
			.flatMap((name) => {
				const pack = /^(.+)-[\w-]{8}\.bin(\.br)?$/.exec(name)?.[1];
				return pack === undefined ? [] : [[pack, path.join(folder, name)]];
			})
	);
}

/** The content of a file that may be there as its Brotli copy alone. */
export async function readWhole(file: string): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await readFile(file);
	return new Uint8Array(file.endsWith('.br') ? await decompress(bytes) : bytes);
}

/** Reads a pack of `files` by its name. Rejects for a name outside the build. */
export async function readPackFile(files: Readonly<Record<string, string>>, name: string): Promise<ArrayBuffer> {
	const file = files[name];
	if (file === undefined) throw new Error(`no pack ${name} in this build`);
	return (await readWhole(file)).buffer;
}
