import { concat } from '../../kit/bytes';
import { fourCc, latin1Bytes, u32 } from '../bytes';
import { privateTags, profileName } from '../icc';
import { namesMonitor } from '../metadata/profile';

const HEADER = 128;
const MAX_TAGS = 100;
/** The device's maker and model; Apple's names of the monitor, its calibration and its settings. */
const OF_THE_DEVICE = ['dmnd', 'dmdd', 'mmod', 'dscm', 'vcgt', 'vcgp', 'ndin'].map(fourCc);
const DESCRIPTION = fourCc('desc');

/**
 * A colour profile without tags that name a monitor or that no standard defines, and with another name where its
 * name is a monitor's; null when the profile needs no change or does not fit.
 * Colours do not depend on them. Tags that share their data go on sharing it.
 *
 * @param length size of the result in bytes, zeros behind its tags: a profile's first field is its length, and programs refuse
 * one that differs from the length of the box or tag around it. Default: as few as its tags take
 */
export function cleanProfile(profile: Uint8Array, length?: number): Uint8Array<ArrayBuffer> | null {
	const count = Math.min(u32(profile, HEADER, false), MAX_TAGS);
	const unknown = new Set([...privateTags(profile).map(fourCc), ...OF_THE_DEVICE]);
	const tags = Array.from({ length: count }, (_, i) => {
		const at = HEADER + 4 + 12 * i;
		return { name: u32(profile, at, false), start: u32(profile, at + 4, false), length: u32(profile, at + 8, false) };
	});
	const kept = tags.filter(({ name, start, length }) => !unknown.has(name) && start + length <= profile.length);
	const isNamed = namesMonitor(profileName(profile) ?? '');
	if ((kept.length === tags.length && !isNamed) || kept.length === 0) return null;
	const dataOf = ({ name, start, length }: (typeof kept)[number]) =>
		isNamed && name === DESCRIPTION
			? neutralName(profile.subarray(start, start + length))
			: profile.subarray(start, start + length);
	// Rewritten tags share their data with no other tag; in a damaged profile tags may begin together and end apart.
	const keyOf = ({ name, start, length }: (typeof kept)[number]) =>
		isNamed && name === DESCRIPTION ? 'anew' : `${start} ${length}`;
	const places = new Map<string, number>();
	let end = HEADER + 4 + 12 * kept.length;
	for (const tag of kept) {
		if (places.has(keyOf(tag))) continue;
		const place = (end + 3) & ~3;
		places.set(keyOf(tag), place);
		end = place + dataOf(tag).length;
	}
	if (length === undefined) end = (end + 3) & ~3;
	else if (length < end) return null;
	const out = new Uint8Array(length ?? end);
	const view = new DataView(out.buffer);
	out.set(profile.subarray(0, HEADER));
	view.setUint32(0, out.length);
	out.fill(0, 84, 100); // the profile's own checksum, which no longer holds
	view.setUint32(HEADER, kept.length);
	kept.forEach((tag, i) => {
		const place = places.get(keyOf(tag)) ?? 0;
		const data = dataOf(tag);
		view.setUint32(HEADER + 4 + 12 * i, tag.name);
		view.setUint32(HEADER + 8 + 12 * i, place);
		view.setUint32(HEADER + 12 + 12 * i, data.length);
		out.set(data, place);
	});
	return out;
}

/** The name `RGB` in the form of another, and no longer than it. */
function neutralName(name: Uint8Array): Uint8Array {
	if (u32(name, 0, false) !== DESCRIPTION) return NEUTRAL_4;
	// Where the Unicode and Macintosh forms behind the first are missing they stay so.
	return NEUTRAL_2.subarray(0, Math.max(SHORTEST_2, Math.min(name.length, NEUTRAL_2.length)));
}

/** `RGB` as a textDescriptionType (ICC.1:2001-04, 6.5.17), without its Unicode and Macintosh forms. */
const NEUTRAL_2 = concat([latin1Bytes('desc\0\0\0\0\0\0\0\x04RGB\0'), new Uint8Array(78)]);
/** Its bytes up to the end of the name. */
const SHORTEST_2 = 16;
/** The same as a multiLocalizedUnicodeType (ICC.1:2022, 10.15). */
const NEUTRAL_4 = latin1Bytes('mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS\0\0\0\x06\0\0\0\x1c\0R\0G\0B');
