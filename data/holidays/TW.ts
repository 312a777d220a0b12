/** Holidays of Taiwan: rules, years and sources. The format: `README.md`. */
export const TW = `
known [1998,)

source commemorative-holidays-implementation-2025 | Taiwan, Commemorative Days and Holidays Implementation Act of 28 May 2025 | https://law.moj.gov.tw/News/newsdetail.aspx?msgid=191745
source directorate-general-personnel | Taiwan, Directorate-General of Personnel Administration, work calendar: days of the Spring Festival on a weekend are made up for after it | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2010 | Taiwan, Directorate-General of Personnel Administration, work calendar 2010 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2012 | Taiwan, Directorate-General of Personnel Administration, work calendar 2012 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2013 | Taiwan, Directorate-General of Personnel Administration, work calendar 2013 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2015 | Taiwan, Directorate-General of Personnel Administration, work calendar 2015 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2016 | Taiwan, Directorate-General of Personnel Administration, work calendar 2016 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2017 | Taiwan, Directorate-General of Personnel Administration, work calendar 2017 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2018 | Taiwan, Directorate-General of Personnel Administration, work calendar 2018 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2019 | Taiwan, Directorate-General of Personnel Administration, work calendar 2019 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2020 | Taiwan, Directorate-General of Personnel Administration, work calendar 2020 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2021 | Taiwan, Directorate-General of Personnel Administration, work calendar 2021 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2022 | Taiwan, Directorate-General of Personnel Administration, work calendar 2022 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2023 | Taiwan, Directorate-General of Personnel Administration, work calendar 2023 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2024 | Taiwan, Directorate-General of Personnel Administration, work calendar 2024 | https://www.dgpa.gov.tw/informationlist?uid=30
source directorate-general-personnel-2025 | Taiwan, Directorate-General of Personnel Administration, work calendar 2025 | https://www.dgpa.gov.tw/informationlist?uid=30
source regulations-implementation-memorial | Taiwan, Regulations for the Implementation of Memorial Days and State Holidays, article 5-1 (order 1030182404): a Saturday on the day before, a Sunday on the day after | https://www.dgpa.gov.tw/informationlist?uid=30
source regulations-implementation-memorial-2 | Taiwan, Regulations for the Implementation of Memorial Days and State Holidays, article 5: on the day before Tomb Sweeping Day where both fall on one, on a Thursday the day after | https://www.dgpa.gov.tw/informationlist?uid=30
source regulations-implementation-memorial-2010 | Taiwan, Regulations for the Implementation of Memorial Days and State Holidays, as amended 2010
source regulations-implementation-memorial-2025 | Taiwan, Regulations for the Implementation of Memorial Days and State Holidays; Taiwan, Commemorative Days and Holidays Implementation Act of 28 May 2025

lieu saturday<friday sunday>next [2015,) | all but Children's Day; Chinese New Year's Eve; Spring Festival | regulations-implementation-memorial
lieu saturday>next sunday>next [2010,) | Chinese New Year's Eve; Spring Festival | directorate-general-personnel

Children's Day = 兒童節 | 04-04 [,1998), 04-04 [2011,) | collection | regulations-implementation-memorial-2010 [2011,); library
	qingming 8 [2008,2010), on 20000404 20040404 | library collection
Children's Day (substitute day) = 兒童節（補假） | qingming 8 -2 [2020,2022), 04-03 [2025,2027), qingming 8 -1 [2028,2030), 04-03 if monday tuesday thursday [2036,2047), 04-04 if monday +1 [2044,2062), 04-01 if wednesday +1 [2048,2066), 04-04 if thursday +1 [2052,2098), 04-02 if sunday +1 [2056,2091), 04-01 if thursday +1 [2060,2095), 04-03 if tuesday thursday [2064,2099), 04-04 if monday +1 [2072,2096), 04-01 if wednesday +1 [2076,2100), on 20130405 20150403 20160405 20170403 20240405 20270406 20320402 20330405 20370402 20380406 20410405 20430403 20490402 20530403 20550406 20570403 20710403 21000406 | regulations-implementation-memorial-2
Chinese New Year = 農曆年初一 | chinese 1-1 [,2010) | library
Chinese New Year Holiday = 农历新年假期 | chinese 1-1 +4 [,1954), chinese 1-1 +4 [1955,1961), chinese 1-1 +4 [1962,1971), chinese 1-1 +4 [1972,1974), chinese 1-1 +4 [1975,1985), tehran 6-3 [1986,1988), chinese 1-1 +4 [1989,1998), chinese 1-1 +4 [2003,2005), chinese 1-1 +4 [2006,2010), on 19540203 19610215 19710127 19740123 19850220 19880217 19980128 20010124 20050209 | library
Chinese New Year's Eve = 農曆除夕 | chinese 1-1 -1 | collection | regulations-implementation-memorial-2025 [2010,); library
Confucius' Birthday = 孔子誕辰紀念日 | 09-28 [2025,) | commemorative-holidays-implementation-2025
Constitution Day = 行憲紀念日 | 12-25 [2025,) | commemorative-holidays-implementation-2025
Day before New Year’s Eve = 小年夜 | chinese 1-1 -2 [2026,) | commemorative-holidays-implementation-2025
Exchanged day off | on 20000403 20010122 20050207 20061009 20070223 20070406 20070618 20070924 20090102 20090529 | substitute | vacanza
Day off in exchange = 放假日（補班） | on 20100219 20120127 20120227 20121231 20130215 20130920 20150102 20160212 20160610 20160916 20170227 20170529 20171009 20180406 20181231 20190208 20190301 20191011 20200123 20200626 20201002 20210210 20210920 20220204 20230120 20230127 20230227 20230403 20230623 20231009 20240208 20250127 | announced | directorate-general-personnel-*
Dragon Boat Festival = 端午節 | chinese 5-5 [,1982), chinese 5-5 [1983,1993), chinese 5-5 [1994,) | collection | regulations-implementation-memorial-2025 [2010,); library
	06-23 if wednesday +1 [1982,1994) | library computed
Founding Day of the Republic = 中華民國開國紀念日 | 01-01 [2010,) | collection | regulations-implementation-memorial-2025
Founding of the Republic of China = 中華民國開國紀念日 / 元旦 | 01-01 [,2010) | library
Labour Day = 勞動節 | 05-01 [2026,) | commemorative-holidays-implementation-2025
Mid-Autumn Festival = 中秋節 | chinese 8-15 [,1972), chinese 8-15 [1974,) | collection | regulations-implementation-memorial-2025 [2010,); library
	on 19720921 19730911 | library computed
National Day = 國慶日 | 10-10 [2010,) | collection | regulations-implementation-memorial-2025
National Day / Double Tenth Day = 國慶日 / 雙十節 | 10-10 [,2010) | library
Peace Memorial Day = 228和平紀念日 | 02-28 [,2010) | library
Peace Memorial Day = 和平紀念日 | 02-28 [2010,) | collection | regulations-implementation-memorial-2025
Spring Festival = 春節 | korean 1-1 [2010,), korean 1-1 +1 [2010,), korean 1-1 +2 [2010,2027), korean 1-1 -1 [2027,2029), korean 1-1 +2 [2029,2061), korean 1-1 +2 [2062,2089), korean 1-1 +2 [2090,2092), korean 1-1 +2 [2093,), on 20610121 20890210 20920207 | collection | regulations-implementation-memorial-2025
Taiwan Restoration and Guningtou Victory Memorial Day = 臺灣光復暨金門古寧頭大捷紀念日 | 10-25 [2025,) | commemorative-holidays-implementation-2025
The forth day of the Chinese New Year = 農曆年初四 | chinese 1-1 +3 [,1999), chinese 1-1 +3 [2006,2008), on 20030204 20090129 | library
The second day of the Chinese New Year = 農曆年初二 | chinese 1-1 +1 [,2010) | library
The third day of the Chinese New Year = 農曆年初三 | chinese 1-1 +2 [,2010) | library
Tomb Sweeping Day = 淸明節 | qingming 8 [,2010) | library
Tomb Sweeping Day = 民族掃墓節 | qingming 8 [2010,) | collection | regulations-implementation-memorial-2025
Working day | on 20100206 20120204 20120303 20121222 20130223 20130914 20160130 20160604 20160910 20170218 20170603 20170930 20180331 20181222 20190119 20190223 20191005 20200215 20200620 20200926 20210220 20210911 20220122 20230107 20230204 20230218 20230325 20230617 20230923 20240217 20250208 | worked announced | directorate-general-personnel-*
	on 20141227 | worked announced | directorate-general-personnel-2015
Children's Day (substitute day) = 兒童節 (更换日) | on 19930405 19990405 | substitute | library
Dragon Boat Festival (substitute day) = 端午節 (更换日) | on 19910617 | substitute computed | library
	on 19990619 | substitute | vacanza
Founding Day of the Republic (substitute day) = 中華民國開國紀念日 | on 19990102 | substitute | vacanza
Founding of the Republic of China (substitute day) = 中華民國開國紀念日 / 元旦 (更换日) | on 19931231 19950102 | substitute | library
Mid-Autumn Festival (substitute day) = 中秋節 (更换日) | on 19910923 | substitute computed | library
National Day / Double Tenth Day (substitute day) = 國慶日 / 雙十節 (更换日) | on 19931011 | substitute | library
Peace Memorial Day (substitute day) = 228和平紀念日 (更换日) | on 19930301 | substitute | library
The Buddha's Birthday (substitute day) | on 20000514 | substitute | vacanza
Tomb Sweeping Day (substitute day) = 淸明節 (更换日) | on 19980406 | substitute computed | library

fact national 2023 | off 01-20 01-27 02-27 04-03 06-23 10-09 | not 04-06 | work calendar 2023
fact national 2023 | worked 01-07 02-04 02-18 03-25 06-17 09-23 | weekends that are worked
fact national 2025 | off 01-27 04-03 05-30 09-29 10-24 10-10 | not 05-01 02-03 | Act of 28 May 2025
fact national 2026 | off 02-15 02-20 02-27 04-03 04-06 05-01 10-09 10-26 | not 02-21 12-24 | Act of 28 May 2025; work calendar 2026
fact national 2032 | off 04-02 04-05 | not 04-06 | both on a Sunday, as in 2021
fact national 2033 | off 04-04 04-05 | not 04-01 | both on a Monday, as in 2016
`;
