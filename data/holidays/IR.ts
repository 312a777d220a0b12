/** Holidays of Iran: rules, years and sources. The format: `README.md`. */
export const IR = `
source council-ministers-1-2023 | Iran, Council of Ministers, 1 August 2023: for the heat | https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/
source government-1-march-2026 | Iran, government, 1 March 2026: seven days off | https://report.az/en/region/iran-declares-40-day-mourning-after-khamenei-s-death
source law-official-holidays-1980 | Iran, law on official holidays of 1980 as amended; days of the Islamic year by our own reckoning of the crescent there, a day off in one year of fifteen | web.archive.org/web/20170222200759/http://www.hvm.ir/LawDetailNews.aspx?id=9017
source law-official-holidays-1980-3 | Iran, law on official holidays of 1980: from 29 Esfand to 4 Farvardin | https://nojavaneplus.jamejamonline.ir/fa/news/1308094/%DB%B3%DB%B0-%D8%A7%D8%B3%D9%81%D9%86%D8%AF-%D8%AA%D8%B9%D8%B7%DB%8C%D9%84-%D8%B1%D8%B3%D9%85%DB%8C-%D8%A7%D8%B3%D8%AA
source public-culture-council-2024 | Iran, Public Culture Council, official holidays, here of 1403 | https://calendar.nagsh.ir:443/%D8%AA%D8%B9%D8%B7%DB%8C%D9%84%D8%A7%D8%AA-%D8%B1%D8%B3%D9%85%DB%8C-%D8%B3%D8%A7%D9%84-1403 | list [2024,2025)
source law-official-holidays-1980-2 | Iran, law on official holidays of 1980 as amended: 30 Esfand | web.archive.org/web/20170222200759/http://www.hvm.ir/LawDetailNews.aspx?id=9017

Anniversary of Islamic Revolution = انقلاب اسلامی پنجاه و هفت | nowruz 3.5 +327 [1980,) | library collection
Arbaeen-e Hosseini = اربعین حسینی | on 19900910 19920819 19940729 20030423 | vacanza
	tehran 2-20 [,1983), tehran 2-20 [1984,1986), tehran 2-20 [1987,) | computed estimated | law-official-holidays-1980
Ashoura = ﻋﺎﺷﻮرای ﺣﺴﯿﻨﯽ | on 20050219 20050220 | vacanza
	on 20200830 | collection estimated | law-official-holidays-1980
	tehran 1-10 | computed estimated | law-official-holidays-1980
Birthday of Imam Ali = وﻻدت ﺣﻀﺮت اﻣﺎم ﻋﻠﯽ ﻋﻠﯿﻪ اﻟﺴﻼم | on 19910129 19920118 20020921 20080716 | vacanza
	on 20110616 | collection estimated | law-official-holidays-1980
	tehran 7-13 | computed estimated | law-official-holidays-1980
Birthday of Imam Mahdi = وﻻدت ﺣﻀﺮت ﻗﺎﺋﻢ ﻋﺠﻞاﷲ ﺗﻌﺎﻟﯽ ﻓﺮﺟﻪ شریف | on 19960107 20041001 | vacanza
	tehran 8-15 | computed estimated | law-official-holidays-1980
	on 20130624 20140613 | collection estimated | law-official-holidays-1980
Birthday of Muhammad Prophet = ولادت حضرت رسول اکرم صلّی الله علیه وآله و سلّم | on 19910926 19930904 19950814 19960802 19970722 19990702 | vacanza
	on 20150109 20151229 | collection estimated | law-official-holidays-1980
	tehran 3-17 [,1980), tehran 3-17 [1981,1984), tehran 3-17 [1985,1987), tehran 3-17 [1990,) | computed estimated | law-official-holidays-1980
Demise of Prophet Muhammad and Imam Hassan (Mujtaba) = رﺣﻠﺖ ﺣﻀﺮت رﺳﻮل اﮐﺮم صلّی الله علیه وآله و سلّم | on 19900918 19920827 19940806 20030501 20060329 | vacanza
	tehran 2-28 [,1983), tehran 2-28 [1984,1986), tehran 2-28 [1987,) | computed estimated | law-official-holidays-1980
Eid al-Fitr (second day) = ﺑﻪ ﻣﻨﺎﺳﺒﺖ ﻋﯿﺪ ﺳﻌﯿﺪ ﻓﻄﺮ | on 20120820 | collection estimated | law-official-holidays-1980
	on 20220504 | collection estimated | law-official-holidays-1980
	tehran 10-1 +1 [,2001), tehran 10-1 +1 [2002,2007), tehran 10-1 +1 [2010,) | computed estimated | law-official-holidays-1980
Eid al-Ghadeer = ﻋﯿﺪ ﺳﻌﯿﺪ ﻏﺪﯾﺮ ﺧﻢ | on 19960506 20040210 | vacanza
	tehran 12-18 [,1983), tehran 12-18 [1984,) | computed estimated | law-official-holidays-1980
End of Ramadan (Eid al-Fitr) = ﻋﯿﺪ ﺳﻌﯿﺪ ﻓﻄﺮ | on 20011216 20011217 20071013 20071014 20081001 20081002 20090920 20090921 | vacanza
	on 20120819 | collection estimated | law-official-holidays-1980
	on 20220503 | collection estimated | law-official-holidays-1980
	tehran 10-1 [,2000), tehran 10-1 [2001,) | computed estimated | law-official-holidays-1980
Feast of the Sacrifice (Eid al-Adha) = ﻋﯿﺪ ﺳﻌﯿﺪ ﻗﺮﺑﺎن | on 19960428 20040202 | vacanza
	tehran 12-10 [,1983), tehran 12-10 [1984,) | computed estimated | law-official-holidays-1980
Imam Khomeini's Demise = رﺣﻠﺖ اﻣﺎم ﺧﻤﯿﻨﯽ | nowruz 3.5 +75 [1990,) | public-culture-council-2024; library collection
Islamic Republic Day = روز جمهوری اسلامی | nowruz 3.5 +11 [1980,) | public-culture-council-2024; library collection
Last Day of the Year = آخرین روز سال | on 19920320 19970320 20010320 20050320 20090320 | vacanza
	on 20130320 20170320 20210320 20250320 20300320 | law-official-holidays-1980-2
Mabaas of Muhammad = ﻣﺒﻌﺚ ﺣﻀﺮت رﺳﻮل اﮐﺮم ﺻﻠﯽ اﷲ ﻋﻠﯿﻪ و آﻟﻪ | on 19910212 19920201 20021005 20080730 | vacanza
	on 20110630 | collection estimated | law-official-holidays-1980
	tehran 7-27 | computed estimated | law-official-holidays-1980
Martyrdom of Fatima-Zahara = ﺷﻬﺎدت ﺣﻀﺮت ﻓﺎﻃﻤﻪ زﻫﺮا ﺳﻼم اﷲ ﻋﻠﯿﻬﺎ | on 19931117 19990914 20010823 | vacanza
	tehran 6-3 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Ali = ﺷﻬﺎدت ﺣﻀﺮت ﻋﻠﯽ ﻋﻠﯿﻪاﻟﺴﻼم | on 20021127 20071003 | vacanza
	on 20110821 | collection estimated | law-official-holidays-1980
	tehran 9-21 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Hassan = شهادت امام حسن عسكری علیه‌السلام | on 19910917 19930826 19950805 19960724 19970713 19990623 | vacanza
	on 20140110 20141231 | collection estimated | law-official-holidays-1980
	tehran 3-8 [,1980), tehran 3-8 [1981,1984), tehran 3-8 [1985,1987), tehran 3-8 [1990,) | computed estimated | law-official-holidays-1980
Martyrdom of Imam Jafar = ﺷﻬﺎدت ﺣﻀﺮت اﻣﺎم ﺟﻌﻔﺮ ﺻﺎدق ﻋﻠﯿﻪاﻟﺴﻼم | on 20000202 20020109 20071106 20081025 20091014 | vacanza
	on 20120912 20220527 | collection estimated | law-official-holidays-1980
	tehran 10-25 | computed estimated | law-official-holidays-1980
Martyrdom of Imam Reza = ﺷﻬﺎدت ﺣﻀﺮت اﻣﺎم رﺿﺎ ﻋﻠﯿﻪاﻟﺴﻼم | on 19910909 19930818 19950728 19960716 19970705 19990615 | vacanza
	on 20140102 20141223 | collection estimated | law-official-holidays-1980
	tehran 3-1 -1 [,1980), tehran 3-1 -1 [1981,1984), tehran 3-1 -1 [1985,1987), tehran 3-1 -1 [1990,) | computed estimated | law-official-holidays-1980
Mourning for the Supreme Leader = عزای عمومی | on 20260301 20260302 20260303 20260304 20260305 20260306 20260307 | one_off | government-1-march-2026
Nationalization of the Iranian oil industry = ملی شدن صنعت نفت | nowruz 3.5 +364 [1952,) | law-official-holidays-1980-3 [1980,) collection; library collection
Nowruz = نوروز | nowruz 3.5, nowruz 3.5 +1, nowruz 3.5 +2, nowruz 3.5 +3 | law-official-holidays-1980-3 [1980,) collection; library collection
Public Holiday = تعطیل عمومی | on 20230802 20230803 | one_off | council-ministers-1-2023
Revolt of Khordad 15 = قیام ۱۵ خرداد | nowruz 3.5 +76 [1964,) | public-culture-council-2024; library collection
Sizdah Bedar = سیزده بدر | nowruz 3.5 +12 | public-culture-council-2024; library collection
Tasoua = ﺗﺎﺳﻮﻋﺎی ﺣﺴﯿﻨﯽ | on 20200829 | collection estimated | law-official-holidays-1980
	tehran 1-10 -1 [,1980), tehran 1-10 -1 [1981,1982), tehran 1-10 -1 [1983,2000), tehran 1-10 -1 [2001,2005), tehran 1-10 -1 [2006,) | computed estimated | law-official-holidays-1980

fact national 2021 | off 03-20 07-21 08-18 08-19 | not 07-20 | 30 Esfand 1399, a leap year
fact national 2022 | off 03-20 03-21 | not 03-19 | 29 Esfand
fact national 2023 | off 04-22 04-23 06-29 07-27 07-28 | not 04-21 06-28 | Institute of Geophysics: 1 Shawwal 1444 was 22 April
fact national 2023 | off 08-02 08-03 | not 08-01 | Council of Ministers, 1 August 2023
fact national 2026 | off 03-01 03-07 | not 03-08 | government, 1 March 2026
decided dated calendar | End of Ramadan (Eid al-Fitr); Eid al-Fitr Holiday; Martyrdom of Imam Ali; Martyrdom of Imam Jafar; Martyrdom of Imam Ja'far al-Sadiq; Eid al-Ghadeer; Feast of the Sacrifice (Eid al-Adha); Eid al-Adha; Tasoua; Ashura; Arbaeen-e Hosseini; Arbaeen; Demise of Prophet Muhammad and Imam Hassan (Mujtaba); Death of Prophet Muhammad and Martyrdom of Hasan ibn Ali; Martyrdom of Imam Reza; Martyrdom of Ali al-Rida; Martyrdom of Imam Hassan; Martyrdom of Hasan al-Askari; Birthday of Muhammad Prophet; Birthday of Muhammad and Imam Ja'far al-Sadiq; Martyrdom of Fatima-Zahara; Martyrdom of Fatima; Birthday of Imam Ali; Mabaas of Muhammad; Isra' and Mi'raj; Birthday of Imam Mahdi; Birthday of Mahdi | - | [2026,2033) | national | ahead by the crescent, not a day after Mecca in every month | Iran, Institute of Geophysics of Tehran University: the crescent as it is seen there, right in 45 of 48 feasts
decided dated law | Public Holiday | - | [2023,2024) | national | 2 and 3 August | Iran, Council of Ministers, 1 August 2023: Wednesday and Thursday, for the heat | https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/
`;
