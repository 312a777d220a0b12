import { fieldText } from './exif-words';
import type { Info } from './privacy';

type FormatNumber = (value: number, digits?: number) => string;

/** What a picture is, as pairs of a name and words; what is not known is left out. */
export function pictureFacts(
	answer: Info,
	formatNumber: FormatNumber,
	formatBytes: (bytes: number) => string
): readonly (readonly [name: string, text: string])[] {
	const pixels = answer.width * answer.height;
	const facts: readonly (readonly [string, string | null])[] = [
		['Format', `${answer.format} · ${answer.mime}`],
		['File', `${formatBytes(answer.file_size)} (${formatNumber(answer.file_size)} bytes)`],
		['Pixels', pixels < 100_000 ? formatNumber(pixels) : `${formatNumber(pixels / 1e6, 1)} megapixels`],
		[
			'Colours',
			`${answer.mode ?? 'unknown mode'} · ${answer.channels} × ${answer.bit_depth} bits${answer.has_alpha ? ' · transparency' : ''}`
		],
		['Frames', answer.frames > 1 ? formatNumber(answer.frames) + duration(answer, formatNumber) : null],
		['Resolution', answer.dpi && `${answer.dpi.map((dpi) => formatNumber(dpi, 1)).join(' × ')} dpi`],
		['Orientation', answer.orientation === null ? null : fieldText('Orientation', answer.orientation)],
		['Colour profile', profile(answer)],
		[
			'Smaller pictures inside',
			answer.thumbnails.length === 0
				? null
				: answer.thumbnails
						.map(({ width, height, bytes }) => `${width > 0 ? `${width} × ${height}, ` : ''}${formatBytes(bytes)}`)
						.join(' · ')
		],
		['Content credentials', credentials(answer)]
	];
	return facts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}

function duration({ duration_ms: ms, loop }: Info, formatNumber: FormatNumber): string {
	if (ms === null) return '';
	const rounds = loop === 0 ? ', for ever' : loop === null ? '' : `, ${loop} times`;
	return ` in ${formatNumber(ms / 1000, 2)} s${rounds}`;
}

function profile({ icc_profile: name, color_profile: more }: Info): string | null {
	if (name === null) return null;
	const gamut = more?.gamut ?? null;
	return gamut === null || name.includes(gamut) ? name : `${name} · colours of ${gamut}`;
}

function credentials({ credentials: claim }: Info): string | null {
	if (claim === null) return null;
	const made = claim.generator === null ? '' : `made with ${claim.generator}`;
	const signed = claim.signed_by === null ? 'unsigned' : `signed in the name of ${claim.signed_by}`;
	return [made, claim.actions.join(', '), `${signed}; the signature was not verified`]
		.filter((word) => word !== '')
		.join(' · ');
}
