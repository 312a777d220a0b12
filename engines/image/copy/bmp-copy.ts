import { walkBmp } from '../bmp';
import { NAMES } from '../metadata/block-names';
import { Copy, type Cleaned, type Keep } from './keep';
import { cleanProfile } from './profile-copy';

/** Where a BMP says its length. */
const LENGTH_AT = 2;

/** A BMP without what follows its pixels; its profile, which its header locates, is cleaned in place. */
export function copyBmp(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const copy = new Copy();
	for (const { kind, start, end } of walkBmp(bytes).pieces) {
		const part = bytes.subarray(start, end);
		if (kind === 'icc') {
			const cleaned = cleanProfile(part, part.length);
			if (cleaned) copy.replace(NAMES.icc, part.length, cleaned);
			else copy.keep(part);
		} else if (kind === 'picture' || keep.blocks.has(NAMES[kind])) copy.keep(part);
		else copy.drop(NAMES[kind], part.length);
	}
	const cleaned = copy.finish();
	if (cleaned.bytes.length < bytes.length)
		new DataView(cleaned.bytes.buffer).setUint32(LENGTH_AT, cleaned.bytes.length, true);
	return cleaned;
}
