/**
 * Times at which the packed data, which has no daylight flag, does not show what was in force: double changes, when the
 * standard time moved on the same day as the clocks; changes of standard time that look like a summer; summers that no
 * clock ended, because the standard time moved to where it was. From the tz database's rules (its SAVE column).
 * Since 28 October 2018 Morocco's +01 counts as its standard time, as its law has it.
 *
 * A row: from, to (UTC, empty for ever), whether daylight time is in force, zones.
 */
export const DAYLIGHT_EXCEPTIONS: readonly (readonly [from: string, to: string, daylight: boolean, zones: string])[] = [
	['1974-03-10T01:30', '1974-09-01T02:30', true, 'America/Montevideo'],
	['1979-04-29T03:00', '1980-03-16T02:00', true, 'America/Montevideo'],
	['1981-03-31T19:00', '1981-09-30T18:00', true, 'Asia/Aqtobe Asia/Oral Asia/Qostanay Asia/Qyzylorda Asia/Samarkand'],
	['1981-10-11T04:00', '1982-03-14T03:00', true, 'Pacific/Easter'],
	['1982-03-31T11:00', '1982-09-30T11:00', true, 'Asia/Anadyr'],
	[
		'1982-03-31T18:00',
		'1982-09-30T18:00',
		true,
		'Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda Asia/Samarkand'
	],
	['1985-09-15T03:00', '1986-04-20T03:00', true, 'Atlantic/Stanley'],
	['1988-03-26T22:00', '1988-09-24T23:00', true, 'Europe/Saratov'],
	['1989-03-25T21:00', '1989-09-23T22:00', true, 'Asia/Oral'],
	['1989-03-25T22:00', '1989-09-23T23:00', true, 'Europe/Astrakhan Europe/Samara Europe/Ulyanovsk'],
	['1991-03-30T14:00', '1991-09-28T15:00', true, 'Asia/Anadyr Asia/Kamchatka'],
	['1991-03-30T15:00', '1991-09-28T16:00', true, 'Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Ust-Nera'],
	['1991-03-30T16:00', '1991-09-28T17:00', true, 'Asia/Vladivostok'],
	['1991-03-30T17:00', '1991-09-28T18:00', true, 'Asia/Chita Asia/Khandyga Asia/Yakutsk'],
	['1991-03-30T18:00', '1991-09-28T19:00', true, 'Asia/Irkutsk'],
	[
		'1991-03-30T19:00',
		'1991-09-28T20:00',
		true,
		'Asia/Barnaul Asia/Krasnoyarsk Asia/Novokuznetsk Asia/Novosibirsk Asia/Tomsk'
	],
	['1991-03-30T20:00', '1991-08-30T20:00', true, 'Asia/Bishkek'],
	['1991-03-30T20:00', '1991-09-08T21:00', true, 'Asia/Dushanbe'],
	['1991-03-30T20:00', '1991-09-28T21:00', true, 'Asia/Almaty Asia/Omsk Asia/Tashkent'],
	[
		'1991-03-30T21:00',
		'1991-09-28T22:00',
		true,
		'Asia/Aqtau Asia/Aqtobe Asia/Ashgabat Asia/Atyrau Asia/Qostanay Asia/Qyzylorda Asia/Yekaterinburg'
	],
	['1991-03-30T22:00', '1991-09-28T23:00', true, 'Asia/Baku Asia/Tbilisi Asia/Yerevan'],
	['1991-03-30T23:00', '1991-09-29T00:00', true, 'Europe/Samara Europe/Ulyanovsk'],
	['1992-01-01T10:00', '1992-09-24T05:00', false, 'America/Managua'],
	['1992-01-18T21:00', '1992-03-28T20:00', false, 'Asia/Qyzylorda'],
	['1992-01-18T22:00', '1992-03-28T21:00', false, 'Asia/Oral'],
	['1992-03-28T22:00', '1992-09-26T23:00', true, 'Europe/Astrakhan Europe/Saratov'],
	['1992-03-28T23:00', '1992-09-26T23:00', true, 'Asia/Baku'],
	['1993-05-22T16:00', '1993-09-25T20:00', true, 'Asia/Novosibirsk'],
	['1993-06-17T01:00', '1993-09-26T01:00', true, 'Atlantic/Azores'],
	['1994-03-26T21:00', '1994-09-24T20:00', true, 'Asia/Tbilisi'],
	['1995-03-25T23:00', '1995-09-23T23:00', true, 'Asia/Yerevan'],
	['1995-05-27T16:00', '1995-09-23T20:00', true, 'Asia/Barnaul'],
	['1996-03-30T20:00', '1997-03-29T19:00', true, 'Asia/Tbilisi'],
	['1996-05-24T18:30', '1996-10-25T18:00', false, 'Asia/Colombo'],
	['1997-03-29T15:00', '1997-10-25T16:00', true, 'Asia/Sakhalin'],
	['1997-03-29T19:00', '1997-10-25T19:00', true, 'Asia/Tbilisi'],
	['1999-03-27T21:00', '1999-10-30T22:00', true, 'Asia/Atyrau'],
	[
		'1999-10-03T03:00',
		'2000-03-03T03:00',
		true,
		'America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia'
	],
	['2002-04-30T19:00', '2002-10-26T20:00', true, 'Asia/Tomsk'],
	['2004-03-27T21:00', '2004-10-30T21:00', true, 'Asia/Qostanay Asia/Qyzylorda'],
	['2004-03-27T22:00', '2004-10-30T22:00', true, 'Asia/Aqtau Asia/Atyrau Asia/Oral'],
	['2004-06-26T19:00', '2004-10-30T23:00', true, 'Asia/Tbilisi'],
	['2005-03-26T21:30', '2005-08-11T18:00', true, 'Asia/Bishkek'],
	['2008-01-21T02:00', '2008-03-09T03:00', true, 'America/Argentina/San_Luis'],
	['2009-10-17T18:00', '2010-03-04T15:00', false, 'Antarctica/Casey'],
	['2010-03-27T14:00', '2010-10-30T15:00', true, 'Asia/Anadyr Asia/Kamchatka'],
	['2010-03-27T19:00', '2010-10-30T20:00', true, 'Asia/Novokuznetsk'],
	['2010-03-27T22:00', '2010-10-30T23:00', true, 'Europe/Samara'],
	['2011-03-26T15:00', '2011-09-12T12:00', false, 'Asia/Ust-Nera'],
	['2011-03-26T16:00', '2011-09-12T13:00', false, 'Asia/Khandyga'],
	['2011-09-24T14:00', '2011-12-30T10:00', true, 'Pacific/Apia'],
	['2011-10-27T18:00', '2012-02-21T17:00', false, 'Antarctica/Casey'],
	['2014-03-30T00:00', '2014-10-25T22:00', false, 'Europe/Simferopol'],
	[
		'2014-09-07T04:00',
		'2016-05-15T03:00',
		true,
		'America/Coyhaique America/Punta_Arenas America/Santiago Antarctica/Palmer Pacific/Easter'
	],
	['2016-08-14T04:00', '2016-12-04T03:00', true, 'America/Punta_Arenas Antarctica/Palmer'],
	['2018-06-17T02:00', '2018-10-28T02:00', true, 'Africa/Casablanca Africa/El_Aaiun'],
	['2018-10-06T20:00', '2019-03-16T16:00', false, 'Antarctica/Casey'],
	['2019-10-03T19:00', '2020-03-07T16:00', false, 'Antarctica/Casey'],
	['2020-10-03T16:01', '2021-03-13T13:00', false, 'Antarctica/Casey'],
	['2021-10-02T16:01', '2022-03-12T13:00', false, 'Antarctica/Casey'],
	['2022-10-01T16:01', '2023-03-08T16:00', false, 'Antarctica/Casey'],
	['2024-03-31T01:00', '2024-10-27T01:00', true, 'America/Scoresbysund'],
	['2024-09-08T04:00', '2025-03-20T03:00', true, 'America/Coyhaique'],
	['2024-10-06T04:00', '2024-10-15T03:00', true, 'America/Asuncion'],
	['2026-03-22T02:00', '2026-09-20T01:00', false, 'Africa/Casablanca Africa/El_Aaiun']
];
