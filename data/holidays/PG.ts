/** Holidays of Papua New Guinea: rules, years and sources. The format: `README.md`. */
export const PG = `
source national-gazette-august-2011 | Papua New Guinea, National Gazette of August 2011; not checked against the law
source public-holidays-act | Papua New Guinea, Public Holidays Act (chapter 321); not checked against the law
source public-holidays-act-1953 | Papua New Guinea, Public Holidays Act 1953: a Sunday to Monday, Christmas to Tuesday; notices | web.archive.org/web/20250406104407/http://www.paclii.org/pg/legis/consol_act/pha1953163.pdf

lieu sunday>next | all but King's Birthday; Sir Michael Somare Remembrance Day | public-holidays-act-1953

APEC Leaders' Summit | on 20181116 | one_off | public-holidays-act-1953
Boxing Day | 12-26 [1975,) | collection | public-holidays-act
Christmas Day | 12-25 [1975,) | collection | public-holidays-act
Easter Monday | easter+1 [1975,) | computed | public-holidays-act
Easter Sunday | easter [1975,) | computed | public-holidays-act
Good Friday | easter-2 [1975,) | computed | public-holidays-act
Holy Saturday | easter-1 [1975,) | computed | public-holidays-act [2024,2031) estimated; public-holidays-act
Independence Day | 09-16 [1975,) | collection | public-holidays-act
Independence Day (substitute day) | on 20230915 | collection | public-holidays-act-1953
King's Birthday | 2 monday 06 [1975,2023) | collection | public-holidays-act
	06-17 [2023,) | public-holidays-act-1953
King's Birthday (substitute day) | on 20230616 | collection | public-holidays-act-1953
National Day of Repentance | 08-26 [2011,) | collection | national-gazette-august-2011
National Remembrance Day | 07-23 [1975,) | collection | public-holidays-act
New Year's Day | 01-01 [1975,) | collection | public-holidays-act
Sir Michael Somare Remembrance Day | 02-26 [2022,) | public-holidays-act-1953
Sir Michael Somare Remembrance Day (substitute day) | on 20220228 20230224 | collection | public-holidays-act-1953
State funerals and mourning | on 20210108 20210301 20210312 20220919 20230418 | one_off | public-holidays-act-1953
`;
