/** Holidays of Samoa: rules, years and sources. The format: `README.md`. */
export const WS = `
source public-holidays-act-2008 | Samoa, Public Holidays Act 2008; not checked against the law

Boxing Day | 12-26 [1990,) | collection | public-holidays-act-2008
Christmas Day | 12-25 [1990,) | collection | public-holidays-act-2008
Day after New Year's Day | 01-02 [1990,) | collection | public-holidays-act-2008
Easter Monday | easter+1 [1990,) | computed | public-holidays-act-2008
Father's Day | monday>=08-09 [1990,) | collection | public-holidays-act-2008
Good Friday | easter-2 [1990,) | computed | public-holidays-act-2008
Holy Saturday | easter-1 [1990,) | computed | public-holidays-act-2008
Independence Day | 06-01 [1990,) | collection | public-holidays-act-2008
Lotu a Tamaiti | monday>=10-09 [1990,) | collection | public-holidays-act-2008
Mother's Day | monday>=05-09 [1990,) | collection | public-holidays-act-2008
New Year's Day | 01-01 [1990,) | collection | public-holidays-act-2008
`;
