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

lieu sunday>next [,2007), saturday>next sunday>next [2007,) | all but International Women's Day; African Liberation Day; Patron Saint Festival of Annobón | decreto-9-2007-2 [2007,); library

African Liberation Day = Día de la liberación Africana | 05-25 [2007,) | decreto-9-2007
Armed Forces Day = Día del Golpe de Libertad | 08-03 [1980,) | library
feasts es | Christmas Day; Good Friday; Immaculate Conception; Labour Day; New Year's Day | library
Constitution Day = Día de la Constitución | 08-15 [1983,) | library
Corpus Christi | easter+60 | library
Independence Day = Día de la Independencia | 10-12 [1969,) | library
International Women's Day = Día Internacional de la Mujer | 03-08 [2007,) | decreto-9-2007
Maundy Thursday = Jueves Santo | easter-3 [2007,) | computed | decreto-9-2007
Patron Saint Festival of Annobón = Fiesta Patronal de Annobón | 06-13 [2007,) | in AN | decreto-9-2007
President's Day = Natalicio de Teodoro Obiang | 06-05 [1980,) | library
Victory over Côte d’Ivoire = Victoria de la AFCON contra Costa de Marfil | on 20240123 | one_off | holiday-declared-after-2024

fact AN 2024 | off 06-13 | not 06-14 | Decreto 9/2007
fact national 2024 | off 03-08 03-28 05-25 08-03 08-05 | not 08-04 | Decreto 9/2007: a Saturday to Monday
`;
