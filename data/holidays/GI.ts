/** Holidays of Gibraltar: rules, years and sources. The format: `README.md`. */
export const GI = `
known [2000,)

source banking-financial-dealings | Gibraltar, Banking and Financial Dealings Act, as vacanza/holidays (MIT) lists them
source banking-financial-dealings-2023 | Gibraltar, Banking and Financial Dealings Act, LN 2023/293 | https://www.gibraltarlaws.gov.gi/legislations/bank-and-public-holidays-order-2023-7215
source queen-s-diamond | The Queen’s Diamond Jubilee, as vacanza/holidays (MIT) lists them

lieu saturday>next sunday>next | all but Gibraltar National Day; Workers Memorial Day | library
lieu saturday>next sunday>next [2005,2011) | Gibraltar National Day | vacanza

Bank Holiday | on 20090112 | vacanza
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Commonwealth Day | 3 monday 02 [2021,2023) | collection | banking-financial-dealings-2023
	2 monday 03 [,2021) | library
Evacuation Commemoration Day | on 20150907 | collection estimated | banking-financial-dealings
Gibraltar National Day | 09-10 [1968,2016), 09-10 [2018,) | library
Gibraltar National Day (substitute day) | on 20110912 | collection estimated | banking-financial-dealings
	09-10 if sunday +1 [2000,2007), 09-10 if sunday +1 [2023,2091) | substitute | banking-financial-dealings-2023 [2023,2091); vacanza
	09-11 if sunday +1 [2022,2096) | substitute | banking-financial-dealings-2023
King Charles III's Coronation | on 20230508 | library
King's Birthday = Queen's Birthday | monday>=06-13 [2023,2025) | library
	monday>=06-10 [2025,) | collection | banking-financial-dealings
Late Summer Bank Holiday | last monday 08 | library
May Day | 1 monday 05 [2007,2010) | vacanza
	05-01 [,2007), 05-01 [2010,) | collection | banking-financial-dealings
May Day (substitute day) | 05-02 if sunday +1 [1954,), 05-01 if sunday +1 [1955,2096) | substitute collection | banking-financial-dealings
Queen's Birthday | on 20020610 | vacanza
	on 20180611 | collection estimated | banking-financial-dealings
	monday>=06-13 [,2002), monday>=06-13 [2003,2018), monday>=06-11 [2019,2023) | library
Queen’s Diamond Jubilee | on 20120605 | library
Queen’s Platinum Jubilee | on 20220603 | library
Spring bank holiday | on 20120604 | collection estimated | queen-s-diamond
	last monday 05 [,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 20220602 | library
Tercentenary Holiday | on 20040804 | vacanza
Victory in Europe Day (VE Day) | on 20200508 | library
Winter Midterm Bank Holiday | 3 monday 02 [2025,), on 20230220 | banking-financial-dealings-2023
	on 20240212 | announced | banking-financial-dealings-2023
Workers Memorial Day | 4 monday 04 [2014,2016), 04-28 [2016,2020), last monday 04 [2018,2020), on 20130426 | collection estimated | banking-financial-dealings
	04-28 saturday>monday sunday>monday [2020,) | banking-financial-dealings-2023
Gibraltar National Day (substitute day) | on 20160905 20170904 | substitute | library

fact national 2021 | off 05-01 05-03 | not 05-04 | May Day on a Saturday
fact national 2024 | off 02-12 04-29 06-17 | not 03-11 04-28 | LN 2023/293
fact national 2029 | off 06-11 | not 06-18 | Banking and Financial Dealings Act
decided no law | - | 04-28 | [2024,2033) | national | on a weekend the Monday is the holiday | Gibraltar, Legal Notice 2023/293: the Monday | https://www.gibraltarlaws.gov.gi/legislations/bank-and-public-holidays-order-2023-7215
`;
