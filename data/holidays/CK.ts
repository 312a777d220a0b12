/** Holidays of Cook Islands: rules, years and sources. The format: `README.md`. */
export const CK = `
country Cook Islands
part Aitutaki Aitutaki
part Atiu Atiu
part Mangaia Mangaia
part Manihiki Manihiki
part Mitiaro Mitiaro
part Palmerston Palmerston
part Penrhyn Penrhyn
part Pukapuka Pukapuka
part Rakahanga Rakahanga
part Rarotonga Rarotonga

source library

Anzac Day | 04-25 | library
Boxing Day | 12-26 | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,), 12-26 if monday +1 [1955,2096) | substitute | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-26 if sunday +1 [1954,), 12-25 if sunday +1 [1955,2096) | substitute | library
Constitution Day | 08-04 [1966,) | library
Constitution Day (substitute day) | 08-04 if sunday +1 [1968,2098), 08-05 if sunday +1 [1973,2097) | substitute | library
Day after New Year's Day | 01-02 | library
Day after New Year's Day (substitute day) | 01-02 if monday +1 [,2097), 01-04 if monday tuesday [1954,) | substitute | library
Easter Monday | easter+1 | computed | library
Good Friday | easter-2 | computed | library
National Gospel Day | 10-26 | library
National Gospel Day (substitute day) | 10-26 if sunday +1 [1952,2099), 10-27 if sunday +1 [1957,2098) | substitute | library
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | substitute | library
Queen's Birthday | 1 monday 06 | library
Ra o te Ui Ariki (House of Ariki) | 1 friday 07 | library
`;
