/** Holidays of Malawi: rules, years and sources. The format: `README.md`. */
export const MW = `
known [2000,)

source ministry-local-government-2012 | Malawi, Ministry of Local Government: Boxing Day is a holiday again since December 2012 | https://www.nyasatimes.com/jb-administration-reinstates-boxing-day-holiday-in-malawi/
source ministry-local-government-2016 | Malawi, Ministry of Local Government, notice of 2016 | https://www.qppstudio.net/public-holidays-news/2016/malawi-public-holidays-july-6-7-009505.htm
source ministry-local-government-2016-2 | Malawi, Ministry of Local Government, notices of 2016 to 2019 | https://www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/
source ministry-local-government-2017 | Malawi, Ministry of Local Government, notice of 2017 | http://www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/
source ministry-local-government-2019 | Malawi, Ministry of Local Government, notice of 2019 | https://www.nyasatimes.com/malawi-observes-eid-ul-fitr-holiday-wednesday-a-day-of-feast-gratitude/

lieu saturday>monday sunday>monday | all but Boxing Day; Christmas holiday; Eid al Fitri; Labour Day; Martyrs' Day | library
lieu saturday>next sunday>next [1990,) | Boxing Day | vacanza

Boxing Day | 12-26 [2000,2005), 12-26 [2006,2010) | vacanza
	12-26 [2012,) | ministry-local-government-2012
Boxing Day (substitute day) | 12-28 if monday tuesday [2015,2061), tuesday>=12-23 [2065,2067), 12-28 if monday tuesday [2071,) | substitute | ministry-local-government-2012
feasts en | Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Christmas Day (substitute day) | on 20051227 | substitute | vacanza
	12-27 if monday tuesday [2016,) | substitute | ministry-local-government-2012
	12-26 if sunday +1 [1954,2011), 12-25 if sunday +1 [1955,2012) | substitute | library
Christmas holiday | 4 tuesday 12 [2010,2012), on 20101226 | collection estimated | off-vacanza-holidays
Eid al Fitri | on 20160707 20170626 20190605 | announced | ministry-local-government-*
	hijri 10-1 [1970,2077) | computed estimated | ministry-local-government-2016-2
Eid al Fitri (substitute day) | on 19731029 19780904 19810803 19840702 19860609 19890508 19920406 19940314 19970210 20000110 20011217 20041115 20071015 20090921 20120820 20200525 20250331 20280228 | substitute computed estimated | ministry-local-government-2016-2
Independence Day | 07-06 [1965,) | library
John Chilembwe Day | 01-15 [1965,) | library
Kamuzu Day | 05-14 [1965,) | library
Labour Day | 05-01, 05-02 if sunday +1 [1954,), 05-01 if sunday +1 [1955,2096) | library
Martyrs' Day | 03-03 [1965,), 03-03 if sunday +1 [1968,2098), 03-04 if sunday +1 [1973,2097) | library
Mother's Day | 10-15 | library

fact national 2019 | off 06-05 | not 06-04 | Ministry of Local Government
fact national 2021 | off 12-25 12-26 12-27 12-28 | not 12-29 | Boxing Day is a holiday again since 2012
decided yes law | Eid al Fitri; Eid al Fitri (substitute day) | - | - | national | a public holiday | Malawi, Ministry of Local Government, notices of 2016 to 2019 | https://www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/
`;
