/** Holidays of Mali: rules, years and sources. The format: `README.md`. */
export const ML = `
source loi-05-040 | Mali, Loi n° 05-040 of 22 July 2005 on legal holidays: eleven, as its bill lists them | https://www.afribone.com/me-tall-propose-lachoura-et-lascension/

Africa Day = Jour de l'Afrique | 05-25 [1965,) | loi-05-040 [2006,); library
Army Day = Fête de l'armée | 01-20 [1965,) | loi-05-040 [2006,); library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | loi-05-040 [2006,); library
	on 20151224 20161212 20171201 20181121 20191110 20211019 20221009 20230928 20240916 | collection estimated | loi-05-040
feasts fr | Christmas Day; Labour Day; New Year's Day | loi-05-040 [2006,); library
Easter Monday = Lundi de Pâques | easter+1 [,1961), easter+1 [2006,) | loi-05-040 [2006,); library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | computed estimated | loi-05-040 [2006,); library
	on 20150718 20160707 20170626 20190603 20200523 20210512 20220501 20240409 | collection estimated | loi-05-040
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | computed estimated | loi-05-040 [2006,); library
	on 20150924 20160913 20170902 20180822 20210721 20240617 20250607 | collection estimated | loi-05-040
Independence Day = Fête nationale de l'indépendance | 09-22 [1961,) | loi-05-040 [2006,); library
Martyrs' Day = Journée des Martyrs | 03-26 [1992,) | loi-05-040 [2006,); library
Prophet's Baptism = Baptême du Prophète | on 20070407 | vacanza
	hijri 3-17 +2 [2007,) | computed estimated | loi-05-040
	on 20150110 20151231 20161219 20171208 20181128 20191117 20201105 20211026 20221016 20231005 20240923 | collection estimated | loi-05-040
`;
