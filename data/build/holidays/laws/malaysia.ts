import { isoDate } from '../../../../engines/kit/calendar';
import type { AddedDay, Correction } from '../overlay';
import { daysByRule } from '../rules';

const ACT =
	'Malaysia, Holidays Act 1951 (Act 369); Sabah, Holidays Ordinance (Cap. 56); Sarawak, Public Holidays Ordinance (Cap. 8)';
const ACT_URL = 'https://www.kabinet.gov.my/bkpp/pdf/akta_warta/1951_12_31_act369.pdf';
const LIST = 'Malaysia, Prime Minister’s Department, yearly lists of federal and state holidays (Hari Kelepasan Am)';
const LIST_URL = 'https://www.kabinet.gov.my/storage/2025/08/HKA-2026.pdf';
/** The first year in which days are made up for by lists and rules, and the first of which lists were read. */
const FIRST = 2010;
const READ = 2014;
/** The last year of which the lists are in. */
const LISTED = 2026;

const from = (places: string, first: number, days: readonly AddedDay[], last = 2100): Correction => ({
	places,
	years: [first, last],
	days,
	basis: 'law',
	source: LIST,
	url: LIST_URL
});

const ADHA =
	'20101117 20111107 20121026 20131015 20141005 20150924 20160912 20170901 20180822 20190811 20200731 20210720 20220710 20230629 20240617 20250607 20260527';
const FITR =
	'20100910 20110831 20120819 20130808 20140728 20150717 20160706 20170625 20180615 20190605 20200524 20210513 20220502 20230422 20240410 20250331 20260321';

/** The 15th day of the month of the Chinese calendar that has it in May, as on every list from 2010 to 2026. */
const WESAK = `on ${daysByRule('chinese 4-15', LISTED + 1, 2100)
	.map((day) => isoDate(isoDate(day).slice(5, 7) === '06' ? day - 29 : day).replaceAll('-', ''))
	.join(' ')}`;

/** A day of the lists, and how it is reckoned beyond them. */
const listed = (
	places: string,
	name: string,
	local: string,
	dates: string,
	beyond: string,
	{ length = 1, shift = 0, first = FIRST, last = LISTED } = {}
): readonly Correction[] => [
	{
		places,
		years: [first, last],
		days: [[name, local, shiftedBy(`on ${dates}`, shift), length]],
		source: LIST,
		url: LIST_URL
	},
	{
		places,
		years: [last + 1, 2100],
		days: [[name, local, beyond, length]],
		basis: 'computed',
		estimated: true,
		source: `${LIST}; not in yet: reckoned`,
		url: LIST_URL
	}
];

/** `on` dates that many days later. */
const shiftedBy = (rule: string, days: number): string =>
	rule.replace(/\d{8}/g, (date) => {
		const day = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)) + days);
		return new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
	});

const NEW_YEAR: AddedDay = ["New Year's Day", 'Tahun Baharu', '01-01'];
const KAAMATAN: AddedDay = ['Harvest Festival', 'Pesta Kaamatan', '05-30', 2];
const TERRITORY: AddedDay = ['Federal Territory Day', 'Hari Wilayah Persekutuan', '02-01'];
const GOOD_FRIDAY: AddedDay = ['Good Friday', 'Good Friday', 'easter-2'];

/** What the lists say, before those that were read: as another collection has it. */
const asRead = (corrections: readonly Correction[]): readonly Correction[] =>
	corrections.flatMap((one) => {
		const [first, last] = one.years ?? [READ, READ];
		if (one.source !== LIST || !one.days || first >= READ) return [one];
		const earlier = {
			...one,
			years: [first, Math.min(last, READ - 1)] as const,
			estimated: true,
			source: `${LIST}, as vacanza/holidays has them`
		};
		return last < READ ? [earlier] : [earlier, { ...one, years: [READ, last] as const }];
	});

