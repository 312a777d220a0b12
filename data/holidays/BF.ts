/** Holidays of Burkina Faso: rules, years and sources. The format: `README.md`. */
export const BF = `
source after-sunday-until-2015 | Burkina Faso, days after a Sunday until the law of 2015, as vacanza/holidays (MIT) lists them
source decret-6-may-2024 | Burkina Faso, decree of 6 May 2024: 15 May | https://libreinfo.net/burkina-15-mai-jours-feries/
source loi-079-2015 | Burkina Faso, Loi 079-2015/CNT of 23 November 2015, articles 1 and 2: legal holidays, a Sunday to the next day | https://wakatsera.com/les-fetes-legales-au-burkina-faso
source loi-9-january-2026 | Burkina Faso, law as adopted on 9 January 2026, its promulgation not found: eleven days off with pay, none in place of a Sunday | https://burkina24.com/2026/01/09/burkina-faso-le-pays-reduit-le-nombre-de-jours-chomes-et-payes-de-15-a-11/

lieu sunday>next [2016,2026) | all | loi-079-2015
lieu sunday>next [1990,2016) | all but Birthday of Muhammad (Mawlid); End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | after-sunday-until-2015 [2001,2016) collection estimated; vacanza

feasts fr | Ascension Day; Assumption; Christmas Day; Labour Day; New Year's Day | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library
All Saints' Day = Toussaint | 11-01 [,2026) | loi-079-2015 [2016,); library
Anniversary of the 1966 Upper Voltan coup d'état = Soulèvement populaire | 01-03 [1967,2027) | loi-079-2015 [2016,); library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library
	on 20140114 20151224 20161212 20171201 20181121 20191110 20211019 20221009 | collection estimated | loi-079-2015 [2016,); which-feast-was
Day of Customs and Traditions = Journée des coutumes et traditions | 05-15 [2024,) | decret-6-may-2024 [2024,2026); loi-9-january-2026 estimated
Easter Monday = Lundi de Pâques | easter+1 [,2026) | loi-079-2015 [2016,); library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | computed estimated | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library
	on 20140729 20150718 20160707 20170626 | collection estimated | loi-079-2015 [2016,); which-feast-was
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | computed estimated | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library
	on 20141005 20150924 20160913 20170902 | collection estimated | loi-079-2015 [2016,); which-feast-was
Independence Day = Jour de l’Indépendance | 08-05 [1961,2026) | loi-079-2015 [2016,); library
International Women's Day = Journée internationale des femmes | 03-08 | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library
Martyrs' Day = Journée des martyrs | 10-31 [2016,2026) | loi-079-2015
Proclamation of the Republic = Fête nationale | 12-11 [1959,) | loi-079-2015 [2016,2026); loi-9-january-2026 [2026,) estimated; library

fact national 2012 | off 01-02 08-06 | not 08-20 | a Sunday to Monday
fact national 2024 | off 05-15 09-16 10-31 | not 05-14 | Ministry of the Public Service, 9 September 2024: a Sunday to Monday
fact national 2026 | off 05-15 12-11 | not 03-09 08-05 10-31 11-01 11-02 | law of 9 January 2026
`;
