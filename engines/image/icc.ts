import { decodeUtf16, fourCc, latin1, u32 } from './bytes';

const HEADER_LENGTH = 128;
const MAX_TAGS = 100;
const MAX_NAME_BYTES = 512;
const [DESCRIPTION, LANGUAGES] = [fourCc('desc'), fourCc('mluc')];

/** The description of an ICC profile (ICC.1:2001 `desc`, ICC.1:2010 `mluc`), null where it has none. */
export function profileName(profile: Uint8Array): string | null {
	const tags = Math.min(u32(profile, HEADER_LENGTH, false), MAX_TAGS);
	for (let i = 0; i < tags; i++) {
		const entry = HEADER_LENGTH + 4 + i * 12;
		if (u32(profile, entry, false) === DESCRIPTION) return readName(profile, u32(profile, entry + 4, false)) || null;
	}
	return null;
}

function readName(profile: Uint8Array, at: number): string {
	const type = u32(profile, at, false);
	if (type === DESCRIPTION) {
		const length = Math.min(u32(profile, at + 8, false), MAX_NAME_BYTES);
		return latin1(profile, at + 12, length)
			.replace(/\0[^]*$/, '')
			.trim();
	}
	if (type !== LANGUAGES) return '';
	const length = Math.min(u32(profile, at + 20, false), MAX_NAME_BYTES);
	const start = at + u32(profile, at + 24, false);
	return decodeUtf16(profile.subarray(start, start + length), false);
}
