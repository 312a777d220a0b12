/** Holidays of Sri Lanka: rules, years and sources. The format: `README.md`. */
export const LK = `
known [2003,)
awaited 2027 | the Gazette names the days; a tentative list is out; looked for until 26 November 2026

source department-government-printing-2026 | Sri Lanka, Department of Government Printing, calendar of 2026 | http://www.adaderana.lk/news.php?nid=116465 | list
source holidays-act-29-1971-3 | Sri Lanka, Holidays Act No. 29 of 1971, section 2: every full moon Poya day; the day by our own calendar | https://www.gethumanised.com/employment-law/holidays-act-and-present-day-calendars-explained/
source ministry-home-affairs-2020 | Sri Lanka, Minister of Home Affairs, gazetted list of holidays, here of 2020 | https://www.elanka.com.au/have-a-good-holiday-by-des-kelly/ | list
source ministry-home-affairs-2020-2 | Sri Lanka, Minister of Home Affairs, gazetted list of holidays, here of 2020 | https://www.elanka.com.au/have-a-good-holiday-by-des-kelly/ | list
source ministry-home-affairs-2024 | Sri Lanka, Ministry of Home Affairs, April 2024 | https://menafn.com/1108080681/Sri-Lanka-Declares-15Th-April-Special-Public-Holiday
source ministry-public-administration | Sri Lanka, Ministry of Public Administration, as vacanza/holidays (MIT) lists the notice
source ministry-public-administration-2022 | Sri Lanka, Ministry of Public Administration, April 2022 | https://lankanewsweb.net/archives/8362/nine-holidays-in-upcoming-new-year-festive-season
source ministry-public-administration-2022-2 | Sri Lanka, Ministry of Public Administration, 22 December 2022 | https://onlanka.com/news/december-26-declared-a-special-government-holiday.html

Christmas Day = නත්තල් දිනය | 12-25 | ministry-home-affairs-2020; library
Day following Vesak Full Moon Poya Day = වෙසක් පුර පසළොස්වක පොහොය දිනට පසු දිනය | on 20260502 | announced | department-government-printing-2026
	hindu vaishakha-purnima +1 [,2056), hindu vaishakha-purnima +1 [2057,2075), hindu vaishakha-purnima +1 [2076,2094), hindu vaishakha-purnima +1 [2095,), on 20560430 20750501 20940501 | computed estimated | ministry-home-affairs-2020-2
	on 20030516 20060513 20070502 20080520 20090509 20120506 20130525 20150504 20180430 20220516 | collection estimated | ministry-home-affairs-2020-2
Deepavali Festival Day = දීපවාලී උත්සව දිනය | on 20041111 20071108 20081027 | vacanza
	on 20261108 | announced | department-government-printing-2026
	hindu diwali [,2003), hindu diwali [2004,) | computed estimated | ministry-home-affairs-2020-2
	on 20131102 20141022 20151110 20161029 20171018 20181106 | collection estimated | ministry-home-affairs-2020-2
Full Moon Poya Day = පුර පසළොස්වක පොහොය දිනය | full -10.5 | computed estimated | holidays-act-29-1971-3
	on 20030117 20050124 | vacanza
	on 20100625 20121127 20150403 20151224 20160322 20160619 20170608 20180825 20190814 20201030 20220910 20221107 20230306 20230929 20240223 | collection estimated | holidays-act-29-1971-3
	on 20260103 20260201 20260302 20260401 20260501 20260530 20260629 20260729 20260827 20260926 20261025 20261124 20261223 | announced | department-government-printing-2026
Good Friday = මහ සිකුරාදා දිනය | easter-2 | computed | ministry-home-affairs-2020-2; library
Id-Ul-Alha = ඊදුල් අල්හා | on 20040201 20061231 | vacanza
	on 20121027 20170901 | collection estimated | ministry-home-affairs-2020-2
	on 20260528 | announced | department-government-printing-2026
	colombo 12-10 | computed estimated | ministry-home-affairs-2020-2
Id-Ul-Fitr = ඊදුල් ෆිතර් | on 20041114 20071013 20081001 | vacanza
	on 20120819 20180615 | collection estimated | ministry-home-affairs-2020-2
	on 20260321 | announced | department-government-printing-2026
	colombo 10-1 | computed estimated | ministry-home-affairs-2020-2
Maha Sivarathri Day = මහා ශිවරාත්‍රී දිනය | on 20100313 | collection estimated | ministry-home-affairs-2020-2
	on 20260215 | announced | department-government-printing-2026
	hindu shivaratri [,2010), hindu shivaratri [2011,) | computed estimated | ministry-home-affairs-2020-2
May Day = ලෝක කම්කරු දිනය | 05-01 | ministry-home-affairs-2020; library
Milad-Un-Nabi = මිලාදුන් නබි | on 20030514 20030515 20040502 20080320 20080321 | vacanza
	on 20181120 | collection estimated | ministry-home-affairs-2020-2
	on 20260826 | announced | department-government-printing-2026
	colombo 3-12 | computed estimated | ministry-home-affairs-2020-2
National Day = ජාතික දිනය | 02-04 | ministry-home-affairs-2020; library
Sinhala and Tamil New Year = සිංහල හා දෙමළ අලුත් අවුරුදු දිනය | on 20040412 20040413 20080412 20080413 | vacanza
	on 20120412 20120413 20200412 20200413 20240412 20240413 | collection estimated | ministry-home-affairs-2020-2
	on 20260413 20260414 | announced | department-government-printing-2026
	hindu mesha -1 [,2012), hindu mesha [,2004), 04-13 if wednesday +1 [2005,2096), 04-13 if thursday +1 [2006,2091), hindu mesha [2009,2011), hindu mesha -1 [2013,2020), hindu mesha [2013,2016), 04-14 if monday wednesday saturday [2018,), 04-13 if sunday tuesday wednesday thursday friday [2021,2051), 04-13 if monday saturday [2030,2042), 04-14 if sunday tuesday [2030,2100), monday>=04-09 [2047,2049), saturday>=04-09 [2051,2053), hindu mesha -1 [2053,2079), thursday>=04-09 [2055,2057), tuesday>=04-09 [2059,2061), sunday>=04-09 [2063,2065), friday>=04-09 [2067,2069), wednesday>=04-09 [2071,2073), monday>=04-09 [2075,2077), saturday>=04-09 [2079,2081), hindu mesha [2082,2088), hindu mesha -1 [2084,2090), 04-15 if thursday friday saturday [2090,), sunday>=04-09 [2091,2093), hindu mesha -1 [2096,2098), hindu mesha [2098,2100), on 20070414 20190414 20430415 20810413 20930413 | computed estimated | ministry-home-affairs-2020-2
Special Public Holiday = විශේෂ රජයේ නිවාඩු දිනය | on 20120507 20130415 20160415 20190520 20200316 20200317 20200318 20200319 20220502 | collection | ministry-public-administration
	on 20220411 20220412 | one_off | ministry-public-administration-2022
	on 20221226 | one_off | ministry-public-administration-2022-2
	on 20240415 | one_off | ministry-home-affairs-2024
	on 20240929 | vacanza
Tamil Thai Pongal Day = දෙමළ තෛපොංගල් දිනය | on 20030115 | vacanza
	on 20260115 | announced | department-government-printing-2026
	hindu makara | computed estimated | ministry-home-affairs-2020-2

fact national 2024 | off 01-25 05-23 05-24 10-17 | not 01-03 05-02 11-08 | Poya days are by the moon
fact national 2024 | off 04-12 04-13 04-15 | not 04-14 | Ministry of Home Affairs, April 2024
fact national 2025 | off 02-12 05-12 11-05 10-20 | not 02-15 05-28 | Poya days, Deepavali
fact national 2026 | off 01-03 01-15 03-02 05-30 08-26 | not 01-02 01-14 03-03 | calendar of the Government Printing Department
decided yes law | - | 12-26 | [2022,2023) | national | declared | Sri Lanka, Ministry of Public Administration, 22 December 2022 | https://onlanka.com/news/december-26-declared-a-special-government-holiday.html
`;
