import type { Correction } from '../overlay';

const MEMORANDUM = 'India, Department of Personnel and Training, memorandum on holidays in central government offices';

/** Dates of the annexes, MMDD in the order of `FEASTS`; the last three are those that the offices of Delhi choose. */
const FEASTS = [
	'Mahavir Jayanti',
	'Buddha Purnima',
	'Id-ul-Fitr',
	'Id-ul-Zuha (Bakrid)',
	'Muharram',
	'Milad-un-Nabi',
	'Dussehra (Vijaya Dashami)',
	'Diwali (Deepavali)',
	"Guru Nanak's Birthday",
	'Holi',
	'Janmashtami',
	'Ram Navami',
	'Maha Shivaratri'
] as const;
const ANNEXES: readonly (readonly [year: number, dates: string, no: string, url: string])[] = [
	[
		2020,
		'0406 0507 0525 0801 0830 1030 1025 1114 1130 0310 0812 0402 -',
		'12/1/2019-JCA-2 of 18 June 2019',
		'https://govtempdiary.com/delhi-holidays-list-2020'
	],
	[
		2021,
		'0425 0526 0514 0721 0819 1019 1015 1104 1119 0329 0830 0421 -',
		'12/9/2020-JCA-2 of 10 June 2020',
		'https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html'
	],
	[
		2022,
		'0414 0516 0503 0710 0809 1009 1005 1024 1108 0318 0819 - 0301',
		'12/5/2021-JCA-2 of 8 June 2021',
		'https://www.igecorner.com/holiday-list-2022-for-central-government-employees/'
	],
	[
		2023,
		'0404 0505 0422 0629 0729 0928 1024 1112 1127 0308 0907 0330 -',
		'12/5/2022-JCA of 16 June 2022',
		'https://www.eoimanila.gov.in/eoi.php?id=list-of-holidays/'
	],
	[
		2024,
		'0421 0523 0411 0617 0717 0916 1012 1031 1115 0325 0826 0417 -',
		'of 3 July 2023',
		'https://www.pratidintime.com/national/central-government-holiday-list-2024-notification'
	],
	[
		2025,
		'0410 0512 0331 0607 0706 0905 1002 1020 1105 0314 0816 - 0226',
		'for 2025',
		'https://www.sakshipost.com/news/national/2025-gazetted-holidays-full-list-here-351036'
	],
	[
		2026,
		'0331 0501 0321 0527 0626 0826 1020 1108 1124 0304 0904 0326 -',
		'for 2026',
		'https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03'
	]
];

const LOCAL: Readonly<Record<string, string>> = {
	'Mahavir Jayanti': 'महावीर जयंती',
	'Buddha Purnima': 'बुद्ध पूर्णिमा',
	'Id-ul-Fitr': 'ईद-उल-फितर',
	'Id-ul-Zuha (Bakrid)': 'ईद-उल-जुहा (बकरीद)',
	Muharram: 'मुहर्रम',
	'Milad-un-Nabi': 'मिलाद-उन-नबी',
	'Dussehra (Vijaya Dashami)': 'दशहरा',
	'Diwali (Deepavali)': 'दिवाली',
	"Guru Nanak's Birthday": 'गुरु नानक जयंती',
	Holi: 'होली',
	Janmashtami: 'जन्माष्टमी',
	'Ram Navami': 'राम नवमी',
	'Maha Shivaratri': 'महाशिवरात्रि'
};
/** The first nine hold in all offices, the rest in those of Delhi. */
const EVERYWHERE = FEASTS.slice(0, 9);
const OF_DELHI = FEASTS.slice(9);

const onIn = (year: number, dates: string, feast: string): string | undefined => {
	const date = dates.split(' ')[(FEASTS as readonly string[]).indexOf(feast)];
	return date === undefined || date === '-' ? undefined : `on ${year}${date}`;
};
const annex = (no: string, url: string) => ({ source: `${MEMORANDUM}, ${no}`, url });
const dated = (year: number, dates: string, feasts: readonly string[]) =>
	feasts.flatMap((feast) => {
		const rule = onIn(year, dates, feast);
		return rule === undefined ? [] : [[feast, LOCAL[feast] ?? '', rule] as const];
	});

export const INDIA: readonly Correction[] = [
	{
		places: 'IN',
		renamed: Object.fromEntries(EVERYWHERE.map((feast) => [feast, [feast, LOCAL[feast] ?? feast] as const])),
		source: MEMORANDUM
	},
	...ANNEXES.flatMap(([year, dates, no, url]): Correction[] => [
		{ places: 'IN', years: [year, year], without: EVERYWHERE, days: dated(year, dates, EVERYWHERE), ...annex(no, url) },
		...['IN', 'IN-DL'].map((places): Correction => ({
			places,
			alone: true,
			years: [year, year],
			days: dated(year, dates, OF_DELHI),
			source: `${MEMORANDUM}, ${no}, annex I: offices in Delhi`,
			url
		}))
	]),
	...['IN', 'IN-DL'].map((places): Correction => ({
		places,
		alone: true,
		years: [2027, 2100],
		days: [
			['Holi', LOCAL['Holi'] ?? '', 'hindu holi'],
			['Janmashtami', LOCAL['Janmashtami'] ?? '', 'hindu janmashtami'],
			['Ram Navami', LOCAL['Ram Navami'] ?? '', 'hindu ram-navami']
		],
		source: `${MEMORANDUM}, annex I: offices in Delhi; not out yet: reckoned`
	}))
];
