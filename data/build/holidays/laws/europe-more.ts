import { easter } from '../../../../engines/kit/easter';
import { dayOf, isoDate, weekdayOf } from '../../../../engines/kit/calendar';
import type { Correction } from '../overlay';
import { byLaw, daysOfParts, partsOf } from './parts';

const years = Array.from({ length: 151 }, (_, at) => 1950 + at);
const on = (days: readonly number[]) => `on ${days.map((day) => isoDate(day).replaceAll('-', '')).join(' ')}`;

/** The first Thursday of April, a week later when that is Maundy Thursday. */
const NAEFELS = on(
	years.map((year) => {
		const first = dayOf(year, 4, 1);
		const thursday = first + ((4 - weekdayOf(first) + 7) % 7);
		return thursday === easter(year) - 3 ? thursday + 7 : thursday;
	})
);
/** 26 December of years in which it is neither a Tuesday nor a Saturday. */
const STEPHEN = on(years.map((year) => dayOf(year, 12, 26)).filter((day) => ![2, 6].includes(weekdayOf(day))));

const SWISS_LIST = 'Swiss Federal Office of Justice, list of holidays of the cantons';
const SWISS_PAGE = 'https://www.bj.admin.ch/dam/bj/de/data/publiservice/service/zivilprozessrecht/kant-feiertage.pdf';

const SWITZERLAND = [
	...byLaw('CH-GL', SWISS_LIST, SWISS_PAGE, [
		{ without: ['Christmas Eve', "New Year's Eve"], redated: { 'Battle of Näfels Day': NAEFELS }, basis: 'law' }
	]),
	...byLaw('CH-NE', SWISS_LIST, SWISS_PAGE, [{ without: ['Easter Monday', 'Whit Monday'] }]),
	...byLaw('CH-AI CH-AR CH-UR', `${SWISS_LIST}: not where it is a Tuesday or a Saturday`, SWISS_PAGE, [
		{ without: ['Boxing Day'], days: [['Boxing Day', 'Stephanstag', STEPHEN]], basis: 'law' }
	])
];

const KOSOVO = byLaw(
	'XK',
	'Kosovo, Law 03/L-064 on official holidays: a day of the weekend to the next working day',
	'https://gzk.rks-gov.net/ActDocumentDetail.aspx?ActID=2539',
	[
		{ years: [2009, 2100], days: [["New Year's Day (second day)", 'Viti i Ri', '01-02']] },
		{
			years: [2009, 2100],
			substitutes: { of: ['*'], moves: 'saturday>monday sunday>monday' }
		}
	]
);

const CYPRUS = byLaw(
	'CY',
	'Cyprus, holidays of the banks: the Mondays after the Sundays of Carnival and of Pentecost',
	'http://bankofcyprus.com.cy/en-gb/retail/the-bank/3/--3/',
	[
		{
			without: ['Pentecost'],
			redated: { 'Clean Monday': 'orthodox-48' },
			days: [['Whit Monday (Kataklysmos)', 'Δευτέρα του Κατακλυσμού', 'orthodox+50']]
		}
	]
);

const FRANCE = [
	...byLaw(
		'BL',
		'France, Décret 2012-553: 9 October in Saint-Barthélemy',
		'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000025743756',
		[{ years: [1950, 2011], without: ['Abolition of Slavery'] }]
	),
	{
		places: 'FR-6AE',
		named: 'Alsace',
		days: [
			['Good Friday', 'Vendredi saint', 'easter-2'],
			["Saint Stephen's Day", 'Saint-Étienne', '12-26']
		],
		source: 'Alsace, Ordonnance of 16 August 1892 (Code du travail, article L3134-13)',
		url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006902672'
	} satisfies Correction
];

const SERBIAN_LAW = 'Serbia, law on state and other holidays (43/01, 101/07, 92/11)';
const SERBIAN_PAGE = 'https://krestonmdm.com/sr/neradni-dani-za-novu-godinu-i-bozic/';

const SERBIA = byLaw('RS', `${SERBIAN_LAW}: a Sunday to the next working day`, SERBIAN_PAGE, [
	{
		years: [2002, 2100],
		without: ["New Year's Day", 'Labour Day'],
		days: [
			["New Year's Day", 'Нова година', '01-01', 2],
			['Labour Day', 'Празник рада', '05-01', 2],
			['Holy Saturday', 'Велика субота', 'orthodox-1']
		]
	},
	{
		years: [2012, 2100],
		without: ['Statehood Day', 'Armistice Day'],
		days: [
			['Statehood Day', 'Дан државности', '02-15', 2],
			['Armistice Day', 'Дан примирја', '11-11']
		]
	},
	{ years: [2008, 2100], substitutes: { of: ["New Year's Day", 'Labour Day'], moves: 'sunday>monday' } },
	{ years: [2012, 2100], substitutes: { of: ['Statehood Day', 'Armistice Day'], moves: 'sunday>monday' } }
]);

