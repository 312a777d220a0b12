/** Holidays of Egypt: rules, years and sources. The format: `README.md`. */
export const EG = `
source cabinet-decision-2022 | Egypt, Cabinet decision 2452 of 2022: from 9 to 14 July | https://centeryosry.blogspot.com/2022/07/blog-post_74.html
source minister-labour-25-2025 | Egypt, Minister of Labour, 25 March 2025: from 29 March to 1 April | https://mena.org.eg/news/dbcall/table/textnews/id/11115443
source ministerial-decree-294-2025 | Egypt, Ministerial Decree 294 of 2025 on paid holidays and its forerunner of 2003: 1 and 2 Shawwal | https://www.tamimi.com/news/ministerial-decree-setting-official-paid-holidays-for-workers-no-294-of-2025
source ministerial-decree-294-2025-2 | Egypt, Ministerial Decree 294 of 2025 on paid holidays | https://www.tamimi.com/news/ministerial-decree-setting-official-paid-holidays-for-workers-no-294-of-2025
source prime-minister-11-2026 | Egypt, Prime Minister, 11 March 2026: 19 to 23 March | https://egyptianstreets.com/2026/03/12/egypt-declares-19-march-start-of-eid-al-fitr-holiday/
source prime-minister-april-2023 | Egypt, Prime Minister, April 2023: 20 to 25 April for Eid al-Fitr and Sinai | https://egyptianstreets.com/2023/04/13/private-sectors-eid-al-fitr-and-sinai-liberation-day-holidays-from-20-to-25-april/
source prime-minister-s | Egypt, Prime Minister’s decisions on official holidays: the standing at Arafah and three days; not checked against the law
source prime-minister-s-2 | Egypt, Prime Minister’s decisions on official holidays
source prime-minister-s-2020 | Egypt, Prime Minister’s decision 1193 of 2020, as he decides each time: on the Thursday (2023: 20 July for the 19th) | https://www.zawya.com/en/economy/north-africa/egypt-announces-long-weekend-for-islamic-new-year-july-revolution-holidays-obf7owy9
source prime-minister-s-2020-2 | Egypt, Prime Minister’s decision 1193 of 2020: holidays between Sunday and Wednesday are kept on the Thursday | https://manshurat.org/node/44922
source prime-minister-s-2020-3 | Egypt, Prime Minister’s decision 1193 of 2020: holidays between Sunday and Wednesday are kept on the Thursday, as each time decided | https://manshurat.org/node/44922
source prime-minister-s-2021 | Egypt, Prime Minister’s decisions of 2021 to 2023; days, as vacanza/holidays (MIT) lists them; the decisions were not read
source prime-minister-s-2022 | Egypt, Prime Minister’s decisions of 2022 and 2023; days, as vacanza/holidays (MIT) lists them; the decisions were not read
source prime-minister-s-2024 | Egypt, Prime Minister’s decision of April 2024: Labour Day is kept on Sunday 5 May

30 June Day = عيد ثورة 30 يونيو | 06-30 [2014,2020) | library
Armed Forces Day = عيد القوات المسلحة | 10-06 [1974,2020), 10-06 [2022,2024) | collection | prime-minister-s-2020-2 [2022,2024); library
	thursday>=10-02 [2020,2022) | announced | prime-minister-s-2020-2
	thursday>=10-03 [2025,2027) | collection | prime-minister-s-2020-2
	on 20241006 | collection | prime-minister-s-2
	10-06 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | ministerial-decree-294-2025-2 [2025,); library
	on 20221008 20230928 | collection estimated | prime-minister-s-2022
Christmas Day = عيد الميلاد المجيد | on 20020107 | vacanza
	01-07 [2003,2022), 01-07 [2024,) | library computed
	on 20220106 20230108 | collection estimated | prime-minister-s-2022
Day of Arafah = يوم عرفة | hijri 12-10 -1 | computed estimated | ministerial-decree-294-2025-2 [2025,); prime-minister-s
End of Ramadan (Eid al-Fitr) = عيد الفطر | on 20230420 20230421 20230422 20230423 20230424 | prime-minister-april-2023
	on 20220501 20220502 20220503 | collection estimated | prime-minister-s-2021
	on 20250329 20250330 20250331 20250401 | announced | minister-labour-25-2025
	on 20260319 20260320 20260321 20260322 20260323 | announced | prime-minister-11-2026
	hijri 10-1, hijri 10-1 +1 | computed estimated | ministerial-decree-294-2025
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20210717 20210718 20210720 20210721 20210722 20220709 20220710 20220711 20220712 20230628 20230629 20230630 20230703 | collection estimated | prime-minister-s-2021
	on 20220713 20220714 | announced | cabinet-decision-2022
	hijri 12-10, hijri 12-10 +1 | computed estimated | ministerial-decree-294-2025-2 [2025,); prime-minister-s
	hijri 12-10 +2 | computed estimated | prime-minister-s
Islamic New Year = رأس السنة الهجرية | orthodox+67 [2024,2027), orthodox+39 [2027,2030), easter-45 [2036,2038), hebrew Tishri-1 [2050,2052), orthodox+39 [2059,2061), orthodox+11 [2062,2064), aceh 1-1 [2066,2068), aceh 1-1 [2069,2071), aceh 1-1 [2081,2083), aceh 1-1 [2089,2091), hijri 1-1 [2094,2096), hijri 1-1 [2097,2099), on 20210812 20220730 20230720 20300503 20310424 20320415 20330401 20340323 20350315 20380205 20390127 20400119 20410104 20411226 20421218 20431203 20441124 20451110 20461101 20471024 20481009 20490930 20520829 20530815 20540806 20550729 20560714 20570705 20580622 20610520 20640418 20650409 20680308 20710205 20720121 20730112 20731230 20741220 20751212 20761127 20771118 20781110 20791026 20801017 20830916 20840902 20850823 20860815 20870731 20880722 20910621 20920606 20930528 20960426 20990326 21000312 | computed estimated | prime-minister-s-2020
	hijri 1-1 [,1965), hijri 1-1 [1966,2021) | estimated | library
January 25 Revolution and Police Day = ثورة ٢٥ يناير وعيد الشرطة | on 20200125 | collection | prime-minister-s-2
	on 20210128 | announced | prime-minister-s-2020-2
	thursday>=01-21 [2022,2025), on 20250125 20260129 | collection | prime-minister-s-2020-2
	01-25 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3
July 23 Revolution Day = عيد ثورة ٢٣ يوليو | 07-23 [2020,2022) | announced | prime-minister-s-2020-2
	thursday>=07-19 [2024,2027), on 20220723 | collection | prime-minister-s-2020-2
	on 20230723 | collection | prime-minister-s-2
	07-23 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3
June 30 Revolution Day = عيد ثورة ٣٠ يونيو | thursday>=06-26 [2020,2022) | announced | prime-minister-s-2020-2
	06-30 [2022,2024), thursday>=06-27 [2025,2027) | collection | prime-minister-s-2020-2
	on 20240630 | collection | prime-minister-s-2
	06-30 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3
June 30 Revolution Day (observed) = عيد ثورة ٣٠ يونيو | on 20230702 | collection estimated | prime-minister-s-2021
Labour Day = يوم العمال | 05-01 [,2020) | library
Labour Day = عيد العمال | on 20200501 | collection | prime-minister-s-2
	on 20210501 | announced | prime-minister-s-2020-2
	thursday>=04-29 [2022,2024), 05-01 [2025,2027) | collection | prime-minister-s-2020-2
	on 20240505 | collection | prime-minister-s-2024
	05-01 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3
National Police Day = عيد الشرطة | 01-25 [2009,2020) | library
Revolution Day = يوم الثورة | 07-23 [1953,2020) | library
Revolution Day 2011 = عيد ثورة 25 يناير | 01-25 [2011,2020) | library
Sham El Nessim = شم النسيم | orthodox+1 [,2062), orthodox+1 [2063,2073), orthodox+1 [2074,2084), orthodox+1 [2085,) | computed | ministerial-decree-294-2025-2 [2025,); library
Sinai Liberation Day = عيد تحرير سيناء | 04-25 [1983,2020), 04-25 [2024,2027) | collection | prime-minister-s-2020-2 [2024,2027); library
	on 20200425 20220425 | collection | prime-minister-s-2
	on 20210429 | announced | prime-minister-s-2020-2
	on 20230425 | prime-minister-april-2023
	04-25 sunday>thursday monday>thursday tuesday>thursday wednesday>thursday [2027,) | estimated | prime-minister-s-2020-3

fact national 2022 | off 01-27 06-30 07-13 07-14 | not 01-25 | decision 1193 of 2020: to the Thursday
fact national 2023 | off 04-20 04-24 04-25 07-20 | not 07-19 | Prime Minister, April and July 2023
fact national 2025 | off 03-29 03-31 04-01 | not 03-28 04-02 | Minister of Labour, 25 March 2025
fact national 2025 | off 07-03 07-24 10-09 | not 06-30 07-23 10-06 | decision 1193 of 2020
fact national 2026 | off 03-19 03-23 | not 03-18 03-24 | Prime Minister, 11 March 2026
decided no law | - | 04-27 | [2023,2024) | national | not moved | Egypt, Prime Minister, April 2023: 20 to 25 April for Eid al-Fitr and Sinai | https://egyptianstreets.com/2023/04/13/private-sectors-eid-al-fitr-and-sinai-liberation-day-holidays-from-20-to-25-april/
decided yes law | End of Ramadan (Eid al-Fitr) | - | [2025,2027) | national | from 29 March to 1 April 2025, from 19 to 23 March 2026 | Egypt, Prime Minister, decrees of 2025 and 2026 | https://english.ahram.org.eg/News/543502.aspx
decided yes law | Sinai Liberation Day; End of Ramadan (Eid al-Fitr) | - | [2023,2024) | national | six days without a break | Egypt, Prime Minister, April 2023: 20 to 25 April for Eid al-Fitr and Sinai | https://egyptianstreets.com/2023/04/13/private-sectors-eid-al-fitr-and-sinai-liberation-day-holidays-from-20-to-25-april/
`;
