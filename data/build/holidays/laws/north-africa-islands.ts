import type { Correction } from '../overlay';

const DECREE_2021 = {
	source: 'Tunisia, décret présidentiel 2021-223 of 7 December 2021 on holidays of public servants',
	url: 'https://profilpelajar.com/fr/F%C3%AAtes_et_jours_f%C3%A9ri%C3%A9s_en_Tunisie'
} as const;

const TUNISIA: readonly Correction[] = [
	{
		places: 'TN',
		years: [2011, 2021],
		shifted: { 'End of Ramadan (Eid al-Fitr)': [-1, 3], 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] },
		source: 'Tunisia, décret 2011-317 of 26 March 2011: three days from the eve, two days',
		url: 'https://www.turess.com/fr/tunivisions/54200'
	},
	{
		places: 'TN',
		years: [2022, 2100],
		shifted: { 'End of Ramadan (Eid al-Fitr)': [0, 2], 'Feast of the Sacrifice (Eid al-Adha)': [0, 2] },
		...DECREE_2021
	},
	{
		places: 'TN',
		years: [2025, 2025],
		announced: {
			'End of Ramadan (Eid al-Fitr)': '20250330 20250331 20250401'
		},
		source: 'Tunisia, Présidence du gouvernement, communiqué of 28 March 2025',
		url: 'https://news.gnet.tn/trois-jours-de-conge-pour-laid-el-fitr-annonce-officielle-du-gouvernement/feed'
	},
	{ places: 'TN', years: [2022, 2100], without: ['Revolution and Youth Day'], ...DECREE_2021 },
	{
		places: 'TN',
		years: [2021, 2100],
		days: [['Revolution Day', 'عيد الثورة', '12-17']],
		...DECREE_2021
	}
];

const SUDAN: readonly Correction[] = [
	{
		places: 'SD',
		without: ['Revolution Day'],
		source: 'Sudan, lists of official holidays (embassy of Qatar at Khartoum; list of 2020): 19 December is on none',
		url: 'https://khartoum.embassy.qa/en/republic-of-sudan/official-holidays'
	},
	{
		places: 'SD',
		shifted: { 'Feast of the Sacrifice (Eid al-Adha)': [-1, 5] },
		source: 'Sudan, official list of 2020: from the eve on, five days',
		url: 'https://publicholidays.africa/sudan/2020-dates/'
	}
];

/** The government takes Assumption and All Saints’ Day by turns: the first in even years. */
const MAURITIUS: readonly Correction[] = [
	{
		places: 'MU',
		without: ['Divali', 'Maha Shivaratree', 'Ugadi', 'Ganesh Chaturthi'],
		redated: { 'Eid-Ul-Fitr': 'delhi 10-1' },
		days: [
			['Maha Shivaratree', '', 'hindu shivaratri'],
			['Ugadi', '', 'hindu ugadi'],
			// The day after that of India: lists of 2022 and 2024.
			['Ganesh Chaturthi', '', 'hindu ganesh +1'],
			['Divali', '', 'hindu diwali']
		],
		source: 'Mauritius, Public Holidays Act, lists of 2022 and 2024; days by our own calendars',
		url: 'https://www.maurinet.com/about-mauritius/public-holidays'
	},
	...Array.from({ length: 43 }, (_, index): Correction => ({
		places: 'MU',
		years: [2016 + 2 * index, 2016 + 2 * index],
		without: ["All Saints' Day"],
		days: [['Assumption of the Blessed Virgin Mary', '', '08-15']],
		estimated: 2016 + 2 * index > 2026,
		source: 'Mauritius, list of public holidays: in place of All Saints’ Day in even years (2022 and 2024 were read)',
		url: 'https://thenationonlineng.net/mauritius-announces-15-public-holidays-for-2022/'
	}))
];

const CABO_VERDE: readonly Correction[] = [
	{
		places: 'CV',
		without: ['Shrove Tuesday'],
		source: 'Cabo Verde, resolutions on tolerância de ponto: only the afternoon, and only public servants',
		url: 'https://expressodasilhas.cv/pais/2025/02/24/governo-concede-tolerancia-de-ponto-no-dia-4-para-carnaval-e-5-para-cinzas/95815'
	},
	{
		places: 'CV',
		without: ['National Day'],
		source: 'Cabo Verde, Banco de Cabo Verde, list of holidays: 12 September is not on it',
		url: 'https://worddisk.com/wiki/Public_holidays_in_Cape_Verde'
	}
];

const ESWATINI: readonly Correction[] = [
	{
		places: 'SZ',
		shifted: { 'Incwala Festival': [0, 1] },
		source: 'Eswatini: one day of the festival is a public holiday, named each year by the Ministry of Home Affairs',
		url: 'https://publicholidays.africa/eswatini/'
	}
];

/** Tunisia, Sudan, Mauritius, Cabo Verde, Eswatini. */
export const NORTH_AFRICA_ISLANDS: readonly Correction[] = [
	...TUNISIA,
	...SUDAN,
	...MAURITIUS,
	...CABO_VERDE,
	...ESWATINI
];
