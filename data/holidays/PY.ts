/** Holidays of Paraguay: rules, years and sources. The format: `README.md`. */
export const PY = `
known [1991,)

source decreto-2020 | Paraguay, Decreto 3668 of 2020: 12 June is not moved | https://capitanbado.com/notas/ejecutivo-mantiene-feriado-por-la-paz-del-chaco-en-el-viernes-12-de-junio/163339
source law-makes-20-2026 | Paraguay, law that makes 20 June a holiday; calendar of 2026 | https://portalamambay.com.py/feriados-en-paraguay-calendario-completo-hasta-el-20-de-junio
source ley-1723-2001 | Paraguay, Ley 1723/2001: holidays moved by decree, as vacanza/holidays (MIT) lists it
source ley-1723-2015 | Paraguay, Ley 1723/2001: holidays moved by decree | https://www.ultimahora.com/solo-un-feriado-sera-adelantado-el-2015-n856876?p=3
source ley-1723-2021 | Paraguay, Ley 1723/2001: holidays moved by decree | https://unicanal.com.py/pais/feriado-victoria-de-boqueron/
source ley-1723-2024 | Paraguay, Ley 1723/2001: holidays moved by decree | https://prensamercosur.org/?p=528303
source ley-1723-2026 | Paraguay, Ley 1723/2001: holidays moved by decree | https://www.villaricafm.com.ar/articulo/gobierno-traslada-el-feriado-del-1-de-marzo-al-lunes-2-de-marzo.php

Assumption = Asunción | 08-15 [,2017), 08-15 [2018,), on 20170814 | library
Boqueron Battle Victory Day = Victoria de Boquerón | 09-29 [1995,2015), 09-29 [2018,2021), 09-29 [2025,), on 20171002 20230929 | library
	on 20150928 | announced | ley-1723-*
	on 20161003 20221003 | collection estimated | ley-1723-2001
	on 20210927 20240930 | collection | ley-1723-*
Chaco Armistice = Día de la Paz del Chaco | monday>=06-10 [2013,2015), monday>=06-11 [2018,2020), monday>=06-10 [2024,2026) | collection estimated | ley-1723-2001
	on 20200612 | announced | decreto-2020
	06-12 [,2013), 06-12 [2015,2018), 06-12 [2021,2024), 06-12 [2026,) | library
feasts es | Christmas Day; Good Friday; Labour Day; Maundy Thursday; New Year's Day | library
Constitution Day = Día de la Constitución Nacional | 06-20 [2026,) | law-makes-20-2026
Heroes' Day = Dia de los héroes | 03-03 if sunday +1 [2013,2020), 03-01 if tuesday -1 [2016,2023), on 20180226 20230227 20250303 | collection estimated | ley-1723-2001
	on 20260302 | collection | ley-1723-*
	03-01 [,2013), 03-01 [2014,2016), 03-01 [2020,2022), 03-01 [2027,), on 20170227 20240301 | library
Independence Day = Día de la Independencia | 05-15, 05-14 [2010,) | library
Public holiday = Asueto | on 20070129 20090910 | vacanza
	on 20100614 20110419 20110516 20130814 20150710 20150711 | collection estimated | off-one-time
Virgin of Caacupe = Virgen de Caacupé | 12-08 | library

fact national 2020 | off 06-12 | not 06-15 | Decreto 3668: not moved
fact national 2021 | off 09-27 | not 09-29 | Decreto 5.958
fact national 2024 | off 09-30 | not 09-29 | moved from a Sunday
fact national 2026 | off 03-02 06-20 | not 03-01 | decree of February 2026
decided no law | Easter Sunday | - | - | national | the list has Maundy Thursday and Good Friday | Paraguay, list of national holidays, ABC Color, 31 July 2025 | https://www.abc.com.py/nacionales/2025/07/31/calendario-de-feriados-en-paraguay-asi-quedaria-sumando-al-20-de-junio/
decided yes law | Constitution Day | - | - | national | 20 June, which the Executive may move | Paraguay, Ley 7544 of 2025 | https://www.abc.com.py/nacionales/2025/09/04/lo-que-dice-exministro-de-la-corte-sobre-el-feriado-ante-clasificacion-de-la-albirroja/
`;
