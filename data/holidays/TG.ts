/** Holidays of Togo: rules, years and sources. The format: `README.md`. */
export const TG = `
source communique-19-march-2026 | Togo, communiqué of 19 March 2026 | https://togoactualite.com/togo-vendredi-20-mars-declare-ferie-chome-et-paye
source communique-government-2025 | Togo, communiqué of the Government, 2025 | https://africabeacon.news/author/admin/page/137
source council-ministers-29-2021 | Togo, Council of ministers, 29 April 2021 | https://gnadoemedia.com/togo-la-journee-du-3-mai-feriee
source islamic-feasts-they-2020 | Togo, Islamic feasts as they were kept since 2020: by the calendar of Mecca
source ministry-labour-31-2026 | Togo, Ministry of Labour, 31 December 2025 | https://togo-today.com/o1vy

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Whit Monday | library
Day of the Martyrs = Journée des Martyrs | 06-21 [1961,) | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | on 19990118 | vacanza
	on 20260320 | announced | communique-19-march-2026
	hijri 10-1 [,1962), hijri 10-1 [1967,1968), hijri 10-1 [1968,1969), hijri 10-1 [1970,1971), hijri 10-1 [1980,1982), hijri 10-1 [1984,1986), hijri 10-1 [1990,) | computed estimated | islamic-feasts-they-2020
	on 20110831 20140729 20150718 20160707 20170626 20190605 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | on 19970417 19990327 | vacanza
	hijri 12-10 [,1963), hijri 12-10 [1969,1970), hijri 12-10 [1971,1972), hijri 12-10 [1974,1976), hijri 12-10 [1977,1978), hijri 12-10 [1979,1982), hijri 12-10 [1983,1984), hijri 12-10 [1985,1986), hijri 12-10 [1989,1993), hijri 12-10 [1994,1996), hijri 12-10 [1997,) | computed estimated | islamic-feasts-they-2020
	on 20101117 20111107 20141005 20150924 20160913 20170902 20180822 20250607 | collection estimated | which-feast-was
Independence Day = Jour de l’Indépendance | 04-27 [1961,) | library
Liberation Day = Jour de la libération | 01-13 [1968,2014) | library
Public holiday = Jour férié | on 20210503 | one_off | council-ministers-29-2021
	on 20250502 | one_off | communique-government-2025
	on 20260102 | one_off | ministry-labour-31-2026

fact national 2013 | off 01-13 | not 01-14 | the last time
fact national 2014 | off 04-27 | not 01-13 | communiqué of January 2014
fact national 2021 | off 05-03 | not 05-04 | council of ministers, 29 April 2021
fact national 2024 | off 04-10 | not 09-15 09-16 03-11 | two Islamic feasts
fact national 2026 | off 01-02 03-20 | not 01-13 | Ministry of Labour, 31 December 2025
fact national 2026 | off 03-20 | not 03-21 | communiqué of 19 March 2026
decided no law | First Day of Ramadan | - | - | national | two Islamic feasts, none else | Togo, list of public holidays | https://en.wikipedia.org/wiki/Public_holidays_in_Togo
decided yes law | Public holiday | - | - | national | declared off for all | Togo, communiqués of the Government on days off | https://togo-today.com/o1vy
`;
