import type { Infer } from '../../../engines/kit/schema';
import type { image } from '../../../engines/image/contract';

export type Info = Infer<typeof image.operations.info.response>;

/** Something in a picture that tells about whoever took it. */
export interface Finding {
	readonly kind: 'place' | 'person' | 'device' | 'time' | 'words';
	/** What it tells, as a heading. */
	readonly title: string;
	/** The very words of the file. */
	readonly detail: string;
}

/** Tags that tell something, in the order in which it matters. */
const TELLING: readonly { readonly kind: Finding['kind']; readonly title: string; readonly tags: readonly string[] }[] =
	[
		{ kind: 'place', title: 'A place', tags: ['GPSAreaInformation', 'GPSDestLatitude', 'SubjectLocation'] },
		{
			kind: 'person',
			title: 'A name',
			tags: ['Artist', 'Copyright', 'XPAuthor', 'CameraOwnerName', 'Photographer', 'ImageEditor', 'HostComputer']
		},
		{
			kind: 'device',
			title: 'This very device, by its number',
			tags: ['BodySerialNumber', 'LensSerialNumber', 'ImageUniqueID']
		},
		{ kind: 'device', title: 'The kind of camera', tags: ['Make', 'Model', 'LensMake', 'LensModel'] },
		{
			kind: 'device',
			title: 'The software',
			tags: ['Software', 'CameraFirmware', 'RAWDevelopingSoftware', 'ImageEditingSoftware']
		},
		{
			kind: 'time',
			title: 'When it was taken',
			tags: ['DateTimeOriginal', 'DateTimeDigitized', 'DateTime', 'GPSDateStamp']
		},
		{
			kind: 'words',
			title: 'Words',
			tags: [
				'ImageDescription',
				'UserComment',
				'XPTitle',
				'XPComment',
				'XPKeywords',
				'XPSubject',
				'ImageTitle',
				'DocumentName'
			]
		}
	];

/** What in a picture's metadata tells about its maker: where, who, which device, when, in which words. */
export function findings({ gps, exif }: Pick<Info, 'gps' | 'exif'>): Finding[] {
	const found: Finding[] = [];
	if (gps) {
		const place = `${gps.latitude.toFixed(5)}, ${gps.longitude.toFixed(5)}`;
		found.push({ kind: 'place', title: 'Where it was taken', detail: place });
	}
	for (const { kind, title, tags } of TELLING) {
		const words = tags.map((tag) => exif[tag]).filter((value) => value !== undefined);
		const detail = [...new Set(words.map(String))].join(' · ');
		if (detail !== '') found.push({ kind, title, detail });
	}
	return found;
}

export interface Verdict {
	readonly tone: 'danger' | 'warn' | 'good';
	readonly text: string;
}

/** What lies in the file and was not understood. */
export const unread = ({ blocks }: Pick<Info, 'blocks'>): Info['blocks'] => blocks.filter(({ read }) => !read);

/** The findings in a sentence: never that there is nothing where something was not read. */
export function verdict(found: readonly Finding[], notRead: Info['blocks']): Verdict {
	const has = (kind: Finding['kind']) => found.some((finding) => finding.kind === kind);
	if (has('place')) return { tone: 'danger', text: 'Tells where it was taken' };
	if (has('person')) return { tone: 'danger', text: 'Tells a name' };
	if (found.some(({ title }) => title.startsWith('This very device')))
		return { tone: 'danger', text: 'Tells which device took it' };
	if (found.length > 0) return { tone: 'warn', text: 'Tells a little about how it was made' };
	if (notRead.length > 0) return { tone: 'warn', text: 'Holds data that was not read' };
	return { tone: 'good', text: 'Nothing in its metadata tells about you' };
}
