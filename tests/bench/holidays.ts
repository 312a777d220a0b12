import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import Holidays from 'date-holidays';
import { holidaysOf, openTable } from '../../engines/holidays/table';
import { testContext } from '../support/context';
import { engine } from '../../engines/holidays/engine';
import { readPack } from '../../sw/build/packs';
import { median } from './figures';

const COUNTRIES = ['US', 'DE', 'FR', 'GB', 'JP', 'IN', 'BR', 'TR', 'IL', 'CN', 'GR', 'KR'];
const YEARS = [1960, 1990, 2026, 2060];

/** Our table beside date-holidays, from which most of it is made: a year of a country, first and again. */
export async function bench(): Promise<void> {
	const pack = await readPack('holidays');
	const started = performance.now();
	const table = openTable(pack);
	const opened = performance.now() - started;
	const ours = time((country, year) => holidaysOf(table.country(country)?.days ?? [], year));
	const theirs = time((country, year) => new Holidays(country).getHolidays(year));
	const context = testContext({ pack: async () => pack });
	const regional: number[] = [];
	for (const [country, subdivision] of [
		['US', 'CA'],
		['DE', 'BY'],
		['CH', 'ZH'],
		['BR', 'SP'],
		['IN', 'KL'],
		['GT', '1']
	] as const)
		for (let round = 0; round < 20; round++) {
			const asked = performance.now();
			await engine.holidays({ country, subdivision, year: 2000 + round }, context);
			regional.push(performance.now() - asked);
		}
	const library = readFileSync('node_modules/date-holidays/dist/umd.min.js');
	console.log(`opened in ${opened.toFixed(1)} ms; a year of a country, ms (median, worst):`);
	console.log(`  ours           first ${ours.first}, again ${ours.again}`);
	console.log(`  date-holidays  first ${theirs.first}, again ${theirs.again}`);
	console.log(`  ours, the whole answer for a subdivision: ${median(regional).toFixed(3)}`);
	console.log(
		`  ours ${kilobytes(pack)} KB br, ${table.codes.length} countries; date-holidays ${kilobytes(library)} KB br`
	);
}

const kilobytes = (bytes: ArrayBuffer | Uint8Array) =>
	(brotliCompressSync(new Uint8Array(bytes)).length / 1000).toFixed(0);

function time(ask: (country: string, year: number) => unknown): { first: string; again: string } {
	const round = () =>
		COUNTRIES.flatMap((country) =>
			YEARS.map((year) => {
				const started = performance.now();
				ask(country, year);
				return performance.now() - started;
			})
		);
	const text = (times: number[]) => `${median(times).toFixed(3)}, ${Math.max(...times).toFixed(3)}`;
	return { first: text(round()), again: text(round()) };
}
