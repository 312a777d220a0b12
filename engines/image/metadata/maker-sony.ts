import { u32 } from '../bytes';
import type { Directory } from '../ifd';

const COUNTERS = 0x9050;
const SHOT_INFO = 0x3000;
/** No shutter has lasted longer. */
const MAX_COUNT = 1_000_000;

interface Layout {
	readonly models: RegExp;
	readonly count: number;
	readonly serial: readonly [at: number, length: number] | null;
}

/** As ExifTool documents them for tag 0x9050; the first that knows the model counts. */
const LAYOUTS: readonly Layout[] = [
	{ models: /^(?:ILCE-(?:6700|7CM2|7CR|7RM6|1M2|7M5)|ILME-FX2|ZV-E(?:1|10M2))$/, count: 0x0a, serial: [0x38, 6] },
	{ models: /^ILCE-1$/, count: 0x3a, serial: [0x8a, 6] },
	{ models: /^(?:ILCE-(?:7M4|7RM5|7SM3)|ILME-FX3)/, count: 0x3a, serial: [0x88, 6] },
	{
		models: /^(?:ILCE-(?:6[14]00A?|6300|6500|6600|7C|7M3|7RM2|7R(?:M3|M4)A?|7SM2|9|9M2)|ILCA-99M2|ZV-E10)$/,
		count: 0x3a,
		serial: [0x88, 6]
	},
	{ models: /^(?:Lunar|NEX-(?:5N|7|VG20E)\b)/, count: 0x32, serial: null },
	{ models: /^(?:SLT-|HV|ILCA-)/, count: 0x32, serial: [0xf0, 5] },
	{ models: /^(?:NEX-|ILCE-(?:7|7R|7S|7M2|[356][05]00|5100|QX1)$)/, count: 0x32, serial: [0x7c, 4] }
];

/** Sony writes each byte of some tags as its cube modulo 249; bytes of 249 and above are unchanged. */
const PLAIN = new Uint8Array(256).map((_, i) => i);
for (let byte = 0; byte < 249; byte++) PLAIN[(byte * byte * byte) % 249] = byte;

export interface SonyCounters {
	readonly values: Readonly<Record<string, string | number>>;
	/** Whether some counters could not be deciphered, because the model's layout is unpublished. */
	readonly isSealed: boolean;
}

/** Pictures taken, the serial number inside the body, and the camera's time. */
export function sonyCounters(tags: Directory, model: string): SonyCounters {
	const values: Record<string, string | number> = {};
	const counters = tags.get(COUNTERS);
	let isSealed = false;
	if (counters instanceof Uint8Array) {
		const layout = LAYOUTS.find(({ models }) => models.test(model));
		const bytes = counters.map((byte) => PLAIN[byte] ?? byte);
		const shots = layout ? u32(bytes, layout.count, true) & 0xffffff : Infinity;
		isSealed = shots > MAX_COUNT;
		if (!isSealed && shots > 0) values['ShutterCount'] = shots;
		if (!isSealed && layout?.serial) {
			const [start, length] = layout.serial;
			const serial = bytes.subarray(start, start + length);
			if (serial.length === length && serial.some((byte) => byte !== 0))
				values['InternalSerialNumber'] = [...serial].join(' ');
		}
	}
	const info = tags.get(SHOT_INFO);
	if (info instanceof Uint8Array) {
		const date = new TextDecoder('latin1').decode(info.subarray(6, 26));
		if (/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/.test(date)) values['DateTime'] = date.slice(0, 19);
	}
	return { values, isSealed };
}
