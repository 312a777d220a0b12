/** Holidays of Türkiye: rules, years and sources. The format: `README.md`. */
export const TR = `
source law-2429-1981 | Turkey, Law 2429 of 17 March 1981 on the National Day and general holidays, articles 1 and 2, as amended in 1983, 2009 and 2016 | https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun
source turkey-presidency-religious-2005 | Turkey, Presidency of Religious Affairs, calendar 2005; not checked against the law
source turkey-presidency-religious-2010 | Turkey, Presidency of Religious Affairs, calendar 2010; not checked against the law
source turkey-presidency-religious-2016 | Turkey, Presidency of Religious Affairs (Diyanet), calendar of religious days 2016 | https://turkiyeegitim.com/service/amp/2016-ramazan-ayi-ve-ilk-oruc-zaman-basliyor-2016-ramazan-ayi-baslangici-ve-bitisi-74423h.htm

Commemoration of Atatürk, Youth and Sports Day = Atatürk'ü Anma Gençlik ve Spor Bayramı | 05-19 | law-2429-1981 [1981,); library
Democracy and National Unity Day = Demokrasi ve Millî Birlik Günü | 07-15 [2017,) | law-2429-1981
End of Ramadan (Eid al-Fitr) = Ramazan Bayramı | on 20100909 20100910 20100911 | collection | turkey-presidency-religious-*
	on 20160705 20160706 20160707 | announced | turkey-presidency-religious-*
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | law-2429-1981 [1982,); library
	on 20071012 20071013 20071014 20080930 20081001 20081002 | vacanza
	on 19910416 19910417 19910418 19950303 19950304 19950305 19960220 19960221 19960222 19970209 19970210 19970211 19990119 19990120 19990121 | collection estimated | law-2429-1981
End of Ramadan Eve = Ramazan Bayramı arifesi | eve of End of Ramadan (Eid al-Fitr) [1981,) | half computed | law-2429-1981
Feast of the Sacrifice (Eid al-Adha) = Kurban Bayramı | on 20050120 20050121 20050122 20050123 | collection | turkey-presidency-religious-*
	on 20121025 20121026 20121027 20121028 20150924 20150925 20150926 20150927 | collection estimated | law-2429-1981
	on 20160912 20160913 20160914 20160915 | announced | turkey-presidency-religious-*
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | law-2429-1981 [1982,); library
	on 19900703 19900704 19900705 19900706 19910623 19910624 19910625 19910626 19930601 19930602 19930603 19930604 19940521 19940522 19940523 19940524 19950510 19950511 19950512 19950513 19960428 19960429 19960430 19960501 19970418 19970419 19970420 19970421 19990328 19990329 19990330 19990331 | collection estimated | law-2429-1981
Feast of the Sacrifice Eve = Kurban Bayramı arifesi | eve of Feast of the Sacrifice (Eid al-Adha) [1981,) | half computed | law-2429-1981
Labour and Solidarity Day = Emek ve Dayanışma Günü | 05-01 [,1981), 05-01 [2009,) | law-2429-1981 [2009,); library
National Sovereignty and Children's Day = Ulusal Egemenlik ve Çocuk Bayramı | 04-23 | law-2429-1981 [1981,); library
New Year's Day = Yılbaşı | 01-01 | law-2429-1981 [1981,); library
Public holiday | on 19991231 | vacanza
Republic Day = Cumhuriyet Bayramı | 10-29 | law-2429-1981 [1981,); library
Republic Day Eve = Cumhuriyet Bayramı arifesi | 10-28 [1981,) | half | law-2429-1981
Victory Day = Zafer Bayramı | 08-30 | law-2429-1981 [1981,); library

fact national 2015 | off 09-24 09-27 | not 09-23 | Diyanet: 24 to 27 September
fact national 2016 | off 07-05 07-07 09-12 09-15 | not 07-08 09-11 | Diyanet 2016
fact national 2026 | off 03-19 05-26 10-28 | Law 2429
`;
