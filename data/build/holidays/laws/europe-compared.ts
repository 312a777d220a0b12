import type { Correction } from '../overlay';
import { byLaw } from './parts';

const AS_LISTED = 'as vacanza/holidays (MIT) lists them';

/** Days off for one time that another collection lists and no notice was read of: `places|English name|local name|days`. */
const ONCE = [
	'BY|Exchanged day off|Выходной день|20100108 20100412 20100510 20110307 20110502 20120309 20120423 20120702 20121224 20121231 20130102 20130510',
	'MC|Public holiday for the birth of the hereditary prince|Jour férié|20150107'
].flatMap((line) => {
	const [places = '', name = '', local = '', dates = ''] = line.split('|');
	return byLaw(places, `Days off for one time, ${AS_LISTED}`, undefined, [
		{ days: [[name, local, `on ${dates}`]], basis: 'one_off' }
	]);
});

const BRCKO = {
	source:
		'Brčko District, Zakon o praznicima (Službeni glasnik 19/2002 and 19/2022): three holidays, none of a religion',
	url: 'https://www.paragraf.ba/propisi/brcko/zakon-o-praznicima-brcko-distrikta-bosne-i-hercegovine.html'
} as const;

const BOSNIA: readonly Correction[] = [
	{
		places: 'BA-BRC',
		years: [2002, 2100],
		without: [
			'Orthodox Christmas',
			'Easter Sunday',
			'Easter Monday',
			'Orthodox Easter',
			'End of Ramadan (Eid al-Fitr)',
			'Feast of the Sacrifice (Eid al-Adha)',
			'Christmas Day'
		],
		...BRCKO
	},
	{
		places: 'BA-BRC',
		years: [2003, 2100],
		substitutes: { of: ['Day of the Establishment of the District'], moves: 'sunday>monday' },
		...BRCKO
	},
	{ places: 'BA-BRC', years: [2003, 2100], confirmed: ['*'], basis: 'law', ...BRCKO },
	{
		places: 'BA BA-SRP',
		alone: true,
		years: [2007, 2100],
		without: ["New Year's Day (substitute day)", 'Labour Day (substitute day)'],
		source:
			'Republika Srpska, Ministry of Administration, 27 December 2022: 1 and 2 January, no third day after a Sunday',
		url: 'https://www.paragraf.ba/dnevne-vijesti/30122022/30122022-vijest6.html'
	}
];

/** What was decided of Europe's days beside a second list. */
export const EUROPE_COMPARED: readonly Correction[] = [
	...ONCE,
	...BOSNIA,
	...byLaw(
		'GB-SCT',
		'Royal Proclamation of 4 February 2026 (Banking and Financial Dealings Act 1971, section 1(3))',
		'https://www.wired-gov.net/wg/news.nsf/articles/world+cup+bank+holiday+confirmed+05022026150500?open',
		[{ days: [['World Cup bank holiday', '', 'on 20260615']], basis: 'one_off' }]
	),
	...byLaw('ES-ML', `Melilla, lists of 2023 and 2024, ${AS_LISTED}`, undefined, [
		{
			years: [2023, 2023],
			without: ['Melilla Day'],
			days: [['Statute of Autonomy of Melilla Day', 'Día del Estatuto de Autonomía de Melilla', 'on 20230313']]
		},
		{
			years: [2024, 2024],
			without: ['Our Lady of Victory'],
			days: [['Eid al-Fitr', 'Fiesta del Eid Fitr', 'on 20240410']]
		}
	]),
	...byLaw('GI', `Gibraltar, Banking and Financial Dealings Act, ${AS_LISTED}`, undefined, [
		{
			years: [2013, 2019],
			without: ['Workers Memorial Day'],
			days: [
				[
					'Workers Memorial Day',
					'',
					'on 20130426 20140428 20150427 20160428 20170428 20180428 20180430 20190428 20190429'
				]
			]
		},
		{ years: [2011, 2011], days: [['Gibraltar National Day (substitute day)', '', 'on 20110912']] },
		{ years: [2015, 2015], days: [['Evacuation Commemoration Day', '', 'on 20150907']], basis: 'one_off' }
	]),
	...byLaw('VA', `Vatican City, days of rest, ${AS_LISTED}`, undefined, [
		{
			days: [
				['Holy Trinity', 'Santissima Trinità', 'easter+56'],
				['Christmas Eve', 'Vigilia di Natale', '12-24']
			]
		}
	]),
	...byLaw('VA', 'The day of the election itself was none', undefined, [
		{ years: [2013, 2013], without: ['Anniversary of the election of Pope Francis'] }
	]),
	...byLaw(
		'GR',
		'Greece, Labour Day on Holy Saturday, as in 2021: the Tuesday after Easter, unless it stays',
		undefined,
		[{ days: [['Labour Day (substitute day)', 'Εργατική Πρωτομαγιά', 'on 20270504 20320504']] }]
	),
	...byLaw(
		'ES-PV',
		'Basque Country, not chosen yet: Saint Joseph, as in the list of 2021 with its weekdays',
		undefined,
		[{ days: [["Saint Joseph's Day", 'San José', 'on 20270319']] }]
	),
	...byLaw(
		'ES-MD',
		'Madrid, not chosen yet: Saint Joseph where 15 August is a Sunday, as in the list of 2021',
		undefined,
		[{ days: [["Saint Joseph's Day", 'San José', 'on 20270319 20320319']] }]
	)
];
