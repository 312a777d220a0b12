import type { Suggest } from '../kit/suggest';
import type { qr } from './contract';

/** What a Wi-Fi QR code holds: `WIFI:T:WPA;S:name;P:password;H:true;;`, `\` before `\ ; , : "`. */
function readPayload(text: string): Record<string, string> | null {
	if (!/^WIFI:/i.test(text) || text.length > 1000) return null;
	const parts: Record<string, string> = {};
	for (const [, key = '', value = ''] of text.slice(5).matchAll(/([A-Z]+):((?:\\.|[^;\\])*);/gi))
		parts[key.toUpperCase()] = value.replace(/\\(.)/g, '$1');
	const { S: ssid, P: password, T: security, H: hidden } = parts;
	if (ssid === undefined) return null;
	return { ssid, ...(password && { password }), ...(security && { security }), ...(hidden && { hidden }) };
}

const ASKED = /\b(?:wifi|wi-fi|wlan|qr ?-?code|qr)\b|वाईफाई|वाई-फ़ाई|வைஃபை|واي ?فاي|رمز الاستجابة/i;

export const suggest: Suggest<typeof qr> = {
	names: {
		qr: ['qr code of a text', 'qr text', 'any code', 'vcard', 'qr aus text', 'qr de texto', 'qr d’un texte'], // prettier-ignore
		wifi: ['wifi', 'wi-fi', 'wlan', 'qr', 'qr code', 'qr codes', 'qr-code', 'wifi code', 'wifi qr', 'código qr', 'code qr', 'क्यूआर कोड', 'वाई-फ़ाई', 'वाईफाई', 'வைஃபை', 'கியூஆர் குறியீடு', 'واي فاي', 'رمز qr'] // prettier-ignore
	},
	read({ text, words }) {
		const payload = readPayload(text);
		if (payload) return [{ operation: 'wifi', values: payload, about: payload['ssid'] ?? '', score: 1 }];
		return words <= 8 && ASKED.test(text) ? [{ operation: 'wifi', values: {}, about: text, score: 0.88 }] : [];
	}
};
