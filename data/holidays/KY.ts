/** Holidays of Cayman Islands: rules, years and sources. The format: `README.md`. */
export const KY = `
known [2006,)

source public-holidays-act | Cayman Islands, Public Holidays Act; lists and orders of the government | https://legislation.gov.ky/cms/images/LEGISLATION/PRINCIPAL/1964/1964-0140/PublicHolidaysAct_2007%20Revision_g.pdf

Ash Wednesday | easter-46 | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [2009,) | substitute | public-holidays-act
Christmas Day (substitute day) | 12-27 if monday tuesday [2010,) | substitute | public-holidays-act
Constitution Day | 1 monday 07 [2006,) | public-holidays-act
	07-02 [1960,2006) | library
Constitution Day 2009 | on 20091106 | one_off | public-holidays-act
Discovery Day | 3 monday 05 | library
Emancipation Day | 1 monday 05 [2024,) | public-holidays-act
General Election Day | on 20090520 20130522 20250430 | one_off | public-holidays-act
	on 20170524 20210414 | library
King's Birthday | monday>=06-17 [2023,) | public-holidays-act
King's Coronation | on 20230508 | one_off | public-holidays-act
National Heroes Day | 4 monday 01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | substitute | library
Queen's Birthday | monday>=06-12 [2006,2017), orthodox+64 [2017,2019), monday>=06-09 [2019,2022), on 20220606 | public-holidays-act
Queen's Diamond Jubilee | on 20120604 | one_off | public-holidays-act
Queen's Funeral | on 20220919 | one_off | public-holidays-act
Referendum Day | on 20120718 | one_off | public-holidays-act
	on 20191219 | vacanza
Remembrance Day | 2 monday 11 [2006,) | public-holidays-act
Royal Wedding | on 20110429 | one_off | public-holidays-act

fact national 2022 | off 06-06 07-04 11-14 09-19 12-27 | not 06-13 07-02 | Public Holidays Act; list of 2022
`;
