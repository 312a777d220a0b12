import { invalid } from '../kit/errors';
import type { AskedSecurity, Security } from './security';

export interface WifiNetwork {
	readonly ssid: string;
	/** Empty for an open network. */
	readonly password: string;
	readonly security: AskedSecurity;
	/** Whether the network does not announce its name. */
	readonly hidden: boolean;
}

export interface WifiPayload {
	/** `WIFI:T:WPA;S:name;P:password;;` */
	readonly text: string;
	/** What the text says, which is nopass whenever there is no password. */
	readonly security: Security;
	/** What may keep a phone from joining, in words. */
	readonly warnings: readonly string[];
}

/** Longest SSID in bytes (IEEE 802.11, SSID element). */
const MAX_SSID_BYTES = 32;
/** Key lengths of 40, 104, 128 and 232-bit WEP: as characters, and as hexadecimal digits. */
const WEP_CHARACTERS = [5, 13, 16, 29];
const WEP_DIGITS = [10, 26, 32, 58];

/**
 * The text of a Wi-Fi QR code, by the form that ZXing defined and phone cameras read: fields `T`, `S`, `P`, `H`, with
 * `\ ; , " :` escaped by a backslash. Values are never percent-encoded nor quoted, not even where they look hexadecimal:
 * current readers take quotes as part of the name. `H:true` is written for hidden networks only.
 *
 * A doubtful name or password is encoded all the same, and named in `warnings`.
 * @throws ApiError `ssid:` for a Wi-Fi code in place of a name; `ssid:` or `password:` for control characters, which no network has and no reader shows; `security:`
 * for EAP, whose user names and certificates phones do not take from a code.
 */
export function encodeWifiPayload(network: WifiNetwork): WifiPayload {
	const { ssid, password, hidden } = network;
	refuseControl('ssid', ssid);
	if (/^WIFI:/i.test(ssid) && /[ST]:/i.test(ssid.slice(5)) && ssid.endsWith(';'))
		throw invalid('ssid', 'is a whole Wi-Fi code: give the name in it, and its password as password');
	refuseControl('password', password);
	if (network.security.endsWith('EAP'))
		throw invalid(
			'security',
			'EAP (enterprise) networks cannot be joined by a code: phones ask for user name and certificate'
		);
	const kind = kindOf(network.security);
	const security = password === '' ? 'nopass' : kind;
	const secret = security === 'nopass' ? '' : password;
	const fields = [`T:${security}`, `S:${escape(ssid)}`];
	if (secret !== '') fields.push(`P:${escape(secret)}`);
	if (hidden) fields.push('H:true');
	return {
		text: `WIFI:${fields.join(';')};;`,
		security,
		warnings: [
			...securityWarnings(network.security),
			...ssidWarnings(ssid),
			...passwordWarnings(password, kind),
			...oldPhones(ssid, secret)
		]
	};
}

/** WPA stands for all of WPA, WPA2 and WPA3: phones negotiate the rest with the network. */
const kindOf = (asked: AskedSecurity): Security =>
	asked === 'WEP' ? 'WEP' : asked === 'nopass' || asked === 'none' || asked === 'open' ? 'nopass' : 'WPA';

function securityWarnings(asked: AskedSecurity): string[] {
	if (asked !== 'WPA3' && asked !== 'SAE' && asked !== 'WPA3-SAE') return [];
	return [
		`security: ${asked} is written as WPA, by which every phone joins WPA2, WPA3 and networks in transition; a network of WPA3 alone needs Android 10, iOS 13 or later`
	];
}

/** Android before 10 took quotes around a value for its frame, and a backslash at its end for an escape. */
const oldPhones = (ssid: string, secret: string): string[] =>
	[['ssid', ssid] as const, ['password', secret] as const].flatMap(([field, value]) =>
		value.endsWith('\\') || /^".*"$/.test(value)
			? [`${field}: ends with a backslash or stands in quotes, which old phones read wrongly`]
			: []
	);

const escape = (value: string) => value.replace(/[\\;,":]/g, '\\$&');

function refuseControl(field: string, value: string): void {
	if (/\p{Cc}/u.test(value)) throw invalid(field, 'must not contain control characters');
}

function ssidWarnings(ssid: string): string[] {
	const bytes = new TextEncoder().encode(ssid).length;
	const warnings: string[] = [];
	if (bytes > MAX_SSID_BYTES) warnings.push(`ssid: has ${bytes} bytes, a network name has at most ${MAX_SSID_BYTES}`);
	if (ssid !== ssid.trim()) warnings.push('ssid: starts or ends with a space');
	return warnings;
}

function passwordWarnings(password: string, security: Security): string[] {
	if (security === 'nopass') return password === '' ? [] : ['password: is not used, security is nopass'];
	if (password === '') return ['password: is empty, the code is for an open network'];
	if (security === 'WPA') return wpaWarnings(password);
	const hexadecimal = /^[0-9a-f]+$/i.test(password) && WEP_DIGITS.includes(password.length);
	if (hexadecimal || (isAscii(password) && WEP_CHARACTERS.includes(password.length))) return [];
	return ['password: a WEP key has 5, 13, 16 or 29 characters, or 10, 26, 32 or 58 hexadecimal digits'];
}

/** IEEE 802.11i: a passphrase is 8 to 63 printable ASCII characters; 64 hexadecimal digits are the key itself. */
function wpaWarnings(password: string): string[] {
	if (/^[0-9a-f]{64}$/i.test(password)) return [];
	const bytes = new TextEncoder().encode(password).length;
	if (bytes < 8 || bytes > 63) return [`password: has ${bytes} bytes, a WPA password has 8 to 63`];
	if (!isAscii(password)) return ['password: has characters outside ASCII, which some devices refuse'];
	return [];
}

const isAscii = (value: string) => /^[\x20-\x7e]*$/.test(value);
