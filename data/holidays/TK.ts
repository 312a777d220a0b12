/** Holidays of Tokelau: rules, years and sources. The format: `README.md`. */
export const TK = `
country Tokelau
known [2003,)

source interpretation-rules-2003 | Tokelau, Interpretation Rules 2003, section 2: Tokehega Day; Waitangi and Anzac Day are none | https://en.wikipedia.org/wiki/Public_holidays_in_Tokelau
source public-holidays-rules | Tokelau, Public holidays rules; not checked against the law

Boxing Day | 12-26 | collection | public-holidays-rules
Christmas Day | 12-25 | collection | public-holidays-rules
Easter Monday | easter+1 | computed | public-holidays-rules
Good Friday | easter-2 | computed | public-holidays-rules
New Year's Day | 01-01 | collection | public-holidays-rules
Tokehega Day | 09-03 | interpretation-rules-2003 & vacanza

fact national 2024 | off 09-03 | not 02-06 04-25 | Interpretation Rules 2003
`;
