/** Holidays of Burkina Faso: rules, years and sources. The format: `README.md`. */
export const BF = `
known [1990,)

source after-sunday-until-2015 | Burkina Faso, days after a Sunday until the law of 2015, as vacanza/holidays (MIT) lists them
source loi-079-2015 | Burkina Faso, Loi 079-2015/CNT on legal holidays: a Sunday to Monday; no Sundays of Easter and Pentecost | https://academiedepolice.bf/index.php/telechargement/category/51-autres-textes-legislatifs-et-reglementaires?download=83

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day | library
All Saints' Day (substitute day) = Toussaint | 11-01 if sunday +1 [1992,1999), 11-01 if sunday +1 [2009,2016), 11-01 if sunday +1 [2020,2100) | substitute | loi-079-2015 [2020,2100); after-sunday-until-2015 [2009,2016) collection estimated; vacanza
Anniversary of the 1966 Upper Voltan coup d'état = Soulèvement populaire | 01-03 [1967,) | library
Anniversary of the 1966 Upper Voltan coup d'état (substitute day) = Soulèvement populaire | 01-03 if sunday +1 [1993,2000), 01-03 if sunday +1 [2016,) | substitute | loi-079-2015 [2016,); vacanza
	on 20100104 | substitute collection estimated | after-sunday-until-2015
Assumption (substitute day) = Assomption | 08-15 if sunday +1 [1993,2000), 08-15 if sunday +1 [2004,2011), 08-15 if sunday +1 [2021,) | substitute | loi-079-2015 [2021,); after-sunday-until-2015 [2004,2011) collection estimated; vacanza
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20140114 20151224 20161212 20171201 20181121 20191110 20211019 20221009 | collection estimated | which-feast-was
Christmas Day (substitute day) = Noël | 12-25 if sunday +1 [2005,2012), 12-25 if sunday +1 [2016,2034), 12-25 if sunday +1 [2044,2096) | substitute | after-sunday-until-2015 [2005,2012) collection estimated; loi-079-2015
	on 19941226 | substitute | vacanza
	on 20391227 | substitute | loi-079-2015
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
	on 20141005 20150924 20160913 20170902 | collection estimated | which-feast-was
Independence Day = Jour de l’Indépendance | 08-05 [1961,) | library
Independence Day (substitute day) = Jour de l’Indépendance | 08-05 if sunday +1 [2001,2013), 08-05 if sunday +1 [2018,2097) | substitute | loi-079-2015 [2018,2097); after-sunday-until-2015 collection estimated
	on 19900806 | substitute | vacanza
International Women's Day = Journée internationale des femmes | 03-08 | library
International Women's Day (substitute day) = Journée internationale des femmes | 03-08 if sunday +1 [1992,1999), 03-08 if sunday +1 [2020,2100) | substitute | loi-079-2015 [2020,2100); vacanza
	on 20090310 20150309 | substitute collection estimated | after-sunday-until-2015
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [2005,2012), 05-01 if sunday +1 [2033,2096) | substitute | loi-079-2015 [2033,2096); after-sunday-until-2015 collection estimated
	on 19940502 | substitute | vacanza
	on 20160502 | substitute | loi-079-2015
Martyrs' Day = Journée des martyrs | 10-31 [2016,) | loi-079-2015
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [2006,2013), 01-01 if sunday +1 [2017,2097) | substitute | loi-079-2015 [2017,2097); after-sunday-until-2015 collection estimated
	on 19950102 | substitute | vacanza
Proclamation of the Republic = Fête nationale | 12-11 [1959,) | library
Proclamation of the Republic (substitute day) = Fête nationale | 12-11 if sunday +1 [2005,2012), 12-11 if sunday +1 [2022,2096) | substitute | loi-079-2015 [2022,2096); after-sunday-until-2015 collection estimated
	on 19941212 | substitute | vacanza

fact national 2012 | off 01-02 08-06 | not 08-20 | a Sunday to Monday
fact national 2026 | off 11-02 10-31 | not 04-05 05-24 | Loi 079-2015: a Sunday to Monday
`;
