/** Holidays of Türkiye: rules, years and sources. The format: `README.md`. */
export const TR = `
country Turkey
known [1990,)

source law-2429-1981 | Turkey, Law 2429 of 17 March 1981 on the National Day and general holidays, articles 1 and 2, as amended in 1983, 2009 and 2016 | https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun
source library
source turkey-presidency-religious | Turkey, Presidency of Religious Affairs (Diyanet), days of the feast as vacanza/holidays (MIT) lists them
source turkey-presidency-religious-2005 | Turkey, Presidency of Religious Affairs, calendar 2005; not checked against the law
source turkey-presidency-religious-2010 | Turkey, Presidency of Religious Affairs, calendar 2010; not checked against the law
source turkey-presidency-religious-2016 | Turkey, Presidency of Religious Affairs (Diyanet), calendar of religious days 2016 | https://turkiyeegitim.com/service/amp/2016-ramazan-ayi-ve-ilk-oruc-zaman-basliyor-2016-ramazan-ayi-baslangici-ve-bitisi-74423h.htm
source vacanza

Commemoration of Atatürk, Youth and Sports Day = Atatürk'ü Anma Gençlik ve Spor Bayramı | 05-19 [1981,) | law-2429-1981
	05-19 [,1981) | collection | library
Democracy and National Unity Day = Demokrasi ve Millî Birlik Günü | 07-15 [2017,) | law-2429-1981
End of Ramadan (Eid al-Fitr) = Ramazan Bayramı | hijri 10-1 -1 [1992,1995), hijri 10-1 -1 [2007,2009) | collection estimated | vacanza
	on 20100909 20100910 20100911 | collection | turkey-presidency-religious-2010
	on 20160705 20160706 20160707 | announced | turkey-presidency-religious-2016
	delhi 10-1 [,2010), delhi 10-1 +1 [,2006), delhi 10-1 +2 [1952,1954), delhi 10-1 -1 [1954,1956), delhi 10-1 -1 [1957,1960), delhi 10-1 -1 [1965,1968), delhi 10-1 +2 [1971,1974), delhi 10-1 -1 [1976,1983), orthodox+69 [1984,1986), delhi 10-1 -1 [1986,1989), delhi 10-1 -1 [1990,1992), easter-47 [1996,1998), delhi 10-1 -1 [1998,2010), delhi 10-1 -1 [2011,2016), delhi 10-1 [2011,2016), delhi 10-1 +1 [2011,2016), hijri 10-1 [2017,), hijri 10-1 +1 [2017,), hijri 10-1 +2 [2017,), on 19500716 19560514 19600331 19610318 19620310 19630225 19640217 19681221 19691213 19741017 19830714 19950305 20061023 20090922 | computed estimated | library
End of Ramadan Eve = Ramazan Bayramı arifesi | eve of End of Ramadan (Eid al-Fitr) [1981,) | half computed | law-2429-1981
Feast of the Sacrifice (Eid al-Adha) = Kurban Bayramı | on 20050120 20050121 20050122 20050123 | collection | turkey-presidency-religious-2005
	on 20121025 20121026 20121027 20121028 20150924 20150925 20150926 20150927 | collection estimated | turkey-presidency-religious
	on 20160912 20160913 20160914 20160915 | announced | turkey-presidency-religious-2016
	dhaka 12-10 [,2005), dhaka 12-10 +1 [,2005), dhaka 12-10 +2 [,2005), dhaka 12-10 -1 [1951,1956), dhaka 12-10 -1 [1959,1964), dhaka 12-10 -1 [1973,1976), dhaka 12-10 -1 [1978,1982), dhaka 12-10 -1 [1983,1991), dhaka 12-10 -1 [1992,1997), dhaka 12-10 -1 [1998,2005), dhaka 12-10 -1 [2006,2012), dhaka 12-10 [2006,2012), dhaka 12-10 +1 [2006,2012), dhaka 12-10 +2 [2006,2012), dhaka 12-10 -1 [2013,2015), dhaka 12-10 [2013,2015), dhaka 12-10 +1 [2013,2015), hijri 12-10 [2017,), hijri 12-10 +1 [2017,), hijri 12-10 +2 [2017,), hijri 12-10 +3 [2017,), on 19500926 19560722 19570708 19580701 19640426 19650412 19680313 19690227 19700220 19710206 19720130 19761205 19910626 19970421 20131018 20141004 | computed estimated | library
Feast of the Sacrifice Eve = Kurban Bayramı arifesi | eve of Feast of the Sacrifice (Eid al-Adha) [1981,) | half computed | law-2429-1981
Labour and Solidarity Day = Emek ve Dayanışma Günü | 05-01 [2009,) | law-2429-1981
	05-01 [,1981) | collection | library
National Sovereignty and Children's Day = Ulusal Egemenlik ve Çocuk Bayramı | 04-23 [1981,) | law-2429-1981
	04-23 [,1981) | collection | library
New Year's Day = Yılbaşı | 01-01 [1981,) | law-2429-1981
	01-01 [,1981) | collection | library
Public holiday | on 19991231 | collection estimated | vacanza
Republic Day = Cumhuriyet Bayramı | 10-29 [1981,) | law-2429-1981
	10-29 [,1981) | collection | library
Republic Day Eve = Cumhuriyet Bayramı arifesi | 10-28 [1981,) | half | law-2429-1981
Victory Day = Zafer Bayramı | 08-30 [1981,) | law-2429-1981
	08-30 [,1981) | collection | library

fact national 2015 | off 09-24 09-27 | not 09-23 | Diyanet: 24 to 27 September
fact national 2016 | off 07-05 07-07 09-12 09-15 | not 07-08 09-11 | Diyanet 2016
fact national 2026 | off 03-19 05-26 10-28 | Law 2429
`;
