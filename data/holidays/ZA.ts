/** Holidays of South Africa: rules, years and sources. The format: `README.md`. */
export const ZA = `
source schedule-1-1994 | South Africa, Public Holidays Act 36 of 1994, schedule 1 | http://www.acts.co.za/public-holidays-act-1994/schedule_1
source elections-2026 | South Africa, Electoral Commission: 4 November 2026 is the day of the local elections, gazetted on 7 August 2026 as a public holiday (Act 36 of 1994, section 2A) | https://www.elections.org.za/content/About-Us/News/Electoral-Commission-welcomes-announcement-of-4-November-2026-as-Local-Government-Elections-date/
source public-holidays-1910 | South Africa, public holidays of 1910 to 1994 | https://www.liquisearch.com/public_holidays_in_south_africa/historical_public_holidays | list
source first-election | South Africa, election of April 1994; the proclamation was not read
source public-holidays-act-1994 | South Africa, Public Holidays Act 36 of 1994, section 2A, presidential proclamations | https://www.timeslive.co.za/news/south-africa/2022-12-08-ramaphosa-declares-december-27-a-public-holiday/

Ascension Day | easter+39 [,1994) | computed | public-holidays-1910 & vacanza
Boxing Day = Day of Goodwill | 12-26 [,1980) | library
feasts en | Christmas Day; Good Friday; New Year's Day | schedule-1-1994 [1995,); library
Day of Goodwill | 12-26 [1980,) | schedule-1-1994 [1995,); library
Day of Reconciliation | 12-16 [1995,) | schedule-1-1994
Day of the Covenant = Day of Reconciliation | 12-16 [1952,1980) | library
Day of the Vow = Day of Reconciliation | 12-16 [1980,1995) | library
Dingaan's Day = Day of Reconciliation | 12-16 [,1952) | library
Easter Monday = Family Day | easter+1 [,1980) | library
Election day | on 19990602 20040414 20060301 20090422 | vacanza
	on 19940427 19940428 | collection estimated | first-election
	on 20110518 20140507 20160803 20190508 20211101 | one_off | public-holidays-act-1994
	on 20261104 | one_off | elections-2026
Empire Day | 05-24 [,1952) | public-holidays-1910
Family Day | easter+1 [1980,) | schedule-1-1994 [1995,); library
	07-10 [1961,1975) | public-holidays-1910
Founder's Day | 04-06 [1980,1995) | public-holidays-1910 & vacanza
Freedom Day | 04-27 [1995,) | schedule-1-1994
Heritage Day | 09-24 [1995,) | schedule-1-1994
Human Rights Day | 03-21 [1995,) | schedule-1-1994
King's Birthday | 1 monday 08 [,1952) | public-holidays-1910
Kruger Day | 10-10 [1952,1994) | public-holidays-1910 & vacanza
National Women's Day | 08-09 [1995,) | schedule-1-1994
Public Holiday | 01-01 if sunday +1 [1995,2097), 09-24 if sunday +1 [1995,2091), 06-16 if sunday +1 [1996,2098), 04-27 if sunday +1 [1997,2099), 08-09 if sunday +1 [1998,2100), 03-21 if sunday +1 [1999,), 12-26 if sunday +1 [1999,), 12-16 if sunday +1 [2001,2097), 05-01 if sunday +1 [2005,2096) | library
Public holiday in place of Christmas Day | on 20080502 | vacanza
	12-26 if monday +1 [2011,2023) | one_off | public-holidays-act-1994
Queen's Birthday | 2 monday 07 [1952,1961) | public-holidays-1910
Republic Day | 05-31 [1961,1994) | public-holidays-1910 & vacanza
Rugby World Cup Win Public Holiday | on 20231215 | library
Settlers' Day | 1 monday 09 [1952,1980) | public-holidays-1910
Union Day | 05-31 [,1961) | public-holidays-1910
Van Riebeeck's Day | qingming 8 +1 [1952,1975) | public-holidays-1910
Voting Day | on 20240529 | library
Workers' Day | friday>=04-30 [1987,1990) | public-holidays-1910
	05-01 [1995,) | schedule-1-1994
Y2K Changeover | on 19991231 20000102 | vacanza
Y2K Changeover (substitute day) | on 20000103 | substitute | vacanza
Youth Day | 06-16 [1995,) | schedule-1-1994

fact national 2021 | off 11-01 | not 11-02 | Proclamation Notice 38 of 2021
fact national 2022 | off 12-26 12-27 | not 12-28 | Public Holidays Act, section 2A
fact national 2026 | off 11-04 | local elections
`;
