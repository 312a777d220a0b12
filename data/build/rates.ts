/** The euro reference rates that a build brings along: `npm run data -- rates`, or a build whose UTILITY_RATES names an address. */
import type { BundledRates } from '../../engines/currency/bundled';
import { rates } from '../../engines/currency/feed';
import { expectedDay } from '../../engines/currency/publication';
import { unpackHistory } from '../../engines/currency/rate-history';
import { isoDate } from '../../engines/kit/calendar';

const MONTHS = 14;
/** Days that the newest may lie behind the last that is due: Easter, or Christmas. */
const LATE = 5;

/** Asks the upstream for whole years of the last 14 months. `now` in ms since 1970. Rejects for bad or missing days. */
export async function takeRates(base: string, now: number, signal: AbortSignal): Promise<BundledRates> {
	const today = new Date(now);
	const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS, 1)).getUTCFullYear();
	const years = Array.from({ length: today.getUTCFullYear() - first + 1 }, (_, index) => first + index);
	const taken = await Promise.all(years.map((year) => takeYear(base, year, now, signal)));
	// A year of a few days may lack rates.
	const full = taken.filter(({ days }) => days.length > 0);
	const newest = full.at(-1)?.days.at(-1) ?? 0;
	if (newest < expectedDay(now) - LATE) throw new Error(`the newest rates are of ${isoDate(newest)}`);
	return { taken: now, years: Object.fromEntries(full.map(({ year, packed }) => [year, packed])) };
}

async function takeYear(base: string, year: number, now: number, signal: AbortSignal) {
	const item = await takeItem(base, year, signal);
	const { holds, least } = rates.weigh(item, { year }, now);
	if (holds < least) throw new Error(`the year ${year} lacks days`);
	return { year, days: unpackHistory(item.packed).days, packed: Buffer.from(item.packed).toString('base64') };
}

/** From where the feed asks first, else from its second place. */
async function takeItem(base: string, year: number, signal: AbortSignal) {
	let status = 0;
	for (const path of [rates.path({ year }), rates.elsewhere?.({ year })]) {
		if (path === undefined) continue;
		const response = await fetch(base.replace(/\/$/, '') + path, { signal, headers: { Accept: 'application/json' } });
		({ status } = response);
		const body: unknown = await response.json().catch((error: unknown) => {
			if (signal.aborted) throw error;
			return undefined;
		});
		const item = status === 200 ? rates.trim(body, { year }) : rates.absent?.(status, body, { year });
		if (item?.kind === 'year') return item;
	}
	throw new Error(`${base} answered ${status}`);
}
