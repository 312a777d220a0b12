/** On this day in Wikipedias without that feed: from their page of the day. */
import { expect, test } from 'vitest';
import { playground, type Playground } from '../../tests/feeds/feed-context';
import { readDayText } from './day-wikitext';
import { DAY_PAGE_LANGUAGES, partOf } from './day-headings';
import { engine } from './engine';

type Day = Partial<Parameters<typeof engine.onThisDay>[0]>;
const onDay = (place: Playground, input: Day) =>
	engine.onThisDay({ month: 7, day: 20, type: 'events', lang: 'hi', limit: 20, offset: 0, ...input }, place.context());
const brief = async (place: Playground, input: Day) =>
	(await onDay(place, input)).items.map(({ year, text }) => [year, text]);

test('the page is found by the links of the English one and read once for all its parts', async () => {
	const place = playground();
	expect(await brief(place, {})).toEqual([
		[1969, 'अपोलो ११ चाँद पर उतरा।'],
		[1761, 'माधवराव पेशवा बने।']
	]);
	expect(await brief(place, { type: 'births' })).toEqual([
		[1950, 'नसीरुद्दीन शाह'],
		[-356, 'सिकंदर']
	]);
	expect(await brief(place, { type: 'deaths' })).toEqual([[1937, 'गुलियेल्मो मार्कोनी']]);
	expect(place.asked.map((url) => url.split('?')[0])).toEqual(
		['en', 'hi'].map((lang) => `https://${lang}.wikipedia.org/w/api.php`)
	);
	expect(place.asked[0]).toContain('titles=July+20&lllang=hi');
});

test('articles that a line links are given with it; what could not be read is not passed over in silence', async () => {
	const answer = await onDay(playground(), {});
	expect(answer).toMatchObject({ lang: 'hi', count: 2, total: 2, complete: false });
	expect(answer.items[0]?.pages).toEqual([
		{ title: 'अपोलो ११', description: null, url: 'https://hi.wikipedia.org/wiki/%E0%A4%85%E0%A4%AA%E0%A5%8B%E0%A4%B2%E0%A5%8B_%E0%A5%A7%E0%A5%A7', thumbnail: null }, // prettier-ignore
		{ title: 'चन्द्रमा', description: null, url: 'https://hi.wikipedia.org/wiki/%E0%A4%9A%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%8D%E0%A4%B0%E0%A4%AE%E0%A4%BE', thumbnail: null } // prettier-ignore
	]);
});

test('Marathi: centuries within a part, several events of one year, years before our era', async () => {
	const place = playground();
	expect(await brief(place, { lang: 'mr' })).toEqual([
		[1969, 'अपोलो ११ चंद्रावर उतरले.'],
		[1969, 'दुसरी घटना.'],
		[1761, 'माधवराव पेशवे गादीवर आले.']
	]);
	expect(await brief(place, { lang: 'mr', type: 'deaths' })).toEqual([[-100, 'कोणीतरी.']]);
	expect(await onDay(place, { lang: 'mr', type: 'holidays' })).toMatchObject({
		complete: true,
		items: [{ year: null, text: 'स्वातंत्र्य दिन - कोलंबिया.' }]
	});
});

test('Tamil', async () => {
	const place = playground();
	expect(await brief(place, { lang: 'ta' })).toEqual([
		[1969, 'அப்பல்லோ 11 நிலாவில் இறங்கியது.'],
		[-356, 'ஓர் நிகழ்வு.']
	]);
	expect(await brief(place, { lang: 'ta', type: 'births' })).toEqual([
		[1822, 'கிரிகோர் மெண்டல், ஆசுத்திரிய அறிவியலாளர் (இ. 1884)']
	]);
});

test('a part that could not be read is unknown, not empty, and says where to read it', async () => {
	await expect(onDay(playground(), { type: 'holidays' })).rejects.toMatchObject({
		code: 'NOT_FOUND',
		message: 'type: none could be read from https://hi.wikipedia.org/wiki/July_20_(hi); ask in another lang'
	});
	const place = playground();
	place.mode('WIKIPEDIA', 'empty');
	await expect(onDay(place, {})).rejects.toMatchObject({
		code: 'NOT_FOUND',
		message: 'day: the Wikipedia in hi has no page of this day'
	});
	await expect(onDay(playground(), { type: 'selected' })).rejects.toMatchObject({
		message: 'type: selected is not published in hi; available: events, births, deaths, holidays'
	});
});

test('what was read once is there without a network', async () => {
	const place = playground();
	await onDay(place, {});
	place.online = false;
	place.now += 200 * 86_400_000;
	expect((await onDay(place, { type: 'births' })).count).toBe(2);
});