const FEDERAL: readonly Correction[] = [
	{
		places: 'MY',
		years: [FIRST, 2100],
		without: ['*'],
		days: [
			['Chinese New Year', 'Tahun Baharu Cina', 'chinese 1-1', 2],
			['Labour Day', 'Hari Pekerja', '05-01'],
			['National Day', 'Hari Kebangsaan', '08-31'],
			['Malaysia Day', 'Hari Malaysia', '09-16'],
			['Christmas Day', 'Hari Krismas', '12-25']
		],
		basis: 'law',
		source: ACT,
		url: ACT_URL
	},
	from(
		'MY',
		FIRST,
		[["Yang di-Pertuan Agong's Birthday", 'Hari Keputeraan Yang di-Pertuan Agong', '1 saturday 06']],
		2016
	),
	from('MY', 2017, [["Yang di-Pertuan Agong's Birthday", 'Hari Keputeraan Yang di-Pertuan Agong', '09-09']], 2019),
	from('MY', 2020, [["Yang di-Pertuan Agong's Birthday", 'Hari Keputeraan Yang di-Pertuan Agong', '06-08']], 2020),
	from('MY', 2021, [["Yang di-Pertuan Agong's Birthday", 'Hari Keputeraan Yang di-Pertuan Agong', '1 monday 06']]),
	...listed('MY', 'Eid al-Fitr', 'Hari Raya Puasa', FITR, 'kualalumpur 10-1', { length: 2 }),
	...listed('MY', 'Eid al-Adha', 'Hari Raya Qurban', ADHA, 'kualalumpur 12-10'),
	...listed(
		'MY',
		'Islamic New Year',
		'Awal Muharam',
		'20101208 20111127 20121115 20131105 20141025 20151014 20161002 20170922 20180911 20190901 20200820 20210810 20220730 20230719 20240707 20250627 20260617',
		'kualalumpur 1-1'
	),
	...listed(
		'MY',
		"Prophet's Birthday",
		'Maulidur Rasul',
		'20100226 20110216 20120205 20130124 20140114 20150103 20151224 20161212 20171201 20181120 20191109 20201029 20211019 20221010 20230928 20240916 20250905 20260825',
		'kualalumpur 3-12'
	),
	...listed(
		'MY',
		'Vesak Day',
		'Hari Wesak',
		'20100528 20110517 20120505 20130524 20140513 20150503 20160521 20170510 20180529 20190519 20200507 20210526 20220515 20230504 20240522 20250512 20260531',
		WESAK
	),
	...listed(
		'MY',
		'Deepavali',
		'Hari Deepavali',
		'20101105 20111026 20121113 20131102 20141022 20151110 20161029 20171018 20181106 20191027 20201114 20211104 20221024 20231112 20241031 20251020 20261108',
		'hindu naraka'
	),
	{
		places: 'MY-13',
		years: [FIRST, 2100],
		without: ['Deepavali'],
		source: 'Sarawak, Public Holidays Ordinance (Cap. 8)'
	},
	{
		places: 'MY-15',
		years: [FIRST, 2013],
		without: ['Deepavali'],
		source: `${LIST}: in Labuan from 2014 on, as vacanza/holidays has it`
	}
];

const THAIPUSAM = 'MY-01 MY-05 MY-07 MY-08 MY-10 MY-14 MY-16';
const thaipusam = (places: string, first: number) =>
	listed(
		places,
		'Thaipusam',
		'Hari Thaipusam',
		'20100129 20110120 20120207 20130127 20140117 20150203 20160124 20170209 20180131 20190121 20200208 20210128 20220118 20230205 20240125 20250211 20260201 20270122',
		'hindu thaipusam',
		{ first, last: 2027 }
	);
const ramadan = (places: string, last: number): readonly Correction[] => [
	{
		places,
		years: [FIRST, last],
		days: [
			[
				'Beginning of Ramadan',
				'Awal Ramadan',
				'on 20100811 20110801 20120720 20130709 20140629 20150618 20160607 20170527 20180517 20190506 20200424 20210413 20220403 20230323 20240312 20250302 20260219'
			]
		],
		source: LIST,
		url: LIST_URL
	}
];

