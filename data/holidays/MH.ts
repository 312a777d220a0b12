/** Holidays of Marshall Islands: rules, years and sources. The format: `README.md`. */
export const MH = `
known [1990,)

source public-holidays-act-1988 | Marshall Islands, Public Holidays Act 1988; not checked against the law
source public-holidays-nitijela | Marshall Islands, public holidays as the Nitijela lists them | web.archive.org/web/20240613114250/https://rmiparliament.org/cms/component/content/article/14-pressrelease/49-important-public-holidays.html?Itemid=101 | list

Christmas Day | 12-25 [1988,) | collection | public-holidays-act-1988
Christmas Day (substitute day) | 12-25 if sunday +1 [1988,2096), 12-23 if thursday +1 [1993,) | substitute | public-holidays-nitijela
Constitution Day | 05-01 [2006,) | collection | public-holidays-act-1988
Constitution Day (substitute day) | 04-29 if thursday +1 [1993,2005), 04-29 if thursday +1 [2010,) | substitute | public-holidays-nitijela [2010,); public-holidays-nitijela estimated
	05-01 if sunday +1 [1994,2006), 05-01 if sunday +1 [2011,2096) | substitute | public-holidays-nitijela [2011,2096); public-holidays-nitijela estimated
	on 19880502 | substitute | public-holidays-nitijela
Dri-jerbal Day | 1 friday 09 [1996,) | collection | public-holidays-act-1988
Fishermen's Day | 1 friday 07 [1996,) | collection | public-holidays-act-1988
General Election Day | on 20071119 | collection estimated | public-holidays-nitijela
	on 20111121 20151116 20191118 20231120 | collection | public-holidays-nitijela
Good Friday | easter-2 [1987,) | computed | public-holidays-nitijela
Gospel Day | 1 friday 12 [1988,) | collection | public-holidays-act-1988
Manit Day | last friday 09 [1996,) | collection | public-holidays-act-1988
New Year's Day | 01-01 [1988,) | collection | public-holidays-act-1988
New Year's Day (substitute day) | 01-01 if sunday +1 [1989,2097), 12-30 if thursday +1 [1993,2095) | substitute | public-holidays-nitijela
President's Day | 11-17 [1988,) | collection | public-holidays-act-1988
President's Day (substitute day) | 11-15 if thursday +1 [1990,2097), 11-17 if sunday +1 [1991,2098) | substitute | public-holidays-nitijela
Remembrance Day | 03-01 [1996,) | collection | public-holidays-act-1988
Remembrance Day (substitute day) | on 19920302 | substitute estimated | public-holidays-nitijela
	03-01 if saturday -1 [1997,2099), 03-01 if sunday +1 [1998,2100) | substitute | public-holidays-nitijela
`;
