/** Holidays of Togo: rules, years and sources. The format: `README.md`. */
export const TG = `
country Togolese Republic
known [1990,)

source communique-19-march-2026 | Togo, communiqué of 19 March 2026 | https://togoactualite.com/togo-vendredi-20-mars-declare-ferie-chome-et-paye
source communique-government-2025 | Togo, communiqué of the Government, 2025 | https://africabeacon.news/author/admin/page/137
source council-ministers-29-2021 | Togo, Council of ministers, 29 April 2021 | https://gnadoemedia.com/togo-la-journee-du-3-mai-feriee
source islamic-feasts-they-2020 | Togo, Islamic feasts as they were kept since 2020: by the calendar of Mecca
source library
source ministry-labour-31-2025 | Togo, Ministry of Labour, 31 December 2025 | https://togo-today.com/o1vy
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

All Saints' Day = Toussaint | 11-01 | collection | library
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Christmas Day = Noël | 12-25 | collection | library
Day of the Martyrs = Journée des Martyrs | 06-21 [1961,) | collection | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 -1 [1991,1998), on 19990118 | collection estimated | vacanza
	hijri 9-27 +4 [2010,2014), hijri 10-1 +1 [2014,2018), tehran 10-1 [2018,2023), hijri 10-1 [2023,2026) | computed estimated | which-feast-was
	on 20260320 | announced | communique-19-march-2026
	hijri 10-1 [2027,) | computed estimated | islamic-feasts-they-2020
	hijri 10-1 +1 [,1962), colombo 10-1 [1980,1982), hijri 10-1 +1 [1984,1986), colombo 10-1 [2000,2010), on 19670113 19681222 19701201 19900427 19980130 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 -1 [1990,1992), hijri 12-10 -1 [1994,1996), on 19970417 19990327 | collection estimated | vacanza
	karachi 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), delhi 12-10 [2016,2019), hijri 12-10 [2019,2025), on 20250607 | computed estimated | which-feast-was
	hijri 12-10 [2026,) | computed estimated | islamic-feasts-they-2020
	hijri 12-10 +1 [,1963), hindu yomari -4 [1974,1976), delhi 12-10 [1979,1982), hijri 12-10 +1 [2000,2010), on 19690228 19710207 19771122 19830918 19850827 19890714 19920612 19980408 | computed estimated | library
Independence Day = Jour de l’Indépendance | 04-27 [1961,) | collection | library
Labour Day = Fête du travail | 05-01 | collection | library
Liberation Day = Jour de la libération | 01-13 [1968,2014) | collection | library
New Year's Day = Nouvel An | 01-01 | collection | library
Public holiday = Jour férié | on 20210503 | one_off | council-ministers-29-2021
	on 20250502 | one_off | communique-government-2025
	on 20260102 | one_off | ministry-labour-31-2025
Whit Monday = Lundi de Pentecôte | easter+50 | computed | library

fact national 2013 | off 01-13 | not 01-14 | the last time
fact national 2014 | off 04-27 | not 01-13 | communiqué of January 2014
fact national 2021 | off 05-03 | not 05-04 | council of ministers, 29 April 2021
fact national 2024 | off 04-10 | not 09-15 09-16 03-11 | two Islamic feasts
fact national 2026 | off 01-02 03-20 | not 01-13 | Ministry of Labour, 31 December 2025
fact national 2026 | off 03-20 | not 03-21 | communiqué of 19 March 2026
decided no law | First Day of Ramadan | - | - | national | two Islamic feasts, none else | Togo, list of public holidays | https://en.wikipedia.org/wiki/Public_holidays_in_Togo
decided yes law | Public holiday | - | - | national | declared off for all | Togo, communiqués of the Government on days off | https://togo-today.com/o1vy
`;
