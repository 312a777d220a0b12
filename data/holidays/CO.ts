/** Holidays of Colombia: rules, years and sources. The format: `README.md`. */
export const CO = `
source ley-51-1983 | Colombia, Ley 51 of 1983, artículos 1 y 2 | https://www.rcnradio.com/colombia/el-congresista-que-creo-los-puentes-festivos-en-el-pais

All Saints' Day = Todos los Santos | 11-01 [,1984), monday>=11-01 [1984,) | ley-51-1983 [1984,); library
Ascension Day = Ascensión del Señor | easter+39 [,1984), easter+43 [1984,) | ley-51-1983 [1984,); library
Assumption = Asunción | 08-15 [,1984), monday>=08-15 [1984,) | ley-51-1983 [1984,); library
Battle of Boyacá = Batalla de Boyacá | 08-07 | ley-51-1983 [1984,); library
feasts es | Christmas Day; Labour Day; New Year's Day | ley-51-1983 [1984,); library
Columbus Day = Día de la Raza | 10-12 [,1984), monday>=10-12 [1984,) | ley-51-1983 [1984,); library
Corpus Christi | easter+60 [,1984), easter+64 [1984,) | ley-51-1983 [1984,); library
Epiphany = Día de los Reyes Magos | 01-06 [,1984), monday>=01-06 [1984,) | ley-51-1983 [1984,); library
Good Friday = Viernes Santo | easter-2 [1951,) | ley-51-1983 [1984,); library
Immaculate Conception = Inmaculada Concepción | 12-08 [1951,) | ley-51-1983 [1984,); library
Independence Day = Día de la Independencia | 07-20 | ley-51-1983 [1984,); library
Independence of Cartagena = Independencia de Cartagena | 11-11 [,1984), monday>=11-11 [1984,) | ley-51-1983 [1984,); library
Maundy Thursday = Jueves Santo | easter-3 [1951,) | ley-51-1983 [1984,); library
Sacred Heart = Sagrado Corazón de Jesús | easter+68 [,1984), easter+71 [1984,) | ley-51-1983 [1984,); library
Saint Joseph = San José | 03-19 [,1984), monday>=03-19 [1984,) | ley-51-1983 [1984,); library
Saints Peter and Paul = San Pedro y San Pablo | 06-29 [,1984), monday>=06-29 [1984,) | ley-51-1983 [1984,); library
Virgin of Chiquinquirá = La virgen de Chiquinquirá | monday>=07-09 [2026,) | library
`;
