import { find } from 'geo-tz/all';
import { beforeAll, expect, test } from 'vitest';
import { ZoneMap } from '../../engines/geo/zone-map';
import { readPack } from '../../sw/build/packs';

/** The zone map beside geo-tz, whose complete map it is made from. */
let map: ZoneMap;
beforeAll(async () => {
	map = new ZoneMap(await readPack('zones'));
});

/** Lehmer's generator: the same points in every run. */
function sequence(seed: number): () => number {
	let state = seed;
	return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}

type Place = { readonly lat: number; readonly lon: number };
/** A place evenly drawn from the sphere, inside the edge of geo-tz' map. */
const anywhere = (random: () => number): Place => ({
	lat: (Math.asin(2 * random() - 1) * 180) / Math.PI,
	lon: (random() * 2 - 1) * 179.999
});
const right = ({ lat, lon }: Place) => find(lat, lon).includes(map.at({ lat, lon }).zone);
const isSea = ({ lat, lon }: Place) => (find(lat, lon)[0] ?? '').startsWith('Etc/GMT');

/** Whether geo-tz gives our answer somewhere within so many metres. */
function rightWithin(place: Place, metres: number): boolean {
	const zone = map.at(place).zone;
	const north = metres / 111_195;
	const east = north / Math.cos((place.lat * Math.PI) / 180);
	for (let ring = 1; ring <= 3; ring++)
		for (let k = 0; k < 16; k++) {
			const angle = (k / 16) * 2 * Math.PI;
			const lat = place.lat + (north * Math.sin(angle) * ring) / 3;
			const lon = place.lon + (east * Math.cos(angle) * ring) / 3;
			if (find(lat, lon).includes(zone)) return true;
		}
	return false;
}

/** A place on the border between two that differ, by halving. */
function borderBetween(a: Place, b: Place): Place {
	const zones = (p: Place) => find(p.lat, p.lon).join();
	const first = zones(a);
	let [from, to] = [a, b];
	for (let i = 0; i < 26; i++) {
		const middle = { lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 };
		if (zones(middle) === first) from = middle;
		else to = middle;
	}
	return from;
}

test('15,000 places all over the globe, sea and land, are in their zones', () => {
	const random = sequence(1);
	const wrong = Array.from({ length: 15_000 }, () => anywhere(random)).filter(
		(place) => !right(place) && !rightWithin(place, isSea(place) ? 205 : 62)
	);
	expect(wrong).toEqual([]);
});

test('9,000 places within 5 km of a border are in their zones, but for 60 m of a border on land and 200 m at sea', () => {
	const random = sequence(2);
	const wrong: Place[] = [];
	for (let done = 0; done < 3000;) {
		const a = anywhere(random);
		const b = { lat: Math.max(-89, Math.min(89, a.lat + random() * 8 - 4)), lon: a.lon + random() * 8 - 4 };
		if (Math.abs(b.lon) > 179.9 || find(a.lat, a.lon).join() === find(b.lat, b.lon).join()) continue;
		done++;
		const border = borderBetween(a, b);
		for (const metres of [100, 600, 5000]) {
			const [off, angle] = [metres / 111_195, random() * 2 * Math.PI];
			const place = {
				lat: border.lat + off * Math.sin(angle),
				lon: border.lon + (off * Math.cos(angle)) / Math.cos((border.lat * Math.PI) / 180)
			};
			if (Math.abs(place.lon) > 179.999 || Math.abs(place.lat) > 89.9 || right(place)) continue;
			const sea = isSea(place) || map.at(place).zone.startsWith('Etc/GMT');
			if (!rightWithin(place, sea ? 205 : 62)) wrong.push(place);
		}
	}
	expect(wrong).toEqual([]);
});

test('1,000 places along the date line, and those at the poles, are in their zones', () => {
	const random = sequence(3);
	const line = Array.from({ length: 1000 }, () => ({
		lat: random() * 178 - 89,
		lon: (random() < 0.5 ? -1 : 1) * (179.99 - random() * 0.5)
	}));
	expect(line.filter((place) => !right(place) && !rightWithin(place, 205))).toEqual([]);
	for (const lon of [-180, -90, 0, 7.5, 100, 180]) {
		expect(find(90, lon)).toContain(map.at({ lat: 90, lon }).zone);
		expect(map.at({ lat: -90, lon }).zone).toBe('Antarctica/McMurdo');
		expect(find(0.5, lon)).toContain(map.at({ lat: 0.5, lon }).zone);
	}
});

test.each([
	['Berlin', 52.52, 13.405, 'Europe/Berlin'],
	['Büsingen, German, within Switzerland', 47.6969, 8.6903, 'Europe/Busingen'],
	['Baarle', 51.4426, 4.9318, 'Europe/Brussels'],
	['Vatican', 41.9029, 12.4534, 'Europe/Vatican'],
	['Monaco', 43.7384, 7.4246, 'Europe/Monaco'],
	['Ceuta', 35.8894, -5.3213, 'Africa/Ceuta'],
	['El Paso', 31.7619, -106.485, 'America/Denver'],
	['Ciudad Juárez', 31.6904, -106.4245, 'America/Ciudad_Juarez'],
	['Knox, Indiana', 41.2959, -86.625, 'America/Indiana/Knox'],
	['Eucla', -31.6772, 128.8833, 'Australia/Eucla'],
	['Lord Howe', -31.5553, 159.0821, 'Australia/Lord_Howe'],
	['Broken Hill', -31.9539, 141.4539, 'Australia/Broken_Hill'],
	['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
	['Mumbai', 19.076, 72.8777, 'Asia/Kolkata'],
	['Kaliningrad', 54.7104, 20.4522, 'Europe/Kaliningrad'],
	['Simferopol', 44.9521, 34.1024, 'Europe/Simferopol'],
	['Anadyr', 64.7337, 177.4968, 'Asia/Anadyr'],
	['Suva', -18.1248, 178.4501, 'Pacific/Fiji'],
	['Taveuni, across the date line', -16.85, -179.97, 'Pacific/Fiji'],
	['Apia', -13.8507, -171.7514, 'Pacific/Apia'],
	['Kiritimati', 1.8721, -157.4278, 'Pacific/Kiritimati'],
	['Chatham Islands', -43.95, -176.55, 'Pacific/Chatham'],
	['Troll', -72.0117, 2.535, 'Antarctica/Troll'],
	['Longyearbyen', 78.2232, 15.6267, 'Arctic/Longyearbyen'],
	['Nuuk', 64.1814, -51.6941, 'America/Nuuk'],
	['Singapore', 1.3521, 103.8198, 'Asia/Singapore'],
	['Johor Bahru', 1.4927, 103.7414, 'Asia/Kuala_Lumpur'],
	['Beijing', 39.9042, 116.4074, 'Asia/Shanghai'],
	['mid-Atlantic', 30, -45, 'Etc/GMT+3'],
	['south of India', -20, 80, 'Etc/GMT-5']
])('%s', (_, lat, lon, zone) => expect(map.at({ lat, lon }).zone).toBe(zone));
