/** Holidays of Sierra Leone: rules, years and sources. The format: `README.md`. */
export const SL = `
source public-holidays-act | Sierra Leone, Public Holidays Act: 1 May, Mondays for holidays on a weekend, as vacanza/holidays (MIT) lists it

lieu saturday>monday sunday>monday | all but Boxing Day; Christmas Day; Labour Day | public-holidays-act [2011,) collection estimated; library
lieu sunday>next | Christmas Day | public-holidays-act [2010,) collection estimated; library
lieu saturday>next sunday>next [1990,) | Labour Day | public-holidays-act [2010,) collection estimated; vacanza

Armed Forces Day | 02-18 [2002,) | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2061), 12-28 if monday tuesday [2071,) | substitute collection estimated | vacanza [1992,2010); public-holidays-act
	tuesday>=12-23 [2065,2067) | substitute collection estimated | public-holidays-act
	12-26 if sunday +1 [1954,2005) | substitute | library
Independence Day | 04-27 [1962,) | library
International Women's Day | 03-08 [2018,) | library
Korité | hijri 10-1 [1970,2077) | estimated | library
	on 20190605 | collection estimated | which-feast-was
Labour Day | 05-01 | collection estimated | public-holidays-act
Mawlid | hijri 3-12 [1970,2077) | estimated | library
	on 20181121 20191110 | collection estimated | which-feast-was
Tabaski | hijri 12-10 [1970,2077) | estimated | library
	on 20180822 20190812 | collection estimated | which-feast-was
Christmas Day (substitute day) | on 20101227 20211227 20271227 | substitute collection estimated | public-holidays-act
Labour Day (substitute day) | on 20040503 | substitute | vacanza
Tabaski (substitute day) | on 19960429 | substitute | vacanza
`;
