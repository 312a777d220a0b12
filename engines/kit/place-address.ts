import { readCode } from './place-codes';
import { pointReading, refused, type PlaceReading, type Point } from './place-reading';
import { readAngles } from './place-text';

// Formats of map addresses: a site's hosts and schemes, then the parts that contain the place, pins before the
// centre of the view. `?q` is a parameter with a pair or a text, `?y&x` two parameters with latitude and longitude, `?pt~` a pair with
// the longitude first, `/…{lat},{lon}` a part of the path or the fragment, in which `*` is anything up to the next slash, and `{text}` degrees
// or a code. From the sites' documents of their addresses and from addresses that they give to share.
const SITES = `
google.* maps.google.* www.google.* comgooglemaps google.navigation comgooglemapsurl | !3d{lat}!4d{lon} /dir/{way} /place/{text} /search/{text} ?destination ?query ?q ?daddr ?viewpoint ?cbll ?ll ?sll ?center /@{lat},{lon}
openstreetmap.org osm.org opentopomap.org osmand.net umap.openstreetmap.fr | ?mlat&mlon ?lat&lon ?to ?pin ?query /go/{tile} #map=*/{lat}/{lon} #*/{lat}/{lon}
maps.apple.com maps.apple maps | ?coordinate ?destination ?daddr ?q ?ll ?sll ?address ?center
bing.com bingmaps | ?sp ?where1 ?rtp ?cp
yandex.* maps.yandex.* yandexmaps yandexnavi | ?whatshere[point]~ ?pt~ ?poi[point]~ ?rtext ?lat_to&lon_to ?ll~
waze.com ul.waze.com waze | ?latlng ?ll ?to
wego.here.com share.here.com here.com here-location | /l/{lat},{lon} /p/{lat},{lon} /r/*/{lat},{lon} //{lat},{lon} ?map
mapy.cz mapy.com en.mapy.cz | ?y&x ?center~ ?end~
2gis.* dgis | /geo/*/{lon},{lat} /geo/{lon},{lat} ?m~
organicmaps.app omaps.app om ge0 mapsme mapswithme | ?ll ?sll ?center /{lat},{lon}
api.map.baidu.com map.baidu.com baidumap bdapp | ?location ?latlng ?destination ?center
uri.amap.com amap.com ditu.amap.com iosamap androidamap | ?position~ ?lat&lon ?dlat&dlon ?to~ ?q
map.kakao.com kakaomap | /link/map/*,{lat},{lon} /link/map/{lat},{lon} /link/to/*,{lat},{lon} ?p ?ep
map.naver.com nmap m.map.naver.com | ?lat&lng ?dlat&dlng
plus.codes | /map/{text} /{text}
geohash.org geohash.softeng.co | /{text}
strava.com | #*/{lon}/{lat}
flightradar24.com windy.com | /{lat},{lon} /{lat}/{lon}
uber.com uber lyft.com lyft | ?dropoff[latitude]&dropoff[longitude] ?destination[latitude]&destination[longitude]
moovitapp.com moovit | ?tll ?dest_lat&dest_lon
citymapper.com citymapper | ?endcoord ?startcoord
geohack.toolforge.org tools.wmflabs.org | ?params
`;
/** What any other map's address says beyond doubt. */
const ANY_SITE =
	'?mlat&mlon ?lat&lon ?lat&lng ?latitude&longitude ?ll ?latlng ?coords ?view /@{lat},{lon} #map=*/{lat}/{lon} #?map=*/{lat}/{lon}'.split(
		' '
	);
/** Addresses that say nothing before they are followed. */
const SHORT = /^(?:goo\.gl|maps\.app\.goo\.gl|g\.co|bit\.ly|t\.co|tinyurl\.com|binged\.it|maps\.apple|yandex\.[a-z]{2,3}\/maps\/-|surl\.amap\.com|j\.map\.baidu\.com|naver\.me|kko\.to|mapy\.(?:cz|com)\/s)\//; // prettier-ignore
const WORDS_OF_PLACES = /^(?:\/\/\/|(?:https?:\/\/)?(?:www\.)?(?:w3w\.co|what3words\.com|map\.what3words\.com)\/)\p{L}+(?:[.。]\p{L}+){2}/iu; // prettier-ignore

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;
/** Two numbers as parts of addresses carry them, after what some sites write before. */
const PAIR = new RegExp(String.raw`^(?:loc:|point[.:]|pos[.:]|ll[.:]|latlng:)?${NUMBER}(?: ?[,~_] ?| )${NUMBER}(?![\d.°'d]|_\d|_[NS](?:_|$))`); // prettier-ignore

