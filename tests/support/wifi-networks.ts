import type { WifiNetwork } from '../../engines/qr/wifi-payload';

export interface WifiCase extends WifiNetwork {
	readonly size: number;
}

const SPECIAL = '\\;,":\'`<>&%#?=+/ ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const HEX = '0123456789abcdefABCDEF';
const SCRIPTS = [
	'äöüßéñçøå',
	'кафеСеть',
	'网络咖啡无线',
	'かふぇワイファイ',
	'कैफ़ेनेटवर्क',
	'شبكةمقهى',
	'📶☕🏠🔒👩‍💻',
	'ﬀ½№™€'
];

/** `count` networks of every kind that people have, the same ones each time for a `seed`. */
export function wifiCases(count: number, seed = 1): WifiCase[] {
	const random = randomNumbers(seed);
	const below = (limit: number) => Math.floor(random() * limit);
	const pick = (characters: string) => [...characters][below([...characters].length)] ?? '';
	const text = (length: number, characters: string) => Array.from({ length }, () => pick(characters)).join('');
	/** A name of at most 32 bytes, exactly 32 where the characters are single bytes and `length` is. */
	const name = (length: number, characters: string): string => {
		let out = '';
		for (let i = 0; i < length; i++) {
			const next = out + pick(characters);
			if (new TextEncoder().encode(next).length > 32) break;
			out = next;
		}
		return out;
	};
	const ssid = (kind: number) => {
		if (kind === 0) return name(32, LETTERS + SPECIAL);
		if (kind === 1) return name(1 + below(32), SPECIAL);
		if (kind === 2) return name(1 + below(32), HEX);
		if (kind === 3) return name(1 + below(20), LETTERS);
		return name(1 + below(32), SCRIPTS[below(SCRIPTS.length)] ?? '') || 'x';
	};
	const password = (kind: number) => {
		if (kind === 0) return text(63, LETTERS + SPECIAL);
		if (kind === 1) return text(8 + below(56), LETTERS + SPECIAL + '!$()*@[]^_{|}~.-');
		if (kind === 2) return text(64, HEX);
		return text(8 + below(10), LETTERS);
	};
	return Array.from({ length: count }, (_, index): WifiCase => {
		const size = index % 10 === 0 ? 64 : index % 10 === 1 ? 2000 : Math.round(64 * (2000 / 64) ** random());
		const base = { ssid: ssid(index % 8), hidden: below(4) === 0, size };
		const security = (['WPA', 'WPA', 'WPA', 'WEP', 'nopass'] as const)[below(5)] ?? 'WPA';
		if (security === 'nopass') return { ...base, security, password: '' };
		if (security === 'WEP') return { ...base, security, password: text([5, 13, 10, 26][below(4)] ?? 5, HEX) };
		return { ...base, security, password: password(below(5)) };
	});
}

/** Mulberry32: numbers in [0, 1), the same for the same seed. */
export function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
