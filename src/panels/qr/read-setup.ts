import type { Key, ReadCode } from './code-kinds';
import { addressParts, filled } from './read-fields';

/** Codes that another program on the phone takes: accounts, devices, plans, passes. */

const BEGINNINGS: readonly (readonly [begins: RegExp, title: Key, next: Key])[] = [
	[/^otpauth-migration:/i, 'isAccounts', 'nextLogin'],
	[/^FIDO:\/\d/i, 'isPasskey', 'nextPasskey'],
	[/^wc:[\w-]+@\d/i, 'isWallet', 'nextWallet'],
	[/^MT:[A-Z0-9.-]{10}/, 'isDevice', 'nextDevice'],
	[/^X-HM:\/\//i, 'isDevice', 'nextDevice'],
	[/^DPP:/i, 'isDevice', 'nextDevice'],
	[/^Z:[0-9A-F]{16}/i, 'isDevice', 'nextDevice'],
	[/^HC1:/, 'isHealth', 'nextHealth'],
	[/^shc:\//, 'isHealth', 'nextHealth'],
	[/^magnet:\?/i, 'isDownload', 'nextDownload'],
	[/^(?:market:\/\/|itms-apps?:\/\/|intent:|spotify:\w)/i, 'isApp', 'nextApp'],
	[/^(?:tg|whatsapp|weixin|wxp|line|viber|skype|facetime(?:-audio)?|sips?|xmpp|im|sgnl|threema|matrix|nostr):/i, 'isChat', 'nextChat'],
	[/^@\n?[\s\S]{0,6}ANSI \d/, 'isLicence', 'nextLicence'],
	[/^(?:ssh|otr|openpgp4fpr|age1)[-:\w]/i, 'isKey', 'nextKey'],
	// An address of any other program on the phone.
	[/^(?!https?:|ftps?:|file:|javascript:|data:)[a-z][a-z0-9+.-]{1,30}:\/\/[^\s/]/i, 'isApp', 'nextApp']
]; // prettier-ignore

/** Reads codes of accounts, devices, plans and passes; null for others. */
export function readSetup(text: string): ReadCode | null {
	if (/^otpauth:\/\//i.test(text)) return readLogin(text);
	const plan = /^LPA:1\$([^$]+)\$([^$]*)/i.exec(text);
	if (plan) return { title: 'isPlan', facts: filled([['provider', plan[1]]]), action: null, next: 'nextPlan' };
	const pass = boardingPass(text);
	if (pass) return pass;
	const known = BEGINNINGS.find(([begins]) => begins.test(text));
	return known ? { title: known[1], facts: [], action: null, next: known[2] } : null;
}

/** An account of an authenticator (Key Uri Format): its secret is a separate fact, hidden until requested. */
function readLogin(text: string): ReadCode {
	const { path, query } = addressParts(text);
	const label = path.replace(/^[^/]*\//, '');
	const [before, ...rest] = label.split(':');
	const account = (rest.length > 0 ? rest.join(':') : label).trim();
	return {
		title: 'isLogin',
		facts: filled([
			['account', account],
			['issuer', query.get('issuer') ?? (rest.length > 0 ? before : '')],
			['secret', query.get('secret')]
		]),
		action: null,
		next: 'nextLogin'
	};
}

/** A boarding pass by IATA's resolution 792: name, airports and flight have fixed positions. */
function boardingPass(text: string): ReadCode | null {
	if (!/^M[1-4][A-Z /]{20}E?.{7}[A-Z]{6}/.test(text)) return null;
	const at = (start: number, end: number) => text.slice(start, end).trim();
	return {
		title: 'isBoarding',
		facts: filled([
			['name', at(2, 22).split('/').toReversed().join(' ').trim()],
			['start', at(30, 33)],
			['end', at(33, 36)],
			['number', `${at(36, 39)} ${at(39, 44).replace(/^0+/, '')}`.trim()]
		]),
		action: null,
		next: 'nextBoarding'
	};
}
