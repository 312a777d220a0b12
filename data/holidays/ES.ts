/** Holidays of Spain: rules, years and sources. The format: `README.md`. */
export const ES = `
country Spain
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

source basque-country-not-2021 | Basque Country, not chosen yet: Saint Joseph, as in the list of 2021 with its weekdays
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
source library
source local-holiday-city | Local holiday of the city, as vacanza/holidays (MIT) lists it
source madrid-consejo-gobierno-2026 | Madrid, Consejo de Gobierno, calendario laboral 2026 | https://www.larazon.es/madrid/estos-son-dias-festivos-comunidad-madrid-2026_2025092868d90353f10d3f06781e836b.html
source madrid-not-chosen-2021 | Madrid, not chosen yet: Saint Joseph where 15 August is a Sunday, as in the list of 2021
source melilla-2024-2023 | Melilla, lists of 2023 and 2024, as vacanza/holidays (MIT) lists them
source navarra-calendario-oficial | Navarra, calendario oficial de fiestas laborales: a feast of the whole community | https://www.europapress.es/navarra/noticia-gobierno-declara-dias-inhabiles-navarra-2026-efectos-computo-plazos-20251218112115.html
source real-decreto-2001 | Spain, Real Decreto 2001/1983, artículo 45; not chosen yet: as in most of the lists of 2010 to 2025
source region-murcia-estatuto | Región de Murcia, Estatuto de Autonomía, artículo 4; not checked against the law
source vacanza

500 years since the first voyage round the world = V Centenario Vuelta al Mundo | on 20220906 | in PV | announced | direccion-general-trabajo-2022
80 years of the first Basque Government = 80 Aniversario del primer Gobierno Vasco | on 20161007 | in PV | announced | direccion-general-trabajo-2016
All Saints' Day = Todos los Santos | on 20101101 | direccion-general-trabajo-2010
	on 20111101 | direccion-general-trabajo-2011
	on 20121101 | direccion-general-trabajo-2012
	on 20131101 | direccion-general-trabajo-2013
	on 20141101 | direccion-general-trabajo-2014
	on 20161101 | direccion-general-trabajo-2016
	on 20171101 | direccion-general-trabajo-2017
	on 20181101 | direccion-general-trabajo-2018
	on 20191101 | direccion-general-trabajo-2019
	on 20211101 | direccion-general-trabajo-2021
	on 20221101 | direccion-general-trabajo-2022
	on 20231101 | direccion-general-trabajo-2023
	on 20241101 | direccion-general-trabajo-2024
	on 20251101 | direccion-general-trabajo-2025
	11-01 [,2009), 11-01 [2027,2037), 11-01 if monday tuesday wednesday thursday friday saturday [2038,) | collection | library
All Saints' Day (substitute day) = Lunes siguiente a Todos los Santos | on 20091102 | in AN AR AS CE CL EX | collection estimated | vacanza
	on 20151102 | in AN AR AS CB CE CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB | announced | direccion-general-trabajo-2015
	on 20201102 | in AN AR AS CL EX MD | announced | direccion-general-trabajo-2020
	on 20261102 | in AN AR AS CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX NC | announced | direccion-general-trabajo-2026
	11-01 if sunday +1 [2037,2100) | in AN AR AS CL EX | collection estimated | real-decreto-2001
All Saints' Day (substitute day) = Traslado de Todos los Santos | on 20261102 | in MD | announced | madrid-consejo-gobierno-2026
Andalusia Day = Día de Andalucía | on 20110228 | in AN | announced | direccion-general-trabajo-2011
	on 20120228 | in AN | announced | direccion-general-trabajo-2012
	on 20130228 | in AN | announced | direccion-general-trabajo-2013
	on 20140228 | in AN | announced | direccion-general-trabajo-2014
	on 20150228 | in AN | announced | direccion-general-trabajo-2015
	on 20170228 | in AN | announced | direccion-general-trabajo-2017
	on 20180228 | in AN | announced | direccion-general-trabajo-2018
	on 20190228 | in AN | announced | direccion-general-trabajo-2019
	on 20200228 | in AN | announced | direccion-general-trabajo-2020
	on 20220228 | in AN | announced | direccion-general-trabajo-2022
	on 20230228 | in AN | announced | direccion-general-trabajo-2023
	on 20240228 | in AN | announced | direccion-general-trabajo-2024
	on 20250228 | in AN | announced | direccion-general-trabajo-2025
	02-28 if sunday +1 [2027,), 02-28 [2028,2038), 02-28 if monday tuesday wednesday thursday friday saturday [2039,2100) | in AN | collection estimated | real-decreto-2001
	02-28 [,2010), on 20260228 | in AN | collection | library
Andalusia Day (substitute day) = Lunes siguiente a Día de Andalucía | on 20100301 | in AN | announced | direccion-general-trabajo-2010
	on 20160229 | in AN | announced | direccion-general-trabajo-2016
	on 20210301 | in AN | announced | direccion-general-trabajo-2021
Aragon Day = Día de Aragón | 04-23 [,2010), on 20260423 | in AR | collection | library
Aragon Day = San Jorge, Día de Aragón | on 20100423 | in AR | announced | direccion-general-trabajo-2010
	on 20110423 | in AR | announced | direccion-general-trabajo-2011
	on 20120423 | in AR | announced | direccion-general-trabajo-2012
	on 20130423 | in AR | announced | direccion-general-trabajo-2013
	on 20140423 | in AR | announced | direccion-general-trabajo-2014
	on 20150423 | in AR | announced | direccion-general-trabajo-2015
	on 20160423 | in AR | announced | direccion-general-trabajo-2016
	on 20180423 | in AR | announced | direccion-general-trabajo-2018
	on 20190423 | in AR | announced | direccion-general-trabajo-2019
	on 20200423 | in AR | announced | direccion-general-trabajo-2020
	on 20210423 | in AR | announced | direccion-general-trabajo-2021
	on 20220423 | in AR | announced | direccion-general-trabajo-2022
	on 20240423 | in AR | announced | direccion-general-trabajo-2024
	on 20250423 | in AR | announced | direccion-general-trabajo-2025
	04-23 if monday tuesday wednesday thursday friday saturday [2027,), 04-23 if sunday +1 [2028,2091) | in AR | collection estimated | real-decreto-2001
Aragon Day (substitute day) = Lunes siguiente a San Jorge, Día de Aragón | on 20170424 | in AR | announced | direccion-general-trabajo-2017
	on 20230424 | in AR | announced | direccion-general-trabajo-2023
Assumption = Asunción | 08-15 [,2010) | collection | library
	08-15 if monday tuesday wednesday thursday friday saturday [2026,2100) | but MD | collection | library
	on 20260815 | in MD | madrid-consejo-gobierno-2026
	08-15 if monday tuesday wednesday thursday friday saturday [2028,2100) | in MD | collection | library
Assumption = Asunción de la Virgen | on 20110815 | direccion-general-trabajo-2011
	on 20120815 | direccion-general-trabajo-2012
	on 20130815 | direccion-general-trabajo-2013
	on 20140815 | direccion-general-trabajo-2014
	on 20150815 | direccion-general-trabajo-2015
	on 20160815 | direccion-general-trabajo-2016
	on 20170815 | direccion-general-trabajo-2017
	on 20180815 | direccion-general-trabajo-2018
	on 20190815 | direccion-general-trabajo-2019
	on 20200815 | direccion-general-trabajo-2020
	on 20220815 | direccion-general-trabajo-2022
	on 20230815 | direccion-general-trabajo-2023
	on 20240815 | direccion-general-trabajo-2024
	on 20250815 | direccion-general-trabajo-2025
Assumption (substitute day) = Lunes siguiente a Asunción de la Virgen | on 20100816 | in AN AR AS | announced | direccion-general-trabajo-2010
	on 20210816 | in AN AR AS CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2021
	08-15 if sunday +1 [2027,) | in AN AR AS | collection estimated | real-decreto-2001
Asturias Day = Día de Asturias | on 20100908 | in AS | announced | direccion-general-trabajo-2010
	on 20110908 | in AS | announced | direccion-general-trabajo-2011
	on 20120908 | in AS | announced | direccion-general-trabajo-2012
	on 20140908 | in AS | announced | direccion-general-trabajo-2014
	on 20150908 | in AS | announced | direccion-general-trabajo-2015
	on 20160908 | in AS | announced | direccion-general-trabajo-2016
	on 20170908 | in AS | announced | direccion-general-trabajo-2017
	on 20180908 | in AS | announced | direccion-general-trabajo-2018
	on 20200908 | in AS | announced | direccion-general-trabajo-2020
	on 20210908 | in AS | announced | direccion-general-trabajo-2021
	on 20220908 | in AS | announced | direccion-general-trabajo-2022
	on 20230908 | in AS | announced | direccion-general-trabajo-2023
	on 20250908 | in AS | announced | direccion-general-trabajo-2025
	09-08 if monday tuesday wednesday thursday friday saturday [2027,), 09-08 if sunday +1 [2030,2098) | in AS | collection estimated | real-decreto-2001
	09-08 [,2010), on 20260908 | in AS | collection | library
Asturias Day (substitute day) = Lunes siguiente a Día de Asturias | on 20130909 | in AS | announced | direccion-general-trabajo-2013
	on 20190909 | in AS | announced | direccion-general-trabajo-2019
	on 20240909 | in AS | announced | direccion-general-trabajo-2024
Balearic Islands Day = Dia de les Illes Balears | on 20100301 | in IB | announced | direccion-general-trabajo-2010
	on 20110301 | in IB | announced | direccion-general-trabajo-2011
	on 20120301 | in IB | announced | direccion-general-trabajo-2012
	on 20130301 | in IB | announced | direccion-general-trabajo-2013
	on 20140301 | in IB | announced | direccion-general-trabajo-2014
	on 20160301 | in IB | announced | direccion-general-trabajo-2016
	on 20170301 | in IB | announced | direccion-general-trabajo-2017
	on 20180301 | in IB | announced | direccion-general-trabajo-2018
	on 20190301 | in IB | announced | direccion-general-trabajo-2019
	on 20210301 | in IB | announced | direccion-general-trabajo-2021
	on 20220301 | in IB | announced | direccion-general-trabajo-2022
	on 20230301 | in IB | announced | direccion-general-trabajo-2023
	on 20240301 | in IB | announced | direccion-general-trabajo-2024
	on 20250301 | in IB | announced | direccion-general-trabajo-2025
	03-01 [2027,2037), 03-01 if monday tuesday wednesday thursday friday saturday [2038,) | in IB | collection estimated | real-decreto-2001
Balearic Islands Day = Día de les Illes Balears | 03-01 [,2009) | in IB | collection | library
Balearic Islands Day (substitute day) = Lunes siguiente al Día de las Islas Baleares | on 20260302 | in IB | collection | direccion-general-trabajo-2026-2
Basque Country Day = Euskadi Eguna | on 20111025 | in PV | announced | direccion-general-trabajo-2011
	on 20121025 | in PV | announced | direccion-general-trabajo-2012
	on 20131025 | in PV | announced | direccion-general-trabajo-2013
	on 20141025 | in PV | announced | direccion-general-trabajo-2014
Canary Islands Day = Día de Canarias | on 20110530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2011
	on 20120530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2012
	on 20130530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2013
	on 20140530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2014
	on 20150530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2015
	on 20160530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2016
	on 20170530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2017
	on 20180530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2018
	on 20190530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2019
	on 20200530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2020
	on 20220530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2022
	on 20230530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2023
	on 20240530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2024
	on 20250530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2025
	05-30 if sunday +1 [2027,), 05-30 if monday tuesday wednesday thursday friday saturday [2028,2100) | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | collection estimated | real-decreto-2001
	05-30 [,2010), on 20260530 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | collection | library
Canary Islands Day (substitute day) = Lunes siguiente a Día de Canarias | on 20100531 | in CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE | announced | direccion-general-trabajo-2010
Cantabria Institutions Day = Día de las Instituciones de Cantabria | 07-28 [2008,2010) | in CB | collection estimated | vacanza
	on 20100728 | in CB | announced | direccion-general-trabajo-2010
	on 20110728 | in CB | announced | direccion-general-trabajo-2011
	on 20140728 | in CB | announced | direccion-general-trabajo-2014
	on 20160728 | in CB | announced | direccion-general-trabajo-2016
	on 20170728 | in CB | announced | direccion-general-trabajo-2017
	on 20180728 | in CB | announced | direccion-general-trabajo-2018
	on 20200728 | in CB | announced | direccion-general-trabajo-2020
	on 20210728 | in CB | announced | direccion-general-trabajo-2021
	on 20220728 | in CB | announced | direccion-general-trabajo-2022
	on 20230728 | in CB | announced | direccion-general-trabajo-2023
	on 20250728 | in CB | announced | direccion-general-trabajo-2025
	07-28 if monday tuesday wednesday thursday friday saturday [2026,) | in CB | collection | direccion-general-trabajo-2026-3
	06-28 [,2008) | in CB | collection | library
Castile and León Day = Fiesta de Castilla y León | on 20100423 | in CL | announced | direccion-general-trabajo-2010
	on 20110423 | in CL | announced | direccion-general-trabajo-2011
	on 20120423 | in CL | announced | direccion-general-trabajo-2012
	on 20130423 | in CL | announced | direccion-general-trabajo-2013
	on 20140423 | in CL | announced | direccion-general-trabajo-2014
	on 20150423 | in CL | announced | direccion-general-trabajo-2015
	on 20160423 | in CL | announced | direccion-general-trabajo-2016
	on 20180423 | in CL | announced | direccion-general-trabajo-2018
	on 20190423 | in CL | announced | direccion-general-trabajo-2019
	on 20200423 | in CL | announced | direccion-general-trabajo-2020
	on 20210423 | in CL | announced | direccion-general-trabajo-2021
	on 20220423 | in CL | announced | direccion-general-trabajo-2022
	on 20240423 | in CL | announced | direccion-general-trabajo-2024
	on 20250423 | in CL | announced | direccion-general-trabajo-2025
	04-23 if monday tuesday wednesday thursday friday saturday [2027,), 04-23 if sunday +1 [2028,2091) | in CL | collection estimated | real-decreto-2001
	04-23 [,2010), on 20260423 | in CL | collection | library
Castile and León Day (substitute day) = Lunes siguiente a Fiesta de Castilla y León | on 20170424 | in CL | announced | direccion-general-trabajo-2017
Castilla-La Mancha Day = Día de Castilla-La Mancha | 05-31 [1984,2009) | in CM | collection | castilla-mancha-ley-1984
	on 20090601 | in CM | collection estimated | vacanza
	on 20100531 | in CM | announced | direccion-general-trabajo-2010
	on 20110531 | in CM | announced | direccion-general-trabajo-2011
	on 20120531 | in CM | announced | direccion-general-trabajo-2012
	on 20130531 | in CM | announced | direccion-general-trabajo-2013
	on 20140531 | in CM | announced | direccion-general-trabajo-2014
	on 20160531 | in CM | announced | direccion-general-trabajo-2016
	on 20170531 | in CM | announced | direccion-general-trabajo-2017
	on 20180531 | in CM | announced | direccion-general-trabajo-2018
	on 20190531 | in CM | announced | direccion-general-trabajo-2019
	on 20210531 | in CM | announced | direccion-general-trabajo-2021
	on 20220531 | in CM | announced | direccion-general-trabajo-2022
	on 20230531 | in CM | announced | direccion-general-trabajo-2023
	on 20240531 | in CM | announced | direccion-general-trabajo-2024
	on 20250531 | in CM | announced | direccion-general-trabajo-2025
	05-31 [2027,2037), 05-31 if monday tuesday wednesday thursday friday saturday [2038,) | in CM | collection estimated | real-decreto-2001
Ceuta Day = Día de Ceuta | on 20100902 | in CE | announced | direccion-general-trabajo-2010
	on 20130902 | in CE | announced | direccion-general-trabajo-2013
	on 20140902 | in CE | announced | direccion-general-trabajo-2014
	on 20160902 | in CE | announced | direccion-general-trabajo-2016
	on 20170902 | in CE | announced | direccion-general-trabajo-2017
	on 20190902 | in CE | announced | direccion-general-trabajo-2019
	on 20200902 | in CE | announced | direccion-general-trabajo-2020
	on 20210902 | in CE | announced | direccion-general-trabajo-2021
	on 20220902 | in CE | announced | direccion-general-trabajo-2022
	on 20230902 | in CE | announced | direccion-general-trabajo-2023
	on 20240902 | in CE | announced | direccion-general-trabajo-2024
	09-02 if monday tuesday wednesday thursday friday saturday [2027,) | in CE | collection estimated | real-decreto-2001
	09-02 [,2010), on 20260902 | in CE | collection | library
Christmas Day = Navidad | 12-25 [,2010) | collection | library
	12-25 [2026,2033), 12-25 if monday tuesday wednesday thursday friday saturday [2034,) | but MD | collection | library
	on 20261225 | in MD | madrid-consejo-gobierno-2026
	12-25 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | collection | library
Christmas Day = Natividad del Señor | on 20101225 | direccion-general-trabajo-2010
	on 20121225 | direccion-general-trabajo-2012
	on 20131225 | direccion-general-trabajo-2013
	on 20141225 | direccion-general-trabajo-2014
	on 20151225 | direccion-general-trabajo-2015
	on 20171225 | direccion-general-trabajo-2017
	on 20181225 | direccion-general-trabajo-2018
	on 20191225 | direccion-general-trabajo-2019
	on 20201225 | direccion-general-trabajo-2020
	on 20211225 | direccion-general-trabajo-2021
	on 20231225 | direccion-general-trabajo-2023
	on 20241225 | direccion-general-trabajo-2024
	on 20251225 | direccion-general-trabajo-2025
Christmas Day (substitute day) = Lunes siguiente a Natividad del Señor | on 20111226 | in AN AR AS CE CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX IB ML NC | announced | direccion-general-trabajo-2011
	on 20161226 | in AN AR AS CB CE CL CM EX IB MC MD ML NC VC | announced | direccion-general-trabajo-2016
	on 20221226 | in AN AR AS CB CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX IB MC MD ML NC RI | announced | direccion-general-trabajo-2022
	12-25 if sunday +1 [2033,2096) | in AN AR AS CL EX IB ML NC | collection estimated | real-decreto-2001
Community of Madrid Day = Día de la Comunidad de Madrid | on 20260502 | in MD | madrid-consejo-gobierno-2026
	05-02 if monday tuesday wednesday thursday friday saturday [,2010), 05-02 if sunday +1 [1954,2005) | in MD | collection | library
Community of Madrid Day = Fiesta de la Comunidad de Madrid | on 20110502 | in MD | announced | direccion-general-trabajo-2011
	on 20120502 | in MD | announced | direccion-general-trabajo-2012
	on 20130502 | in MD | announced | direccion-general-trabajo-2013
	on 20140502 | in MD | announced | direccion-general-trabajo-2014
	on 20150502 | in MD | announced | direccion-general-trabajo-2015
	on 20160502 | in MD | announced | direccion-general-trabajo-2016
	on 20170502 | in MD | announced | direccion-general-trabajo-2017
	on 20180502 | in MD | announced | direccion-general-trabajo-2018
	on 20190502 | in MD | announced | direccion-general-trabajo-2019
	on 20200502 | in MD | announced | direccion-general-trabajo-2020
	on 20220502 | in MD | announced | direccion-general-trabajo-2022
	on 20230502 | in MD | announced | direccion-general-trabajo-2023
	on 20240502 | in MD | announced | direccion-general-trabajo-2024
	on 20250502 | in MD | announced | direccion-general-trabajo-2025
	05-02 if sunday +1 [2027,), 05-02 if monday tuesday wednesday thursday friday saturday [2028,2100) | in MD | collection estimated | real-decreto-2001
Community of Madrid Day (substitute day) = Lunes siguiente a Fiesta de la Comunidad de Madrid | on 20210503 | in MD | announced | direccion-general-trabajo-2021
Constitution Day = Día de la Constitución Española | 12-06 [1983,2009), 12-06 [2027,2037), 12-06 if monday tuesday wednesday thursday friday saturday [2038,) | collection | library
	on 20101206 | direccion-general-trabajo-2010
	on 20111206 | direccion-general-trabajo-2011
	on 20121206 | direccion-general-trabajo-2012
	on 20131206 | direccion-general-trabajo-2013
	on 20141206 | direccion-general-trabajo-2014
	on 20161206 | direccion-general-trabajo-2016
	on 20171206 | direccion-general-trabajo-2017
	on 20181206 | direccion-general-trabajo-2018
	on 20191206 | direccion-general-trabajo-2019
	on 20211206 | direccion-general-trabajo-2021
	on 20221206 | direccion-general-trabajo-2022
	on 20231206 | direccion-general-trabajo-2023
	on 20241206 | direccion-general-trabajo-2024
	on 20251206 | direccion-general-trabajo-2025
Constitution Day (substitute day) = Lunes siguiente a Día de la Constitución Española | on 20091207 | in AN AR AS CE CM CN EX IB MC ML RI | collection estimated | vacanza
	on 20151207 | in AN AR AS CE CL CM EX IB MC ML RI VC | announced | direccion-general-trabajo-2015
	on 20201207 | in AN AR AS CE CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX IB MC MD ML NC RI | announced | direccion-general-trabajo-2020
	12-06 if sunday +1 [2037,2100) | in AN AR AS CE CL EX IB MC ML RI | collection estimated | real-decreto-2001
Constitution Day (substitute day) = Lunes siguiente al Día de la Constitución | on 20091207 | in CB | collection estimated | vacanza
	on 20261207 | in AN AR | announced | direccion-general-trabajo-2026
	on 20261207 | in AS CB CL EX MC ML RI | collection | direccion-general-trabajo-2026-2
Constitution Day (substitute day) = Traslado del Día de la Constitución Española | on 20261207 | in MD | announced | madrid-consejo-gobierno-2026
Corpus Christi | on 20080522 | in CM | collection estimated | vacanza
	on 20090611 | in MD | collection estimated | vacanza
	on 20100603 | in MD | announced | direccion-general-trabajo-2010
	on 20110623 | in CM MD | announced | direccion-general-trabajo-2011
	on 20120607 | in CM | announced | direccion-general-trabajo-2012
	on 20130530 | in CM | announced | direccion-general-trabajo-2013
	on 20140619 | in CM MD | announced | direccion-general-trabajo-2014
	on 20150604 | in CM | announced | direccion-general-trabajo-2015
	on 20160526 | in CM | announced | direccion-general-trabajo-2016
	on 20170615 | in CM | announced | direccion-general-trabajo-2017
	on 20190620 | in CM | announced | direccion-general-trabajo-2019
	on 20200611 | in CM | announced | direccion-general-trabajo-2020
	on 20210603 | in CM | announced | direccion-general-trabajo-2021
	on 20220616 | in CM | announced | direccion-general-trabajo-2022
	on 20230608 | in CM | announced | direccion-general-trabajo-2023
	on 20240530 | in CM | announced | direccion-general-trabajo-2024
	on 20250619 | in CM | announced | direccion-general-trabajo-2025
	on 20260604 | in CM | computed | library
	easter+60 [2027,) | in CM | collection estimated | real-decreto-2001
Day after Saint Joseph = Día siguiente a San José | on 20150320 | in GA | announced | direccion-general-trabajo-2015
Day of Navarre = San Francisco Javier, Día de Navarra | 12-03 [2008,2010) | in NC | collection estimated | vacanza
	on 20101203 | in NC | announced | direccion-general-trabajo-2010
	on 20111203 | in NC | announced | direccion-general-trabajo-2011
	on 20121203 | in NC | announced | direccion-general-trabajo-2012
	on 20131203 | in NC | announced | direccion-general-trabajo-2013
	on 20141203 | in NC | announced | direccion-general-trabajo-2014
	on 20151203 | in NC | announced | direccion-general-trabajo-2015
	on 20161203 | in NC | announced | direccion-general-trabajo-2016
	on 20181203 | in NC | announced | direccion-general-trabajo-2018
	on 20191203 | in NC | announced | direccion-general-trabajo-2019
	on 20201203 | in NC | announced | direccion-general-trabajo-2020
	on 20211203 | in NC | announced | direccion-general-trabajo-2021
	on 20221203 | in NC | announced | direccion-general-trabajo-2022
	on 20241203 | in NC | announced | direccion-general-trabajo-2024
	on 20251203 | in NC | announced | direccion-general-trabajo-2025
	12-03 if monday tuesday wednesday thursday friday saturday [2026,), 12-03 if sunday +1 [2028,2091) | in NC | navarra-calendario-oficial
Day of Navarre (substitute day) = Lunes siguiente a San Francisco Javier, Día de Navarra | on 20171204 | in NC | announced | direccion-general-trabajo-2017
	on 20231204 | in NC | announced | direccion-general-trabajo-2023
Easter Monday = Lunes de Pascua | on 20100405 | in CT CT-B IB NC PV VC | announced | direccion-general-trabajo-2010
	on 20110425 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2011
	on 20120409 | in CT CT-B IB NC PV VC | announced | direccion-general-trabajo-2012
	on 20130401 | in CB CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2013
	on 20140421 | in CM CT CT-B NC PV RI VC | announced | direccion-general-trabajo-2014
	on 20150406 | in CB CM CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2015
	on 20160328 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2016
	on 20170417 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2017
	on 20180402 | in CT CT-B IB NC PV VC | announced | direccion-general-trabajo-2018
	on 20190422 | in CB CM CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2019
	on 20200413 | in CB CM CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2020
	on 20210405 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2021
	on 20220418 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2022
	on 20230410 | in CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2023
	on 20240401 | in CB CT CT-B IB NC PV RI VC | announced | direccion-general-trabajo-2024
	on 20250421 | in CT CT-B NC PV RI VC | announced | direccion-general-trabajo-2025
	on 20260406 | in CM | collection | direccion-general-trabajo-2026-2
	easter+1 [2027,) | in CT CT-B IB NC PV RI VC | collection estimated | real-decreto-2001
	on 20260406 | in CT CT-B IB NC PV RI VC | computed | library
	easter+1 [,2010) | in CT CT-B IB NC PV VC | computed | library
	easter+1 [,2009) | in RI | computed | library
Eid al-Fitr = Fiesta del Eid Fitr | on 20220503 | in ML | announced | direccion-general-trabajo-2022
	on 20230421 | in ML | announced | direccion-general-trabajo-2023
	on 20240410 | in ML | collection estimated | melilla-2024-2023
	on 20250331 | in ML | announced | direccion-general-trabajo-2025
End of Ramadan (Eid al-Fitr) = Fiesta del Eid Fitr | hijri 10-1 [2026,) | in ML | computed estimated | library
Epiphany = Día de los Reyes Magos | 01-06 [,2008), on 20090106 | collection | library
	01-06 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | collection | library
	on 20260106 | in MD | madrid-consejo-gobierno-2026
	01-06 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | collection | library
Epiphany = Epifanía del Señor | on 20100106 | direccion-general-trabajo-2010
	on 20110106 | direccion-general-trabajo-2011
	on 20120106 | direccion-general-trabajo-2012
	on 20140106 | direccion-general-trabajo-2014
	on 20150106 | direccion-general-trabajo-2015
	on 20160106 | direccion-general-trabajo-2016
	on 20170106 | direccion-general-trabajo-2017
	on 20180106 | direccion-general-trabajo-2018
	on 20200106 | direccion-general-trabajo-2020
	on 20210106 | direccion-general-trabajo-2021
	on 20220106 | direccion-general-trabajo-2022
	on 20230106 | direccion-general-trabajo-2023
	on 20240106 | direccion-general-trabajo-2024
	on 20250106 | direccion-general-trabajo-2025
Epiphany (substitute day) = Lunes siguiente a Epifanía del Señor | on 20080107 | in AN AR AS CE CL CM CN EX MD ML | collection estimated | vacanza
	on 20130107 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX MC MD ML NC | announced | direccion-general-trabajo-2013
	on 20190107 | in AN AR AS CE CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX MC MD ML NC | announced | direccion-general-trabajo-2019
	01-06 if sunday +1 [2030,2098) | in AN AR AS CE CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX MC MD ML NC | collection estimated | real-decreto-2001
Extremadura Day = Día de Extremadura | on 20100908 | in EX | announced | direccion-general-trabajo-2010
	on 20110908 | in EX | announced | direccion-general-trabajo-2011
	on 20120908 | in EX | announced | direccion-general-trabajo-2012
	on 20140908 | in EX | announced | direccion-general-trabajo-2014
	on 20150908 | in EX | announced | direccion-general-trabajo-2015
	on 20160908 | in EX | announced | direccion-general-trabajo-2016
	on 20170908 | in EX | announced | direccion-general-trabajo-2017
	on 20180908 | in EX | announced | direccion-general-trabajo-2018
	on 20200908 | in EX | announced | direccion-general-trabajo-2020
	on 20210908 | in EX | announced | direccion-general-trabajo-2021
	on 20220908 | in EX | announced | direccion-general-trabajo-2022
	on 20230908 | in EX | announced | direccion-general-trabajo-2023
	on 20250908 | in EX | announced | direccion-general-trabajo-2025
	09-08 if monday tuesday wednesday thursday friday saturday [2027,), 09-08 if sunday +1 [2030,2098) | in EX | collection estimated | real-decreto-2001
	09-08 [,2010), on 20260908 | in EX | collection | library
Extremadura Day (substitute day) = Lunes siguiente a Día de Extremadura | on 20130909 | in EX | announced | direccion-general-trabajo-2013
	on 20190909 | in EX | announced | direccion-general-trabajo-2019
Feast of the Sacrifice = Fiesta del Sacrificio | on 20101117 | in CE ML | announced | direccion-general-trabajo-2010
	on 20111107 | in CE ML | announced | direccion-general-trabajo-2011
	on 20121027 | in CE | announced | direccion-general-trabajo-2012
	on 20121026 | in ML | announced | direccion-general-trabajo-2012
	on 20131015 | in CE ML | announced | direccion-general-trabajo-2013
	on 20141006 | in CE | announced | direccion-general-trabajo-2014
	on 20141004 | in ML | announced | direccion-general-trabajo-2014
	on 20150925 | in CE ML | announced | direccion-general-trabajo-2015
	on 20160912 | in CE ML | announced | direccion-general-trabajo-2016
	on 20170901 | in CE ML | announced | direccion-general-trabajo-2017
	on 20180822 | in CE ML | announced | direccion-general-trabajo-2018
	on 20190812 | in CE ML | announced | direccion-general-trabajo-2019
	on 20200731 | in CE ML | announced | direccion-general-trabajo-2020
	on 20210720 | in CE | announced | direccion-general-trabajo-2021
	on 20210721 | in ML | announced | direccion-general-trabajo-2021
	on 20220709 | in CE | announced | direccion-general-trabajo-2022
	on 20220711 | in ML | announced | direccion-general-trabajo-2022
	on 20230629 | in CE ML | announced | direccion-general-trabajo-2023
	on 20240617 | in CE ML | announced | direccion-general-trabajo-2024
	on 20250606 | in CE ML | announced | direccion-general-trabajo-2025
	hijri 12-10 [2026,) | in CE | computed estimated | direccion-general-trabajo-2026-3
Feast of the Sacrifice (Eid al-Adha) = Fiesta del Sacrificio-Aid Al Adha | hijri 12-10 [,2009), hijri 12-10 [2026,) | in ML | computed estimated | library
Galician Literature Day = Día das Letras Galegas | on 20100517 | in GA | announced | direccion-general-trabajo-2010
	on 20110517 | in GA | announced | direccion-general-trabajo-2011
	on 20120517 | in GA | announced | direccion-general-trabajo-2012
	on 20130517 | in GA | announced | direccion-general-trabajo-2013
	on 20140517 | in GA | announced | direccion-general-trabajo-2014
	on 20160517 | in GA | announced | direccion-general-trabajo-2016
	on 20170517 | in GA | announced | direccion-general-trabajo-2017
	on 20180517 | in GA | announced | direccion-general-trabajo-2018
	on 20190517 | in GA | announced | direccion-general-trabajo-2019
	on 20210517 | in GA | announced | direccion-general-trabajo-2021
	on 20220517 | in GA | announced | direccion-general-trabajo-2022
	on 20230517 | in GA | announced | direccion-general-trabajo-2023
	on 20240517 | in GA | announced | direccion-general-trabajo-2024
	on 20250517 | in GA | announced | direccion-general-trabajo-2025
	05-17 [2027,2037), 05-17 if monday tuesday wednesday thursday friday saturday [2038,) | in GA | collection estimated | real-decreto-2001
Galician Literature Day = Día de las Letras Gallegas | 05-17 [,2009) | in GA | collection | library
Good Friday = Viernes Santo | on 20100402 | direccion-general-trabajo-2010
	on 20110422 | direccion-general-trabajo-2011
	on 20120406 | direccion-general-trabajo-2012
	on 20130329 | direccion-general-trabajo-2013
	on 20140418 | direccion-general-trabajo-2014
	on 20150403 | direccion-general-trabajo-2015
	on 20160325 | direccion-general-trabajo-2016
	on 20170414 | direccion-general-trabajo-2017
	on 20180330 | direccion-general-trabajo-2018
	on 20190419 | direccion-general-trabajo-2019
	on 20200410 | direccion-general-trabajo-2020
	on 20210402 | direccion-general-trabajo-2021
	on 20220415 | direccion-general-trabajo-2022
	on 20230407 | direccion-general-trabajo-2023
	on 20240329 | direccion-general-trabajo-2024
	on 20250418 | direccion-general-trabajo-2025
	easter-2 [,2010) | computed | library
	easter-2 [2026,) | but MD | computed | library
	on 20260403 | in MD | announced | madrid-consejo-gobierno-2026
	easter-2 [2027,) | in MD | computed | library
Immaculate Conception = Inmaculada Concepción | on 20101208 | direccion-general-trabajo-2010
	on 20111208 | direccion-general-trabajo-2011
	on 20121208 | direccion-general-trabajo-2012
	on 20141208 | direccion-general-trabajo-2014
	on 20151208 | direccion-general-trabajo-2015
	on 20161208 | direccion-general-trabajo-2016
	on 20171208 | direccion-general-trabajo-2017
	on 20181208 | direccion-general-trabajo-2018
	on 20201208 | direccion-general-trabajo-2020
	on 20211208 | direccion-general-trabajo-2021
	on 20221208 | direccion-general-trabajo-2022
	on 20231208 | direccion-general-trabajo-2023
	on 20251208 | direccion-general-trabajo-2025
	12-08 [,2010) | collection | library
	12-08 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | collection | library
	on 20261208 | in MD | madrid-consejo-gobierno-2026
	12-08 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | collection | library
Immaculate Conception (substitute day) = Lunes siguiente a Inmaculada Concepción | on 20131209 | in AN AR AS CE CL EX MC RI | announced | direccion-general-trabajo-2013
	on 20191209 | in AN AR AS CB CL EX MD ML RI | announced | direccion-general-trabajo-2019
	on 20241209 | in AN AR AS CL EX MC ML | announced | direccion-general-trabajo-2024
	12-08 if sunday +1 [2030,2098) | in AN AR AS CL EX | collection estimated | real-decreto-2001
La Bajada de la Virgen del Socorro | 09-07 [,2010), 09-07 [2026,) | in CN-TE | collection | library
La Bien Aparecida | 09-15 [,2010), 09-15 if sunday +1 [1957,2003), on 20260915 | in CB | collection | library
La Rioja Day = Día de La Rioja | on 20100609 | in RI | announced | direccion-general-trabajo-2010
	on 20110609 | in RI | announced | direccion-general-trabajo-2011
	on 20120609 | in RI | announced | direccion-general-trabajo-2012
	on 20140609 | in RI | announced | direccion-general-trabajo-2014
	on 20150609 | in RI | announced | direccion-general-trabajo-2015
	on 20160609 | in RI | announced | direccion-general-trabajo-2016
	on 20170609 | in RI | announced | direccion-general-trabajo-2017
	on 20180609 | in RI | announced | direccion-general-trabajo-2018
	on 20200609 | in RI | announced | direccion-general-trabajo-2020
	on 20210609 | in RI | announced | direccion-general-trabajo-2021
	on 20220609 | in RI | announced | direccion-general-trabajo-2022
	on 20230609 | in RI | announced | direccion-general-trabajo-2023
	on 20250609 | in RI | announced | direccion-general-trabajo-2025
	06-09 if monday tuesday wednesday thursday friday saturday [2027,), 06-09 if sunday +1 [2030,2098) | in RI | collection estimated | real-decreto-2001
	06-09 [,2010), on 20260609 | in RI | collection | library
La Rioja Day (substitute day) = Lunes siguiente a Día de La Rioja | on 20130610 | in RI | announced | direccion-general-trabajo-2013
	on 20190610 | in RI | announced | direccion-general-trabajo-2019
	on 20240610 | in RI | announced | direccion-general-trabajo-2024
Labour Day = Día del Trabajador | 05-01 [,2010) | collection | library
	05-01 [2026,2033), 05-01 if monday tuesday wednesday thursday friday saturday [2034,) | but MD | collection | library
	on 20260501 | in MD | madrid-consejo-gobierno-2026
	05-01 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | collection | library
Labour Day = Fiesta del Trabajo | on 20100501 | direccion-general-trabajo-2010
	on 20120501 | direccion-general-trabajo-2012
	on 20130501 | direccion-general-trabajo-2013
	on 20140501 | direccion-general-trabajo-2014
	on 20150501 | direccion-general-trabajo-2015
	on 20170501 | direccion-general-trabajo-2017
	on 20180501 | direccion-general-trabajo-2018
	on 20190501 | direccion-general-trabajo-2019
	on 20200501 | direccion-general-trabajo-2020
	on 20210501 | direccion-general-trabajo-2021
	on 20230501 | direccion-general-trabajo-2023
	on 20240501 | direccion-general-trabajo-2024
	on 20250501 | direccion-general-trabajo-2025
Labour Day (substitute day) = Lunes siguiente a Fiesta del Trabajo | on 20110502 | in AN AR AS CB CE EX MC VC | announced | direccion-general-trabajo-2011
	on 20160502 | in AN AR AS CL CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX | announced | direccion-general-trabajo-2016
	on 20220502 | in AN AR AS CL EX MC | announced | direccion-general-trabajo-2022
	05-01 if sunday +1 [2033,2096) | in AN AR AS EX | collection estimated | real-decreto-2001
Maundy Thursday = Jueves Santo | easter-3 [2008,2010) | in VC | collection estimated | vacanza
	on 20100401 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2010
	on 20110421 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI VC | announced | direccion-general-trabajo-2011
	on 20120405 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2012
	on 20130328 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2013
	on 20140417 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2014
	on 20150402 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2015
	on 20160324 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI VC | announced | direccion-general-trabajo-2016
	on 20170413 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI VC | announced | direccion-general-trabajo-2017
	on 20180329 | in AN AR AS CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2018
	on 20190418 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2019
	on 20200409 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2020
	on 20210401 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2021
	on 20220414 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI VC | announced | direccion-general-trabajo-2022
	on 20230406 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2023
	on 20240328 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2024
	on 20250417 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | announced | direccion-general-trabajo-2025
	on 20260402 | in MD | announced | madrid-consejo-gobierno-2026
	easter-3 [2027,) | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | collection estimated | real-decreto-2001
	easter-3 [,2010) | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC MD ML NC PV RI | computed | library
	on 20260402 | in AN AR AS CB CE CL CM CN CN-EH CN-FU CN-GC CN-LA CN-LG CN-LP CN-TE EX GA IB MC ML NC PV RI | computed | library
Melilla Day = Día de Melilla | 09-17 [2008,2010) | in ML | collection estimated | vacanza
	09-17 [2010,2017), monday>=09-12 [2017,2019), 09-17 if monday tuesday wednesday thursday friday saturday [2019,), 09-17 if sunday +1 [2028,2091) | in ML | collection estimated | local-holiday-city
Monday following All Saints' Day | on 20091102 | in ML | collection estimated | vacanza
Monday following Constitution Day | on 20091207 | in GA | collection estimated | vacanza
Monday following National Day | on 20081013 | in CB IB MC ML | collection estimated | vacanza
Monday of the Fallas = Lunes de Fallas | on 20130318 | in VC | announced | direccion-general-trabajo-2013
Murcia Day = Día de la Región de Murcia | 06-09 [1983,2010), on 20260609 | in MC | collection | region-murcia-estatuto
	on 20100609 | in MC | announced | direccion-general-trabajo-2010
	on 20110609 | in MC | announced | direccion-general-trabajo-2011
	on 20120609 | in MC | announced | direccion-general-trabajo-2012
	on 20140609 | in MC | announced | direccion-general-trabajo-2014
	on 20150609 | in MC | announced | direccion-general-trabajo-2015
	on 20160609 | in MC | announced | direccion-general-trabajo-2016
	on 20170609 | in MC | announced | direccion-general-trabajo-2017
	on 20180609 | in MC | announced | direccion-general-trabajo-2018
	on 20200609 | in MC | announced | direccion-general-trabajo-2020
	on 20210609 | in MC | announced | direccion-general-trabajo-2021
	on 20220609 | in MC | announced | direccion-general-trabajo-2022
	on 20230609 | in MC | announced | direccion-general-trabajo-2023
	on 20250609 | in MC | announced | direccion-general-trabajo-2025
	06-09 if monday tuesday wednesday thursday friday saturday [2027,), 06-09 if sunday +1 [2030,2098) | in MC | collection estimated | real-decreto-2001
Murcia Day (substitute day) = Lunes siguiente a Día de la Región de Murcia | on 20190610 | in MC | announced | direccion-general-trabajo-2019
National Day of Catalonia = Dia de Cataluña | 09-11 [,2010), on 20260911 | in CT CT-B | collection | library
National Day of Catalonia = Diada Nacional de Catalunya | on 20100911 | in CT CT-B | announced | direccion-general-trabajo-2010
	on 20120911 | in CT CT-B | announced | direccion-general-trabajo-2012
	on 20130911 | in CT CT-B | announced | direccion-general-trabajo-2013
	on 20140911 | in CT CT-B | announced | direccion-general-trabajo-2014
	on 20150911 | in CT CT-B | announced | direccion-general-trabajo-2015
	on 20170911 | in CT CT-B | announced | direccion-general-trabajo-2017
	on 20180911 | in CT CT-B | announced | direccion-general-trabajo-2018
	on 20190911 | in CT CT-B | announced | direccion-general-trabajo-2019
	on 20200911 | in CT CT-B | announced | direccion-general-trabajo-2020
	on 20210911 | in CT CT-B | announced | direccion-general-trabajo-2021
	on 20230911 | in CT CT-B | announced | direccion-general-trabajo-2023
	on 20240911 | in CT CT-B | announced | direccion-general-trabajo-2024
	on 20250911 | in CT CT-B | announced | direccion-general-trabajo-2025
	09-11 if monday tuesday wednesday thursday friday saturday [2027,) | in CT CT-B | collection estimated | real-decreto-2001
National Day of Galicia = Día Nacional de Galicia | on 20110725 | in GA | announced | direccion-general-trabajo-2011
	on 20120725 | in GA | announced | direccion-general-trabajo-2012
	on 20130725 | in GA | announced | direccion-general-trabajo-2013
	on 20140725 | in GA | announced | direccion-general-trabajo-2014
	on 20150725 | in GA | announced | direccion-general-trabajo-2015
	on 20160725 | in GA | announced | direccion-general-trabajo-2016
	on 20170725 | in GA | announced | direccion-general-trabajo-2017
	on 20180725 | in GA | announced | direccion-general-trabajo-2018
	on 20190725 | in GA | announced | direccion-general-trabajo-2019
	on 20200725 | in GA | announced | direccion-general-trabajo-2020
	on 20220725 | in GA | announced | direccion-general-trabajo-2022
	on 20230725 | in GA | announced | direccion-general-trabajo-2023
	on 20240725 | in GA | announced | direccion-general-trabajo-2024
	on 20250725 | in GA | announced | direccion-general-trabajo-2025
	07-25 if monday tuesday wednesday thursday friday saturday [2028,2100) | in GA | collection estimated | real-decreto-2001
	07-25 [,2010), on 20260725 | in GA | collection | library
National Day of Spain = Fiesta Nacional de España | on 20101012 | direccion-general-trabajo-2010
	on 20111012 | direccion-general-trabajo-2011
	on 20121012 | direccion-general-trabajo-2012
	on 20131012 | direccion-general-trabajo-2013
	on 20151012 | direccion-general-trabajo-2015
	on 20161012 | direccion-general-trabajo-2016
	on 20171012 | direccion-general-trabajo-2017
	on 20181012 | direccion-general-trabajo-2018
	on 20191012 | direccion-general-trabajo-2019
	on 20201012 | direccion-general-trabajo-2020
	on 20211012 | direccion-general-trabajo-2021
	on 20221012 | direccion-general-trabajo-2022
	on 20231012 | direccion-general-trabajo-2023
	on 20241012 | direccion-general-trabajo-2024
	10-12 [,2008), on 20091012 | collection | library
	10-12 if monday tuesday wednesday thursday friday saturday [2026,) | but MD | collection | library
	on 20261012 | in MD | madrid-consejo-gobierno-2026
	10-12 if monday tuesday wednesday thursday friday saturday [2027,) | in MD | collection | library
National Day of Spain (substitute day) = Lunes siguiente a Fiesta Nacional de España | on 20081013 | in AN AR AS CE CL EX | collection estimated | vacanza
	on 20141013 | in AN AR AS CE CL EX | announced | direccion-general-trabajo-2014
	on 20251013 | in AN AR AS CL EX | announced | direccion-general-trabajo-2025
	10-12 if sunday +1 [2031,2099) | in AN AR AS CL EX | collection estimated | real-decreto-2001
New Year's Day = Año Nuevo | on 20100101 | direccion-general-trabajo-2010
	on 20110101 | direccion-general-trabajo-2011
	on 20130101 | direccion-general-trabajo-2013
	on 20140101 | direccion-general-trabajo-2014
	on 20150101 | direccion-general-trabajo-2015
	on 20160101 | direccion-general-trabajo-2016
	on 20180101 | direccion-general-trabajo-2018
	on 20190101 | direccion-general-trabajo-2019
	on 20200101 | direccion-general-trabajo-2020
	on 20210101 | direccion-general-trabajo-2021
	on 20220101 | direccion-general-trabajo-2022
	on 20240101 | direccion-general-trabajo-2024
	on 20250101 | direccion-general-trabajo-2025
	01-01 [,2010), 01-01 if monday tuesday wednesday thursday friday saturday [2035,) | collection | library
	01-01 [2026,2034) | but MD | collection | library
	on 20260101 | in MD | madrid-consejo-gobierno-2026
	01-01 [2027,2034) | in MD | collection | library
New Year's Day (substitute day) = Lunes siguiente a Año Nuevo | on 20120102 | in AN AR AS CE EX | announced | direccion-general-trabajo-2012
	on 20170102 | in AN AR AS CL MC ML | announced | direccion-general-trabajo-2017
	on 20230102 | in AN AR AS CL MC | announced | direccion-general-trabajo-2023
	01-01 if sunday +1 [2034,2097) | in AN AR AS | collection estimated | real-decreto-2001
Nuestra Señora de Guadalupe | 10-05 [,2010), 10-05 [2026,) | in CN-LG | collection | library
Nuestra Señora de la Merced | 09-24 [,2010), 09-24 [2026,) | in CT-B | collection | library
Nuestra Señora de la Peña | 09-18 [,2010), 09-18 [2026,) | in CN-FU | collection | library
Nuestra Señora de las Nieves | 08-05 [,2010), 08-05 [2026,) | in CN-LP | collection | library
Nuestra Señora de los Dolores | 09-15 [,2010), 09-15 [2026,) | in CN-LA | collection | library
Nuestra Señora de los Reyes | 09-24 [,2010), 09-24 [2026,) | in CN-EH | collection | library
Nuestra Señora del Pino | 09-08 [,2010), 09-08 [2026,) | in CN-GC | collection | library
Our Lady of Africa = Nuestra Señora de África | on 20220805 | in CE | announced | direccion-general-trabajo-2022
	on 20230805 | in CE | announced | direccion-general-trabajo-2023
	on 20240805 | in CE | announced | direccion-general-trabajo-2024
	on 20250805 | in CE | announced | direccion-general-trabajo-2025
	08-05 [2026,) | in CE | collection | library
Our Lady of Bien Aparecida = La Bien Aparecida | on 20100915 | in CB | announced | direccion-general-trabajo-2010
	on 20110915 | in CB | announced | direccion-general-trabajo-2011
	on 20120915 | in CB | announced | direccion-general-trabajo-2012
	on 20140915 | in CB | announced | direccion-general-trabajo-2014
	on 20150915 | in CB | announced | direccion-general-trabajo-2015
	on 20160915 | in CB | announced | direccion-general-trabajo-2016
	on 20170915 | in CB | announced | direccion-general-trabajo-2017
	on 20180915 | in CB | announced | direccion-general-trabajo-2018
	on 20200915 | in CB | announced | direccion-general-trabajo-2020
	on 20210915 | in CB | announced | direccion-general-trabajo-2021
	on 20220915 | in CB | announced | direccion-general-trabajo-2022
	on 20230915 | in CB | announced | direccion-general-trabajo-2023
	on 20250915 | in CB | announced | direccion-general-trabajo-2025
	09-15 if monday tuesday wednesday thursday friday saturday [2027,) | in CB | collection estimated | real-decreto-2001
Our Lady of Victory = Nuestra Señora de la Victoria | 09-08 [2008,2010) | in ML | collection estimated | vacanza
	09-08 if monday tuesday wednesday thursday friday saturday [2010,), 09-08 if sunday +1 [2013,2020), 09-08 if sunday +1 [2030,2098) | in ML | collection estimated | local-holiday-city
Saint Anthony = San Antonio | 06-13 [2008,2010) | in CE | collection estimated | vacanza
	06-13 if sunday +1 [2010,), 06-13 [2011,2021), 06-13 if monday tuesday wednesday thursday friday saturday [2022,2100) | in CE | collection estimated | local-holiday-city
Saint James' Day = Santiago Apóstol | on 20080725 | in MD RI | collection estimated | vacanza
	07-25 [2008,2010) | in NC | collection estimated | vacanza
	on 20110725 | in CL MD NC PV RI | announced | direccion-general-trabajo-2011
	on 20120725 | in CB | announced | direccion-general-trabajo-2012
	on 20130725 | in CB NC PV | announced | direccion-general-trabajo-2013
	on 20140725 | in CB | announced | direccion-general-trabajo-2014
	on 20150725 | in NC PV | announced | direccion-general-trabajo-2015
	on 20160725 | in MD NC PV RI | announced | direccion-general-trabajo-2016
	on 20170725 | in NC PV | announced | direccion-general-trabajo-2017
	on 20190725 | in CB PV | announced | direccion-general-trabajo-2019
	on 20200725 | in PV | announced | direccion-general-trabajo-2020
	on 20220725 | in MD NC PV | announced | direccion-general-trabajo-2022
	on 20230725 | in CL NC PV | announced | direccion-general-trabajo-2023
	on 20240725 | in CB MD NC PV | announced | direccion-general-trabajo-2024
	on 20250725 | in MD NC PV | announced | direccion-general-trabajo-2025
	07-25 if monday tuesday wednesday thursday friday saturday [2028,2100) | in PV | collection estimated | real-decreto-2001
	07-25 [,2010), on 20260725 | in PV | collection | library
Saint John = San Xoán | on 20260624 | in GA | galicia-calendario-laboral-2026
Saint John's Day = San Juan | on 20100624 | in CT CT-B | announced | direccion-general-trabajo-2010
	on 20110624 | in CT CT-B | announced | direccion-general-trabajo-2011
	on 20130624 | in CT CT-B GA | announced | direccion-general-trabajo-2013
	on 20140624 | in CT CT-B | announced | direccion-general-trabajo-2014
	on 20150624 | in CT CT-B | announced | direccion-general-trabajo-2015
	on 20160624 | in CT CT-B GA | announced | direccion-general-trabajo-2016
	on 20170624 | in CT CT-B | announced | direccion-general-trabajo-2017
	on 20190624 | in CT CT-B VC | announced | direccion-general-trabajo-2019
	on 20200624 | in CT CT-B GA VC | announced | direccion-general-trabajo-2020
	on 20210624 | in CT CT-B VC | announced | direccion-general-trabajo-2021
	on 20220624 | in CT CT-B GA VC | announced | direccion-general-trabajo-2022
	on 20230624 | in CT CT-B VC | announced | direccion-general-trabajo-2023
	on 20240624 | in CT CT-B VC | announced | direccion-general-trabajo-2024
	on 20250624 | in CT CT-B VC | announced | direccion-general-trabajo-2025
	06-24 if monday tuesday wednesday thursday friday saturday [2027,) | in CT CT-B VC | collection estimated | real-decreto-2001
	06-24 [,2010) | in CT CT-B | collection | library
	on 20260624 | in CT CT-B VC | collection | library
Saint Joseph = San José | 03-19 [,2010), on 20260319 | in GA MC NC PV VC | collection | library
Saint Joseph's Day = San José | on 20090319 | in CL MD RI | collection estimated | vacanza
	03-19 [2008,2010) | in CM ML | collection estimated | vacanza
	on 20100319 | in CL CM EX GA MC MD ML NC PV RI VC | announced | direccion-general-trabajo-2010
	on 20110319 | in CM GA MC ML VC | announced | direccion-general-trabajo-2011
	on 20120319 | in CL MC MD ML NC RI VC | announced | direccion-general-trabajo-2012
	on 20130319 | in MC ML VC | announced | direccion-general-trabajo-2013
	on 20140319 | in MC ML NC VC | announced | direccion-general-trabajo-2014
	on 20150319 | in MC MD ML NC PV VC | announced | direccion-general-trabajo-2015
	on 20160319 | in MC ML VC | announced | direccion-general-trabajo-2016
	on 20180319 | in MC VC | announced | direccion-general-trabajo-2018
	on 20190319 | in GA MC NC PV VC | announced | direccion-general-trabajo-2019
	on 20200319 | in CM GA MC NC PV VC | announced | direccion-general-trabajo-2020
	on 20210319 | in EX GA MC MD NC PV VC | announced | direccion-general-trabajo-2021
	on 20220319 | in VC | announced | direccion-general-trabajo-2022
	on 20240319 | in MC VC | announced | direccion-general-trabajo-2024
	on 20250319 | in MC VC | announced | direccion-general-trabajo-2025
	03-19 if monday tuesday wednesday thursday friday saturday [2027,), 03-19 if sunday +1 [2028,2091) | in MC VC | collection estimated | real-decreto-2001
	03-18 if thursday +1 [2027,2033) | in MD | collection estimated | madrid-not-chosen-2021
	on 20270319 | in PV | collection estimated | basque-country-not-2021
Saint Joseph's Day (substitute day) = Lunes siguiente a San José | on 20170320 | in EX MD | announced | direccion-general-trabajo-2017
	on 20230320 | in MD | announced | direccion-general-trabajo-2023
Saint Joseph's Day (moved) = Traslado de San José | on 20130318 | in MD | announced | direccion-general-trabajo-2013
Saint Stephen's Day = San Esteban | 12-26 [2008,2010) | in IB | collection estimated | vacanza
	on 20111226 | in CT CT-B | announced | direccion-general-trabajo-2011
	on 20121226 | in CT CT-B | announced | direccion-general-trabajo-2012
	on 20131226 | in CT CT-B IB | announced | direccion-general-trabajo-2013
	on 20141226 | in CT CT-B IB | announced | direccion-general-trabajo-2014
	on 20151226 | in CT CT-B | announced | direccion-general-trabajo-2015
	on 20161226 | in CT CT-B | announced | direccion-general-trabajo-2016
	on 20171226 | in CT CT-B | announced | direccion-general-trabajo-2017
	on 20181226 | in CT CT-B | announced | direccion-general-trabajo-2018
	on 20191226 | in CT CT-B IB | announced | direccion-general-trabajo-2019
	on 20201226 | in CT CT-B IB | announced | direccion-general-trabajo-2020
	on 20221226 | in CT CT-B | announced | direccion-general-trabajo-2022
	on 20231226 | in CT CT-B | announced | direccion-general-trabajo-2023
	on 20241226 | in CT CT-B | announced | direccion-general-trabajo-2024
	on 20251226 | in CT CT-B IB | announced | direccion-general-trabajo-2025
	12-26 if monday tuesday wednesday thursday friday saturday [2028,2100) | in CT CT-B | collection estimated | real-decreto-2001
	12-26 [,2010), on 20261226 | in CT CT-B | collection | library
Saint Stephen's Day = Segunda Fiesta de Navidad | on 20261226 | in IB | collection | direccion-general-trabajo-2026-2
Shrove Tuesday = Martes de Carnaval | on 20230221 | in EX | announced | direccion-general-trabajo-2023
	on 20240213 | in EX | announced | direccion-general-trabajo-2024
Statute of Autonomy Day = Estatuto de Autonomía de Melilla | on 20200313 | in ML | announced | direccion-general-trabajo-2020
	on 20210313 | in ML | announced | direccion-general-trabajo-2021
Statute of Autonomy of Melilla Day = Día del Estatuto de Autonomía de Melilla | on 20230313 | in ML | collection estimated | melilla-2024-2023
Valencian Community Day = Dia de la Comunitat Valenciana | 10-09 [1982,2010), on 20261009 | in VC | collection | comunitat-valenciana-ley-1984
	on 20101009 | in VC | announced | direccion-general-trabajo-2010
	on 20121009 | in VC | announced | direccion-general-trabajo-2012
	on 20131009 | in VC | announced | direccion-general-trabajo-2013
	on 20141009 | in VC | announced | direccion-general-trabajo-2014
	on 20151009 | in VC | announced | direccion-general-trabajo-2015
	on 20171009 | in VC | announced | direccion-general-trabajo-2017
	on 20181009 | in VC | announced | direccion-general-trabajo-2018
	on 20191009 | in VC | announced | direccion-general-trabajo-2019
	on 20201009 | in VC | announced | direccion-general-trabajo-2020
	on 20211009 | in VC | announced | direccion-general-trabajo-2021
	on 20231009 | in VC | announced | direccion-general-trabajo-2023
	on 20241009 | in VC | announced | direccion-general-trabajo-2024
	on 20251009 | in VC | announced | direccion-general-trabajo-2025
	10-09 if monday tuesday wednesday thursday friday saturday [2027,) | in VC | collection estimated | real-decreto-2001
Whit Monday = Lunes de Pascua Granada | on 20110613 | in CT CT-B | announced | direccion-general-trabajo-2011
	on 20160516 | in CT CT-B | announced | direccion-general-trabajo-2016
	on 20220606 | in CT CT-B | announced | direccion-general-trabajo-2022

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
