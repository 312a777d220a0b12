/** Holidays of Jordan: rules, years and sources. The format: `README.md`. */
export const JO = `
country Jordan

source official-communiques-prime | Jordan, official communiqués of the Prime Ministry on public holidays; not checked against the law
source announcement-prime-minister-2025 | Jordan, announcement of the Prime Minister of 28 May 2025: 5 to 10 June | https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10
source circular-prime-minister-2019 | Jordan, circular of the Prime Minister on the holiday of 2019: 10 to 14 August | https://jordantimes.com/news/local/eid-al-adha-holiday-announced-public-sector

Christmas Day | 12-25 | official-communiques-prime
Day of Arafah = يوم عرفة | hijri 12-10 -1 [,2019), hijri 12-10 -1 [2020,2025), hijri 12-10 -1 [2026,) | computed estimated | official-communiques-prime
	on 20250605 | announced | announcement-prime-minister-2025
	on 20190810 | announced | circular-prime-minister-2019
Eid al-Adha = عيد الأضحى | hijri 12-10 [,2019), hijri 12-10 [2020,2025), hijri 12-10 [2026,) | 4d computed estimated | official-communiques-prime
	on 20250606 | 4d announced | announcement-prime-minister-2025
	on 20190811 | 4d announced | circular-prime-minister-2019
Eid al-Adha | on 20250610 | announced | announcement-prime-minister-2025
Eid al-Fitr = عيد الفطر | hijri 10-1 | 3d computed estimated | official-communiques-prime
Independence Day = عيد الاستقلال | 05-25 | official-communiques-prime
Islamic New Year = رأس السنة الهجرية | hijri 1-1 | computed estimated | official-communiques-prime
Labour Day | 05-01 | official-communiques-prime
New Year's Day | 01-01 | official-communiques-prime
Prophet's Birthday = المولد النبوي | hijri 3-12 | computed estimated | official-communiques-prime

fact national 2019 | off 08-10 08-11 08-14 | not 08-15 | circular of the Prime Minister
fact national 2025 | off 06-05 06-10 | not 06-11 | announcement of 28 May 2025

decided no law | Isra' and Mi'raj | - | - | national | a working day | Jordan, a decision of 2007: Isra and Mi’raj is remembered without a day off | https://poxnel.com/110297
decided yes law | Eid al-Adha | - | - | national | five days with that of Arafah | Jordan, Prime Minister, July 2022: from Arafah on 8 July to 12 July | https://raya.ps/news/1133513.html
`;
