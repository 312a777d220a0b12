/** Holidays of Lebanon: rules, years and sources. The format: `README.md`. */
export const LB = `
source council-ministers-memoranda-2023 | Lebanon, Council of Ministers, memoranda of 2023 and 2024 by Decree 15215 of 2005 | https://kawalisbeirut.com/lebanon/50048
source council-ministers-memorandum-2024 | Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May | https://kawalisbeirut.com/lebanon/50048
source decree-15215-2005 | Lebanon, Decree No. 15215 of 2005 on official holidays; not checked against the law
source decree-15215-2005-2 | Lebanon, Decree No. 15215 of 2005; days, as vacanza/holidays (MIT) lists them; the notices were not read
source decree-15215-2005-3 | Lebanon, Decree No. 15215 of 2005 as amended, list of the Ministry of Industry | http://industry.gov.lb/Ministry/WorkingHoursAndHolidays?lang=en-us
source decree-february-2010 | Lebanon, decree of February 2010 on official holidays; not checked against the law

All Saints' Day | 11-01 [1990,1994) | vacanza
Annunciation = عيد البشارة | 03-25 [1995,2005), 03-25 [2010,) | collection | decree-february-2010 [2010,); vacanza
Armenian Christmas | 01-06 [,1978), 01-06 [1995,) | collection | decree-15215-2005
Ashura = عاشوراء | on 20101217 20111206 20131114 20151024 20161012 20171001 20180921 20190910 20200830 20210819 20220809 | collection estimated | decree-15215-2005-2
	on 19900802 19940619 19970518 20030314 20040302 | vacanza
	hijri 1-10 [,1978), hijri 1-10 [1979,1981), hijri 1-10 [1983,1984), hijri 1-10 [1985,1989), hijri 1-10 [1990,) | computed estimated | decree-15215-2005
	on 19910722 19920711 19950609 19960528 19980507 | collection estimated | decree-15215-2005
Assumption of Mary | 08-15 | collection | decree-15215-2005
Catholic Easter Monday | easter+1 [1990,1995) | vacanza
feasts en | Christmas Day; Labour Day; New Year's Day | collection | decree-15215-2005
Easter | easter [,1978) | computed | decree-15215-2005
Eid al-Adha = عيد الأضحى | on 19900704 19900706 20081208 20081209 20081210 20091127 20091128 20091129 | vacanza
	hijri 12-10, hijri 12-10 +1 | computed estimated | decree-15215-2005-3
	on 20101117 20101118 20111107 20111108 20141005 20141006 20150924 20150925 20160913 20160914 20170902 20170903 20180822 20180823 20190812 20190813 | collection estimated | decree-15215-2005-2
	on 19910623 19910624 19920611 19920612 19920613 19930601 19930602 19930603 19940521 19940522 19950510 19950511 19960429 19960430 19970418 19970419 19980408 19980409 19990328 19990329 20010306 20010307 20020223 20020224 20030212 20030213 20040202 20040203 | collection estimated | decree-15215-2005
Eid al-Fitr = عيد الفطر | on 20110831 20110901 20140729 20140730 20160707 20160708 20170626 20170627 | collection estimated | decree-15215-2005-2
	on 19900427 19900428 19900429 19920404 19920405 19920406 20051103 20051104 20051105 20061023 20061024 20061025 20081001 20081002 20081003 20090920 20090921 20090922 | vacanza
	hijri 10-1, hijri 10-1 +1 | computed estimated | decree-15215-2005-3
	on 19910416 19910417 19910418 19930325 19930326 19930327 19940314 19940315 19940316 19950303 19950304 19960221 19960222 19970209 19970210 19980130 19980131 19990119 19990120 20001228 20001229 20011217 20011218 20021206 20021207 20031126 20031127 | collection estimated | decree-15215-2005
Good Friday | easter-2 | computed | decree-15215-2005
Independence Day = عيد الاستقلال | 11-22 | collection | decree-15215-2005
Islamic New Year = رأس السنة الهجرية | on 20101208 20111127 20131105 20161003 20170922 | collection estimated | decree-15215-2005-2
	on 19900724 19940610 19970509 20030305 20040222 | vacanza
	hijri 1-1 [,1978), hijri 1-1 [1979,1981), hijri 1-1 [1983,1984), hijri 1-1 [1985,1989), hijri 1-1 [1990,) | computed estimated | decree-15215-2005
	on 19910713 19920702 19950531 19960519 19980428 | collection estimated | decree-15215-2005
Labour Day (substitute day) | 05-01 if sunday +1 [2005,2017), 05-01 if sunday +1 [2033,2096) | substitute | decree-15215-2005-3
Martyrs' Day = عيد الشهداء | sunday>=05-06 [1990,1994) | vacanza
	1 sunday 05 [2006,) | decree-15215-2005-3
Orthodox Easter | orthodox [,1978), on 19830508 19940501 | computed | decree-15215-2005
Orthodox Easter Monday | orthodox+1 [1990,1995) | vacanza
Orthodox Easter Tuesday | on 19900417 | vacanza
Orthodox Good Friday | orthodox-2 | computed | decree-15215-2005
Orthodox Holy Saturday = سبت النور | on 19900414 20010414 20040410 20070407 | vacanza
	easter-1 [2010,2012), 04-18 if friday +1 [2014,2026), easter-1 [2037,2039), on 20170415 20280415 20310412 20340408 20410420 | computed | decree-15215-2005-3
Prophet's Birthday = المولد النبوي | on 19940819 19970718 20000615 20030514 20040501 20040502 20060411 | vacanza
	hijri 3-12 [,1981), hijri 3-12 [1982,1984), hijri 3-12 [1985,1988), hijri 3-12 [1989,) | computed estimated | decree-15215-2005
	on 20110216 20120205 20140114 20150103 20151224 20161212 20171201 | collection estimated | decree-15215-2005-2
	on 19901002 19910921 19920910 19930830 19950809 19960728 19980707 | collection estimated | decree-15215-2005
Resistance and Liberation Day = عيد المقاومة والتحرير | 05-25 [2001,) | council-ministers-memoranda-2023 [2010,); council-ministers-memoranda-2023 [2005,2010) estimated; council-ministers-memorandum-2024 estimated
Saint Maron’s Day = عيد مار مارون | 02-09 | collection | decree-15215-2005

fact national 2016 | off 05-01 05-02 | not 05-03 | Decree 15215: Labour Day on a Sunday
fact national 2025 | off 04-18 04-19 05-25 06-06 06-07 | not 04-20 06-08 | Decree 15215: both Good Fridays on one day
decided dated law | Resistance and Liberation Day | - | - | national | 25 May, not a Sunday | Lebanon, Council of Ministers, memorandum of 13 May 2024: Saturday 25 May; of 2023: Thursday 25 May | https://kawalisbeirut.com/lebanon/50048
`;
