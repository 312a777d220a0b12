import type { Correction } from '../overlay';

/** Switzerland and Liechtenstein: what their laws list. */
export const ALPS: readonly Correction[] = [
	{
		places: 'CH',
		without: ['Easter Sunday', 'Pentecost'],
		source: 'Swiss cantons, laws on days of rest: Sundays of themselves, not listed as holidays (Zürich, RLG § 1)',
		url: 'https://arbeitsrecht-aktuell.ch/de/2024/03/31/arbeitsfrei-am-ostermontag'
	},
	{
		places: 'LI',
		without: ['Bridge Day', 'Good Friday'],
		days: [
			['Assumption and National Day', 'Mariä Himmelfahrt, Staatsfeiertag', '08-15'],
			["All Saints' Day", 'Allerheiligen', '11-01']
		],
		source: 'Liechtenstein, Arbeitsgesetz, Art. 18 Abs. 2 (LGBl. 1986 Nr. 85); Good Friday is a holiday of the banks',
		url: 'https://www.gesetze.li/chrono/html/1986085000?search_text=&search_loc=&sort_col=lgblid&sort_dir=asc&lrnr=&lgblid_von=&lgblid_bis='
	},
	{
		places: 'LI',
		years: [1987, 2100],
		confirmed: ['*'],
		basis: 'law',
		source: 'Liechtenstein, Arbeitsgesetz, Art. 18 Abs. 2 (LGBl. 1986 Nr. 85)',
		url: 'https://www.gesetze.li/chrono/html/1986085000?search_text=&search_loc=&sort_col=lgblid&sort_dir=asc&lrnr=&lgblid_von=&lgblid_bis='
	}
];
