/** Holidays of Gabon: rules, years and sources. The format: `README.md`. */
export const GA = `
source 30-august-2024 | Gabon, 30 August from 2024 on, 17 April from 2015 on, as vacanza/holidays (MIT) lists it
source decret-727-29-1998 | Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004: the Sunday and the Monday, by the notices of 2022 to 2024 | https://info241.com/pentecote-les-28-et-29-mai-declares-feries-chomes-et-payes-au,1753
source decret-727-29-1998-2 | Gabon, Décret 727 of 29 June 1998 as amended on 26 May 2004; Ascension by the notice of 2022 | https://www.union.sonapresse.com/gabon-culture-societe/ascension-jeudi-26-mai-ferie-chome-et-paye-25048

feasts fr | All Saints' Day; Assumption; Christmas Day; Labour Day; New Year's Day | library
Ascension Day = Ascension | easter+39 [2018,) | computed | decret-727-29-1998-2
feasts fr | Easter Monday; Whit Monday | decret-727-29-1998 [2004,); library
Easter Sunday = Pâques | easter [1990,) | computed | decret-727-29-1998 [2004,); vacanza
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20011217 20021206 20031126 20051104 20061024 20081002 20090921 | vacanza
	on 20110831 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
	on 20010306 20020223 20030212 20040202 20081209 20091128 | vacanza
	on 20101117 20111107 20141005 20150924 20160913 20170902 20180822 | collection estimated | which-feast-was
Independence Day = Jour de l’Indépendance | 08-18 [1990,1992) | vacanza
	08-16 [1961,), 08-17 [1961,) | library
Liberation Day = Fête de la Libération | 08-30 [2024,) | collection estimated | 30-august-2024
Pentecost = Pentecôte | easter+49 [1990,) | computed | decret-727-29-1998 [2004,); vacanza
Public holiday = Jour férié | on 20241114 20241115 20241116 20250411 20250412 20250502 20250927 | collection estimated | off-vacanza-holidays
Renovation Day | 03-12 [1990,1993) | vacanza
Women's Day = Journée des droits de la femme | 04-17 [2015,) | library
Youth Day | sunday>=05-07 [1990,1992) | vacanza

fact national 2023 | off 04-09 05-28 05-29 | not 04-08 | Ministry of Labour: the Sunday and the Monday
`;
