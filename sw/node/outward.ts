import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';
import { ApiError } from '../../engines/kit/errors';

/**
 * Fetches an address that a caller named, on the public Internet only: a server must not become a way into the network
 * around it. Names are resolved first, every address of a name is judged, and the connection goes to the judged address,
 * so that a name cannot change its mind in between; each redirect is judged anew.
 */
export interface OutwardOptions {
	/** Whether a connection to an IP address and port is allowed. */
	mayReach?(address: string, port: number): boolean;
	/** Addresses of a name, as `dns.lookup` gives them. */
	resolve?(hostname: string): Promise<readonly string[]>;
}

/** Redirects that are followed, as browsers follow at most twenty. */
const MAX_REDIRECTS = 5;

/** IPv4 blocks that are not global unicast (IANA IPv4 Special-Purpose Address Registry, RFC 6890), multicast, reserved. */
const SPECIAL_IPV4 = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4]
] as const;
// Of IPv6 only 2000::/3 is global unicast, without protocol assignments (Teredo among them), documentation and 6to4: these
// and all mapped or translated forms of IPv4 are refused, since they reach what their IPv4 part names.
const SPECIAL_IPV6 = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20]
] as const;

const special = new BlockList();
for (const [net, bits] of SPECIAL_IPV4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_IPV6) special.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, v4 or v6 without brackets, is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !special.check(address, 'ipv4');
	return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The default rule: the public Internet, on the ports of the web. */
const isPublicWeb = (address: string, port: number) => isPublicAddress(address) && (port === 80 || port === 443);

/** One message for every refusal, which must not reveal the network. */
const refused = () =>
	new ApiError('INVALID_INPUT', 'url: must be a public address of the Internet, on port 80 or 443', {});

/** A `fetch` of GET and HEAD for public addresses. Throws ApiError 400 for others, TypeError unreachable. */
export function outwardFetch({ mayReach = isPublicWeb, resolve: lookup = addressesOf }: OutwardOptions = {}) {
	return async (given: string, init: RequestInit = {}): Promise<Response> => {
		let url = new URL(given);
		for (let hop = 0; ; hop++) {
			const address = await judge(url);
			const answer = await send(url, address, init);
			const location = answer.headers.location;
			if (location === undefined || !isRedirect(answer.statusCode) || init.redirect === 'manual')
				return responseOf(answer);
			answer.destroy();
			if (hop === MAX_REDIRECTS || !URL.canParse(location, url)) throw new TypeError('redirects too often');
			url = new URL(location, url);
		}
	};

	async function judge(url: URL): Promise<string> {
		if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused();
		// A user name in an address is a trick to make it look like another.
		if (url.username !== '' || url.password !== '') throw refused();
		const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
		const host = url.hostname.replace(/^\[|\]$/g, '');
		const addresses = isIP(host) ? [host] : await lookup(host);
		const [first] = addresses;
		if (first === undefined || !addresses.every((address) => mayReach(address, port))) throw refused();
		return first;
	}
}

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status);

async function addressesOf(hostname: string): Promise<readonly string[]> {
	try {
		return (await resolve(hostname, { all: true, verbatim: true })).map(({ address }) => address);
	} catch (cause) {
		throw new TypeError('the name cannot be resolved', { cause });
	}
}

function send(url: URL, address: string, { method = 'GET', signal }: RequestInit): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
			method,
			// A new connection: a pooled one was checked for another request.
			agent: false,
			headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'utility-apis' },
			...(signal && { signal }),
			lookup: (_name, options, callback) => {
				const family = isIP(address);
				if (options.all) callback(null, [{ address, family }]);
				else callback(null, address, family);
			}
		});
		outgoing.once('response', resolve);
		outgoing.once('error', (cause) => reject(new TypeError('the server cannot be reached', { cause })));
		outgoing.end();
	});
}

function responseOf(answer: IncomingMessage): Response {
	const headers = new Headers();
	for (const [name, value] of Object.entries(answer.headers))
		for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
	const status = answer.statusCode ?? 0;
	const hasBody = status >= 200 && ![204, 205, 304].includes(status);
	return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
		status: status >= 200 && status <= 599 ? status : 502,
		headers
	});
}
