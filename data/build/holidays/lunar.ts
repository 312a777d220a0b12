import { dayOf, type DayNumber } from '../../../engines/holidays/calendar';
import { FIRST_YEAR, LAST_YEAR } from '../../../engines/holidays/years';

/** Calendars of ICU that feasts go by. `islamic-umalqura` is that of Mecca, tabulated 1882–2174. */
export type LunarCalendar = 'islamic-umalqura' | 'hebrew' | 'chinese';

/** Every day that a lunar date falls on, ascending, 1950–2100; `month-day` as the calendar's English short form: `10-1`, `Nisan-15`, `1-1`. */
export function lunarDays(calendar: LunarCalendar, month: string | number, day: number): readonly DayNumber[] {
	let dates = tables.get(calendar);
	if (!dates) tables.set(calendar, (dates = tabulate(calendar)));
	return dates.get(`${month}-${day}`) ?? [];
}

const tables = new Map<LunarCalendar, Map<string, DayNumber[]>>();

function tabulate(calendar: LunarCalendar): Map<string, DayNumber[]> {
	const month = calendar === 'islamic-umalqura' ? 'numeric' : 'long';
	const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
		month: calendar === 'chinese' ? 'numeric' : month,
		day: 'numeric',
		timeZone: 'UTC'
	});
	const dates = new Map<string, DayNumber[]>();
	for (let day = dayOf(FIRST_YEAR, 1, 1); day <= dayOf(LAST_YEAR, 12, 31); day++) {
		const parts = format.formatToParts(day * 86_400_000);
		const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
		const date = `${of('month')}-${of('day')}`;
		const listed = dates.get(date);
		if (listed) listed.push(day);
		else dates.set(date, [day]);
	}
	return dates;
}

/** Months of the Islamic year as date-holidays writes them. */
export const HIJRI_MONTHS = [
	'Muharram',
	'Safar',
	'Rabi al-awwal',
	'Rabi al-thani',
	'Jumada al-awwal',
	'Jumada al-thani',
	'Rajab',
	'Shaban',
	'Ramadan',
	'Shawwal',
	'Dhu al-Qidah',
	'Dhu al-Hijjah'
];

/** Months of the Hebrew year as date-holidays writes them, with ICU's names. */
export const HEBREW_MONTHS: Readonly<Record<string, string>> = {
	Nisan: 'Nisan',
	Iyyar: 'Iyar',
	Sivan: 'Sivan',
	Tamuz: 'Tamuz',
	Av: 'Av',
	Elul: 'Elul',
	Tishrei: 'Tishri',
	Cheshvan: 'Heshvan',
	Kislev: 'Kislev',
	Tevet: 'Tevet',
	Shvat: 'Shevat',
	Adar: 'Adar',
	AdarII: 'Adar'
};
