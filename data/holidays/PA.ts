/** Holidays of Panama: rules, years and sources. The format: `README.md`. */
export const PA = `
known [1990,)


feasts es | Christmas Day; Good Friday; Labour Day; New Year's Day | library
Christmas Day (substitute day) = Navidad (día sustituto) | 12-25 if sunday +1 [1977,2096) | substitute | library
Colón Day = Día de Colón | 11-05 [2002,) | library
Colón Day (substitute day) = Día de Colón (día sustituto) | 11-05 if sunday +1 [2006,2091) | substitute | library
Independence Day = Día de la Independencia | 11-28 | library
Independence Day (substitute day) = Día de la Independencia (día sustituto) | 11-28 if sunday +1 [1976,) | substitute | library
Labour Day (substitute day) = Día del Trabajador (día sustituto) | 05-01 if sunday +1 [1977,2096) | substitute | library
Martyrs' Day = Día de los Mártires Caídos en la Gesta Patriótica | 01-09 [1972,) | library
Martyrs' Day (substitute day) = Día de los Mártires Caídos en la Gesta Patriótica (día sustituto) | 01-09 if sunday +1 [1972,2096) | substitute | library
Mother's Day = Día de la Madre | 12-08 | library
Mother's Day (substitute day) = Día de la Madre (día sustituto) | 12-08 if sunday +1 [1974,2098) | substitute | library
National Mourning Day = Día de Duelo Nacional | 12-20 [2022,) | library
National Mourning Day (substitute day) = Día de Duelo Nacional (día sustituto) | 12-20 if sunday +1 [2026,2100) | substitute | library
New Year's Day (substitute day) = Año Nuevo (día sustituto) | 01-01 if sunday +1 [1978,2097) | substitute | library
Presidential Inauguration | 06-30 if sunday +1 [2019,2025), on 20140701 | library
Primer Grito de Independencia | 11-10 [1969,) | library
Primer Grito de Independencia (substitute day) = Primer Grito de Independencia (día sustituto) | 11-10 if sunday +1 [1974,2098) | substitute | library
Separation Day (from Columbia) = Día de la Separación (de Colombia) | 11-03 | library
Separation Day (from Columbia) (substitute day) = Día de la Separación (de Colombia) (día sustituto) | 11-03 if sunday +1 [1974,2098) | substitute | library
Shrove Tuesday = Carnaval | easter-47 | library
`;
