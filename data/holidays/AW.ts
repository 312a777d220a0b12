/** Holidays of Aruba: rules, years and sources. The format: `README.md`. */
export const AW = `
source kingdom-netherlands-queen-2013 | Kingdom of the Netherlands: Queen’s Day on 30 April until 2013, King’s Day on 27 April since; a Sunday to the Saturday before | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list [,)

Ascension Day = Dia di Asuncion | easter+39 | library
Betico Croes Day = Dia di Betico | 01-25 [1989,) | library
Boxing Day = Di dos Dia Pasco di Nascimento | 12-26 | library
Christmas Day = Dia Pasco di Nascimento | 12-25 | library
Easter Monday = Di dos Dia Pasco di Resureccion | easter+1 | library
Good Friday = Diabierna Santo | easter-2 | library
Kings Day = Aña di Rey | 04-25 if friday +1 [2014,2099), 04-27 [2015,2025), 04-27 if monday tuesday wednesday thursday friday saturday [2026,) | kingdom-netherlands-queen-2013
Labour Day = Dia di Obrero | 05-01 sunday>monday | library
National Anthem and Flag Day = Dia di Himno y Bandera | 03-18 [1977,) | library
New Year's Day = Aña Nobo | 01-01 | library
Queen's Day = Koninginnedag | 04-30 [1980,1989), 04-28 if friday +1 [1989,2007), 04-30 if monday tuesday wednesday thursday friday saturday [1990,2014) | kingdom-netherlands-queen-2013
Shrove Monday = Dialuna di Carnaval | easter-48 [,1955), easter-48 [1956,) | library

fact national 2012 | off 04-30 | not 04-27 | Queen’s Day until 2013
fact national 2018 | off 03-18 | not 03-19 | no day in lieu
fact national 2025 | off 04-26 | not 04-27 | King’s Day on a Sunday is kept on the Saturday
`;
