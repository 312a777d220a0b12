/** Holidays of Peru: rules, years and sources. The format: `README.md`. */
export const PE = `
part CUS Cuzco
known [2010,) | in CUS
source decreto-713-1991 | Peru, Decreto Legislativo 713 of 1991, artículo 6, as amended by Ley 31381 | http://derechopopulos.blogspot.com/2022/
source ley-31530 | Peru, Ley 31530 of 2022 | https://magazinjurisprudencial.com/nuevo-feriado-nacional-declaran-el-06-de-agosto-dia-de-la-batalla-de-junin-como-feriado-no-laborable-ley-no-31530/
source ley-31788 | Peru, Ley 31788 of 2023 | https://www.turiweb.pe/publican-ley-que-declara-el-7-de-junio-como-feriado-nacional/


feasts es | All Saints' Day; Christmas Day; Good Friday; Immaculate Conception; Labour Day; Maundy Thursday; New Year's Day | decreto-713-1991 [1992,); library
feasts es | Easter Sunday | library
Battle of Angamos = Combate de Angamos | 10-08 | decreto-713-1991 [1992,); library
Battle of Arica and Flag Day = Batalla de Arica y Día de la Bandera | 06-07 [2024,) | ley-31788
Battle of Ayacucho = Batalla de Ayacucho | 12-09 [2022,) | decreto-713-1991
Battle of Junín = Batalla de Junín | 08-06 [2022,) | ley-31530
Independence Day = Día de la Independencia | 07-28, 07-29 | decreto-713-1991 [1992,); library
Peruvian Air Force Day = Día de la Fuerza Aérea del Perú | 07-23 [2023,) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-29 | decreto-713-1991 [1992,); library
Santa Rosa de Lima = Día de Santa Rosa de Lima | 08-30 | decreto-713-1991 [1992,); library
`;
