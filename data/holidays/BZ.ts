/** Holidays of Belize: rules, years and sources. The format: `README.md`. */
export const BZ = `
source holidays-act-chapter | Belize, Holidays Act, chapter 289: from Tuesday to Thursday the Monday before, from Friday and Sunday the Monday after

Boxing Day | 12-26 [,1982), 12-26 [1983,1993), 12-26 if monday tuesday wednesday thursday friday saturday [1994,2100) | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1954,) | substitute | library
feasts en | Christmas Day; Easter Monday; Good Friday | library
Christmas Day (substitute day) | 12-26 if monday +1 [1955,1978) | substitute | library
Commonwealth Day | 05-24 if monday saturday [1993,2009) | vacanza
	monday>=05-21 [2010,2014), monday>=05-21 [2015,2022), on 20140524 | collection estimated | holidays-act-chapter
Commonwealth Day (substitute day) | monday>=05-21 [1990,1993), monday>=05-21 [1994,1997), 05-24 if sunday +1 [1998,2010), monday>=05-21 [2000,2003), monday>=05-17 [2005,2008) | substitute | vacanza
Easter Saturday | easter-1 | library
Emancipation Day | 08-01 if sunday +1 [2021,), 08-01 if monday saturday [2022,2100), 07-30 if sunday +1 [2023,2091), 07-28 if sunday +1 [2024,2098), 08-03 if sunday +1 [2025,2099), 07-29 if sunday +1 [2029,2097) | collection estimated | holidays-act-chapter
Garifuna Settlement Day | 11-19 sunday>monday | library
George Price Day | 01-15 sunday>monday [2021,) | library
Independence Day | 09-21 sunday>monday [1982,) | library
Indigenous People’s Resistance Day | 10-11 if friday +1 [1991,2003) | vacanza
	10-10 if sunday +1 [2010,), 10-09 if sunday +1 [2011,2096), 10-14 if sunday +1 [2012,2097), 10-12 if monday saturday [2013,2100), 10-12 if sunday +1 [2014,2099), 10-08 if sunday +1 [2017,2091) | collection estimated | holidays-act-chapter
	monday>=10-09 [,1985), monday>=10-09 [1986,1991), monday>=10-06 [1992,1996), monday>=10-09 [1997,2002), monday>=10-09 [2003,2010) | library
Labour Day | 05-01 sunday>monday | library
National Heroes and Benefactor Day | 03-08 if friday +1 [1991,2003) | vacanza
	03-07 if sunday +1 [2010,), 03-06 if sunday +1 [2011,2096), 03-11 if sunday +1 [2012,2097), 03-09 if monday saturday [2013,2100), 03-09 if sunday +1 [2014,2099), 03-05 if sunday +1 [2017,2091) | collection estimated | holidays-act-chapter
	monday>=03-06 [,1985), monday>=03-06 [1986,1991), monday>=03-03 [1992,1996), monday>=03-06 [1997,2002), monday>=03-06 [2003,2010) | library
New Year's Day | 01-01 [,1984), 01-01 if monday tuesday wednesday thursday friday saturday [1985,) | library
New Year's Day (substitute day) | 01-01 if sunday +1 [1995,2024) | substitute | vacanza
St. George's Caye Day | 09-10 sunday>monday | library

fact national 2018 | off 05-21 | not 01-15 08-01 | S.I. 311 of 2020: George Price Day and Emancipation Day from 2021
fact national 2024 | off 01-15 03-09 07-29 | not 03-11 08-01 | Holidays Act, chapter 289: Saturdays stay
`;
