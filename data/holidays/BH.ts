/** Holidays of Bahrain: rules, years and sources. The format: `README.md`. */
export const BH = `
source circular-prime-minister-2017 | Bahrain, circular of the Prime Minister of September 2017: 9 and 10 Muharram, as each year | http://bh-mirror.no-ip.org/en/news/download-41843
source circular-prime-minister-2017-2 | Bahrain, circular of the Prime Minister of September 2017 | http://bh-mirror.no-ip.org/en/news/download-41843
source circular-prime-minister-2022 | Bahrain, circular of the Prime Minister of July 2022: in place of days of rest | https://www.eastcoastdaily.in/2022/07/02/gulf-country-announces-eid-al-adha-holidays.html
source circular-prime-minister-2023 | Bahrain, circular of the Prime Minister of July 2023 | https://www.eastcoastdaily.in/2023/07/22/gulf-country-issues-ashura-holiday-circular.html
source circular-prime-minister-2025 | Bahrain, circular of the Prime Minister of July 2025 | https://www.sathyamonline.com/pravasi/bahrain/ashura-holiday-in-bahrain-from-july-5-to-7-9452984
source circular-prime-minister-2025-2 | Bahrain, circular of the Prime Minister of May 2025: in place of days of rest | https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133
source circulars-prime-minister | Bahrain, circulars of the Prime Minister on official holidays: the feast and two days | https://www.eastcoastdaily.in/2020/05/20/ramadan-2020-gcc-country-announced-eid-al-fitr-holidays-2.html
source circulars-prime-minister-2 | Bahrain, circulars of the Prime Minister: Arafah with the feast, days in place of a weekend | https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133

Accession Day = يوم الجلوس | 12-17 [1962,) | library
Arafat Day = يوم عرفة | hijri 12-10 -1 | computed estimated | circulars-prime-minister-2
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
Day of Ashura = عاشوراء | on 20170930 20171001 | announced | circular-prime-minister-2017-2
	on 20230728 20230729 20250705 20250706 | announced | circular-prime-minister-*
	hijri 1-10 -1, hijri 1-10 | computed estimated | circular-prime-minister-2017
Day of Ashura (substitute day) = تعويض عن عاشوراء | on 20171002 | announced | circular-prime-minister-2017-2
	on 20230730 20230731 20250707 | announced | circular-prime-minister-*
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | circulars-prime-minister
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | estimated | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) = تعويض عن عيد الأضحى | on 20220712 | announced | circular-prime-minister-*
	on 20250609 20250610 | announced | circular-prime-minister-2025-2
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | estimated | library
feasts ar | Labour Day; New Year's Day | library
National Day = اليوم الوطني | 12-16 [1962,) | library

fact national 2023 | off 07-28 07-29 07-30 07-31 | not 07-27 | circular of July 2023
fact national 2025 | off 03-30 03-31 04-01 06-05 06-09 06-10 07-05 07-06 07-07 | not 04-02 07-04 | circulars of 2025
decided dated law | Arafat Day; Feast of the Sacrifice (Eid al-Adha) (substitute day); Day of Ashura; Day of Ashura (substitute day); Ashura | - | - | national | by circular | Bahrain, circulars of the Prime Minister: Arafah with the feast, days in place of a weekend | https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133
`;
