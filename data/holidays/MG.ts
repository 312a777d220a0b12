/** Holidays of Madagascar: rules, years and sources. The format: `README.md`. */
export const MG = `
source decree-holidays-2012 | Madagascar, decree on the holidays of a year, here of 2012 | https://www.madagascar-tribune.com/Aucun-pont,16963.html | list
source ministry-labour-holidays-2019 | Madagascar, Ministry of Labour, lists of holidays: Mondays of Easter and Pentecost, Islamic feasts since 2019 | https://lexpress.mg/29/07/2020/travail-vendredi-sera-un-jour-ferie/
source ministry-labour-march-2025 | Madagascar, Ministry of Labour, March 2025: Monday 31 March | https://fr.allafrica.com/stories/202503220080.html

All Saints' Day = Fetin'ny olo-masina | 11-01 | decree-holidays-2012; library
Ascension Day = Andro niakarana | easter+39 | decree-holidays-2012; library
Assumption = Asompsiona | 08-15 | decree-holidays-2012; library
Christmas Day = Krismasy | 12-25 | decree-holidays-2012; library
Easter Monday = Alatsinain'ny Paska | easter+1 | decree-holidays-2012; library
Easter Sunday = Pâques | easter | decree-holidays-2012; library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | on 20250331 | announced | ministry-labour-march-2025
	hijri 10-1 [2019,) | computed estimated | ministry-labour-holidays-2019
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 [2019,) | computed estimated | ministry-labour-holidays-2019
Independence Day = Fetim-pirenena | 06-26 [1961,) | decree-holidays-2012; library
International Women's Day = Andro iraisam-pirenena ho an'ny vehivavy | 03-08 | decree-holidays-2012; library
Labour Day = Fetin'ny asa | 05-01 | decree-holidays-2012; library
Martyrs' Day = Martioran'ny tolona tamin'ny 1947 | 03-29 [1961,) | decree-holidays-2012; library
New Year's Day = Taom-baovao | 01-01 | decree-holidays-2012; library
Whit Monday = Alatsinain'ny Pentekosta | easter+50 | decree-holidays-2012; library

fact national 2018 | off 03-29 06-26 | not 06-15 08-21 05-25 | Islamic feasts since 2019
fact national 2020 | off 05-24 07-31 | not 05-25 | decree on the feasts of 2020
fact national 2025 | off 03-31 | not 03-30 12-11 | Ministry of Labour, March 2025
decided no law | - | 12-11 | - | national | not on the list | Madagascar, list of 2019: nine holidays on working days, 11 December not among them | https://fr.allafrica.com/stories/201901030238.html
decided no law | Pentecost; Mother's Day; Father's Day | - | - | national | Sundays that are no holidays | Madagascar, Ministry of Labour, lists of holidays: Mondays of Easter and Pentecost, Islamic feasts since 2019 | https://lexpress.mg/29/07/2020/travail-vendredi-sera-un-jour-ferie/
decided yes law | End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | - | [2019,) | national | by decree since 2019 | Madagascar, Ministry of Labour, lists of holidays: Mondays of Easter and Pentecost, Islamic feasts since 2019 | https://lexpress.mg/29/07/2020/travail-vendredi-sera-un-jour-ferie/
`;
