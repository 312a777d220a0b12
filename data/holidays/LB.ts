/** Holidays of Lebanon: rules, years and sources. The format: `README.md`. */
export const LB = `
country Lebanon
known [1990,)

source council-ministers-memoranda-2023 | Lebanon, Council of Ministers, memoranda of 2023 and 2024 by Decree 15215 of 2005 | https://kawalisbeirut.com/lebanon/50048
source council-ministers-memorandum-2024 | Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May | https://kawalisbeirut.com/lebanon/50048
source decree-15215-2005 | Lebanon, Decree No. 15215 of 2005 on official holidays; not checked against the law
source decree-15215-2005-2 | Lebanon, Decree No. 15215 of 2005; days, as vacanza/holidays (MIT) lists them; the notices were not read
source decree-15215-2005-3 | Lebanon, Decree No. 15215 of 2005 as amended, list of the Ministry of Industry | http://industry.gov.lb/Ministry/WorkingHoursAndHolidays?lang=en-us
source decree-february-2010 | Lebanon, decree of February 2010 on official holidays; not checked against the law
source vacanza

All Saints' Day | 11-01 [1990,1994) | collection estimated | vacanza
Annunciation = عيد البشارة | 03-25 [1995,2005) | collection estimated | vacanza
	03-25 [2010,) | collection | decree-february-2010
Armenian Christmas | 01-06 [,1978), 01-06 [1995,) | collection | decree-15215-2005
Ashura = عاشوراء | karachi 1-10 [2003,2005), on 19900802 19940619 19970518 | collection estimated | vacanza
	delhi 1-10 [2010,2012), delhi 1-10 [2015,2023), on 20131114 | collection estimated | decree-15215-2005-2
	hijri 1-10 [,1978), hijri 1-10 [1979,1981), hijri 1-10 [1985,1989), hijri 1-10 [1991,1994), hijri 1-10 [1995,1997), hijri 1-10 [1998,2003), hijri 1-10 [2005,2010), hijri 1-10 [2023,), on 19831017 20121124 20141103 | computed estimated | decree-15215-2005
Assumption of Mary | 08-15 | collection | decree-15215-2005
Catholic Easter Monday | easter+1 [1990,1995) | collection estimated | vacanza
Christmas Day | 12-25 | collection | decree-15215-2005
Easter | easter [,1978) | computed | decree-15215-2005
Eid al-Adha = عيد الأضحى | hijri 12-10 +2 [2008,2010), on 19900706 | collection estimated | vacanza
	hijri 12-10 [2005,2010), hijri 12-10 +1 [2005,2010), hijri 12-10 [2012,2014), hijri 12-10 +1 [2012,2014), hijri 12-10 [2020,), hijri 12-10 +1 [2020,) | computed estimated | decree-15215-2005-3
	delhi 12-10 [2010,2012), delhi 12-10 +1 [2010,2012), delhi 12-10 -1 [2014,2016), delhi 12-10 [2014,2020), delhi 12-10 +1 [2016,2020) | collection estimated | decree-15215-2005-2
	delhi 12-10 [,1982), delhi 12-10 +1 [,1978), delhi 12-10 -1 [1951,1956), delhi 12-10 -1 [1959,1964), easter-6 [1965,1967), delhi 12-10 +2 [1967,1969), easter-38 [1969,1971), easter-64 [1971,1973), delhi 12-10 -1 [1973,1976), delhi 12-10 -1 [1977,1979), tehran 12-10 +1 [1979,2000), hijri 12-10 +2 [1982,1984), tehran 12-10 [1984,1987), delhi 12-10 +1 [1986,1989), hijri 12-10 +2 [1990,1992), karachi 12-10 [1991,2005), easter+53 [1992,1994), delhi 12-10 +1 [2001,2005), on 19500925 19560721 19570708 19580630 19640425 19761204 19890714 20000316 | computed estimated | decree-15215-2005
Eid al-Fitr = عيد الفطر | hijri 10-1 +2 [2005,2007), delhi 10-1 +1 [2008,2010), on 19900429 19920404 | collection estimated | vacanza
	hijri 10-1 [2005,2011), hijri 10-1 +1 [2005,2011), hijri 10-1 [2012,2014), hijri 10-1 +1 [2012,2014), hijri 10-1 [2018,), hijri 10-1 +1 [2018,), on 20150717 20150718 | computed estimated | decree-15215-2005-3
	dhaka 10-1 [2016,2018), dhaka 10-1 +1 [2016,2018), on 20110831 20110901 20140729 20140730 | collection estimated | decree-15215-2005-2
	hijri 10-1 [,1979), hijri 10-1 +1 [,1978), hijri 10-1 +2 [,1978), dhaka 10-1 [1979,1984), hijri 10-1 [1984,1987), dhaka 10-1 [1986,2005), dhaka 10-1 +1 [1986,1999), dhaka 10-1 +2 [1993,1995), tibetan offering +1 [1999,2001), dhaka 10-1 +1 [2001,2004), on 19890509 19910416 20001229 20041114 | computed estimated | decree-15215-2005
Good Friday | easter-2 | computed | decree-15215-2005
Independence Day = عيد الاستقلال | 11-22 | collection | decree-15215-2005
Islamic New Year = رأس السنة الهجرية | hijri 1-1 +1 [2003,2005), on 19900724 19940610 19970509 | collection estimated | vacanza
	hijri 1-1 +1 [2010,2012), aceh 1-1 [2016,2018), on 20131105 | collection estimated | decree-15215-2005-2
	hijri 1-1 [,1978), hijri 1-1 [1979,1981), hijri 1-1 [1985,1989), hijri 1-1 [1991,1994), hijri 1-1 [1995,1997), hijri 1-1 [1998,2003), hijri 1-1 [2005,2010), hijri 1-1 [2014,2016), hijri 1-1 [2018,), on 19831008 20121115 | computed estimated | decree-15215-2005
Labour Day | 05-01 | collection | decree-15215-2005
Labour Day (substitute day) | 05-01 if sunday +1 [2005,2017), 05-01 if sunday +1 [2033,2096) | substitute | decree-15215-2005-3
Martyrs' Day = عيد الشهداء | sunday>=05-06 [1990,1994) | collection estimated | vacanza
	1 sunday 05 [2006,) | decree-15215-2005-3
New Year's Day | 01-01 | collection | decree-15215-2005
Orthodox Easter | orthodox [,1978), on 19830508 19940501 | computed | decree-15215-2005
Orthodox Easter Monday | orthodox+1 [1990,1995) | collection estimated | vacanza
Orthodox Easter Tuesday | on 19900417 | collection estimated | vacanza
Orthodox Good Friday | orthodox-2 | computed | decree-15215-2005
Orthodox Holy Saturday = سبت النور | 04-13 if friday +1 [1990,2002), on 20040410 20070407 | collection estimated | vacanza
	easter-1 [2010,2012), 04-18 if friday +1 [2014,2026), easter-1 [2037,2039), on 20170415 20280415 20310412 20340408 20410420 | computed | decree-15215-2005-3
Prophet's Birthday = المولد النبوي | karachi 3-12 [2003,2005), on 19940819 19970718 20000615 20060411 | collection estimated | vacanza
	aceh 3-12 [2011,2013), aceh 3-12 [2014,2018) | collection estimated | decree-15215-2005-2
	hijri 3-12 [,1981), hijri 3-12 [1982,1984), hijri 3-12 [1985,1988), hijri 3-12 [1989,1994), hijri 3-12 [1995,1997), hijri 3-12 [1998,2000), hijri 3-12 [2001,2003), hijri 3-12 [2004,2006), hijri 3-12 [2007,2011), hijri 3-12 [2018,), on 20130124 | computed estimated | decree-15215-2005
Resistance and Liberation Day = عيد المقاومة والتحرير | 05-25 [2001,2005) | estimated | council-ministers-memorandum-2024
	05-25 [2005,2010) | estimated | council-ministers-memoranda-2023
	05-25 [2010,) | council-ministers-memoranda-2023
Saint Maron’s Day = عيد مار مارون | 02-09 | collection | decree-15215-2005

fact national 2016 | off 05-01 05-02 | not 05-03 | Decree 15215: Labour Day on a Sunday
fact national 2025 | off 04-18 04-19 05-25 06-06 06-07 | not 04-20 06-08 | Decree 15215: both Good Fridays on one day
decided dated law | Resistance and Liberation Day | - | - | national | 25 May, not a Sunday | Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May | https://kawalisbeirut.com/lebanon/50048
`;