const STATES: readonly Correction[] = [
	// Not federal, but kept in most states.
	{ ...from('MY', FIRST, [NEW_YEAR]), alone: true },
	from('MY-04 MY-05 MY-06 MY-07 MY-08 MY-10 MY-12 MY-13 MY-14 MY-15 MY-16', FIRST, [NEW_YEAR]),
	...thaipusam(THAIPUSAM, FIRST),
	...thaipusam('MY-02', 2022),
	...listed(
		'MY-03 MY-06 MY-07 MY-08 MY-09 MY-10 MY-11 MY-14 MY-15 MY-16',
		'Nuzul Al-Quran',
		'Hari Nuzul Al-Quran',
		'20100827 20110817 20120805 20130725 20140715 20150704 20160622 20170612 20180602 20190522 20200510 20210429 20220419 20230408 20240328 20250318 20260307',
		'kualalumpur 9-17'
	),
	...['MY-02 MY-05 MY-09', 'MY-11'].flatMap((places) =>
		listed(
			places,
			"Isra and Mi'raj",
			'Israk dan Mikraj',
			'20100709 20110629 20120617 20130606 20140527 20150516 20160505 20170424 20180414 20190403 20200322 20210311 20220301 20230218 20240208 20250127 20260117',
			'kualalumpur 7-27',
			{ first: places === 'MY-11' ? 2020 : FIRST }
		)
	),
	...listed(
		'MY-02 MY-03 MY-09 MY-11',
		'Eid al-Adha (second day)',
		'Hari Raya Qurban (Hari Kedua)',
		ADHA,
		'kualalumpur 12-10 +1',
		{
			shift: 1
		}
	),
	...listed('MY-11', 'Arafat Day', 'Hari Arafah', ADHA, 'kualalumpur 12-10 -1', { shift: -1 }),
	...listed('MY-03', 'Arafat Day', 'Hari Arafah', ADHA, 'kualalumpur 12-10 -1', { shift: -1, first: 2023 }),
	...ramadan('MY-01 MY-02', LISTED),
	...ramadan('MY-04', 2024),
	from('MY-01 MY-02', LISTED + 1, [['Beginning of Ramadan', 'Awal Ramadan', 'kualalumpur 9-1']]),
	...listed('MY-04', 'Eid al-Fitr (third day)', 'Hari Raya Puasa (Hari Ketiga)', FITR, 'kualalumpur 10-1 +2', {
		shift: 2,
		first: 2025
	}),
	from('MY-01', 2015, [["Sultan of Johor's Birthday", 'Hari Keputeraan Sultan Johor', '03-23']]),
	...listed(
		'MY-01',
		'Hol of Sultan Iskandar',
		'Hari Hol Almarhum Sultan Iskandar',
		'20110112 20121220 20131210 20141129 20151119 20161107 20171027 20181015 20191005 20200924 20210913 20220903 20230823 20240811 20250731 20260721',
		'kualalumpur 2-6'
	),
	{
		places: 'MY-02',
		years: [FIRST, 2019],
		days: [["Sultan of Kedah's Birthday", 'Hari Keputeraan Sultan Kedah', '3 sunday 01']],
		source: 'Kedah, Holidays Act 1951, section 9 (1): in January until the state moved it to June from 2020 on',
		url: 'https://www.thesundaily.my/local/kedah-sultan-s-official-birthday-to-fall-on-third-sunday-in-june-NY1717780'
	},
	from('MY-02', 2020, [["Sultan of Kedah's Birthday", 'Hari Keputeraan Sultan Kedah', '3 sunday 06']], 2023),
	from('MY-02', 2024, [["Sultan of Kedah's Birthday", 'Hari Keputeraan Sultan Kedah', '06-30']], 2024),
	from('MY-02', 2025, [["Sultan of Kedah's Birthday", 'Hari Keputeraan Sultan Kedah', '3 sunday 06']]),
	from('MY-03', 2012, [["Sultan of Kelantan's Birthday", 'Hari Keputeraan Sultan Kelantan', '11-11', 2]], 2022),
	from('MY-03', FIRST, [["Sultan of Kelantan's Birthday", 'Hari Keputeraan Sultan Kelantan', '03-30', 2]], 2011),
	from('MY-03', 2023, [["Sultan of Kelantan's Birthday", 'Hari Keputeraan Sultan Kelantan', '09-29', 2]]),
	from(
		'MY-04',
		FIRST,
		[
			['Declaration of Malacca as a Historical City', 'Hari Perisytiharan Melaka Sebagai Bandaraya Bersejarah', '04-15']
		],
		2023
	),
	from('MY-04', 2024, [['Declaration of Independence Day', 'Hari Pengisytiharan Tarikh Kemerdekaan', '02-20']]),
	from(
		'MY-04',
		FIRST,
		[["Governor of Malacca's Birthday", 'Hari Jadi Yang di-Pertua Negeri Melaka', '2 friday 10']],
		2019
	),
	from('MY-04', 2020, [["Governor of Malacca's Birthday", 'Hari Jadi Yang di-Pertua Negeri Melaka', '08-24']]),
	from('MY-05', FIRST, [
		["Yang di-Pertuan Besar's Birthday", 'Hari Keputeraan Yang di-Pertuan Besar Negeri Sembilan', '01-14']
	]),
	from('MY-06', FIRST, [['Hol of the Sultan of Pahang', 'Hari Hol Sultan Pahang', '05-07']], 2019),
	from('MY-06', 2020, [['Hol of the Sultan of Pahang', 'Hari Hol Sultan Pahang', '05-22']]),
	from('MY-06', FIRST, [["Sultan of Pahang's Birthday", 'Hari Keputeraan Sultan Pahang', '10-24']], 2018),
	from('MY-06', 2019, [["Sultan of Pahang's Birthday", 'Hari Keputeraan Sultan Pahang', '07-30']]),
	from('MY-07', FIRST, [
		['George Town World Heritage Day', 'Hari Ulang Tahun Perisytiharan Tapak Warisan Dunia', '07-07'],
		["Governor of Penang's Birthday", 'Hari Jadi Yang di-Pertua Negeri Pulau Pinang', '2 saturday 07']
	]),
	from('MY-08', FIRST, [["Sultan of Perak's Birthday", 'Hari Keputeraan Sultan Perak', '11-27']], 2017),
	from('MY-08', 2018, [["Sultan of Perak's Birthday", 'Hari Keputeraan Sultan Perak', '1 friday 11']]),
	from('MY-09', FIRST, [["Raja of Perlis's Birthday", 'Hari Ulang Tahun Keputeraan Raja Perlis', '05-17']], 2017),
	from('MY-09', 2018, [["Raja of Perlis's Birthday", 'Hari Ulang Tahun Keputeraan Raja Perlis', '07-17']], 2021),
	from('MY-09', 2022, [["Raja of Perlis's Birthday", 'Hari Ulang Tahun Keputeraan Raja Perlis', '05-17']]),
	from('MY-10', FIRST, [["Sultan of Selangor's Birthday", 'Hari Keputeraan Sultan Selangor', '12-11']]),
	from('MY-11', FIRST, [
		['Installation of the Sultan of Terengganu', 'Hari Ulang Tahun Pertabalan Sultan Terengganu', '03-04'],
		["Sultan of Terengganu's Birthday", 'Hari Keputeraan Sultan Terengganu', '04-26']
	]),
	from('MY-12 MY-15', FIRST, [KAAMATAN]),
	from('MY-12 MY-13', FIRST, [GOOD_FRIDAY]),
	from(
		'MY-12',
		FIRST,
		[["Governor of Sabah's Birthday", 'Hari Jadi Yang di-Pertua Negeri Sabah', '1 saturday 10']],
		2024
	),
	from('MY-12', 2025, [["Governor of Sabah's Birthday", 'Hari Jadi Yang di-Pertua Negeri Sabah', '03-30']]),
	from('MY-12', 2019, [['Christmas Eve', 'Krismas (Eve)', '12-24']]),
	from('MY-13', FIRST, [
		['Gawai Dayak', 'Perayaan Hari Gawai Dayak', '06-01', 2],
		["Governor of Sarawak's Birthday", 'Hari Jadi Yang di-Pertua Negeri Sarawak', '2 saturday 10']
	]),
	from('MY-13', 2017, [['Sarawak Day', 'Hari Kemerdekaan Sarawak', '07-22']]),
	from('MY-14 MY-15 MY-16', FIRST, [TERRITORY])
];

