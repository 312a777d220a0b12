/** Holidays of Belize: rules, years and sources. The format: `README.md`. */
export const BZ = `
country Belize

source library
source holidays-act-chapter | Belize, Holidays Act, chapter 289: from Tuesday to Thursday the Monday before, from Friday and Sunday the Monday after

Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1954,) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-26 if monday +1 [1955,2096) | substitute | library
Commonwealth Day | monday>=05-21 [2010,2014), monday>=05-21 [2015,2022), on 20140524 | estimated | holidays-act-chapter
Easter Monday | easter+1 | computed | library
Easter Saturday | easter-1 | computed | library
Emancipation Day | 08-01 if sunday +1 [2021,), 08-01 if monday saturday [2022,2100), 07-30 if sunday +1 [2023,2091), 07-28 if sunday +1 [2024,2098), 08-03 if sunday +1 [2025,2099), 07-29 if sunday +1 [2029,2097) | estimated | holidays-act-chapter
Garifuna Settlement Day | 11-19 if sunday +1 [,2091), 11-19 [1951,1961), 11-19 if monday tuesday wednesday thursday friday saturday [1962,) | library
George Price Day | 01-15 if monday tuesday wednesday thursday friday saturday [2021,), 01-15 if sunday +1 [2023,2097) | library
Good Friday | easter-2 | computed | library
Independence Day | 09-21 if monday tuesday wednesday thursday friday saturday [1982,), 09-21 if sunday +1 [1986,2099) | library
Indigenous People’s Resistance Day | monday>=10-09 [,2010) | library
	10-10 if sunday +1 [2010,), 10-09 if sunday +1 [2011,2096), 10-14 if sunday +1 [2012,2097), 10-12 if monday saturday [2013,2100), 10-12 if sunday +1 [2014,2099), 10-08 if sunday +1 [2017,2091) | estimated | holidays-act-chapter
Labour Day | 05-01 if monday tuesday wednesday thursday friday saturday, 05-01 if sunday +1 [1955,2096) | library
National Heroes and Benefactor Day | monday>=03-06 [,2010) | library
	03-07 if sunday +1 [2010,), 03-06 if sunday +1 [2011,2096), 03-11 if sunday +1 [2012,2097), 03-09 if monday saturday [2013,2100), 03-09 if sunday +1 [2014,2099), 03-05 if sunday +1 [2017,2091) | estimated | holidays-act-chapter
New Year's Day | 01-01 | library
St. George's Caye Day | 09-10 if sunday +1 [,2091), 09-10 [1951,1961), 09-10 if monday tuesday wednesday thursday friday saturday [1962,) | library

fact national 2018 | off 05-21 | not 01-15 08-01 | S.I. 311 of 2020: George Price Day and Emancipation Day from 2021
fact national 2024 | off 01-15 03-09 07-29 | not 03-11 08-01 | Holidays Act, chapter 289: Saturdays stay
`;
