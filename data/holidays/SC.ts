/** Holidays of Seychelles: rules, years and sources. The format: `README.md`. */
export const SC = `
known [1994,)

source public-holidays-act-1994 | Seychelles, Public Holidays Act as amended in 1994, 2014 and 2017: a Sunday to the next day that is none | web.archive.org/web/20240920163119/https://seylii.org/akn/sc/act/2017/3/eng@2017-04-12

feasts en | All Saints' Day; Assumption; Christmas Day; Corpus Christi; Good Friday; Immaculate Conception; Labour Day | library
All Saints' Day (substitute day) | 11-01 if sunday +1 [1998,2100) | substitute | public-holidays-act-1994
Assumption (substitute day) | 08-15 if sunday +1 [1999,) | substitute | public-holidays-act-1994
Bridge day | on 20200103 20201026 | collection | public-holidays-act-1994
Christmas Day (substitute day) | 12-25 if sunday +1 [1994,2096) | substitute | public-holidays-act-1994
Easter Monday | easter+1 [2017,) | library
Easter Saturday | easter-1 | library
Election day | on 20070512 20110521 20111001 20201024 | collection | public-holidays-act-1994
	on 20151205 20151218 20160910 | announced | public-holidays-act-1994
Funeral of President France-Albert René | on 20190307 | collection | public-holidays-act-1994
Immaculate Conception (substitute day) | 12-08 if sunday +1 [1996,2098) | substitute | public-holidays-act-1994
Independence Day | 06-29 [1977,) | library
Independence Day (substitute day) | 06-29 if sunday +1 [1997,2099) | substitute | public-holidays-act-1994
Labour Day (substitute day) | 05-01 if sunday +1 [1994,2096) | substitute | public-holidays-act-1994
Liberation Day | 06-05 [1994,2017) | public-holidays-act-1994
Liberation Day (substitute day) | 06-05 if sunday +1 [1994,2017) | substitute | public-holidays-act-1994
National Holiday | 06-18 [1994,) | library
National Holiday (substitute day) | 06-18 if sunday +1 [1995,2091) | substitute | public-holidays-act-1994
New Year Holiday (substitute day) | 01-02 if sunday +1 [1994,2006) | substitute | vacanza
New Year's Day | 01-01, 01-02 | library
New Year's Day (substitute day) | 01-02 if sunday +1 [2011,2029) | collection | public-holidays-act-1994

fact national 2016 | off 06-05 06-06 | not 03-28 | Liberation Day until 2016, Easter Monday from 2017
`;
