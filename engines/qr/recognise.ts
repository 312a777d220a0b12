import { wifiFields } from './wifi-fields';

/** The input of `wifi` for the text of such a code; null for another text, and for one that is too long. */
export function readWifi(text: string): Readonly<Record<string, string>> | null {
	if (text.length > 1000 || !text.startsWith('WIFI:')) return null;
	const { S: ssid, P: password, T: security, H: hidden } = wifiFields(text) ?? {};
	if (ssid === undefined) return null;
	return { ssid, ...(password && { password }), ...(security && { security }), ...(hidden && { hidden }) };
}
