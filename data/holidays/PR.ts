/** Holidays of Puerto Rico: rules, years and sources. The format: `README.md`. */
export const PR = `
source ley-26-2017 | Puerto Rico, Ley 26-2017 of 29 April 2017, artículo 2.05 | https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/
source ley-88-1969 | Puerto Rico, Ley 88 of 1969; Ley 26-2017, artículo 2.05 | https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/
source political-code-article-1969 | Puerto Rico, Political Code, article 387, and Act 88 of 1969: a Sunday to Monday; list of 2014 | https://pr.microjuris.com/noticias/noticia/dias-feriados-del-gobierno-de-puerto-rico-2014

lieu saturday<friday sunday>monday | Christmas Day; Independence Day; Juneteenth; New Year's Day | as (día sustituto) | library
lieu sunday>next [1990,) | Birthday of Dr. José Celso Barbosa; Discovery of Puerto Rico; Emancipation Day; Puerto Rico Constitution Day; Veterans Day | political-code-article-1969

American Citizenship Day = Día de la Ciudadanía Americana | 03-02 [2018,) | ley-26-2017
Birthday of Don Luis Muñoz Rivera = Natalicio de Don Luis Muñoz Rivera | 3 monday 07 [1960,1962), 3 monday 07 [1966,1968), 3 monday 07 [1971,2015), on 19500717 19550718 | library
Birthday of Dr. José Celso Barbosa = Natalicio de Dr. José Celso Barbosa | monday>=07-17 [1990,1992) | vacanza
	07-27 [,1971), 07-27 [1994,2015), on 19810727 19870727 19920727 | library
Birthday of Eugenio María de Hostos = Natalicio de Eugenio María de Hostos | 2 monday 01 [1953,1955), 2 monday 01 [1959,1961), 2 monday 01 [1970,2015), on 19650111 | library
Birthday of José de Diego = Natalicio de José de Diego | 3 monday 04 [1991,2015) | political-code-article-1969 [2010,2015); vacanza
	04-16 [,1971), 04-15 if sunday +1 [1973,2008), on 19760416 | library
Birthday of Luis Muñoz Marín = Natalicio de Luis Muñoz Marín | 02-17 if sunday +1 [1985,2009) | library
feasts es | Christmas Day; Epiphany; New Year's Day | library
Columbus Day = Descubrimiento de América | 10-12 [1990,2014) | political-code-article-1969 [2010,); vacanza
	10-11 if sunday +1 [1953,2100), 10-12 if sunday +1 [1958,2099), monday>=10-05 [1971,1974), 10-09 if sunday +1 [2016,2096), 10-08 if sunday +1 [2017,2091), 10-07 if sunday +1 [2018,2097), 10-13 if sunday +1 [2019,2098), 10-10 if sunday +1 [2021,) | library
Discovery of Puerto Rico = Día del Descubrimiento de Puerto Rico | 11-19 | library
Emancipation Day = Día de la Abolición de Esclavitud | 03-22 | library
Good Friday = Viernes Santo | easter-2 | computed | ley-88-1969
Independence Day = Día de la Independencia | 07-04 | library
Juneteenth | 06-19 [2021,) | library
Labour Day = Día del Trabajador | 1 monday 09 | library
Martin Luther King Jr. Day = Natalicio de Martin Luther King, Jr. | 3 monday 01 [1986,) | library
Memorial Day = Recordación de los Muertos de la Guerra | last monday 05 [1971,), on 19550530 19600530 19660530 | library
Puerto Rico Constitution Day = Constitución de Puerto Rico | 07-25 [1953,2018), 07-25 [2019,) | library
Thanksgiving Day = Acción de Gracias | 4 thursday 11 | library
Veterans Day = Día del Veterano | 11-11 | library
Washington's Birthday = Día de los Presidentes | 3 monday 02 [1971,) | library

fact national 2012 | off 10-12 11-12 | not 10-08 | a Sunday to Monday; 12 October until 2013
fact national 2014 | off 04-21 07-28 10-13 | not 02-18 04-16 | list of 2014
fact national 2018 | off 03-02 | not 07-25 07-27 | Ley 26-2017; memorandum 33-2017
fact national 2018 | off 03-30 03-22 11-19 | not 01-08 07-16 | Ley 26-2017, artículo 2.05
decided no law | - | 07-25 | [2018,2019) | national | a working day in that year | Puerto Rico, OATRH, memorandum 33-2017 | https://www.primerahora.com/noticias/gobierno-politica/notas/a-trabajar-el-25-y-27-de-julio
decided yes law | American Citizenship Day | - | - | national | 2 March, with the other days of the public service | Puerto Rico, Ley 26-2017, artículo 2.05 | https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/
`;
