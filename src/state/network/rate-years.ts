import { currency } from '../../../engines/currency/contract';
import { request, type Answer } from '../../client';

const FIRST_YEAR = 1999;
/** Maximum number of retries for one year, when the upstream asks to wait. */
const ATTEMPTS = 8;

/** Services of a download of years; tests replace them. */
export interface YearsIo {
	ask(year: number, signal: AbortSignal): Promise<Pick<Answer, 'ok' | 'error' | 'headers'>>;
	pause(seconds: number, signal: AbortSignal): Promise<void>;
}

const browser: YearsIo = {
	ask: (year, signal) =>
		// Its second of June: some day that has rates.
		request(currency.operations.rates, { base: 'EUR', symbols: 'USD', date: `${year}-06-02` }, { signal }),
	pause: (seconds, signal) =>
		new Promise((resolve, reject) => {
			const timer = setTimeout(resolve, seconds * 1000);
			signal.addEventListener('abort', () => {
				clearTimeout(timer);
				reject(signal.reason as Error);
			});
		})
};

/** Years of which every day has its rates, latest first, up to `thisYear`. */
export const rateYears = (thisYear: number): readonly number[] =>
	Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);

/** Downloads the rates of each year, latest first, skipping stored ones. Rejects when one fails. */
export async function downloadRateYears(
	thisYear: number,
	onYear: (done: number, total: number) => void,
	signal: AbortSignal,
	{ ask, pause }: YearsIo = browser
): Promise<void> {
	const years = rateYears(thisYear);
	for (const [index, year] of years.entries()) {
		for (let attempt = 1; ; attempt++) {
			const { ok, error, headers } = await ask(year, signal);
			// The current year may not include 2 June yet; its rates were stored all the same.
			if (ok || error?.field === 'date') break;
			const wait = Number(headers.get('Retry-After') ?? '');
			if (!(wait > 0) || attempt === ATTEMPTS || error?.code === 'OFFLINE') throw new Error(error?.message ?? '');
			await pause(wait, signal);
		}
		onYear(index + 1, years.length);
	}
}
