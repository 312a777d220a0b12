/** Holidays of Niger: rules, years and sources. The format: `README.md`. */
export const NE = `
country Republic of the Niger

source library
source after-tabaski-vacanza | Niger, the day after Tabaski, as vacanza/holidays (MIT) lists it
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them
source loi-97-020-1997 | Niger, Loi 97-020 of 20 June 1997: a Sunday to Monday | https://wageindicator.org/documents/decentworkcheck/africa/niger-french-2021.pdf
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them

Anniversary of the CNSP = Anniversaire du CNSP | 07-26 [2024,) | estimated | loi-97-020-1997
Anniversary of the CNSP (substitute day) = Anniversaire du CNSP | 07-26 if sunday +1 [2026,2100) | substitute estimated | loi-97-020-1997
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,2010), hijri 3-12 [2026,) | computed estimated | library
	aceh 3-12 [2011,2018), hijri 3-12 +1 [2018,2020), hijri 3-12 [2020,2024), aceh 3-12 [2024,2026), on 20100226 | computed estimated | which-feast-was
Birthday of Muhammad (Mawlid) (substitute day) = Mawlid | on 20120206 20191111 20320621 20350521 20400326 20430223 20471230 20551004 20600809 20630709 20790116 20861021 | substitute computed estimated | loi-97-020-1997
Christmas Day = Noël | 12-25 | library
Christmas Day (substitute day) = Noël | 12-25 if sunday +1 [2005,2034), 12-25 if sunday +1 [2044,2096), on 20391227 | substitute | loi-97-020-1997
Concord Day = Journée Nationale de la Concorde | 04-24 [1996,) | library
Concord Day (substitute day) = Journée Nationale de la Concorde | 04-24 if sunday +1 [2016,2090), on 20050425 20110426 20950426 | substitute | loi-97-020-1997
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 [,2010), hijri 10-1 [2026,) | computed estimated | library
	hijri 9-27 +4 [2010,2014), hijri 10-1 +1 [2014,2018), hijri 10-1 [2018,2020), hijri 9-27 +3 [2020,2026) | computed estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) = Fête de fin du Ramadan | on 20011217 20041115 20090921 20120820 20250331 20330103 20371109 20401008 20480713 20560417 20640121 20760831 20840605 20870505 20920310 20950207 20991214 | substitute computed estimated | loi-97-020-1997
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 [,2010) | computed estimated | library
	tehran 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), delhi 12-10 [2016,2019), hijri 12-10 [2019,2022), hijri 12-10 [2023,2025), tibetan parinirvana -4 [2025,2028), hijri 12-10 [2028,), on 20220710 | 2d computed estimated | after-tabaski-vacanza
Feast of the Sacrifice (substitute day) = Lendemain de la Tabaski | on 20170904 20250609 | one_off estimated | off-vacanza-holidays
Independence Day = Proclamation de l'indépendance | 08-03 [1961,) | library
Independence Day (substitute day) = Proclamation de l'indépendance | 08-03 if sunday +1 [2003,2099) | substitute | loi-97-020-1997
Islamic New Year = Nouvel an islamique | hijri 1-1 [,2010), hijri 1-1 [2026,) | computed estimated | library
	hijri 1-1 +1 [2010,2012), aceh 1-1 [2012,2018), hijri 1-1 +1 [2020,2022), aceh 1-1 [2022,2024), on 20180912 20190831 20240706 20250627 | computed estimated | which-feast-was
Islamic New Year (substitute day) = Nouvel an islamique | on 20111128 20270607 20320412 20350312 20400116 20421215 20471021 20550727 20710202 20781107 20860812 | substitute computed estimated | loi-97-020-1997
Labour Day = Fête du travail | 05-01 | library
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [2005,2096) | substitute | loi-97-020-1997
Laylat al-Qadr | hijri 9-27 [,2010), hijri 9-27 [2026,) | computed estimated | library
	hijri 9-27 [2010,2014), tehran 10-1 -4 [2014,2026) | computed estimated | which-feast-was
Laylat al-Qadr (substitute day) | on 20051031 20130805 20210510 20290212 20440822 20520527 20570402 20600301 20650105 20671205 20721010 20750909 20830614 | substitute computed estimated | loi-97-020-1997
New Year's Day = Nouvel An | 01-01 | library
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [2006,2097) | substitute | loi-97-020-1997
Republic Day = Proclamation de la République | 12-18 [1959,) | library
Republic Day (substitute day) = Proclamation de la République | 12-18 if sunday +1 [2005,2023), 12-18 if sunday +1 [2039,2096), on 20331220 | substitute | loi-97-020-1997
`;
