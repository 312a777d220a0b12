/** Holidays of Nicaragua: rules, years and sources. The format: `README.md`. */
export const NI = `
part AN Costa Caribe Norte
part AS Costa Caribe Sur
part BO Boaco
part CA Carazo
part CI Chinandega
part CO Chontales
part ES Estelí
part GR Granada
part JI Jinotega
part LE León
part MD Madriz
part MN Managua
part MS Masaya
part MT Matagalpa
part NS Nueva Segovia
part RI Rivas
part SJ Río San Juan

source ley-1118-may-2022 | Nicaragua, Ley 1118 of May 2022: Código del Trabajo, artículo 66 | https://publicaciones.bdsasesores.com/bdspremium/blog/nicaragua-bds_alertalaboral-30-de-mayo-dia-de-las-madres-feriado-nacional
source ley-1272-18-2026 | Nicaragua, Ley 1272 of 18 January 2026: Código del Trabajo, artículo 66 | https://www.infobae.com/america/agencias/2026/01/19/nicaragua-tiene-cuatro-nuevos-dias-festivos-nacionales-y-ahora-suman-14-feriados-cada-ano
source managua-s-feast | Nicaragua, Managua’s feast of Santo Domingo, as vacanza/holidays (MIT) lists it

Ascent of Saint Dominic = Subida de Santo Domingo | 08-10 | in MN | collection estimated | managua-s-feast
Battle of San Jacinto = Batalla de San Jacinto | 09-14 | library
Birthday of Carlos Fonseca = Natalicio de Carlos Fonseca Amador | 11-08 [2026,) | ley-1272-18-2026
Birthday of Rubén Darío = Natalicio de Rubén Darío | 01-18 [2027,) | ley-1272-18-2026
feasts es | Christmas Day; Good Friday; Immaculate Conception; Labour Day; Maundy Thursday; New Year's Day | library
Day of Augusto C. Sandino = Día de Augusto C. Sandino | 02-21 [2026,) | ley-1272-18-2026
Descent of Saint Dominic = Bajada de Santo Domingo | 08-01 | in MN | collection estimated | managua-s-feast
Independence Day = Día de la Independencia | 09-15 | library
Mother's Day = Día de la Madre | 05-30 [2022,) | ley-1118-may-2022
National Day of Reconciliation and Peace = Día Nacional de la Reconciliación y la Paz | 02-02 [2026,) | ley-1272-18-2026
Revolution Day = Triunfo de la Revolución Popular | 07-19 [1980,) | library

fact MN 2025 | off 08-01 08-10 | not 08-02 | feast of Santo Domingo
fact national 2021 | off 07-19 | not 05-30 02-02 | not yet
fact national 2027 | off 01-18 02-02 02-21 05-30 11-08 | not 06-01 10-12 | Ley 1118 and Ley 1272
decided yes law | National Day of Reconciliation and Peace; Day of Augusto C. Sandino; Birthday of Carlos Fonseca; Birthday of Rubén Darío | - | [2026,2033) | national * | four days that the law of January 2026 added | Nicaragua, Ley 1272 of 18 January 2026: Código del Trabajo, artículo 66 | https://www.infobae.com/america/agencias/2026/01/19/nicaragua-tiene-cuatro-nuevos-dias-festivos-nacionales-y-ahora-suman-14-feriados-cada-ano
`;
