/** Holidays of Ireland: rules, years and sources. The format: `README.md`. */
export const IE = `
source regulations-under-organisation-2022 | Ireland, regulations under the Organisation of Working Time Act 1997, February 2022 | https://thoughts.maples.com/post/102hipo/new-public-holidays-announced-for-ireland

feasts en | Christmas Day; Easter Monday | library
Day of Remembrance and Recognition = Lá Cuimhneacháin agus Aitheantais | on 20220318 | one_off | regulations-under-organisation-2022
First Monday in August | 1 monday 08 | library
First Monday in June | 1 monday 06 [1973,), on 19520602 19540607 19600606 19630603 19650607 19680603 | library
First Monday in May | 1 monday 05 [1996,), on 19940502 | library
	on 19950508 | vacanza
Last Monday in October | last monday 10 [1977,) | library
Millennium Celebrations | on 19991231 | vacanza
New Year's Day | 01-01 [1975,) | library
St. Brigid’s Day | 1 monday 02 [2023,2030), 02-01 if monday friday [2030,), 02-02 if sunday +1 [2031,2099), 02-01 if sunday +1 [2032,2100), 02-06 if sunday +1 [2033,2096), 02-05 if sunday +1 [2034,2097), 02-04 if sunday +1 [2035,2092) | library
St. Patrick’s Day | 03-17 | library
St. Stephen’s Day | 12-26 | library

fact national 2022 | off 03-17 03-18 | not 03-21 | Day of Remembrance and Recognition
`;
