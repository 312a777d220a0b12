/** Holidays of Trinidad & Tobago: rules, years and sources. The format: `README.md`. */
export const TT = `
source public-holidays-festivals | Trinidad and Tobago, Public Holidays and Festivals Act (chapter 19:05): Easter Monday | https://otp.tt/trinidad-and-tobago/national-holidays-and-awards
source public-holidays-festivals-2 | Trinidad and Tobago, Public Holidays and Festivals Act; day by our own calendar

lieu sunday>next | all but Deepavali | library

feasts en | Boxing Day; Christmas Day; Corpus Christi; Good Friday; New Year's Day | library
Deepavali = Divali | on 19901116 19941102 19951121 19981118 20031024 20041111 20061120 20091116 | vacanza
	on 20121113 20131104 20141023 20151111 20161029 20171019 20181107 20191027 20191028 20201114 20211104 20221024 20231112 20231113 20241031 20251020 20261108 20261109 | library
	hindu diwali [1967,1968), hindu diwali [1969,1971), hindu diwali [1972,1976), hindu diwali [1977,1979), hindu diwali [1980,1984), hindu diwali [1986,1987), hindu diwali [1991,1995), hindu diwali [1996,1998), hindu diwali [1999,2006), hindu diwali [2007,2009), hindu diwali [2010,) | computed estimated | public-holidays-festivals-2
Diwali (substitute day) | on 19921026 19961111 19991108 | substitute | vacanza
Easter Monday | easter+1 | computed | public-holidays-festivals
Emancipation Day | 08-01 [,1963), 08-01 [1985,), on 19810801 | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [1970,2077) | estimated | library
	on 20140729 20150718 20170626 20190605 20230422 20250331 | collection estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) | on 19780904 19860609 19940314 20011217 20041115 20090921 20120820 20170626 20200525 20250331 20330103 20371109 20401008 20480713 20560417 20640121 20760831 | substitute estimated | library computed
Independence Day | 08-31 [1963,) | library
Indian Arrival Day | 05-30 [,1963), 05-30 [1996,), on 19910530 | library
Indian Arrival Day (substitute day) | on 20020531 20130531 20240531 20860531 20970531 | public-holidays-festivals
Labour Day | 06-19 [,1963), 06-19 [1973,) | library
Labour Day (substitute day) | on 20030620 20140620 20250620 20870620 20980620 | public-holidays-festivals
Republic Day | 09-24 [1977,) | library
Spiritual Baptist Liberation Day | 03-30 [1952,1963), 03-29 if sunday +1 [1964,1971), 03-30 [1996,) | library
Spiritual Baptist Liberation Day (substitute day) | on 19970401 | substitute | vacanza
	03-30 if sunday +1 [1952,1959), 03-30 if sunday +1 [1986,2099), on 19750331 | substitute | library

fact national 2010 | off 11-05 | not 11-06 | Divali
fact national 2024 | off 04-01 05-30 05-31 | not 03-31 | Easter Monday; Corpus Christi on Indian Arrival Day
fact national 2031 | off 11-14 | not 11-13 | Divali
`;
