import { existsSync, readFileSync } from 'node:fs';
import { isoDate } from '../../engines/kit/calendar';
import { holidaysOf, openTable } from '../../engines/holidays/table';
import { build } from '../../data/build/holidays.pack';

/** `[date, English name, local name, kind]` */
type Attested = readonly [string, string, string, string];
interface Cases {
	readonly entities: Readonly<
		Record<string, Readonly<Record<string, { readonly must: readonly Attested[]; readonly may: readonly string[] }>>>
	>;
}

/**
 * Our dates beside those that other sources attest: recall (of the dates that two or more have) and unsupported (ours that none has).
 * With names of places: what is missing and what is too much there.
 */
export async function main(...shown: string[]): Promise<void> {
	const file = process.env['HOLIDAY_CASES'] ?? '../shared/cases/holidays.json';
	if (!existsSync(file)) return console.log('no attested dates here: set HOLIDAY_CASES to the path of a file of them');
	const { entities } = JSON.parse(readFileSync(file, 'utf8')) as Cases;
	const pack = await build();
	const table = openTable(pack.buffer as ArrayBuffer);
	const total = { must: 0, hit: 0, ours: 0, unsupported: 0 };
	const places: { place: string; missing: string[]; extra: string[] }[] = [];
	for (const [place, years] of Object.entries(entities)) {
		const country = table.country(place.slice(0, 2));
		const rules = place.length === 2 ? country?.days : country?.subdivisions.get(place.slice(3))?.days;
		const missing: string[] = [];
		const extra: string[] = [];
		for (const [year, { must, may }] of Object.entries(years)) {
			const ours = new Map(holidaysOf(rules ?? [], Number(year)).map(({ day, name }) => [isoDate(day), name]));
			const supported = new Set([...must.map(([date]) => date), ...may]);
			const wanted = new Map(must.map((one) => [one[0], one]));
			for (const [date, one] of wanted) if (!ours.has(date)) missing.push(`${date} ${one[1]} | ${one[2]} | ${one[3]}`);
			for (const [date, name] of ours) if (!supported.has(date)) extra.push(`${date} ${name}`);
			total.must += wanted.size;
			total.ours += ours.size;
		}
		total.hit -= missing.length;
		total.unsupported += extra.length;
		places.push({ place: rules ? place : `${place} (unknown)`, missing, extra });
	}
	total.hit += total.must;
	places.sort((a, b) => b.missing.length + b.extra.length - a.missing.length - a.extra.length);
	for (const { place, missing, extra } of places.filter((one) => one.missing.length + one.extra.length > 0)) {
		if (shown.length === 0) console.log(`${place}: ${missing.length} missing, ${extra.length} unsupported`);
		if (!shown.includes('all') && !shown.includes(place.slice(0, 2)) && !shown.includes(place)) continue;
		console.log(`${place}\n${[...missing.map((one) => `  - ${one}`), ...extra.map((one) => `  + ${one}`)].join('\n')}`);
	}
	const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} % (${part} of ${whole})`;
	console.log(`recall ${share(total.hit, total.must)}; unsupported ${share(total.unsupported, total.ours)}`);
}
