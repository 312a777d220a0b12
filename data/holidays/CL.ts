/** Holidays of Chile: rules, years and sources. The format: `README.md`. */
export const CL = `
part AP Arica y Parinacota
part BI Biobío
part BI-CH Chillán y Chillán Viejo
part NU Ñuble
part NU-CH Chillán y Chillán Viejo
part TA Tarapacá
known [2010,) | in BI-CH NU-CH

source bridge-national-2012 | Chile, 2012: a bridge to the national holidays by a law of that year, as vacanza/holidays (MIT) lists it
source holiday-census-2017 | Chile, 2017: a holiday for the census, as vacanza/holidays (MIT) lists it; the law was not read
source ley-18-607-1987 | Chile, Ley 18.607 of 1987, before Ley 19.668; not checked against the law
source ley-19-668-2000 | Chile, Ley 19.668 of 2000: on Mondays from 2000; not checked against the law
source ley-19-668-2000-2 | Chile, Ley 19.668 of 2000; ended by Ley 20.148; not checked against the law
source ley-2-977-1915 | Chile, Ley 2.977 of 1915, artículo 1; not checked against the law
source ley-20-450-2010 | Chile, Ley 20.450 of 2010, as vacanza/holidays (MIT) lists it; the law was not read

Additional Holiday = Día adicional | 01-01 if sunday +1 [2017,2097) | library
feasts es | All Saints' Day; Assumption; Christmas Day; Good Friday; Immaculate Conception; Labour Day; New Year's Day | library
Army Day = Día de las Glorias del Ejército | 09-19 | library
Battle of Arica = Asalto y Toma del Morro de Arica | 06-07 [2013,) | in AP | library
Bicentenary holiday = Feriado del Bicentenario | on 20100917 20100920 | collection estimated | ley-20-450-2010
Columbus Day = Encuentro de Dos Mundos | 10-08 if sunday +1 [2000,2091), 10-14 if sunday +1 [2001,2097), 10-12 if sunday monday saturday [2002,2100), 10-10 if sunday +1 [2004,), 10-09 if sunday +1 [2005,2096) | library
	10-12 [,1973), 10-12 [1974,2000) | collection | ley-19-668-2000
Corpus Christi | easter+60 [1988,2000) | computed | ley-18-607-1987
	easter+57 [2000,2007) | computed | ley-19-668-2000-2
Day of National Liberation | 09-11 [1990,1999) | vacanza
Day of National Unity | monday>=08-31 [1999,2002) | vacanza
Holy Saturday = Sábado Santo | easter-1 | computed | ley-2-977-1915
Indigenous People's Day = Día de los Pueblos Indígenas | on 20210621 | library
	on 21000620 | vacanza
	06-21 [2022,2024), 06-20 [2024,2026), 06-21 [2026,2028), 06-20 [2028,2030), 06-21 [2030,2032), 06-20 [2032,2034), 06-21 [2034,2036), 06-20 [2036,2038), 06-21 [2038,2040), 06-20 [2040,2042), 06-21 [2042,2044), 06-20 if monday friday saturday [2044,2055), 06-21 [2046,2048), 06-20 if monday tuesday thursday [2052,2063), 06-19 if saturday +1 [2060,2095), 06-20 if tuesday wednesday friday [2064,2099), 06-20 if monday saturday [2072,2100), 06-19 if wednesday +1 [2080,2098), on 20450620 20490620 20510621 20550621 20570620 20590621 20630621 20650620 20670621 20690620 20710621 20750621 | in national AP BI NU TA | library computed
	06-21 [2022,2024), 06-20 [2024,2026), 06-21 [2026,2028), 06-20 [2028,2030), 06-21 [2030,2032), 06-20 [2032,2034), 06-21 [2034,2036), 06-20 [2036,2038), 06-21 [2038,2040), 06-20 [2040,2042), 06-21 [2042,2044), 06-20 if monday friday saturday [2044,2055), 06-21 [2046,2048), 06-20 if monday tuesday thursday [2052,2063), 06-19 if saturday +1 [2060,2095), 06-20 if tuesday wednesday friday [2064,2099), 06-20 if monday saturday [2072,2100), 06-19 if wednesday +1 [2080,2098), on 20450620 20490620 20510621 20550621 20570620 20590621 20630621 20650620 20670621 20690620 20710621 20750621, on 21000621 | in BI-CH NU-CH | library computed
National Holiday = Feriado Adicional Fiestas Patrias | 09-19 if thursday +1 [2013,2098) | library
National Holiday = Fiestas Patrias | on 20220916 | library
National census = Censo Abreviado de Población y Vivienda | on 20020424 | vacanza
	on 20170419 | collection estimated | holiday-census-2017
National holiday = Fiestas Patrias | 09-18 | library
National holiday = Feriado Adicional Fiestas Patrias | on 19991231 20040917 20070917 | vacanza
	09-17 if monday friday [2018,) | library
National holiday (bridge) = Feriado puente | on 20120917 | collection estimated | bridge-national-2012
Nativity of Liberator Bernardo O'Higgins = Nacimiento del Prócer de la Independencia | 08-20 [,2017) | in BI-CH | library
	08-20 [2017,) | in NU-CH | library
Navy Day = Día de las Glorias Navales | 05-21 | library
Our Lady of Mount Carmel = Virgen del Carmen | 07-16 [2007,) | library
Reformation Day = Día Nacional de las Iglesias Evangélicas y Protestantes | 10-31 if sunday monday thursday friday saturday [2008,), 11-01 if thursday +1 [2012,2097), 10-26 if thursday +1 [2017,2091) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-25 if sunday +1 [2000,2091), 07-01 if sunday +1 [2001,2097), 06-29 if sunday monday saturday [2002,2100), 06-27 if sunday +1 [2004,), 06-26 if sunday +1 [2005,2096) | library
	06-29 [,1968), 06-29 [1986,2000) | collection | ley-19-668-2000

fact AP 2012 | off 05-21 | not 06-07 | Ley 20.663: not yet
fact AP 2013 | off 06-07 | not 06-08 | Ley 20.663
fact national 2010 | off 09-17 09-20 04-03 | not 04-04 | Ley 20.450; Ley 2.977: Friday and Saturday of Holy Week
fact national 2012 | off 09-17 | not 09-20 | a bridge of that year
decided no commune | - | 08-20 | - | NB | off in Chillán and Chillán Viejo alone | Chile, Ley 20.768 of 2014 | https://www.cnnchile.com/servicios/feriado-20-agosto-aplica-comunas-conmemora-natalicio-bernardo-ohiggins_20250818/
`;
