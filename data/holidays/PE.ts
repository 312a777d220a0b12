/** Holidays of Peru: rules, years and sources. The format: `README.md`. */
export const PE = `
country Peru
part CUS Cuzco
known [1990,)
known [2010,) | in CUS


All Saints' Day = Todos los Santos | 11-01 | library
Battle of Angamos = Combate de Angamos | 10-08 | library
Battle of Arica and Flag Day = Batalla de Arica y Día de la Bandera | 06-07 [2024,) | library
Battle of Ayacucho = Batalla de Ayacucho | 12-09 [2022,) | library
Battle of Junín = Batalla de Junín | 08-06 [2022,) | library
Christmas Day = Navidad | 12-25 | library
Easter Sunday = Pascua | easter | library
Good Friday = Viernes Santo | easter-2 | library
Immaculate Conception = Inmaculada Concepción | 12-08 | library
Independence Day = Día de la Independencia | 07-28, 07-29 | library
Labour Day = Día del Trabajador | 05-01 | library
Maundy Thursday = Jueves Santo | easter-3 | library
New Year's Day = Año Nuevo | 01-01 | library
Peruvian Air Force Day = Día de la Fuerza Aérea del Perú | 07-23 [2023,) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-29 | library
Santa Rosa de Lima = Día de Santa Rosa de Lima | 08-30 | library
`;
