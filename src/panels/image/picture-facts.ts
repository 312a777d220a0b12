import { settings } from '../../state/settings/settings.svelte';
import { formatBytes, formatNumber } from '../../components/format';
import { isolated } from '../../components/isolated';
import type { Info } from './privacy';
import { t } from './words';

type Fact =
	| 'format' | 'file' | 'pixels' | 'colours' | 'frames' | 'resolution' | 'tag Orientation' | 'profile' | 'inside'
	| 'credentials'; // prettier-ignore

/** Facts of a picture, as pairs of a key of the words and a text, without unknown ones. */
export function pictureFacts(answer: Info): readonly (readonly [name: Fact, text: string])[] {
	const pixels = answer.width * answer.height;
	const facts: readonly (readonly [Fact, string | null])[] = [
		['format', `${answer.format} · ${answer.mime}`],
		['file', t('fileSize', { size: formatBytes(answer.file_size), bytes: inUnit(answer.file_size, 'byte', 'long') })],
		['pixels', pixels < 100_000 ? formatNumber(pixels) : t('megapixels', { count: formatNumber(pixels / 1e6, 1) })],
		['colours', colours(answer)],
		['frames', answer.frames > 1 ? frames(answer) : null],
		['resolution', answer.dpi && t('dpi', { resolution: isolated(answer.dpi.map((dpi) => formatNumber(dpi, 1)).join(' × ')) })], // prettier-ignore
		['tag Orientation', orientation(answer)],
		['profile', profile(answer)],
		['inside', answer.thumbnails.length === 0 ? null : answer.thumbnails.map(smaller).join(' · ')],
		['credentials', credentials(answer)]
	];
	return facts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}

const inUnit = (value: number, unit: 'byte' | 'second', unitDisplay: 'long' | 'short'): string =>
	new Intl.NumberFormat(settings.locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 2 }).format(value);

function colours({ mode, channels, bit_depth: bits, has_alpha: hasAlpha }: Info): string {
	const depth = t('bits', { mode: mode ?? t('unknownMode'), channels: String(channels), bits: String(bits) });
	return hasAlpha ? `${depth} · ${t('transparency')}` : depth;
}

function frames({ frames: count, duration_ms: ms, loop }: Info): string {
	if (ms === null) return formatNumber(count);
	const time = inUnit(ms / 1000, 'second', 'short');
	if (loop === null) return t('framesIn', { count, time });
	return loop === 0 ? t('framesForEver', { count, time }) : t('framesTimes', { frames: count, time, count: loop });
}

function orientation({ orientation: turn }: Info): string | null {
	const known = ([1, 2, 3, 4, 5, 6, 7, 8] as const).find((one) => one === turn);
	return known === undefined ? (turn === null ? null : String(turn)) : t(`turn ${known}`);
}

const smaller = ({ width, height, bytes }: Info['thumbnails'][number]): string =>
	width > 0 ? `${isolated(`${width} × ${height}`)} · ${formatBytes(bytes)}` : formatBytes(bytes);

function profile({ icc_profile: name, color_profile: more }: Info): string | null {
	if (name === null) return null;
	const gamut = more?.gamut ?? null;
	return gamut === null || name.includes(gamut) ? name : t('coloursOf', { profile: name, gamut });
}

function credentials({ credentials: claim }: Info): string | null {
	if (claim === null) return null;
	return [
		...(claim.generator === null ? [] : [t('madeWith', { generator: claim.generator })]),
		...(claim.actions.length === 0 ? [] : [claim.actions.join(', ')]),
		...(claim.signed_by === null
			? [t('unsigned')]
			: [t('signedBy', { name: claim.signed_by }), t(`signature ${claim.verified}`)])
	].join(' · ');
}
