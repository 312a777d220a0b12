/** Holidays of Guam: rules, years and sources. The format: `README.md`. */
export const GU = `
source 1-gca-1000 | Guam, 1 GCA § 1000: the Monday after a Sunday | http://www.guamwaterworks.org/holidays.html
source holidays-government-columbus | Guam, holidays of the government: no Columbus Day; the Friday before or the Monday after for one on a weekend | https://guamwaterworks.org/?p=8546 | list

lieu saturday<friday sunday>monday | all but All Souls' Day; Liberation Day; Our Lady of Camarin Day; Veterans Day | library
lieu sunday>next | Liberation Day; Our Lady of Camarin Day | 1-gca-1000 [1991,2003) estimated; 1-gca-1000

like VI | Independence Day; Juneteenth; Martin Luther King Jr. Day; Memorial Day; Thanksgiving Day; Veterans Day
All Souls' Day | 11-02 | library
feasts en | Christmas Day; New Year's Day | library
Guam History and Chamorro Heritage Day | 1 monday 03 [1970,) | library
Labour Day = Labor Day | 1 monday 09 | library
Liberation Day | 07-21 | 1-gca-1000
Liberation Day (substitute day) | 07-19 if thursday +1 [2012,2097) | substitute | holidays-government-columbus
Our Lady of Camarin Day | 12-08 | 1-gca-1000
Our Lady of Camarin Day (substitute day) | 12-06 if thursday +1 [2012,2097) | substitute | holidays-government-columbus
Veterans Day (substitute day) | 11-11 if sunday +1 [1990,2008), 11-11 if sunday +1 [2012,2097) | substitute | holidays-government-columbus [2012,2097); vacanza
	11-09 if thursday +1 [1995,2007), 11-09 if thursday +1 [2017,2091) | substitute | holidays-government-columbus [2017,2091); vacanza

fact national 2024 | off 07-21 07-22 12-08 12-09 | not 02-19 03-29 | 1 GCA § 1000
fact national 2026 | off 03-02 07-03 12-08 | not 10-12 02-16 | schedule of 2026
decided no law | Washington's Birthday; Good Friday | - | - | national | no holidays of Guam | Guam, list of the holidays of the government: neither day is there; Pacific Daily News, 17 January 2016 | https://guamwaterworks.org/?p=8546
decided yes law | Liberation Day (substitute day); Our Lady of Camarin Day (substitute day) | - | - | national | the Friday before or the Monday after a weekend | Guam Waterworks Authority, the holidays of Guam | http://www.guamwaterworks.org/holidays.html
`;
