/** Holidays of Northern Mariana Islands: rules, years and sources. The format: `README.md`. */
export const MP = `
source 1-cmc-311 | Northern Mariana Islands, 1 CMC 311; not checked against the law
source 1-cmc-311-2 | Northern Mariana Islands, 1 CMC § 311, and memoranda of the Governor on legal holidays | https://governor.gov.mp/archived-news/executive-actions-archive/memorandum-2022-legal-holidays/

lieu saturday<friday sunday>monday | all | 1-cmc-311-2

Christmas Day | 12-25 [1986,) | collection | 1-cmc-311
Citizenship Day | 11-04 [1986,) | collection | 1-cmc-311
Commonwealth Covenant Day | 03-24 [1986,) | collection | 1-cmc-311
Commonwealth Cultural Day | 2 monday 10 [1986,) | collection | 1-cmc-311
Constitution Day | 12-08 [1986,) | collection | 1-cmc-311
Election Day | 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20101102 20961106 | 1-cmc-311-2
Good Friday | easter-2 [1986,) | computed | 1-cmc-311
Independence Day | 07-04 [1986,) | collection | 1-cmc-311
Juneteenth | 06-19 [2021,) | 1-cmc-311-2
Labor Day | 1 monday 09 [1986,) | collection | 1-cmc-311
Martin Luther King Jr. Day | 3 monday 01 [1986,) | collection | 1-cmc-311
Memorial Day | last monday 05 [1986,) | collection | 1-cmc-311
New Year's Day | 01-01 [1986,) | collection | 1-cmc-311
Presidents' Day | 3 monday 02 [1986,) | collection | 1-cmc-311
Thanksgiving Day | 4 thursday 11 [1986,) | collection | 1-cmc-311
Veterans Day | 11-11 [1986,) | collection | 1-cmc-311

fact national 2022 | off 06-20 11-08 03-24 | not 06-21 | memorandum of 2022
`;
