import { foldName } from '../kit/fold-name';
import { distanceKm } from './distance';
import type { FoundPlace } from './place-search';
import type { Places } from './places';

/** A place with the pack that it is from. */
export type FoundIn = FoundPlace & { readonly from: Places };

/** How far a place may lie from the one that it is said to be near, kilometres. */
const BESIDE_KM = 120;
const MAX_WORDS = 8;
/** Words between two places that are not looked at: `near`, `cerca de`. */
const MAX_LINKS = 2;
/** Names in Chinese, Japanese and Korean have fewer letters. */
const LATIN_END = 0x2e7f;
const COMPARED = 200;
/** Places that may be what another is said to be near, of each pack: Somerset of England, and of New Jersey. */
const ANCHORS = 3;
/** Distances that differ by rounding alone, kilometres. */
const SAME_KM = 1e-6;

/**
 * A place and another near it, in either order and whatever words stand between them: `Colosseum Rome`, `Giverny near Paris`, `Sitges cerca de
 * Barcelona`. Both must be whole names. Returns the smaller of the closest pair: that of a later pack, then that of fewer people. Null without a pair.
 */
export function findBeside(text: string, packs: readonly Places[]): FoundIn | null {
	const words = foldName(text).split(' ');
	if (words.length > MAX_WORDS) return null;
	const isSmaller = (a: FoundIn, b: FoundIn) =>
		a.from === b.from ? sizeOf(a) < sizeOf(b) : packs.indexOf(a.from) > packs.indexOf(b.from);
	for (let links = 0; links <= MAX_LINKS; links++) {
		let best: { readonly found: FoundIn; readonly far: number } | undefined;
		for (let end = 1; end + links < words.length; end++) {
			const [left, right] = [words.slice(0, end).join(' '), words.slice(end + links).join(' ')];
			// Of `Riobamba, Chimborazo` the first is meant.
			const isListed = links === 0 && foldName(text.slice(0, text.indexOf(',') + 1)) === left;
			for (const [name, beside] of isListed
				? ([[left, right]] as const)
				: ([
						[left, right],
						[right, left]
					] as const)) {
				for (const anchor of called(beside, packs, ANCHORS)) {
					const at = anchor.from.gazetteer.city(anchor.index);
					for (const found of called(name, packs, COMPARED)) {
						const far = distanceKm(found.from.gazetteer.city(found.index), at);
						const gain = (best?.far ?? BESIDE_KM) - far;
						if (gain > SAME_KM || (best && gain > -SAME_KM && isSmaller(found, best.found))) best = { found, far };
					}
				}
			}
		}
		if (best) return best.found;
	}
	return null;
}

/** The place that a text names with at most `extra` words at an end: `Gotha Hbf`, `gare de Dax`. Null without one. */
export function findWithin(text: string, packs: readonly Places[], extra: number = MAX_LINKS): FoundIn | null {
	const words = foldName(text).split(' ');
	if (words.length > MAX_WORDS) return null;
	for (let cut = 1; cut <= extra && cut < words.length; cut++) {
		const parts = [words.slice(cut), words.slice(0, -cut)].map((some) => some.join(' '));
		const [found] = parts
			.filter((part) => part.length >= 4 || part.charCodeAt(0) > LATIN_END)
			.flatMap((part) => called(part, packs, 1))
			.sort((a, b) => b.score - a.score);
		if (found) return found;
	}
	return null;
}

const sizeOf = ({ from, index }: FoundIn): number => from.gazetteer.size[index] ?? 0;

/** Places of a whole name in any pack, the likeliest first. */
const called = (name: string, packs: readonly Places[], limit: number): FoundIn[] =>
	packs
		.filter(({ gazetteer }) => name.length > 2 && gazetteer.keys.hasWhole(name))
		.flatMap((from) => from.search.find(name, limit).places.map((place) => ({ ...place, from })))
		.filter(({ whole }) => whole)
		.sort((a, b) => b.score - a.score);