test.each([
	['* [[1969]] - a [[B|b]]', [[1969, 'a b']]],
	['* 44 v.Chr. - Caesar', [[-44, 'Caesar']]],
	['* [[紀元前44年]] - 暗殺', [[-44, '暗殺']]],
	['* [[1969年]] - 月面', [[1969, '月面']]],
	['* 1969–1972 - a span', []],
	['* 44 century - what year', []],
	['* 12345 - no year', []],
	['* 0 - no year', []],
	['* born in 1969', []],
	['* [[1969]] - {{flag|India}} is a part of the text', []],
	['* [[1969]]: &quot;x&quot; &lt;script&gt;', [[1969, '"x" <script>']]],
	['* [[1969]] - <b onclick=x>bold</b> <!-- hidden -->', [[1969, 'bold']]],
	['* [[1969]] -\n** one\n*** two\n* three', [[1969, 'one'], [1969, 'two']]] // prettier-ignore
])('the line %j says %j', (line, expected) => {
	const lang = line.includes('年') || line.includes('月') ? 'ja' : 'nl';
	const heading = lang === 'ja' ? 'できごと' : 'Gebeurtenissen';
	const { lines } = readDayText(`== ${heading} ==\n${line}\n== Zie ook ==\n* 1970 - elsewhere`, lang);
	expect(lines.map(({ year, text }) => [year, text])).toEqual(expected);
});

test('hostile wikitext is read in time that grows with its length', () => {
	for (const piece of ['[[', '{{', '<ref>', "''", '==', '* 1 - [[a|', '<!--', '[http://'])
		expect(readDayText(`== घटना ==\n* 1900 - ${piece.repeat(20_000)}`, 'hi').lines.length).toBeLessThanOrEqual(1);
});

test('Japanese: what happens in novels and films is no event', () => {
	const text = ['できごと', '誕生日', '忌日', '記念日・年中行事', 'フィクションのできごと', '外部リンク'];
	const page = text.map((heading, at) => `== ${heading} ==\n* [[190${at}年]] - 行${at}`).join('\n');
	const { parts, lines } = readDayText(page, 'ja');
	expect(parts).toEqual(['events', 'births', 'deaths', 'holidays']);
	expect(lines.map(({ part, year }) => [part, year])).toEqual([
		['events', 1900],
		['births', 1901],
		['deaths', 1902],
		['holidays', null]
	]);
});

test.each(DAY_PAGE_LANGUAGES)(
	'%s: what stands under a heading that is not known is of no part, and no part is whole',
	(lang) => {
		for (const heading of ['Xyzzy', '', '{{h}}']) {
			const { parts, lines, skipped } = readDayText(`== ${heading} ==\n* [[1969]] - a\n* no year`, lang);
			expect({ parts, lines, skipped }).toEqual({ parts: [], lines: [], skipped: 1 });
		}
	}
);

test.each([
	// 29 Februari; ১ জানুয়ারি and ২০ জুলাই; 20 tháng 5 and 20 tháng 12; 22. heinäkuuta; ઓગસ્ટ ૨૦: copies of 2006 to 2024.
	['id', ['Peristiwa', 'Kelahiran', 'Meninggal', 'Hari besar dan peringatan']],
	['bn', ['ঘটনাবলী', 'জন্মদিন', 'মৃত্যুদিন', 'ছুটি ও অন্যান্য']],
	['vi', ['Sự kiện', 'Người sinh', 'Người chết', 'Những ngày lễ và kỷ niệm']],
	['fi', ['Tapahtumia', 'Syntyneitä', 'Kuolleita', 'Juhlapäiviä']],
	['gu', ['મહત્વની ઘટનાઓ', 'જન્મ', 'અવસાન', 'તહેવારો અને ઉજવણીઓ']]
])('%s: the headings of its pages', (lang, headings) =>
	expect(headings.map((heading) => partOf(heading, lang))).toEqual(['events', 'births', 'deaths', 'holidays'])
);

test('a heading of two parts is of neither; sections without years are none of a day', () => {
	expect([partOf('जन्म आणि मृत्यू', 'mr'), partOf('जन्म', 'mr')]).toEqual([undefined, 'births']);
	expect(partOf('Naşteri', 'ro')).toBe('births');
	const { lines, skipped } = readDayText('== Geboren ==\n* 1900 - a\n== Zie ook ==\n* b\n* [[c]]', 'nl');
	expect([lines.length, skipped]).toEqual([1, 0]);
});

test.each(['events', 'births', 'deaths', 'holidays'] as const)(
	'headings of other words: that no %s could be read is said, never that there are none',
	async (type) => {
		const place = playground();
		const { fetch } = place.host;
		Object.assign(place.host, {
			fetch: async (...given: Parameters<typeof fetch>) =>
				new Response((await (await fetch(...given)).text()).replace(/== [^=]+ ==/g, '== Xyzzy =='))
		});
		await expect(onDay(place, { type })).rejects.toMatchObject({
			code: 'NOT_FOUND',
			message: expect.stringContaining('none could be read')
		});
	}
);

test('one heading of other words: the parts that are known are answered, and are not said to be all', async () => {
	const text = (births: string) => `== Események ==\n* 1900 - a\n== ${births} ==\n* 1901 - b`;
	expect(readDayText(text('Születések'), 'hu')).toMatchObject({ parts: ['events', 'births'], skipped: 0 });
	expect(readDayText(text('Xyzzy'), 'hu')).toMatchObject({ parts: ['events'], lines: [{ year: 1900 }], skipped: 1 });
});