const ALBANIA = byLaw(
	'AL',
	'Albania, calendars of official holidays of 2022 and 2024: a day of the weekend to the next working days',
	'https://podiumi.com/2022/01/17/kalendari-i-festave-zyrtare-per-vitin-2022',
	[
		{
			years: [2018, 2100],
			without: ['Mother Teresa Day', 'Mother Teresa Day (substitute day)'],
			days: [['Mother Teresa Canonization Day', 'Dita e Shenjtërimit të Nënë Terezës', '09-05']]
		},
		{ years: [2024, 2100], days: [['Alphabet Day', 'Dita e Alfabetit', '11-22']] },
		{
			years: [2010, 2100],
			withoutSubstitutes: ['*'],
			substitutes: {
				of: ['*'],
				except: ['Catholic Easter', 'Orthodox Easter'],
				moves: 'saturday>monday sunday>monday'
			}
		}
	]
);

const GUERNSEY = byLaw(
	'GG',
	'Guernsey, Public Holidays Ordinance, dates of 2009 to 2012',
	'http://www.islandlife.org/public_holidays_gsy.htm',
	[
		{ years: [1972, 2100], days: [['Summer bank holiday', '', 'last monday 08']] },
		{ years: [2010, 2010], days: [['Liberation Day (substitute day)', '', 'on 20100510']] },
		{ years: [2012, 2012], redated: { 'Spring bank holiday': '06-04' } }
	]
);

const ALAND_DAY = ["Åland's Autonomy Day", 'Ålands självstyrelsedag', '06-09'] as const;

const ALAND = [
	...partsOf('FI', ['01|Åland']),
	...byLaw('FI-01', 'Åland, its own day of autonomy', 'https://aland.se/alands-sjalvstyrelsedag/', [
		{ years: [1993, 2100], days: [ALAND_DAY] }
	]),
	...byLaw(
		'AX',
		'Åland: the holidays of Finland and its own day of autonomy',
		'https://en.wanweibaike.com/wiki-Public_holidays_in_%C3%85land',
		[
			{
				years: [1955, 2100],
				days: [
					['Easter Sunday', 'Påskdagen', 'easter+0'],
					['Pentecost', 'Pingstdagen', 'easter+49'],
					['Midsummer Eve', 'Midsommarafton', 'friday>=06-19'],
					["All Saints' Day", 'Alla helgons dag', 'saturday>=10-31'],
					['Christmas Eve', 'Julafton', '12-24']
				]
			},
			{ years: [1993, 2100], days: [ALAND_DAY] }
		]
	)
];

/** Days of states and cities whose own laws were not found. */
const LISTED = [
	...daysOfParts('BR', 'as vacanza/holidays (MIT) lists it; the law of the state was not found', [
		'AL|Evangelical Day|Dia do Evangélico|11-30|2013',
		"AP|Saint James' Day|São Tiago|07-25|2012",
		'AP|Black Awareness Day|Consciência Negra|11-20|2008-2023',
		'CE|Our Lady of the Assumption|Nossa Senhora da Assunção|08-15|2004',
		'RN|Rio Grande do Norte Day|Dia do Rio Grande do Norte|08-07|2000'
	]),
	...byLaw(
		'BR-AC',
		'Acre, Tuesdays to Thursdays to the Friday since 2009, as vacanza/holidays (MIT) lists it',
		undefined,
		[
			{
				years: [2009, 2100],
				redated: Object.fromEntries(
					[
						['Evangelical Day', '01-23'],
						["International Women's Day", '03-08'],
						['Amazonia Day', '09-05'],
						['Signing of the Treaty of Petrópolis', '11-17']
					].map(([name, date]) => [name, `${date} tuesday>friday wednesday>friday thursday>friday`])
				),
				estimated: true
			}
		]
	),
	...daysOfParts('ES', 'Local holiday of the city, as vacanza/holidays (MIT) lists it', [
		'CE|Saint Anthony|San Antonio|06-13 sunday>monday|2010',
		'ML|Our Lady of Victory|Nuestra Señora de la Victoria|09-08 sunday>monday|2010',
		'ML|Melilla Day|Día de Melilla|09-17 sunday>monday|2010'
	])
];

export const EUROPE_MORE: readonly Correction[] = [
	...SWITZERLAND,
	...KOSOVO,
	...CYPRUS,
	...FRANCE,
	...SERBIA,
	...ALBANIA,
	...GUERNSEY,
	...ALAND,
	...LISTED
];
