import type { Correction } from '../overlay';

const ORDER_60 = {
	source: 'Macao, Executive Order No. 60/2000 on public holidays',
	url: 'https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp'
} as const;

/** Macao, Hong Kong, Brunei, Lebanon. */
export const EAST_AND_LEVANT: readonly Correction[] = [
	{
		places: 'MO',
		years: [2000, 2100],
		days: [
			['Ching Ming Festival', '清明節', 'qingming 8'],
			['Winter Solstice', '冬至', 'dongzhi 8']
		],
		...ORDER_60
	},
	{
		places: 'HK',
		years: [1998, 2100],
		confirmed: ['*'],
		basis: 'law',
		source: 'Hong Kong, General Holidays Ordinance (Cap. 149), Schedule; the lists gazetted for 2010 and 2014 agree',
		url: 'http://www.hklii.org/hk/legis/en/ord/149/sch.html'
	},
	{
		places: 'HK',
		years: [2010, 2010],
		days: [['The day following Ching Ming Festival', '清明節翌日', 'on 20100406']],
		source: 'Hong Kong, general holidays gazetted for 2010: Ching Ming was on Easter Monday',
		url: 'http://www.mayloon.com/upload/holidays%20for%202010.files/sheet002.htm'
	},
	{
		places: 'BN',
		redated: { 'Armed Forces Day': '05-31' },
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'BN',
		announced: {
			"Laylat al-Mi'raj":
				'20100710 20110629 20120617 20130606 20140527 20150516 20160505 20170424 20180414 20190403 20200322 20210311 20220228 20230218 20240208 20250127 20260117',
			'First day of Ramadan':
				'20100811 20110801 20120721 20130710 20140629 20150618 20160606 20170527 20180517 20190506 20200424 20210413 20220403 20230323 20240312 20250302 20260219',
			'Nuzul Al-Quran':
				'20100827 20110817 20120806 20130726 20140715 20150704 20160622 20170612 20180602 20190522 20200510 20210429 20220419 20230408 20240328 20250318 20260307',
			'End of Ramadan (Eid al-Fitr)':
				'20100910 20100911 20110830 20110831 20120819 20120820 20120821 20130808 20130809 20130810 20140728 20140729 20140730 20150717 20150718 20150719 20160706 20160707 20160708 20170625 20170626 20170627 20180615 20180616 20180617 20190605 20190606 20190607 20200524 20200525 20200526 20210513 20210514 20210515 20220502 20220503 20220504 20230422 20230423 20230424 20240410 20240411 20240412 20250331 20250401 20250402 20260321 20260322 20260323',
			'Feast of the Sacrifice (Eid al-Adha)':
				'20101116 20111106 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220709 20230629 20240617 20250607 20260527',
			'Islamic New Year':
				'20101207 20111127 20121115 20131105 20141025 20151014 20161002 20170922 20180911 20190901 20200820 20210810 20220730 20230719 20240707 20250627 20260617',
			'Birthday of Muhammad (Mawlid)':
				'20100226 20110215 20120205 20130124 20140114 20150103 20151224 20161212 20171201 20181120 20191109 20201029 20211019 20221008 20230928 20240916 20250905 20260825'
		},
		estimated: true,
		source: 'Brunei, yearly lists of public holidays, as vacanza/holidays (MIT) has them'
	},
	{
		places: 'BN',
		years: [2027, 2100],
		redated: {
			"Laylat al-Mi'raj": 'kualalumpur 7-27',
			'First day of Ramadan': 'kualalumpur 9-1',
			'Nuzul Al-Quran': 'kualalumpur 9-17',
			'Feast of the Sacrifice (Eid al-Adha)': 'kualalumpur 12-10',
			'Islamic New Year': 'kualalumpur 1-1',
			'Birthday of Muhammad (Mawlid)': 'kualalumpur 3-12'
		},
		source: 'Brunei, yearly lists of public holidays; not in yet: by the criterion of MABIMS'
	},
	{
		places: 'BN',
		years: [2027, 2100],
		without: ['End of Ramadan (Eid al-Fitr)'],
		days: [['End of Ramadan (Eid al-Fitr)', 'Hari Raya Aidilfitri', 'kualalumpur 10-1', 3]],
		source: 'Brunei, yearly lists of public holidays; not in yet: by the criterion of MABIMS'
	},
	{
		places: 'BN',
		announced: {
			'First day of Ramadan': '20250302',
			'Nuzul Al-Quran': '20250318',
			'End of Ramadan (Eid al-Fitr)': '20250331 20250401 20250402',
			'Feast of the Sacrifice (Eid al-Adha)': '20250607',
			'Islamic New Year': '20250627',
			'Birthday of Muhammad (Mawlid)': '20250905'
		},
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'BN',
		years: [2010, 2100],
		substitutes: { of: ['*'], moves: 'friday>saturday sunday>monday' },
		source: 'Brunei, Prime Minister’s Office, public holidays of 2025: one on a day of rest is kept on the next day',
		url: 'https://publicholidays.asia/brunei/2025-dates/'
	},
	{
		places: 'LB',
		years: [2005, 2100],
		shifted: { 'Eid al-Fitr': [0, 2] },
		source: 'Lebanon, memoranda of the Council of Ministers under Decree No. 15215 of 2005: two days',
		url: 'https://www.lbcgroup.tv/news/lebanon-news/845607/lebanese-pm-nawaf-salam-announces-public-holiday-for-first-two-days-of/en'
	}
];
