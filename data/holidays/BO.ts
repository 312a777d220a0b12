/** Holidays of Bolivia: rules, years and sources. The format: `README.md`. */
export const BO = `
part B Beni
part C Cochabamba
part H Chuquisaca
part L La Paz
part N Pando
part O Oruro
part P Potosí
part S Santa Cruz
part T Tarija

source decreto-supremo-1210-2012 | Bolivia, Decreto Supremo 1210 of 2012: the Monday before a Tuesday, the Friday after a Thursday | https://www.qppstudio.net/public-holidays-news/2014/bolivian-public-holiday-may-2-007470.htm
source decreto-supremo-22352-2014 | Bolivia, Decreto Supremo 22352 of 1989: the Monday after a Sunday | https://www.qppstudio.net/public-holidays-news/2014/bolivian-sunday-public-holidays-update-007784.htm
source decreto-supremo-22352-1989-2 | Bolivia, Decreto Supremo 22352 of 1989 and 5019, article 3 | https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550
source decreto-supremo-29-2025 | Bolivia, Decreto Supremo of 29 October 2025 | https://tvnorte.com.bo/noticias-en-general/confirmado-el-feriado-de-todos-santos-se-traslada-al-lunes-3-de-noviembre/29/10/2025
source decreto-supremo-30-2025 | Bolivia, Decreto Supremo of 30 July 2025 | https://elinfonauta.com/gobierno-declara-feriado-nacional-el-6-y-7-de-agosto-por-el-bicentenario
source decreto-supremo-2025 | Bolivia, Decreto Supremo 5328 of 5 February 2025: a holiday in each department, in this year only | https://prensamercosur.org/?p=567531
source decreto-supremo-2026 | Bolivia, Decreto Supremo 5521: kept on the Friday in 2026 | https://www.boliviatv.bo/principal/nota.php?noticia=f8bbdb70c1aa6d8e337b53913fc5616b
source red-uno-11-2025 | Red Uno, 11 September 2025; El Progreso de Pando | https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550 | list [,)

All Souls' Day = Todos Santos | 11-02 [1989,) | library
All Souls' Day (substitute day) = Traslado de Todos Santos | on 20141103 | announced | decreto-supremo-22352-2014
	on 20251103 | announced | decreto-supremo-29-2025
	11-02 if sunday +1 [1997,2009) | substitute | vacanza
Andean Amazonian Chaqueño New Year = Año Nuevo Andino Amazónico Chaqueño | 06-21 [2009,), on 19620621 19730621 19840621 | library
Andean Amazonic Chacoan New Year (substitutes) = Año Nuevo Andino Amazónico Chaqueño (substituto) | 06-21 if sunday +1 [2009,2100) | library
Battle of Aroma = Batalla de Aroma | on 20251114 | in C | one_off | decreto-supremo-2025
Battle of Suipacha = Batalla de Suipacha | on 20251107 | in T | one_off | decreto-supremo-2025
Battle of Tumusla = Batalla de Tumusla | on 20250401 | in P | one_off | decreto-supremo-2025
Beni Day = Efemérides del Beni | 11-18 | in B | library
Beni Day (substitutes) | 11-18 if sunday +1 [1951,1985), 11-18 if sunday +1 [1990,2008), 11-18 if sunday +1 [2012,2097) | in B | decreto-supremo-22352-1989-2 [1990,2008) estimated; decreto-supremo-22352-1989-2
Bicentenary of Independence = Bicentenario de Bolivia | on 20250807 | one_off | decreto-supremo-30-2025
Carnival in Oruro | easter-51 [1990,2010) | in O | vacanza
feasts es | Christmas Day; Good Friday; Labour Day; New Year's Day | library
Christmas Day (substitutes) = Navidad (substituto) | 12-25 if sunday +1 [1977,2096) | library
Chuquisaca Day = Efemérides de Chuquisaca | 05-25 | in H | library
Chuquisaca Day (substitutes) = Efemérides de Chuquisaca (substituto) | 05-25 if sunday +1 [1952,1987), 05-25 if sunday +1 [1997,2009), 05-25 if sunday +1 [2014,2099) | in H | decreto-supremo-22352-1989-2 [1997,2009) estimated; decreto-supremo-22352-1989-2
Cochabamba Day = Efemérides de Cochabamba | 09-14 | in C | library
Cochabamba Day (substitutes) = Efemérides de Cochabamba (substituto) | 09-14 if sunday +1 [1952,1987), 09-14 if sunday +1 [1997,2009), 09-14 if sunday +1 [2014,2099) | in C | decreto-supremo-22352-1989-2 [1997,2009) estimated; decreto-supremo-22352-1989-2
Corpus Christi | easter+60 | library
Execution of Túpac Katari = Descuartizamiento de Túpac Katari | on 20251114 | in L | one_off | decreto-supremo-2025
Foundation of Cobija = Fundación de la ciudad de Cobija | on 20250209 20250210 | in N | one_off | decreto-supremo-2025
Foundation of La Plata = Fundación de la ciudad de La Plata | on 20250929 | in H | one_off | decreto-supremo-2025
Independence Day = Día de la Independencia | 08-06 | library
Independence Day (substitutes) = Día de la Independencia (substituto) | 08-06 if sunday +1 [1978,2091) | library
Independence of Santa Cruz = Toma de la plaza cruceña | on 20250214 | in S | one_off | decreto-supremo-2025
La Paz Day = Efemérides de La Paz | 07-16 | in L | library
La Paz Day (substitutes) = Efemérides de La Paz (substituto) | 07-16 if sunday +1 [,1990), 07-16 if sunday +1 [1995,2007), 07-16 if sunday +1 [2017,2091) | in L | decreto-supremo-22352-1989-2 [1995,2007) estimated; decreto-supremo-22352-1989-2
Labour Day (substitutes) = Día del Trabajo (substituto) | 05-01 if sunday +1 [1977,2096) | library
Labour Day (bridge day) = Puente del Día del Trabajo | on 20120430 20140502 | decreto-supremo-1210-2012
New Year's Day (substitutes) = Año Nuevo (substituto) | 01-01 if sunday +1 [1978,2097) | library
Oruro Day = Efemérides de Oruro | 02-10 [2024,2026) | in O | estimated | library
	on 19560210 19590210 19610210 19640210 19700210 19750210 19860210 19970210 20320210 20400210 20430210 20510210 20540210 20590210 20650210 20700210 20810210 | in O | library
Oruro Day (substitutes) = Efemérides de Oruro (substituto) | 02-10 if sunday +1 | in O | decreto-supremo-22352-1989-2 [2013,); decreto-supremo-22352-1989-2 [2008,2013) estimated; decreto-supremo-22352-1989-2
Pando Day = Efemérides de Pando | 09-24 | in N | red-uno-11-2025 [1990,2010) estimated; red-uno-11-2025
Pando Day (substitutes) = Efemérides de Pando (substituto) | 09-24 if sunday +1 [,1990), 09-24 if sunday +1 [1995,2007), 09-24 if sunday +1 [2017,2091) | in N | decreto-supremo-22352-1989-2 [1995,2007) estimated; decreto-supremo-22352-1989-2
Plurinational State Foundation Day = Día de la Creación del Estado Plurinacional de Bolivia | 01-22 [2010,2026), 01-22 [2027,) | library
	on 20260123 | decreto-supremo-2026
Plurinational State Foundation Day (substitutes) = Día de la Creación del Estado Plurinacional de Bolivia (substituto) | 01-22 if sunday +1 [2012,2097) | library
Potosí Day = Efemérides de Potosí | 11-10 | in P | library
Potosí Day (substitutes) = Efemérides de Potosí (substituto) | 11-10 if sunday +1 [1957,1986), 11-10 if sunday +1 [1991,2003), 11-10 if sunday +1 [2013,2098) | in P | decreto-supremo-22352-1989-2 [1991,2003) estimated; decreto-supremo-22352-1989-2
Revolt of the Canichana = Revuelta del pueblo Canichana | on 20250422 | in B | one_off | decreto-supremo-2025
Revolution of 6 October 1810 = Revolución de 6 de octubre de 1810 | on 20251006 | in O | one_off | decreto-supremo-2025
Santa Cruz Day = Efemérides de Santa Cruz | 09-24 | in S | library
Santa Cruz Day (substitutes) = Efemérides de Santa Cruz (substituto) | 09-24 if sunday +1 [,1990), 09-24 if sunday +1 [1995,2007), 09-24 if sunday +1 [2017,2091) | in S | decreto-supremo-22352-1989-2 [1995,2007) estimated; decreto-supremo-22352-1989-2
Shrove Monday = Lunes de Carnaval | easter-48 | library
Shrove Tuesday = Martes de Carnaval | easter-47 | library
Tarija Day = Efemérides de Tarija | 04-15 | in T | library
Tarija Day (substitutes) | 04-15 if sunday +1 [1951,1985), 04-15 if sunday +1 [1990,2008), 04-15 if sunday +1 [2012,2097) | in T | decreto-supremo-22352-1989-2 [1990,2008) estimated; decreto-supremo-22352-1989-2

fact N 2025 | off 02-10 | not 02-11 | Decreto Supremo 5328: the Monday after a Sunday
fact O 2024 | off 02-10 | not 10-06 | Decreto Supremo 5328, in 2025 only
fact O 2025 | off 10-06 02-10 | not 10-07 | Decreto Supremo 5328, in 2025 only
fact national 2012 | off 04-30 05-01 | not 05-02 | Decreto Supremo 1210
fact national 2014 | off 05-02 11-03 | not 04-30 | Decretos Supremos 1210 and 22352
fact national 2026 | off 01-23 | not 01-22 | Decreto Supremo 5521
decided dated law | Pando Day | - | - | N | the department was made by law of 24 September 1938, and keeps that day with Santa Cruz | Red Uno, 11 September 2025; El Progreso de Pando | https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550
decided dated law | Plurinational State Foundation Day | - | [2026,2027) | national * | kept on Friday 23 January | Bolivia, Decreto Supremo 5521 | https://www.boliviatv.bo/principal/nota.php?noticia=f8bbdb70c1aa6d8e337b53913fc5616b
decided no law | National Dignity Day | 10-17 | - | national * | the bill of October 2020 was not signed; nothing suspends work | Bolivia, Minister of Government, October 2022 | https://oxigeno.bo/node/58595
decided yes law | All Souls' Day (substitute day) | - | [2025,2026) | national * | a Sunday: Monday | Bolivia, Decreto Supremo of 29 October 2025 | https://tvnorte.com.bo/noticias-en-general/confirmado-el-feriado-de-todos-santos-se-traslada-al-lunes-3-de-noviembre/29/10/2025
decided yes law | Bicentenary of Independence | - | [2025,2026) | national * | 7 August, in this year only | Bolivia, Decreto Supremo of 30 July 2025 | https://elinfonauta.com/gobierno-declara-feriado-nacional-el-6-y-7-de-agosto-por-el-bicentenario
decided yes law | Foundation of Cobija; Revolt of the Canichana; Battle of Aroma; Foundation of La Plata; Execution of Túpac Katari; Revolution of 6 October 1810; Battle of Tumusla; Independence of Santa Cruz; Battle of Suipacha | - | [2025,2026) | * | a day in each department, in the year of the bicentenary only | Bolivia, Decreto Supremo 5328 of 5 February 2025 | https://prensamercosur.org/?p=567531
decided yes law | Potosí Day (substitutes); Beni Day (substitutes); Cochabamba Day (substitutes); Chuquisaca Day (substitutes); La Paz Day (substitutes); Pando Day (substitutes); Santa Cruz Day (substitutes); Tarija Day (substitutes); Oruro Day (substitutes) | - | - | * | the Monday after a national or departmental holiday on a Sunday | Bolivia, Decreto Supremo 22352 of 1989 and 5019, article 3 | https://www.reduno.com.bo/noticias/se-viene-un-fin-de-semana-largo-por-feriado-en-que-departamento-se-aplicara--2025911111550
`;
