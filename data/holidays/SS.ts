/** Holidays of South Sudan: rules, years and sources. The format: `README.md`. */
export const SS = `
known [2012,)

source yearly-circular-ministry | South Sudan, yearly circular of the Ministry of Labour, as lists of the press have it | https://www.officeholidays.com/countries/south-sudan/2023

Boxing Day | 12-26 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
feasts en | Christmas Day; New Year's Day | library
Christmas Eve | 12-24 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
Easter Monday | easter+1 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
Easter Sunday | easter [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
End of Ramadan (Eid al-Fitr) | hijri 10-1 [2011,2018), hijri 10-1 [2023,2025), hijri 10-1 [2026,) | estimated | yearly-circular-ministry & vacanza [2023,2025) computed; yearly-circular-ministry collection
	hijri 9-27 +3 [2018,2020), on 20200522 20210513 20220503 20250331 | computed estimated | yearly-circular-ministry & vacanza
	hijri 10-1 +1 [,2011) | estimated | library
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 [2011,2018), hijri 12-10 [2026,) | collection estimated | yearly-circular-ministry & vacanza
	hijri 12-10 [2018,2021), hijri 12-10 [2022,2026), on 20210718 | computed estimated | yearly-circular-ministry & vacanza
	hijri 12-10 +2 [,2011) | estimated | library
Good Friday | easter-2 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
Holy Saturday | easter-1 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
Independence Day | 07-09 [2012,) | library
International Women's Day | 03-08 [,2011) | library
Labour Day | 05-01 [2011,) | yearly-circular-ministry & vacanza [2023,2025) announced; yearly-circular-ministry collection
Martyrs Day | 07-30 [2012,) | library
New Year's Eve | 12-31 [,2011) | library
Peace Agreement Day | 01-09 [2012,) | library
SPLA Day | 05-16 [2012,) | library

fact national 2023 | off 04-07 04-10 05-01 05-16 07-09 07-30 12-26 | not 03-08 12-28 12-31 | circular of the Ministry of Labour
`;
