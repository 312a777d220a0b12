/** Holidays of Bahamas: rules, years and sources. The format: `README.md`. */
export const BS = `
source public-holidays-act-2013 | Bahamas, Public Holidays Act; Majority Rule (Public Holiday) Act 2013 | https://laws.bahamas.gov.bs/cms/images/LEGISLATION/PRINCIPAL/2013/2013-0040/MajorityRulePublicHolidayAct2013_1.pdf

lieu saturday>monday sunday>monday | all but Christmas Day; Discovery Day; New Year's Day | public-holidays-act-2013
lieu saturday>next sunday>next | Discovery Day | public-holidays-act-2013
lieu sunday>next | Christmas Day | public-holidays-act-2013

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Discovery Day = National Heroes' Day | 10-12 [1974,2013) | public-holidays-act-2013
Emancipation Day | 1 monday 08 | library
Independence Day | 07-10 [1974,) | library
Majority Rule Day | 01-10 [2014,) | library
National Heroes' Day | 2 monday 10 [2013,) | public-holidays-act-2013
	10-12 [,1974) | library
National Heroes' Day (substitute day) | 10-12 if sunday +1 [1952,2099), 10-13 if sunday +1 [1957,2098) | substitute | library
New Year's Day (substitute day) | on 20110103 | collection | public-holidays-act-2013
	12-30 if sunday +1 [1990,2008), 01-03 if monday friday [1992,2006), 01-02 if monday friday [1995,2010) | substitute | vacanza
	01-01 if sunday +1 [2012,2097) | substitute | public-holidays-act-2013
Queen's Funeral | on 20220919 | one_off | public-holidays-act-2013
Randol Fawkes Labour Day | 1 friday 06 | library
Discovery Day (substitute day) = National Heroes' Day | on 19931011 19941014 19951013 19991011 20001013 20041011 20051014 20061013 20101011 20111014 | substitute | public-holidays-act-2013

fact national 2018 | off 10-08 | not 10-12 | National Heroes Day is the second Monday of October
`;
