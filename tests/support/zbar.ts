import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether Debian's zbar-tools is there. */
export const hasZbar = () => spawnSync('zbarimg', ['--version']).status === 0;

/** What zbarimg reads in each picture, null where it reads nothing. */
export function readByZbar(pictures: readonly Uint8Array[], kind: 'qrcode' | 'ean13' = 'qrcode'): (string | null)[] {
	const folder = mkdtempSync(path.join(tmpdir(), 'qr-'));
	try {
		return pictures.map((picture, index) => {
			const file = path.join(folder, `${index}.png`);
			writeFileSync(file, picture);
			const { status, stdout } = spawnSync('zbarimg', ['--raw', '-q', '-Sdisable', `-S${kind}.enable`, file]);
			rmSync(file);
			return status === 0 ? stdout.toString('utf8').replace(/\n$/, '') : null;
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The version of zbarimg, for the report. */
export const zbarVersion = () => execFileSync('zbarimg', ['--version']).toString().trim();
