import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The table as the IANA time zone database writes it (public domain); Debian's package tzdata has it here. */
const SOURCE = '/usr/share/zoneinfo/zone.tab';

/** `+404251` or `-0740023` in degrees, to two decimals. */
function degrees(text: string): string {
	const [, sign = '', digits = ''] = /^([+-])(\d+)$/.exec(text) ?? [];
	const whole = digits.length % 2 === 0 ? 2 : 3;
	const [degree = 0, minute = 0, second = 0] = [digits.slice(0, whole), digits.slice(whole, whole + 2), digits.slice(whole + 2) || '0'].map(Number); // prettier-ignore
	return (Number(`${sign}1`) * (degree + minute / 60 + second / 3600)).toFixed(2);
}

/** Zones with their first country, latitude and longitude. */
export const zonePlaces = (): readonly (readonly [zone: string, country: string, lat: string, lon: string])[] =>
	readFileSync(SOURCE, 'utf8')
		.split('\n')
		.filter((line) => /^[A-Z]/.test(line))
		.map((line) => {
			const [countries = '', place = '', zone = ''] = line.split('\t');
			const [, lat = '', lon = ''] = /^([+-]\d+)([+-]\d+)$/.exec(place) ?? [];
			return [zone.trim(), countries.slice(0, 2), degrees(lat), degrees(lon)];
		});

const fileOf = (zone: string): string => {
	const area = zone.slice(0, zone.indexOf('/'));
	return ['Africa', 'America', 'Asia', 'Europe'].includes(area) ? area.toLowerCase() : 'oceans';
};

/** Makes settings/zone-places/*.generated.ts, countries and places of time zones: `node sw/build/run.mjs` this file. */
export function main(): void {
	const lines = zonePlaces()
		.map((place) => place.join(' '))
		.sort();
	for (const file of new Set(lines.map(fileOf)))
		writeFileSync(
			path.resolve(import.meta.dirname, `../../src/state/settings/zone-places/${file}.generated.ts`),
			`/** Zone, first country, latitude, longitude. Made by data/build/zone-places.ts from the IANA time zone database. */\nexport const ZONE_PLACES =\n\t'${lines.filter((line) => fileOf(line) === file).join(';')}';\n`
		);
	console.log(`${lines.length} zones`);
}
