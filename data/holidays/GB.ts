/** Holidays of United Kingdom: rules, years and sources. The format: `README.md`. */
export const GB = `
part ALD Alderney
part ENG England
part NIR Northern Ireland
part SCT Scotland
part WLS Wales
known [2010,) | in ALD

source act-1971 | United Kingdom, Banking and Financial Dealings Act 1971 and proclamations, by a law dictionary | https://law.academic.ru/4316/bank_holiday | list [1971,)
source bank-holidays-act | Bank Holidays Act 1871: Whit Monday; not checked against the law
source royal-proclamation-4-2026 | Royal Proclamation of 4 February 2026 (Banking and Financial Dealings Act 1971, section 1(3)) | https://www.wired-gov.net/wg/news.nsf/articles/world+cup+bank+holiday+confirmed+05022026150500?open
source royal-proclamation-under-1971 | United Kingdom, royal proclamation under the Banking and Financial Dealings Act 1971; not checked against the law

lieu saturday>next sunday>next | all but Homecoming Day | but SCT | act-1971 [1978,); library
lieu saturday>next sunday>next | all but January 2nd; New Year's Day | in SCT | library
lieu saturday>monday sunday>monday | January 2nd | in SCT | library
lieu saturday>tuesday sunday>tuesday | New Year's Day | in SCT | library

Battle of the Boyne (Orangemen’s Day) | 07-12 | in NIR | library
Boxing Day | 12-26 | but SCT | act-1971 [1978,); library
	12-26 [1974,), on 19551226 19601226 19661226 | in SCT | library
feasts en | Christmas Day; Good Friday | act-1971 [1978,); library
Early May bank holiday | 1 monday 05 [1978,1995), 1 monday 05 [1996,2020), 1 monday 05 [2021,) | act-1971 [1978,); library
	on 19950508 | collection | royal-proclamation-under-1971
Early May bank holiday (VE day) | on 20200508 | library
Easter Monday | easter+1 | in ALD ENG NIR WLS | library
Homecoming Day | 12-15 | in ALD | library
January 2nd | 01-02 | in SCT | library
King Charles III's Coronation | on 20230508 | library
Millennium Eve | on 19991231 | collection | royal-proclamation-under-1971
New Year's Day | 01-01 [1975,) | in national ENG NIR WLS | act-1971 [1978,); library
	01-01 [1975,), 01-01 [,1974) | in ALD | act-1971 [1978,); library
	01-01 | in SCT | act-1971 [1978,); library
Queen Elizabeth's Funeral Day | on 20220919 | library
Queen’s Diamond Jubilee | on 20120605 | library
Queen’s Golden Jubilee | on 20020603 | collection | royal-proclamation-under-1971
Queen’s Platinum Jubilee | on 20220603 | library
Queen’s Silver Jubilee | on 19770607 | collection | royal-proclamation-under-1971
Royal Wedding | on 19810729 20110429 | collection | royal-proclamation-under-1971
Spring bank holiday | on 20020604 20120604 | collection | royal-proclamation-under-1971
	on 20220602, last monday 05 [1971,2002), last monday 05 [2003,2012), last monday 05 [2013,2022), last monday 05 [2023,) | in national ALD SCT | act-1971 [1978,); library
	last monday 05 [1971,2002), last monday 05 [2003,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 19660530 19690526 20220602 | in ENG NIR WLS | act-1971 [1978,); library
St Andrew’s Day | 11-30 [2006,) | in SCT | library
St Patrick’s Day | 03-17 | in NIR | library
Summer bank holiday | last monday 08 [1971,) | in ENG NIR WLS | library
	1 monday 08 | in SCT | library
Whit Monday | easter+50 [,1965) | in ENG NIR WLS | computed | bank-holidays-act
World Cup bank holiday | on 20260615 | in SCT | one_off | royal-proclamation-4-2026

fact ENG 2026 | off 04-06 08-31 | not 08-03 | Act of 1971, schedule 1
fact ENG 2026 | off 05-25 | not 06-15 | for Scotland alone
fact SCT 2026 | off 06-15 | not 06-22 | Royal Proclamation of 4 February 2026
fact SCT 2026 | off 08-03 11-30 | not 04-06 | Act of 1971, schedule 1
fact national 2026 | off 04-03 05-04 05-25 12-28 | not 04-06 08-31 | Act of 1971, schedule 1: not in Scotland
`;
