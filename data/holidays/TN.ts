/** Holidays of Tunisia: rules, years and sources. The format: `README.md`. */
export const TN = `
source decret-presidentiel-2021 | Tunisia, décret présidentiel 2021-223 of 7 December 2021 on holidays of public servants | https://9anoun.tn/fr/kb/jorts/jort-2021-113-1b85e/decret-presidentiel-ndeg-2021-223-du-7-decembre-2021-fixant-les-jours-feries-donnant-lieu-a-conge-au-profit-des-personnels-de-letat-des-collectivites-locales-et-des-etablissements--6323981fedfaf677ae47c5a8adae3284
source presidence-gouvernement-communique-2025 | Tunisia, Présidence du gouvernement, communiqué of 28 March 2025 | https://news.gnet.tn/trois-jours-de-conge-pour-laid-el-fitr-annonce-officielle-du-gouvernement/feed

Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | on 20250330 20250331 20250401 | announced | presidence-gouvernement-communique-2025
	hijri 10-1, hijri 10-1 +1 | computed estimated | decret-presidentiel-2021
Evacuation Day = عيد الجلاء | 10-15 [1964,) | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10, hijri 12-10 +1 | computed estimated | decret-presidentiel-2021
Independence Day = عيد الإستقلال | 03-20 [1957,) | library
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1965), hijri 1-1 [1966,) | estimated | library
feasts ar | Labour Day; New Year's Day | library
Martyrs' Day = عيد الشهداء | 04-09 [1957,) | library
Republic Day = عيد الجمهورية | 07-25 [1958,) | library
Revolution Day = عيد الثورة | 12-17 [2021,) | decret-presidentiel-2021
Revolution and Youth Day = عيد الثورة و الشباب | 01-14 [1990,2010), 01-14 [2012,2022) | vacanza [1990,2010); library
Women's Day = عيد المرأة | 08-13 [1957,) | library

fact national 2024 | off 06-16 06-17 12-17 | not 01-14 06-18 | décret présidentiel 2021-223
fact national 2025 | off 03-30 03-31 04-01 | not 01-14 | communiqué of 28 March 2025
decided dated law | End of Ramadan (Eid al-Fitr); Eid al-Fitr Holiday | - | - | national | three days until 2021, of which one is the eve, two since the decree of 2021 | Tunisia, Décret 2011-317 of 26 March 2011, as the Government told it in 2014: the eve, the feast and the day after | https://www.turess.com/fr/tunivisions/54200
decided no law | - | 01-14 | [2022,) | national | 17 December in its place | Tunisia, Décret présidentiel 2021-223 of 7 December 2021 | https://tuniscope.com/article/360237/societe/actualites/annonce-un-jour-ferie-42021514
decided no law | Arafat Day; Eid al-Adha Holiday | - | - | national | two days for Aïd el-Idha, none before | Tunisia, Décret 2011-317 of 26 March 2011, as the Government told it in 2014: the eve, the feast and the day after | https://www.turess.com/fr/tunivisions/54200
decided yes law | - | 12-17 | [2021,) | national | since 2021 | Tunisia, Décret présidentiel 2021-223 of 7 December 2021 | https://tuniscope.com/article/360237/societe/actualites/annonce-un-jour-ferie-42021514
`;
