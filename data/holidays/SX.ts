/** Holidays of Sint Maarten: rules, years and sources. The format: `README.md`. */
export const SX = `
known [2011,)

source ab-19-2012 | Sint Maarten, AB 2012 no. 19, AB 2015 no. 24 and the yearly schedule of holidays, as vacanza/holidays (MIT) cites them
source kingdom-netherlands-queen-2013 | Kingdom of the Netherlands: Queen’s Day on 30 April until 2013, King’s Day on 27 April since; a Sunday to the Saturday before | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list [,)

feasts nl | Ascension Day; Boxing Day; Christmas Day; Easter Monday; Easter Sunday; Good Friday; New Year's Day; Pentecost | library
Carnival = Carnaval | 05-01 if monday +1 [,2007), 04-30 [1951,1961), 04-30 if monday tuesday wednesday thursday friday saturday [1962,2011) | library
Carnival Day | 04-28 if thursday +1 [2011,2096), 04-30 if monday tuesday wednesday thursday friday [2012,), 05-01 if monday +1 [2017,2091) | collection | ab-19-2012
	on 20120429 20130429 | vacanza
Constitution Day | 2 monday 10 [2015,) | collection | ab-19-2012
Emancipation Day = Emancipatiedag | 07-01 sunday>monday [2012,) | collection | ab-19-2012
	07-01 [,2011) | library
King's Day = Koningsdag | 04-25 if friday +1 [2014,2099), 04-27 [2015,2025), 04-27 if monday tuesday wednesday thursday friday saturday [2026,) | kingdom-netherlands-queen-2013
Kingdom Day | 12-15 [2011,2013), monday>=12-10 [2013,2015) | collection | ab-19-2012
Labour Day = Dag van de Arbeid | 05-01 sunday>monday [,2011) | library
	05-01 [2011,) | collection | ab-19-2012
Queen's Day = Koninginnedag | 04-30 [1980,1989), 04-28 if friday +1 [1989,2007), 04-30 if monday tuesday wednesday thursday friday saturday [1990,2014) | kingdom-netherlands-queen-2013
Sint Maarten Day | 11-11 | library

fact national 2013 | off 12-16 07-01 | not 10-14 | before AB 2015 no. 24
fact national 2018 | off 10-08 07-02 04-30 | not 10-09 07-01 12-15 | AB 2012 no. 19, AB 2015 no. 24
`;
