/** Holidays of Eswatini: rules, years and sources. The format: `README.md`. */
export const SZ = `
source government-gazette-liii | Eswatini, Government Gazette LIII (88): a Sunday is kept on the Monday; days of festivals are announced by the King each year | https://en.wikipedia.org/wiki/Public_holidays_in_Eswatini
source one-festival-public | Eswatini: one day of the festival is a public holiday, named each year by the Ministry of Home Affairs | https://publicholidays.africa/eswatini/
source public-holidays-government | Eswatini, list of public holidays, with the Government Gazette | https://en.wikipedia.org/wiki/Public_holidays_in_Eswatini

feasts en | Ascension Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Birthday of King Mswati III | 04-19 [1987,) | library
Birthday of King Mswati III (substitute day) | 04-19 if sunday +1 [1987,1993), 04-19 if sunday +1 [1998,2010), 04-19 if sunday +1 [2015,2100) | substitute | government-gazette-liii [1998,2010) estimated; government-gazette-liii
Birthday of the late King Sobhuza | 07-22 [1983,) | library
Birthday of the late King Sobhuza (substitute day) | 07-22 if sunday +1 [1951,1963), 07-22 if sunday +1 [1973,1985), 07-22 if sunday +1 [1990,2008), 07-22 if sunday +1 [2012,2097) | substitute | government-gazette-liii [1990,2008) estimated; public-holidays-government [1951,1963); government-gazette-liii
	07-23 if sunday +1 [,1968) | substitute | public-holidays-government
Boxing Day | 12-26 if sunday +1 [1954,1983), 12-26 if sunday +1 [1993,2005), 12-26 if sunday +1 [2010,) | public-holidays-government [1993,2005) estimated; public-holidays-government
	12-26 | public-holidays-government & vacanza
Christmas Day (substitute day) | 12-26 if monday +1 [1977,1989), 12-26 if monday +1 [1994,2006), 12-26 if monday +1 [2011,2096) | substitute | government-gazette-liii [1994,2006) estimated; government-gazette-liii
Incwala Festival = Incwala | 12-28 | government-gazette-liii [1968,) computed estimated; one-festival-public
Independence Day = Somhlolo Day | 09-06 [1969,) | library
Independence Day (substitute day) = Somhlolo Day | 09-06 if sunday +1 [1970,1988), 09-06 if sunday +1 [1992,2010), 09-06 if sunday +1 [2015,2100) | substitute | government-gazette-liii [1992,2010) estimated; government-gazette-liii
Labour Day (substitute day) | 05-01 if sunday +1 [1960,1967), 05-01 if sunday +1 [1977,1989), 05-01 if sunday +1 [1994,2006), 05-01 if sunday +1 [2011,2096) | substitute | government-gazette-liii [1994,2006) estimated; public-holidays-government [1960,1967); government-gazette-liii
	monday>=04-27 [1954,1956), on 19650503 | substitute | public-holidays-government
National Flag Day | 04-25 [1969,) | library
National Flag Day (substitute day) | 04-25 if sunday +1 [1971,1983), 04-25 if sunday +1 [1993,2005), 04-25 if sunday +1 [2010,) | substitute | government-gazette-liii [1993,2005) estimated; government-gazette-liii
New Year's Day (substitute day) | 01-01 if sunday +1 [1978,1990), 01-01 if sunday +1 [1995,2007), 01-01 if sunday +1 [2012,2097) | substitute | government-gazette-liii [1995,2007) estimated; government-gazette-liii
Umhlanga Reed Dance = Umhlanga | 1 monday 09 | government-gazette-liii [1968,) computed estimated; public-holidays-government
Y2K changeover | on 19991231 20000103 | vacanza

fact national 2020 | off 04-20 09-07 | not 04-27 | a Sunday to the Monday, no Saturday
decided yes law | Birthday of King Mswati III (substitute day); National Flag Day (substitute day); Labour Day (substitute day); Birthday of the late King Sobhuza (substitute day); Independence Day (substitute day); Christmas Day (substitute day); Boxing Day; New Year's Day (substitute day) | - | - | national | the Monday after a Sunday | Eswatini, list of public holidays, with the Government Gazette | https://en.wikipedia.org/wiki/Public_holidays_in_Eswatini
decided yes law | Incwala Festival; Umhlanga Reed Dance | - | - | national | a day of each is off; which, the King says | Eswatini, list of public holidays, with the Government Gazette | https://en.wikipedia.org/wiki/Public_holidays_in_Eswatini
`;
