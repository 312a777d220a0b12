/** Holidays of El Salvador: rules, years and sources. The format: `README.md`. */
export const SV = `
part SS San Salvador

source asamblea-legislativa-decree-2022 | El Salvador, Asamblea Legislativa, decree of December 2022 | https://politicastereo.org/?p=29562
source codigo-trabajo-articulo | El Salvador, Código de Trabajo, artículo 190 | https://elindependiente.sv/?p=1665
source codigo-trabajo-articulo-2013 | El Salvador, Código de Trabajo, artículo 190, as it stands since 2013 | https://www.laprensagrafica.com/elsalvador/Estos-son-los-asuetos-que-los-salvadorenos-tendran-en-2019-y-cuanto-falta-para-que-lleguen-20190114-0200.html
source codigo-trabajo-articulo-2016 | El Salvador, Código de Trabajo, artículo 190, as it stands since 2016 | https://www.laprensagrafica.com/elsalvador/Estos-son-los-asuetos-que-los-salvadorenos-tendran-en-2019-y-cuanto-falta-para-que-lleguen-20190114-0200.html

All Souls' Day = Día de los Difuntos | 11-02 | library
feasts es | Christmas Day; Good Friday; Labour Day; Maundy Thursday | library
Day after a holiday on a Sunday = Asueto nacional remunerado | on 20221226 20230102 | one_off | asamblea-legislativa-decree-2022
Easter Saturday = Sabado Santo | easter-1 | library
Father's Day = Día del Padre | 06-17 [2013,) | codigo-trabajo-articulo-2013
Feast of the Divine Saviour of the World = Celebración del Divino Salvador del Mundo | 08-06 | library
Fiestas Agostinas | 08-03, 08-05 | in SS | library
Independence Day = Día de la Independencia | 09-15 | library
Mother's Day = Día de la Madre | 05-10 [2016,) | codigo-trabajo-articulo-2016
New Year's Day = Año Nuevo | 01-01 | codigo-trabajo-articulo

fact national 2015 | off 01-01 06-17 | not 05-10 | 10 May since 2016
fact national 2023 | off 01-01 01-02 05-10 06-17 | not 12-26 | Código de Trabajo, artículo 190
decided yes law | Day after a holiday on a Sunday | - | - | national * | 26 December 2022 and 2 January 2023, for that time | El Salvador, Asamblea Legislativa, decree of December 2022 | https://politicastereo.org/?p=29562
`;
