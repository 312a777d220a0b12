import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { zip } from './zip';

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const join = (parts: readonly Uint8Array[]) => Buffer.concat(parts);
const FILES = [
	{ name: 'a.jpg', bytes: bytes('first') },
	{ name: 'a.jpg', bytes: bytes('second') },
	{ name: '../घर.png', bytes: bytes('') }
];

test('local headers, directory and end stand where the format puts them', () => {
	const file = join(zip(FILES));
	const end = file.length - 22;
	expect([file.readUInt32LE(end), file.readUInt16LE(end + 10)]).toEqual([0x06054b50, 3]);
	let at = file.readUInt32LE(end + 16);
	const names: string[] = [];
	for (let i = 0; i < 3; i++) {
		expect(file.readUInt32LE(at)).toBe(0x02014b50);
		const length = file.readUInt16LE(at + 28);
		names.push(file.toString('utf8', at + 46, at + 46 + length));
		expect(file.readUInt32LE(file.readUInt32LE(at + 42))).toBe(0x04034b50);
		at += 46 + length;
	}
	expect(at).toBe(end);
	expect(names).toEqual(['a.jpg', 'a (2).jpg', '..-घर.png']);
});

const hasPython = spawnSync('python3', ['-c', 'import zipfile']).status === 0;
test.skipIf(!hasPython)('another program unpacks it whole (needs python3)', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
	try {
		writeFileSync(path.join(folder, 'x.zip'), join(zip(FILES)));
		execFileSync('python3', ['-m', 'zipfile', '-e', 'x.zip', 'out'], {
			cwd: folder,
			env: { ...process.env, PYTHONUTF8: '1' }
		});
		const out = path.join(folder, 'out');
		expect(readdirSync(out).toSorted()).toEqual(['..-घर.png', 'a (2).jpg', 'a.jpg']);
		expect(readFileSync(path.join(out, 'a (2).jpg'), 'utf8')).toBe('second');
	} finally {
		rmSync(folder, { recursive: true });
	}
});
