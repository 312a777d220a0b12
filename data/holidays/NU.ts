/** Holidays of Niue: rules, years and sources. The format: `README.md`. */
export const NU = `
known [1990,)

source public-holidays-act-1961 | Niue, Public Holidays Act 1961; not checked against the law
source public-holidays-ordinance-1961 | Niue, Public Holidays Ordinance 1961 and circulars of the Public Service Commission | web.archive.org/web/20250509105501/https://www.gov.nu/media/pages/information/1018c58017-1725838374/4nov2021-circular.pdf

Anzac Day | 04-25 [1975,) | collection | public-holidays-act-1961
Anzac Day (substitute day) | 04-25 if sunday +1 [1976,2033), 04-26 if sunday +1 [1981,2100), 04-25 if sunday +1 [2049,), on 20380427 | substitute | public-holidays-ordinance-1961
Boxing Day | 12-26 [1975,) | collection | public-holidays-act-1961
Boxing Day (substitute day) | 12-28 if monday tuesday [1976,) | substitute | public-holidays-ordinance-1961
Christmas Day | 12-25 [1975,) | collection | public-holidays-act-1961
Christmas Day (substitute day) | 12-27 if monday tuesday [1976,) | substitute | public-holidays-ordinance-1961
Constitution Day | 10-19 [1975,) | collection | public-holidays-act-1961
Constitution Day (substitute day) | 10-21 if monday tuesday [1975,2099) | substitute | public-holidays-ordinance-1961
Constitution Day Holiday | 10-20 [1974,) | public-holidays-ordinance-1961
Constitution Day Holiday (substitute day) | 10-22 if monday +1 [1979,1985), 10-22 if monday +1 [1990,2008), 10-22 if monday +1 [2012,2097) | substitute | public-holidays-ordinance-1961 [1990,2008) estimated; public-holidays-ordinance-1961
	10-21 if monday +1 [1985,2098), on 19741021 | substitute | public-holidays-ordinance-1961
Easter Monday | easter+1 [1975,) | computed | public-holidays-act-1961
Good Friday | easter-2 [1975,) | computed | public-holidays-act-1961
King's Birthday | 1 monday 06 [2023,) | public-holidays-ordinance-1961
New Year's Day | 01-01 [1975,) | collection | public-holidays-act-1961
New Year's Day (substitute day) | 01-03 if monday tuesday [1977,2097) | substitute | public-holidays-ordinance-1961
Peniamina Gospel Day | 4 monday 10 [1975,) | collection | public-holidays-act-1961
Queen's Birthday | 1 monday 06 [1962,2023) | public-holidays-ordinance-1961
Queen's Funeral | on 20220919 | one_off | public-holidays-ordinance-1961
Takai Commission Holiday | 01-02 [1975,) | collection | public-holidays-act-1961
Takai Commission Holiday (substitute day) | 01-04 if monday tuesday [1977,) | substitute | public-holidays-ordinance-1961
`;
