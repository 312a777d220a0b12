/** Holidays of South Korea: rules, years and sources. The format: `README.md`. */
export const KR = `
known [1990,)

source cabinet-decision-5-2023 | Korea, Cabinet decision of 5 September 2023: a temporary public holiday | https://m.korea.kr/news/policyNewsView.do?newsId=148919798
source cabinet-decision-april-2016 | Korea, Cabinet decision of April 2016: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-august-2015 | Korea, Cabinet decision of August 2015: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-january-2025 | Korea, Cabinet decision of January 2025: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-july-2020 | Korea, Cabinet decision of July 2020: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-september-2017 | Korea, Cabinet decision of September 2017: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-september-2024 | Korea, Cabinet decision of September 2024: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-meeting-8-2025 | Korea, Cabinet meeting of 8 April 2025: a temporary public holiday | https://koreajoongangdaily.joins.com/news/2025-04-08/national/politics/Govt-confirms-June-3-presidential-election-in-Cabinet-meeting/2280075
source public-holidays-act-2026 | Korea, Public Holidays Act as amended on 31 March 2026: 1 May; calendar of 2027 by the Aerospace Administration | https://www.korea.kr/news/policyNewsView.do?newsId=148963568
source public-holidays-act-2026-2 | Korea, Public Holidays Act as amended on 29 January 2026, and the calendar of 2027 | https://github.com/hyunbinseo/holidays-kr
source public-official-election | Korea, Public Official Election Act, article 34: the first Wednesday from the 50th (30th) day before the term ends, a week later beside a holiday; Regulations on Holidays of Public Offices, article 2
source public-official-election-2 | Korea, Public Official Election Act, articles 34 and 35; Regulations on Holidays of Public Offices, article 2
source regulations-holidays-public | South Korea, Regulations on Holidays of Public Offices, article 2: the day itself and those before and after; not checked against the law

2002 FIFA World Cup National Team Semi-Finals Celebrations | on 20020701 | vacanza
Armed Forces Day = 국군의 날 | on 19901001 | vacanza
	on 20241001 | one_off | cabinet-decision-september-*
Buddha's Birthday = 석가탄신일 | korean 4-8 [1975,) | library
Buddha's Birthday (substitute day) = 석가탄신일 (대체공휴일) | orthodox+15 [2069,2071), on 20230529 20260525 20290521 20320517 20360505 20390502 20430518 20460514 20490510 20500530 20530526 20630507 20660503 20730515 20760511 20800527 20870512 20900508 20930504 20970520 21000517 | substitute | library
	on 20250506 | substitute | library
	on 20440506 | substitute | library
Children's Day = 어린이날 | 05-05 [1975,) | library
Children's Day (substitute day) = 어린이날 (대체공휴일) | 05-06 if sunday +1 [2018,2097), 05-05 if sunday +1 [2019,2098), on 20250506 | substitute | library
	on 20440506 | substitute | library
Christmas Day = 기독탄신일 | 12-25 | library
Christmas Day (substitute day) = 기독탄신일 (대체공휴일) | 12-26 if sunday +1 [2027,), 12-25 if sunday +1 [2033,2096) | substitute | library
Constitution Day = 제헌절 | 07-17 [1990,2008), 07-17 [2026,) | vacanza [1990,2008); library
Constitution Day (substitute day) = 제헌절 | on 20270719 | substitute | public-holidays-act-2026
	07-18 if sunday +1 [2032,), 07-17 if sunday +1 [2033,2096) | substitute estimated | public-holidays-act-2026-2
Hangul Day = 한글날 | 10-09 [,1991), 10-09 [2013,) | library
Hangul Day (substitute day) = 한글날 (대체공휴일) | 10-10 if sunday +1 [2021,), 10-09 if sunday +1 [2022,2096) | substitute | library
Independence Movement Day = 3·1절 | 03-01 | library
Independence Movement Day (substitute day) = 3·1절 (대체공휴일) | 03-02 if sunday +1 [2025,2099), 03-01 if sunday +1 [2026,2100) | substitute | library
Korean New Year = 설날 | korean 1-1 [1985,), korean 1-1 -1 [1989,), korean 1-1 +1 [1989,) | computed | regulations-holidays-public
Korean New Year (substitute day) = 설날 (대체공휴일) | chinese 1-1 +2 [2036,2038), chinese 1-1 +2 [2039,2041), on 20160210 20230124 20300205 20330202 20440201 20470128 20500125 | substitute | library collection
	on 20170130 20200127 20240212 20270209 20340221 | substitute | library
Korean Thanksgiving = 추석 | korean 8-15, korean 8-15 +1 [1986,), korean 8-15 -1 [1989,), on 19631003 19821002 | library
Korean Thanksgiving (substitute day) = 추석 (대체공휴일) | chinese 8-15 +2 [2014,2016), chinese 8-15 +2 [2028,2030), chinese 8-15 +2 [2035,2037), chinese 8-15 +2 [2038,2040), chinese 8-15 +2 [2045,2047), on 20180926 20320921 20361007 20391005 20420930 20471007 20490913 | substitute | library collection
	on 20171006 20220912 20251008 | substitute | library
Labour Day = 노동절 | 05-01 [2026,) | public-holidays-act-2026
Labour Day (substitute day) = 대체공휴일(노동절) | on 20270503 | announced | public-holidays-act-2026
Labour Day (substitute day) = 노동절 | 05-02 if sunday +1 [2032,2061), 05-01 if sunday +1 [2044,2096), 05-02 if sunday +1 [2077,), on 20330502 20390503 20660504 | substitute estimated | public-holidays-act-2026
Liberation Day = 광복절 | 08-15 | library
Liberation Day (substitute day) = 광복절 (대체공휴일) | 08-15 if sunday +1 [2021,), 08-16 if sunday +1 [2026,2100) | substitute | library
Local Election Day = 지방선거일 | on 19910326 19910620 19950627 19980604 20020613 20060531 | vacanza
	on 20100602 20140604 20180613 20220601 20260603 20300612 | collection | public-official-election
Memorial Day = 현충일 | 06-06 [1956,) | library
National Assembly Election Day = 국회의원 선거일 | on 19920324 19960411 20000413 20040415 | vacanza
	on 20080409 20120411 20160413 20200415 20240410 20280412 20320414 | collection | public-official-election
National Foundation Day = 개천절 | 10-03 | library
National Foundation Day (substitute day) = 개천절 (대체공휴일) | 10-03 if sunday +1 [2021,), 10-04 if sunday +1 [2026,2100) | substitute | library
	on 20281005 20361006 20391005 20471007 | substitute | library
New Year's Day = 신정 | 01-02 [1990,1999) | vacanza
	01-01 | library
Presidential Election Day = 대통령 선거일 | on 19921218 19971218 20021219 | vacanza
	12-18 if tuesday +1 [2007,2013), on 20170509 20220309 | collection | public-official-election-2
	on 20250603 | announced | cabinet-meeting-8-2025
Temporary Public Holiday = 임시공휴일 | on 20150814 | one_off | cabinet-decision-august-2015
	on 20160506 | one_off | cabinet-decision-april-2016
	on 20171002 | one_off | cabinet-decision-september-*
	on 20200817 | one_off | cabinet-decision-july-2020
	on 20231002 | one_off | cabinet-decision-5-2023
	on 20250127 | one_off | cabinet-decision-january-2025
Tree Planting Day | 04-05 [1990,2006) | vacanza

fact national 2012 | off 04-11 12-19 | not 10-09 | Hangul Day is a holiday again from 2013
fact national 2018 | off 06-13 | not 06-12 | Act, article 34: a week later beside Memorial Day
fact national 2020 | off 04-15 08-17 | not 08-18 | temporary holiday of 2020
fact national 2024 | off 04-10 10-01 | not 10-02 | election of the National Assembly; Armed Forces Day
fact national 2025 | off 05-05 | not 05-01 07-17 | Public Holidays Act before 2026
fact national 2026 | off 05-01 07-17 | not 05-04 | Public Holidays Act as amended on 31 March 2026
fact national 2027 | off 02-06 02-07 02-08 | not 02-05 | new moon at 00:56 in Seoul
fact national 2027 | off 05-01 05-03 07-17 07-19 | not 05-04 07-20 | Public Holidays Act: Saturdays are made up for
decided yes law | Constitution Day (substitute day) | - | [2027,) | national | a Saturday or Sunday is made up for | Korea, Public Holidays Act as amended on 29 January 2026, and the calendar of 2027 | https://github.com/hyunbinseo/holidays-kr
decided yes law | Labour Day; Labour Day (substitute day) | - | [2026,) | national | 1 May since 2026 | Korea, Public Holidays Act as amended on 31 March 2026 | https://www.korea.kr/news/policyNewsView.do?newsId=148963568
`;
