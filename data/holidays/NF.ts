/** Holidays of Norfolk Island: rules, years and sources. The format: `README.md`. */
export const NF = `
country Norfolk Island
known [2016,)

source library

Anniversary (Bounty) Day | 06-08 if monday tuesday wednesday thursday friday, 06-08 if sunday +1 [1952,2099), 06-09 if sunday +1 [1957,2098) | collection | library
Anzac Day | 04-25 | collection | library
Australia Day | 01-26 if monday tuesday wednesday thursday friday, 01-27 if sunday +1 [1952,2098), 01-26 if sunday +1 [1958,2099) | collection | library
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,) | substitute collection | library
Christmas Day | 12-25 | collection | library
Christmas Day (substitute day) | 12-27 if monday tuesday [1954,) | substitute collection | library
Easter Monday | easter+1 | computed | library
Foundation Day | 03-06, 03-07 if sunday +1 [1954,2011), 03-06 if sunday +1 [1955,2096) | collection | library
Good Friday | easter-2 | computed | library
King's Birthday | monday>=06-11 [2023,) | collection | library
National Day of Mourning for Queen Elizabeth II | on 20220922 | collection | library
New Year's Day | 01-01, 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | collection | library
Norfolk Island Agricultural Show | 2 monday 10 | collection | library
Queen's Birthday | monday>=06-10 [,2023) | collection | library
Thanksgiving Day | last wednesday 11 | collection | library
`;
