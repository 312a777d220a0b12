import type { Correction } from '../overlay';

const ETHIOPIA: readonly Correction[] = [
	{
		places: 'ET',
		without: ['First day of Ramadan'],
		redated: {
			"New Year's Day": 'ethiopian 1-1',
			'Finding of the True Cross': 'ethiopian 1-17',
			Epiphany: 'ethiopian 5-11'
		},
		source: 'Ethiopia, Public Holidays and Rest Day Proclamation No. 16/1975: by the Ethiopian calendar',
		url: 'https://ethiopianlaw.com/2024/08/27/legal-brief-on-ethiopian-public-holidays-and-their-celebration/'
	},
	{
		places: 'ET',
		years: [1975, 2023],
		days: [["Patriots' Victory Day", 'የአርበኞች ቀን', '05-05']],
		source: 'Ethiopia, Public Holidays and Rest Day Proclamation No. 16/1975: 27 Miazia',
		url: 'http://en.wikipedia.org/wiki/Public_holidays_in_Ethiopia'
	},
	{
		places: 'ET',
		years: [2024, 2100],
		days: [["Patriots' Victory Day", 'የአርበኞች ቀን', '05-05']],
		estimated: true,
		source: 'Ethiopia, Proclamation No. 1334/2024: kept or only remembered, which was not read',
		url: 'https://metaappz.com/References/ethiopian_laws/federal/pr_1334_2024/en/txt'
	}
];

const ORDINANCE_2014 = {
	source: 'DR Congo, Ordonnance n° 14/010 of 14 May 2014: one on a Sunday is kept on the Saturday before',
	url: 'https://web.archive.org/web/20230419184344/http://leganet.cd/Legislation/Divers/Ordonnance.14.10.14.mai.2014.htm'
} as const;

const DR_CONGO: readonly Correction[] = [
	{ places: 'CD', withoutSubstitutes: ['*'], ...ORDINANCE_2014 },
	{
		places: 'CD',
		years: [2023, 2100],
		days: [
			[
				'Day of the Struggle of Simon Kimbangu and African Consciousness',
				'Journée du combat de Simon Kimbangu et de la conscience africaine',
				'04-06'
			]
		],
		source: 'DR Congo, Ordonnance n° 23/042 of 30 March 2023',
		url: 'https://web.archive.org/web/20250113230411/http://www.droitcongolais.info/files/143.03.23_Ordonnance-du-30-mars-2023_jours-feries.pdf'
	},
	{
		places: 'CD',
		years: [2024, 2100],
		days: [['Congolese Genocide Memorial Day', 'Journée commémorative du génocide congolais', '08-02']],
		estimated: true,
		source: 'DR Congo, 2 August, as vacanza/holidays (MIT) lists it; the law was not found'
	},
	{
		places: 'CD',
		years: [2010, 2100],
		substitutes: { of: ['*'], moves: 'sunday<saturday' },
		...ORDINANCE_2014
	}
];

const TANZANIA: readonly Correction[] = [
	{
		places: 'TZ',
		redated: {
			'Zanzibar Revolution Day': '01-12',
			'End of Ramadan (Eid al-Fitr)': 'daressalaam 10-1',
			'Feast of the Sacrifice (Eid al-Adha)': 'daressalaam 12-10',
			'Maulid Day': 'daressalaam 3-12'
		},
		source:
			'Tanzania, Public Holidays Act (Cap. 35); days of the Islamic year by our own reckoning of the crescent there',
		url: 'https://old.tanzlii.org/tz/legislation/act/1966/39/'
	},
	...(
		[
			['20201028', 'General Election Day', 'Siku ya Uchaguzi Mkuu'],
			['20210322', 'Funeral of President John Magufuli', 'Mazishi ya Rais John Magufuli'],
			['20210325', 'Funeral of President John Magufuli', 'Mazishi ya Rais John Magufuli'],
			['20220823', 'National Population and Housing Census Day', 'Siku ya Sensa ya Watu na Makazi']
		] as const
	).map(([date, name, local]): Correction => ({
		places: 'TZ',
		years: [Number(date.slice(0, 4)), Number(date.slice(0, 4))],
		days: [[name, local, `on ${date}`]],
		basis: 'one_off',
		source: 'Tanzania, declared by the President, as vacanza/holidays (MIT) cites the press',
		url: 'https://www.theeastafrican.co.ke/tea/business/tanzania-declares-public-holiday-on-census-day-3918836'
	}))
];

const MAGHREB: readonly Correction[] = [
	{
		places: 'DZ',
		years: [1950, 2017],
		without: ['Amazigh New Year'],
		source: 'Algeria, Loi n° 18-12 of 2 July 2018: from 2018 on',
		url: 'https://legal-doctrine.com/en/edition/les-jours-feries-en-algerie'
	},
	{
		places: 'DZ',
		years: [1968, 2022],
		shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 2], 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] },
		source: 'Algeria, Loi n° 63-278, article 1, as amended by Ordonnance n° 68-419: two days each',
		url: 'https://ro.scribd.com/document/483043282/hr-manager-good-5'
	},
	{
		places: 'DZ',
		years: [2023, 2023],
		shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 2], 'Feast of the Sacrifice (Eid al-Adha)': [0, 3] },
		source: 'Algeria, Loi n° 63-278 as amended in June 2023: three days for Aïd el-Adha',
		url: 'https://fr.allafrica.com/stories/202306270143.html'
	},
	{
		places: 'DZ',
		years: [2024, 2100],
		shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 3], 'Feast of the Sacrifice (Eid al-Adha)': [0, 3] },
		source: 'Algeria, Loi n° 63-278 as amended in June 2023: three days each',
		url: 'https://www.lezoomdz.com/aid-el-fitr-les-journees-du-1er-2-et-3-chaoual-chomees-et-payees/'
	},
	{
		places: 'MA',
		years: [2000, 2100],
		shifted: {
			'End of Ramadan (Eid al-Fitr)': [0, 2],
			'Feast of the Sacrifice (Eid al-Adha)': [0, 2],
			'Birthday of Muhammad (Mawlid)': [0, 2]
		},
		source: 'Morocco, Décret n° 2-77-169 of 28 February 1977 as amended: two days each in the administrations',
		url: 'https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/'
	},
	{
		places: 'MA',
		years: [2024, 2100],
		days: [['Amazigh New Year', 'رأس السنة الأمازيغية', '01-14']],
		source: 'Morocco, Décrets n° 2.23.1000 and 2.23.688 of 2023: 14 January',
		url: 'https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/'
	}
];

export const AFRICA_REST: readonly Correction[] = [...ETHIOPIA, ...DR_CONGO, ...TANZANIA, ...MAGHREB];
