/** Holidays of Mexico: rules, years and sources. The format: `README.md`. */
export const MX = `
source ley-federal-del | Mexico, Ley Federal del Trabajo, artículo 74; Constitución, artículo 83; not checked against the law

Benito Juárez's birthday = Natalicio de Benito Juárez | 03-21 [,2007), 3 monday 03 [2007,) | library
Change of Federal Government = Transmisión del Poder Ejecutivo Federal | 11-30 if tuesday +1 [1976,1983), 11-30 if wednesday +1 [1988,1995), 11-30 if thursday +1 [2000,2007), 11-30 if friday +1 [2012,2019), on 19701201 | library
	09-30 if monday +1 [2024,2031), 09-30 if tuesday +1 [2036,2043), 09-30 if wednesday +1 [2048,2055), 09-30 if thursday +1 [2060,2067), 09-30 if friday +1 [2072,2079), 09-30 if saturday +1 [2084,2091), on 20961001 | collection | ley-federal-del
feasts es | Christmas Day; Labour Day; New Year's Day | library
Constitution Day = Día de la Constitución | 02-05 [,2006), 1 monday 02 [2006,) | library
Independence Day = Día de la Independencia | 09-16 | library
Revolution Day = Día de la Revolución | 11-20 [,2007), 3 monday 11 [2007,) | library
`;
