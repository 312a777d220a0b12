/** Holidays of Peru: rules, years and sources. The format: `README.md`. */
export const PE = `
part CUS Cuzco
known [2010,) | in CUS


feasts es | All Saints' Day; Christmas Day; Easter Sunday; Good Friday; Immaculate Conception; Labour Day; Maundy Thursday; New Year's Day | library
Battle of Angamos = Combate de Angamos | 10-08 | library
Battle of Arica and Flag Day = Batalla de Arica y Día de la Bandera | 06-07 [2024,) | library
Battle of Ayacucho = Batalla de Ayacucho | 12-09 [2022,) | library
Battle of Junín = Batalla de Junín | 08-06 [2022,) | library
Independence Day = Día de la Independencia | 07-28, 07-29 | library
Peruvian Air Force Day = Día de la Fuerza Aérea del Perú | 07-23 [2023,) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-29 | library
Santa Rosa de Lima = Día de Santa Rosa de Lima | 08-30 | library
`;
