/** Holidays of Spain: rules, years and sources. The format: `README.md`. */
export const ES = `
part AN Andalucía
part AR Aragón
part AS Asturias
part CB Cantabria
part CE Ciudad de Ceuta
part CL Castile and León
part CM Castile-La Mancha
part CN Canary Islands
part CN-EH El Hierro
part CN-FU Fuerteventura
part CN-GC Gran Canaria
part CN-LA Lanzarote
part CN-LG La Gomera
part CN-LP La Palma
part CN-TE Tenerife
part CT Catalonia
part CT-B Barcelona
part EX Extremadura
part GA Galicia
part IB Balearic Islands
part MC Murcia Region
part MD Comunidad de Madrid
part ML Ciudad de Melilla
part NC Navarra Chartered Community
part PV Basque Country
part RI La Rioja
part VC Valencian Community
known [2008,)
known [2010,) | in CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE CT-B

source basque-country-not-2027 | Basque Country, not chosen yet: Saint Joseph, as in the list of 2021 with its weekdays
source castilla-mancha-ley-1984 | Castilla-La Mancha, Ley 2/1984; not checked against the law
source comunitat-valenciana-ley-1984 | Comunitat Valenciana, Ley 8/1984; not checked against the law
source direccion-general-trabajo-2010 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2010 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2009-18477
source direccion-general-trabajo-2011 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2011 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2010-15722
source direccion-general-trabajo-2012 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2012 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2011-16116
source direccion-general-trabajo-2013 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2013 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2012-13644
source direccion-general-trabajo-2014 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2014 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2013-12147
source direccion-general-trabajo-2015 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2015 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2014-10823
source direccion-general-trabajo-2016 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2016 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2015-11348
source direccion-general-trabajo-2017 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2017 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2016-9244
source direccion-general-trabajo-2018 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2018 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2017-11639
source direccion-general-trabajo-2019 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2019 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2018-14369
source direccion-general-trabajo-2020 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2020 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2019-14552
source direccion-general-trabajo-2021 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2021 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2020-13343
source direccion-general-trabajo-2022 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2022 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2021-17113
source direccion-general-trabajo-2023 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2023 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2022-16755
source direccion-general-trabajo-2024 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2024 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2023-22014
source direccion-general-trabajo-2025 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2025 (Real Decreto 2001/1983, artículo 45) | https://www.boe.es/buscar/doc.php?id=BOE-A-2024-21316
source direccion-general-trabajo-2026 | Spain, Dirección General de Trabajo, relación de fiestas laborales para el año 2026 (Boletín Oficial del Estado, 28 October 2025) | https://www.diariosur.es/sociedad/calendario-laboral-2026-boe-publica-puentes-fines-20251028120314-nt.html
source direccion-general-trabajo-2026-2 | Spain, Dirección General de Trabajo, relación de fiestas laborales para 2026, as vacanza/holidays (MIT) lists it
source direccion-general-trabajo-2026-3 | Spain, Dirección General de Trabajo, relación de fiestas laborales para 2026
source galicia-calendario-laboral-2026 | Galicia, calendario laboral 2026, Diario Oficial de Galicia of 20 June 2025 | https://xornal21.com/art/64603/la-xunta-fija-el-19-de-marzo-24-de-junio-y-25-de-julio-como-festivos-gallegos-en-2026
source local-holiday-city | Local holiday of the city, as vacanza/holidays (MIT) lists it
source madrid-consejo-gobierno-2026 | Madrid, Consejo de Gobierno, calendario laboral 2026 | https://www.larazon.es/madrid/estos-son-dias-festivos-comunidad-madrid-2026_2025092868d90353f10d3f06781e836b.html
source madrid-not-chosen-2021 | Madrid, not chosen yet: Saint Joseph where 15 August is a Sunday, as in the list of 2021
source melilla-2024-2023 | Melilla, lists of 2023 and 2024, as vacanza/holidays (MIT) lists them
source navarra-calendario-oficial | Navarra, calendario oficial de fiestas laborales: a feast of the whole community | https://www.europapress.es/navarra/noticia-gobierno-declara-dias-inhabiles-navarra-2026-efectos-computo-plazos-20251218112115.html
source real-decreto-2001 | Spain, Real Decreto 2001/1983, artículo 45; not chosen yet: as in most of the lists of 2010 to 2025
source region-murcia-estatuto | Región de Murcia, Estatuto de Autonomía, artículo 4; not checked against the law
law [1990,) | New Year's Day; Epiphany; Saint Joseph; Maundy Thursday; Good Friday; Labour Day; Assumption; National Day of Spain; All Saints' Day; Constitution Day; Immaculate Conception; Christmas Day | Spain, Real Decreto 2001/1983, artículo 45 | https://noticias.juridicas.com/base_datos/Laboral/rd2001-1983.t5.html

500 years since the first voyage round the world = V Centenario Vuelta al Mundo | on 20220906 | in PV | announced | direccion-general-trabajo-*
80 years of the first Basque Government = 80 Aniversario del primer Gobierno Vasco | on 20161007 | in PV | announced | direccion-general-trabajo-*
All Saints' Day = Todos los Santos | 11-01 [2010,2015), 11-01 [2016,2020), 11-01 [2021,2026) | direccion-general-trabajo-*
	11-01 [,2009), 11-01 [2027,2037), 11-01 if monday tuesday wednesday thursday friday saturday [2038,) | library
All Saints' Day (substitute day) = Lunes siguiente a Todos los Santos | on 20091102 | in AN AR AS CE CL EX | vacanza
	on 20151102 20201102 20261102 | in AN AR AS CL EX | announced | direccion-general-trabajo-*
	11-01 if sunday +1 [2037,2100) | in AN AR AS CL EX | collection estimated | real-decreto-2001
	on 20151102 | in CB CE GA IB | announced | direccion-general-trabajo-*
	on 20151102 20261102 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-*
	on 20201102 | in MD | announced | direccion-general-trabajo-*
	on 20261102 | in CM NC | announced | direccion-general-trabajo-*
All Saints' Day (substitute day) = Traslado de Todos los Santos | on 20261102 | in MD | announced | madrid-consejo-gobierno-2026
Andalusia Day = Día de Andalucía | 02-28 [,2010), 02-28 [2011,2016), 02-28 [2017,2021), 02-28 [2022,2026), 02-28 [2028,2038) | in AN | real-decreto-2001 [2028,2038) collection estimated; library [,2010); direccion-general-trabajo-* announced
	02-28 sunday>monday [2038,), on 20270301 | in AN | collection estimated | real-decreto-2001
	on 20260228 | in AN | library
Andalusia Day (substitute day) = Lunes siguiente a Día de Andalucía | on 20100301 20160229 20210301 | in AN | announced | direccion-general-trabajo-*
Aragon Day = Día de Aragón | 04-23 [,2010), on 20260423 | in AR | library
Aragon Day = San Jorge, Día de Aragón | 04-23 [2010,2017), 04-23 [2018,2023), on 20240423 20250423 | in AR | announced | direccion-general-trabajo-*
	04-23 sunday>monday [2027,) | in AR | collection estimated | real-decreto-2001
Aragon Day (substitute day) = Lunes siguiente a San Jorge, Día de Aragón | on 20170424 20230424 | in AR | announced | direccion-general-trabajo-*
Assumption = Asunción | 08-15 [,2010), 08-15 if monday tuesday wednesday thursday friday saturday [2026,2100) | but MD | library
	08-15 [,2010), 08-15 if monday tuesday wednesday thursday friday saturday [2028,2100) | in MD | library
	on 20260815 | in MD | madrid-consejo-gobierno-2026
Assumption = Asunción de la Virgen | 08-15 [2011,2021), 08-15 [2022,2026) | direccion-general-trabajo-*
Assumption (substitute day) = Lunes siguiente a Asunción de la Virgen | on 20100816 20210816 | in AN AR AS | announced | direccion-general-trabajo-*
	08-15 if sunday +1 [2027,) | in AN AR AS | collection estimated | real-decreto-2001
	on 20210816 | in CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-*
Asturias Day = Día de Asturias | 09-08 [,2013), 09-08 [2014,2019), 09-08 [2020,2024) | in AS | announced | library [,2010); direccion-general-trabajo-*
	on 20250908 | in AS | announced | direccion-general-trabajo-*
	09-08 sunday>monday [2027,) | in AS | collection estimated | real-decreto-2001
	on 20260908 | in AS | library
Asturias Day (substitute day) = Lunes siguiente a Día de Asturias | on 20130909 20190909 20240909 | in AS | announced | direccion-general-trabajo-*
Balearic Islands Day = Dia de les Illes Balears | 03-01 [2010,2015), 03-01 [2016,2020), 03-01 [2021,2026), 03-01 [2027,2037) | in IB | real-decreto-2001 [2027,2037) collection estimated; direccion-general-trabajo-* announced
	03-01 if monday tuesday wednesday thursday friday saturday [2038,) | in IB | collection estimated | real-decreto-2001
Balearic Islands Day = Día de les Illes Balears | 03-01 [,2009) | in IB | library
Balearic Islands Day (substitute day) = Lunes siguiente al Día de las Islas Baleares | on 20260302 | in IB | collection | direccion-general-trabajo-2026-2
Basque Country Day = Euskadi Eguna | 10-25 [2011,2015) | in PV | announced | direccion-general-trabajo-*
Canary Islands Day = Día de Canarias | 05-30 [,2010), 05-30 [2011,2021), 05-30 [2022,2026) | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | library [,2010); direccion-general-trabajo-*
	05-30 sunday>monday [2027,) | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | collection estimated | real-decreto-2001
	on 20260530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | library
Canary Islands Day (substitute day) = Lunes siguiente a Día de Canarias | on 20100531 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-*
Cantabria Institutions Day = Día de las Instituciones de Cantabria | 07-28 [2008,2010), 07-28 [2016,2019), 07-28 [2020,2024) | in CB | announced | vacanza [2008,2010); direccion-general-trabajo-*
	on 20100728 20110728 20140728 20250728 | in CB | announced | direccion-general-trabajo-*
	07-28 if monday tuesday wednesday thursday friday saturday [2026,) | in CB | collection | direccion-general-trabajo-2026-3
	06-28 [,2008) | in CB | library
Castile and León Day = Fiesta de Castilla y León | 04-23 [,2017), 04-23 [2018,2023) | in CL | announced | library [,2010); direccion-general-trabajo-*
	on 20240423 20250423 | in CL | announced | direccion-general-trabajo-*
	04-23 sunday>monday [2027,) | in CL | collection estimated | real-decreto-2001
	on 20260423 | in CL | library
Castile and León Day (substitute day) = Lunes siguiente a Fiesta de Castilla y León | on 20170424 | in CL | announced | direccion-general-trabajo-*
Castilla-La Mancha Day = Día de Castilla-La Mancha | 05-31 [1984,2009), 05-31 [2010,2015), 05-31 [2016,2020), 05-31 [2021,2026), 05-31 [2027,2037) | in CM | real-decreto-2001 [2027,2037) collection estimated; castilla-mancha-ley-1984 [1984,2009) collection; direccion-general-trabajo-* announced
	on 20090601 | in CM | vacanza
	05-31 if monday tuesday wednesday thursday friday saturday [2038,) | in CM | collection estimated | real-decreto-2001
Ceuta Day = Día de Ceuta | 09-02 [,2010), 09-02 [2019,2025) | in CE | announced | direccion-general-trabajo-* [2019,2025); library
	on 20100902 20130902 20140902 20160902 20170902 | in CE | announced | direccion-general-trabajo-*
	09-02 if monday tuesday wednesday thursday friday saturday [2026,) | in CE | real-decreto-2001 [2027,) collection estimated; library
Christmas Day = Navidad | 12-25 [,2010), 12-25 [2026,2033), 12-25 if monday tuesday wednesday thursday friday saturday [2034,) | but MD | library
	12-25 [,2010), 12-25 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | library
	on 20261225 | in MD | madrid-consejo-gobierno-2026
Christmas Day = Natividad del Señor | 12-25 [2012,2016), 12-25 [2017,2022), 12-25 [2023,2026), on 20101225 | direccion-general-trabajo-*
Christmas Day (substitute day) = Lunes siguiente a Natividad del Señor | on 20111226 20161226 20221226 | in AN AR AS CL EX IB ML NC | announced | direccion-general-trabajo-*
	12-25 if sunday +1 [2033,2096) | in AN AR AS CL EX IB ML NC | collection estimated | real-decreto-2001
	on 20111226 20161226 | in CE | announced | direccion-general-trabajo-*
	on 20111226 20221226 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-*
	on 20161226 20221226 | in CB CM MC MD | announced | direccion-general-trabajo-*
	on 20161226 | in VC | announced | direccion-general-trabajo-*
	on 20221226 | in RI | announced | direccion-general-trabajo-*
Community of Madrid Day = Día de la Comunidad de Madrid | on 20260502 | in MD | madrid-consejo-gobierno-2026
	05-02 sunday>monday [,2010) | in MD | library
Community of Madrid Day = Fiesta de la Comunidad de Madrid | 05-02 [2011,2021), 05-02 [2022,2026) | in MD | announced | direccion-general-trabajo-*
	05-02 sunday>monday [2027,) | in MD | collection estimated | real-decreto-2001
Community of Madrid Day (substitute day) = Lunes siguiente a Fiesta de la Comunidad de Madrid | on 20210503 | in MD | announced | direccion-general-trabajo-*
Constitution Day = Día de la Constitución Española | 12-06 [1983,2009), 12-06 [2027,2037), 12-06 if monday tuesday wednesday thursday friday saturday [2038,) | library
	12-06 [2010,2015), 12-06 [2016,2020), 12-06 [2021,2026) | direccion-general-trabajo-*
Constitution Day (substitute day) = Lunes siguiente a Día de la Constitución Española; Lunes siguiente al Día de la Constitución @ CB | on 20091207 | in AN AR AS CB CE CM CN EX IB MC ML RI | vacanza
	on 20151207 20201207 | in AN AR AS CE CL EX IB MC ML RI | announced | direccion-general-trabajo-*
	12-06 if sunday +1 [2037,2100) | in AN AR AS CE CL EX IB MC ML RI | collection estimated | real-decreto-2001
	on 20151207 | in CM VC | announced | direccion-general-trabajo-*
	on 20201207 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE MD NC | announced | direccion-general-trabajo-*
	on 20261207 | in CB | collection | direccion-general-trabajo-2026-2
Constitution Day (substitute day) = Lunes siguiente al Día de la Constitución; Traslado del Día de la Constitución Española @ MD | on 20261207 | in AN AR | announced | direccion-general-trabajo-*
	on 20261207 | in AS CL EX MC ML RI | collection | direccion-general-trabajo-2026-2
	on 20261207 | in MD | announced | madrid-consejo-gobierno-2026
Corpus Christi | on 20080522 | in CM | vacanza
	easter+60 [2011,2018), easter+60 [2019,2026) | in CM | announced | direccion-general-trabajo-*
	easter+60 [2026,) | in CM | real-decreto-2001 [2027,) collection estimated; library
	on 20090611 | in MD | vacanza
	on 20100603 20110623 20140619 | in MD | announced | direccion-general-trabajo-*
Day after Saint Joseph = Día siguiente a San José | on 20150320 | in GA | announced | direccion-general-trabajo-*
Day of Navarre = San Francisco Javier, Día de Navarra | 12-03 [2008,2017), 12-03 [2018,2023) | in NC | announced | vacanza [2008,2010); direccion-general-trabajo-*
	on 20241203 20251203 | in NC | announced | direccion-general-trabajo-*
	12-03 sunday>monday [2026,) | in NC | navarra-calendario-oficial
Day of Navarre (substitute day) = Lunes siguiente a San Francisco Javier, Día de Navarra | on 20171204 20231204 | in NC | announced | direccion-general-trabajo-*
Easter Monday = Lunes de Pascua | easter+1 [2010,2026) | in CT CT-B NC PV VC | announced | direccion-general-trabajo-*
	easter+1 [2010,2014), easter+1 [2015,2025) | in IB | announced | direccion-general-trabajo-*
	easter+1 [2013,2018), easter+1 [2019,2026), on 20110425 | in RI | announced | direccion-general-trabajo-*
	on 20260406, easter+1 [,2009) | in RI | library
	on 20130401 20150406 20190422 20200413 20240401 | in CB | announced | direccion-general-trabajo-*
	on 20140421 20150406 20190422 20200413 | in CM | announced | direccion-general-trabajo-*
	on 20260406 | in CM | collection | direccion-general-trabajo-2026-2
	easter+1 [2027,) | in CT CT-B IB NC PV RI VC | collection estimated | real-decreto-2001
	on 20260406, easter+1 [,2010) | in CT CT-B IB NC PV VC | library
Eid al-Fitr = Fiesta del Eid Fitr | on 20220503 20230421 20250331 | in ML | announced | direccion-general-trabajo-*
	on 20240410 | in ML | collection estimated | melilla-2024-2023
End of Ramadan (Eid al-Fitr) = Fiesta del Eid Fitr | hijri 10-1 [2026,) | in ML | estimated | library
Epiphany = Día de los Reyes Magos | 01-06 [,2008), on 20090106, 01-06 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | library
	01-06 [,2008), on 20090106, 01-06 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | library
	on 20260106 | in MD | madrid-consejo-gobierno-2026
Epiphany = Epifanía del Señor | 01-06 [2010,2013), 01-06 [2014,2019), 01-06 [2020,2026) | direccion-general-trabajo-*
Epiphany (substitute day) = Lunes siguiente a Epifanía del Señor | on 20080107 | in AN AR AS CE CL CM CN EX MD ML | vacanza
	on 20130107 20190107 | but national CB CM CT CT-B GA IB PV RI VC | announced | direccion-general-trabajo-*
	01-06 if sunday +1 [2030,2098) | but national CB CM CT CT-B GA IB PV RI VC | collection estimated | real-decreto-2001
	on 20130107 | in CB CM | announced | direccion-general-trabajo-*
Extremadura Day = Día de Extremadura | 09-08 [,2013), 09-08 [2014,2019), 09-08 [2020,2024) | in EX | announced | library [,2010); direccion-general-trabajo-*
	on 20250908 | in EX | announced | direccion-general-trabajo-*
	09-08 sunday>monday [2027,) | in EX | collection estimated | real-decreto-2001
	on 20260908 | in EX | library
Extremadura Day (substitute day) = Lunes siguiente a Día de Extremadura | on 20130909 20190909 | in EX | announced | direccion-general-trabajo-*
Feast of the Sacrifice = Fiesta del Sacrificio | on 20101117 20111107 20121027 20131015 20141006 20150925 20160912 20170901 20180822 20190812 20200731 20210720 20220709 20230629 20240617 20250606 | in CE | announced | direccion-general-trabajo-*
	hijri 12-10 [2010,) | in CE | computed estimated | direccion-general-trabajo-2026-3
	on 20101117 20111107 20121026 20131015 20141004 20150925 20160912 20170901 20180822 20190812 20200731 20210721 20220711 20230629 20240617 20250606 | in ML | announced | direccion-general-trabajo-*
Feast of the Sacrifice (Eid al-Adha) = Fiesta del Sacrificio-Aid Al Adha | hijri 12-10 [,2009), hijri 12-10 [2026,) | in ML | estimated | library
Galician Literature Day = Día das Letras Galegas | 05-17 [2010,2015), 05-17 [2016,2020), 05-17 [2021,2026), 05-17 [2027,2037) | in GA | real-decreto-2001 [2027,2037) collection estimated; direccion-general-trabajo-* announced
	05-17 if monday tuesday wednesday thursday friday saturday [2038,) | in GA | collection estimated | real-decreto-2001
Galician Literature Day = Día de las Letras Gallegas | 05-17 [,2009) | in GA | library
Good Friday = Viernes Santo | easter-2 | library
	easter-2 [2010,2026) | direccion-general-trabajo-*
	on 20260403 | in MD | announced | madrid-consejo-gobierno-2026
Immaculate Conception = Inmaculada Concepción | 12-08 [2010,2013), 12-08 [2014,2019), 12-08 [2020,2024), on 20251208 | direccion-general-trabajo-*
	12-08 [,2010), 12-08 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | library
	12-08 [,2010), 12-08 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | library
	on 20261208 | in MD | madrid-consejo-gobierno-2026
Immaculate Conception (substitute day) = Lunes siguiente a Inmaculada Concepción | on 20131209 20191209 20241209 | in AN AR AS CL EX | announced | direccion-general-trabajo-*
	12-08 if sunday +1 [2030,2098) | in AN AR AS CL EX | collection estimated | real-decreto-2001
	on 20131209 | in CE | announced | direccion-general-trabajo-*
	on 20131209 20241209 | in MC | announced | direccion-general-trabajo-*
	on 20131209 20191209 | in RI | announced | direccion-general-trabajo-*
	on 20191209 | in CB MD | announced | direccion-general-trabajo-*
	on 20191209 20241209 | in ML | announced | direccion-general-trabajo-*
La Bajada de la Virgen del Socorro | 09-07 [,2010), 09-07 [2026,) | in CN-TE | library
La Bien Aparecida | 09-15 [,2010), 09-15 if sunday +1 [1957,2003), on 20260915 | in CB | library
La Rioja Day = Día de La Rioja | 06-09 [,2013), 06-09 [2014,2019), 06-09 [2020,2024) | in RI | announced | library [,2010); direccion-general-trabajo-*
	on 20250609 | in RI | announced | direccion-general-trabajo-*
	06-09 sunday>monday [2027,) | in RI | collection estimated | real-decreto-2001
	on 20260609 | in RI | library
La Rioja Day (substitute day) = Lunes siguiente a Día de La Rioja | on 20130610 20190610 20240610 | in RI | announced | direccion-general-trabajo-*
Labour Day = Día del Trabajador | 05-01 [,2010), 05-01 [2026,2033), 05-01 if monday tuesday wednesday thursday friday saturday [2034,) | but MD | library
	05-01 [,2010), 05-01 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | library
	on 20260501 | in MD | madrid-consejo-gobierno-2026
Labour Day = Fiesta del Trabajo | 05-01 [2012,2016), 05-01 [2017,2022), 05-01 [2023,2026), on 20100501 | direccion-general-trabajo-*
Labour Day (substitute day) = Lunes siguiente a Fiesta del Trabajo | on 20110502 20160502 20220502 | in AN AR AS EX | announced | direccion-general-trabajo-*
	05-01 if sunday +1 [2033,2096) | in AN AR AS EX | collection estimated | real-decreto-2001
	on 20110502 | in CB CE VC | announced | direccion-general-trabajo-*
	on 20110502 20220502 | in MC | announced | direccion-general-trabajo-*
	on 20160502 20220502 | in CL | announced | direccion-general-trabajo-*
	on 20160502 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-*
Maundy Thursday = Jueves Santo | easter-3 [,2010), on 20260402 | but national CT CT-B VC | library
	easter-3 [2008,2010) | in VC | vacanza
	on 20110421 20160324 20170413 20220414 | in VC | announced | direccion-general-trabajo-*
	easter-3 [2010,2026) | but national CB CT CT-B VC | announced | direccion-general-trabajo-*
	easter-3 [2010,2018), easter-3 [2019,2026) | in CB | announced | direccion-general-trabajo-*
	on 20260402 | in MD | announced | madrid-consejo-gobierno-2026
	easter-3 [2027,) | but national CT CT-B VC | collection estimated | real-decreto-2001
Melilla Day = Día de Melilla | 09-17 [2008,2017) | in ML | collection estimated | local-holiday-city [2010,2017); vacanza
	09-17 sunday>monday [2017,2023), 09-17 sunday>monday [2024,) | in ML | collection estimated | local-holiday-city
Monday following All Saints' Day | on 20091102 | in ML | vacanza
Monday following Constitution Day | on 20091207 | in GA | vacanza
Monday following National Day | on 20081013 | in CB IB MC ML | vacanza
Monday of the Fallas = Lunes de Fallas | on 20130318 | in VC | announced | direccion-general-trabajo-*
Murcia Day = Día de la Región de Murcia | 06-09 [1983,2013), 06-09 [2014,2019), 06-09 [2020,2024) | in MC | region-murcia-estatuto [1983,2010) collection; direccion-general-trabajo-* announced
	on 20260609 | in MC | collection | region-murcia-estatuto
	on 20250609 | in MC | announced | direccion-general-trabajo-*
	06-09 sunday>monday [2027,) | in MC | collection estimated | real-decreto-2001
Murcia Day (substitute day) = Lunes siguiente a Día de la Región de Murcia | on 20190610 | in MC | announced | direccion-general-trabajo-*
National Day of Catalonia = Dia de Cataluña | 09-11 [,2010), on 20260911 | in CT CT-B | library
National Day of Catalonia = Diada Nacional de Catalunya | 09-11 [2012,2016), 09-11 [2017,2022), 09-11 [2023,2026), on 20100911 | in CT CT-B | announced | direccion-general-trabajo-*
	09-11 if monday tuesday wednesday thursday friday saturday [2027,) | in CT CT-B | collection estimated | real-decreto-2001
National Day of Galicia = Día Nacional de Galicia | 07-25 [,2010), 07-25 [2011,2021), 07-25 [2022,2026) | in GA | announced | library [,2010); direccion-general-trabajo-*
	07-25 if monday tuesday wednesday thursday friday saturday [2026,) | in GA | real-decreto-2001 [2028,) collection estimated; library
National Day of Spain = Fiesta Nacional de España | 10-12 [2010,2014), 10-12 [2015,2025) | direccion-general-trabajo-*
	10-12 [,2008), on 20091012, 10-12 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | library
	10-12 [,2008), on 20091012, 10-12 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | library
	on 20261012 | in MD | madrid-consejo-gobierno-2026
National Day of Spain (substitute day) = Lunes siguiente a Fiesta Nacional de España | on 20081013 | in AN AR AS CE CL EX | vacanza
	on 20141013 20251013 | in AN AR AS CL EX | announced | direccion-general-trabajo-*
	10-12 if sunday +1 [2031,2099) | in AN AR AS CL EX | collection estimated | real-decreto-2001
	on 20141013 | in CE | announced | direccion-general-trabajo-*
New Year's Day = Año Nuevo | 01-01 [2013,2017), 01-01 [2018,2023), on 20100101 20110101 20240101 20250101 | direccion-general-trabajo-*
	01-01 [,2010), 01-01 if monday tuesday wednesday thursday friday saturday [2035,), 01-01 [2026,2034) | but MD | library
	01-01 [,2010), 01-01 if monday tuesday wednesday thursday friday saturday [2035,), 01-01 [2027,2034) | in MD | library
	on 20260101 | in MD | madrid-consejo-gobierno-2026
New Year's Day (substitute day) = Lunes siguiente a Año Nuevo | on 20120102 20170102 20230102 | in AN AR AS | announced | direccion-general-trabajo-*
	01-01 if sunday +1 [2034,2097) | in AN AR AS | collection estimated | real-decreto-2001
	on 20120102 | in CE EX | announced | direccion-general-trabajo-*
	on 20170102 20230102 | in CL MC | announced | direccion-general-trabajo-*
	on 20170102 | in ML | announced | direccion-general-trabajo-*
Nuestra Señora de Guadalupe | 10-05 [,2010), 10-05 [2026,) | in CN-LG | library
Nuestra Señora de la Merced | 09-24 [,2010), 09-24 [2026,) | in CT-B | library
Nuestra Señora de la Peña | 09-18 [,2010), 09-18 [2026,) | in CN-FU | library
Nuestra Señora de las Nieves | 08-05 [,2010), 08-05 [2026,) | in CN-LP | library
Nuestra Señora de los Dolores | 09-15 [,2010), 09-15 [2026,) | in CN-LA | library
Nuestra Señora de los Reyes | 09-24 [,2010), 09-24 [2026,) | in CN-EH | library
Nuestra Señora del Pino | 09-08 [,2010), 09-08 [2026,) | in CN-GC | library
Our Lady of Africa = Nuestra Señora de África | 08-05 [2022,) | in CE | announced | direccion-general-trabajo-* [2022,2026); library
Our Lady of Bien Aparecida = La Bien Aparecida | 09-15 [2010,2013), 09-15 [2014,2019), 09-15 [2020,2024), on 20250915 | in CB | announced | direccion-general-trabajo-*
	09-15 if monday tuesday wednesday thursday friday saturday [2027,) | in CB | collection estimated | real-decreto-2001
Our Lady of Victory = Nuestra Señora de la Victoria | 09-08 [2008,2010) | in ML | vacanza
	09-08 sunday>monday [2010,2024), 09-08 sunday>monday [2025,) | in ML | collection estimated | local-holiday-city
Saint Anthony = San Antonio | 06-13 [2008,2010), 06-13 [2011,2021) | in CE | collection estimated | local-holiday-city [2011,2021); vacanza
	06-13 sunday>monday [2021,), on 20100614 | in CE | collection estimated | local-holiday-city
Saint James' Day = Santiago Apóstol | on 20080725 | in MD RI | vacanza
	07-25 [2008,2010), 07-25 [2015,2018), 07-25 [2022,2026) | in NC | announced | vacanza [2008,2010); direccion-general-trabajo-*
	on 20110725 20130725 | in NC | announced | direccion-general-trabajo-*
	on 20110725 20230725 | in CL | announced | direccion-general-trabajo-*
	on 20110725 20160725 20220725 20240725 20250725 | in MD | announced | direccion-general-trabajo-*
	07-25 [,2010), 07-25 [2015,2018), 07-25 [2022,2026) | in PV | announced | library [,2010); direccion-general-trabajo-*
	on 20110725 20130725 20190725 20200725 | in PV | announced | direccion-general-trabajo-*
	07-25 if monday tuesday wednesday thursday friday saturday [2026,) | in PV | real-decreto-2001 [2028,) collection estimated; library
	on 20110725 20160725 | in RI | announced | direccion-general-trabajo-*
	07-25 [2012,2015), on 20190725 20240725 | in CB | announced | direccion-general-trabajo-*
Saint John = San Xoán | on 20260624 | in GA | galicia-calendario-laboral-2026
Saint John's Day = San Juan | 06-24 [,2010), 06-24 [2013,2018), 06-24 [2019,2026) | in CT CT-B | announced | library [,2010); direccion-general-trabajo-*
	on 20100624 20110624 | in CT CT-B | announced | direccion-general-trabajo-*
	06-24 if monday tuesday wednesday thursday friday saturday [2026,) | in CT CT-B VC | real-decreto-2001 [2027,) collection estimated; library
	on 20130624 20160624 20200624 20220624 | in GA | announced | direccion-general-trabajo-*
	06-24 [2019,2026) | in VC | announced | direccion-general-trabajo-*
Saint Joseph = San José | 03-19 [,2010), on 20260319 | in GA MC NC PV VC | library
Saint Joseph's Day = San José | on 20090319 | in CL MD RI | vacanza
	03-19 [2008,2010) | in CM ML | vacanza
	on 20100319 20120319 | in CL RI | announced | direccion-general-trabajo-*
	on 20100319 20110319 20200319 | in CM | announced | direccion-general-trabajo-*
	on 20100319 20210319 | in EX | announced | direccion-general-trabajo-*
	03-19 [2019,2022), on 20100319 20110319 | in GA | announced | direccion-general-trabajo-*
	03-19 [2010,2017), 03-19 [2018,2022), on 20240319 20250319 | in MC | announced | direccion-general-trabajo-*
	on 20100319 20120319 20150319 20210319 | in MD | announced | direccion-general-trabajo-*
	on 20270319 20320319 | in MD | collection estimated | madrid-not-chosen-2021
	03-19 [2010,2017) | in ML | announced | direccion-general-trabajo-*
	03-19 [2019,2022), on 20100319 20120319 20140319 20150319 | in NC | announced | direccion-general-trabajo-*
	03-19 [2019,2022), on 20100319 20150319 | in PV | announced | direccion-general-trabajo-*
	on 20270319 | in PV | collection estimated | basque-country-not-2027
	03-19 [2010,2017), 03-19 [2018,2023), on 20240319 20250319 | in VC | announced | direccion-general-trabajo-*
	03-19 sunday>monday [2027,) | in MC VC | collection estimated | real-decreto-2001
Saint Joseph's Day (substitute day) = Lunes siguiente a San José | on 20170320 | in EX | announced | direccion-general-trabajo-*
	on 20170320 20230320 | in MD | announced | direccion-general-trabajo-*
Saint Joseph's Day (moved) = Traslado de San José | on 20130318 | in MD | announced | direccion-general-trabajo-*
Saint Stephen's Day = San Esteban | 12-26 [2008,2010) | in IB | vacanza
	on 20131226 20141226 20191226 20201226 20251226 | in IB | announced | direccion-general-trabajo-*
	12-26 [,2010), 12-26 [2011,2021), 12-26 [2022,2026) | in CT CT-B | announced | library [,2010); direccion-general-trabajo-*
	12-26 if monday tuesday wednesday thursday friday saturday [2026,) | in CT CT-B | real-decreto-2001 [2028,) collection estimated; library
Saint Stephen's Day = Segunda Fiesta de Navidad | on 20261226 | in IB | collection | direccion-general-trabajo-2026-2
Shrove Tuesday = Martes de Carnaval | on 20230221 20240213 | in EX | announced | direccion-general-trabajo-*
Statute of Autonomy Day = Estatuto de Autonomía de Melilla | on 20200313 20210313 | in ML | announced | direccion-general-trabajo-*
Statute of Autonomy of Melilla Day = Día del Estatuto de Autonomía de Melilla | on 20230313 | in ML | collection estimated | melilla-2024-2023
Valencian Community Day = Dia de la Comunitat Valenciana | 10-09 [1982,2010), 10-09 [2012,2016), 10-09 [2017,2022), 10-09 [2023,2026) | in VC | comunitat-valenciana-ley-1984 [1982,2010) collection; direccion-general-trabajo-* announced
	10-09 if monday tuesday wednesday thursday friday saturday [2026,) | in VC | real-decreto-2001 [2027,) collection estimated; comunitat-valenciana-ley-1984 collection
	on 20101009 | in VC | announced | direccion-general-trabajo-*
Whit Monday = Lunes de Pascua Granada | on 20110613 20160516 20220606 | in CT CT-B | announced | direccion-general-trabajo-*

fact AN 2024 | off 12-09 02-28 | not 07-25 | BOE-A-2023-22014
fact AN 2027 | off 03-01 08-16 | not 02-28 08-15 | Mondays, as in every list
fact CB 2026 | off 07-28 12-07 | not 06-28 | list of 2026
fact CE 2026 | off 05-27 | not 05-26 | list of 2026
fact CM 2026 | off 04-06 11-02 | not 05-31 | list of 2026
fact CT 2022 | off 06-06 12-26 06-24 | not 09-12 | BOE-A-2021-17113
fact CT 2027 | off 03-29 06-24 09-11 | not 03-25 12-26 | no Sunday is listed
fact GA 2026 | off 03-19 06-24 07-25 | not 05-17 | Diario Oficial de Galicia, 20 June 2025
fact IB 2026 | off 03-02 12-26 | not 03-01 | list of 2026
fact MD 2020 | off 11-02 12-07 | not 03-19 11-01 12-06 | BOE-A-2019-14552
fact MD 2021 | off 03-19 05-03 | not 05-02 07-25 | BOE-A-2020-13343
fact MD 2023 | off 03-20 | not 01-02 07-25 | BOE-A-2022-16755
fact MD 2024 | off 07-25 03-28 | not 12-09 03-19 | BOE-A-2023-22014: 8 December is not moved
fact MD 2025 | off 07-25 04-17 05-02 | not 10-13 | BOE-A-2024-21316
fact MD 2027 | off 03-19 03-25 05-03 11-01 | not 05-02 08-15 08-16 | Real Decreto 2001/1983, artículo 45
fact NC 2023 | off 12-04 | not 12-03 | the Day of Navarre on a Sunday
fact PV 2022 | off 09-06 07-25 | not 12-26 | BOE-A-2021-17113: 500 years since the first voyage round the world
`;
