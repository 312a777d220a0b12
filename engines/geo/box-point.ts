/** Points as people type them, for the box. */
const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const POINT = new RegExp(String.raw`^(${NUMBER})\s*°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})\s*°?\s*([EWO])?$`, 'i');
const LETTERED = new RegExp(String.raw`^([NS])\s*(${NUMBER})\s*°?\s*[,;\s]?\s*([EWO])\s*(${NUMBER})\s*°?$`, 'i');
const DMS = /^(\d{1,2})°\s*(\d{1,2})[′'’]\s*(?:(\d{1,2}(?:\.\d+)?)[″"”]\s*)?([NS])[,;\s]*(\d{1,3})°\s*(\d{1,2})[′'’]\s*(?:(\d{1,2}(?:\.\d+)?)[″"”]\s*)?([EWO])$/i; // prettier-ignore

const inRange = (lat: number, lon: number): string | null =>
	Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? `${Number(lat.toFixed(6))},${Number(lon.toFixed(6))}` : null;

/** Coordinates as the API's `lat,lon`: decimals, degrees and minutes, hemisphere letters, `geo:`; null when it is no place. */
export function readPoint(text: string): string | null {
	const plain = text
		.trim()
		.replace(/^geo:/i, '')
		.replace(/[?;]\w+=.*$/, '');
	const lettered = LETTERED.exec(plain);
	if (lettered) {
		const [, ns = '', lat, ew = '', lon] = lettered;
		return inRange(Number(lat) * (/s/i.test(ns) ? -1 : 1), Number(lon) * (/w/i.test(ew) ? -1 : 1));
	}
	const dms = DMS.exec(plain);
	if (dms) {
		const value = (degree = '0', minute = '0', second = '0') =>
			Number(degree) + Number(minute) / 60 + Number(second) / 3600;
		return inRange(
			value(dms[1], dms[2], dms[3]) * (/s/i.test(dms[4] ?? '') ? -1 : 1),
			value(dms[5], dms[6], dms[7]) * (/w/i.test(dms[8] ?? '') ? -1 : 1)
		);
	}
	const match = POINT.exec(plain);
	if (!match) return null;
	const [, first = '', south, second = '', west] = match;
	// Two whole numbers are not a place: "3 4" and "10, 20" mean other things more often.
	const said = south !== undefined || west !== undefined || /^geo:/i.test(text.trim());
	if (!said && !(first.includes('.') && second.includes('.'))) return null;
	return inRange(Number(first) * (/s/i.test(south ?? '') ? -1 : 1), Number(second) * (/w/i.test(west ?? '') ? -1 : 1));
}
