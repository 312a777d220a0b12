/** Holidays of Guernsey: rules, years and sources. The format: `README.md`. */
export const GG = `
source public-holidays-ordinance-2009 | Guernsey, Public Holidays Ordinance, dates of 2009 to 2012 | http://www.islandlife.org/public_holidays_gsy.htm

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 [1981,1983), 12-27 if monday +1 [1993,), 12-27 if sunday +1 [2009,2100), on 19871228 | substitute | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1955,) | substitute | library
Early May bank holiday | 1 monday 05 [1980,1995), 1 monday 05 [1996,2020), 1 monday 05 [2021,) | library
	on 19950508 | vacanza
Early May bank holiday (VE day) | on 20200508 | library
Golden Jubilee of Elizabeth II | on 20020603 | vacanza
King Charles III's Coronation | on 20230508 | library
Liberation Day | 05-09 | library
Liberation Day (substitute day) | on 20100510 | announced | public-holidays-ordinance-2009
Millennium Celebrations | on 19991231 | vacanza
New Year's Day (substitute day) | 01-01 if sunday +1 [1956,2097), 01-02 if sunday +1 [1983,2096) | substitute | library
Queen Elizabeth's Funeral Day | on 20220919 | library
Queen’s Diamond Jubilee | on 20120605 | library
Queen’s Platinum Jubilee | on 20220603 | library
Royal Wedding | on 20110429 | collection estimated | off-one-time
Royal visit | on 20240716 | collection estimated | off-one-time
Spring bank holiday | on 20020604 | vacanza
	on 20120604 | public-holidays-ordinance-2009
	5 monday 05 [1966,1968), last monday 05 [1969,1972), last monday 05 [1973,1977), last monday 05 [1979,2002), last monday 05 [2003,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 19500529 19530525 19550530 19580526 20220602 | library
Summer bank holiday | last monday 08 [1972,) | public-holidays-ordinance-2009
The visit of Her Majesty Queen Elizabeth II | on 20010712 | vacanza

fact national 2012 | off 06-04 08-27 | not 05-28 | Public Holidays Ordinance
`;
