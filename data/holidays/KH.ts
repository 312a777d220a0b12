/** Holidays of Cambodia: rules, years and sources. The format: `README.md`. */
export const KH = `
known [1993,)

source ministry-labour-prakas-2024 | Cambodia, Ministry of Labour, Prakas of 9 October 2024 on public holidays of 2025 | https://daikoufinance.com/public-holiday
source sub-decree-166-2023 | Cambodia, Sub-decree 166 of 12 August 2022 on public holidays in 2023 | https://ibccambodia.com/new/list-of-public-holidays-in-2023/
source sub-decree-public | Cambodia, sub-decree on public holidays: by the Khmer calendar, here by the full moon, a day or two off | https://ibccambodia.com/new/list-of-public-holidays-in-2023/
source sub-decree-public-2010 | Cambodia, sub-decree on public holidays, lists of 2010 and 2011; not on those of 2022 and later | http://khmeridentification-edu.blogspot.com/2011/11/cambodian-buplic-holiday-in-cambodia.html
source sub-decree-public-2011 | Cambodia, sub-decree on public holidays, list of 2011 | http://khmeridentification-edu.blogspot.com/2011/11/cambodian-buplic-holiday-in-cambodia.html
source sub-decrees-public | Cambodia, sub-decrees on public holidays, as vacanza/holidays (MIT) lists them
source yearly-sub-decrees | Cambodia, yearly sub-decrees on public holidays; not checked against the law

Commemoration Day of the King Father | 10-15 [2013,) | collection | yearly-sub-decrees
Constitution Day | 09-24 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
Human Rights Day | 12-10 [1993,2020) | sub-decree-public-2010 [2005,2020); vacanza
Independence Day | 11-09 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
International Children's Day | 06-01 [1993,2020) | sub-decree-public-2010 [2005,2020); vacanza
International Women's Day | 03-08 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
Khmer New Year = ចូលឆ្នាំខ្មែរ | 04-13 [1993,2010), on 19930414 19930415 | vacanza
	04-14 [1994,2010), 04-15 [1994,2010), hindu boishakh -1 [2017,2019), hindu boishakh [2017,2019), hindu boishakh +1 [2017,2019), 04-14 [2021,2028), 04-15 [2021,2028), 04-16 [2021,2028), 04-14 if sunday monday tuesday thursday friday saturday [2029,2100), 04-15 if sunday monday tuesday wednesday friday saturday [2029,2100), 04-16 if sunday monday tuesday wednesday thursday saturday [2029,2100), 04-13 if tuesday +1 [2038,), 04-14 if wednesday +1 [2038,), 04-15 if thursday +1 [2038,) | collection | yearly-sub-decrees
	hindu mesha -1 [2010,2017), hindu mesha [2010,2017), hindu mesha +1 [2010,2017), 04-12 if friday +1 [2019,2025), on 20190414 20190415 20280413 20280414 20280415 20320413 20320414 20320415 | collection estimated | sub-decrees-public
Khmer New Year (postponed) = ចូលឆ្នាំខ្មែរ | on 20200817 20200818 20200819 20200820 20200821 | collection estimated | off-vacanza-holidays
King's Birthday | 05-13 [2005,2020), 05-15 [2005,2020) | sub-decree-public-2010
	05-14 [2005,) | collection | yearly-sub-decrees
King's Coronation Day | 10-29 [2004,) | yearly-sub-decrees [2005,) collection; vacanza
Labour Day | 05-01 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
Meak Bochea Day = មាឃបូជា | on 19930206 19940126 19950214 19960203 19970221 20020128 20040205 20050223 20050224 20060212 20060213 | vacanza
	hindu magha-purnima [1993,1994), hindu magha-purnima [1995,2002), hindu magha-purnima [2003,2020) | computed estimated | sub-decree-public-2010
	on 20120207 20130225 20140214 20150203 20160222 | collection estimated | sub-decrees-public
	on 20170211 | collection estimated | sub-decree-public-2010
National Day of Remembrance | 05-20 [2018,2020) | collection estimated | off-vacanza-holidays
New Year's Day | 01-01 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
Paris Peace Agreement’s Day | 10-23 [1993,2020) | collection estimated | off-vacanza-holidays [2010,2020); vacanza
Pchum Ben = ភ្ជុំបិណ្ឌ | hindu mahalaya -1 [1994,2000), hindu mahalaya -1 [2001,2007), hindu mahalaya -1 [2011,2016), hindu mahalaya -1 [2028,2031), hindu mahalaya -1 [2038,2041), hindu mahalaya -1 [2047,2050), hindu mahalaya -1 [2056,2060), hindu mahalaya -1 [2063,2069), hindu mahalaya -1 [2073,2077), hindu mahalaya -1 [2082,2087), hindu mahalaya -1 [2090,2096) | estimated | sub-decrees-public [2011,2016) collection; vacanza [1998,2000); sub-decree-public computed
	hindu mahalaya [1994,2018), hindu mahalaya [2026,2031), hindu mahalaya [2039,2050), hindu mahalaya [2051,2069), hindu mahalaya [2070,2079), hindu mahalaya [2080,2096), hindu mahalaya [2097,) | estimated | sub-decrees-public [2010,2018) collection; sub-decree-public computed
	hindu mahalaya +1 [1997,2005), hindu mahalaya +1 [2006,2010), hindu mahalaya +1 [2016,2018), hindu mahalaya +1 [2026,2029), hindu mahalaya +1 [2042,2050), hindu mahalaya +1 [2051,2057), hindu mahalaya +1 [2058,2066), hindu mahalaya +1 [2070,2083), hindu mahalaya +1 [2084,2092), hindu mahalaya +1 [2093,2096), hindu mahalaya +1 [2097,) | estimated | sub-decrees-public [2016,2018) collection; sub-decree-public computed
	on 19930914 19930915 20080928 | vacanza
	hindu mahalaya -2 [1994,1997), hindu mahalaya +2 [1998,2001), hindu mahalaya +2 [2007,2010), 10-07 if sunday +1 [2018,2030), 09-23 if friday +1 [2022,2034), hindu mahalaya +2 [2026,2028), 09-24 if tuesday +1 [2030,2042), hindu ghatasthapana -2 [2032,2035), hindu ghatasthapana -1 [2032,2039), hindu ghatasthapana [2034,2039), hindu ghatasthapana +1 [2035,2038), hijri 9-27 +3 [2040,2042), hindu mahalaya +2 [2042,2047), hindu mahalaya +2 [2051,2056), hindu mahalaya +2 [2060,2063), hindu mahalaya -2 [2066,2068), hijri 7-27 +3 [2068,2070), hindu mahalaya +2 [2070,2073), hindu mahalaya +2 [2077,2082), hindu mahalaya +2 [2087,2090), hindu mahalaya +2 [2097,2100), on 20051001 20181009 20181010 20200916 20200917 20200918 20220925 20220926 20241001 20241002 20241003 20321005 20390916 20500915 20500916 20500917 20570926 20690915 20690917 20790927 20831009 20920929 20960916 20960917 20960918 21001002 | computed estimated | sub-decree-public
	on 20101008 20170921 20190927 20190928 20190929 20211005 20211006 20211007 20311014 20311015 20311016 | collection estimated | sub-decrees-public
	on 20231013 20231014 20231015 | announced | sub-decree-166-2023
	on 20250921 20250922 20250923 | announced | ministry-labour-prakas-2024
Peace Day in Cambodia | 12-29 [2024,) | ministry-labour-prakas-2024 [2025,); off-vacanza-holidays collection estimated
Queen Mother's Birthday | 06-18 [1994,) | collection | yearly-sub-decrees
Royal Ploughing Ceremony = ព្រះរាជពិធីច្រត់ព្រះនង្គ័ល | on 20100502 20130528 20140517 20150506 20160524 20270524 20310509 20320527 | collection estimated | sub-decrees-public
	on 19930509 19940428 19950517 19950518 19960505 19960506 19970524 19970525 20010510 20010511 20040507 20040508 20050526 20050527 | vacanza
	on 20110521 | announced | sub-decree-public-2011
	on 20230508 | announced | sub-decree-166-2023
	on 20250515 | announced | ministry-labour-prakas-2024
	hindu vaishakha-purnima +3 [1993,1994), hindu vaishakha-purnima +3 [1995,2002), hindu vaishakha-purnima +3 [2003,2010), hindu vaishakha-purnima +3 [2011,2021), hindu vaishakha-purnima +3 [2022,2029), hindu vaishakha-purnima +3 [2030,2040), hindu vaishakha-purnima +3 [2041,2048), hindu vaishakha-purnima +3 [2049,2051), hindu vaishakha-purnima +3 [2052,2056), hindu vaishakha-purnima +3 [2057,2059), hindu vaishakha-purnima +3 [2060,2067), hindu vaishakha-purnima +3 [2068,2075), hindu vaishakha-purnima +3 [2076,2078), hindu vaishakha-purnima +3 [2079,2086), hindu vaishakha-purnima +3 [2087,2094), hindu vaishakha-purnima +3 [2095,2097), hindu vaishakha-purnima +3 [2098,), on 19940429 20020430 20210430 20290501 20400430 20480501 20510429 20560503 20590501 20670502 20750504 20780430 20860502 20940503 20970429 | computed estimated | sub-decree-public
	on 20170514 20190522 20260505 | collection estimated | sub-decree-public
Special public holiday | on 20160502 20160516 20180521 20200511 | collection estimated | off-vacanza-holidays
	on 20190930 | collection estimated | sub-decrees-public
Victory over Genocide Day | 01-07 [1993,) | yearly-sub-decrees [1994,) collection; vacanza
Visak Bochea Day = វិសាខបូជា | on 20100428 20130524 20150502 20160520 20270520 20310505 20320523 | collection estimated | sub-decrees-public
	on 19930505 19940424 19950513 19950514 19970520 19970521 20010506 20010507 20040503 20040504 20050522 20050523 20060511 20060512 | vacanza
	on 20110517 | announced | sub-decree-public-2011
	on 20230504 | announced | sub-decree-166-2023
	on 20250511 | announced | ministry-labour-prakas-2024
	hindu vaishakha-purnima -1 [1993,1994), hindu vaishakha-purnima -1 [1995,2002), hindu vaishakha-purnima -1 [2003,2010), hindu vaishakha-purnima -1 [2011,2021), hindu vaishakha-purnima -1 [2022,2029), hindu vaishakha-purnima -1 [2030,2040), hindu vaishakha-purnima -1 [2041,2048), hindu vaishakha-purnima -1 [2049,2051), hindu vaishakha-purnima -1 [2052,2056), hindu vaishakha-purnima -1 [2057,2059), hindu vaishakha-purnima -1 [2060,2067), hindu vaishakha-purnima -1 [2068,2075), hindu vaishakha-purnima -1 [2076,2078), hindu vaishakha-purnima -1 [2079,2086), hindu vaishakha-purnima -1 [2087,2094), hindu vaishakha-purnima -1 [2095,2097), hindu vaishakha-purnima -1 [2098,), on 19940425 20020426 20210426 20290427 20400426 20480427 20510425 20560429 20590427 20670428 20750430 20780426 20860428 20940429 20970425 | computed estimated | sub-decree-public
	on 20140514 20170510 20190518 20260501 | collection estimated | sub-decree-public
Water Festival = បុណ្យអុំទូក | hindu guru-nanak +1 [2006,2008), on 19931028 19931029 19931030 19971115 | vacanza
	hindu guru-nanak -2 [1994,2000), hindu guru-nanak -1 [1994,2001), hindu guru-nanak [1994,2001), hijri 8-15 +1 [2000,2002), hindu guru-nanak -1 [2002,2011), hindu guru-nanak [2002,2011), hindu guru-nanak +1 [2002,2005), hindu guru-nanak -2 [2005,2009), hindu guru-nanak +1 [2009,2011), hindu guru-nanak -1 [2014,2016), hindu guru-nanak [2014,2016), hindu guru-nanak +1 [2014,2016), hindu guru-nanak -2 [2017,2020), hindu guru-nanak -1 [2017,2020), hindu guru-nanak [2017,2020), hindu guru-nanak -2 [2027,2031), hindu guru-nanak -1 [2027,2031), hindu guru-nanak [2027,2031), hindu guru-nanak -1 [2033,2039), hindu guru-nanak [2033,2039), hindu guru-nanak +1 [2033,2035), hindu guru-nanak -2 [2035,2037), hindu guru-nanak +1 [2037,2039), hindu guru-nanak -1 [2040,2050), hindu guru-nanak [2040,2050), hindu guru-nanak -2 [2041,2043), hindu guru-nanak -2 [2044,2046), hindu guru-nanak -2 [2047,2050), hindu guru-nanak -1 [2051,2058), hindu guru-nanak [2051,2058), hindu guru-nanak +1 [2052,2054), hindu guru-nanak -2 [2054,2058), 10-28 if monday +1 [2058,2070), 10-29 if tuesday +1 [2058,2070), hindu guru-nanak -2 [2059,2062), hindu guru-nanak -1 [2059,2069), hindu guru-nanak [2059,2069), tehran 8-15 -1 [2064,2066), 10-30 if saturday +1 [2066,2078), 11-15 if saturday +1 [2070,2082), hindu guru-nanak -1 [2070,2077), hindu guru-nanak [2070,2077), hindu guru-nanak +1 [2073,2075), hindu guru-nanak -2 [2078,2085), hindu guru-nanak -1 [2078,2088), hindu guru-nanak [2078,2081), hindu guru-nanak [2082,2088), hindu guru-nanak +1 [2085,2087), myanmar tazaungmon -1 [2089,2096), myanmar tazaungmon [2089,2096), hindu guru-nanak [2089,2094), tehran 7-13 +1 [2095,2097), hijri 8-15 -2 [2097,2099), hijri 8-15 -1 [2097,2099), hijri 8-15 [2097,2099), hijri 9-17 -4 [2099,), hijri 9-17 -3 [2099,), hijri 9-17 -2 [2099,), on 20011030 20011031 20241114 20241115 20241116 20391030 20391031 20391101 20401119 20431117 20461114 20501028 20501029 20501030 20511116 20581031 20621117 20631104 20671121 20681107 20691028 20711108 20721123 20751120 20761111 20771029 20771030 20871108 20881028 20881029 20881030 20941120 20961029 20961030 | computed estimated | sub-decree-public
	on 20111109 20111110 20111111 | announced | sub-decree-public-2011
	hijri 1-10 +3 [2012,2014), hijri 1-10 +4 [2012,2014), hijri 1-10 +5 [2012,2014), hindu guru-nanak -1 [2021,2023), hindu guru-nanak [2021,2023), hindu guru-nanak +1 [2021,2023), hindu guru-nanak -1 [2031,2033), hindu guru-nanak [2031,2033), hindu guru-nanak +1 [2031,2033), on 20161113 20161114 20161115 20201030 20201031 20201101 20261123 20261124 20261125 | collection estimated | sub-decrees-public
	on 20231126 20231127 20231128 | announced | sub-decree-166-2023
	on 20251104 20251105 20251106 | announced | ministry-labour-prakas-2024

fact national 2020 | off 08-17 08-21 | not 04-14 04-15 04-16 | postponed to August
fact national 2023 | off 05-04 05-08 10-13 10-15 11-26 11-28 | not 05-05 12-29 | Sub-decree 166
fact national 2025 | off 05-11 05-15 09-21 09-23 11-04 11-06 12-29 | not 11-07 | Prakas of 9 October 2024
`;
