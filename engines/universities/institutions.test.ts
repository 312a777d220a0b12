import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { isOneEdit } from './search';
import { tables } from '../../tests/support/rows';
import TABLES from './institutions.rows.tsv?raw';

const rows = tables(TABLES);

const context = testContext();
const ask = (input: Partial<Parameters<typeof engine.universities>[0]>) =>
	engine.universities({ limit: 20, offset: 0, ...input }, context);

test.each(rows('domains'))('%s belongs to the institution of %s', async (domain, matched, name, country) => {
	const answer = await ask({ domain });
	expect(answer.matched_domain).toBe(matched);
	expect(answer.universities.map((row) => [row.name, row.country])).toEqual([[name, country]]);
});

test.each([
	// Other names of utoronto.ca are those of its parts; cuhk.net is for graduates.
	['University of Toronto, Scarborough', 'scar.utoronto.ca'],
	['The Chinese University of Hong Kong', 'cuhk.edu.hk'],
	['University of South Africa', 'unisa.ac.za']
])('%s has the domain %s', async (q, domain) => expect((await ask({ q })).universities[0]?.domains).toContain(domain));

test('a part of a label is no domain under it: notmit.edu, mit.education', async () => {
	for (const domain of ['notmit.edu', 'mit.edu.example.com', 'mit.education'])
		expect((await ask({ domain })).universities, domain).toEqual([]);
});

test('what the list does not know is not called no university', async () => {
	const { count, total, universities, matched_domain, note } = await ask({ domain: 'example.com' });
	expect({ count, total, universities, matched_domain }).toEqual({
		count: 0,
		total: 0,
		universities: [],
		matched_domain: null
	});
	expect(note).toContain('the list does not know example.com, which does not mean that it is no university');
	expect((await ask({ domain: 'nobody.ac.jp' })).note).toContain(
		'.ac.jp is said to be for academic institutions alone'
	);
});

test('addresses that others got, too, are told', async () => {
	expect((await ask({ domain: 'alumni.pku.edu.cn' })).note).toContain('excludes alumni.pku.edu.cn');
	expect((await ask({ domain: 'x.alumni.pku.edu.cn' })).universities).toEqual([]);
	const listed = await ask({ domain: 'xmu.edu.cn' });
	expect(listed.universities[0]?.name).toBe('Xiamen University');
	expect(listed.note).toContain('others got addresses');
});

test.each(rows('names'))('%s is the institution of %s', async (q, domain) => {
	const { universities } = await ask({ q });
	expect(universities[0]?.domains).toContain(domain);
});

test.each(['HKUST', 'hkust'])('%s: initials are those of a name, no word that is misspelt', async (q) => {
	const answer = await ask({ q });
	expect(answer.universities.map(({ name }) => name)).toEqual(['Hong Kong University of Science and Technology']);
	expect(answer.note ?? '').not.toContain('nothing is called');
});

test('a name in syllables is not mended into that of another university', async () =>
	expect((await ask({ q: '서울대학굔' })).universities).toEqual([]));

test.each([
	['Univrsity of Florida', 'University of Florida'],
	['KabulUniversity', 'Kabul University'],
	['Palm Beach tlantic University', 'Palm Beach Atlantic University'],
	['Sat Lake Community College', 'Salt Lake Community College']
])('a letter that is missing anywhere: %s is %s', async (q, name) =>
	expect((await ask({ q })).universities[0]?.name).toBe(name)
);

test('a word with a letter wrong is mended, and that is said', async () => {
	expect((await ask({ q: 'standford' })).note).toContain('nothing is called "standford"');
	expect((await ask({ q: 'qqqzzz' })).total).toBe(0);
	expect([isOneEdit('stanford', 'standford'), isOneEdit('oxford', 'oxfrod')]).toEqual([true, true]);
	expect([isOneEdit('oxford', 'oxdorf'), isOneEdit('oxford', 'oxford')]).toEqual([false, false]);
});

