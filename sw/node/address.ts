import type { IncomingMessage } from 'node:http';
import type { Address } from '../api/request-url';
import { comesByProxy } from './proxies';

/** The address that a request asks a Node server for. */
export interface NodeAddress extends Address {
	readonly hostname: string;
	readonly href: string;
}

/** Written as a URL writes it: no dot segment, nothing that it would encode, no escape in the path. Two slashes would name a host. */
const AS_WRITTEN = /^(?!\/\/)((?:\/(?!\.)[\w~.-]*)+)(?:\?([\w~.,:;@!$()*/?=&%+-]+))?$/;

/** A path and a query that can be split without URL, whose parser costs more than most answers. */
class PlainAddress implements NodeAddress {
	readonly search: string;
	#params: URLSearchParams | undefined;

	constructor(
		readonly origin: string,
		readonly hostname: string,
		readonly pathname: string,
		query: string | undefined
	) {
		this.search = query ? `?${query}` : '';
	}
	get searchParams(): URLSearchParams {
		return (this.#params ??= new URLSearchParams(this.search));
	}
	get href(): string {
		return this.origin + this.pathname + this.search;
	}
}

type Server = { readonly origin: string; readonly hostname: string };

/** The last Host: most requests repeat it. */
let last: { readonly base: string; readonly server: Server | undefined } = { base: '', server: undefined };

function serverOf(base: string): Server | undefined {
	if (last.base !== base) {
		const url = URL.canParse(base) ? new URL(base) : undefined;
		const usable = url?.pathname === '/' && !/[?#]/.test(base) && isUsable(url);
		last = { base, server: usable ? { origin: url.origin, hostname: url.hostname } : undefined };
	}
	return last.server;
}

const isUsable = ({ protocol, username, password }: URL) => /^https?:$/.test(protocol) && !username && !password;

/** The address that a request asks for; undefined when its path or its Host cannot be one. */
export function addressOf(request: IncomingMessage, path = request.url ?? '/'): NodeAddress | undefined {
	const { headers, rawHeaders } = request;
	// Two of them, or one with a path, could be read in two ways (RFC 9112 §3.2).
	let hosts = 0;
	for (let i = 0; i < (rawHeaders?.length ?? 0); i += 2)
		if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++;
	if (hosts > 1) return undefined;
	// A proxy in front may use TLS: the answers' links contain its address.
	const scheme = headers['x-forwarded-proto'] === 'https' && comesByProxy(request) ? 'https' : 'http';
	const base = `${scheme}://${headers.host ?? 'localhost'}`;
	const server = serverOf(base);
	if (!server) return undefined;
	const [, pathname, query] = AS_WRITTEN.exec(path) ?? [];
	if (pathname !== undefined) return new PlainAddress(server.origin, server.hostname, pathname, query);
	// Two slashes at the start would name another host.
	if (/^[/\\]{2}/.test(path) || !URL.canParse(path, base)) return undefined;
	const whole = new URL(path, base);
	return isUsable(whole) ? whole : undefined;
}
