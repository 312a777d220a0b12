/** Holidays of South Korea: rules, years and sources. The format: `README.md`. */
export const KR = `
source regulation-article-2 | South Korea, Regulations on Holidays of Public Offices, article 2, as of 2017 | https://www.hankyung.com/article/202103237338Q
source cabinet-decision-5-2023 | Korea, Cabinet decision of 5 September 2023: a temporary public holiday | https://m.korea.kr/news/policyNewsView.do?newsId=148919798
source cabinet-decision-april-2016 | Korea, Cabinet decision of April 2016: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-august-2015 | Korea, Cabinet decision of August 2015: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-january-2025 | Korea, Cabinet decision of January 2025: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-july-2020 | Korea, Cabinet decision of July 2020: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-september-2017 | Korea, Cabinet decision of September 2017: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-decision-september-2024 | Korea, Cabinet decision of September 2024: a temporary public holiday | https://namu.wiki/w/임시공휴일
source cabinet-meeting-8-2025 | Korea, Cabinet meeting of 8 April 2025: a temporary public holiday | https://koreajoongangdaily.joins.com/news/2025-04-08/national/politics/Govt-confirms-June-3-presidential-election-in-Cabinet-meeting/2280075
source public-holidays-act-2026 | Korea, Public Holidays Act as amended on 31 March 2026: 1 May; calendar of 2027 by the Aerospace Administration | https://www.korea.kr/news/policyNewsView.do?newsId=148963568
source public-official-election | Korea, Public Official Election Act, article 34: the first Wednesday from the 50th (30th) day before the term ends, a week later beside a holiday; Regulations on Holidays of Public Offices, article 2
source public-official-election-2 | Korea, Public Official Election Act, articles 34 and 35; Regulations on Holidays of Public Offices, article 2
source regulation-article-2023 | Korea, Act on Public Holidays and Regulations on Holidays of Public Offices, as in 2023: the holidays and those made up for | https://urpartner.tistory.com/entry/%EA%B4%80%EA%B3%B5%EC%84%9C-%ED%9C%B4%EC%9D%BC%EC%97%90-%EA%B4%80%ED%95%9C-%EA%B7%9C%EC%A0%95-%EB%8C%80%EC%B2%B4%ED%9C%B4%EC%9D%BC-%EA%B0%9C%EC%A0%95-%EB%B0%98%EC%98%81
source regulations-holidays-public | South Korea, Regulations on Holidays of Public Offices, article 2: the day itself and those before and after; not checked against the law

lieu saturday>next sunday>next [2018,) | Children's Day; Hangul Day | as (대체공휴일) | regulation-article-2023
lieu saturday>next sunday>next [2021,) | Liberation Day; National Foundation Day | as (대체공휴일) | regulation-article-2023
lieu saturday>next sunday>next [2023,) | Buddha's Birthday; Christmas Day; Constitution Day; Independence Movement Day | as (대체공휴일) | regulation-article-2023
lieu sunday>next [2014,) | Korean New Year; Korean Thanksgiving | as (대체공휴일) | regulation-article-2023

2002 FIFA World Cup National Team Semi-Finals Celebrations | on 20020701 | vacanza
Armed Forces Day = 국군의 날 | on 19901001 | vacanza
	on 20241001 | one_off | cabinet-decision-september-*
Buddha's Birthday = 석가탄신일 | korean 4-8 [1975,) | regulation-article-2 [2013,) computed; library
Children's Day = 어린이날 | 05-05 [1975,) | regulation-article-2 [2013,); library
Christmas Day = 기독탄신일 | 12-25 | regulation-article-2 [2013,); library
Constitution Day = 제헌절 | 07-17 [1990,2008), 07-17 [2026,) | vacanza [1990,2008); library
Hangul Day = 한글날 | 10-09 [,1991), 10-09 [2013,) | regulation-article-2 [2013,); library
Independence Movement Day = 3·1절 | 03-01 | regulation-article-2 [2013,); library
Korean New Year = 설날 | korean 1-1 [1985,), korean 1-1 -1 [1989,), korean 1-1 +1 [1989,) | computed | regulation-article-2023 [2013,); regulations-holidays-public
Korean Thanksgiving = 추석 | korean 8-15, korean 8-15 +1 [1986,), korean 8-15 -1 [1989,), on 19631003 19821002 | regulation-article-2 [2013,) computed; library
Labour Day = 노동절 | 05-01 [2026,) | public-holidays-act-2026
Labour Day (substitute day) = 대체공휴일(노동절) | on 20270503 | announced | public-holidays-act-2026
Liberation Day = 광복절 | 08-15 | regulation-article-2 [2013,); library
Local Election Day = 지방선거일 | on 19910326 19910620 19950627 19980604 20020613 20060531 | vacanza
	on 20100602 20140604 20180613 20220601 20260603 20300612 | collection | public-official-election
Memorial Day = 현충일 | 06-06 [1956,) | regulation-article-2 [2013,); library
National Assembly Election Day = 국회의원 선거일 | on 19920324 19960411 20000413 20040415 | vacanza
	on 20080409 20120411 20160413 20200415 20240410 20280412 20320414 | collection | public-official-election
National Foundation Day = 개천절 | 10-03 | regulation-article-2 [2013,); library
New Year's Day = 신정 | 01-02 [1990,1999) | vacanza
	01-01 | regulation-article-2023 [2013,); library
Presidential Election Day = 대통령 선거일 | on 19921218 19971218 20021219 | vacanza
	on 20071219 20121219 20170509 20220309 | collection | public-official-election-2
	on 20250603 | announced | cabinet-meeting-8-2025
Temporary Public Holiday = 임시공휴일 | on 20150814 | one_off | cabinet-decision-august-2015
	on 20160506 | one_off | cabinet-decision-april-2016
	on 20171002 | one_off | cabinet-decision-september-*
	on 20200817 | one_off | cabinet-decision-july-2020
	on 20231002 | one_off | cabinet-decision-5-2023
	on 20250127 | one_off | cabinet-decision-january-2025
Tree Planting Day | 04-05 [1990,2006) | vacanza
Buddha's Birthday (substitute day) = 석가탄신일 (대체공휴일) | on 20250506 | substitute | regulation-article-2023
Children's Day (substitute day) = 어린이날 (대체공휴일) | on 20250506 | substitute | regulation-article-2023
Korean Thanksgiving (substitute day) = 추석 (대체공휴일) | on 20171006 20281005 | substitute | regulation-article-2023
National Foundation Day (substitute day) = 개천절 (대체공휴일) | on 20281005 | substitute | regulation-article-2023

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