test('the beginning of one name alone is that name, not a mistake', async () => {
	const { universities, note } = await ask({ q: 'strathclyd' });
	expect(universities.map(({ domains }) => domains[0])).toEqual(['strath.ac.uk']);
	expect(note ?? '').not.toContain('nothing is called');
});

test('a country: by code or name, higher education first, page by page without a gap', async () => {
	const all = await ask({ country: 'Iceland', limit: 500 });
	expect(all.universities.every(({ country, country_basis }) => country === 'IS' && country_basis !== 'name')).toBe(
		true
	);
	expect(all.universities.map(({ name }) => name)).toContain('University of Iceland');
	expect(all.note).toContain('tells no country');
	const pages = await Promise.all([0, 5, 10].map((offset) => ask({ country: 'ISL', limit: 5, offset })));
	expect(pages.flatMap(({ universities }) => universities)).toEqual(all.universities.slice(0, 15));
	const german = await ask({ country: 'DE', level: 'school', limit: 500 });
	expect(german.universities.every(({ level }) => level === 'school')).toBe(true);
	const order = (await ask({ country: 'DE', limit: 500 })).universities.map(({ level }) => level);
	expect(order.lastIndexOf('higher_education')).toBeLessThan(
		order.findIndex((level) => level !== 'higher_education') + 1 || 500
	);
	await expect(ask({ country: 'Atlantis' })).rejects.toMatchObject({ message: expect.stringMatching(/^country: /) });
});

test.each([
	// American by the name; by Hipo's list under .edu; by the domain.
	['nyu.edu', 'US', 'name'],
	['aucegypt.edu', 'EG', 'list'],
	['harvard.edu', 'US', 'list'],
	['hi.is', 'IS', 'domain']
])('the country of %s is %s, told by %s', async (domain, country, basis) => {
	const [row] = (await ask({ domain })).universities;
	expect([row?.country, row?.country_basis]).toEqual([country, basis]);
});

test('a state by the domain of its schools', async () => {
	const [row] = (await ask({ domain: 'depere.k12.wi.us' })).universities;
	expect(row).toMatchObject({ country: 'US', subdivision: 'US-WI', level: 'school' });
});

test('what is no domain is refused with a way out', async () => {
	for (const domain of ['mit', 'a b', '1.2.3.4', '@', 'x@', 'http://', '-.com', 'ü', `${'a'.repeat(64)}.de`])
		await expect(ask({ domain }), domain).rejects.toMatchObject({
			message: expect.stringMatching(/^domain: .* or a name as q$/)
		});
});

test('names and domains are clean: no address, no remark, none twice', async () => {
	const seen = new Set<string>();
	for (let offset = 0; ; offset += 500) {
		const { universities } = await ask({ limit: 500, offset });
		if (universities.length === 0) break;
		for (const { name, other_names, domains, web_pages, country, subdivision } of universities) {
			for (const one of [name, ...other_names]) {
				if (/@|https?:|^\s|\s$|[\t\n\ufeff\ufffd]/.test(one)) throw new Error(`a name is ${JSON.stringify(one)}`);
			}
			for (const domain of domains) {
				if (seen.has(domain) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) throw new Error(`a domain is ${domain}`);
				seen.add(domain);
			}
			for (const page of web_pages) expect(page).toMatch(/^https?:\/\/\S+$/);
			if (subdivision !== null) expect(subdivision.slice(0, 2)).toBe(country);
		}
	}
	expect(seen.size).toBeGreaterThan(27_000);
});

test.each(['jane@cs.ox.ac.uk', 'https://www.ox.ac.uk/about'])('%s in the field of the name is an address', async (q) =>
	expect((await ask({ q })).universities.map(({ name }) => name)).toEqual(['University of Oxford'])
);

test('an institution has its domains and pages, and two notes are two sentences', async () => {
	const [row] = (await ask({ domain: 'hi.is' })).universities;
	expect(row?.web_pages).toEqual([expect.stringMatching(/^https?:\/\/.*hi\.is/)]);
	const { note } = await ask({ q: 'Masachusetts', country: 'US' });
	expect(note).toMatch(/what is answered is called massachusetts\. \d+ institutions/);
});
