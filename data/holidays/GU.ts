/** Holidays of Guam: rules, years and sources. The format: `README.md`. */
export const GU = `
country Guam

source library
source 1-gca-1000 | Guam, 1 GCA § 1000: the Monday after a Sunday | http://www.guamwaterworks.org/holidays.html
source holidays-government-columbus | Guam, holidays of the government: no Columbus Day; the Friday before or the Monday after for one on a weekend | https://guamwaterworks.org/?p=8546

All Souls' Day | 11-02 | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-23 if thursday +1 [1954,), 12-25 if sunday +1 [1955,2096) | substitute | library
Guam History and Chamorro Heritage Day | 1 monday 03 | library
Independence Day | 07-04 | library
Independence Day (substitute day) | 07-02 if thursday +1 [1953,2100), 07-04 if sunday +1 [1954,) | substitute | library
Juneteenth | 06-19 [2021,) | library
Juneteenth (substitute day) | 06-17 if thursday +1 [2021,), 06-19 if sunday +1 [2022,2096) | substitute | library
Labour Day = Labor Day | 1 monday 09 | library
Liberation Day | 07-21 | 1-gca-1000
Liberation Day (substitute day) | 07-19 if thursday +1 [2012,2097) | substitute | holidays-government-columbus
	07-21 if sunday +1 [1957,2098) | substitute | 1-gca-1000
Martin Luther King Jr. Day | 3 monday 01 [1986,) | library
Memorial Day | last monday 05 | library
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 12-30 if thursday +1 [1954,) | substitute | library
Our Lady of Camarin Day | 12-08 | 1-gca-1000
Our Lady of Camarin Day (substitute day) | 12-06 if thursday +1 [2012,2097) | substitute | holidays-government-columbus
	12-08 if sunday +1 [1957,2098) | substitute | 1-gca-1000
Thanksgiving Day | 4 thursday 11 | library
Veterans Day | 11-11 | library
Veterans Day (substitute day) | 11-11 if sunday +1 [2012,2097), 11-09 if thursday +1 [2017,2091) | substitute | holidays-government-columbus

fact national 2024 | off 07-21 07-22 12-08 12-09 | not 02-19 03-29 | 1 GCA § 1000
fact national 2026 | off 03-02 07-03 12-08 | not 10-12 02-16 | schedule of 2026

decided no law | Washington's Birthday; Good Friday | - | - | national | no holidays of Guam | Guam, list of the holidays of the government: neither day is there; Pacific Daily News, 17 January 2016 | https://guamwaterworks.org/?p=8546
decided yes law | Liberation Day (substitute day); Our Lady of Camarin Day (substitute day) | - | - | national | the Friday before or the Monday after a weekend | Guam Waterworks Authority, the holidays of Guam | http://www.guamwaterworks.org/holidays.html
`;
