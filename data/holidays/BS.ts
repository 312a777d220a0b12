/** Holidays of Bahamas: rules, years and sources. The format: `README.md`. */
export const BS = `
known [1990,)

source public-holidays-act-2013 | Bahamas, Public Holidays Act; Majority Rule (Public Holiday) Act 2013 | https://laws.bahamas.gov.bs/cms/images/LEGISLATION/PRINCIPAL/2013/2013-0040/MajorityRulePublicHolidayAct2013_1.pdf

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Boxing Day (substitute day) | 12-26 if sunday +1 [1976,), 12-27 if sunday +1 [1981,2100) | substitute | public-holidays-act-2013
Christmas Day (substitute day) | 12-26 if monday +1 [1977,2096) | substitute | public-holidays-act-2013
Discovery Day = National Heroes' Day | 10-12 [1974,2013) | public-holidays-act-2013
Discovery Day (substitute day) = National Heroes' Day | 10-13 if monday +1 [1980,1987), 10-13 if monday +1 [1997,2009) | substitute | public-holidays-act-2013 [1997,2009) estimated; public-holidays-act-2013
	tuesday>=10-09 [1974,1976), 10-10 if sunday +1 [1976,2011), 10-13 if thursday +1 [1977,2012), 10-12 if thursday +1 [1978,2007), on 19851015 | substitute | public-holidays-act-2013
	10-14 if monday +1 [1991,2003) | substitute estimated | public-holidays-act-2013
Emancipation Day | 1 monday 08 | library
Independence Day | 07-10 [1974,) | library
Independence Day (substitute day) | 07-11 if sunday +1 [1976,), 07-10 if sunday +1 [1977,2096) | substitute | library
Majority Rule Day | 01-10 [2014,) | library
Majority Rule Day (substitute day) | 01-11 if sunday +1 [2015,2100), 01-10 if sunday +1 [2016,) | substitute | library
National Heroes' Day | 2 monday 10 [2013,) | public-holidays-act-2013
	10-12 [,1974) | library
National Heroes' Day (substitute day) | 10-12 if sunday +1 [1952,2099), 10-13 if sunday +1 [1957,2098) | substitute | library
New Year's Day (substitute day) | on 20110103 | collection | public-holidays-act-2013
	12-30 if sunday +1 [1990,2008), 01-03 if monday friday [1992,2006), 01-02 if monday friday [1995,2010) | substitute | vacanza
	01-01 if sunday +1 [2012,2097) | substitute | public-holidays-act-2013
Queen's Funeral | on 20220919 | one_off | public-holidays-act-2013
Randol Fawkes Labour Day | 1 friday 06 | library

fact national 2018 | off 10-08 | not 10-12 | National Heroes Day is the second Monday of October
`;
