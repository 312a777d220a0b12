/** Holidays of Cameroon: rules, years and sources. The format: `README.md`. */
export const CM = `
source decree-president-2021 | Cameroon, decree of the President of 2021 (Loi 76/8, article 4) | https://agencepressecamertest.com/2021-politique/2021-institutionnel/depuis-la-suisse,-le-président-de-la-république-déclare-la-journée-du-lundi-16-août-2021-fériée.html
source decree-president-2022 | Cameroon, decree of the President of 2022 (Loi 76/8, article 4) | https://camerounweb.com/CameroonHomePage/NewsArchive/Cameroun-Paul-Biya-annonce-une-journ-eacute-e-f-eacute-ri-eacute-e-pour-la-f-ecirc-te-700943
source decrees-president-vacanza | Cameroon, decrees of the President, as vacanza/holidays (MIT) lists them
source loi-73-5 | Cameroon, Loi 73/5, article 4: the day between a holiday and a Sunday, by decree | https://arreyb.com/biya-declares-monday-public-holiday/
source loi-73-5-1973 | Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3: civil and religious holidays, and the day after a civil one on a Sunday or another holiday | https://juristeblog.com/loi-n-73-5/textes-legislatifs-reglementaires-cameroun

lieu sunday>next [1990,2011) | Christmas Day | vacanza
lieu sunday>next | all but Assumption; Christmas Day; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | loi-73-5-1973

feasts fr | Ascension Day; Assumption; Christmas Day; Good Friday; New Year's Day | loi-73-5-1973 [1974,); library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | computed estimated | loi-73-5-1973 [1974,); library
	on 20011217 20021206 20031126 20051104 20061024 20081002 20090921 | vacanza
	on 20110831 20150718 20160707 20170626 | collection estimated | loi-73-5-1973
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | computed estimated | loi-73-5-1973 [1974,); library
	on 20010306 20020223 20030211 20030212 20040202 20081209 20091128 | vacanza
	on 20101117 20111107 20141005 20150924 20160913 20170902 | collection estimated | loi-73-5-1973
Labour Day = Fête du travail | 05-01 | loi-73-5-1973
National Day = Fête nationale ou de l'unité | 05-20 [1973,) | loi-73-5-1973 [1974,); library
Public holiday = Jour férié | on 20100816 20111226 20120820 20141006 20190812 20200525 20240617 20250331 | collection estimated | decrees-president-vacanza
	on 20161226 20210514 20210719 20230814 | one_off | loi-73-5
	on 20210816 20221226 | one_off | decree-president-*
Youth Day = Fête de la Jeunesse | 02-11 [1966,) | loi-73-5-1973 [1974,); library
Assumption Day (substitute day) | on 19930816 19990816 20040816 | substitute | vacanza
Eid al-Adha (substitute day) | on 20070102 | substitute | vacanza
Eid al-Fitr (substitute day) | on 20041115 | substitute | vacanza

fact national 2016 | off 05-01 05-02 | not 05-03 | Loi 73/5, article 2
fact national 2016 | off 12-26 | not 12-27 | Loi 73/5, article 4
fact national 2021 | off 05-14 07-19 | not 07-21 | Loi 73/5, article 4; decree of 16 July 2021
fact national 2021 | off 08-15 08-16 | not 10-19 | decree of the President, August 2021; no Mawlid
fact national 2022 | off 12-25 12-26 | not 12-27 | decree of the President, December 2022
decided no law | Assumption Day (observed); Eid al-Adha (observed); Eid al-Fitr (observed); Christmas Day (observed) | - | [2027,) | national | the day after a religious feast on a Sunday is off by a decree of the President only | Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3, and Loi 76/8, article 4 | https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm
decided no law | Mawlid; Mawlid (observed) | - | - | national | not among the feasts of the law | Cameroon, Loi 73/5 of 7 December 1973, articles 2 and 3, and Loi 76/8, article 4 | https://juriafrica.com/lex/loi-73-5-7-dec-1973-17133.htm
decided yes law | - | 08-14 | [2023,2024) | national | decreed | Cameroon, decree of the President of 10 August 2023 | https://lebledparle.com/paul-biya-declare-le-lundi-14-aout-ferie-sur-lensemble-du-territoire-national
`;
