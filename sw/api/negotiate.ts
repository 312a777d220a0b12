import type { EngineContext, RoutedOperation } from '../../engines/kit/contract';
import type { Asked } from './request-url';

type MediaType = EngineContext['accept'];

/** The media type of highest `Accept` quality (RFC 9110 §12.5.1), JSON first; <img> gets a picture. */
export function negotiate(request: Pick<Asked, 'headers'>, operation: RoutedOperation, picture: boolean): MediaType {
	const { produces } = operation;
	if (!produces) return 'application/json';
	const accepted = parseAccept(request.headers.get('accept') ?? '*/*');
	const offered: readonly MediaType[] = picture ? produces : ['application/json', ...produces];
	let best: MediaType = offered[0] ?? 'application/json';
	let bestQuality = 0;
	for (const type of offered) {
		const quality = qualityOf(type, accepted);
		if (quality > bestQuality) [best, bestQuality] = [type, quality];
	}
	return best;
}

function parseAccept(header: string): ReadonlyMap<string, number> {
	const ranges = new Map<string, number>();
	for (const part of header.slice(0, 1000).split(',')) {
		const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
		const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
		ranges.set(range, q === undefined ? 1 : Number(q) || 0);
	}
	return ranges;
}

/** The most specific range that fits decides. */
function qualityOf(type: MediaType, ranges: ReadonlyMap<string, number>): number {
	return ranges.get(type) ?? ranges.get(`${type.slice(0, type.indexOf('/'))}/*`) ?? ranges.get('*/*') ?? 0;
}
