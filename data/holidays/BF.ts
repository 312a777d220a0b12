/** Holidays of Burkina Faso: rules, years and sources. The format: `README.md`. */
export const BF = `
source after-sunday-until-2015 | Burkina Faso, days after a Sunday until the law of 2015, as vacanza/holidays (MIT) lists them
source loi-079-2015 | Burkina Faso, Loi 079-2015/CNT on legal holidays: a Sunday to Monday; no Sundays of Easter and Pentecost | https://academiedepolice.bf/index.php/telechargement/category/51-autres-textes-legislatifs-et-reglementaires?download=83

lieu sunday>next [1990,) | all but Birthday of Muhammad (Mawlid); End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Labour Day; Martyrs' Day; Proclamation of the Republic | loi-079-2015 [2016,); after-sunday-until-2015 [2001,2016) collection estimated; vacanza
lieu sunday>next [1990,2022) | Labour Day | loi-079-2015 [2016,2022); after-sunday-until-2015 [2005,2016) collection estimated; vacanza
lieu sunday>next [1990,2016) | Proclamation of the Republic | after-sunday-until-2015 [2005,2016) collection estimated; vacanza

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day | library
Anniversary of the 1966 Upper Voltan coup d'état = Soulèvement populaire | 01-03 [1967,) | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
	on 20140114 20151224 20161212 20171201 20181121 20191110 20211019 20221009 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
	on 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
	on 20141005 20150924 20160913 20170902 | collection estimated | which-feast-was
Independence Day = Jour de l’Indépendance | 08-05 [1961,) | library
International Women's Day = Journée internationale des femmes | 03-08 | library
Martyrs' Day = Journée des martyrs | 10-31 [2016,) | loi-079-2015
Proclamation of the Republic = Fête nationale | 12-11 [1959,) | library
Proclamation of the Republic (substitute day) = Fête nationale | on 20221212 | substitute | loi-079-2015

fact national 2012 | off 01-02 08-06 | not 08-20 | a Sunday to Monday
fact national 2026 | off 11-02 10-31 | not 04-05 05-24 | Loi 079-2015: a Sunday to Monday
`;
