import { decodeText, u16, u32 } from '../bytes';
import { hexNames } from '../hex-names';

/** A dataset's text, or texts where it is repeated. */
export type Iptc = Record<string, string | readonly string[]>;

/** IPTC-NAA IIM 4.2: datasets of records 1 and 2 by the names that programs show. */
const NAMES = hexNames(`
	105 Destination   11e ServiceIdentifier   128 EnvelopeNumber   132 ProductID   146 DateSent   150 TimeSent
	164 UniqueObjectName   203 ObjectTypeReference   204 ObjectAttributeReference   205 ObjectName   207 EditStatus
	20a Urgency   20c SubjectReference   20f Category   214 SupplementalCategories   216 FixtureIdentifier
	219 Keywords   21a ContentLocationCode   21b ContentLocationName   21e ReleaseDate   223 ReleaseTime
	225 ExpirationDate   226 ExpirationTime   228 SpecialInstructions   22a ActionAdvised   22d ReferenceService
	22f ReferenceDate   232 ReferenceNumber   237 DateCreated   23c TimeCreated   23e DigitalCreationDate
	23f DigitalCreationTime   241 OriginatingProgram   246 ProgramVersion   24b ObjectCycle   250 By-line
	255 By-lineTitle   25a City   25c Sub-location   25f Province-State   264 Country-PrimaryLocationCode
	265 Country-PrimaryLocationName   267 OriginalTransmissionReference   269 Headline   26e Credit   273 Source
	274 CopyrightNotice   276 Contact   278 Caption-Abstract   279 LocalCaption   27a Writer-Editor   282 ImageType
	283 ImageOrientation   287 LanguageIdentifier   2b8 JobID   2b9 MasterDocumentID   2ba ShortDocumentID
	2bb UniqueDocumentID   2bc OwnerID   2dd ClassifyState   2de SimilarityIndex   2e6 DocumentNotes
	2e7 DocumentHistory   2e8 ExifCameraInfo
`);
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
		const name = NAMES.get(dataset);
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
