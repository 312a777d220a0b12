/** Holidays of Seychelles: rules, years and sources. The format: `README.md`. */
export const SC = `
known [1994,)

source public-holidays-act-1994 | Seychelles, Public Holidays Act as amended in 1994, 2014 and 2017: a Sunday to the next day that is none | web.archive.org/web/20240920163119/https://seylii.org/akn/sc/act/2017/3/eng@2017-04-12

lieu sunday>next [1994,) | all but New Year's Day | public-holidays-act-1994

feasts en | All Saints' Day; Assumption; Christmas Day; Corpus Christi; Good Friday; Immaculate Conception; Labour Day | library
Bridge day | on 20200103 20201026 | collection | public-holidays-act-1994
Easter Monday | easter+1 [2017,) | library
Easter Saturday | easter-1 | library
Election day | on 20070512 20110521 20111001 20201024 | collection | public-holidays-act-1994
	on 20151205 20151218 20160910 | announced | public-holidays-act-1994
Funeral of President France-Albert René | on 20190307 | collection | public-holidays-act-1994
Independence Day | 06-29 [1977,) | library
Liberation Day | 06-05 [1994,2017) | public-holidays-act-1994
National Holiday | 06-18 [1994,) | library
New Year's Day | 01-01, 01-02 | library
New Year's Day (substitute day) | 01-02 if sunday +1 [2011,2029) | collection | public-holidays-act-1994
New Year Holiday (substitute day) | on 19940103 20000103 20050103 | substitute | vacanza

fact national 2016 | off 06-05 06-06 | not 03-28 | Liberation Day until 2016, Easter Monday from 2017
`;
