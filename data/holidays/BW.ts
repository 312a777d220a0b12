/** Holidays of Botswana: rules, years and sources. The format: `README.md`. */
export const BW = `
source public-holidays-act | Botswana, Public Holidays Act | web.archive.org/web/20231103081712/http://www.ilo.org/dyn/travail/docs/1766/Public%20Holidays%20Act.pdf

lieu sunday>next [1995,) | all | public-holidays-act

feasts en | Ascension Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Botswana Day | 09-30 [1967,) | library
Botswana Day Holiday | 10-01 [1966,) | public-holidays-act
Easter Saturday | easter-1 | library
Family Day | 12-26 | library
Family Day (substitute day) | 12-26 if sunday +1 [1999,), 12-27 if sunday +1 [2020,2100) | substitute | public-holidays-act
Labour Day (substitute day) | 05-01 if sunday +1 [2005,2096), 05-02 if sunday +1 [2021,) | substitute | public-holidays-act
New Year's Holiday | 01-02 | library
President’s Day | 3 monday 07 [1967,) | library
President’s Day Holiday | tuesday>=07-16 [1967,) | library
Public holiday | on 20190702 | one_off | public-holidays-act
Sir Seretse Khama Day | 07-01 [1981,) | library

fact national 2017 | off 10-01 10-02 01-02 | not 10-03 | Public Holidays Act
`;
