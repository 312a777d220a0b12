import { ApiError } from '../../engines/kit/errors';

/** Redirects that are followed, as browsers follow at most twenty. */
const MAX_REDIRECTS = 5;

/** One message for every refusal, which must not reveal the network. */
const refused = () =>
	new ApiError('INVALID_INPUT', 'url: must be a public address of the Internet by its name, on port 80 or 443');

/** Whether an address names a public host. workerd resolves names, and reaches public addresses only. */
function isPublic({ protocol, hostname, port, username, password }: URL): boolean {
	if ((protocol !== 'http:' && protocol !== 'https:') || port !== '' || username !== '' || password !== '')
		return false;
	const last = hostname.replace(/\.$/, '').split('.').at(-1) ?? '';
	// The last label of a name has a letter; an IPv4 address in any writing is read as four numbers.
	if (!hostname.includes('.') || /^\d*$/.test(last) || hostname.startsWith('[')) return false;
	return !['localhost', 'local', 'internal', 'home', 'lan', 'arpa', 'test', 'invalid', 'onion'].includes(last);
}

/** `fetch` for what callers name: public hosts only, each redirect judged anew. Throws ApiError 400 for others. */
export async function outwardFetch(given: string, init: RequestInit = {}): Promise<Response> {
	// What says how a browser should ask is not known here.
	const { method = 'GET', signal = null, redirect } = init;
	let url = new URL(given);
	for (let hop = 0; ; hop++) {
		if (!isPublic(url)) throw refused();
		const answer = await fetch(url.href, { method, signal, redirect: 'manual' }).catch((cause: unknown) => {
			signal?.throwIfAborted();
			throw new TypeError('cannot be reached', { cause });
		});
		const location = answer.headers.get('location');
		if (location === null || ![301, 302, 303, 307, 308].includes(answer.status) || redirect === 'manual') return answer;
		if (hop === MAX_REDIRECTS || !URL.canParse(location, url)) throw new TypeError('redirects too often');
		url = new URL(location, url);
	}
}
