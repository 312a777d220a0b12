/** Holidays of Tokelau: rules, years and sources. The format: `README.md`. */
export const TK = `
known [2003,)

source interpretation-rules-2003 | Tokelau, Interpretation Rules 2003, section 2: Tokehega Day; Waitangi and Anzac Day are none | https://en.wikipedia.org/wiki/Public_holidays_in_Tokelau
source public-holidays-rules | Tokelau, Public holidays rules; not checked against the law

feasts en | Boxing Day; Christmas Day; New Year's Day | collection | public-holidays-rules
feasts en | Easter Monday; Good Friday | computed | public-holidays-rules
Tokehega Day | 09-03 | interpretation-rules-2003 & vacanza

fact national 2024 | off 09-03 | not 02-06 04-25 | Interpretation Rules 2003
`;
