/** Holidays of Antigua & Barbuda: rules, years and sources. The format: `README.md`. */
export const AG = `
part 10 Barbuda
known [2010,) | in 10

source public-holidays-act-2005 | Antigua and Barbuda, Public Holidays Act with the amendments of 2005, 2014 and 2019 | https://laws.gov.ag/wp-content/uploads/2018/08/cap-354.pdf

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1959,) | substitute | public-holidays-act-2005
Caribbean Community (Caricom) Day | 1 monday 07 [1990,2006) | vacanza
Carnival Monday = J'Ouvert Morning | 08-01 [,1955) | library
	1 monday 08 [1955,) | public-holidays-act-2005
Carnival Tuesday = Last Lap | tuesday>=08-02 [2006,) | public-holidays-act-2005
Christmas Day (substitute day) | 12-27 if monday tuesday [1955,) | substitute | public-holidays-act-2005
Day after the General Election | on 20180322 20230119 | one_off | public-holidays-act-2005
Independence Day | 11-01 [1982,) | public-holidays-act-2005
Independence Day (substitute day) | 11-02 if sunday +1 [2008,2099), 11-01 if sunday +1 [2009,2100) | substitute | public-holidays-act-2005
Labour Day | 05-01 [,1955) | library
	1 monday 05 [1955,) | public-holidays-act-2005
New Year's Day (substitute day) | 01-01 if sunday +1 [1956,2097) | substitute | public-holidays-act-2005
Public Holiday | on 19930803 | vacanza
State Funeral of the late The Honourable Charlesworth T. Samuel | on 20080219 | vacanza
State Funeral of the late The Honourable Sir George Herbert Walter | on 20080318 | vacanza
V.C Bird Day | on 20061211 | vacanza
	on 20121210 | public-holidays-act-2005
	12-09 [,1955), 12-09 [2007,2012), 12-09 [2013,), on 20051209 | library
V.C Bird Day (substitute day) | 12-10 if sunday +1 [2023,2091), 12-09 if sunday +1 [2029,2097) | substitute | public-holidays-act-2005

fact national 2025 | off 05-05 08-04 08-05 11-01 11-03 | not 05-01 08-01 | Public Holidays Act: first Mondays
`;
