/** exiftool's numeric reading of real files, and whether another reader's answer has its personal findings. */

/** A line of a manifest: `group:tag` by value. */
export interface Expected {
	readonly file: string;
	readonly type: string;
	readonly exiftool: Readonly<Record<string, unknown>>;
}

/** Groups of exiftool by the kind of block that they are; Composite is its own reckoning. */
const KINDS: readonly (readonly [kind: string, groups: RegExp])[] = [
	['EXIF', /^(?:ExifIFD|IFD0|IFD1|GPS)$/],
	['XMP', /^(?:XMP-.*|RDF)$/],
	['IPTC', /^IPTC2?$/],
	['Photoshop', /^(?:Photoshop|Ducky)$/],
	[
		'maker notes',
		/^(?:Nikon|Canon|Sony|Pentax|Olympus|FujiFilm|Panasonic|Apple|Samsung|DJI|Nintendo|Kodak|Ricoh|Sigma|Casio|Motorola)$/
	],
	['C2PA', /^(?:CBOR|JSON|JUMBF)$/],
	['text', /^(?:PNG|GIF|File|RIFF)$/],
	['film and SVG', /^(?:QuickTime|SVG.*)$/]
];
/** Tags that say something about a person, place, device, moment or origin. */
const TELLING =
	/Serial|Owner|Artist|Creator$|By-line$|Author$|Copyright$|CopyrightNotice|^Rights$|Credit|^Source$|Writer|Contact|PersonInImage|FaceName|HostComputer|^City$|^State$|Province|^Country|Country-Primary|^Location$|LocationName|Sub-location|GPSLatitude$|GPSLongitude$|^Make$|^Model$|^Lens$|LensModel|LensMake|^Software$|CreatorTool|^DateTimeOriginal$|^CreateDate$|^ModifyDate$|^DateCreated$|^TimeCreated$|MetadataDate|DigitalCreation|DocumentID|InstanceID|ImageUniqueID|UUID|ContentIdentifier|ShutterCount$|ImageNumber|^Caption|^Description$|^Title$|Headline|^Keywords$|^Subject$|Comment$|ImageDescription|ObjectName|Instructions|DigitalSource|Claim_generator$|^Prompt$|^Parameters$|^Workflow$|SlicesGroupName|WriterName|ReaderName|^URL$|WebStatement|UsageTerms|HierarchicalSubject|PreservedFileName|DocumentNotes|OriginalTransmission|TimeStamp|ManufactureDate|^Date$/;
/** What programs write where there is nothing to say, and what exiftool makes up. */
const EMPTY =
	/^(?:|[0 :.]+|unknown|none|\(Binary.*|.*picasastamp.*|OLYMPUS DIGITAL CAMERA|undef.*|default|null|\[\]|-+)$/i;

export interface Telling {
	readonly kind: string;
	readonly tag: string;
	readonly text: string;
}

/** The tags that tell something, a text each. */
export function tellingTags({ exiftool }: Expected): Telling[] {
	return Object.entries(exiftool).flatMap(([key, value]) => {
		const colon = key.indexOf(':');
		const [group, tag] = [key.slice(0, colon), key.slice(colon + 1)];
		const kind = KINDS.find(([, groups]) => groups.test(group))?.[0];
		if (kind === undefined || !TELLING.test(tag)) return [];
		return texts(value)
			.filter((text) => !EMPTY.test(text.trim()))
			.map((text) => ({ kind, tag: key, text }));
	});
}

const texts = (value: unknown): string[] =>
	Array.isArray(value)
		? value.flatMap(texts)
		: typeof value === 'object' && value !== null
			? Object.values(value).flatMap(texts)
			: [String(value)];

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
