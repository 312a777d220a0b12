/** Holidays of Ghana: rules, years and sources. The format: `README.md`. */
export const GH = `
source act-986-2019 | Ghana, Public Holidays (Amendment) Act 2019 (Act 986), statement of the Minister of the Interior | https://www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html
source interior-2018 | Ghana, Ministry of the Interior, on Monday 2 July 2018 after Republic Day | https://scorpzgca.com/2018/07/01/happy-republic-day-to-all-ghanaians/
source interior-2022 | Ghana, Public Holidays Act, 2001 (Act 601), section 2: a weekend is made up for by executive instrument, as on 2 May 2022 | https://tvait.com/2022/04/26/may-2-3-declared-public-holidays/
source interior-2025 | Ghana, Ministry of the Interior, June 2025: Friday 4 July in place of Tuesday 1 July, by executive instrument | https://ghanaiantimes.com.gh/president-mahama-declares-friday-july-4-public-holiday/
source interior-2023 | Ghana, Ministry of the Interior, 18 April 2023: Monday 24 April by executive instrument under Act 601, section 2 | https://gna.org.gh/2023/04/monday-april-24-declared-public-holiday/
source interior-2019 | Ghana, Ministry of the Interior, 8 August 2019: Monday 12 August by executive instrument | https://www.ghanabusinessnews.com/2019/08/09/monday-august-12-declared-a-public-holiday/
source public-holidays-act-2001 | Ghana, Public Holidays Act, 2001 (Act 601): 7 January on a weekend, as vacanza/holidays (MIT) lists them
source public-holidays-amendment-2019 | Ghana, Public Holidays (Amendment) Act 2019 (Act 986): 4 August from then on, 1 July and 25 May only remembered | https://www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html
source public-holidays-commemorative-2025 | Ghana, Public Holidays and Commemorative Days (Amendment) Act 2025: 1 July again, 21 September in place of 4 August, the day after Eid al-Fitr | https://www.primenewsghana.com/general-news/july-1-reinstated-as-public-holiday-as-parliament-passes-holidays-amendment-bill.html
law [2002,2019) | New Year's Day; Independence Day; Good Friday; Easter Monday; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Labour Day; Farmers Day; Christmas Day; Boxing Day | Ghana, Public Holidays Act, 2001 (Act 601) | https://www.primenewsghana.com/general-news/prez-akufo-addo-approves-new-holidays.html

lieu saturday>next sunday>next | all but African Union Day; Constitution Day; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Republic Day; Shaqq Day | library estimated
lieu saturday>monday sunday>monday | Feast of the Sacrifice (Eid al-Adha) | interior-2022 [2002,); library

African Union Day | 05-25 [2001,2019) | public-holidays-amendment-2019 [2010,2019); public-holidays-amendment-2019 estimated
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | act-986-2019 [2019,); library
Constitution Day | 01-07 [2019,) | act-986-2019
Constitution Day (substitute day) | monday>=01-03 [2023,2025), on 20290108 | collection estimated | public-holidays-act-2001
End of Ramadan (Eid al-Fitr) | hijri 10-1 [1970,2077) | estimated | act-986-2019 [2019,) computed; library
	on 20190605 20220503 20230422 20240411 | vacanza
End of Ramadan (Eid al-Fitr) (substitute day) | on 19731029 19780904 19810803 19840702 19860609 19890508 19920406 19940314 19970210 20000110 20011217 20041115 20071015 20090921 20120820 20170626 20200525 20250331 20280228 | substitute estimated | library computed
Farmers Day | 1 friday 12 [1988,2020), 1 friday 12 [2021,) | act-986-2019 [2019,); library
	on 20201207 | vacanza
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [1970,2077) | estimated | act-986-2019 [2019,) computed; library
Feast of the Sacrifice (Eid al-Adha) (substitute day) | on 20190812 | substitute one_off | interior-2019
Founder's Day | 09-21 [2025,) | act-986-2019 [2019,); library
Founders Day | 08-04 [2019,2025) | act-986-2019
Independence Day | 03-06 [1958,) | act-986-2019 [2019,); library
Kwame Nkrumah Memorial Day | 09-21 [2009,2025) | act-986-2019 [2019,); library
Public Holiday | on 20180702 20230424 20250704 | one_off | interior-*
	on 20170703 20250401 20260109 20260703 | vacanza
Republic Day | 07-01 [2001,2019), 07-01 [2026,) | public-holidays-commemorative-2025 [2025,); public-holidays-amendment-2019 [2010,2019); public-holidays-amendment-2019 estimated
Shaqq Day | hijri 10-1 +1 [2026,) | computed estimated | public-holidays-commemorative-2025

fact national 2018 | off 05-25 07-01 09-21 | not 01-08 08-04 | before Act 986 of 2019
fact national 2020 | off 01-07 08-04 09-21 | not 07-01 | Act 986 of 2019
fact national 2025 | off 07-04 | not 07-01 | Ministry of the Interior, June 2025
fact national 2027 | off 07-01 09-21 | not 08-04 | Act of 2025
`;
