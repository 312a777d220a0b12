import type { Engine, EngineContext } from '../kit/contract';
import { invalid } from '../kit/errors';
import { openedInTime } from '../kit/lazy-pack';
import { decodeBase64 } from './base64';
import type { image } from './contract';
import { download } from './download';
import type { Position } from './coordinate';
import { lacksHemisphere } from './exif';
import { MAX_FILE_BYTES } from './file-limit';
import { OTHER_FORMATS, OTHER_NAMES, type OtherFormat } from './formats/names';
import { DamagedImage, type Format } from './header';
import type { Picture } from './inspect';
import type { Credentials } from './metadata/credentials';
import type { Profile } from './metadata/profile';
import type { Place, Taken } from './summary/summary';
import { sniffOther } from './sniff';

const MEDIA_TYPES: Readonly<Record<Format | OtherFormat, string>> = {
	...OTHER_FORMATS,
	JPEG: 'image/jpeg',
	PNG: 'image/png',
	WEBP: 'image/webp',
	GIF: 'image/gif',
	BMP: 'image/bmp',
	TIFF: 'image/tiff'
};

const TOO_LARGE = 'must be at most 25 MB';
const NO_HEMISPHERE = 'gps: does not say whether north or south, east or west; north and east are taken';

export const engine: Engine<typeof image> = {
	async info(input, context) {
		const field = onlyOne(input);
		const bytes = field === 'file' ? fileBytes(input.file) : await readBytes(field, input, context);
		const { picture, summarize, takenOf } = await inspect(field, bytes, context);
		const { format, header, orientation, exif, gathered } = picture;
		const gps = gathered.position;
		const taken = takenOf(exif, gathered, gps && (await placeNear(gps, context)));
		const turned = (orientation ?? 1) > 4;
		const [shownWidth, shownHeight] = picture.shown ?? [header.width, header.height];
		return {
			format,
			mime: MEDIA_TYPES[format],
			width: header.width,
			height: header.height,
			mode: header.mode,
			bit_depth: header.bitDepth,
			channels: header.channels,
			has_alpha: header.hasAlpha,
			file_size: bytes.length,
			is_animated: header.isAnimated,
			frames: header.frames,
			duration_ms: header.durationMs,
			loop: header.loop,
			dpi: header.dpi,
			orientation,
			icc_profile: gathered.profile && (gathered.profile.name ?? 'unnamed'),
			exif,
			gps,
			summary: summarize(taken, gps, gathered),
			taken: takenOnWire(taken),
			display_width: turned ? shownHeight : shownWidth,
			display_height: turned ? shownWidth : shownHeight,
			hdr: gathered.hdr,
			motion: gathered.motion,
			blocks: gathered.blocks,
			findings: gathered.findings,
			xmp: gathered.xmp,
			iptc: gathered.iptc,
			text: gathered.text,
			maker: gathered.maker,
			credentials: gathered.credentials && (await credentialsOnWire(gathered.credentials, bytes, context)),
			color_profile: gathered.profile && profileOnWire(gathered.profile),
			thumbnails: gathered.thumbnails,
			warnings: [...header.warnings, ...(gps?.source === 'EXIF' && lacksHemisphere(exif) ? [NO_HEMISPHERE] : [])]
		};
	}
};

const takenOnWire = ({ place, moment, device, linkedBy, person }: Taken) => ({
	place: place && {
		name: place.name,
		country: place.country,
		timezone: place.timezone,
		latitude: place.latitude,
		longitude: place.longitude,
		distance_km: place.kilometers,
		inside: place.isInside
	},
	time: moment,
	device,
	person,
	linked_by: linkedBy
});

/** How long an answer waits for names of places that must first be fetched, milliseconds. */
const PATIENCE_MS = 1500;

/** City of a position, or null when the place names cannot load in time: the answer still has the coordinates. */
async function placeNear(position: Position, context: EngineContext): Promise<Place | null> {
	const named = async () => {
		const { placeOf } = await context.lazy<typeof import('./place.lazy')>('image/place');
		return { place: await placeOf(position, context) };
	};
	const found = await openedInTime('places', named, context, PATIENCE_MS);
	return typeof found === 'string' ? null : found.place;
}

async function credentialsOnWire(read: Credentials, bytes: Uint8Array, context: EngineContext) {
	const { checkCredentials } = await context.lazy<typeof import('./signature.lazy')>('image/signature');
	const { verified, reason, trust, issuer } = await checkCredentials(bytes, read.store);
	return {
		generator: read.generator,
		title: read.title,
		actions: read.actions,
		software: read.software,
		source_types: read.sourceTypes,
		authors: read.authors,
		ingredients: read.ingredients,
		signed_by: read.signedBy,
		dates: read.dates,
		verified,
		verified_reason: reason,
		trust,
		issued_by: issuer
	};
}

const profileOnWire = (profile: Profile) => ({
	name: profile.name,
	version: profile.version,
	color_space: profile.colorSpace,
	white_point: profile.whitePoint,
	gamut: profile.gamut,
	copyright: profile.copyright,
	private_tags: profile.privateTags
});

interface Input {
	readonly file?: ArrayBuffer | undefined;
	readonly url?: string | undefined;
	readonly base64?: string | undefined;
}

function onlyOne(input: Input): 'file' | 'url' | 'base64' {
	const given = (['file', 'url', 'base64'] as const).filter((name) => input[name] !== undefined);
	const [field] = given;
	if (field === undefined) throw invalid('file', 'is required');
	if (given.length > 1) throw invalid(field, 'give only one of file, url and base64');
	return field;
}

const readBytes = (
	field: 'url' | 'base64',
	input: Input,
	context: EngineContext
): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> =>
	field === 'url'
		? download(input.url ?? '', context, MAX_FILE_BYTES, TOO_LARGE)
		: decodeBase64(field, input.base64 ?? '', MAX_FILE_BYTES, TOO_LARGE);

function fileBytes(file = new ArrayBuffer(0)): Uint8Array<ArrayBuffer> {
	if (file.byteLength > MAX_FILE_BYTES) throw invalid('file', TOO_LARGE);
	return new Uint8Array(file);
}

type Lazy = typeof import('./metadata.lazy');

async function inspect(
	field: string,
	bytes: Uint8Array,
	context: EngineContext
): Promise<Pick<Lazy, 'summarize' | 'takenOf'> & { readonly picture: Picture }> {
	if (bytes.length === 0) throw invalid(field, 'is empty');
	const { inspectImage, summarize, takenOf } = await context.lazy<Lazy>('image/metadata');
	try {
		const picture = inspectImage(bytes);
		if (picture) return { picture, summarize, takenOf };
	} catch (error) {
		if (error instanceof DamagedImage) throw invalid(field, `is damaged: ${error.message}`, { cause: error });
		throw error;
	}
	const other = sniffOther(bytes);
	const wanted = `must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or ${OTHER_NAMES.join(', ')}`;
	throw invalid(field, other === null ? wanted : `${wanted}; this is ${other}`);
}
