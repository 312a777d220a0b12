/** Holidays of Niue: rules, years and sources. The format: `README.md`. */
export const NU = `
source public-holidays-act-1961 | Niue, Public Holidays Act 1961; not checked against the law
source public-holidays-ordinance-1961 | Niue, Public Holidays Ordinance 1961 and circulars of the Public Service Commission | web.archive.org/web/20250509105501/https://www.gov.nu/media/pages/information/1018c58017-1725838374/4nov2021-circular.pdf

lieu saturday>next sunday>next | all | public-holidays-ordinance-1961

Anzac Day | 04-25 [1975,) | collection | public-holidays-act-1961
Boxing Day | 12-26 [1975,) | collection | public-holidays-act-1961
Christmas Day | 12-25 [1975,) | collection | public-holidays-act-1961
Constitution Day | 10-19 [1975,) | collection | public-holidays-act-1961
Constitution Day Holiday | 10-20 [1974,) | public-holidays-ordinance-1961
Easter Monday | easter+1 [1975,) | computed | public-holidays-act-1961
Good Friday | easter-2 [1975,) | computed | public-holidays-act-1961
King's Birthday | 1 monday 06 [2023,) | public-holidays-ordinance-1961
New Year's Day | 01-01 [1975,) | collection | public-holidays-act-1961
Peniamina Gospel Day | 4 monday 10 [1975,) | collection | public-holidays-act-1961
Queen's Birthday | 1 monday 06 [1962,2023) | public-holidays-ordinance-1961
Queen's Funeral | on 20220919 | one_off | public-holidays-ordinance-1961
Takai Commission Holiday | 01-02 [1975,) | collection | public-holidays-act-1961
`;
