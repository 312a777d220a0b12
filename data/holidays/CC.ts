/** Holidays of Cocos (Keeling) Islands: rules, years and sources. The format: `README.md`. */
export const CC = `
source australia-indian-ocean | Australia, Indian Ocean Territories: yearly proclamation of public holidays, as vacanza/holidays (MIT) cites it

lieu saturday>monday sunday>monday | Australia Day; Hari Maulaud Nabi; Islamic New Year; New Year's Day | australia-indian-ocean [2007,) collection estimated; vacanza [1991,2007); library
lieu saturday>monday sunday>monday [1997,) | Self Determination Day | australia-indian-ocean [2008,) collection estimated; vacanza
lieu saturday>monday sunday>monday [1999,) | Anzac Day | australia-indian-ocean [2009,) collection estimated; vacanza
lieu sunday>next | Christmas Day | australia-indian-ocean [2010,) collection estimated; library
lieu saturday>next sunday>next [2011,) | Hari Raya Haji | australia-indian-ocean

Anzac Day | 04-25 | library
Australia Day | 01-26 | library
feasts en | Boxing Day; Christmas Day; Easter Monday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2005), 12-28 if monday tuesday [2009,2061), 12-28 if monday tuesday [2071,) | substitute collection estimated | vacanza [1992,2005); australia-indian-ocean
	tuesday>=12-23 [2065,2067) | substitute collection estimated | australia-indian-ocean
	12-26 if sunday +1 [1954,2005) | substitute | library
Chinese New Year | on 19960219 | library computed
Chinese New Year (substitute day) | chinese 1-1 +2 [1952,1954), chinese 1-1 +2 [1979,1981), on 19560214 19590210 19730205 19760202 19830215 20060131 | substitute | library
Chinese New Year (2nd Day) | on 19970208 19980129 20050210 | library computed
Chinese New Year (2nd Day) (substitute day) | chinese 1-1 +3 [1976,1978), on 19500220 19530217 19630128 19660124 19700209 19730206 19800219 19930126 19970210 | substitute | library
Good Friday | easter-2 [1990,) | collection | australia-indian-ocean [2007,); vacanza
Hari Maulaud Nabi | hijri 3-12 [1970,2007), hijri 3-12 [2008,2077) | estimated | library
	on 20161212 20171201 20211019 20240916 20250905 | collection estimated | australia-indian-ocean
Hari Raya Haji | on 20091130 | vacanza
	hijri 12-10 [1970,2077) | estimated | library
	on 20160913 20240617 20250607 | collection estimated | australia-indian-ocean
Hari Raya Puasa | hijri 10-1 [1970,2007), hijri 10-1 [2008,2009), hijri 10-1 [2010,2077) | estimated | library
	on 20170624 20190605 20220503 20250331 | collection estimated | australia-indian-ocean
Hari Raya Puasa (substitute day) | on 19780904 19860609 19940314 20011217 20041115 | substitute estimated | library computed
	on 20000110 | substitute | vacanza
	on 20071015 20090921 20120820 20170626 20200525 20230424 20280228 | substitute computed estimated | australia-indian-ocean
Islamic New Year | hijri 1-1 [1970,2007), hijri 1-1 [2008,2009), hijri 1-1 [2009,2020) | estimated | library
	on 20161003 20170922 20190901 | collection estimated | australia-indian-ocean
King's Birthday | 06-06 [2023,2025) | collection estimated | australia-indian-ocean
	2 monday 06 [2025,) | collection | australia-indian-ocean
National Day of Mourning | on 20220922 | collection | australia-indian-ocean
Queen's Birthday | 2 monday 06 [1990,2021) | collection | australia-indian-ocean [2007,2021); vacanza
	1 monday 06 [2021,2023) | collection estimated | australia-indian-ocean
Self Determination Day | on 20070405 | vacanza
	on 20190410 | collection estimated | australia-indian-ocean
	04-06 [,2019), 04-06 [2020,) | library
Anzac Day (substitute day) | on 19920427 19930426 | substitute | vacanza
Christmas Day (substitute day) | on 20101227 20211227 20271227 | substitute collection estimated | australia-indian-ocean
Hari Maulaud Nabi (substitute day) | on 20070402 | substitute computed estimated | australia-indian-ocean
Hari Raya Haji (substitute day) | on 20040202 | substitute computed estimated | library
	on 19910624 19960429 19990329 | substitute | vacanza
Islamic New Year (substitute day) | on 20070122 | substitute computed estimated | australia-indian-ocean
Self Determination Day (substitute day) | on 19910408 | substitute | vacanza

fact national 2022 | off 06-06 05-03 09-22 | not 05-02 06-13 | proclamation of 2022, change of Hari Raya Puasa
fact national 2024 | off 03-29 06-06 04-08 09-16 | not 02-12 03-20 06-10 07-08 | proclamation of 2024
`;
