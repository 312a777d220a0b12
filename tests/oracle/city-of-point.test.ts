import { expect, test } from 'vitest';
import { cityAt } from '../../engines/geo/city-at';
import { Gazetteer } from '../../engines/geo/gazetteer';
import { readPack } from '../../sw/build/packs';
import { tables } from '../support/rows';
import KNOWN_POINTS from './known-points.rows.tsv?raw';

const gazetteer = new Gazetteer(await readPack('places'));
const fold = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const pointOf = (text: string) => {
	const [lat = NaN, lon = NaN] = text.split(/[ ,]/).map(Number);
	return { lat, lon };
};

function namesAt(text: string): readonly string[] {
	const found = cityAt(gazetteer, pointOf(text));
	const near = found && gazetteer.nearest({ lat: found.city.lat, lon: found.city.lon }, 3);
	const index = near?.find((one) => gazetteer.city(one.index).name === found?.city.name)?.index;
	if (index === undefined) return [];
	const names: string[] = [];
	for (let at = gazetteer.firstName[index] ?? 0; at < (gazetteer.firstName[index + 1] ?? 0); at++)
		names.push(fold(gazetteer.nameText(at)));
	return names;
}

test('of five well-known points in each of a hundred cities at least 95 in 100 are in the city that people say', () => {
	const all = tables(KNOWN_POINTS)('points');
	const wrong = all.filter(([city = '', point = '']) => !namesAt(point).includes(fold(city)));
	expect(all.length).toBeGreaterThan(500);
	expect(wrong.length / all.length, JSON.stringify(wrong)).toBeLessThan(0.05);
});

test.each([
	['48.8014,2.1301 palace', 'Versailles', true],
	['52.4042,13.0385 Sanssouci', 'Potsdam', true],
	['37.8044,-122.2712 Oakland city hall', 'Oakland', true],
	['34.1478,-118.1445 Pasadena', 'Pasadena', true],
	['51.4839,-0.6044 Windsor Castle', 'Windsor', true],
	['43.5810,7.1260 Antibes', 'Antibes', true],
	['45.8326,6.8652 Mont Blanc', 'Chamonix', false]
] as const)('%s is a town of its own', (point, name, isInside) => {
	const found = cityAt(gazetteer, pointOf(point));
	if (isInside) expect(found).toMatchObject({ city: { name: expect.stringContaining(name) }, isInside });
	else expect(found?.isInside).toBe(false);
});

test('far from all cities there is none', () => expect(cityAt(gazetteer, { lat: -40, lon: -120 })).toBeNull());
