import type { Amount, Answer, Play } from './answer';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1999, 0, 4);

/** Currency: an invented level, decimals, and first and last day where they are not the whole time. */
const CURRENCIES: readonly (readonly [code: string, level: number, decimals: number, from?: string, to?: string])[] = [
	['AUD', 1.7012, 4],
	['BGN', 1.9558, 4, '2000-07-19', '2025-12-31'],
	['BRL', 6.1207, 4, '2008-01-02'],
	['CAD', 1.5531, 4],
	['CHF', 0.9417, 4],
	['CNY', 8.0123, 4, '2005-04-01'],
	['CZK', 24.871, 3],
	['DKK', 7.4591, 4],
	['GBP', 0.8612, 4],
	['HKD', 8.9041, 4],
	['HRK', 7.5365, 4, '2000-07-19', '2022-12-30'],
	['HUF', 397.15, 2],
	['IDR', 18214.62, 2],
	['ILS', 3.9821, 4, '2011-01-03'],
	['INR', 98.2175, 4, '2009-01-02'],
	['ISK', 143.7, 1],
	['JPY', 171.22, 2],
	['KRW', 1603.11, 2],
	['MXN', 21.1873, 4, '2008-01-02'],
	['MYR', 4.8712, 4],
	['NOK', 11.6235, 4],
	['NZD', 1.9127, 4],
	['PHP', 65.112, 3],
	['PLN', 4.2681, 4],
	['RON', 5.0412, 4, '2005-07-01'],
	['RUB', 88.6125, 4, '1999-01-04', '2022-03-01'],
	['SEK', 11.1345, 4],
	['SGD', 1.4876, 4],
	['THB', 37.412, 3],
	['TRY', 43.1502, 4, '2005-01-03'],
	['USD', 1.1437, 4],
	['ZAR', 20.4417, 4]
];

/** Days on which the invented bank is closed besides weekends: the fixed ones of TARGET, Good Friday and Easter Monday. */
function isClosed(time: number): boolean {
	const date = new Date(time);
	if (date.getUTCDay() % 6 === 0) return true;
	const day = date.toISOString().slice(5, 10);
	if (['01-01', '05-01', '12-25', '12-26'].includes(day)) return true;
	const easter = easterOf(date.getUTCFullYear());
	return time === easter - 2 * DAY || time === easter + DAY;
}

