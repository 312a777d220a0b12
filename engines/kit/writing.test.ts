import { expect, test } from 'vitest';
import { Writing, type Reader } from './writing';

test.each(['en', 'de', 'fr', 'ta', 'mr', 'ar-EG', 'bn', 'fa'])(
	'a distance from UTC is written in %s as that of a zone, also where zones have no offset as a name',
	(locale) => {
		const writing = new Writing({ locale } as Reader);
		for (const [offset, timeZone] of [
			['+05:30', 'Asia/Kolkata'],
			['+12:45', 'Pacific/Chatham'],
			['-09:30', 'Pacific/Marquesas'],
			['-11:00', 'Pacific/Pago_Pago'],
			['+00:00', 'UTC']
		] as const) {
			const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(0);
			const name = parts
				.find(({ type }) => type === 'timeZoneName')
				?.value.replace('-', '\u2212')
				.replace(/[[\]]/g, '');
			expect(writing.offset(offset), timeZone).toBe(name);
		}
	}
);
