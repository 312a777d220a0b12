/** Holidays of Trinidad & Tobago: rules, years and sources. The format: `README.md`. */
export const TT = `
country Trinidad & Tobago

source library
source which-feast-was | Days on which the feast was kept, as vacanza/holidays (MIT) lists them
source public-holidays-festivals | Trinidad and Tobago, Public Holidays and Festivals Act (chapter 19:05): Easter Monday | https://otp.tt/trinidad-and-tobago/national-holidays-and-awards
source public-holidays-festivals-2 | Trinidad and Tobago, Public Holidays and Festivals Act; day by our own calendar

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1954,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-26 if monday +1 [1955,2096) | substitute | library
Corpus Christi | easter+60 | computed | library
Deepavali | hindu diwali [2012,2016), hindu kali [2016,2018), hindu diwali [2018,2027), on 20131104 20191028 20231113 20261109 | one_off | library
Deepavali = Divali | hindu diwali [1966,2012), hindu diwali [2027,) | computed estimated | public-holidays-festivals-2
Easter Monday | easter+1 | computed | public-holidays-festivals
Emancipation Day | 08-01 | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [1954,) | substitute | library
End of Ramadan (Eid al-Fitr) | daressalaam 10-1 -1 [1970,1979), tehran 10-1 -1 [1980,2000), hijri 10-1 [2000,2012), hijri 10-1 [2026,2077), on 19790823 | computed estimated | library
	tehran 10-1 -1 [2012,2014), tehran 10-1 [2014,2026) | computed estimated | which-feast-was
End of Ramadan (Eid al-Fitr) (substitute day) | on 19780904 19860609 19940314 20011217 20041115 20090921 20120820 20170626 20200525 20250331 20330103 20371109 20401008 20480713 20560417 20640121 20760831 | substitute computed estimated | library
Good Friday | easter-2 | computed | library
Independence Day | 08-31 [1963,) | library
Independence Day (substitute day) | 08-31 if sunday +1 [1969,2099) | substitute | library
Indian Arrival Day | 05-30 | library
Indian Arrival Day (substitute day) | 05-30 if sunday +1 [1954,) | substitute | library
	05-30 if thursday +1 [2002,2014), 05-30 if thursday +1 [2086,2098), on 20240531 | public-holidays-festivals
Labour Day | 06-19 | library
Labour Day (substitute day) | 06-19 if sunday +1 [1955,2096) | substitute | library
	06-19 if thursday +1 [2014,2026), on 20030620 20870620 20980620 | public-holidays-festivals
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097) | substitute | library
Republic Day | 09-24 [1977,) | library
Republic Day (substitute day) | 09-24 if sunday +1 [1978,2091) | substitute | library
Spiritual Baptist Liberation Day | 03-30 [1952,) | library
Spiritual Baptist Liberation Day (substitute day) | 03-30 if sunday +1 [1952,2099) | substitute | library

fact national 2010 | off 11-05 | not 11-06 | Divali
fact national 2024 | off 04-01 05-30 05-31 | not 03-31 | Easter Monday; Corpus Christi on Indian Arrival Day
fact national 2031 | off 11-14 | not 11-13 | Divali
`;
