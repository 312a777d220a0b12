/** Holidays of Bermuda: rules, years and sources. The format: `README.md`. */
export const BM = `
source public-holidays-act-1947 | Bermuda, Public Holidays Act 1947 and its amendments; proclamations | https://www.bermudalaws.bm/Laws/Consolidated%20Law/1947/Public%20Holidays%20Act%201947

lieu saturday>next sunday>next | all | public-holidays-act-1947

Bermuda Day | 05-24 [,2018), friday>=05-23 [2018,2026), 4 friday 05 [2026,) | public-holidays-act-1947
feasts en | Boxing Day; Christmas Day; Good Friday; New Year's Day | library
Emancipation Day | thursday>=07-28 | library
Flora Duffy Day | on 20211018 | one_off | public-holidays-act-1947
King's Coronation | on 20230508 | one_off | public-holidays-act-1947
Labour Day | 1 monday 09 | library
National Heroes Day | monday>=06-06 [2000,2003), 2 monday 06 [2004,2008), on 20081013 | vacanza
	3 monday 06 [,2000), 3 monday 06 [2008,), on 20030616 | library
Portuguese Welcome 170th Anniversary | on 20191104 | one_off | public-holidays-act-1947
Public holiday | on 20070605 | one_off | public-holidays-act-1947
Remembrance Day | 11-11 | library
Somers' Day | friday>=07-29 | library

fact national 2014 | off 05-24 05-26 | not 05-30 | 24 May until 2017
fact national 2021 | off 05-28 10-18 12-27 12-28 | not 05-24 | Act of 2020: the Friday before the last Monday of May
`;
