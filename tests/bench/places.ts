import { brotliCompressSync } from 'node:zlib';
import { Gazetteer } from '../../engines/geo/gazetteer';
import { PlaceSearch } from '../../engines/geo/place-search';
import { readPack } from '../../sw/build/packs';
import { quantile, randomFrom } from './figures';

const QUERIES = 2000;

/** The gazetteer: size, opening, searches as people type them, nearest cities; and how often a city is the first result. */
export async function bench(): Promise<void> {
	const pack = await readPack('places');
	const opening = performance.now();
	let gazetteer = new Gazetteer(pack);
	const first = performance.now() - opening;
	const again = least(5, () => (gazetteer = new Gazetteer(pack)));
	const search = new PlaceSearch(gazetteer);

	const random = randomFrom(13);
	/** Ways in which a name is typed: the name, its beginning, a letter left out, two exchanged, and the country behind it. */
	const ways: [way: string, type: (name: string, country: string) => string][] = [
		['the name', (name) => name],
		['one to four letters', (name) => [...name].slice(0, 1 + Math.floor(random() * 4)).join('')],
		['half of it', (name) => [...name].slice(0, Math.ceil([...name].length / 2)).join('')],
		['a letter left out', (name) => without(name, 1 + Math.floor(random() * (name.length - 1)))],
		['name and country', (name, country) => `${name} ${country}`]
	];
	for (const [, type] of ways) for (let i = 0; i < 50; i++) search.find(type(gazetteer.city(i * 100).name, 'de'), 10);
	console.table(
		ways.map(([way, type]) => {
			const times: number[] = [];
			let found = 0;
			for (let i = 0; i < QUERIES; i++) {
				const index = Math.floor(random() * gazetteer.count);
				const { name, country } = gazetteer.city(index);
				const query = type(name, country);
				times.push(least(3, () => search.find(query, 10)));
				if (search.find(query, 10).places.some((place) => place.index === index)) found++;
			}
			const at = (part: number) => `${quantile(times, part).toFixed(2)} ms`;
			return {
				typed: way,
				p50: at(0.5),
				p99: at(0.99),
				'among the first ten': `${((100 * found) / QUERIES).toFixed(0)} %`
			};
		})
	);
	gazetteer.nearest({ lat: 0, lon: 0 }, 1);
	const started = performance.now();
	for (let i = 0; i < 1000; i++) gazetteer.nearest({ lat: random() * 180 - 90, lon: random() * 360 - 180 }, 1);
	const nearest = (performance.now() - started) / 1000;
	console.log(
		`${gazetteer.count} cities, ${gazetteer.header.names} names; ${brotliCompressSync(new Uint8Array(pack)).length} bytes br; opened in ${first.toFixed(0)} ms, again ${again.toFixed(0)} ms; nearest ${nearest.toFixed(3)} ms`
	);
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

function least(runs: number, run: () => void): number {
	let best = Infinity;
	for (let i = 0; i < runs; i++) {
		const started = performance.now();
		run();
		best = Math.min(best, performance.now() - started);
	}
	return best;
}
