import { decodeText, decodeUtf16, latin1, u16, u32 } from '../bytes';
import type { Directory, TagValue } from '../ifd';

/** Context of a tag: the byte order and the camera's model. */
export type Says = { readonly little: boolean; readonly model: string };

/** A tag's name, or how its bytes read. */
type Meaning = string | ((value: TagValue, says: Says) => Readonly<Record<string, string | number>>);

/** The tags of a brand that name a person, a place, a device or a moment; and directories inside. */
export interface Maker {
	readonly brand: string;
	readonly tags: Readonly<Record<number, Meaning>>;
	readonly inner?: Readonly<Record<number, Maker>>;
	/** Whether some of the tags are enciphered. */
	readonly sealed?: (directory: Directory) => boolean;
}

const bytesOf = (value: TagValue): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());
const numbersOf = (value: TagValue): readonly number[] =>
	typeof value === 'string' || value instanceof Uint8Array ? [] : value;
const hex = (value: TagValue, from = 0, to?: number) =>
	[...bytesOf(value).subarray(from, to)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** Bytes that are text after all, of Panasonic's places and names. */
const text =
	(name: string): Meaning =>
	(value) => ({
		[name]: typeof value === 'string' ? value : decodeText(bytesOf(value)).replace(/^---$/, '')
	});
const hexText =
	(name: string): Meaning =>
	(value) => {
		const digits = hex(value);
		return { [name]: /^0*$/.test(digits) ? '' : digits };
	};

/** Four fractions: shortest and longest focal length, their apertures. */
const lens: Meaning = (value) => {
	const [short, long, wide, tele] = numbersOf(value);
	if (!short || !long) return {};
	const mm = short === long ? `${short}` : `${short}-${long}`;
	const aperture = wide === tele ? `${wide}` : `${wide}-${tele}`;
	return { Lens: `${mm}mm f/${aperture}` };
};

/** Minutes from UTC, whether summer time, the order of the date. */
const nikonWorldTime: Meaning = (value, { little }) => {
	const bytes = bytesOf(value);
	return bytes.length < 4 ? {} : { TimeZone: (u16(bytes, 0, little) << 16) >> 16 };
};

/** Canon's camera settings: 22 the kind of lens, 23 to 25 focal lengths in units. */
const canonSettings: Meaning = (value) => {
	const numbers = numbersOf(value);
	const units = numbers[25] || 1;
	const [long, short] = [(numbers[23] ?? 0) / units, (numbers[24] ?? 0) / units];
	const type = numbers[22] ?? 0;
	return {
		...(type > 0 && type < 65535 ? { LensType: type } : {}),
		...(short > 0 && long >= short ? { LensFocalLengths: `${short}-${long} mm` } : {})
	};
};

/** When the camera was last switched on. */
const nikonPowerUp: Meaning = (value, { little }) => {
	const bytes = bytesOf(value);
	if (bytes.length < 7) return {};
	const [month, day, hour, minute, second] = [...bytes.subarray(2, 7)].map((part) => String(part).padStart(2, '0'));
	return { PowerUpTime: `${u16(bytes, 0, little)}:${month}:${day} ${hour}:${minute}:${second}` };
};

/** From this tag on Nikon enciphers by serial number and shutter count, in layouts of version 2 and later. */
const NIKON_SHOT = 0x0091;
const isNikonSealed: Maker['sealed'] = (directory) => {
	const version = directory.get(NIKON_SHOT);
	return version instanceof Uint8Array && latin1(version, 0, 2) >= '02';
};

/** The file information of the first professional cameras, as words of 16 bits: the second and third are the count. */
const canonFile: Meaning = (value, { model }) => {
	const [, high, low] = numbersOf(value);
	if (high === undefined || low === undefined || !/EOS-1Ds?(?: Mark II(?: N)?)?$/.test(model)) return {};
	return { ShutterCount: (((high & 0xffff) << 16) | (low & 0xffff)) >>> 0 };
};

/** Five bytes; cameras without a lens write zeros. */
const canonLensSerial: Meaning = (value) => {
	const bytes = bytesOf(value).subarray(0, 5);
	return bytes.length < 5 || bytes.subarray(0, 4).every((byte) => byte === 0) ? {} : { LensSerialNumber: hex(bytes) };
};

/** Up to three people whom the camera was taught to know: how many, then a name, a place in the picture and an age each. */
const panasonicFaces: Meaning = (value, { little }) => {
	const bytes = bytesOf(value);
	const found: Record<string, string> = {};
	const word = (at: number) =>
		decodeText(bytes.subarray(at, at + 20))
			.replace(/\0.*/s, '')
			.trim();
	for (let face = 1; face <= Math.min(3, u16(bytes, 0, little)); face++) {
		const at = 4 + 48 * (face - 1);
		found[`FaceName${face}`] = word(at);
		found[`FaceAge${face}`] = word(at + 28).replace(/^9999:.*$/, '');
	}
	return found;
};

/** Faces that the camera recognises: offsets of each record, and of the name and birthday in it. */
const fujiFaces: Meaning = (value, { little }) => {
	const bytes = bytesOf(value);
	const found: Record<string, string> = {};
	const word = (at: number) => {
		const start = u32(bytes, at + 4, little);
		return decodeText(bytes.subarray(start, start + Math.min(u32(bytes, at, little), 100)));
	};
	for (let face = 1; face <= 8 && 8 * face <= bytes.length; face++) {
		const at = u32(bytes, 8 * (face - 1), little);
		const length = u32(bytes, 8 * (face - 1) + 4, little);
		if (length < 62 || at + length > bytes.length) break;
		found[`FaceName${face}`] = word(at + 30);
		found[`FaceBirthday${face}`] = word(at + 54).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1:$2:$3');
	}
	return found;
};

/** A version, how text is written (1 UTF-8, 2 UTF-16), a country, a place. */
const nikonLocation: Meaning = (value) => {
	const bytes = bytesOf(value);
	const place = bytes.subarray(9, 79);
	return {
		CountryCode: decodeText(bytes.subarray(5, 8)),
		Location: bytes[4] === 2 ? decodeUtf16(place, false) : decodeText(place)
	};
};

/** Two names of a place, parted by a zero. */
const samsungPlace: Meaning = (value) => ({
	LocalLocationName:
		typeof value === 'string'
			? value
			: latinOrUtf8(bytesOf(value))
					.replace(/\0\0[^]*/, '')
					.replaceAll(/\0 */g, ', ')
});
const latinOrUtf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 400));

