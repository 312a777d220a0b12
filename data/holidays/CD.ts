/** Holidays of Congo - Kinshasa: rules, years and sources. The format: `README.md`. */
export const CD = `
source dr-2-august | DR Congo, 2 August, as vacanza/holidays (MIT) lists it; the law was not found
source dr-minister-employment-2021 | DR Congo, Minister of Employment, 30 December 2020: the Monday after | https://www.adiac-congo.com/node/123269
source dr-minister-employment-2026 | DR Congo, Minister of Employment, 12 January 2026: Saturday 17 January to Monday | https://congoprofond.net/rdc-les-16-et-19-janvier-2026-declares-jours-feries-chomes-et-payes-sur-toute-letendue-du-pays
source dr-ordonnance-n-2014 | DR Congo, Ordonnance n° 14/010 of 14 May 2014: nine holidays, one on a Sunday is kept on the Saturday before | https://capsud.net/2019/05/30/obseques-de-tshisekedi-une-journee-chomee-illegale-pour-rien/
source dr-ordonnance-n-2023 | DR Congo, Ordonnance n° 23/042 of 30 March 2023 | web.archive.org/web/20250113230411/http://www.droitcongolais.info/files/143.03.23_Ordonnance-du-30-mars-2023_jours-feries.pdf
source dr-they-are-2014 | DR Congo, days as they are kept, before the ordinance of 2014

Anniversary of President Laurent Kabila = Journée du Héro National Laurent Désiré Kabila | 01-16 [2010,2014), 01-16 [2015,) | dr-they-are-2014 [2010,2014) collection estimated; dr-ordonnance-n-2014 [2014,2024); dr-ordonnance-n-2023
Anniversary of President Laurent Kabila (substitute day) = Journée du Héro National Laurent Désiré Kabila | 01-14 if friday +1 [2011,2096) | substitute | dr-ordonnance-n-2014
Anniversary of Prime Minister Patrice Emery Lumumba = Journée du Héro National Patrice Emery Lumumba | 01-17 [1962,1980), 01-17 [2010,2014), 01-17 [2015,) | dr-they-are-2014 [2010,2014) collection estimated; dr-ordonnance-n-2014 [2014,2024); dr-ordonnance-n-2023
Anniversary of Prime Minister Patrice Emery Lumumba (substitute day) | on 20210118 20260119 | announced | dr-minister-employment-*
Anniversary of the Country's Name Change | 10-27 [1990,2010) | vacanza
Anniversary of the Country's Name Change (substitute day) | 10-25 if friday +1 [1991,2003) | substitute | vacanza
Anniversary of the New Regime | 11-24 [1990,2010) | vacanza
Anniversary of the New Regime (substitute day) | 11-22 if friday +1 [1991,2003) | substitute | vacanza
Anniversary of the New Revolutionary Constitution | 06-24 [1990,2010) | vacanza
Anniversary of the New Revolutionary Constitution (substitute day) | 06-22 if friday +1 [1990,2008) | substitute | vacanza
Anniversary of the Popular Movement of the Revolution | 05-20 [1990,2010) | vacanza
Anniversary of the Popular Movement of the Revolution (substitute day) | 05-18 if friday +1 [1990,2008) | substitute | vacanza
Armed Forces Day | 11-17 [1990,2010) | vacanza
Armed Forces Day (substitute day) | 11-15 if friday +1 [1991,2003) | substitute | vacanza
feasts fr | Christmas Day; Labour Day; New Year's Day | dr-ordonnance-n-2014 [2015,2024); dr-ordonnance-n-2023 [2024,); library
Christmas Day (substitute day) = Noël | 12-23 if friday +1 [1994,2006), 12-23 if friday +1 [2011,2096) | substitute | dr-ordonnance-n-2014 [2011,2096); vacanza
Congolese Genocide Memorial Day = Journée commémorative du génocide congolais | 08-02 [2024,) | collection estimated | dr-2-august
Congolese Genocide Memorial Day (substitute day) = Journée commémorative du génocide congolais | 07-30 if thursday +1 [2026,2100) | substitute estimated | dr-ordonnance-n-2014
Day of the Martyrs = Martyrs de l'Indépendance | 01-04 [1960,1980), 01-04 [2010,2014), 01-04 [2015,) | dr-they-are-2014 [2010,2014) collection estimated; dr-ordonnance-n-2014 [2014,2024); dr-ordonnance-n-2023
Day of the Martyrs (substitute day) = Martyrs de l'Indépendance | 01-02 if friday +1 [2015,2100) | substitute | dr-ordonnance-n-2014
Day of the Struggle of Simon Kimbangu and African Consciousness = Journée du combat de Simon Kimbangu et de la conscience africaine | 04-06 [2023,) | dr-ordonnance-n-2023
Day of the Struggle of Simon Kimbangu and African Consciousness (substitute day) = Journée du combat de Simon Kimbangu et de la conscience africaine | 04-04 if friday +1 [2025,2099) | substitute | dr-ordonnance-n-2014
Independence Day = Anniversaire de Indépendance | 06-30 [1961,) | dr-ordonnance-n-2014 [2015,2024); dr-ordonnance-n-2023 [2024,); library
Independence Day (substitute day) = Anniversaire de Indépendance | 06-28 if friday +1 [1991,2003), 06-28 if friday +1 [2013,2098) | substitute | dr-ordonnance-n-2014 [2013,2098); vacanza
Labour Day (substitute day) = Fête du travail | 04-29 if friday +1 [1994,2006), 04-29 if friday +1 [2011,2096) | substitute | dr-ordonnance-n-2014 [2011,2096); vacanza
Liberation Day = Journée de la Révolution et des Forces Armées | 05-17 [2010,) | dr-they-are-2014 [2010,2014) collection estimated; dr-ordonnance-n-2014 [2014,2024); dr-ordonnance-n-2023
Liberation Day (substitute day) = Journée de la Révolution et des Forces Armées | 05-15 if friday +1 [2015,2100) | substitute | dr-ordonnance-n-2014
New Year's Day (substitute day) = Nouvel An | 12-30 if friday +1 [1994,2006), 12-30 if friday +1 [2011,2096) | substitute | dr-ordonnance-n-2014 [2011,2096); vacanza
Parents' Day = Fête des parents | 08-01 | dr-ordonnance-n-2014 [2015,2024); dr-ordonnance-n-2023 [2024,); library
Parents' Day (substitute day) = Fête des parents | 07-30 if friday +1 [1993,2005), 07-30 if friday +1 [2010,) | substitute | dr-ordonnance-n-2014 [2010,); vacanza
Youth Day | 10-14 [1990,2010) | vacanza
Youth Day (substitute day) | 10-12 if friday +1 [1990,2008) | substitute | vacanza

fact national 2021 | off 01-16 01-18 | not 01-15 | Minister of Employment, 30 December 2020
fact national 2022 | off 01-15 04-30 12-24 | not 04-06 08-02 | not yet
fact national 2026 | off 01-16 01-17 01-19 | not 01-20 | Minister of Employment, 12 January 2026
fact national 2025 | off 04-05 04-06 08-02 | not 04-07 05-18 | Ordonnance 14/010: a Sunday is kept on the Saturday before
decided yes law | - | 01-18 | [2021,2022) | national | moved to the Monday | DR Congo, Minister of Employment, 30 December 2020 | https://www.adiac-congo.com/node/123269
`;
