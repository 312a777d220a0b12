/** Holidays of Panama: rules, years and sources. The format: `README.md`. */
export const PA = `
country Panama
known [1990,)

source library

Christmas Day = Navidad | 12-25 | collection | library
Christmas Day (substitute day) = Navidad (día sustituto) | 12-25 if sunday +1 [1977,2096) | substitute collection | library
Colón Day = Día de Colón | 11-05 [2002,) | collection | library
Colón Day (substitute day) = Día de Colón (día sustituto) | 11-05 if sunday +1 [2006,2091) | substitute collection | library
Good Friday = Viernes Santo | easter-2 | computed | library
Independence Day = Día de la Independencia | 11-28 | collection | library
Independence Day (substitute day) = Día de la Independencia (día sustituto) | 11-28 if sunday +1 [1976,) | substitute collection | library
Labour Day = Día del Trabajador | 05-01 | collection | library
Labour Day (substitute day) = Día del Trabajador (día sustituto) | 05-01 if sunday +1 [1977,2096) | substitute collection | library
Martyrs' Day = Día de los Mártires Caídos en la Gesta Patriótica | 01-09 [1972,) | collection | library
Martyrs' Day (substitute day) = Día de los Mártires Caídos en la Gesta Patriótica (día sustituto) | 01-09 if sunday +1 [1972,2096) | substitute collection | library
Mother's Day = Día de la Madre | 12-08 | collection | library
Mother's Day (substitute day) = Día de la Madre (día sustituto) | 12-08 if sunday +1 [1974,2098) | substitute collection | library
National Mourning Day = Día de Duelo Nacional | 12-20 [2022,) | collection | library
National Mourning Day (substitute day) = Día de Duelo Nacional (día sustituto) | 12-20 if sunday +1 [2026,2100) | substitute collection | library
New Year's Day = Año Nuevo | 01-01 | collection | library
New Year's Day (substitute day) = Año Nuevo (día sustituto) | 01-01 if sunday +1 [1978,2097) | substitute collection | library
Presidential Inauguration | 06-30 if sunday +1 [2019,2025), on 20140701 | collection | library
Primer Grito de Independencia | 11-10 [1969,) | collection | library
Primer Grito de Independencia (substitute day) = Primer Grito de Independencia (día sustituto) | 11-10 if sunday +1 [1974,2098) | substitute collection | library
Separation Day (from Columbia) = Día de la Separación (de Colombia) | 11-03 | collection | library
Separation Day (from Columbia) (substitute day) = Día de la Separación (de Colombia) (día sustituto) | 11-03 if sunday +1 [1974,2098) | substitute collection | library
Shrove Tuesday = Carnaval | easter-47 | computed | library
`;
