/** Holidays of Guinea: rules, years and sources. The format: `README.md`. */
export const GN = `
source decret-d-2022 | Guinea, Décret D/2022/0526 of 2 November 2022 on legal holidays | https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/
source vacanza-holidays-mit | Guinea, as vacanza/holidays (MIT) lists it

lieu saturday>next sunday>next [2023,) | End of Ramadan (Eid al-Fitr); Independence Day; New Year's Day | decret-d-2022

Africa Day = Anniversaire de l'Organisation de l'unité africaine (OUA) | 05-25 [1964,) | library
All Saints' Day = Toussaint | 11-01 [1990,2022) | collection estimated | vacanza-holidays-mit [1995,2022); vacanza
feasts fr | Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,2015), hijri 3-12 [2015,) | estimated | library
	on 20151224 20161212 20171201 20191110 20250905 | collection estimated | vacanza-holidays-mit
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20150718 20160707 20170626 20250331 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10, hijri 12-10 +1 | computed estimated | decret-d-2022
	on 19900702 19910622 19920611 19930531 19940520 19950509 19960427 19970417 19980407 19990327 20000316 20010305 20020222 20030211 20040201 20050121 20060110 20071220 20081208 20091127 20101116 20111106 20121026 20131015 20141004 | estimated | library
	on 20150924 20160913 20170902 20180822 20190811 20200731 20210720 20220710 | collection estimated | which-feast-was
	on 20250607 20250608 | collection estimated | decret-d-2022
Feast of the Sacrifice (second day) = Lendemain de la Tabaski | on 20230629 | computed estimated | decret-d-2022
	on 20240617 20250608 | collection estimated | decret-d-2022
Independence Day = Jour de l’Indépendance | 10-02 [1959,) | library
Laylat al-Qadr | hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,) | estimated | library
	on 20160703 20180612 20220429 | collection estimated | vacanza-holidays-mit
National Holiday = Fête Nationale de la deuxième République | 04-03 [1985,2022) | library

fact national 2021 | off 04-03 | not 01-02 | before the decree
fact national 2023 | off 01-02 06-28 06-29 10-02 | not 04-03 11-01 | Décret D/2022/0526
fact national 2024 | off 06-16 06-17 09-15 | not 09-16 | communiqué of September 2024: no day after the Maouloud
fact national 2027 | off 10-02 10-04 05-16 05-17 | not 10-05 | Décret D/2022/0526: a Saturday to Monday
decided yes law | New Year's Day (substitute day); End of Ramadan (Eid al-Fitr) (substitute day); Independence Day (substitute day) | - | - | national | the day after one on a weekend | Guinea, Décret D/2022/0526 of 2 November 2022 | https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/
`;
