/** Holidays of Argentina: rules, years and sources. The format: `README.md`. */
export const AR = `
part A Salta
part B Buenos Aires
part C Ciudad Autónoma de Buenos Aires
part D San Luis
part E Entre Ríos
part F La Rioja
part G Santiago del Estero
part H Chaco
part J San Juan
part K Catamarca
part L La Pampa
part M Mendoza
part N Misiones
part P Formosa
part Q Neuquén
part R Río Negro
part S Santa Fe
part T Tucumán
part U Chubut
part V Tierra del Fuego
part W Corrientes
part X Córdoba
part Y Jujuy
part Z Santa Cruz

source ley-27-399-2017 | Argentina, Ley 27.399 of 2017, artículo 1 | http://www.laautenticadefensa.net/144289
source catamarca-ley-4553 | Catamarca, Ley 4553 | https://www.argentina.gob.ar/normativa/provincial/ley-4553-123456789-0abc-defg-355-4000kvorpyel
source catamarca-ley-5525 | Catamarca, Ley 5525 | https://digesto.catamarca.gob.ar/ley/ley_detail/1650
source chubut-ley-i | Chubut, Ley I-85 | https://digesto.legislaturadelchubut.gob.ar/public/rama/1/ley/85
source chubut-ley-i-2 | Chubut, Ley I-547 | https://www.argentina.gob.ar/normativa/provincial/ley-547-123456789-0abc-defg-745-0001uvorpyel/actualizacion
source corrientes-ley-5874 | Corrientes, Ley 5874 | https://www.argentina.gob.ar/normativa/provincial/ley-5874-123456789-0abc-defg-478-5000wvorpyel/actualizacion
source corrientes-ley-5884 | Corrientes, Ley 5884 | https://www.argentina.gob.ar/normativa/provincial/ley-5884-123456789-0abc-defg-488-5000wvorpyel/actualizacion
source decreto-2025 | Argentina, Decreto 1027/2024 (Ley 27.399, artículo 7) | https://www.lmneuquen.com/pais/cual-es-el-primer-feriado-2025-el-cronograma-completo-descansos-este-ano-n1164215
source decreto-1584-2010 | Argentina, Decreto 1584/2010 and Ley 27.399: a non-working day like those for tourism; banks and offices close, other employers decide | https://www.argentina.gob.ar/normativa/nacional/ley-27399-281835/texto
source decreto-923-2017 | Argentina, Decreto 923/2017 (Ley 27.399, artículo 7) | http://portalunoargentina.com.ar/noticiasver.asp?id=29674
source entre-rios-decreto | Entre Ríos, Decreto 4359/93 | https://www.entrerios.gov.ar/dgrrhh/normativas/1993%20-%204359%20MGJE%20(San%20Miguel%20Arcangel).pdf
source entre-rios-decreto-2003 | Entre Ríos, Decreto 216/2003 | https://www.entrerios.gov.ar/dgrrhh/normativas/2003%20-%20216%20GOB%20(Dia%20del%20Empleado%20Publico).pdf
source entre-rios-ley | Entre Ríos, Ley 7285/84 | https://www.entrerios.gov.ar/dgrrhh/normativas/7285%20-%20Feriado%203%20de%20febrero.pdf
source holiday-city-buenos-2018 | Argentina, holiday in the City of Buenos Aires on 30 November 2018 | https://www.perfil.com/noticias/sociedad/30-de-noviembre-feriado-ciudad-de-buenos-aires-cumbre-g20.phtml
source jujuy-ley-4059 | Jujuy, Ley 4059 | https://boletinoficial.jujuy.gob.ar/?p=44711
source jujuy-ley-4927 | Jujuy, Ley 4927 | https://boletinoficial.jujuy.gob.ar/?p=56587
source jujuy-ley-5005 | Jujuy, Ley 5005 | https://boletinoficial.jujuy.gob.ar/?p=51196
source jujuy-ley-6197 | Jujuy, Ley 6197 | https://boletinoficial.jujuy.gob.ar/?p=204052
source ley-25-370-2000 | Argentina, Ley 25.370 of 2000; not checked against the law
source mendoza-ley-4081 | Mendoza, Ley 4081 | https://www.argentina.gob.ar/normativa/provincial/ley-4081-123456789-0abc-defg-534-0000mvorpyel/actualizacion
source ministerio-del-interior-2022 | Argentina, Ministerio del Interior, feriados de 2022: kept on its own Friday | https://www.adnsur.com.ar/sociedad/junio-llega-con-dos-feriados-nacionales-y-un-fin-de-semana-xxl_a62973c189aebab0a0385a673
source resolucion-164-2026 | Argentina, Resolución 164/2025 of the Jefatura de Gabinete (Ley 27.399, artículo 7) | https://www.unosantafe.com.ar/informacion-general/uno-uno-todos-los-feriados-del-2026-n10237919.html
source rioja-ley-10 | La Rioja, Ley 10.353 | https://www.argentina.gob.ar/normativa/provincial/ley-1035-123456789-0abc-defg-153-0100fvorpyel/actualizacion
source rioja-ley-10-2 | La Rioja, Ley 10.242 | https://www.argentina.gob.ar/normativa/provincial/ley-10242-123456789-0abc-defg-242-0100fvorpyel/actualizacion
source rioja-ley-10-3 | La Rioja, Ley 10.298 | https://www.argentina.gob.ar/normativa/provincial/ley-10298-123456789-0abc-defg-892-0100fvorpyel/actualizacion
source rioja-ley-6886 | La Rioja, Ley 6886 | https://www.argentina.gob.ar/normativa/provincial/ley-6886-123456789-0abc-defg-688-6000fvorpyel/actualizacion
source rioja-ley-9844 | La Rioja, Ley 9844 | https://www.argentina.gob.ar/normativa/provincial/ley-9844-123456789-0abc-defg-448-9000fvorpyel/actualizacion
source rioja-ley-2020 | La Rioja, Ley 9955: on its own day, where the nation moved it to 31 March in 2020 | https://www.argentina.gob.ar/normativa/provincial/ley-9955-123456789-0abc-defg-559-9000fvorpyel/actualizacion
source salta-ley-5032 | Salta, Ley 5032 | https://www.argentina.gob.ar/normativa/provincial/ley-5032-123456789-0abc-defg-230-5000avorpyel/actualizacion
source san-juan-ley | San Juan, Ley 14-P | https://www.argentina.gob.ar/normativa/provincial/ley-14-123456789-0abc-defg-410-0061jvorpyel/actualizacion
source san-luis-ley-2004 | San Luis, Ley II-0046-2004 | https://www.argentina.gob.ar/normativa/provincial/ley-46-123456789-0abc-defg-640-0001dvorpyel/actualizacion
source santa-cruz-ley | Santa Cruz, Ley 2882 | https://www.argentina.gob.ar/normativa/provincial/ley-2882-123456789-0abc-defg-288-2000zvorpyel/actualizacion
source santa-cruz-ley-2 | Santa Cruz, Ley 3419 | https://www.argentina.gob.ar/normativa/provincial/ley-3419-123456789-0abc-defg-914-3000zvorpyel/actualizacion
source santa-cruz-ley-3 | Santa Cruz, Ley 3342 | https://www.argentina.gob.ar/normativa/provincial/ley-3342-123456789-0abc-defg-243-3000zvorpyel/actualizacion
source santa-cruz-ley-4 | Santa Cruz, Ley 3668 | https://www.argentina.gob.ar/normativa/provincial/ley-3668-123456789-0abc-defg-866-3000zvorpyel/actualizacion
source tierra-del-fuego | Tierra del Fuego, Ley 7/92 | https://www.argentina.gob.ar/normativa/provincial/ley-7-123456789-0abc-defg-751-0000vvorpyel/actualizacion
source tierra-del-fuego-2021 | Tierra del Fuego, Ley 1389/2021 | https://www.argentina.gob.ar/normativa/provincial/ley-1389-123456789-0abc-defg-588-1000vvorpyel/actualizacion
source tucuman-ley-1765 | Tucumán, Ley 1765 | https://www.fet.com.ar/nota/1054/feriado-en-tucuman-24-de-setiembre
law [2011,2018) | all but Bicentennial of the Assembly of the Year XIII; Bicentennial of the Battle of Salta; Bicentennial of the Battle of Tucumán; Bicentennial of the Creation and First Oath of Allegiance to the Argentine Flag; Bridge Day | Argentina, Decreto 1584/2010, artículo 1 | https://blog.errepar.com/decreto-15842010-feriados-dias-no-laborables/?share=email
law [1988,2011) | New Year's Day; Good Friday; Labour Day; Day of the May Revolution; Anniversary of the Passing to Immortality of General Manuel Belgrano; Independence Day; Anniversary of the Passing to Immortality of General José de San Martín; Immaculate Conception of Mary; Christmas Day | Argentina, Ley 23.555 of 1988, artículo 3 | http://servicios.infoleg.gob.ar/infolegInternet/anexos/20000-24999/20986/norma.htm
law [2006,2011) | Day of Remembrance for Truth and Justice | Argentina, Ley 26.085 of 2006 | http://servicios.infoleg.gob.ar/infolegInternet/anexos/110000-114999/114811/norma.htm
law [2007,2011) | Day of the Veterans and the Fallen in the Malvinas War | Argentina, Ley 26.110 of 2006, in the list of 2011 | https://infokioscos.com.ar/2395/feriados-2011-argentina.html
law [2011,2014) | Bridge Day | Argentina, Decreto 1585/2010 | https://gestar.org.ar/articulos/el-gobierno-ordeno-los-feriados-nacionales-dias-no-laborales-y-feriados-con-fines-turisticos
law [2014,2017) | Bridge Day | Argentina, Decreto 1768/2013 | https://www.notiaes.com/2014/01/10/
law [2021,2022) | Bridge Day | Argentina, Decreto 947/2020 | https://lanotatucuman.com/el-gobierno-nacional-anuncio-el-cronograma-de-feriados-para-2021/nacionales/30/11/2020/54105/?amp=1
law [2013,2014) | Bicentennial of the Assembly of the Year XIII; Bicentennial of the Battle of Salta | Argentina, feriados nacionales of 2013, by Decreto 1584/2010 | https://suteba.org.ar/2013-feriados-nacionales-y-das-no-laborables-10024.html | list

Anniversary of the Battle of Salta = Aniversario de la Batalla de Salta | 02-20 [1977,) | in A | salta-ley-5032
Anniversary of the Death of General Güemes = Paso a la Inmortalidad del General Martín Miguel de Güemes | on 20160617 | library
Anniversary of the Passing to Immortality of General José de San Martín = Paso a la Inmortalidad del General José de San Martín | 08-17 [,1988), 3 monday 08 [1988,1991), 08-17 [1991,1993), 3 monday 08 [1993,2011), monday>=08-16 [2011,2016), 08-14 if sunday +1 [2016,2096), 08-20 if sunday +1 [2017,2091), 08-19 if sunday +1 [2018,2097), 08-17 if sunday monday saturday [2019,2100), 08-15 if sunday +1 [2021,) | ley-27-399-2017 [2018,); library
Anniversary of the Passing to Immortality of General Manuel Belgrano = Paso a la Inmortalidad del General D. Manuel Belgrano | 3 monday 06 [1995,2012), 06-20 [2012,) | ley-27-399-2017 [2018,); library
Anniversary of the Passing to Immortality of General Martín Miguel de Güemes = Paso a la Inmortalidad del General Don Martín Miguel de Güemes | 06-19 if sunday +1 [2016,2096), 06-17 if sunday monday saturday [2017,2098), 06-14 if sunday +1 [2020,2100), 06-20 if sunday +1 [2021,), 06-15 if sunday +1 [2025,2099) | ley-27-399-2017 [2018,); library
	on 20220617 | ministerio-del-interior-2022
Arrival of the Welsh Settlers = Arribo de los primeros colonizadores galeses | 07-28 [1984,) | in U | chubut-ley-i
Autonomy of Catamarca = Autonomía de Catamarca | 08-25 [1990,) | in K | catamarca-ley-4553
Battle of Caseros Day = Batalla de Caseros | 02-03 [1984,) | in E | entre-rios-ley
Battle of Tucumán = Batalla de Tucumán | 09-24 | in T | tucuman-ley-1765
Bicentennial of the Assembly of the Year XIII = Bicentenario de la Asamblea General Constituyente de 1813 | on 20130131 | library
Bicentennial of the Battle of Salta = Bicentenario de la Batalla de Salta | on 20130220 | library
Bicentennial of the Battle of Tucumán | on 20120924 | library
Bicentennial of the Creation and First Oath of Allegiance to the Argentine Flag | on 20120227 | library
Birth of Friar Mamerto Esquiú = Natalicio de Fray Mamerto Esquiú | 05-11 [1990,) | in K | catamarca-ley-4553
Bridge Day = Feriado Puente Turístico | 12-08 if thursday +1 [2011,2017), on 20110325 20120430 20121224 20140502 20141226 20150323 20151207 20160708 20230526 20230619 20231013 | library
	friday>=10-02 [2021,2023), monday>=11-16 [2021,2023), on 20130401 20130621 20200323 20200710 20201207 20210524 20221209 20240401 20240621 20241011 | library
Carnival Monday = Lunes de Carnaval | easter-48 [1984,2011) | in Y | computed | jujuy-ley-4059
Carnival Tuesday = Martes de Carnaval | easter-47 [1984,2011) | in Y | computed | jujuy-ley-4059
feasts es | Christmas Day; Labour Day; New Year's Day | ley-27-399-2017 [2018,); library
Day of Affirmation of Argentine Rights over the Malvinas, Islands and Antarctic Sector = Día de la Afirmación de los Derechos Argentinos sobre las Malvinas, Islas y Sector Antártico | 06-10 if sunday monday tuesday saturday [1984,1997), 06-12 if sunday +1 [1988,1995), 2 monday 06 [1992,1994), 2 monday 06 [1997,2000), on 19870610 20000610 | library
Day of General Martín Miguel de Güemes = Día de la Memoria del General Don Martín Miguel de Güemes | 06-17 [1977,) | in A | salta-ley-5032
Day of National Sovereignty = Día de la Soberanía Nacional | 4 monday 11 [2010,2015), 11-20 if sunday monday saturday [2017,), 11-18 if sunday +1 [2018,2097), 11-17 if sunday +1 [2019,2098), 11-22 if sunday +1 [2020,2100), 11-23 if sunday +1 [2025,2099), on 20151127 20161128 | ley-27-399-2017 [2018,); library
Day of Remembrance for Truth and Justice = Día Nacional de la Memoria por la Verdad y la Justicia | 03-24 [2006,) | ley-27-399-2017 [2018,); library
Day of Respect for Cultural Diversity = Día del Respeto a la Diversidad Cultural | 10-09 if sunday +1 [2011,2096), 2 monday 10 [2012,2016), 10-15 if sunday +1 [2017,2091), 10-14 if sunday +1 [2018,2097), 10-12 if sunday monday saturday [2019,2100), 10-10 if sunday +1 [2021,) | ley-27-399-2017 [2018,); library
Day of the Malvinas, South Georgia and South Sandwich Islands | on 19830402 | library
Day of the May Revolution = Día de la Revolución de Mayo | 05-25 | ley-27-399-2017 [2018,); library
Day of the Miracle = Día del Milagro | 09-07 [2018,) | in K | catamarca-ley-5525
Day of the Province = Día de la Provincia de Tierra del Fuego | 06-01 [1992,) | in V | tierra-del-fuego
Day of the Veterans and the Fallen in the Malvinas War = Día del Veterano y de los Caídos en la guerra en Malvinas | on 20060402 | library
Day of the Veterans and the Fallen in the Malvinas War = Día del Veterano y de los Caídos en la Guerra de Malvinas | on 20010402 20050402 | collection | ley-25-370-2000
	monday>=03-30 [2002,2005) | vacanza
	04-02 [2007,2020), 04-02 [2021,), on 20200331 | ley-27-399-2017 [2018,); library
Death of Enrique Angelelli = Fallecimiento de Monseñor Enrique Angelelli | 08-04 [2016,) | in F | rioja-ley-9844
Death of General Belgrano = Fallecimiento del General Manuel Belgrano | 06-20 [2009,) | in W | corrientes-ley-5884
Death of General San Martín = Fallecimiento del General José de San Martín | 08-17 [2009,) | in W | corrientes-ley-5874
Death of Juan Facundo Quiroga = Fallecimiento de Juan Facundo Quiroga | 02-16 [2021,) | in F | rioja-ley-10
Death of Néstor Kirchner = Fallecimiento de Néstor Carlos Kirchner | 10-27 [2014,) | in Z | santa-cruz-ley-3
Death of Ángel Vicente Peñaloza = Fallecimiento de Ángel Vicente Peñaloza | 11-12 [2020,) | in F | rioja-ley-10-3
Exaltation of the Holy Cross = Exaltación de la Santa Cruz | 05-03 [2004,) | in D | san-luis-ley-2004
Feast of the Miracle = Festividades del Señor y de la Virgen del Milagro | 09-13 [1977,), 09-14 [1977,), 09-15 [1977,) | in A | salta-ley-5032
Foundation of La Rioja = Fundación de La Rioja | 05-20 [2000,) | in F | rioja-ley-6886
G20 Leaders' Summit = Cumbre de Líderes del G20 | on 20181130 | in C | one_off | holiday-city-buenos-2018
Good Friday = Viernes Santo | easter-2 [,1957), easter-2 [1977,) | ley-27-399-2017 [2018,); library
Great Day of Jujuy = Día Grande de Jujuy | 04-27 [2021,) | in Y | jujuy-ley-6197
Immaculate Conception of Mary = Inmaculada Concepción de María | 12-08 [1995,) | ley-27-399-2017 [2018,); library
	12-08 [1990,1995) | in K | vacanza
Independence Day = Día de la Independencia | 07-09 | ley-27-399-2017 [2018,); library
Jujuy Exodus = Éxodo Jujeño | 08-23 [1984,) | in Y | jujuy-ley-4059
Loyalty of the Tehuelches and Mapuches to the Argentine Flag = Tehuelches y Mapuches declaran lealtad a la bandera Argentina | 11-03 [2015,) | in U | chubut-ley-i-2
Malvinas Memorial Day = Día de los Caídos en Malvinas | on 20200402 | in F | rioja-ley-2020
Maundy Thursday = Jueves Santo (día no laborable) | easter-3 [2011,) | computed | decreto-1584-2010
National Census 2010 | on 20101027 | library
National Census 2022 = Censo Nacional 2022 | on 20220518 | library
National Flag Day = Día de la Bandera | 06-20 [,1988), 06-20 [1992,1995) | library
	monday>=06-18 [1988,1992) | library
National Holiday for the Bicentennial of the May Revolution | on 20100524 | library
National Holiday for the World Football Champions in the FIFA World Cup QATAR 2022 = Feriado Nacional de los Campeones Mundiales de Fútbol en la Copa Mundial de la FIFA CATAR 2022 | on 20221220 | library
National Petroleum Day = Día del Petróleo Nacional | 12-13 [1984,) | in U | chubut-ley-i
Non-working day for tourism = Día no laborable con fines turísticos | on 20180430 20181224 20181231 | announced | decreto-923-2017
	on 20190708 20190819 20191014 | collection | decreto-923-2017
	on 20250502 20250815 20251121 | announced | decreto-2025
	on 20260323 20260710 20261207 | announced | resolucion-164-2026
Pachamama Day = Día de la Pachamama | 08-01 [1996,) | in Y | jujuy-ley-4927
Patagonian Strikes Memorial Day = Obreros fusilados en las Huelgas Patagónicas | 12-07 [2019,) | in Z | santa-cruz-ley-4
Political Autonomy of Jujuy = Autonomía Política de Jujuy | 11-18 [1984,) | in Y | jujuy-ley-4059
Provincial Autonomy Day = Día de la Autonomía Provincial | 03-01 [2020,) | in F | rioja-ley-10-2
Saint James' Day = Día del Apóstol Santiago | 07-25 [1977,) | in M | mendoza-ley-4081
Saint John Bosco's Day = San Juan Bosco | 01-31 [2007,2015) | in Z | santa-cruz-ley
	08-16 [2015,) | in Z | santa-cruz-ley-2
Saint Louis' Day = San Luis Rey de Francia | 08-25 [2004,) | in D | san-luis-ley-2004
Saint Michael's Day = San Miguel Arcángel | 09-29 [1993,) | in E | entre-rios-decreto
Selk'nam Genocide Day = Día del Genocidio Selk'nam | 11-25 [2021,) | in V | tierra-del-fuego-2021
Shrove Monday = Carnaval | easter-48 [,1977), easter-48 [2011,) | ley-27-399-2017 [2018,); library
Shrove Tuesday = Carnaval | easter-47 [,1977), easter-47 [2011,) | ley-27-399-2017 [2018,); library
State Workers' Day = Día del Trabajador Estatal | 06-27 [2004,) | in E | entre-rios-decreto-2003
Teachers' Day = Día del Maestro | 09-11 [2015,) | in J | san-juan-ley
The Day of the Race = Día de la Raza | 10-12 [,1976), 10-12 [1982,1988), monday>=10-10 [1988,1991), 10-12 [1991,1993), monday>=10-10 [1993,1996), 10-12 [1996,1999), monday>=10-10 [1999,2001), 2 monday 10 [2001,2003), monday>=10-10 [2004,2008), on 20031012 | library
	monday>=10-07 [2008,2011) | library
Tinkunaco = Tinkunaco Riojano | 12-31 [2000,) | in F | rioja-ley-6886
Trevelin Plebiscite of 1902 = Plebiscito de 1902 en Trevelin | 04-30 [1984,) | in U | chubut-ley-i
Virgin of Río Blanco and Paypaya = Virgen del Rosario de Río Blanco y Paypaya | 10-07 [1997,) | in Y | jujuy-ley-5005
War Veteran's Day | 04-02 [1994,1996), monday>=03-31 [1996,2000), on 19930405 20000402 | vacanza

fact A 2025 | off 02-20 06-17 09-13 09-14 09-15 | not 09-24 | Salta, Ley 5032
fact C 2018 | off 11-30 | not 11-29 | G20 in the city
fact T 2025 | off 09-24 | not 02-20 | Tucumán, Ley 1765
fact Z 2014 | off 01-31 10-27 | not 08-16 12-07 | Santa Cruz, Ley 2882 and 3342
fact Z 2019 | off 08-16 12-07 | not 01-31 | Santa Cruz, Ley 3419 and 3668
fact national 2018 | off 04-30 12-24 12-31 | not 12-26 | Decreto 923/2017
fact national 2022 | off 06-17 06-20 | not 06-21 | feriados de 2022
fact national 2026 | off 04-02 04-03 | not 04-04 | Ley 27.399: Maundy Thursday is a non-working day
`;