/** Days that are not made up for. */
const NOT_MADE_UP = [
	"Sultan of Johor's Birthday",
	'Hol of Sultan Iskandar',
	"Sultan of Kedah's Birthday",
	"Sultan of Kelantan's Birthday",
	"Sultan of Perak's Birthday",
	"Governor of Sabah's Birthday",
	"Governor of Sarawak's Birthday",
	'Harvest Festival',
	'Good Friday',
	'Christmas Eve'
];
const SUNDAY = ['04', '05', '06', '07', '08', '09', '10', '12', '13', '14', '15', '16'].map((state) => `MY-${state}`);
const madeUp = (places: string, moves: string, first: number, last: number, alone?: true): Correction => ({
	places,
	...(alone && { alone }),
	years: [first, last],
	substitutes: { of: ['*'], except: NOT_MADE_UP, moves },
	source:
		'Malaysia, Holidays Act 1951, section 3: the day following the weekly holiday, or the next that is no holiday',
	url: ACT_URL
});

const MOVED: readonly Correction[] = [
	madeUp('MY', 'sunday>monday', FIRST, 2100, true),
	...SUNDAY.map((state) => madeUp(state, 'sunday>monday', FIRST, 2100)),
	madeUp('MY-01', 'sunday>monday', FIRST, 2013),
	madeUp('MY-01', 'friday>sunday', 2014, 2024),
	madeUp('MY-01', 'sunday>monday', 2025, 2100),
	madeUp('MY-02', 'friday>sunday', FIRST, 2100),
	madeUp('MY-03', 'saturday>sunday', FIRST, 2100),
	madeUp('MY-11', 'saturday>sunday', FIRST, 2100)
];

