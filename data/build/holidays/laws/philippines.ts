import type { AddedDay, Correction } from '../overlay';

const CODE = 'Philippines, Administrative Code of 1987, book I, section 26, as amended by Republic Act 9492 (2007)';
const CODE_URL = 'http://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/';
const PROCLAIMED = 'Philippines, yearly proclamations on regular holidays and special (non-working) days';
const PROCLAIMED_URL = 'https://www.officialgazette.gov.ph/nationwide-holidays/';

/** A fixed day, and the years in which it was proclaimed for another: `2023-04-10`. */
const fixed = (name: string, local: string, date: string, elsewhere: readonly string[] = []): Correction[] => {
	const years = elsewhere.map((one) => Number(one.slice(0, 4)));
	const day: AddedDay = [name, local, date];
	return [
		{ places: 'PH', years: [2010, 2100], days: [day], source: CODE, url: CODE_URL },
		...years.map((year, index): Correction => ({
			places: 'PH',
			years: [year, year],
			without: [name],
			days: [[name, local, `on ${(elsewhere[index] ?? '').replaceAll('-', '')}`]],
			source: PROCLAIMED,
			url: PROCLAIMED_URL
		}))
	];
};

const proclaimed = (
	first: number,
	last: number,
	days: readonly AddedDay[],
	source = PROCLAIMED,
	url = PROCLAIMED_URL
): Correction => ({
	places: 'PH',
	years: [first, last],
	days,
	source,
	url
});

export const PHILIPPINES: readonly Correction[] = [
	{
		places: 'PH',
		years: [2010, 2100],
		without: ['*'],
		days: [
			["New Year's Day", 'Araw ng Bagong Taon', '01-01'],
			['Labour Day', 'Araw ng Paggawa', '05-01'],
			["National Heroes' Day", 'Araw ng mga Bayani', 'last monday 08'],
			["All Saints' Day", 'Undas', '11-01'],
			['Christmas Day', 'Araw ng Pasko', '12-25'],
			['Maundy Thursday', 'Huwebes Santo', 'easter-3'],
			['Good Friday', 'Biyernes Santo', 'easter-2']
		],
		basis: 'law',
		source: CODE,
		url: CODE_URL
	},
	...fixed('Day of Valour', 'Araw ng Kagitingan', '04-09', ['2023-04-10']),
	...fixed('Independence Day', 'Araw ng Kalayaan', '06-12', ['2010-06-14']),
	...fixed('Ninoy Aquino Day', 'Araw ng Kabayanihan ni Ninoy Aquino', '08-21', ['2010-08-23', '2024-08-23']),
	...fixed('Bonifacio Day', 'Araw ng Kapanganakan ni Bonifacio', '11-30', ['2010-11-29', '2023-11-27']),
	...fixed('Rizal Day', 'Araw ng Kamatayan ni Rizal', '12-30', ['2010-12-27']),
	...fixed('Last Day of the Year', 'Bisperas ng Bagong Taon', '12-31'),
	{
		places: 'PH',
		years: [2021, 2022],
		without: ['Last Day of the Year'],
		source: 'Philippines, Proclamations 1107 and 1236 of 2021: a special working day in 2021 and 2022',
		url: PROCLAIMED_URL
	},
	proclaimed(2013, 2100, [['Black Saturday', 'Sabado de Gloria', 'easter-1']]),
	proclaimed(2012, 2022, [['Chinese New Year', 'Bagong Taon ng mga Tsino', 'chinese 1-1']]),
	proclaimed(2024, 2100, [['Chinese New Year', 'Bagong Taon ng mga Tsino', 'chinese 1-1']]),
	proclaimed(2016, 2023, [
		[
			'EDSA Revolution Anniversary',
			'Anibersaryo ng Rebolusyon sa EDSA',
			'on 20160225 20180225 20190225 20200225 20210225 20220225 20230224'
		]
	]),
	proclaimed(
		2018,
		2100,
		[['Immaculate Conception', 'Kapistahan ng Immaculada Concepcion', '12-08']],
		'Philippines, Republic Act 10966 of 28 December 2017',
		'http://www.officialgazette.gov.ph/2017/12/28/republic-act-no-10966/'
	),
	proclaimed(
		2010,
		2025,
		[
			[
				'Eid al-Fitr',
				"Eid'l Fitr",
				'on 20100910 20110830 20120820 20130809 20140729 20150717 20160707 20170626 20180615 20190605 20200525 20210513 20220503 20230421 20240410 20250401'
			],
			[
				'Eid al-Adha',
				"Eid'l Adha",
				'on 20101117 20111107 20121026 20131015 20141006 20150925 20160910 20170902 20180821 20190812 20200731 20210720 20220709 20230628 20240617 20250606'
			]
		],
		'Philippines, proclamations under Republic Acts 9177 (2002) and 9849 (2009)'
	),
	proclaimed(
		2026,
		2100,
		[
			['Eid al-Fitr', "Eid'l Fitr", 'hijri 10-1'],
			['Eid al-Adha', "Eid'l Adha", 'hijri 12-10']
		],
		'Philippines, Republic Acts 9177 (2002) and 9849 (2009); not read or not proclaimed yet: reckoned'
	),
	{
		...proclaimed(2010, 2026, [
			[
				'Additional special (non-working) day',
				'Karagdagang espesyal na araw na walang pasok',
				'on 20101224 20121102 20131102 20131224 20141224 20141226 20150102 20151224 20160102 20161031 20161224 20170102 20171031 20181102 20181224 20191102 20191224 20201102 20201224 20221031 20230102 20231102 20231226 20240209 20241102 20241224 20250727 20251031 20251224 20261102 20261224'
			],
			['Election day', 'Araw ng halalan', 'on 20180514 20190513 20220509 20231030 20250512']
		]),
		basis: 'one_off'
	}
];
