import type { Correction } from '../overlay';

const MOM = 'Singapore, Ministry of Manpower, public holidays as gazetted each year under the Holidays Act 1998';
const MOM_URL = 'https://www.mom.gov.sg/employment-practices/public-holidays';
const POLLING =
	'Singapore, Ministry of Manpower: polling day is a public holiday (Parliamentary and Presidential Elections Acts)';

const SINGAPORE: readonly Correction[] = [
	{
		places: 'SG',
		years: [2004, 2100],
		without: ['*'],
		days: [
			["New Year's Day", '', '01-01'],
			['Good Friday', '', 'easter-2'],
			['Labour Day', '', '05-01'],
			['National Day', '', '08-09'],
			['Christmas Day', '', '12-25']
		],
		basis: 'law',
		source: 'Singapore, Holidays Act 1998, schedule',
		url: 'https://sso.agc.gov.sg/Act/HA1998'
	},
	{
		places: 'SG',
		years: [2004, 2100],
		days: [['Chinese New Year', '农历新年', 'chinese 1-1', 2]],
		source: 'Singapore, Holidays Act 1998, schedule',
		url: 'https://sso.agc.gov.sg/Act/HA1998'
	},
	{
		places: 'SG',
		years: [2004, 2026],
		days: [
			[
				'Hari Raya Puasa',
				'',
				'on 20041114 20051103 20061024 20071013 20081001 20090920 20100910 20110830 20120819 20130808 20140728 20150717 20160706 20170625 20180615 20190605 20200524 20210513 20220503 20230422 20240410 20250331 20260321'
			],
			[
				'Hari Raya Haji',
				'',
				'on 20040201 20050121 20060110 20061231 20071220 20081208 20091127 20101117 20111106 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 20250607 20260527'
			],
			[
				'Vesak Day',
				'',
				'on 20040602 20050522 20060512 20070531 20080519 20090509 20100528 20110517 20120505 20130524 20140513 20150601 20160521 20170510 20180529 20190519 20200507 20210526 20220515 20230602 20240522 20250512 20260531'
			],
			[
				'Deepavali',
				'தீபாவளி',
				'on 20041111 20051101 20061021 20071108 20081027 20091115 20101105 20111026 20121113 20131102 20141022 20151110 20161029 20171018 20181106 20191027 20201114 20211104 20221024 20231112 20241031 20251020 20261108'
			]
		],
		source: MOM,
		url: MOM_URL
	},
	{
		places: 'SG',
		years: [2027, 2100],
		days: [
			['Hari Raya Puasa', '', 'kualalumpur 10-1'],
			['Hari Raya Haji', '', 'kualalumpur 12-10'],
			['Vesak Day', '', 'chinese 4-15'],
			['Deepavali', 'தீபாவளி', 'hindu naraka']
		],
		basis: 'computed',
		estimated: true,
		source: `${MOM}; not gazetted yet: reckoned`,
		url: MOM_URL
	},
	{
		places: 'SG',
		years: [2004, 2100],
		substitutes: { of: ['*'], moves: 'sunday>monday' },
		source: 'Singapore, Holidays Act 1998, section 4(2): the day next following a Sunday that is none itself',
		url: 'https://sso.agc.gov.sg/Act/HA1998'
	},
	{
		places: 'SG',
		years: [2006, 2025],
		days: [['Polling Day', '', 'on 20060506 20110507 20150911 20200710 20230901 20250503']],
		basis: 'one_off',
		source: POLLING
	},
	{
		places: 'SG',
		years: [2015, 2015],
		days: [['SG50 Public Holiday', '', 'on 20150807']],
		basis: 'one_off',
		source: 'Singapore, Ministry of Manpower, 14 March 2015',
		url: 'https://www.mom.gov.sg/newsroom/press-releases/2015/sg50-public-holiday-on-7-august-2015'
	}
];

const SKB = 'Indonesia, joint decree (SKB) of three ministers on national holidays, each year';
const ID_URL = 'https://setkab.go.id/pemerintah-tetapkan-hari-libur-nasional-dan-cuti-bersama-tahun-2025/';

