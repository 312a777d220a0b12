/** Holidays of Gabon: rules, years and sources. The format: `README.md`. */
export const GA = `
country Gabon
known [1990,)

source 30-august-2024 | Gabon, 30 August from 2024 on, 17 April from 2015 on, as vacanza/holidays (MIT) lists it
source decret-727-29-1998 | Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004: the Sunday and the Monday, by the notices of 2022 to 2024 | https://info241.com/pentecote-les-28-et-29-mai-declares-feries-chomes-et-payes-au,1753
source decret-727-29-1998-2 | Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004; Ascension by the notice of 2022 | https://www.union.sonapresse.com/gabon-culture-societe/ascension-jeudi-26-mai-ferie-chome-et-paye-25048
source library
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

All Saints' Day = Toussaint | 11-01 | collection | library
Ascension Day = Ascension | easter+39 [2018,) | computed | decret-727-29-1998-2
Assumption = Assomption | 08-15 | collection | library
Christmas Day = Noël | 12-25 | collection | library
Easter Monday = Lundi de Pâques | easter+1 [2004,) | decret-727-29-1998
	easter+1 [,2004) | computed | library
Easter Sunday = Pâques | easter [1990,2004) | collection estimated | vacanza
	easter [2004,) | computed | decret-727-29-1998
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | tehran 10-1 [2001,2004), tehran 10-1 [2005,2007), tehran 10-1 [2008,2010) | collection estimated | vacanza
	hijri 9-27 +4 [2010,2014), hijri 10-1 +1 [2014,2018), hijri 10-1 [2018,2026) | computed estimated | which-feast-was
	hijri 10-1 [,2001), hijri 10-1 [2026,), on 20041114 20071013 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | karachi 12-10 [2001,2005), karachi 12-10 [2008,2010) | collection estimated | vacanza
	tehran 12-10 [2010,2013), delhi 12-10 -1 [2013,2016), delhi 12-10 [2016,2019), hijri 12-10 [2019,2026) | computed estimated | which-feast-was
	hijri 12-10 [,2001), hijri 12-10 [2005,2008), hijri 12-10 [2026,) | computed estimated | library
Independence Day = Jour de l’Indépendance | 08-18 [1990,1992) | collection estimated | vacanza
	08-16 [1961,), 08-17 [1961,) | collection | library
Labour Day = Fête du travail | 05-01 | collection | library
Liberation Day = Fête de la Libération | 08-30 [2024,) | collection estimated | 30-august-2024
New Year's Day = Nouvel An | 01-01 | collection | library
Pentecost = Pentecôte | easter+49 [1990,2004) | collection estimated | vacanza
	easter+49 [2004,) | computed | decret-727-29-1998
Public holiday = Jour férié | on 20241114 20241115 20241116 20250411 20250412 20250502 20250927 | collection estimated | off-vacanza-holidays
Renovation Day | 03-12 [1990,1993) | collection estimated | vacanza
Whit Monday = Lundi de Pentecôte | easter+50 [2004,) | decret-727-29-1998
	easter+50 [,2004) | computed | library
Women's Day = Journée des droits de la femme | 04-17 [2015,) | collection | library
Youth Day | sunday>=05-07 [1990,1992) | collection estimated | vacanza

fact national 2023 | off 04-09 05-28 05-29 | not 04-08 | Ministry of Labour: the Sunday and the Monday
`;
