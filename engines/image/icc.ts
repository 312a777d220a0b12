import { decodeText, decodeUtf16, fourCc, latin1, u32 } from './bytes';

const HEADER_LENGTH = 128;
const MAX_TAGS = 100;
const MAX_NAME_BYTES = 512;
const [DESCRIPTION, LANGUAGES, TEXT] = [fourCc('desc'), fourCc('mluc'), fourCc('text')];

/** Offset of the tag of this name in the profile, or null. */
export function tagAt(profile: Uint8Array, name: string): number | null {
	const wanted = fourCc(name);
	const tags = Math.min(u32(profile, HEADER_LENGTH, false), MAX_TAGS);
	for (let i = 0; i < tags; i++) {
		const entry = HEADER_LENGTH + 4 + i * 12;
		if (u32(profile, entry, false) === wanted) return u32(profile, entry + 4, false);
	}
	return null;
}

/** The description or another text of an ICC profile (ICC.1:2001 `desc` and `text`, ICC.1:2010 `mluc`), or null. */
export function profileName(profile: Uint8Array, tag = 'desc'): string | null {
	const at = tagAt(profile, tag);
	return at === null ? null : readName(profile, at) || null;
}

function readName(profile: Uint8Array, at: number): string {
	const type = u32(profile, at, false);
	if (type === DESCRIPTION) {
		const length = Math.min(u32(profile, at + 8, false), MAX_NAME_BYTES);
		return latin1(profile, at + 12, length)
			.replace(/\0[^]*/, '')
			.trim();
	}
	if (type === TEXT) return decodeText(profile.subarray(at + 8, at + 8 + MAX_NAME_BYTES));
	if (type !== LANGUAGES) return '';
	const length = Math.min(u32(profile, at + 20, false), MAX_NAME_BYTES);
	const start = at + u32(profile, at + 24, false);
	return decodeUtf16(profile.subarray(start, start + length), false);
}

/** Tags of ICC.1 (2001 to 2022) and of the profiles that describe a display's or a camera's colours in general. */
const KNOWN_TAGS: ReadonlySet<number> = new Set(
	(
		'A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 B2D0 B2D1 B2D2 B2D3 D2B0 D2B1 D2B2 D2B3 bXYZ bTRC gXYZ gTRC rXYZ rTRC bkpt ' +
		'calt targ chad chrm clro clrt clot ciis cicp cprt crdi dmnd dmdd desc devs gamt kTRC lumi meas meta ncol ncl2 ' +
		'view vued pre0 pre1 pre2 ps2s ps2i psd0 psd1 psd2 psd3 pseq psid resp rig0 rig2 scrd scrn tech wtpt bfd  ' +
		'aabg aagg aarg dscm vcgt vcgp ndin'
	)
		.match(/.{4}(?: |$)/g)
		?.map((word) => fourCc(word.slice(0, 4))) ?? []
);

/** Names of the tags of a profile that no standard knows: `mmod` has the make, model and serial number of a monitor. */
export function privateTags(profile: Uint8Array): string[] {
	const count = Math.min(u32(profile, HEADER_LENGTH, false), MAX_TAGS);
	const names: string[] = [];
	for (let i = 0; i < count; i++) {
		const entry = HEADER_LENGTH + 4 + i * 12;
		if (entry + 12 <= profile.length && !KNOWN_TAGS.has(u32(profile, entry, false)))
			names.push(latin1(profile, entry, 4));
	}
	return names;
}
