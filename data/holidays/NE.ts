/** Holidays of Niger: rules, years and sources. The format: `README.md`. */
export const NE = `
country Republic of the Niger
known [1990,)

source after-tabaski-vacanza | Niger, the day after Tabaski, as vacanza/holidays (MIT) lists it
source library
source loi-97-020-1997 | Niger, Loi 97-020 of 20 June 1997: a Sunday to Monday | https://wageindicator.org/documents/decentworkcheck/africa/niger-french-2021.pdf
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Anniversary of the CNSP = Anniversaire du CNSP | 07-26 [2024,) | estimated | loi-97-020-1997
Anniversary of the CNSP (substitute day) = Anniversaire du CNSP | 07-26 if sunday +1 [2026,2100) | substitute estimated | loi-97-020-1997
Birthday of Muhammad (Mawlid) = Mawlid | karachi 3-12 [2003,2005), on 20000615 20060411 | collection estimated | vacanza
	aceh 3-12 [2011,2018), hijri 3-12 +1 [2018,2020), hijri 3-12 [2020,2024), aceh 3-12 [2024,2026), on 20100226 | computed estimated | which-feast-was
	hijri 3-12 [,1988), hijri 3-12 [1990,2000), hijri 3-12 [2001,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2010), hijri 3-12 [2026,) | computed estimated | library
Birthday of Muhammad (Mawlid) (substitute day) = Mawlid | on 20040503 | substitute collection estimated | vacanza
	on 20120206 20191111 20320621 20350521 20400326 20430223 20471230 20551004 20600809 20630709 20790116 20861021 | substitute computed estimated | loi-97-020-1997
Christmas Day = Noël | 12-25 | collection | library
Christmas Day (substitute day) = Noël | 12-25 if sunday +1 [2005,2034), 12-25 if sunday +1 [2044,2096), on 20391227 | substitute | loi-97-020-1997
Concord Day = Journée Nationale de la Concorde | on 19950424 | collection estimated | vacanza
	04-24 [1996,) | collection | library
Concord Day (substitute day) = Journée Nationale de la Concorde | 04-24 if sunday +1 [2016,2090), on 20050425 20110426 20950426 | substitute | loi-97-020-1997
Day after Eid al-Adha (substitute day) | on 20020225 20091130 | substitute collection estimated | vacanza
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | karachi 10-1 [2002,2004), karachi 10-1 [2005,2007), on 19980130 20001228 20081002 | collection estimated | vacanza
	hijri 9-27 +4 [2010,2014), hijri 10-1 +1 [2014,2018), hijri 10-1 [2018,2020), hijri 9-27 +3 [2020,2026) | computed estimated | which-feast-was
	hijri 10-1 [,1998), tibetan offering +1 [1999,2001), hijri 10-1 [2026,), on 20041114 20071013 | computed estimated | library
End of Ramadan (Eid al-Fitr) (substitute day) = Fête de fin du Ramadan | on 20011217 20041115 20090921 20120820 20250331 20330103 20371109 20401008 20480713 20560417 20640121 20760831 20840605 20870505 20920310 20950207 20991214 | substitute computed estimated | loi-97-020-1997
Feast of the Sacrifice (substitute day) = Lendemain de la Tabaski | on 20170904 20250609 | collection estimated | off-vacanza-holidays
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 +1 [1998,2007), delhi 12-10 +1 [2001,2005), tehran 12-10 [2007,2010), delhi 12-10 +1 [2008,2010), on 19980409 | collection estimated | vacanza
	delhi 12-10 [2010,), delhi 12-10 +1 [2010,2012), delhi 12-10 -1 [2012,2016), delhi 12-10 +1 [2016,2019), delhi 12-10 -1 [2019,2022), delhi 12-10 -1 [2023,2025), delhi 12-10 -1 [2026,2032), delhi 12-10 -1 [2033,2095), delhi 12-10 -1 [2096,), on 20220711 20250608 20320323 20950416 | computed estimated | after-tabaski-vacanza
	hijri 12-10 [,1998), hijri 12-10 [1999,2001), hijri 12-10 [2005,2008) | computed estimated | library
Independence Day = Proclamation de l'indépendance | 08-03 [1961,) | collection | library
Independence Day (substitute day) = Proclamation de l'indépendance | 08-03 if sunday +1 [2003,2099) | substitute | loi-97-020-1997
Islamic New Year = Nouvel an islamique | hijri 1-1 +1 [2003,2005) | collection estimated | vacanza
	hijri 1-1 +1 [2010,2012), aceh 1-1 [2012,2018), hijri 1-1 +1 [2020,2022), aceh 1-1 [2022,2024), on 20180912 20190831 20240706 20250627 | computed estimated | which-feast-was
	hijri 1-1 [,1965), hijri 1-1 [1966,2003), hijri 1-1 [2005,2010), hijri 1-1 [2026,) | computed estimated | library
Islamic New Year (substitute day) = Nouvel an islamique | on 20040223 | substitute collection estimated | vacanza
	on 20111128 20270607 20320412 20350312 20400116 20421215 20471021 20550727 20710202 20781107 20860812 | substitute computed estimated | loi-97-020-1997
Labour Day = Fête du travail | 05-01 | collection | library
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [2005,2096) | substitute | loi-97-020-1997
Laylat al-Qadr | hijri 9-27 +1 [2003,2005), on 20001224 20011213 20080928 | collection estimated | vacanza
	hijri 9-27 [2010,2014), tehran 10-1 -4 [2014,2026) | computed estimated | which-feast-was
	hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,2000), hijri 9-27 [2006,2008), hijri 9-27 [2026,), on 20000104 20021202 20090917 | computed estimated | library
Laylat al-Qadr (substitute day) | on 20051031 20130805 20210510 20290212 20440822 20520527 20570402 20600301 20650105 20671205 20721010 20750909 20830614 | substitute computed estimated | loi-97-020-1997
	on 20080929 | substitute collection estimated | vacanza
New Year's Day = Nouvel An | 01-01 | collection | library
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [2006,2097) | substitute | loi-97-020-1997
Republic Day = Proclamation de la République | 12-18 [1959,) | collection | library
Republic Day (substitute day) = Proclamation de la République | 12-18 if sunday +1 [2005,2023), 12-18 if sunday +1 [2039,2096), on 20331220 | substitute | loi-97-020-1997
`;
