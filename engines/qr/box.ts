import type { Suggest } from '../kit/suggest';
import type { qr } from './contract';
import { wifiFields } from './wifi-fields';

/** The input of `wifi` that makes the code of a text; null when the text is no Wi-Fi code, or too long for one. */
function readPayload(text: string): Record<string, string> | null {
	if (text.length > 1000) return null;
	const { S: ssid, P: password, T: security, H: hidden } = wifiFields(text) ?? {};
	if (ssid === undefined) return null;
	return { ssid, ...(password && { password }), ...(security && { security }), ...(hidden && { hidden }) };
}

/** A code of what is named: `qr code for https://example.org`. */
const CODE_OF =
	/^(?:make |create |generate |erstelle |crea |crée )?(?:a |an |einen |un )?(?:qr|qr[ -]?codes?|código qr|code qr)(?: code)? (?:for|of|from|with|für|aus|para|de|pour|avec)[: ]+(\S.*)$/iu;
/** `make qr hello world` */
const MAKE =
	/^(?:make|create|generate|erstelle|crea|crear|crée|créer)(?: a| an| einen| un)? (?:qr|qr[ -]?code|código qr|code qr):? (\S.*)$/iu;
/** `wifi qr home password 12345678`, with what each word is. */
const NETWORK =
	/^(?:make |create |generate |erstelle |crea |crée )?(?:an? |einen |un )?(?:qr(?:[ -]?code)?(?: for)? )?(?:wifi|wi-fi|wlan)(?: qr)?(?:[ -]?code)?(?: for| für| para| pour)? (?:(?:network|name|ssid|netzwerk|red|réseau) )?(\S+) (?:password|passwort|pass|pw|contraseña|clave|mot de passe|key) (\S.*)$/iu;
/** `wifi password home 12345678` in other words: `clave wifi casa 12345678`, `mot de passe wifi maison …`. */
const SECRET =
	/^(?:password|passwort|clave|contraseña|mot de passe)(?: (?:of|for|del?|de la|du|für))? (?:wifi|wi-fi|wlan) (\S+) (\S{8,63})$/iu;
/** A text after the name of the tool, `code qr bonjour`, and words that ask for the tool itself. */
const TEXT_AFTER = /^(?:qr[ -]?code|código qr|code qr|क्यूआर कोड|கியூஆர் குறியீடு|க்யூஆர் குறியீடு|رمز qr):? (\S.*)$/iu;
const ABOUT_CODES =
	/\b(?:wifi|wi-fi|wlan|codes?|tool|app|online|free|generator|scanner|scannen|reader|it|one|erstellen|erzeugen|generador|gratis|gratuito|lector|escáner|escanear|crear|générateur|gratuit|lecteur|créer|scan|maker|creator|for|für|para|pour|from|of|de|aus|in)\b/iu;
const ASKED = /\b(?:wifi|wi-fi|wlan|qr ?-?code|qr)\b|वाईफाई|वाई-फ़ाई|वायफाय|वाय-फाय|வைஃபை|வைபை|واي ?فاي|رمز الاستجابة/i;

export const suggest: Suggest<typeof qr> = {
	names: {
		qr: ['scan qr', 'scan qr code', 'qr scanner', 'read qr code', 'qr-code scannen', 'escanear qr', 'scanner un qr', 'qr code of a text', 'qr text', 'any code', 'vcard', 'qr aus text', 'qr de texto', 'qr d’un texte', 'qr', 'qr code', 'qr codes', 'qr-code', 'qr code erstellen', 'código qr', 'crear código qr', 'code qr', 'créer un qr code', 'créer un code qr', 'qr code generator', 'qr generator', 'generador de qr', 'générateur de qr code', 'qr-code-generator', 'क्यूआर कोड', 'கியூஆர் குறியீடு', 'رمز qr', 'رمز الاستجابة السريعة', 'رمز استجابة سريعة'], // prettier-ignore
		wifi: ['wifi', 'wi-fi', 'wlan', 'qr', 'qr code', 'qr codes', 'qr-code', 'wifi code', 'wifi qr', 'código qr', 'code qr', 'क्यूआर कोड', 'वाई-फ़ाई', 'वाईफाई', 'வைஃபை', 'கியூஆர் குறியீடு', 'واي فاي', 'رمز qr'] // prettier-ignore
	},
	read({ text, words }) {
		const payload = readPayload(text);
		if (payload) return [{ operation: 'wifi', values: payload, about: payload['ssid'] ?? '', score: 1 }];
		const of = text.length <= 1000 ? (CODE_OF.exec(text)?.[1] ?? /^qr(?:[ -]?code)?[: ]+((?:https?:\/\/|www\.|mailto:|tel:)\S+)$/i.exec(text)?.[1]) : undefined; // prettier-ignore
		if (of !== undefined && !/^(?:my |the |a )?(?:wifi|wi-fi|wlan)/i.test(of)) return [{ operation: 'qr', values: { text: of }, about: of, score: 0.93 }]; // prettier-ignore
		const network = NETWORK.exec(text);
		if (network) return [{ operation: 'wifi', values: { ssid: network[1] ?? '', password: network[2] ?? '' }, about: network[1] ?? '', score: 0.95 }]; // prettier-ignore
		const secret = SECRET.exec(text);
		if (secret) return [{ operation: 'wifi', values: { ssid: secret[1] ?? '', password: secret[2] ?? '' }, about: secret[1] ?? '', score: 0.95 }]; // prettier-ignore
		const after = TEXT_AFTER.exec(text)?.[1];
		if (after !== undefined && !ABOUT_CODES.test(after)) return [{ operation: 'qr', values: { text: after }, about: after, score: 0.9 }]; // prettier-ignore
		const made = text.length <= 1000 ? MAKE.exec(text)?.[1] : undefined;
		if (made !== undefined && !/\b(?:wifi|wi-fi|wlan|codes?|tool|app|online|free|generator|scanner|reader|it|one)\b/i.test(made)) return [{ operation: 'qr', values: { text: made }, about: made, score: 0.91 }]; // prettier-ignore
		return words <= 8 && ASKED.test(text) ? [{ operation: 'wifi', values: {}, about: text, score: 0.88 }] : [];
	}
};
