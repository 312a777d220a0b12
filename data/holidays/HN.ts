/** Holidays of Honduras: rules, years and sources. The format: `README.md`. */
export const HN = `
source codigo-del-trabajo | Honduras, Código del Trabajo, artículo 339: Thursday, Friday and Saturday of Holy Week | https://www.elheraldo.hn/honduras/semana-santa-2026-cuando-feriado-empresa-privada-FJ29640252
source decreto-legislativo-78-2015 | Honduras, Decreto Legislativo 78-2015: 3, 12 and 21 October on the first Wednesday to Friday of the month | https://www.enlaplaza.hn/portada/cuando-sera-el-feriado-morazanico-en-honduras

Armed forces Day = Día de las Fuerzas Armadas | 10-21 [,2015) | library
feasts es | Christmas Day; Good Friday; Labour Day; Maundy Thursday; New Year's Day | library
Columbus Day = Día de la Raza | 10-12 [,2015) | library
Day of the Americas = Día de las Américas | 04-14 | library
Holy Saturday = Sábado Santo | easter-1 | codigo-del-trabajo
Independence Day = Día de la Independencia | 09-15 | library
Morazán Week = Semana Morazánica | 1 wednesday 10 [2015,), thursday>=10-02 [2015,), friday>=10-03 [2015,) | decreto-legislativo-78-2015
Soldier's Day = Día del Soldado | 10-03 [,2015) | library

fact national 2023 | off 10-04 10-05 10-06 | not 10-03 10-12 | Decreto 78-2015
fact national 2026 | off 04-02 04-03 04-04 | not 04-05 | Código del Trabajo, artículo 339
`;
