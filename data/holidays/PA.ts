/** Holidays of Panama: rules, years and sources. The format: `README.md`. */
export const PA = `
lieu sunday>next | all | as (día sustituto) | library

feasts es | Christmas Day; Good Friday; Labour Day; New Year's Day | library
Colón Day = Día de Colón | 11-05 [2002,) | library
Independence Day = Día de la Independencia | 11-28 | library
Martyrs' Day = Día de los Mártires Caídos en la Gesta Patriótica | 01-09 [1972,) | library
Mother's Day = Día de la Madre | 12-08 | library
National Mourning Day = Día de Duelo Nacional | 12-20 [2022,) | library
Presidential Inauguration | on 20140701 20190701 20240701 | library
Primer Grito de Independencia | 11-10 [1969,) | library
Separation Day (from Columbia) = Día de la Separación (de Colombia) | 11-03 | library
Shrove Tuesday = Carnaval | easter-47 | library
`;