/** Text by the newer cameras of Ricoh, bytes by the older. */
const ricohSerial: Meaning = (value) => {
	const bytes = bytesOf(value);
	const said = latin1(bytes, 0, bytes.length).replace(/(?<!\0)\0+$/, '');
	if (/^[-\w ]+$/.test(said)) return { [SERIAL]: said.trim() };
	const digits = hex(value);
	return /^0*$/.test(digits) ? {} : { [INTERNAL]: digits };
};

/** Seconds since 2000, and four bytes of a serial number. */
const nintendoInfo: Meaning = (value, { little }) => {
	const bytes = bytesOf(value);
	if (bytes.length < 0x1c) return {};
	const seconds = u32(bytes, 8, little);
	const date = new Date(Date.UTC(2000, 0, 1) + seconds * 1000);
	return {
		ModelID: latin1(bytes, 0, 4),
		TimeStamp: date.toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':'),
		InternalSerialNumber: `0x${hex(bytes, 0x18, 0x1c)}`
	};
};

/** Model, days of manufacture as numbers like 20070913, codes, serial number. */
const pentaxInfo: Meaning = (value) => {
	const [model, made, , , serial] = numbersOf(value);
	if (!made) return {};
	const day = String(made).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1:$2:$3');
	return {
		...(model ? { ModelID: model } : {}),
		ManufactureDate: day,
		...(serial ? { InternalSerialNumber: serial } : {})
	};
};

const pentaxDate: Meaning = (value) => {
	const bytes = bytesOf(value);
	if (bytes.length < 4) return {};
	const two = (number: number | undefined) => String(number ?? 0).padStart(2, '0');
	return { Date: `${u16(bytes, 0, false)}:${two(bytes[2])}:${two(bytes[3])}` };
};

const pentaxTime: Meaning = (value) => ({
	Time: [...bytesOf(value).subarray(0, 3)].map((part) => String(part).padStart(2, '0')).join(':')
});

const canonTime: Meaning = (value) => {
	const [, zone, city] = numbersOf(value);
	return { ...(zone ? { TimeZone: zone | 0 } : {}), ...(city ? { TimeZoneCity: city } : {}) };
};

type MakerId =
	| 'canon'
	| 'nikon'
	| 'sony'
	| 'fujifilm'
	| 'olympus'
	| 'panasonic'
	| 'pentax'
	| 'apple'
	| 'samsung'
	| 'nintendo'
	| 'ricoh'
	| 'casio'
	| 'sigma'
	| 'motorola'
	| 'sanyo'
	| 'dji';

const SERIAL = 'SerialNumber';
const INTERNAL = 'InternalSerialNumber';
const LENS_SERIAL = 'LensSerialNumber';
const LENS = 'LensModel';
const FIRMWARE = 'FirmwareVersion';

const OLYMPUS: Maker['tags'] = {
	0x0104: FIRMWARE,
	0x0207: 'CameraType',
	0x0209: text('CameraID'),
	0x0404: SERIAL,
	0x0405: 'OriginalManufacturerModel',
	0x101a: SERIAL
};

