import { readAngles } from './place-text';
import { pointReading, refused, type PlaceReading, type Point } from './place-reading';

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;
/** Two numbers with a comma between, as parts of addresses carry them. */
const PAIR = new RegExp(`^\\s*(?:loc:|point[.:])?${NUMBER}\\s*[,~_]\\s*${NUMBER}`);

/** A map's site: which parts of its addresses name the place, what is marked before what is in the middle of the view. */
interface MapSite {
	readonly host: RegExp;
	/** Parameters of the query or the fragment that hold the place as one pair. */
	readonly pairs: readonly string[];
	/** Two parameters that hold it together. */
	readonly split?: readonly [lat: string, lon: string];
	/** The part of the path that marks the place, and parts that only say what the view shows. */
	readonly pin?: RegExp;
	readonly parts?: readonly RegExp[];
	readonly longitudeFirst?: true;
}

const SITES: readonly MapSite[] = [
	{
		host: /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/,
		pairs: ['destination', 'query', 'q', 'daddr', 'll', 'sll', 'center', 'viewpoint', 'cbll'],
		pin: new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`),
		parts: [new RegExp(String.raw`/(?:search|place)/${NUMBER},\s*${NUMBER}`), new RegExp(`/@${NUMBER},${NUMBER}`)]
	},
	{
		host: /^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/,
		pairs: ['to'],
		split: ['mlat', 'mlon'],
		parts: [new RegExp(String.raw`map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`)]
	},
	{ host: /^maps\.apple\.com$/, pairs: ['coordinate', 'daddr', 'q', 'll', 'sll', 'address', 'center'] },
	{ host: /^(?:www\.)?bing\.com$/, pairs: ['sp', 'where1', 'cp'] },
	{
		host: /^(?:www\.|maps\.)?yandex\.[a-z.]{2,6}$/,
		pairs: ['whatshere[point]', 'pt', 'poi[point]', 'll'],
		longitudeFirst: true
	},
	{ host: /^(?:www\.|ul\.)?waze\.com$/, pairs: ['latlng', 'll', 'to'] },
	{ host: /^(?:wego|share)\.here\.com$/, pairs: ['map'], parts: [new RegExp(`/l/${NUMBER},${NUMBER}`)] }
];
/** Addresses that say nothing before they are followed. */
const SHORT = /^(?:goo\.gl|maps\.app\.goo\.gl|g\.co|bit\.ly|t\.co|tinyurl\.com|binged\.it)$/;

/** Reads a `geo:` address (RFC 5870) or the link of a map. `none` for any other text or address. */
export function readAddress(text: string): PlaceReading {
	if (/^geo:/i.test(text)) return readGeo(text);
	if (!/^https?:\/\//i.test(text)) return { kind: 'none' };
	let url: URL;
	try {
		url = new URL(text);
	} catch {
		return refused('is not a whole address');
	}
	const host = url.hostname.toLowerCase();
	if (SHORT.test(host)) return refused('is a short link: open it, and copy the address that it leads to');
	const site = SITES.find((known) => known.host.test(host));
	if (!site) return { kind: 'none' };
	const found = placesIn(url, site);
	const [first] = found;
	if (!first) return refused('is a map’s address without coordinates');
	const second = found.find(({ lat, lon }) => lat !== first.lat || lon !== first.lon);
	return second
		? { kind: 'doubtful', readings: [first, second], reason: 'is the address of a way with several places' }
		: pointReading(first.lat, first.lon, 'map_url');
}

/** The place that an address names; several for a way, whose ends are all as good. */
function placesIn(url: URL, site: MapSite): Point[] {
	const pair = (text: string | null): Point | undefined => {
		const match = PAIR.exec(text ?? '');
		if (!match) return undefined;
		const [a, b] = [Number(match[1]), Number(match[2])];
		return site.longitudeFirst ? { lat: b, lon: a } : { lat: a, lon: b };
	};
	const path = decoded(url.pathname + url.hash).replaceAll('+', ' ');
	const match = site.pin?.exec(path);
	if (match) return [{ lat: Number(match[1]), lon: Number(match[2]) }];
	if (site.split) {
		const [lat, lon] = site.split.map((name) => url.searchParams.get(name));
		if (lat && lon) return [{ lat: Number(lat), lon: Number(lon) }];
	}
	for (const name of site.pairs) {
		const found = pair(url.searchParams.get(name));
		if (found) return [found];
	}
	const way = /\/dir\/(.*)/
		.exec(path)?.[1]
		?.split('/')
		.map(pair)
		.filter((place) => place !== undefined);
	if (way && way.length > 0) return way;
	for (const part of site.parts ?? []) {
		const found = part.exec(path);
		if (found) return [{ lat: Number(found[1]), lon: Number(found[2]) }];
	}
	// A place without a name is called by its degrees.
	const named = readAngles(decoded(/\/(?:place|search)\/([^/]*)/.exec(path)?.[1] ?? ''));
	return named.kind === 'point' ? [named.point] : [];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		// A stray % is no code; the rest is plain.
		return text;
	}
}

const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}(?:,[+-]?[\\d.]+)?((?:;[^?]*)?)(?:\\?(.*))?$`, 'is');

/** RFC 5870, and the `?q=` of Android, which wins: apps write `geo:0,0?q=…`. */
function readGeo(text: string): PlaceReading {
	const match = GEO.exec(text);
	const crs = /;crs=([^;?]*)/i.exec(text)?.[1];
	if (crs !== undefined && !/^wgs84$/i.test(crs)) return refused(`has coordinates in ${crs}, which is not WGS 84`);
	if (!match) return refused('must be like geo:52.52,13.405');
	const marked = PAIR.exec(new URLSearchParams(match[4] ?? '').get('q') ?? '');
	return marked
		? pointReading(Number(marked[1]), Number(marked[2]), 'geo')
		: pointReading(Number(match[1]), Number(match[2]), 'geo');
}