const INDONESIA: readonly Correction[] = [
	{
		places: 'ID',
		years: [2010, 2100],
		without: ['*'],
		days: [
			["New Year's Day", 'Tahun Baru Masehi', '01-01'],
			['Good Friday', 'Wafat Yesus Kristus', 'easter-2'],
			['Ascension Day', 'Kenaikan Yesus Kristus', 'easter+39'],
			['Independence Day', 'Hari Kemerdekaan Republik Indonesia', '08-17'],
			['Christmas Day', 'Hari Raya Natal', '12-25']
		],
		basis: 'law',
		source: 'Indonesia, Keputusan Presiden 8/2024 on holidays, and its forerunners (24/1953, 251/1967, 10/1971)'
	},
	{
		places: 'ID',
		years: [2010, 2100],
		days: [['Chinese New Year', 'Tahun Baru Imlek', 'chinese 1-1']],
		source: 'Indonesia, Keputusan Presiden 19/2002 on the Chinese New Year'
	},
	{
		places: 'ID',
		years: [2014, 2100],
		days: [['Labour Day', 'Hari Buruh Internasional', '05-01']],
		source: 'Indonesia, Keputusan Presiden 24/2013: from 2014'
	},
	{
		places: 'ID',
		years: [2017, 2100],
		days: [['Pancasila Day', 'Hari Lahir Pancasila', '06-01']],
		source: 'Indonesia, Keputusan Presiden 24/2016: a holiday from 2017',
		url: 'https://setkab.go.id/berlaku-mulai-2017-presiden-jokowi-tetapkan-1-juni-sebagai-hari-libur-nasional/'
	},
	{
		places: 'ID',
		years: [2024, 2100],
		days: [['Easter Sunday', 'Kebangkitan Yesus Kristus (Paskah)', 'easter']],
		basis: 'law',
		source: 'Indonesia, Keputusan Presiden 8/2024 on holidays'
	},
	{
		places: 'ID',
		years: [2010, 2026],
		days: [
			[
				'Day of Silence',
				'Hari Suci Nyepi',
				'on 20100316 20110305 20120323 20130312 20140331 20150321 20160309 20170328 20180317 20190307 20200325 20210314 20220303 20230322 20240311 20250329 20260319'
			],
			[
				'Vesak Day',
				'Hari Raya Waisak',
				'on 20100528 20110517 20120506 20130525 20140515 20150602 20160522 20170511 20180529 20190519 20200507 20210526 20220516 20230604 20240523 20250512 20260531'
			],
			[
				'Eid al-Fitr',
				'Hari Raya Idul Fitri',
				'on 20100910 20100911 20110830 20110831 20120819 20120820 20130808 20130809 20140728 20140729 20150717 20150718 20160706 20160707 20170625 20170626 20180615 20180616 20190605 20190606 20200524 20200525 20210513 20210514 20220502 20220503 20230422 20230423 20240410 20240411 20250331 20250401 20260321 20260322'
			],
			[
				'Eid al-Adha',
				'Hari Raya Idul Adha',
				'on 20101117 20111106 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 20250606 20260527'
			],
			[
				'Islamic New Year',
				'Tahun Baru Islam',
				'on 20101207 20111127 20121115 20131105 20141025 20151014 20161002 20170921 20180911 20190901 20200820 20210811 20220730 20230719 20240707 20250627 20260616'
			],
			[
				"Prophet's Birthday",
				'Maulid Nabi Muhammad',
				'on 20100226 20110215 20120205 20130124 20140114 20150103 20151224 20161212 20171201 20181120 20191109 20201029 20211020 20221008 20230928 20240916 20250905 20260825'
			],
			[
				"Isra and Mi'raj",
				'Isra Mikraj Nabi Muhammad',
				'on 20100710 20110629 20120617 20130606 20140527 20150516 20160506 20170424 20180414 20190403 20200322 20210311 20220228 20230218 20240208 20250127 20260116'
			]
		],
		source: SKB,
		url: ID_URL
	},
	{
		places: 'ID',
		years: [2027, 2100],
		days: [
			['Vesak Day', 'Hari Raya Waisak', 'full 7 05-08'],
			['Eid al-Fitr', 'Hari Raya Idul Fitri', 'aceh 10-1', 2],
			['Eid al-Adha', 'Hari Raya Idul Adha', 'aceh 12-10'],
			['Islamic New Year', 'Tahun Baru Islam', 'aceh 1-1'],
			["Prophet's Birthday", 'Maulid Nabi Muhammad', 'aceh 3-12'],
			["Isra and Mi'raj", 'Isra Mikraj Nabi Muhammad', 'aceh 7-27']
		],
		source: `${SKB}; not decreed yet: reckoned`
	},
	{
		places: 'ID',
		years: [2027, 2027],
		days: [['Day of Silence', 'Hari Suci Nyepi', 'about 03-08']],
		source: 'Indonesia, Keputusan Presiden 8/2024; Saka calendar of Bali, reckoned ahead'
	},
	{
		places: 'ID',
		years: [2014, 2024],
		days: [
			['Legislative Election Day', 'Hari Pemilihan Umum Legislatif', 'on 20140409'],
			['Presidential Election Day', 'Hari Pemilihan Presiden', 'on 20140709'],
			['General Election Day', 'Hari Pemilihan Umum', 'on 20190417 20240214'],
			['Local Election Day', 'Hari Pemilihan Kepala Daerah', 'on 20151209 20170215 20180627 20201209 20241127']
		],
		basis: 'one_off',
		source:
			'Indonesia, Keputusan Presiden 14/2014, 24/2014, 25/2015, 3/2017, 15/2018, 10/2019, 22/2020 and 10/2024: election days as national holidays',
		url: 'https://peraturan.bpk.go.id/Details/277337/keppres-no-10-tahun-2024'
	}
];

export const SINGAPORE_INDONESIA: readonly Correction[] = [...SINGAPORE, ...INDONESIA];
