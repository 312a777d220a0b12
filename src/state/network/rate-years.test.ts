import { expect, test } from 'vitest';
import { downloadRateYears, rateYears, type YearsIo } from './rate-years';

const good = { ok: true, error: null, headers: new Headers() };
const refused = (seconds?: number, code = 'UPSTREAM_RATE_LIMITED') => ({
	ok: false,
	error: { code, message: `upstream: ${code}`, field: 'upstream' },
	headers: new Headers(seconds ? { 'Retry-After': String(seconds) } : {})
});
const never = new AbortController().signal;

test('the years of the euro, latest first', () => {
	const years = rateYears(2026);
	expect([years[0], years.at(-1), years.length]).toEqual([2026, 1999, 28]);
});

test('each year is asked for once; being told to wait is waited for, not counted as a failure', async () => {
	const asked: number[] = [];
	const waited: number[] = [];
	const io: YearsIo = {
		ask: async (year) => {
			asked.push(year);
			return year === 2010 && asked.filter((one) => one === 2010).length < 3 ? refused(4) : good;
		},
		pause: async (seconds) => void waited.push(seconds)
	};
	let last = 0;
	await downloadRateYears(2026, (done) => (last = done), never, io);
	expect([asked.length, waited, last]).toEqual([30, [4, 4], 28]);
});

test('without a network, or of an upstream that does not say when to come back, it ends', async () => {
	const io = (answer: ReturnType<typeof refused>): YearsIo => ({ ask: async () => answer, pause: async () => {} });
	await expect(downloadRateYears(2026, () => {}, never, io(refused(30, 'OFFLINE')))).rejects.toThrow('OFFLINE');
	await expect(downloadRateYears(2026, () => {}, never, io(refused()))).rejects.toThrow('upstream');
	await expect(downloadRateYears(2026, () => {}, never, io(refused(1)))).rejects.toThrow('upstream');
});

test('the first of January, when the running year has no day yet, is no failure', async () => {
	const io: YearsIo = {
		ask: async (year) =>
			year === 2027 ? { ok: false, error: { code: 'INVALID_INPUT', message: 'date: …', field: 'date' }, headers: new Headers() } : good, // prettier-ignore
		pause: async () => {}
	};
	let last = 0;
	await downloadRateYears(2027, (done) => (last = done), never, io);
	expect(last).toBe(29);
});
