/** Holidays of Burkina Faso: rules, years and sources. The format: `README.md`. */
export const BF = `
country Burkina Faso
known [1990,)

source after-sunday-until-2015 | Burkina Faso, days after a Sunday until the law of 2015, as vacanza/holidays (MIT) lists them
source library
source loi-079-2015 | Burkina Faso, Loi 079-2015/CNT on legal holidays: a Sunday to Monday; no Sundays of Easter and Pentecost | https://academiedepolice.bf/index.php/telechargement/category/51-autres-textes-legislatifs-et-reglementaires?download=83
source vacanza
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them

All Saints' Day = Toussaint | 11-01 | collection | library
All Saints' Day (substitute day) = Toussaint | 11-01 if sunday +1 [1992,1999) | substitute collection estimated | vacanza
	11-01 if sunday +1 [2009,2016) | substitute collection estimated | after-sunday-until-2015
	11-01 if sunday +1 [2020,2100) | substitute | loi-079-2015
Anniversary of the 1966 Upper Voltan coup d'état = Soulèvement populaire | 01-03 [1967,) | collection | library
Anniversary of the 1966 Upper Voltan coup d'état (substitute day) = Soulèvement populaire | 01-03 if sunday +1 [1993,2000) | substitute collection estimated | vacanza
	on 20100104 | substitute collection estimated | after-sunday-until-2015
	01-03 if sunday +1 [2016,) | substitute | loi-079-2015
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | collection | library
Assumption (substitute day) = Assomption | 08-15 if sunday +1 [1993,2000) | substitute collection estimated | vacanza
	08-15 if sunday +1 [2004,2011) | substitute collection estimated | after-sunday-until-2015
	08-15 if sunday +1 [2021,) | substitute | loi-079-2015
Birthday of Muhammad (Mawlid) = Mawlid | tehran 3-8 +4 [2014,2018), hijri 3-12 +1 [2018,2020), karachi 3-12 [2020,2023) | computed estimated | which-feast-was
	hijri 3-12 [,1988), hijri 3-12 [1990,2014), hijri 3-12 [2023,) | computed estimated | library
Christmas Day = Noël | 12-25 | collection | library
Christmas Day (substitute day) = Noël | on 19941226 | substitute collection estimated | vacanza
	12-25 if sunday +1 [2005,2012) | substitute collection estimated | after-sunday-until-2015
	12-25 if sunday +1 [2016,2034), 12-25 if sunday +1 [2044,2096), on 20391227 | substitute | loi-079-2015
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 +1 [2014,2018), hijri 10-1 [2018,2025) | computed estimated | which-feast-was
	hijri 10-1 [,2014), hijri 10-1 [2025,) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 +1 [2014,2016), tehran 12-10 +1 [2016,2018), hijri 12-10 [2018,2024) | computed estimated | which-feast-was
	hijri 12-10 [,2014), hijri 12-10 [2024,) | computed estimated | library
Independence Day = Jour de l’Indépendance | 08-05 [1961,) | collection | library
Independence Day (substitute day) = Jour de l’Indépendance | on 19900806 | substitute collection estimated | vacanza
	08-05 if sunday +1 [2001,2013) | substitute collection estimated | after-sunday-until-2015
	08-05 if sunday +1 [2018,2097) | substitute | loi-079-2015
International Women's Day = Journée internationale des femmes | 03-08 | collection | library
International Women's Day (substitute day) = Journée internationale des femmes | 03-08 if sunday +1 [1992,1999) | substitute collection estimated | vacanza
	on 20090310 20150309 | substitute collection estimated | after-sunday-until-2015
	03-08 if sunday +1 [2020,2100) | substitute | loi-079-2015
Labour Day = Fête du travail | 05-01 | collection | library
Labour Day (substitute day) = Fête du travail | on 19940502 | substitute collection estimated | vacanza
	05-01 if sunday +1 [2005,2012) | substitute collection estimated | after-sunday-until-2015
	05-01 if sunday +1 [2033,2096), on 20160502 | substitute | loi-079-2015
Martyrs' Day = Journée des martyrs | 10-31 [2016,) | loi-079-2015
New Year's Day = Nouvel An | 01-01 | collection | library
New Year's Day (substitute day) = Nouvel An | on 19950102 | substitute collection estimated | vacanza
	01-01 if sunday +1 [2006,2013) | substitute collection estimated | after-sunday-until-2015
	01-01 if sunday +1 [2017,2097) | substitute | loi-079-2015
Proclamation of the Republic = Fête nationale | 12-11 [1959,) | collection | library
Proclamation of the Republic (substitute day) = Fête nationale | on 19941212 | substitute collection estimated | vacanza
	12-11 if sunday +1 [2005,2012) | substitute collection estimated | after-sunday-until-2015
	12-11 if sunday +1 [2022,2096) | substitute | loi-079-2015

fact national 2012 | off 01-02 08-06 | not 08-20 | a Sunday to Monday
fact national 2026 | off 11-02 10-31 | not 04-05 05-24 | Loi 079-2015: a Sunday to Monday
`;
