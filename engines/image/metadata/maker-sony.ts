import { u32 } from '../bytes';
import { readDirectory, type TiffHead } from '../ifd';

const COUNTERS = 0x9050;
const SHOT_INFO = 0x3000;
/** Layouts of the counters, as models differ: where the count stands and where the serial number. */
const LAYOUTS = [
	{ count: 0x32, serial: 0x7c },
	{ count: 0x3a, serial: 0x88 },
	{ count: 0x3a, serial: 0x38 }
] as const;
const SERIAL_LENGTH = 6;
/** No shutter has lasted longer. */
const MAX_COUNT = 1_000_000;

/** Sony writes each byte of some tags as its cube modulo 249; those of 249 and above stand as they are. */
const PLAIN = new Uint8Array(256).map((_, i) => i);
for (let byte = 0; byte < 249; byte++) PLAIN[(byte * byte * byte) % 249] = byte;

/** Pictures taken, the serial number inside the body, and the camera's time. */
export function sonyCounters(block: Uint8Array, head: TiffHead, at: number): Record<string, string | number> {
	const { values } = readDirectory(block, head, at, (tag) => tag === COUNTERS || tag === SHOT_INFO);
	const found: Record<string, string | number> = {};
	const counters = values.get(COUNTERS);
	if (counters instanceof Uint8Array) {
		const bytes = counters.map((byte) => PLAIN[byte] ?? byte);
		for (const { count, serial } of LAYOUTS) {
			const shots = u32(bytes, count, true) & 0xffffff;
			const number = bytes.subarray(serial, serial + SERIAL_LENGTH);
			if (shots === 0 || shots > MAX_COUNT || number.length < SERIAL_LENGTH) continue;
			found['ShutterCount'] = shots;
			if (number.some((byte) => byte !== 0)) found['InternalSerialNumber'] = [...number].join(' ');
			break;
		}
	}
	const info = values.get(SHOT_INFO);
	if (info instanceof Uint8Array) {
		const date = new TextDecoder('latin1').decode(info.subarray(6, 26));
		if (/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/.test(date)) found['DateTime'] = date.slice(0, 19);
	}
	return found;
}
