/** Holidays of Türkiye: rules, years and sources. The format: `README.md`. */
export const TR = `
country Turkey

source library
source turkey-presidency-religious | Turkey, Presidency of Religious Affairs (Diyanet), days of the feast as vacanza/holidays (MIT) lists them
source turkey-presidency-religious-2016 | Turkey, Presidency of Religious Affairs (Diyanet), calendar of religious days 2016 | https://turkiyeegitim.com/service/amp/2016-ramazan-ayi-ve-ilk-oruc-zaman-basliyor-2016-ramazan-ayi-baslangici-ve-bitisi-74423h.htm
source turkey-presidency-religious-2005 | Turkey, Presidency of Religious Affairs, calendar 2005; not checked against the law
source turkey-presidency-religious-2010 | Turkey, Presidency of Religious Affairs, calendar 2010; not checked against the law

Commemoration of Atatürk, Youth and Sports Day = Atatürk'ü Anma Gençlik ve Spor Bayramı | 05-19 | library
Democracy and National Unity Day = Demokrasi ve Millî Birlik Günü | 07-15 [2017,) | library
End of Ramadan (Eid al-Fitr) = Ramazan Bayramı | hijri 10-1 [,2010), hijri 10-1 [2011,2016), hijri 10-1 [2017,) | 3d computed estimated | library
	on 20160705 | 3d announced | turkey-presidency-religious-2016
	on 20100909 | 3d | turkey-presidency-religious-2010
Feast of the Sacrifice (Eid al-Adha) = Kurban Bayramı | hijri 12-10 [,2005), hijri 12-10 [2006,2012), hijri 12-10 [2013,2015), hijri 12-10 [2017,) | 4d computed estimated | library
	on 20121025 20150924 | 4d announced estimated | turkey-presidency-religious
	on 20160912 | 4d announced | turkey-presidency-religious-2016
	on 20050120 | 4d | turkey-presidency-religious-2005
Labour and Solidarity Day = Emek ve Dayanışma Günü | 05-01 [,1981), 05-01 [2009,) | library
National Sovereignty and Children's Day = Ulusal Egemenlik ve Çocuk Bayramı | 04-23 | library
New Year's Day = Yılbaşı | 01-01 | library
Republic Day = Cumhuriyet Bayramı | 10-29 | library
Victory Day = Zafer Bayramı | 08-30 | library

fact national 2015 | off 09-24 09-27 | not 09-23 | Diyanet: 24 to 27 September
fact national 2016 | off 07-05 07-07 09-12 09-15 | not 07-08 09-11 | Diyanet 2016
`;