export const MAKERS: Readonly<Record<MakerId, Maker>> = {
	canon: {
		brand: 'Canon',
		tags: {
			0x0001: canonSettings,
			0x0006: 'ImageType',
			0x0007: FIRMWARE,
			0x0008: 'FileNumber',
			0x0009: 'OwnerName',
			0x000c: SERIAL,
			0x0010: 'ModelID',
			0x001e: 'FirmwareRevision',
			0x0028: hexText('ImageUniqueID'),
			0x0035: canonTime,
			0x0093: canonFile,
			0x0095: LENS,
			0x0096: INTERNAL,
			0x4019: canonLensSerial
		}
	},
	nikon: {
		brand: 'Nikon',
		tags: {
			0x001d: SERIAL,
			0x00a0: SERIAL,
			0x0024: nikonWorldTime,
			0x0037: 'MechanicalShutterCount',
			0x0083: 'LensType',
			0x0084: lens,
			0x00a5: 'ImageCount',
			0x00a6: 'DeletedImageCount',
			0x00a7: 'ShutterCount',
			0x0039: nikonLocation,
			0x003f: 'SerialNumber2',
			0x00b6: nikonPowerUp
		},
		sealed: isNikonSealed
	},
	sony: {
		brand: 'Sony',
		tags: { 0xb000: 'FileFormat', 0xb001: 'ModelID', 0xb027: 'LensType', 0x2031: SERIAL }
	},
	fujifilm: {
		brand: 'Fujifilm',
		tags: {
			0x0010: INTERNAL,
			0x1438: 'ImageCount',
			0x1447: 'FujiModel',
			0x1448: 'FujiModel2',
			0x4100: 'FacesDetected',
			0x4282: fujiFaces
		}
	},
	olympus: {
		brand: 'Olympus',
		tags: OLYMPUS,
		inner: {
			0x2010: {
				brand: 'Olympus',
				tags: {
					0x0100: 'CameraType2',
					0x0101: SERIAL,
					0x0102: INTERNAL,
					0x0104: 'BodyFirmwareVersion',
					0x0201: hexText('LensType'),
					0x0202: LENS_SERIAL,
					0x0203: LENS,
					0x0204: 'LensFirmwareVersion',
					0x0302: 'ExtenderSerialNumber',
					0x1003: 'FlashSerialNumber'
				}
			},
			// The tags of the notes themselves once more, in cameras without interchangeable lenses.
			0x4000: { brand: 'Olympus', tags: OLYMPUS }
		}
	},
	panasonic: {
		brand: 'Panasonic',
		tags: {
			0x0002: FIRMWARE,
			0x0025: text(INTERNAL),
			0x0033: text('BabyAge'),
			0x8010: text('BabyAge'),
			0x0051: text('LensType'),
			0x0052: text(LENS_SERIAL),
			0x0054: text('AccessorySerialNumber'),
			0x0061: panasonicFaces,
			0x0065: text('Title'),
			0x0066: text('BabyName'),
			0x0067: text('Location'),
			0x0069: text('Country'),
			0x006b: text('State'),
			0x006d: text('City'),
			0x006f: text('Landmark'),
			0x0080: text('City2')
		}
	},
	pentax: {
		brand: 'Pentax',
		tags: {
			0x0005: 'ModelID',
			0x0006: pentaxDate,
			0x0007: pentaxTime,
			0x0023: 'HometownCity',
			0x0024: 'DestinationCity',
			0x003f: 'LensType',
			0x0215: pentaxInfo,
			0x0229: SERIAL,
			0x022e: 'Artist',
			0x022f: 'Copyright',
			0x0230: FIRMWARE
		}
	},
	apple: {
		brand: 'Apple',
		tags: {
			0x000b: 'BurstUUID',
			0x0011: 'ContentIdentifier',
			0x0015: 'ImageUniqueID',
			0x0017: 'LivePhotoVideoIndex',
			0x0020: 'ImageCaptureRequestID',
			0x0021: 'HDRHeadroom',
			0x0030: 'HDRGain',
			0x002b: 'PhotoIdentifier',
			0x0045: 'FrontFacingCamera'
		}
	},
	samsung: {
		brand: 'Samsung',
		tags: {
			0x0003: 'ModelID',
			0x0030: samsungPlace,
			0x0031: text('LocationName'),
			0x0123: text('FaceName'),
			0xa001: 'FirmwareName',
			0xa002: text(SERIAL),
			0xa003: 'LensType',
			0xa004: 'LensFirmware',
			0xa005: 'InternalLensSerialNumber'
		}
	},
	nintendo: { brand: 'Nintendo', tags: { 0x1101: nintendoInfo } },
	ricoh: { brand: 'Ricoh', tags: { 0x0002: FIRMWARE, 0x0005: ricohSerial } },
	casio: { brand: 'Casio', tags: { 0x0015: 'FirmwareDate', 0x2001: 'FirmwareDate' } },
	sigma: { brand: 'Sigma', tags: { 0x0002: SERIAL, 0x000a: 'LensFocalLengths', 0x0017: FIRMWARE, 0x0018: 'Software' } },
	motorola: { brand: 'Motorola', tags: { 0x5500: 'BuildNumber', 0x5501: SERIAL, 0x6705: 'ManufactureDate' } },
	sanyo: { brand: 'Sanyo', tags: {} },
	dji: { brand: 'DJI', tags: { 0x0001: 'Make' } }
};
