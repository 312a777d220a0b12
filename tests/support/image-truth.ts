/** exiftool's numeric reading of real files, and whether another reader's answer has its personal findings. */

/** All that exiftool reads of a file: `group:tag` by value. */
export type Tags = Readonly<Record<string, unknown>>;

/** Groups about the file on this disk, of exiftool's own reckoning, of colours and of the pixels' layout. */
const OTHER_GROUPS = /^(?:System|ExifTool|Composite|ICC.*|MPF\d*|Track\d+|HEIC|Meta)$/;
/** Subjects of tags that say something about a person, place, device, moment or origin, the first that matches. */
const SUBJECTS = {
	serial: /Serial(?!NumberFormat)|DocumentID|InstanceID|ImageUniqueID|UUID|ContentIdentifier|ShutterCount$|ImageNumber/,
	person:
		/Owner|Artist|Creator$|By-line$|Author$|Copyright$|CopyrightNotice|^Rights$|Credit|^Source$|Writer$|Contact|PersonInImage|FaceName|HostComputer|^URL$|WebStatement|UsageTerms/,
	place: /^City$|^State$|Province|^Country|^Location$|LocationName|Sub-location|GPSLatitude$|GPSLongitude$/,
	device: /^Make$|^Model$|^Lens$|LensModel|LensMake/,
	date: /^DateTimeOriginal$|^CreateDate$|^ModifyDate$|^DateCreated$|^TimeCreated$|MetadataDate|DigitalCreation|TimeStamp|ManufactureDate|^Date$/,
	words:
		/^Software$|CreatorTool|^Caption|^Description$|^Title$|Headline|^Keywords$|^Subject$|Comment$|ImageDescription|ObjectName|Instructions|DigitalSource|Claim_generator$|^Prompt$|^Parameters$|^Workflow$|SlicesGroupName|WriterName|ReaderName|HierarchicalSubject|PreservedFileName|DocumentNotes|OriginalTransmission/
} as const;
export type Subject = keyof typeof SUBJECTS;
/** What programs write where there is nothing to say, and what exiftool makes up. */
const EMPTY =
	/^(?:|[0 :.]+|unknown|none|\(Binary.*|.*picasastamp.*|OLYMPUS DIGITAL CAMERA|undef.*|default|null|\[\]|-+)$/i;

export type Telling = { readonly subject: Subject; readonly tag: string; readonly text: string };

/** The tags that tell something, a text each. */
export const tellingTags = (tags: Tags): Telling[] =>
	Object.entries(tags).flatMap(([key, value]) => {
		const colon = key.indexOf(':');
		const [group, tag] = [key.slice(0, colon), key.slice(colon + 1)];
		const subject = (Object.keys(SUBJECTS) as Subject[]).find((name) => SUBJECTS[name].test(tag));
		if (subject === undefined || OTHER_GROUPS.test(group)) return [];
		return texts(value)
			.filter((text) => !EMPTY.test(text.trim()))
			.map((text) => ({ subject, tag: key, text }));
	});

const texts = (value: unknown): string[] =>
	typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];

/** Letters and digits alone: dates and spaces are written in many ways. */
const plain = (text: string) =>
	text
		.replaceAll(/(\d)T(\d\d:)/g, '$1 $2')
		.replaceAll(/\\[nrtu"\\]|[^\p{L}\p{N}]/gu, '')
		.toLowerCase();

/** An answer of a reader, made ready to be searched. */
export class Haystack {
	private readonly text: string;
	private readonly numbers: readonly number[];

	constructor(answer: unknown) {
		this.text = plain(JSON.stringify(answer ?? null));
		this.numbers = numbersIn(answer, 0);
	}

	/** Whether a value of exiftool is in it: as text, as a date without its zone, as a lens or time in words, as a number. */
	has(value: string): boolean {
		const needle = plain(JSON.stringify(value.slice(0, 300).trim()));
		if (needle === '' || this.text.includes(needle)) return true;
		if (/^\d{4}[:-]\d\d[:-]\d\d/.test(value) && this.text.includes(plain(value.slice(0, 16)))) return true;
		if (/^\d+ \d+ [\d.]+ [\d.]+$/.test(value)) return this.text.includes(plain(lensName(value)));
		if (/^\d\d:\d\d:\d\d(?:\.\d+)?$/.test(value))
			return this.text.includes(plain(value.split(':').map(Number).join(',')));
		const number = Number(value);
		const near = (other: number) => Math.abs(Math.abs(other) - Math.abs(number)) < 1e-5 * Math.max(1, Math.abs(number));
		return Number.isFinite(number) && this.numbers.some(near);
	}
}

function numbersIn(value: unknown, depth: number): number[] {
	if (typeof value === 'number') return [value];
	if (typeof value !== 'object' || value === null || depth > 6 || ArrayBuffer.isView(value)) return [];
	return Object.values(value).flatMap((item) => numbersIn(item, depth + 1));
}

/** `28 70 2.8 2.8` as we write it. */
function lensName(numbers: string): string {
	const [short, long, wide, tele] = numbers.split(' ');
	return `${short === long ? short : `${short}-${long}`}mm f/${wide === tele ? wide : `${wide}-${tele}`}`;
}
