/** Holidays of Equatorial Guinea: rules, years and sources. The format: `README.md`. */
export const GQ = `
part AN Annobón
part BN Bioko Norte
part BS Bioko Sur
part CS Centro Sur
part DJ Djibloho
part KN Kié-Ntem
part LI Litoral
part WN Wele-Nzas
known [2007,)

source decreto-9-2007 | Equatorial Guinea, Decreto 9/2007 | web.archive.org/web/20250518185011/https://boe.gob.gq/files/Decreto%20de%20Fijaci%C3%B3n%20de%20los%20D%C3%ADas%20Feriados%20en%20Guinea%20Ecuatorial.pdf
source decreto-9-2007-2 | Equatorial Guinea, Decreto 9/2007: the Monday after, also for a Saturday | web.archive.org/web/20250518185011/https://boe.gob.gq/files/Decreto%20de%20Fijaci%C3%B3n%20de%20los%20D%C3%ADas%20Feriados%20en%20Guinea%20Ecuatorial.pdf
source holiday-declared-after-2024 | Equatorial Guinea, holiday declared after the match of 22 January 2024 | web.archive.org/web/20240124021813/https://www.monitor.co.ug/uganda/sports/soccer/equatorial-guinea-president-awards-team-1-million-for-afcon-victory-4500644

African Liberation Day = Día de la liberación Africana | 05-25 [2007,) | decreto-9-2007
Armed Forces Day = Día del Golpe de Libertad | 08-03 [1980,) | library
Armed Forces Day (substitute day) = Día del Golpe de Libertad (día sustituto) | 08-03 if sunday +1 [1980,2004) | substitute | library
Armed Forces Day (substitute day) = Día del Golpe de Libertad | 08-03 if sunday +1 [2008,2099), 08-04 if sunday +1 [2013,2098) | substitute | decreto-9-2007-2
feasts es | Christmas Day; Good Friday; Immaculate Conception; Labour Day; New Year's Day | library
Christmas Day (substitute day) = Navidad (día sustituto) | 12-25 if sunday +1 [1955,2006) | substitute | library
Christmas Day (substitute day) = Navidad | 12-26 if sunday +1 [2010,), 12-25 if sunday +1 [2011,2096) | substitute | decreto-9-2007-2
Constitution Day = Día de la Constitución | 08-15 [1983,) | library
Constitution Day (substitute day) = Día de la Constitución (día sustituto) | 08-15 if sunday +1 [1993,2005) | substitute | library
Constitution Day (substitute day) = Día de la Constitución | 08-16 if sunday +1 [2009,2100), 08-15 if sunday +1 [2010,) | substitute | decreto-9-2007-2
Corpus Christi | easter+60 | library
Immaculate Conception (substitute day) = La inmaculada concepción (día sustituto) | 12-08 if sunday +1 [1957,2003) | substitute | library
Immaculate Conception (substitute day) = La inmaculada concepción | 12-09 if sunday +1 [2007,2097), 12-08 if sunday +1 [2013,2098) | substitute | decreto-9-2007-2
Independence Day = Día de la Independencia | 10-12 [1969,) | library
Independence Day (substitute day) = Día de la Independencia (día sustituto) | 10-12 if sunday +1 [1969,2004) | substitute | library
Independence Day (substitute day) = Día de la Independencia | 10-12 if sunday +1 [2008,2099), 10-13 if sunday +1 [2013,2098) | substitute | decreto-9-2007-2
International Women's Day = Día Internacional de la Mujer | 03-08 [2007,) | decreto-9-2007
Labour Day (substitute day) = Día del Trabajador (día sustituto) | 05-01 if sunday +1 [1955,2006) | substitute | library
Labour Day (substitute day) = Día del Trabajador | 05-02 if sunday +1 [2010,), 05-01 if sunday +1 [2011,2096) | substitute | decreto-9-2007-2
Maundy Thursday = Jueves Santo | easter-3 [2007,) | computed | decreto-9-2007
New Year's Day (substitute day) = Año Nuevo (día sustituto) | 01-01 if sunday +1 [,2007) | substitute | library
New Year's Day (substitute day) = Año Nuevo | 01-02 if sunday +1 [2011,2096), 01-01 if sunday +1 [2012,2097) | substitute | decreto-9-2007-2
Patron Saint Festival of Annobón = Fiesta Patronal de Annobón | 06-13 [2007,) | in AN | decreto-9-2007
President's Day = Natalicio de Teodoro Obiang | 06-05 [1980,) | library
President's Day (substitute day) = Natalicio de Teodoro Obiang (día sustituto) | 06-05 if sunday +1 [1983,2006) | substitute | library
President's Day (substitute day) = Natalicio de Teodoro Obiang | 06-06 if sunday +1 [2010,), 06-05 if sunday +1 [2011,2096) | substitute | decreto-9-2007-2
Victory over Côte d’Ivoire = Victoria de la AFCON contra Costa de Marfil | on 20240123 | one_off | holiday-declared-after-2024

fact AN 2024 | off 06-13 | not 06-14 | Decreto 9/2007
fact national 2024 | off 03-08 03-28 05-25 08-03 08-05 | not 08-04 | Decreto 9/2007: a Saturday to Monday
`;
