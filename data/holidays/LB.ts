/** Holidays of Lebanon: rules, years and sources. The format: `README.md`. */
export const LB = `
country Lebanon

source decree-15215-2005 | Lebanon, Decree No. 15215 of 2005 on official holidays; not checked against the law
source decree-15215-2005-2 | Lebanon, Decree No. 15215 of 2005; days, as vacanza/holidays (MIT) lists them; the notices were not read
source decree-15215-2005-3 | Lebanon, Decree No. 15215 of 2005 as amended, list of the Ministry of Industry | http://industry.gov.lb/Ministry/WorkingHoursAndHolidays?lang=en-us
source decree-february-2010 | Lebanon, decree of February 2010 on official holidays; not checked against the law
source council-ministers-memoranda-2023 | Lebanon, Council of Ministers, memoranda of 2023 and 2024 by Decree 15215 of 2005 | https://kawalisbeirut.com/lebanon/50048

Annunciation = عيد البشارة | 03-25 [2010,) | decree-february-2010
Armenian Christmas | 01-06 | decree-15215-2005
Ashura = عاشوراء | hijri 1-10 [,2010), hijri 1-10 [2023,), on 20121124 20141103 | computed estimated | decree-15215-2005
	delhi 1-10 [2010,2012), delhi 1-10 [2015,2023), on 20131114 | announced estimated | decree-15215-2005-2
Assumption of Mary | 08-15 | decree-15215-2005
Christmas Day | 12-25 | decree-15215-2005
Easter | easter [,2005) | computed | decree-15215-2005
Eid al-Adha = عيد الأضحى | hijri 12-10 [,2005) | 3d computed estimated | decree-15215-2005
	hijri 12-10 [2005,2010), hijri 12-10 [2012,2014), hijri 12-10 [2020,) | 2d computed estimated | decree-15215-2005-3
	karachi 12-10 [2010,2012), karachi 12-10 [2014,2016), delhi 12-10 [2016,2020) | 2d announced estimated | decree-15215-2005-2
Eid al-Fitr = عيد الفطر | hijri 10-1 [,2005) | 3d computed estimated | decree-15215-2005
	hijri 10-1 [2005,2011), hijri 10-1 [2012,2014), hijri 10-1 [2018,), on 20150717 | 2d computed estimated | decree-15215-2005-3
	dhaka 10-1 [2016,2018), on 20110831 20140729 | 2d announced estimated | decree-15215-2005-2
Good Friday | easter-2 | computed | decree-15215-2005
Independence Day = عيد الاستقلال | 11-22 | decree-15215-2005
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,2010), hijri 1-1 [2014,2016), hijri 1-1 [2018,), on 20121115 | computed estimated | decree-15215-2005
	hijri 1-1 +1 [2010,2012), aceh 1-1 [2016,2018), on 20131105 | announced estimated | decree-15215-2005-2
Labour Day | 05-01 | decree-15215-2005
Labour Day (substitute day) | 05-01 if sunday +1 [2005,2017), 05-01 if sunday +1 [2033,2096) | substitute | decree-15215-2005-3
Martyrs' Day = عيد الشهداء | 1 sunday 05 [2006,) | decree-15215-2005-3
New Year's Day | 01-01 | decree-15215-2005
Orthodox Easter | orthodox [,2005) | computed | decree-15215-2005
Orthodox Good Friday | orthodox-2 | computed | decree-15215-2005
Orthodox Holy Saturday = سبت النور | easter-1 [2010,2012), 04-18 if friday +1 [2014,2026), easter-1 [2037,2039), on 20170415 20280415 20310412 20340408 20410420 | computed | decree-15215-2005-3
Prophet's Birthday = المولد النبوي | hijri 3-12 [,2011), hijri 3-12 [2018,), on 20130124 | computed estimated | decree-15215-2005
	aceh 3-12 [2011,2013), aceh 3-12 [2014,2018) | announced estimated | decree-15215-2005-2
Resistance and Liberation Day = عيد المقاومة والتحرير | 05-25 [2001,2005) | decree-15215-2005
	05-25 [2005,) | council-ministers-memoranda-2023
Saint Maron’s Day = عيد مار مارون | 02-09 | decree-15215-2005

fact national 2016 | off 05-01 05-02 | not 05-03 | Decree 15215: Labour Day on a Sunday
fact national 2025 | off 04-18 04-19 05-25 06-06 06-07 | not 04-20 06-08 | Decree 15215: both Good Fridays on one day

decided dated law | Resistance and Liberation Day | - | - | national | 25 May, not a Sunday | Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May | https://kawalisbeirut.com/lebanon/50048
`;
