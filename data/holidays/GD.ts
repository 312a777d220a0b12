/** Holidays of Grenada: rules, years and sources. The format: `README.md`. */
export const GD = `
known [2000,)

source bank-holidays-act | Grenada, Bank Holidays Act (chapter 25): a Sunday to the Monday; lists of the government | https://www.gov.gd/component/edocman/grenadas-public-holidays-2025/viewdocument/1386

Bank holiday | on 20130222 20180314 20220624 | collection estimated | off-one-time
feasts en | Boxing Day; Christmas Day; Corpus Christi; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1976,) | substitute | bank-holidays-act
CARICOM 50th Anniversary | on 20230704 | one_off | bank-holidays-act
Carnival Monday | 2 monday 08 | library
Carnival Tuesday | tuesday>=08-09 | library
Christmas Day (substitute day) | 12-26 if monday +1 [1977,) | substitute | bank-holidays-act [2011,); bank-holidays-act [2005,2011) estimated; bank-holidays-act
Emancipation Day | 08-01 [2025,) | bank-holidays-act
	1 monday 08 [,2025) | library
Emancipation Day (substitute day) | 08-01 if sunday +1 [2027,) | substitute | bank-holidays-act
Independence Day | 02-07 [1975,) | library
Independence Day (substitute day) | 02-07 if sunday +1 [1982,) | substitute | bank-holidays-act
Labour Day (substitute day) | 05-01 if sunday +1 [1977,2096) | substitute | bank-holidays-act
National Heroes' Day | 10-19 [2023,) | bank-holidays-act
National Heroes' Day (substitute day) | 10-19 if sunday +1 [2025,2099) | substitute | bank-holidays-act
New Year's Day (substitute day) | 01-01 if sunday +1 [1978,2097) | substitute | bank-holidays-act
Thanksgiving Day | 10-25 [1984,) | library
Thanksgiving Day (substitute day) | 10-25 if sunday +1 [1987,2100) | substitute | bank-holidays-act

fact national 2025 | off 08-01 10-19 10-20 | not 08-04 | list of 2025
`;
