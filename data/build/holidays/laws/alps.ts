import type { Correction } from '../overlay';

const COUNTED =
	'Cantons’ laws on days of rest, statutory days counted in each capital (sda, from feiertagskalender.ch)';
const COUNTED_IN =
	'https://www.watson.ch/schweiz/appenzell/186742443-wenn-sie-gerne-frei-haben-ziehen-sie-nach-bellinzona-und-ja-nicht-nach-herisau';

/** Switzerland and Liechtenstein: what their laws list. */
export const ALPS: readonly Correction[] = [
	{
		places: 'CH',
		without: ['Easter Sunday', 'Pentecost'],
		source: 'Swiss cantons, laws on days of rest: Sundays of themselves, not listed as holidays (Zürich, RLG § 1)',
		url: 'https://arbeitsrecht-aktuell.ch/de/2024/03/31/arbeitsfrei-am-ostermontag'
	},
	{
		places: 'CH-ZH',
		without: ['Berchtoldstag'],
		source: 'Zürich, Ruhetags- und Ladenöffnungsgesetz, § 1: nine days, 2 January is none of them',
		url: 'https://arbeitsrecht-aktuell.ch/de/2024/03/31/arbeitsfrei-am-ostermontag'
	},
	{
		places: 'CH-VS',
		without: ['Labour Day', 'Christmas Eve'],
		source: 'Wallis, days that are equal to Sundays: eight of the canton and 1 August',
		url: 'https://www.valais4you.ch/de/wallis-in-kuerze/lebensart/feiertage'
	},
	{
		places: 'CH-GL CH-SH CH-SO CH-OW CH-ZG CH-FR',
		without: ['Berchtoldstag'],
		source: `${COUNTED}: 2 January is none`,
		url: COUNTED_IN
	},
	{
		places: 'CH-NW CH-OW CH-ZG CH-FR',
		without: ['Easter Monday', 'Whit Monday', 'Boxing Day'],
		source: `${COUNTED}: nine in Zug and Freiburg, ten in Sarnen and Stans, without these Mondays and 26 December`,
		url: COUNTED_IN
	},
	{
		places: 'CH-SO',
		without: ['Saint Joseph'],
		source: 'Solothurn, Ruhetagsgesetz (BGS 512.41), § 2: 19 March is none of the canton, communes may add days',
		url: 'https://lexaris.de/book/version/documentflat/head/239821'
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
