/** Holidays of Jordan: rules, years and sources. The format: `README.md`. */
export const JO = `
source announcement-prime-minister-2025 | Jordan, announcement of the Prime Minister of 28 May 2025: 5 to 10 June | https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10
source circular-prime-minister-2019 | Jordan, circular of the Prime Minister on the holiday of 2019: 10 to 14 August | https://jordantimes.com/news/local/eid-al-adha-holiday-announced-public-sector
source official-communiques-prime | Jordan, official communiqués of the Prime Ministry on public holidays; not checked against the law
source prime-minister-july-2022 | Jordan, Prime Minister, July 2022: from Arafah on 8 July to 12 July | https://raya.ps/news/1133513.html

feasts en | Christmas Day; Labour Day; New Year's Day | collection | official-communiques-prime
Day of Arafah = يوم عرفة | on 20190810 | announced | circular-prime-minister-2019
	on 20250605 | announced | announcement-prime-minister-2025
	hijri 12-10 -1 | computed estimated | official-communiques-prime
Eid al-Adha = عيد الأضحى | on 20250606 20250607 20250608 20250609 20250610 | announced | announcement-prime-minister-2025
	on 20190811 20190812 20190813 20190814 | announced | circular-prime-minister-2019
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | prime-minister-july-2022
Eid al-Fitr = عيد الفطر | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | official-communiques-prime
Independence Day = عيد الاستقلال | 05-25 | collection | official-communiques-prime
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | official-communiques-prime
Isra' and Mi'raj = الإسراء والمعراج | hijri 7-27 [1990,2006) | computed estimated | vacanza
Prophet's Birthday = المولد النبوي | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | official-communiques-prime

fact national 2019 | off 08-10 08-11 08-14 | not 08-15 | circular of the Prime Minister
fact national 2025 | off 06-05 06-10 | not 06-11 | announcement of 28 May 2025
decided no law | Isra' and Mi'raj | - | [2006,) | national | a working day | Jordan, a decision of 2005: Isra and Mi’raj is remembered without a day off | https://www.assawsana.com/article/660304
decided yes law | Eid al-Adha | - | - | national | five days with that of Arafah | Jordan, Prime Minister, July 2022: from Arafah on 8 July to 12 July | https://raya.ps/news/1133513.html
`;
