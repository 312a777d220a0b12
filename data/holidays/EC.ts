/** Holidays of Ecuador: rules, years and sources. The format: `README.md`. */
export const EC = `
part P Pichincha
part P-QU Quito
known [2010,)
known [1990,) | in national

source ley-feriados-eleven | Ecuador, Ley de Feriados: the eleven national holidays | https://www.eluniverso.com/noticias/ecuador/feriados-locales-de-marzo-del-2025-en-ecuador-nota/?outputType=amp
source ley-feriados-two | Ecuador, Ley de Feriados: the two days of November, of which one is moved beside the other | https://www.elcomercio.com/actualidad/feriado-descanso-difuntos-independencia-cuenca.html
source ley-organica-reformatoria-2016 | Ecuador, Ley Orgánica Reformatoria of December 2016, article 2: the rest is moved | https://www.diariolosandes.com.ec/ecuador-se-prepara-para-disfrutar-del-septimo-feriado-del-ano/
source ley-organica-reformatoria-2016-2 | Ecuador, Ley Orgánica Reformatoria of December 2016: Tuesdays to Monday, Wednesdays and Thursdays to Friday, Saturdays to Friday, Sundays to Monday | https://www.elcomercio.com/actualidad/feriado-carnaval-recuperable-descanso-ecuador.html

All Souls' Day = Día de los Difuntos | 11-02 if monday tuesday thursday friday [2017,), 10-31 if thursday +1 [2019,2098), 11-04 if tuesday friday [2022,2099) | ley-feriados-two
	11-02 [,2017) | library
Carnival = Carnaval | easter-48 | library
feasts es | Christmas Day; Good Friday; New Year's Day | library
Christmas Day (substitute day) = Navidad | 12-23 if thursday +1 [2021,), 12-25 if sunday +1 [2022,2096) | substitute | ley-organica-reformatoria-2016-2
Declaration of Independence of Quito = Día del Primer Grito de Independencia de Quito | 08-11 if monday friday [2017,2099), 08-10 if monday friday [2018,2100), 08-09 if monday friday [2019,), 08-11 if thursday +1 [2022,2096) | ley-organica-reformatoria-2016
	08-10 [,2017) | library
Independence of Cuenca = Independencia de Cuenca | 11-03 if monday tuesday wednesday thursday friday [2017,), 10-31 if wednesday +1 [2018,2097), 11-03 if sunday +1 [2019,2098) | ley-feriados-two
	11-03 [,2017) | library
Independence of Guayaquil = Independencia de Guayaquil | 10-09 if monday friday [2017,2100), 10-08 if monday friday [2018,), 10-10 if thursday +1 [2019,2098), 10-10 if monday friday [2022,2099) | ley-organica-reformatoria-2016
	10-09 [,2017) | ley-feriados-eleven
Labour Day = Día del Trabajador | 05-01 if monday friday [2017,2100), 04-30 if monday friday [2018,), 05-02 if thursday +1 [2019,2098), 05-02 if monday friday [2022,2099) | ley-organica-reformatoria-2016
	05-01 [,2017) | library
New Year's Day (substitute day) = Año Nuevo | 01-01 if sunday +1 [2017,2097), 12-30 if thursday +1 [2021,2095) | substitute | ley-organica-reformatoria-2016-2
Shrove Tuesday = Carnaval | easter-47 | library
The Battle of Pichincha = Batalla del Pichincha | 05-25 if thursday +1 [2017,2091), 05-25 if monday friday [2018,2100), 05-24 if monday friday [2019,), 05-23 if monday friday [2022,2099) | ley-organica-reformatoria-2016
	05-24 [,2017) | library

fact national 2017 | off 01-02 05-26 08-11 10-09 | not 04-13 | list of 2017
fact national 2018 | off 11-01 11-02 | not 11-05 | El Comercio: Thursday 1 to Sunday 4 November
fact national 2019 | off 05-03 05-24 08-09 10-11 | not 08-12 | Ley de Feriados: El Comercio, list of 2019
fact national 2019 | off 05-03 08-09 10-11 11-01 11-04 | not 05-01 10-09 | El Comercio: the rest is moved, two days of November
fact national 2022 | off 05-23 11-03 11-04 | not 05-24 11-02 | El Universo: Thursday 3 and Friday 4 November
fact national 2025 | off 11-03 11-04 | not 10-09 | Tuesday 4 November for Sunday the 2nd
decided no law | Declaration of Independence of Quito; Labor Day; Independence of Guayaquil; The Battle of Pichincha; All Souls' Day; Independence of Cuenca | - | - | national | the rest itself is moved, the date is worked | Ecuador, Ley Orgánica Reformatoria of December 2016, article 2 | https://www.diariolosandes.com.ec/ecuador-se-prepara-para-disfrutar-del-septimo-feriado-del-ano/
`;
