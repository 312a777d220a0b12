import type { Correction } from '../overlay';

const BA_RELIGIOUS = [
	'Epiphany',
	'Orthodox Christmas',
	'Orthodox New Year',
	'Birthday of Muhammad (Mawlid)',
	'Easter Sunday',
	'Orthodox Easter',
	'Easter Monday',
	'Corpus Christi',
	'Assumption',
	'End of Ramadan (Eid al-Fitr)',
	"All Saints' Day",
	"All Souls' Day",
	'Feast of the Sacrifice (Eid al-Adha)',
	'Islamic New Year',
	'Christmas Day',
	'Boxing Day'
];

/** Religious feasts are days off for the faithful only there: they are left out, and a note says so. */
const BOSNIA: readonly Correction[] = [
	{
		places: 'BA BA-BIH BA-SRP',
		alone: true,
		without: BA_RELIGIOUS,
		source: 'Federation of Bosnia and Herzegovina, Zakon o praznicima; Republika Srpska, Zakon o praznicima (43/2007)'
	},
	{
		places: 'BA-BRC',
		alone: true,
		without: [
			'Epiphany',
			'Orthodox New Year',
			'Birthday of Muhammad (Mawlid)',
			'Corpus Christi',
			'Assumption',
			"All Saints' Day",
			"All Souls' Day",
			'Islamic New Year',
			'Boxing Day'
		],
		source: 'Brčko: days that no other collection has; the law of the district was not found'
	},
	{
		places: 'BA-BIH',
		alone: true,
		confirmed: ['*'],
		basis: 'law',
		source:
			'Federation of Bosnia and Herzegovina, Zakon o praznicima: 1 and 2 January, 1 March, 1 and 2 May, 25 November',
		url: 'https://www.rtvslon.ba/neradni-dani-praznici-u-federaciji-bih-2026'
	},
	{
		places: 'BA-SRP',
		alone: true,
		years: [2007, 2100],
		confirmed: ['*'],
		basis: 'law',
		source:
			'Republika Srpska, Zakon o praznicima (Službeni glasnik 43/2007), articles 2 to 4; Zakon o Danu Republike Srpske',
		url: 'https://www.pravobih.com/zakon-o-praznicima-republike-srpske-t309.html'
	}
];

const ME_LAW = {
	source: 'Montenegro, Zakon o državnim i drugim praznicima (27/07, 36/13, 145/21, 3/23, 30/23)',
	url: 'https://radiotivat.com/2023/11/10/za-njegosev-dan-neradni-13-i-14-novembar/'
} as const;

const MONTENEGRO: readonly Correction[] = [
	{
		places: 'ME',
		without: [
			'Christmas Eve',
			'Christmas Day',
			'Boxing Day',
			'Good Friday',
			'Easter Sunday',
			'End of Ramadan (Eid al-Fitr)',
			'Feast of the Sacrifice (Eid al-Adha)',
			'Pesach',
			'Yom Kippur',
			"All Saints' Day"
		],
		...ME_LAW
	},
	{
		places: 'ME',
		years: [2022, 2022],
		days: [['Njegoš Day', 'Njegošev dan', '11-13']],
		source: 'Montenegro, Ministry of Labour: in 2022 one day, the Sunday itself',
		url: 'https://novski.me/povodom-njegosevog-dana-neradni-dan-nedjelja-13-novembar1/'
	},
	{ places: 'ME', years: [2023, 2100], days: [['Njegoš Day', 'Njegošev dan', '11-13', 2]], ...ME_LAW },
	{
		places: 'ME',
		years: [2023, 2100],
		substitutes: { of: ['Njegoš Day'], moves: 'sunday>monday' },
		...ME_LAW
	},
	{ places: 'ME', years: [2007, 2100], confirmed: ['*'], basis: 'law', ...ME_LAW }
];

/** Bosnia and Herzegovina, Montenegro. */
export const BALKANS: readonly Correction[] = [...BOSNIA, ...MONTENEGRO];
