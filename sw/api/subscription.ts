import type { Asked } from './request-url';

const ADDRESS = /^(.*\/v1)\/k\/([^/]{1,200})\/(\w{1,40})\.ics$/;

/** Returns `/v1/k/<key>/holidays.ics?…` as `/v1/holidays` with `format=ics` and X-API-Key; others as they are. */
export function asSubscription(asked: Asked): Asked {
	if (!asked.url.pathname.endsWith('.ics')) return asked;
	const [, before, written, name] = ADDRESS.exec(asked.url.pathname) ?? [];
	if (before === undefined || written === undefined || name === undefined) return asked;
	const key = decoded(written);
	const searchParams = new URLSearchParams(asked.url.search);
	searchParams.set('format', 'ics');
	const pathname = `${before}/${name}`;
	return {
		method: asked.method,
		url: { origin: asked.url.origin, pathname, search: `?${searchParams}`, searchParams },
		headers: { get: (header) => (header === 'x-api-key' ? key : asked.headers.get(header)) },
		get signal() {
			return asked.signal;
		},
		arrayBuffer: (maxBytes) => asked.arrayBuffer(maxBytes)
	};
}

/** A part of a path without its escapes; a wrongly escaped one as it is, which no key equals. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch (error) {
		if (error instanceof URIError) return part;
		throw error;
	}
}
