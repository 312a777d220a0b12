/** Holidays of Ukraine: rules, years and sources. The format: `README.md`. */
export const UA = `
known [1991,)

source cabinet-ministers-order-2018 | Ukraine, Cabinet of Ministers, order on moving working days in 2018, advised to employers | https://hrliga.com/index.php?id=17593&module=news&op=view
source cabinet-ministers-order-2019 | Ukraine, Cabinet of Ministers, order on moving working days in 2019, advised to employers | https://zahid.info/news/politics/vyhodnye_dlya_ukraincev_v_2019_godu_kabmin_utverdil_grafik
source cabinet-ministers-order-2020 | Ukraine, Cabinet of Ministers, order on moving working days in 2020, advised to employers | https://chmnu.edu.ua/informatsiya-stosovno-svyatkovih-ta-perenesenih-robochih-dniv-u-grudni-2019-roku-ta-sichni-2020-roku
source cabinet-ministers-order-2021 | Ukraine, Cabinet of Ministers, order on moving working days in 2021, advised to employers | https://interfax.com.ua/news/general/691802-amp.html
source cabinet-ministers-vacanza-2010 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists them, of 2010
source cabinet-ministers-vacanza-2011 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists them, of 2011
source cabinet-ministers-vacanza-2012 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists them, of 2012
source cabinet-ministers-vacanza-2013 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists them, of 2013
source cabinet-ministers-vacanza-2014 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2014
source cabinet-ministers-vacanza-2015 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2015
source cabinet-ministers-vacanza-2016 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2016
source cabinet-ministers-vacanza-2017 | Ukraine, Cabinet of Ministers, as vacanza/holidays (MIT) lists it, of 2017
source labour-code-articles | Ukraine, Labour Code, articles 67 and 73 | https://vs.mk.court.gov.ua/sud1407/pres-centr/news/353937
source labour-code-articles-2 | Ukraine, Labour Code, articles 67 and 73; a day off when martial law is over | https://interfax.com.ua/news/general/925633.html
source labour-code-articles-3 | Ukraine, Code of Laws on Labour, articles 67 and 73, here as of 2023: holidays, and the day after a weekend | https://demo.abills.net.ua:9443/index.cgi?article=162

Anniversary of the Great October Socialist Revolution | 11-07 [1991,2000), 11-08 [1991,2000) | vacanza
Anniversary of the Great October Socialist Revolution (substitute day) | on 19971110 19991109 | substitute | vacanza
Christmas Day = Різдво Христове | 12-25 [2017,2022), 12-25 [2026,) | labour-code-articles-2 [2026,) estimated; labour-code-articles-3 [2015,2027); library
	on 20211227 | library
Christmas Day (substitute day) = Різдво Христове | 12-26 if sunday +1 [2027,), 12-25 if sunday +1 [2033,2096) | substitute estimated | labour-code-articles-2
Constitution Day = День Конституції | 06-28 [1997,2022), 06-28 [2026,) | labour-code-articles-2 [2026,) estimated; labour-code-articles-3 [2015,2027); library
Constitution Day (substitute day) = День Конституції (замінити день) | 06-29 if sunday +1 [1997,2015), 06-28 if sunday +1 [2009,2021) | substitute | labour-code-articles-3 [2015,2027); library
Constitution Day (substitute day) = День Конституції | 06-29 if sunday +1 [2031,2099), 06-28 if sunday +1 [2037,2100) | substitute estimated | labour-code-articles-2
Exchanged day off = Перенесення робочого дня | on 19910503 19910510 19910715 19920106 19920427 19930108 19930823 19940307 19950508 19950825 19951106 19960503 19960510 19970102 19970106 19970108 19970429 19970430 19980102 19990108 19990412 19990823 20000508 20000825 20010309 20010430 20010510 20010511 20010629 20011231 20020503 20021230 20021231 20030106 20040102 20040105 20040106 20040823 20050307 20050510 20050627 20060103 20060104 20060105 20060106 20060508 20060825 20070102 20070103 20070104 20070105 20070309 20070430 20070629 20071231 20080102 20080103 20080104 20080429 20080430 20090102 20090105 20090106 | substitute | vacanza
	on 20100104 20100105 20100106 20100108 20100823 20110307 20110627 20120309 20120430 20120629 20121231 20130503 20130510 20140102 20140103 20140106 20150102 20150108 20150109 20160108 20160307 20160627 20170508 20170825 | collection | cabinet-ministers-vacanza-*
Day off for a worked Saturday = Перенесення робочого дня | on 20180309 20180430 20180629 20181224 20181231 20190430 20191230 20191231 20200106 20210108 20210823 20211015 | one_off | cabinet-ministers-order-*
Defenders of Ukraine Day = День захисника України | 10-14 [2015,2022) | labour-code-articles-3 [2015,2027); library
Defenders of Ukraine Day = День захисників і захисниць України | 10-01 [2026,) | estimated | labour-code-articles-2
Defenders of Ukraine Day (substitute day) = День захисника України (замінити день) | monday>=10-10 [2017,2019) | substitute | labour-code-articles-3 [2015,2027); library
Defenders of Ukraine Day (substitute day) = День захисників і захисниць України | 10-01 if sunday +1 [2028,2091), 10-02 if sunday +1 [2033,2096) | substitute estimated | labour-code-articles-2
Independence Day = День Незалежності | 08-24 [1992,2022), 08-24 [2026,) | labour-code-articles-2 [2026,) estimated; labour-code-articles-3 [2015,2027); library
	on 19910716 | vacanza
Independence Day (substitute day) = День Незалежності (замінити день) | 08-25 if sunday +1 [1996,2020), 08-24 if sunday +1 [1997,2015) | substitute | labour-code-articles-3 [2015,2027); library
Independence Day (substitute day) = День Незалежності | 08-25 if sunday +1 [2030,2098), 08-24 if sunday +1 [2031,2099) | substitute estimated | labour-code-articles-2
International Women's Day = Міжнародний жіночий день | 03-08 [,2023), 03-08 [2027,) | labour-code-articles-2 [2027,) estimated; labour-code-articles-3 [2015,2027); library
	03-09 if sunday +1 [1952,2015), 03-08 if sunday +1 [1953,1988), 03-08 if sunday +1 [2009,2021) | library
International Women's Day (substitute day) = Міжнародний жіночий день | 03-09 if sunday +1 [2031,2099), 03-08 if sunday +1 [2037,2100) | substitute estimated | labour-code-articles-2
Labour Day = День міжнародної солідарності трудящих | 05-01 [,2022), 05-02 [,2018) | labour-code-articles-3 [2018,2027); library
Labour Day = День праці | 05-01 [2027,) | estimated | labour-code-articles-2
Labour Day (substitute day) = День міжнародної солідарності трудящих (замінити день) | 05-03 if monday tuesday [1999,2017), 05-04 if monday tuesday [1999,2016), on 20210504 | substitute | labour-code-articles-3 [2018,2027); library
Labour Day (substitute day) = День праці | 05-02 if sunday +1 [2027,), 05-01 if sunday +1 [2033,2079), on 20950502 | substitute estimated | labour-code-articles-2
New Year = Новий Рік | 01-01 [,1997), 01-02 [,1991) | library
New Year = Новий рік | 01-01 [1997,2023), 01-01 [2027,) | labour-code-articles-2 [2027,) estimated; labour-code-articles
New Year (substitute day) = Новий рік | 01-02 if sunday +1 [2000,2023), 01-02 if sunday +1 [2028,2096) | substitute | labour-code-articles-2 [2028,2096) estimated; labour-code-articles
	01-01 if sunday +1 [2006,2018), 01-01 if sunday +1 [2034,2097) | substitute | labour-code-articles-2 [2034,2097) estimated; labour-code-articles
Orthodox Christmas = Різдво | 01-07 [,2023) | labour-code-articles-3 [2015,2027) computed; library computed
Orthodox Christmas (substitute day) = Різдво (замінити день) | 01-08 if sunday +1 [,2018), 01-07 if sunday +1 [1951,2019) | substitute | labour-code-articles-3 [2015,2027) computed; library computed
Orthodox Easter = Великдень | orthodox [1991,2022), orthodox [2027,) | computed | labour-code-articles-2 [2027,) estimated; labour-code-articles-3 [2015,2027); library [1995,1998); library
Orthodox Easter (substitute day) = Великдень (замінити день) | orthodox+1 [1995,1998), orthodox+1 [2000,2022) | substitute | labour-code-articles-3 [2015,2027) computed; library [1995,1998); library
	on 20000503 | substitute | vacanza
Orthodox Easter (substitute day) = Великдень | 05-03 if monday +1 [2027,2033), orthodox+1 [2028,2032), orthodox+1 [2033,2062), 05-01 if monday +1 [2062,2074), orthodox+1 [2063,2073), orthodox+1 [2074,2078), orthodox+1 [2079,2084), orthodox+1 [2085,2100), on 20780510 20840502 21000504 | substitute computed estimated | labour-code-articles-2
Pentecost = Трійця | orthodox+49 [1991,2022), orthodox+49 [2026,) | computed | labour-code-articles-2 [2026,) estimated; labour-code-articles-3 [2015,2027); library [1995,1998); library
Pentecost (substitute day) = Трійця | orthodox+50 [1995,1998), orthodox+50 [2027,) | substitute computed | labour-code-articles-2 [2027,) estimated; labour-code-articles-3 [2015,2027); library
Pentecost (substitute day) = Трійця (замінити день) | orthodox+50 [1999,2022) | substitute | library [2000,); vacanza
Statehood Day = День Української Державності | 07-15 [2026,) | estimated | labour-code-articles-2
Statehood Day (substitute day) = День Української Державності | 07-16 if sunday +1 [2028,2091), 07-15 if sunday +1 [2029,2097) | substitute estimated | labour-code-articles-2
Victory Day = День перемоги над нацизмом у Другій світовій війні | 05-09 [,2022), 05-09 [2026,) | labour-code-articles-2 [2026,) estimated; labour-code-articles-3 [2015,2027); library
Victory Day (substitute day) = День перемоги над нацизмом у Другій світовій війні (замінити день) | 05-09 if sunday +1 [1999,2022), 05-10 if sunday +1 [2009,2021) | substitute | labour-code-articles-3 [2015,2027); library
Victory Day (substitute day) = День перемоги над нацизмом у Другій світовій війні | 05-09 if sunday +1 [2027,), 05-10 if sunday +1 [2037,2100) | substitute estimated | labour-code-articles-2
Working day | on 20100130 20100213 20100227 20100313 20100821 20110312 20110625 20120303 20120428 20120707 20121229 20130518 20130601 20140111 20140125 20140208 20150117 20150131 20150214 20160116 20160312 20160702 20170513 20170819 | worked announced | cabinet-ministers-vacanza-*
	on 20180303 20180505 20180623 20181222 20181229 20190511 20191221 20191228 20200111 20210116 20210828 20211023 | worked one_off | cabinet-ministers-order-*

fact national 2021 | off 01-01 03-08 08-24 | not 01-02 01-04 | Labour Code, article 73: New Year is one day
fact national 2021 | off 01-08 08-23 10-15 | not 01-06 | Cabinet of Ministers, 30 September 2020
fact national 2022 | off 01-01 01-03 03-08 | not 04-25 05-09 06-28 08-24 12-26 | Act 2136-IX: none under martial law
`;
