import { decodeText, u16, u32 } from '../bytes';

/** A dataset's text, or texts where it is repeated. */
export type Iptc = Record<string, string | readonly string[]>;

/** IPTC-NAA IIM 4.2: datasets of records 1 and 2 by the names that programs show. */
const NAMES: Readonly<Record<number, string>> = {
	0x105: 'Destination',
	0x11e: 'ServiceIdentifier',
	0x128: 'EnvelopeNumber',
	0x132: 'ProductID',
	0x146: 'DateSent',
	0x150: 'TimeSent',
	0x164: 'UniqueObjectName',
	0x203: 'ObjectTypeReference',
	0x204: 'ObjectAttributeReference',
	0x205: 'ObjectName',
	0x207: 'EditStatus',
	0x20a: 'Urgency',
	0x20c: 'SubjectReference',
	0x20f: 'Category',
	0x214: 'SupplementalCategories',
	0x216: 'FixtureIdentifier',
	0x219: 'Keywords',
	0x21a: 'ContentLocationCode',
	0x21b: 'ContentLocationName',
	0x21e: 'ReleaseDate',
	0x223: 'ReleaseTime',
	0x225: 'ExpirationDate',
	0x226: 'ExpirationTime',
	0x228: 'SpecialInstructions',
	0x22a: 'ActionAdvised',
	0x22d: 'ReferenceService',
	0x22f: 'ReferenceDate',
	0x232: 'ReferenceNumber',
	0x237: 'DateCreated',
	0x23c: 'TimeCreated',
	0x23e: 'DigitalCreationDate',
	0x23f: 'DigitalCreationTime',
	0x241: 'OriginatingProgram',
	0x246: 'ProgramVersion',
	0x24b: 'ObjectCycle',
	0x250: 'By-line',
	0x255: 'By-lineTitle',
	0x25a: 'City',
	0x25c: 'Sub-location',
	0x25f: 'Province-State',
	0x264: 'Country-PrimaryLocationCode',
	0x265: 'Country-PrimaryLocationName',
	0x267: 'OriginalTransmissionReference',
	0x269: 'Headline',
	0x26e: 'Credit',
	0x273: 'Source',
	0x274: 'CopyrightNotice',
	0x276: 'Contact',
	0x278: 'Caption-Abstract',
	0x279: 'LocalCaption',
	0x27a: 'Writer-Editor',
	0x282: 'ImageType',
	0x283: 'ImageOrientation',
	0x287: 'LanguageIdentifier',
	0x2b8: 'JobID',
	0x2b9: 'MasterDocumentID',
	0x2ba: 'ShortDocumentID',
	0x2bb: 'UniqueDocumentID',
	0x2bc: 'OwnerID',
	0x2dd: 'ClassifyState',
	0x2de: 'SimilarityIndex',
	0x2e6: 'DocumentNotes',
	0x2e7: 'DocumentHistory',
	0x2e8: 'ExifCameraInfo'
};
/** Numbers and forms of the format itself. */
const SILENT: ReadonlySet<number> = new Set([
	0x100, 0x114, 0x116, 0x13c, 0x15a, 0x178, 0x17a, 0x200, 0x2c8, 0x2c9, 0x2ca
]);

const MARKER = 0x1c;
const MAX_DATASETS = 2000;
const MAX_VALUE = 4096;
/** Of all values; press photographs have some kilobytes. */
const MAX_TEXT = 1 << 18;

/** The datasets of an IPTC block; `unknown` counts bytes of those that no table names. */
export function readIptc(block: Uint8Array): { readonly values: Iptc; readonly unknown: number } {
	const bytes = block[0] !== MARKER && block[3] === MARKER ? swapped(block) : block;
	const values: Record<string, string | string[]> = {};
	let unknown = 0;
	let left = MAX_TEXT;
	let at = 0;
	for (let count = 0; count < MAX_DATASETS && at + 5 <= bytes.length && bytes[at] === MARKER; count++) {
		const dataset = u16(bytes, at + 1, false);
		let length = u16(bytes, at + 3, false);
		let start = at + 5;
		if (length & 0x8000) {
			const size = length & 0x7fff;
			length = size === 4 ? u32(bytes, start, false) : size === 2 ? u16(bytes, start, false) : 0;
			start += size;
		}
		const end = Math.min(start + length, bytes.length);
		const name = NAMES[dataset];
		if (name !== undefined && left > 0) {
			const value = bytes.subarray(start, Math.min(end, start + MAX_VALUE));
			add(values, name, decodeText(value));
			left -= value.length;
		} else if (!SILENT.has(dataset)) unknown += end - start;
		at = end;
	}
	if (at < bytes.length && bytes.subarray(at).some((byte) => byte !== 0)) unknown += bytes.length - at;
	return { values, unknown };
}

function add(values: Record<string, string | string[]>, name: string, text: string): void {
	if (text === '') return;
	const known = values[name];
	if (known === undefined) values[name] = text;
	else if (typeof known === 'string') values[name] = [known, text];
	else known.push(text);
}

/** Written as 32-bit numbers of the other byte order, as some TIFF writers do. */
function swapped(block: Uint8Array): Uint8Array {
	const bytes = block.slice(0, block.length & ~3);
	for (let at = 0; at < bytes.length; at += 4) bytes.subarray(at, at + 4).reverse();
	return bytes;
}