/** Easter Sunday, Gregorian (Meeus, Jones, Butcher). */
function easterOf(year: number): number {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
	const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
	return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** The invented quotes of a day, one euro in each currency. */
export function quotesOn(time: number): Record<string, number> {
	const day = new Date(time).toISOString().slice(0, 10);
	const rates: Record<string, number> = {};
	CURRENCIES.forEach(([code, level, decimals, from, to], index) => {
		if ((from !== undefined && day < from) || (to !== undefined && day > to)) return;
		if (code === 'ISK' && day >= '2008-12-10' && day < '2018-02-01') return;
		const wave = Math.sin(time / DAY / (40 + index)) * 0.03 + Math.sin(time / DAY / 7 + index) * 0.004;
		rates[code] = Number((level * (1 + wave)).toFixed(decimals));
	});
	return rates;
}

/** The last day with quotes at `now`: they come at about 14:15 UTC. */
export function latestDay(now: number): number {
	let day = Math.floor((now - 14.25 * 3_600_000) / DAY) * DAY;
	while (isClosed(day)) day -= DAY;
	return day;
}

/** The quotes named by a request, by default all. */
const only = (codes: string | null, quotes: Record<string, number>): Record<string, number> =>
	codes === null
		? quotes
		: Object.fromEntries(Object.entries(quotes).filter(([code]) => codes.split(',').includes(code)));

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Other banks: two agree on the dirham, one that sets the peso has stalled, another is far off. Shape of 2026-11. */
function banked(url: URL, latest: number, amount: Amount): Answer {
	const day = Math.min(latest, Date.parse(url.searchParams.get('date') ?? isoDay(latest)));
	const usd = quotesOn(day).USD ?? 1;
	const rows: readonly (readonly [code: string, rate: number, banks: readonly (readonly [string, number, number, boolean])[]])[] = [
		['AED', usd * 3.6725, [['CBUAE', 0, 1, false], ['BOX', 1, 1.0001, false]]],
		['ARS', usd * 1450, [['BCRA', 20, 1, false], ['BOX', 1, 90, true]]]
	]; // prettier-ignore
	const asked = (url.searchParams.get('quotes') ?? '').split(',');
	const body = rows
		.filter(([code]) => amount !== 'empty' && asked.includes(code))
		.map(([quote, rate, providers]) => ({
			date: isoDay(day),
			base: 'EUR',
			quote,
			rate: Number(rate.toFixed(4)),
			providers: providers.map(([key, age, factor, excluded]) => ({
				key,
				date: isoDay(day - age * DAY),
				rate: Number((rate * factor).toFixed(4)),
				...(excluded && { excluded })
			}))
		}));
	return { status: 200, body };
}

const PROVIDERS = [
	{ key: 'CBUAE', name: 'Central Bank of the United Arab Emirates', country_code: 'AE', publishes_missed: 0 },
	{ key: 'BCRA', name: 'Banco Central de la República Argentina', country_code: 'AR', publishes_missed: 14 },
	{ key: 'BOX', name: 'Bank of Xanadu', country_code: 'XX', publishes_missed: 0 }
];

/** Version 2: a list, a row each day and currency; of the ECB alone here. */
function second(url: URL, now: number, amount: Amount): Answer {
	const latest = latestDay(now);
	if (url.searchParams.get('expand') === 'providers') return banked(url, latest, amount);
	if (url.searchParams.get('providers')?.toUpperCase() !== 'ECB') return { status: 422, body: { message: 'blended' } };
	const from = Date.parse(url.searchParams.get('from') ?? isoDay(latest));
	const to = Math.min(latest, Date.parse(url.searchParams.get('to') ?? isoDay(latest)));
	const rows: unknown[] = [];
	for (let day = from; day <= to; day += DAY)
		if (!isClosed(day))
			for (const [quote, rate] of Object.entries({ EUR: 1, ...only(url.searchParams.get('quotes'), quotesOn(day)) }))
				rows.push({ date: isoDay(day), base: 'EUR', quote, rate });
	return { status: 200, body: amount === 'empty' ? [] : rows };
}

/** Version 1: `latest`, a day, or a range of days; always of the euro. Version 2 where the path says so. */
export const frankfurter: Play = (url, now, amount) => {
	if (url.pathname === '/v2/rates') return second(url, now, amount);
	if (url.pathname === '/v2/providers') return { status: 200, body: amount === 'empty' ? [] : PROVIDERS };
	const latest = latestDay(now);
	if (url.pathname === '/v1/latest') return one(latest, amount);
	const range = /^\/v1\/(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})?$/.exec(url.pathname);
	if (range !== null) {
		const from = Math.max(Date.parse(range[1] ?? ''), FIRST_DAY);
		const to = Math.min(range[2] === undefined ? latest : Date.parse(range[2]), latest);
		if (Number.isNaN(from) || Number.isNaN(to)) return { status: 422, body: { message: 'invalid date' } };
		const rates: Record<string, Record<string, number>> = {};
		if (amount !== 'empty')
			for (let day = from; day <= to; day += DAY)
				if (!isClosed(day)) rates[isoDay(day)] = only(url.searchParams.get('symbols'), quotesOn(day));
		if (amount !== 'empty' && Object.keys(rates).length === 0) return { status: 404, body: { message: 'not found' } };
		return { status: 200, body: { amount: 1, base: 'EUR', start_date: isoDay(from), end_date: isoDay(to), rates } };
	}
	const day = /^\/v1\/(\d{4}-\d{2}-\d{2})$/.exec(url.pathname);
	if (day === null) return { status: 404, body: { message: 'not found' } };
	let time = Date.parse(day[1] ?? '');
	if (Number.isNaN(time)) return { status: 422, body: { message: 'invalid date' } };
	if (time < FIRST_DAY) return { status: 404, body: { message: 'not found' } };
	time = Math.min(time, latest);
	while (isClosed(time)) time -= DAY;
	return one(time, amount);
};

const one = (time: number, amount: Amount): Answer => ({
	status: 200,
	headers: { 'Cache-Control': 'public, max-age=86400' },
	body: { amount: 1, base: 'EUR', date: isoDay(time), rates: amount === 'empty' ? {} : quotesOn(time) }
});
