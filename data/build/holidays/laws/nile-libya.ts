import type { Correction } from '../overlay';
import { asListed } from './dates';

const LISTED = ', as vacanza/holidays (MIT) lists them; the decisions were not read';
const FITR = 'End of Ramadan (Eid al-Fitr)';
const ADHA = 'Feast of the Sacrifice (Eid al-Adha)';

const EGYPT: readonly Correction[] = [
	{
		places: 'EG',
		years: [2003, 2100],
		shifted: { [FITR]: [0, 2] },
		source: 'Egypt, Ministerial Decree 294 of 2025 on paid holidays and its forerunner of 2003: 1 and 2 Shawwal',
		url: 'https://www.tamimi.com/news/ministerial-decree-setting-official-paid-holidays-for-workers-no-294-of-2025'
	},
	{
		places: 'EG',
		years: [2021, 2100],
		redated: {
			'Islamic New Year': 'hijri 1-1 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday'
		},
		source:
			'Egypt, Prime Minister’s decision 1193 of 2020, as he decides each time: on the Thursday (2023: 20 July for the 19th)',
		url: 'https://www.zawya.com/en/economy/north-africa/egypt-announces-long-weekend-for-islamic-new-year-july-revolution-holidays-obf7owy9'
	},
	{
		places: 'EG',
		years: [2022, 2023],
		redated: { 'Christmas Day': 'on 20220106 20230108', 'Birthday of Muhammad (Mawlid)': 'on 20221008 20230928' },
		estimated: true,
		source: `Egypt, Prime Minister’s decisions of 2022 and 2023; days${LISTED}`
	},
	{
		places: 'EG',
		years: [2021, 2023],
		days: [
			[ADHA, 'عيد الأضحى', 'on 20210717 20210718 20220712 20230703'],
			[FITR, 'عيد الفطر', 'on 20220501'],
			['June 30 Revolution Day (observed)', 'عيد ثورة ٣٠ يونيو', 'on 20230702']
		],
		estimated: true,
		basis: 'announced',
		source: `Egypt, Prime Minister’s decisions of 2021 to 2023; days${LISTED}`
	},
	{
		places: 'EG',
		years: [2023, 2023],
		days: [[FITR, 'عيد الفطر', 'on 20230420 20230423 20230424']],
		redated: { 'Sinai Liberation Day': 'on 20230425' },
		source: 'Egypt, Prime Minister’s decision of 13 April 2023: from 20 to 25 April, the last for Sinai Liberation Day'
	},
	{
		places: 'EG',
		years: [2025, 2025],
		redated: { [FITR]: 'on 20250331' },
		days: [[FITR, 'عيد الفطر', 'on 20250329 20250330']],
		source: 'Egypt, Minister of Labour, 25 March 2025: from 29 March to 1 April',
		url: 'https://mena.org.eg/news/dbcall/table/textnews/id/11115443'
	}
];

const LAW_5_OF_2012 = {
	source: 'Libya, Law No. 5 of 2012 on official holidays, read at lawsociety.ly; a notice under it',
	url: 'https://w.almustaqbal.ly/?p=12073'
} as const;

const OF_2012 = ['Revolution Day', 'Labour Day', "Martyrs' Day", 'Liberation Day', 'Independence Day'];

const LIBYA: readonly Correction[] = [
	{ places: 'LY', years: [2012, 2100], confirmed: OF_2012, basis: 'law', ...LAW_5_OF_2012 },
	{ places: 'LY', years: [1988, 2011], without: [...OF_2012, 'Islamic New Year'], ...LAW_5_OF_2012 },
	{
		places: 'LY',
		years: [1988, 2011],
		days: [
			["People's Authority Day", 'عيد إعلان سلطة الشعب', '03-02'],
			['American Forces Evacuation Day', 'عيد إجلاء القوات الأمريكية', '06-11'],
			['July Revolution Day', 'عيد ثورة يوليو', '07-23'],
			['Al-Fateh Revolution Day', 'عيد الفاتح', '09-01']
		],
		source: 'Libya, Law No. 4 of 1987 on official holidays, as vacanza/holidays (MIT) lists it; the law was not read'
	},
	{
		places: 'LY',
		years: [2022, 2100],
		days: [['National Environmental Sanitation Day', 'اليوم الوطني للإصحاح البيئي', '08-14']],
		source: 'Libya, Cabinet decision No. 414 of 2021, as vacanza/holidays (MIT) lists it; the decision was not read'
	},
	{
		places: 'LY',
		years: [2023, 2023],
		days: [['Public Holiday', 'عطلة رسمية', 'on 20231210']],
		basis: 'one_off',
		source: 'Libya, Cabinet decision No. 555 of 2023, as vacanza/holidays (MIT) lists it; the decision was not read'
	},
	...asListed(
		'LY',
		{
			'Islamic New Year': '20131105 20151015 20161003 20170922 20180912 20210810',
			'Birthday of Muhammad (Mawlid)': '20120205 20140114 20161212 20171201 20181121 20211019',
			[FITR]: '20140729 20150718 20160707 20170626 20250331',
			'Arafat Day': '20141004 20180821',
			[ADHA]: '20141005 20180822'
		},
		`Libya, Cabinet decisions under Law No. 5 of 2012; days${LISTED}`
	)
];

const SUDAN: readonly Correction[] = [
	{
		places: 'SD',
		years: [2011, 2018],
		without: ['Christmas Day', 'Coptic Christmas', 'Coptic Easter'],
		source: 'Sudan: Christian feasts were no public holidays from 2011 until the transitional government of 2019',
		url: 'https://www.voaafrica.com/a/africa_sudan-declares-christmas-public-holiday/6181583.html'
	},
	{
		places: 'SD',
		years: [2010, 2019],
		shifted: { [FITR]: [0, 3] },
		source: `Sudan, Council of Ministers; three days${LISTED}`
	},
	...asListed(
		'SD',
		{
			'Islamic New Year': '20210811',
			[FITR]: '20220501',
			[ADHA]: '20220709',
			'Birthday of Muhammad (Mawlid)': '20230928'
		},
		`Sudan, Council of Ministers; days${LISTED}`,
		'https://web.archive.org/web/20250820070831/https://www.sudanembassy.org.uk/public-holidays/'
	)
];

/** Egypt, Libya, Sudan. */
export const NILE_LIBYA: readonly Correction[] = [...EGYPT, ...LIBYA, ...SUDAN];
