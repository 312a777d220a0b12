import { fourCc, u32 } from '../bytes';
import { privateTags } from '../icc';

const HEADER = 128;
const MAX_TAGS = 100;
/** Apple's names of the monitor, its calibration and its settings. */
const OF_THE_DEVICE = ['mmod', 'dscm', 'vcgt', 'vcgp', 'ndin'].map(fourCc);

/**
 * A colour profile without the tags that name a monitor and those that no standard knows; null when it has none of them.
 * Colours do not depend on them. Tags that share their data go on sharing it.
 */
export function cleanProfile(profile: Uint8Array): Uint8Array<ArrayBuffer> | null {
	const count = Math.min(u32(profile, HEADER, false), MAX_TAGS);
	const unknown = new Set([...privateTags(profile).map(fourCc), ...OF_THE_DEVICE]);
	const tags = Array.from({ length: count }, (_, i) => {
		const at = HEADER + 4 + 12 * i;
		return { name: u32(profile, at, false), start: u32(profile, at + 4, false), length: u32(profile, at + 8, false) };
	});
	const kept = tags.filter(({ name, start, length }) => !unknown.has(name) && start + length <= profile.length);
	if (kept.length === tags.length || kept.length === 0) return null;
	const places = new Map<number, number>();
	let end = HEADER + 4 + 12 * kept.length;
	for (const { start, length } of kept) {
		if (places.has(start)) continue;
		places.set(start, end);
		end = (end + length + 3) & ~3;
	}
	const out = new Uint8Array(end);
	const view = new DataView(out.buffer);
	out.set(profile.subarray(0, HEADER));
	view.setUint32(0, end);
	out.fill(0, 84, 100); // the profile's own checksum, which no longer holds
	view.setUint32(HEADER, kept.length);
	kept.forEach(({ name, start, length }, i) => {
		const place = places.get(start) ?? 0;
		view.setUint32(HEADER + 4 + 12 * i, name);
		view.setUint32(HEADER + 8 + 12 * i, place);
		view.setUint32(HEADER + 12 + 12 * i, length);
		out.set(profile.subarray(start, start + length), place);
	});
	return out;
}
