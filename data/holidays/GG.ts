/** Holidays of Guernsey: rules, years and sources. The format: `README.md`. */
export const GG = `
country Guernsey

source library
source public-holidays-ordinance-2009 | Guernsey, Public Holidays Ordinance, dates of 2009 to 2012 | http://www.islandlife.org/public_holidays_gsy.htm
source off-one-time | Days off for one time, as vacanza/holidays (MIT) lists them

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | substitute | library
Early May bank holiday | 1 monday 05 [,2020), 1 monday 05 [2021,) | library
Early May bank holiday (VE day) | on 20200508 | one_off | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
King Charles III's Coronation | on 20230508 | one_off | library
Liberation Day | 05-09 | library
Liberation Day (substitute day) | on 20100510 | announced | public-holidays-ordinance-2009
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | substitute | library
Queen Elizabeth's Funeral Day | on 20220919 | one_off | library
Queen’s Diamond Jubilee | on 20120605 | one_off | library
Queen’s Platinum Jubilee | on 20220603 | one_off | library
Royal Wedding | on 20110429 | one_off estimated | off-one-time
Royal visit | on 20240716 | one_off estimated | off-one-time
Spring bank holiday | last monday 05 [,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 20220602 | library
	on 20120604 | public-holidays-ordinance-2009
Summer bank holiday | last monday 08 [1972,) | public-holidays-ordinance-2009

fact national 2012 | off 06-04 08-27 | not 05-28 | Public Holidays Ordinance
`;
