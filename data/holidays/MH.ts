/** Holidays of Marshall Islands: rules, years and sources. The format: `README.md`. */
export const MH = `
source public-holidays-act-1988 | Marshall Islands, Public Holidays Act 1988; not checked against the law
source public-holidays-nitijela | Marshall Islands, public holidays as the Nitijela lists them | web.archive.org/web/20240613114250/https://rmiparliament.org/cms/component/content/article/14-pressrelease/49-important-public-holidays.html?Itemid=101 | list

lieu saturday<friday sunday>monday | all | public-holidays-nitijela

Christmas Day | 12-25 [1988,) | collection | public-holidays-act-1988
Constitution Day | 05-01 [2006,) | collection | public-holidays-act-1988
Dri-jerbal Day | 1 friday 09 [1996,) | collection | public-holidays-act-1988
Fishermen's Day | 1 friday 07 [1996,) | collection | public-holidays-act-1988
General Election Day | on 20071119 | collection estimated | public-holidays-nitijela
	on 20111121 20151116 20191118 20231120 | collection | public-holidays-nitijela
Good Friday | easter-2 [1987,) | computed | public-holidays-nitijela
Gospel Day | 1 friday 12 [1988,) | collection | public-holidays-act-1988
Manit Day | last friday 09 [1996,) | collection | public-holidays-act-1988
New Year's Day | 01-01 [1988,) | collection | public-holidays-act-1988
President's Day | 11-17 [1988,) | collection | public-holidays-act-1988
Remembrance Day | 03-01 [1996,) | collection | public-holidays-act-1988
Constitution Day (substitute day) | on 19930430 19940502 19990430 20040430 20050502 | substitute estimated | public-holidays-nitijela
Remembrance Day (substitute day) | on 19920302 | substitute estimated | public-holidays-nitijela
`;
