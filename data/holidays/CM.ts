/** Holidays of Cameroon: rules, years and sources. The format: `README.md`. */
export const CM = `
country Cameroon
known [1990,)

source decree-president-2021 | Cameroon, decree of the President of 2021 (Loi 76/8, article 4) | https://agencepressecamertest.com/2021-politique/2021-institutionnel/depuis-la-suisse,-le-président-de-la-république-déclare-la-journée-du-lundi-16-août-2021-fériée.html
source decree-president-2022 | Cameroon, decree of the President of 2022 (Loi 76/8, article 4) | https://camerounweb.com/CameroonHomePage/NewsArchive/Cameroun-Paul-Biya-annonce-une-journ-eacute-e-f-eacute-ri-eacute-e-pour-la-f-ecirc-te-700943
source decrees-president-vacanza | Cameroon, decrees of the President, as vacanza/holidays (MIT) lists them
source library
source loi-73-5 | Cameroon, Loi 73/5, article 4: the day between a holiday and a Sunday, by decree | https://arreyb.com/biya-declares-monday-public-holiday/
source loi-73-5-1973 | Cameroon, Loi 73/5 of 7 December 1973, article 2: the day after a civil holiday on a Sunday or another holiday | https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Assumption Day (substitute day) | 08-15 if sunday +1 [1993,2005) | substitute collection estimated | vacanza
Christmas Day = Noël | 12-25 | collection | library
Christmas Day (substitute day) | 12-25 if sunday +1 [1994,2006) | substitute collection estimated | vacanza
Eid al-Adha (substitute day) | on 20070102 | substitute collection estimated | vacanza
Eid al-Fitr (substitute day) | on 20041115 | substitute collection estimated | vacanza
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | tehran 10-1 [2001,2004), tehran 10-1 [2005,2007), tehran 10-1 [2008,2010) | collection estimated | vacanza
	hijri 9-27 +4 [2010,2016), hijri 10-1 +1 [2016,2018), hijri 10-1 [2018,2025) | computed estimated | which-feast-was
	hijri 10-1 [,2001), hijri 10-1 [2025,), on 20041114 20071013 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | karachi 12-10 [2001,2005), karachi 12-10 [2008,2010) | collection estimated | vacanza
	tehran 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), tehran 12-10 +1 [2016,2018), hijri 12-10 [2018,2024) | computed estimated | which-feast-was
	hijri 12-10 [,2001), hijri 12-10 [2005,2008), hijri 12-10 [2024,), on 20030211 | computed estimated | library
Good Friday = Vendredi saint | easter-2 | computed | library
Labour Day = Fête du travail | 05-01 | loi-73-5-1973
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [1977,2017), 05-01 if sunday +1 [2033,2096), on 20220503 | substitute | loi-73-5-1973
National Day = Fête nationale ou de l'unité | 05-20 [1973,) | collection | library
National Day (substitute day) = Fête nationale ou de l'unité | 05-20 if sunday +1 [1979,2097) | substitute | loi-73-5-1973
New Year's Day = Nouvel An | 01-01 | collection | library
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [1978,2097) | substitute | loi-73-5-1973
Public holiday = Jour férié | on 20100816 20111226 20120820 20141006 20190812 20200525 20240617 20250331 | collection estimated | decrees-president-vacanza
	on 20161226 20210514 20210719 20230814 | one_off | loi-73-5
	on 20210816 | one_off | decree-president-2021
	on 20221226 | one_off | decree-president-2022
Youth Day = Fête de la Jeunesse | 02-11 [1966,) | collection | library
Youth Day (substitute day) = Fête de la Jeunesse | 02-11 if sunday +1 [1979,2092) | substitute | loi-73-5-1973

fact national 2016 | off 05-01 05-02 | not 05-03 | Loi 73/5, article 2
fact national 2016 | off 12-26 | not 12-27 | Loi 73/5, article 4
fact national 2021 | off 05-14 07-19 | not 07-21 | Loi 73/5, article 4; decree of 16 July 2021
fact national 2021 | off 08-15 08-16 | not 10-19 | decree of the President, August 2021; no Mawlid
fact national 2022 | off 12-25 12-26 | not 12-27 | decree of the President, December 2022
decided no law | Assumption Day (observed); Eid al-Adha (observed); Eid al-Fitr (observed); Christmas Day (observed) | - | [2027,) | national | the day after a religious feast on a Sunday is off by a decree of the President only | Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3, and Loi 76/8, article 4 | https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm
decided no law | Mawlid; Mawlid (observed) | - | - | national | not among the feasts of the law | Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3, and Loi 76/8, article 4 | https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm
decided yes law | - | 08-14 | [2023,2024) | national | decreed | Cameroon, decree of the President of 10 August 2023 | https://lebledparle.com/paul-biya-declare-le-lundi-14-aout-ferie-sur-lensemble-du-territoire-national
`;