type Site = { readonly names: readonly string[]; readonly parts: readonly string[] };
const sites: readonly Site[] = SITES.trim()
	.split('\n')
	.map((line) => {
		const [names = '', parts = ''] = line.split(' | ');
		return { names: names.split(' '), parts: parts.split(' ') };
	});

/** The parts of paths as expressions, each made once. */
const TEMPLATES: ReadonlyMap<string, RegExp> = new Map(
	[...sites.flatMap(({ parts }) => parts), ...ANY_SITE]
		.filter((part) => part.includes('{lat}'))
		.map((part) => [
			part,
			new RegExp(
				part
					.replace(/[?.!]/g, '\\$&')
					.replaceAll('*', '[^/,#]*')
					.replace(/\{(?:lat|lon)\}/g, () => NUMBER)
			)
		])
);

/** An address in its parts: `name` is the host without `www.`, or the scheme of an app. */
interface Address {
	readonly name: string;
	readonly isWeb: boolean;
	/** Path and fragment, decoded. */
	readonly path: string;
	readonly query: URLSearchParams;
}

/** Reads a `geo:` address (RFC 5870) or the link of a map. `none` for other texts and addresses. */
export function readAddress(text: string): PlaceReading {
	if (/^geo:/i.test(text)) return readGeo(text);
	if (WORDS_OF_PLACES.test(text))
		return refused('is three words of what3words, which only its own service turns into coordinates');
	const address = addressOf(text);
	if (address === null || address === 'broken') return address === null ? { kind: 'none' } : refused('is not a whole address'); // prettier-ignore
	if (address.isWeb && SHORT.test(`${address.name}${address.path}/`) && address.query.size === 0)
		return refused('is a short link: open it, and copy the address that it leads to');
	const site = sites.find(({ names }) => names.some((name) => isName(address, name)));
	const found = placesIn(address, site?.parts ?? ANY_SITE);
	const [first] = found;
	if (!first) return site ? refused('is a map’s address without coordinates') : { kind: 'none' };
	const second = found.find(({ lat, lon }) => lat !== first.lat || lon !== first.lon);
	return second
		? { kind: 'doubtful', readings: [first, second], reason: 'is the address of a way with several places' }
		: pointReading(first.lat, first.lon, 'map_url');
}

