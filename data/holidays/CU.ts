/** Holidays of Cuba: rules, years and sources. The format: `README.md`. */
export const CU = `
source codigo-trabajo-1 | Cuba, Código de Trabajo: 1 May and 10 October on a Sunday are made up for | https://rcabaiguan.cu/dias-feriados-o-festivos/amp
source decreto-ley-254-2007 | Cuba, Decreto-Ley 254 of 2007: 31 December and 2 January | https://cubasi.cu/es/cubasi-noticias-cuba-mundo-ultima-hora/item/3003-cuba-aclaracion-sobre-los-dias-feriados

Christmas Day = Navidad | 12-25 [,1969), 12-25 [1997,) | library
Commemoration of the Assault of the Moncada garrison = Día de la Rebeldía Nacional | 07-26 [1954,) | library
Day after the Commemoration of the Assault of the Moncada garrison = Conmemoración del asalto a Moncada | 07-27 [1954,) | library
Day before the Commemoration of the Assault of the Moncada garrison = Conmemoración del asalto a Moncada | 07-25 [1954,) | library
Good Friday = Viernes Santo | easter-2 [,1959), easter-2 [2012,) | library
Independence Day = Día de la Independencia | 10-10 | library
Independence Day (substitute day) = Día de la Independencia | 10-10 if sunday +1 [1993,2005), 10-10 if sunday +1 [2010,) | substitute | codigo-trabajo-1 [2010,); vacanza
Labour Day = Día del Trabajador | 05-01 | library
Labour Day (substitute day) = Día del Trabajador | 05-01 if sunday +1 [1994,2006), 05-01 if sunday +1 [2011,2096) | substitute | codigo-trabajo-1 [2011,2096); vacanza
New Year's Eve = Fiesta de fin de año | 12-31 [2007,) | decreto-ley-254-2007
Triumph of the Revolution = Triunfo de la Revolución | 01-01 [1960,) | library
Victory of Armed Forces Day = Día de Victoria de las Fuerzas Armadas | 01-01 if sunday +1 [1961,2097), 01-02 if sunday tuesday wednesday thursday friday saturday [2008,) | library

fact national 2011 | off 07-26 | not 04-22 | Good Friday since 2012
fact national 2021 | off 12-31 10-10 10-11 | not 10-12 | Decreto-Ley 254; a Sunday is made up for
`;
