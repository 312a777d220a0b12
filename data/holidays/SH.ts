/** Holidays of St. Helena: rules, years and sources. The format: `README.md`. */
export const SH = `
part AC Ascension Island
part HL Saint Helena
part TA Tristan da Cunha
known [2015,)

source saint-ascension-tristan | Saint Helena, Ascension and Tristan da Cunha: each has its own list | https://en.wikipedia.org/wiki/Public_holidays_in_Saint_Helena,_Ascension_and_Tristan_da_Cunha | list
source saint-proclamations-saturday | Saint Helena, proclamations: a Saturday to Friday, a Sunday to Monday | https://www.sainthelena.gov.sh/wp-content/uploads/2022/09/EX-GAZ-100-Proclamation-St-Helena-Day-2023.pdf
source saint-public-holidays-2015 | Saint Helena, Public Holidays Ordinance and notices 2015 to 2026 | https://www.sainthelena.gov.sh/wp-content/uploads/2025/08/Public-Notice-Public-Holidays-2026.pdf
source tristan-da-cunha | Tristan da Cunha, Ratting Day | https://www.tristandc.com/newsratting.php

Anniversary Day | 08-14 | in TA | library
Ascension Day | easter+39 | in AC TA | library
August Bank Holiday | last monday 08 | in AC | saint-ascension-tristan
	last monday 08 [,2015) | in HL | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday | library
Boxing Day (substitute day) | 12-27 if sunday +1 [1953,2100), 12-26 if sunday +1 [1954,) | substitute | library
Christmas Day (substitute day) | 12-27 if monday +1 [1954,), 12-26 if monday +1 [1955,2096) | substitute | library
Departure of R.M.S. St Helena | on 20180209 | one_off | saint-public-holidays-2015
King's Birthday | on 20230619 | collection | saint-public-holidays-2015
	friday>=11-11 [2024,) | saint-public-holidays-2015
King's Coronation | on 20230508 | one_off | saint-public-holidays-2015
New Year's Day | 01-01 [,2015) | in national HL | library
	01-01 | in AC TA | saint-ascension-tristan
New Year's Day (substitute day) | 01-01 if sunday +1 [,2013), 01-02 if sunday +1 [1955,2012) | in national HL | substitute | library
	01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | in AC TA | substitute | saint-ascension-tristan
Queen's Birthday | monday>=06-14 [2015,2020), 2 monday 06 [2020,2023) | saint-public-holidays-2015
	3 monday 04 [,2015) | library
Queen's Funeral | on 20220919 | one_off | saint-public-holidays-2015
Queen's Platinum Jubilee | on 20220603 | one_off | saint-public-holidays-2015
Ratting Day | friday>=04-27 [2013,2015), on 20120423 20150516 20160430 20170526 20180602 | in TA | library
	on 20190524 20200425 20210409 20230602 20250530 | in TA | announced | tristan-da-cunha
Saint Helena Day | 05-21 [,2015) | in AC TA | library
	05-21 | in HL | library
Saint Helena Day (substitute day) | 05-19 if thursday +1 [2016,2096), 05-21 if sunday +1 [2017,2046), 05-22 if monday +1 [2051,2057), 05-21 if sunday +1 [2062,2091) | in HL | substitute | saint-proclamations-saturday
The Duke of Edinburgh's Visit | on 20230124 | one_off | saint-public-holidays-2015
Whit Monday | easter+50 [,2015) | in national HL | library
	easter+50 | in AC TA | computed | saint-ascension-tristan

fact AC 2025 | off 05-29 11-14 | not 05-21 | Saint Helena Day is of Saint Helena alone
fact HL 2023 | off 05-22 06-19 05-08 | not 04-17 06-12 | proclamation: a Sunday to Monday
fact HL 2024 | off 03-29 04-01 05-21 12-25 12-26 | not 01-01 05-20 08-26 | notice of 3 November 2023
decided yes law | New Year's Day; New Year's Day (substitute day); Whit Monday; August Bank Holiday | - | - | AC TA | public holidays there; on Saint Helena government holidays | Saint Helena, Ascension and Tristan da Cunha: each has its own list | https://en.wikipedia.org/wiki/Public_holidays_in_Saint_Helena,_Ascension_and_Tristan_da_Cunha
`;
