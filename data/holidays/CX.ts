/** Holidays of Christmas Island: rules, years and sources. The format: `README.md`. */
export const CX = `
known [2007,)

source australia-indian-ocean | Australia, Indian Ocean Territories: yearly proclamation of public holidays, as vacanza/holidays (MIT) cites it

lieu saturday>next sunday>next [2009,) | all but Australia Day; Chinese New Year; End of Ramadan (Eid al-Fitr) | australia-indian-ocean collection estimated

Anzac Day | 04-25 | library
Australia Day | 01-26 | library
Australia Day (substitute day) | 01-27 if sunday +1 [2008,2031), 01-26 if sunday +1 [2025,2099), 01-27 if sunday +1 [2041,2098), on 20140127 20360130 | substitute collection estimated | australia-indian-ocean
feasts en | Boxing Day; Christmas Day; Good Friday; New Year's Day | library
Chinese New Year | on 20090128 | vacanza
	chinese 1-1 +1, chinese 1-1 [2008,2010), chinese 1-1 [2011,2020), chinese 1-1 [2021,2023), chinese 1-1 [2024,) | library
Chinese New Year (substitute day) | chinese 1-1 +3 [2017,2019), chinese 1-1 +3 [2020,2022), chinese 1-1 +2 [2023,2025), chinese 1-1 +3 [2044,2046), chinese 1-1 +3 [2047,2049), chinese 1-1 +2 [2050,2052), chinese 1-1 +3 [2071,2073), chinese 1-1 +3 [2074,2076), chinese 1-1 +3 [2077,2079), on 20070220 20100216 20130212 20140203 20170130 20200127 20240213 20270208 20270209 20300205 | substitute computed estimated | australia-indian-ocean
	on 20200129 | substitute | vacanza
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2008,2009), hijri 10-1 [2010,) | estimated | library
	on 20170624 20190605 20230422 20250331 | collection estimated | australia-indian-ocean
End of Ramadan (Eid al-Fitr) (substitute day) | on 20071015 20090921 20120820 20170626 20200525 20230424 20280228 | substitute computed estimated | australia-indian-ocean
Feast of the Sacrifice (Eid al-Adha) | on 20091130 | vacanza
	hijri 12-10 | estimated | library
	on 20141005 20160913 20240617 20250607 | collection estimated | australia-indian-ocean
Labour Day | 3 monday 03 [2007,2009), 3 monday 03 [2011,2014), 3 monday 03 [2015,2021), 3 monday 03 [2022,2025), 3 monday 03 [2026,) | collection | australia-indian-ocean
	on 20090323 | vacanza
	on 20100322 20140324 20210322 20250324 | collection estimated | australia-indian-ocean
	4 monday 03 [,2007) | library
National Day of Mourning | on 20220922 | collection | australia-indian-ocean
Territory Day | 1 monday 10 [2007,) | collection | australia-indian-ocean
	10-06 [,2007) | library

fact national 2022 | off 01-03 09-22 12-26 12-27 | not 12-28 | a Sunday to the next day that is none
fact national 2024 | off 03-18 10-07 02-12 02-13 04-10 06-17 | not 03-25 06-16 | proclamation of 2024
fact national 2025 | off 03-24 10-06 03-31 06-07 | not 03-17 01-31 | proclamation of 2025
`;
