import type { Upstream } from '../../engines/kit/contract';

/** User-Agent of a host. `contact` is an e-mail or web address. Throws a TypeError for other texts. */
export function agentOf(version: string, contact: string | undefined): string {
	const given = contact?.trim() ?? '';
	if (given === '') return `utility-apis/${version}`;
	if (!/^(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[\x21-\x27\x2a-\x7e]+)$/.test(given))
		throw new TypeError('UTILITY_CONTACT must be an e-mail address or a web address');
	return `utility-apis/${version} (${given})`;
}

/** Questions a minute that a host may send to an upstream, which trusts those more who say how to reach them. */
export const allowance = ({ perMinute, perMinuteWithoutContact }: Upstream, hasContact: boolean): number =>
	hasContact ? perMinute : (perMinuteWithoutContact ?? perMinute);

/** The headers of a conditional request: all that an upstream is sent besides who asks. */
export function validatorsIn({ headers }: RequestInit): Record<string, string> {
	const given = new Headers(headers);
	const names = ['If-None-Match', 'If-Modified-Since'].filter((name) => given.has(name));
	return Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
}
