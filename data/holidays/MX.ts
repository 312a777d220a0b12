/** Holidays of Mexico: rules, years and sources. The format: `README.md`. */
export const MX = `
source articulo-74-2006 | Mexico, Ley Federal del Trabajo, artículo 74, as amended on 17 January 2006 | http://rolandmexii.blogspot.com/2006/01/nderung-in-der-ley-federal-de-trabajo.html
source ley-federal-del | Mexico, Ley Federal del Trabajo, artículo 74; Constitución, artículo 83; not checked against the law

Benito Juárez's birthday = Natalicio de Benito Juárez | 03-21 [,2007), 3 monday 03 [2007,) | articulo-74-2006 [2007,); library
Change of Federal Government = Transmisión del Poder Ejecutivo Federal | on 19701201 19761201 19821201 19881201 19941201 20001201 20061201 20121201 20181201 | library
	on 20241001 20301001 20361001 20421001 20481001 20541001 20601001 20661001 20721001 20781001 20841001 20901001 20961001 | collection | ley-federal-del
feasts es | Christmas Day; Labour Day; New Year's Day | articulo-74-2006 [2006,); library
Constitution Day = Día de la Constitución | 02-05 [,2006), 1 monday 02 [2006,) | articulo-74-2006 [2006,); library
Independence Day = Día de la Independencia | 09-16 | articulo-74-2006 [2006,); library
Revolution Day = Día de la Revolución | 11-20 [,2007), 3 monday 11 [2007,) | articulo-74-2006 [2006,); library
`;