const extra = (
	places: string,
	name: string,
	local: string,
	dates: string,
	source: string,
	url?: string
): Correction => ({
	places,
	years: [FIRST, LISTED],
	days: [[name, local, `on ${dates}`]],
	basis: 'one_off',
	source,
	...(url !== undefined && { url })
});

const ONCE: readonly Correction[] = [
	extra(
		'MY',
		'Installation of the Yang di-Pertuan Agong',
		'Hari Pertabalan Yang di-Pertuan Agong',
		'20170424 20190730',
		LIST
	),
	extra('MY', 'Day off for the Southeast Asian Games', 'Cuti tambahan Sukan SEA', '20170904', LIST),
	extra('MY', 'General election', 'Cuti pilihan raya umum', '20180509 20221118 20221119', LIST),
	extra('MY', 'Additional holiday', 'Cuti peristiwa', '20221128 20250915', LIST),
	extra(
		'MY',
		'Eid al-Fitr (additional day)',
		'Cuti tambahan Hari Raya',
		'20230421',
		'Malaysia, Prime Minister, 17 April 2023 (Holidays Act, section 8): the Friday, since the feast was on Saturday',
		'https://www.astroawani.com/berita-malaysia/pm-umum-cuti-tambahan-satu-hari-untuk-aidilfitri-415991'
	),
	extra(
		'MY',
		'Eid al-Fitr (additional day)',
		'Cuti tambahan Hari Raya',
		'20260320',
		'Malaysia, Prime Minister, March 2026: the Friday, since the feast was on Saturday',
		'https://www.kosmo.com.my/?p=917020'
	),
	extra('MY-01 MY-02 MY-03 MY-11', 'Additional holiday', 'Cuti peristiwa', '20180510 20180513', LIST),
	extra(
		'MY-04 MY-05 MY-06 MY-07 MY-08 MY-09 MY-10 MY-14 MY-15 MY-16',
		'Additional holiday',
		'Cuti peristiwa',
		'20180510 20180511',
		LIST
	),
	extra('MY-13', 'Additional holiday', 'Cuti peristiwa', '20180517 20180518', LIST),
	extra('MY-14 MY-15 MY-16', 'Malaysia Cup Holiday', 'Cuti Piala Malaysia', '20211203', LIST),
	extra('MY-01 MY-02 MY-03 MY-11', 'Labour Day (substitute day)', 'Hari Pekerja', '20220504', LIST)
];

export const MALAYSIA: readonly Correction[] = [...asRead([...FEDERAL, ...STATES]), ...MOVED, ...ONCE];
