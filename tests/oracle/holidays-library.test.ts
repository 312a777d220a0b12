import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { isoDate } from '../../engines/kit/calendar';
import { holidaysOf, openTable } from '../../engines/holidays/table';
import { testContext } from '../support/context';

const COUNTRIES = ['US', 'DE', 'FR', 'CA', 'JP', 'NO', 'PL', 'BR', 'ZA', 'KR', 'MX', 'IE'];

test('date-holidays, a collection of rules, seldom has a public holiday in 2026 that is missing here', async () => {
	const table = openTable(await testContext().pack('holidays'));
	let listed = 0;
	const missing: string[] = [];
	for (const country of COUNTRIES) {
		const ours = new Set(holidaysOf(table.country(country)?.days ?? [], 2026).map(({ day }) => isoDate(day)));
		for (const { type, date, name } of new Holidays(country).getHolidays(2026)) {
			if (type !== 'public') continue;
			listed++;
			if (!ours.has(date.slice(0, 10))) missing.push(`${country} ${date.slice(0, 10)} ${name}`);
		}
	}
	expect(listed).toBeGreaterThan(130);
	expect(missing.length / listed, missing.join('; ')).toBeLessThan(0.05);
});
