/** Numbers, days, clocks and sizes in words mean what arithmetic says: every form with many values. */
import { expect, test } from 'vitest';
import { tables } from '../../tests/support/rows';
import { openReader } from '../../data/build/ask/reader';
import { settingIn } from '../../data/build/ask/sentences';
import { Lattice } from './lattice';
import { addValues, decide, prepare } from './read';
import rows from './spans.rows.tsv?raw';

const reader = openReader();
async function inputOf(question: string, language = 'en'): Promise<Readonly<Record<string, unknown>>> {
	const { offered, sure } = decide((await reader.read(question, settingIn(language))).readings);
	return sure ? (offered[0]?.input ?? {}) : {};
}
const range = (from: number, to: number, step = 1) =>
	Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const TENS = ' . twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const EINER = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' '); // prettier-ignore
const ZEHNER = ' . zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function english(n: number): string {
	if (n < 20) return UNITS[n] ?? '';
	if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 > 0 ? ` ${UNITS[n % 10]}` : ''}`;
	const [size, word] = n < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
	const rest = n % size;
	return `${english(Math.floor(n / size))} ${word}${rest > 0 ? ` ${rest < 100 ? 'and ' : ''}${english(rest)}` : ''}`;
}
function german(n: number): string {
	if (n < 20) return EINER[n] ?? '';
	if (n < 100) return `${n % 10 > 0 ? `${EINER[n % 10]}und` : ''}${ZEHNER[Math.floor(n / 10)]}`;
	return `${EINER[Math.floor(n / 100)]}hundert${n % 100 > 0 ? german(n % 100) : ''}`;
}

test('numbers in words are their figures', async () => {
	for (const n of range(2, 9_999, 137))
		expect(await inputOf(`what is ${english(n)} plus ${english(n % 97)}`)).toEqual({ expression: `${n} + ${n % 97}` });
	for (const n of range(21, 999, 61))
		expect(await inputOf(`was ist ${german(n)} plus zwei`, 'de'), german(n)).toEqual({ expression: `${n} + 2` });
	for (const [text, n] of [
		['quatre-vingt-dix-sept', 97],
		['soixante et onze', 71],
		['quatre-vingts', 80],
		['deux cent douze', 212]
	])
		// prettier-ignore
		expect(await inputOf(`combien font ${text} plus deux`, 'fr')).toEqual({ expression: `${n} + 2` });
});

const TODAY = Date.UTC(2026, 10, 25);
const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const MONTHS = range(0, 11).map((month) => new Date(2024, month, 1).toLocaleString('en', { month: 'long' }));

test('days counted from today, and days by their names', async () => {
	for (const n of [2, 3, 9, 36, 100, 400]) {
		expect(await inputOf(`what date is it in ${n} days`)).toEqual({ date: iso(TODAY + n * DAY) });
		expect(await inputOf(`what day was it ${english(n)} days ago`)).toEqual({ date: iso(TODAY - n * DAY) });
		expect(await inputOf(`date ${n} weeks from now`)).toEqual({ date: iso(TODAY + 7 * n * DAY) });
	}
	for (const [month, name] of MONTHS.entries())
		for (const day of [1, 12, 28]) {
			const date = iso(Date.UTC(2031, month, day));
			for (const said of [
				`${name} ${day}, 2031`,
				`${day} ${name} 2031`,
				`the ${day}th of ${name} 2031`,
				`2031-${date.slice(5)}`
			])
				expect(await inputOf(`what weekday is ${said}`), said).toEqual({ date });
		}
	for (const at of range(1, 7)) {
		const name = new Date(TODAY + at * DAY).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
		expect(await inputOf(`what date is next ${name}`)).toEqual({ date: iso(TODAY + at * DAY) });
		expect(await inputOf(`what date was last ${name}`)).toEqual({ date: iso(TODAY - (at === 7 ? 7 : 7 - at) * DAY) });
	}
});

test('days within periods, and days counted from other days', async () => {
	const dayOf = async (said: string) => (await inputOf(said))['date'];
	for (const [month, name] of MONTHS.entries()) {
		const last = new Date(Date.UTC(2031, month + 1, 0));
		expect(await dayOf(`last day of ${name} 2031`)).toBe(iso(last.getTime()));
		const [first = 0, final = 0] = [8, last.getUTCDate() + 1].map((end) => {
			// The Friday of the seven days before `end`.
			const start = Date.UTC(2031, month, end - 7);
			return start + ((5 - new Date(start).getUTCDay() + 7) % 7) * DAY;
		});
		expect(await dayOf(`the first Friday of ${name} 2031`)).toBe(iso(first));
		expect(await dayOf(`third Friday in ${name} 2031`)).toBe(iso(first + 14 * DAY));
		expect(await dayOf(`last Friday of ${name} 2031`)).toBe(iso(final));
	}
	for (const [said, date] of [
		['end of the quarter', '2026-12-31'],
		['first day of next quarter', '2027-01-01'],
		['tuesday next week', '2026-12-01'],
		['monday of last week', '2026-11-16'],
		['fortnight from now', '2026-12-09'],
		['a week from friday', '2026-12-04'],
		['three fridays from now', '2026-12-11'],
		['two mondays ago', '2026-11-16'],
		['the day before christmas', '2026-12-24'],
		['add 6 weeks to the 2nd of march 2027', '2027-04-13'],
		['subtract 10 days from 5 march 2027', '2027-02-23']
	] as const)
		expect(await dayOf(said), said).toBe(date);
});

test('every hour of a clock, in figures, words and with its half of the day', async () => {
	const at = (hour: number, minute = 0) => `2026-11-25T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+00:00`; // prettier-ignore
	for (const hour of range(1, 12)) {
		const pm = hour === 12 ? 12 : hour + 12;
		const of = (said: string) => inputOf(`convert ${said} utc to tokyo time`);
		expect(await of(`${hour}pm`)).toEqual({ coords: 'tokyo', at: at(pm) });
		expect(await of(`${hour}:45 am`)).toEqual({ coords: 'tokyo', at: at(hour % 12, 45) });
		expect(await of(`half past ${english(hour)} pm`)).toEqual({ coords: 'tokyo', at: at(pm, 30) });
		expect(await of(`${pm}:05`)).toEqual({ coords: 'tokyo', at: at(pm, 5) });
	}
});

test('sizes keep both of their parts, and go to the unit that is asked for', async () => {
	for (const n of range(1, 11)) {
		expect(await inputOf(`${n + 3} feet ${n} inches in cm`)).toEqual({ expression: `${n + 3} ft + ${n} in to cm` });
		expect(await inputOf(`how many meters are ${english(n + 1)} miles`)).toEqual({ expression: `${n + 1} mile to m` });
		expect(await inputOf(`${n + 1}.5 kg in pounds`)).toEqual({ expression: `${n + 1}.5 kg to lb` });
	}
	for (const [a, b] of [['pints', 'gallon'], ['ounces', 'pound'], ['feet', 'mile']]) expect(Object.values(await inputOf(`${a} in a ${b}`))[0]).toMatch(/^1 (?:gallon|lb|mile) to/); // prettier-ignore
});

test('one wrong letter in a word of a phrase leaves the question what it is', async () => {
	const phrases = ['square root of 81', 'exchange rate usd to eur', 'how many kilometers in 5 miles', 'public holidays in france', 'sixteen divided by four']; // prettier-ignore
	for (const phrase of phrases) {
		const right = await inputOf(phrase);
		const [long = ''] = phrase.split(' ').sort((a, b) => b.length - a.length);
		for (const at of [2, Math.floor(long.length / 2)])
			for (const slip of [
				long.slice(0, at) + long.slice(at + 1),
				long.slice(0, at) + (long[at] ?? '') + long.slice(at)
			])
				expect(await inputOf(phrase.replace(long, slip)), slip).toEqual(right);
	}
});

test('numbers in words of other languages are their figures: halves, quarters, scales and words in one', async () => {
	for (const [language = '', words = '', figure] of tables(rows)('numbers')) {
		const [lexicon, text] = [await reader.lexicon(language), prepare(words)];
		const lattice = new Lattice(lexicon.keyed(text.tokens), lexicon);
		addValues(lattice, text.text, [], settingIn(language), undefined);
		const whole = lattice.all(0, 'number').find(({ to }) => to === text.tokens.length);
		expect(whole?.amount, `${language} ${words}`).toBe(Number(figure));
	}
});
