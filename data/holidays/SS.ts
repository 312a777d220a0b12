/** Holidays of South Sudan: rules, years and sources. The format: `README.md`. */
export const SS = `
country South Sudan
known [2012,)

source library
source yearly-circular-ministry | South Sudan, yearly circular of the Ministry of Labour, as lists of the press have it | https://www.officeholidays.com/countries/south-sudan/2023

Boxing Day | 12-26 [2011,2023), 12-26 [2025,) | collection | yearly-circular-ministry
	12-26 [2023,2025) | announced | yearly-circular-ministry
Christmas Day | 12-25 | collection | library
Christmas Eve | 12-24 [2011,2023), 12-24 [2025,) | collection | yearly-circular-ministry
	12-24 [2023,2025) | announced | yearly-circular-ministry
Easter Monday | easter+1 [2011,2023), easter+1 [2025,) | collection | yearly-circular-ministry
	easter+1 [2023,2025) | announced | yearly-circular-ministry
Easter Sunday | easter [2011,2023), easter [2025,) | collection | yearly-circular-ministry
	easter [2023,2025) | announced | yearly-circular-ministry
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2011,2018), hijri 10-1 [2026,) | collection estimated | yearly-circular-ministry
	hijri 9-27 +3 [2018,2020), hijri 10-1 [2023,2025), on 20200522 20210513 20220503 20250331 | computed estimated | yearly-circular-ministry
	hijri 10-1 +1 [,2011) | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [2011,2018), hijri 12-10 [2026,) | collection estimated | yearly-circular-ministry
	hijri 12-10 [2018,2021), hijri 12-10 [2022,2026), on 20210718 | computed estimated | yearly-circular-ministry
	hijri 12-10 +2 [,2011) | computed estimated | library
Good Friday | easter-2 [2011,2023), easter-2 [2025,) | collection | yearly-circular-ministry
	easter-2 [2023,2025) | announced | yearly-circular-ministry
Holy Saturday | easter-1 [2011,2023), easter-1 [2025,) | collection | yearly-circular-ministry
	easter-1 [2023,2025) | announced | yearly-circular-ministry
Independence Day | 07-09 [2012,) | collection | library
International Women's Day | 03-08 [,2011) | collection | library
Labour Day | 05-01 [2011,2023), 05-01 [2025,) | collection | yearly-circular-ministry
	05-01 [2023,2025) | announced | yearly-circular-ministry
Martyrs Day | 07-30 [2012,) | collection | library
New Year's Day | 01-01 | collection | library
New Year's Eve | 12-31 [,2011) | collection | library
Peace Agreement Day | 01-09 [2012,) | collection | library
SPLA Day | 05-16 [2012,) | collection | library

fact national 2023 | off 04-07 04-10 05-01 05-16 07-09 07-30 12-26 | not 03-08 12-28 12-31 | circular of the Ministry of Labour
`;
