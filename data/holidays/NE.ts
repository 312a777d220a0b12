/** Holidays of Niger: rules, years and sources. The format: `README.md`. */
export const NE = `
source fedee-2024 | Niger, public holidays, here of 2024, as the Federation of International Employers lists them | https://www.fedee.com/kb/countries/niger/leave-niger/ | list
source loi-97-020-1997 | Niger, Loi 97-020 of 20 June 1997: a Sunday to Monday | https://wageindicator.org/documents/decentworkcheck/africa/niger-french-2021.pdf
source ordonnance-2024-33 | Niger, Ordonnance 2024-33 of 22 July 2024: 26 July | https://wakatsera.com/niger-le-26-juillet-date-du-coup-detat-desormais-fete-legale

lieu sunday>next [2003,) | all but End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | loi-97-020-1997

Anniversary of the CNSP = Anniversaire du CNSP | 07-26 [2024,) | ordonnance-2024-33
Birthday of Muhammad (Mawlid) = Mawlid | on 20000615 20030514 20040501 20040502 20060411 | vacanza
	hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | fedee-2024; library
	on 20110216 20120205 20140114 20151224 20161212 20171201 20181121 20191110 20240916 20250905 | collection estimated | fedee-2024
feasts fr | Christmas Day; Easter Monday; Labour Day; New Year's Day | fedee-2024; library
Concord Day = Journée Nationale de la Concorde | 04-24 [1995,) | fedee-2024; library
Day after Eid al-Adha (substitute day) | on 20020225 20091130 | substitute | vacanza
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | on 19980130 20001228 20021206 20031126 20051104 20061024 20081002 | vacanza
	hijri 10-1 [,2001), hijri 10-1 [2002,2009), hijri 10-1 [2010,) | computed estimated | fedee-2024; library
	on 19990119 | computed estimated | fedee-2024; library
	on 20110831 20140729 20150718 20160707 20170626 20200523 20210512 20220501 20240409 | collection estimated | fedee-2024
End of Ramadan (Eid al-Fitr) (substitute day) = Fête de fin du Ramadan | on 20011217 20041115 20090921 20120820 20250331 | substitute computed estimated | loi-97-020-1997
Feast of the Sacrifice (substitute day) = Lendemain de la Tabaski | on 20170904 20250609 | collection estimated | off-vacanza-holidays
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | on 19980408 19980409 19990328 19990329 20010306 20010307 20020223 20020224 20030212 20030213 20040202 20040203 20081209 20081210 20091128 20091129 | vacanza
	hijri 12-10, hijri 12-10 +1 | computed estimated | fedee-2024; library
	on 20101117 20101118 20111107 20111108 20141005 20141006 20150924 20150925 20160913 20160914 20170902 20170903 20180822 20180823 20220710 20220711 20250607 20250608 | collection estimated | fedee-2024
Independence Day = Proclamation de l'indépendance | 08-03 [1961,) | fedee-2024; library
Islamic New Year = Nouvel an islamique | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | fedee-2024; library
	on 20030305 20040222 | vacanza
	on 20101208 20111127 20131105 20151015 20161003 20170922 20180912 20200821 20210810 20240706 20250627 | collection estimated | fedee-2024
Laylat al-Qadr | on 20001224 20011213 20031122 20041111 20080928 | vacanza
	hijri 9-27 [,1969), hijri 9-27 [1970,1977), hijri 9-27 [1978,2005), hijri 9-27 [2006,) | computed estimated | fedee-2024; library
	on 20140725 | collection estimated | fedee-2024
Republic Day = Proclamation de la République | 12-18 [1959,) | fedee-2024; library
Laylat al-Qadr (substitute day) | on 20051031 | substitute computed estimated | loi-97-020-1997
`;
