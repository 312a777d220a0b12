import type { Correction } from './overlay';

const MADRID = {
	source: 'Madrid, Consejo de Gobierno, calendario laboral 2026',
	url: 'https://www.larazon.es/madrid/estos-son-dias-festivos-comunidad-madrid-2026_2025092868d90353f10d3f06781e836b.html'
} as const;

/** What laws and notices say that were read: carried out last. */
export const LAWS: readonly Correction[] = [
	{
		places: 'CN',
		years: [2026, 2026],
		days: [
			[
				'Day off in exchange',
				'调休',
				'on 20260102 20260220 20260223 20260406 20260504 20260505 20261005 20261006 20261007'
			]
		],
		worked: '20260104 20260214 20260228 20260509 20260920 20261010',
		basis: 'announced',
		source: 'China, General Office of the State Council, notice of 4 November 2025',
		url: 'https://politics.gmw.cn/2025-11/04/content_38391083.htm'
	},
	{
		places: 'HU',
		years: [2026, 2026],
		days: [['Day off in exchange', 'Pihenőnap', 'on 20260102 20260821 20261224']],
		worked: '20260110 20260808 20261212',
		source: 'Hungary, 10/2025. (IV. 30.) NGM rendelet',
		url: 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/'
	},
	{
		places: 'RU',
		years: [2025, 2025],
		days: [['Day off in exchange', 'Перенесённый выходной день', 'on 20250502 20250508 20250613 20251103 20251231']],
		worked: '20251101',
		source: 'Russia, Government resolution 1335 of 4 October 2024 on moving days off in 2025',
		url: 'https://teko.cntd.ru/news/read/reglamentirovan-perenos-vyhodnyh-dney-v-2025-godu/novosti-po-okhrane-truda'
	},
	{
		places: 'SG',
		years: [2024, 2024],
		announced: { 'Hari Raya Haji': '20240617' },
		source: 'Singapore, Ministry of Manpower, public holidays 2024',
		url: 'https://www.channelnewsasia.com/singapore/public-holiday-dates-singapore-2024-long-weekends-3510676'
	},
	{
		places: 'ID',
		years: [2023, 2023],
		announced: { 'Feast of the Sacrifice (Eid al-Adha)': '20230629' },
		source: 'Indonesia, SKB 3 Menteri 624/2023, 2/2023, 2/2023',
		url: 'https://pontianak.tribunnews.com/2023/06/22/kalender-2023-benarkah-libur-nasional-idul-adha-bisa-5-hari-begini-rinciannya'
	},
	{
		places: 'KR',
		years: [2025, 2025],
		days: [['Presidential Election Day', '대통령 선거일', 'on 20250603']],
		source: 'Korea, Cabinet meeting of 8 April 2025: a temporary public holiday',
		url: 'https://koreajoongangdaily.joins.com/news/2025-04-08/national/politics/Govt-confirms-June-3-presidential-election-in-Cabinet-meeting/2280075'
	},
	{
		places: 'TH',
		years: [2026, 2026],
		substitutes: { of: ['Vesak Day'], moves: 'saturday>monday sunday>monday' },
		source: 'Thailand, Cabinet: a holiday on a weekend is made up for on the next working day'
	},
	{
		places: 'BR',
		years: [2024, 2100],
		days: [['Black Awareness Day', 'Dia Nacional de Zumbi e da Consciência Negra', '11-20']],
		source: 'Brazil, Lei 14.759/2023'
	},
	{
		places: 'CA-BC',
		years: [2023, 2100],
		days: [['National Day for Truth and Reconciliation', '', '09-30']],
		source:
			'British Columbia, National Day for Truth and Reconciliation Act (Bill 2 of 2023), Royal Assent 9 March 2023',
		url: 'https://www.jdsupra.com/legalnews/british-columbia-adopts-national-day-4369409/'
	},
	{
		places: 'IN',
		days: [
			['Mahavir Jayanti', '', 'hindu mahavir'],
			['Buddha Purnima', '', 'hindu vaishakha-purnima'],
			['Dussehra (Vijaya Dashami)', '', 'hindu dussehra'],
			['Diwali (Deepavali)', '', 'hindu diwali'],
			["Guru Nanak's Birthday", '', 'hindu guru-nanak']
		],
		source:
			'India, Department of Personnel and Training, yearly memorandum on holidays: compulsory for all offices; day by our own calendar',
		url: 'https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03'
	},
	{
		places: 'ES-MD',
		years: [2026, 2026],
		days: [
			["All Saints' Day (substitute day)", 'Traslado de Todos los Santos', 'on 20261102'],
			['Constitution Day (substitute day)', 'Traslado del Día de la Constitución Española', 'on 20261207']
		],
		...MADRID
	},
	{
		places: 'RU',
		years: [2026, 2026],
		days: [['Day off in exchange', 'Перенесённый выходной день', 'on 20260109 20261231']],
		source: 'Russia, Government resolution of 24 September 2025 on moving days off in 2026',
		url: 'https://tass.ru/obschestvo/25149527'
	},
	{
		places: 'RU',
		years: [2026, 2100],
		substitutes: {
			of: ['Victory Day', 'Russia Day', 'Unity Day'],
			moves: 'saturday>monday sunday>monday'
		},
		source: 'Russia, Labour Code, article 112: to the next working day',
		url: 'https://tass.ru/obschestvo/25149527'
	},
	{
		places: 'HU',
		years: [2026, 2026],
		confirmed: ['Day off in exchange', 'Working day'],
		source: 'Hungary, 10/2025. (IV. 30.) NGM rendelet',
		url: 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/'
	},
	{
		places: 'CN',
		years: [2026, 2026],
		confirmed: ['*'],
		basis: 'announced',
		source: 'China, General Office of the State Council, notice of 4 November 2025',
		url: 'https://politics.gmw.cn/2025-11/04/content_38391083.htm'
	},
	{
		places: 'ES-MD',
		years: [2026, 2026],
		without: ["All Saints' Day", 'Constitution Day'],
		confirmed: ['*'],
		...MADRID
	},
	{
		places: 'ID',
		years: [2026, 2026],
		confirmed: ['*'],
		source: 'Indonesia, SKB 3 Menteri 1497/2025, 2/2025, 5/2025: libur nasional 2026',
		url: 'https://www.brilio.net/serius/rincian-lengkap-libur-cuti-bersama-2026-17-hari-libur-nasional-dan-8-cuti-bersama-2026-250920i.html'
	},
	{
		places: 'SG',
		years: [2021, 2021],
		confirmed: ['*'],
		source: 'Singapore, Ministry of Manpower, public holidays 2021',
		url: 'https://www.channelnewsasia.com/news/singapore/public-holidays-2021-singapore-long-weekends-12865140'
	}
];