/** The parts of an address. Null for other texts, and for a host without `https://` that is not a map's. */
function addressOf(text: string): Address | 'broken' | null {
	const [, scheme = '', rest = ''] = /^([a-z][a-z\d.-]+):(?!\s)(.*)$/is.exec(text) ?? [];
	const isWeb = /^https?$/i.test(scheme);
	if (scheme !== '' && !isWeb) {
		const name = scheme.toLowerCase();
		const [path = '', query = path] = rest.split('?');
		return sites.some(({ names }) => names.includes(name))
			? { name, isWeb: false, path: decoded(path), query: new URLSearchParams(query) }
			: null;
	}
	if (!isWeb && !/^[\w-]+(?:\.[\w-]+)+[/?]\S*$/.test(text)) return null;
	let url: URL;
	try {
		url = new URL(isWeb ? text : `https://${text}`);
	} catch {
		return isWeb ? 'broken' : null;
	}
	const name = url.hostname.toLowerCase().replace(/^(?:www|m)\./, '');
	// Some sites write their parameters behind the fragment.
	const hidden = url.hash.replace(/^#(?:[^?=]*\?)?/, '');
	const address = {
		name,
		isWeb: true,
		path: decoded(url.pathname + url.hash).replaceAll('+', ' '),
		query: new URLSearchParams(`${url.search}&${hidden}`)
	};
	// A plus code keeps its sign.
	const plain = /\/[\w ]*\w\+\w{2}/.test(decoded(url.pathname)) ? { ...address, path: decoded(url.pathname) } : address;
	return isWeb || sites.some(({ names }) => names.some((known) => isName(plain, known))) ? plain : null;
}

/** Whether an address is of a site: `google.*` is google of any country. */
function isName({ name, isWeb }: Address, known: string): boolean {
	if (!known.endsWith('.*')) return name === known && known.includes('.') === name.includes('.');
	const stem = known.slice(0, -1);
	return isWeb && name.startsWith(stem) && /^[a-z]{2,3}(?:\.[a-z]{2})?$/.test(name.slice(stem.length));
}

/** The place that an address names; several for a way, whose ends are all as good. */
function placesIn(address: Address, parts: readonly string[]): readonly Point[] {
	for (const part of parts) {
		const found = part.startsWith('?') ? inQuery(address.query, part.slice(1)) : inPath(address.path, part);
		if (found.length > 0) return found;
	}
	return [];
}

function inQuery(query: URLSearchParams, part: string): readonly Point[] {
	const [lat, lon] = part.split('&').map((name) => query.get(name) ?? '');
	if (part.includes('&'))
		return lat && lon && Number.isFinite(Number(lat) + Number(lon)) ? [{ lat: Number(lat), lon: Number(lon) }] : [];
	const longitudeFirst = part.endsWith('~');
	const value = query.get(longitudeFirst ? part.slice(0, -1) : part);
	// The last stop of a route is where it goes.
	return value === null ? [] : placeIn(part === 'rtext' || part === 'rtp' ? (value.split('~').at(-1) ?? '') : value, longitudeFirst); // prettier-ignore
}

function inPath(path: string, part: string): readonly Point[] {
	if (part === '/dir/{way}')
		return (/\/dir\/(.*)/.exec(path)?.[1] ?? '').split('/').flatMap((stop) => pairIn(stop, false));
	if (part.endsWith('{tile}')) return tileIn(/\/go\/([\w@~]+)/.exec(path)?.[1] ?? '');
	if (part.endsWith('{text}')) {
		const at = path.indexOf(part.slice(0, -6));
		return at < 0 ? [] : placeIn(path.slice(at + part.length - 6).split('/')[0] ?? '', false);
	}
	const match = TEMPLATES.get(part)?.exec(path) ?? null;
	const [a, b] = [Number(match?.[1]), Number(match?.[2])];
	return match === null
		? []
		: [part.indexOf('{lat}') < part.indexOf('{lon}') ? { lat: a, lon: b } : { lat: b, lon: a }];
}

function pairIn(text: string, longitudeFirst: boolean): readonly Point[] {
	const match = PAIR.exec(text.trim().replace(/^~/, ''));
	const [a, b] = [Number(match?.[1]), Number(match?.[2])];
	return match === null ? [] : [longitudeFirst ? { lat: b, lon: a } : { lat: a, lon: b }];
}

/** A pair of numbers, or degrees, or a whole code. */
function placeIn(text: string, longitudeFirst: boolean): readonly Point[] {
	const pair = pairIn(text, longitudeFirst);
	if (pair.length > 0) return pair;
	// `48_51_29.6_N_2_17_40.2_E_type:landmark`: after the second letter follows the kind of place.
	const spaced = text.replace(/^((?:[\d.]+_)+[NS]_(?:[\d.]+_)+[EW])(?:_.*)?$/, '$1').replaceAll('_', ' ');
	const reading = [readCode(spaced.trim()), readAngles(spaced)].find(({ kind }) => kind === 'point');
	return reading?.kind === 'point' ? [reading.point] : [];
}

const TILE_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';

/** The middle of a tile of OpenStreetMap's short links: bits of longitude and latitude in turn, six a letter (wiki, Shortlink). */
function tileIn(code: string): readonly Point[] {
	if (code === '') return [];
	const halves = { x: [0, 1] as [number, number], y: [0, 1] as [number, number] };
	for (const letter of code.replaceAll('@', '~'))
		for (let bit = 5; bit >= 0; bit--) {
			const range = bit % 2 === 1 ? halves.x : halves.y;
			range[(TILE_DIGITS.indexOf(letter) >> bit) & 1 ? 0 : 1] = (range[0] + range[1]) / 2;
		}
	const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;
	return [{ lat: middle(halves.y) * 180 - 90, lon: middle(halves.x) * 360 - 180 }];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		// A stray % is not an escape; the rest is plain.
		return text;
	}
}

const GEO = new RegExp(`^geo:${NUMBER}[,;]${NUMBER}(?:,[+-]?[\\d.]+)?((?:;[^?]*)?)(?:\\?(.*))?$`, 'is');

/** RFC 5870, with the semicolon of vCards (RFC 2426), and the `?q=` of Android, which wins: apps write `geo:0,0?q=…`. */
function readGeo(text: string): PlaceReading {
	const match = GEO.exec(text);
	const crs = /;crs=([^;?]*)/i.exec(text)?.[1];
	if (crs !== undefined && !/^wgs84$/i.test(crs)) return refused(`has coordinates in ${crs}, which is not WGS 84`);
	if (!match) return refused('must be like geo:52.52,13.405');
	const [marked] = pairIn(new URLSearchParams(match[4] ?? '').get('q') ?? '', false);
	return marked ? pointReading(marked.lat, marked.lon, 'geo') : pointReading(Number(match[1]), Number(match[2]), 'geo');
}
