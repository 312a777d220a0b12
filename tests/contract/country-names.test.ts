/** Names of countries: every parameter of a country accepts codes and names alike. */
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { testApi } from './host';

const asking = groups.flatMap(({ operations }) =>
	Object.values(operations).filter(({ params }) => 'country' in params.properties)
);
const BESIDE: Readonly<Record<string, string>> = {
	'/v1/workdays': '&from=2026-01-01&to=2026-01-31',
	'/v1/number': '&number=030901820',
	'/v1/places': '&q=be',
	'/v1/ask': '&q=next%20holiday'
};

test('seven operations ask for a country', () =>
	expect(asking.map(({ path }) => path).sort()).toEqual(['/v1/ask', '/v1/example', '/v1/holidays', '/v1/number', '/v1/places', '/v1/universities', '/v1/workdays'])); // prettier-ignore

test.each(asking.map(({ path }) => [path]))('%s takes DE, deu, Germany, Deutschland', async (path) => {
	const api = testApi();
	const ask = async (country: string) => {
		const response = await api.ask(`${path}?country=${encodeURIComponent(country)}${BESIDE[path] ?? ''}`);
		return { status: response.status, body: (await response.json()) as unknown };
	};
	for (const [code, ...names] of [
		['DE', 'de', 'DEU', 'deu', 'Germany', ' Deutschland '],
		['GB', 'UK', 'GBR', 'United Kingdom', 'Great Britain'],
		['US', 'USA', 'usa', 'United States', 'America'],
		['CI', 'CIV', 'Ivory Coast', "Côte d'Ivoire"],
		['KR', 'KOR', 'South Korea', '대한민국']
	]) {
		const byCode = await ask(code ?? '');
		expect(byCode.status, `${path} ${code}`).toBe(200);
		for (const name of names) expect(await ask(name), `${path} ${name}`).toEqual(byCode);
	}
	for (const name of ['Atlantis', 'Korea', 'XX', 'D', 'DEUT']) {
		const { status, body } = await ask(name);
		expect([status, JSON.stringify(body).includes('"country: ')], `${path} ${name}`).toEqual([400, true]);
	}
});
