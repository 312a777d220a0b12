/** Holidays of Micronesia: rules, years and sources. The format: `README.md`. */
export const FM = `
part TRK Chuuk
part KSA Kosrae
part PNI Pohnpei
part YAP Yap
known [1990,)

source chuuk-state-law | Chuuk State Law 190-03 | web.archive.org/web/20241213113821/http://fsmlaw.org/chuuk/pdf/csl_a/CSL%20190-03%20EV.pdf
source chuuk-state-title | Chuuk State, title 1 | web.archive.org/web/20241213113932/http://fsmlaw.org/chuuk/pdf/tsl_a/TSL%203-10%20EV.pdf
source code-federated-states | Code of the Federated States of Micronesia, title 1, chapter 6; not checked against the law
source code-federated-states-2 | Code of the Federated States of Micronesia, title 1, sections 601 and 602: a Saturday to Friday, a Sunday to Monday | web.archive.org/web/20241213112548/http://www.fsmlaw.org/fsm/code/PDF/FSMCA2014Tit01.pdf
source federated-states-public | Federated States of Micronesia, Public Law 16-27 | web.archive.org/web/20241213114748/http://fsmlaw.org/fsm/code/PDF/CODE%201/PL%2016-27.pdf
source federated-states-public-2 | Federated States of Micronesia, Public Law 21-209 | web.archive.org/web/20241213120719/http://www.fsmlaw.org/fsm/code/PDF/CODE%201/PL%2021-209.pdf
source kosrae-state-law | Kosrae State Law 4-32 | https://www.kosraestatelegislature.com/4th-ksl-state-laws
source kosrae-state-law-2 | Kosrae State Law 7-27 | web.archive.org/web/20241213115951/https://fsmlaw.org/kosrae/Law/pdf/123.pdf
source kosrae-state-law-3 | Kosrae State Law 7-76 | https://www.kosraestatelegislature.com/7th-ksl-state-laws
source kosrae-state-law-4 | Kosrae State Law 4-135 | https://www.kosraestatelegislature.com/4th-ksl-state-laws
source kosrae-state-law-5 | Kosrae State Law 9-50 | https://www.kosraestatelegislature.com/9th-ksl-state-laws
source kosrae-state-law-6 | Kosrae State Law 13-79 | web.archive.org/web/20241211232231/https://www.kosraestatelegislature.com/_files/ugd/f1e94d_cc244ef15bea4c74ba81cb1a4621c30f.pdf
source pohnpei-state | Pohnpei State | web.archive.org/web/20250403093235/https://pohnpeistate.gov.fm/2022/02/22/congratulations-pohnpei-womens-council-and-all-who-supported-this-important-undertaking/ | list
source pohnpei-state-code | Pohnpei State Code, section 7-101 | web.archive.org/web/20250209195119/https://fsmlaw.org/pohnpei/code/pdf/pohnpei%20state%202012%20code.pdf
source yap-state-code | Yap State Code, title 1, chapter 8 | web.archive.org/web/20250223222339/http://fsmlaw.org/yap/code/title01/T01_Ch08.htm

Christmas Day | 12-25 [1987,) | collection | code-federated-states
Christmas Day (substitute day) | 12-25 if sunday +1 [1988,2096), 12-23 if thursday +1 [1993,) | substitute | code-federated-states-2
Chuuk State Constitution Day | 10-01 [1990,) | in TRK | chuuk-state-law
Chuuk State Constitution Day (substitute day) | 09-29 if thursday +1 [1994,2096), 10-01 if sunday +1 [1995,2091) | in TRK | substitute | code-federated-states-2
Federated States of Micronesia Day | 05-10 [1987,) | collection | code-federated-states
Federated States of Micronesia Day (substitute day) | 05-10 if sunday +1 [1987,2100), 05-08 if thursday +1 [1997,2099) | substitute | code-federated-states-2
Good Friday | easter-2 [1987,) | in PNI | computed | pohnpei-state-code
	easter-2 [2000,) | in KSA | computed | kosrae-state-law-2
Gospel Day | 08-21 [2000,) | in KSA | kosrae-state-law-3
Gospel Day (substitute day) | 08-19 if thursday +1 [2004,), 08-21 if sunday +1 [2005,2096) | in KSA | substitute | code-federated-states-2
Independence Day | 11-03 [1987,) | collection | code-federated-states
Independence Day (substitute day) | 11-01 if thursday +1 [1990,2097), 11-03 if sunday +1 [1991,2098) | substitute | code-federated-states-2
Kosrae Disability Day | 12-03 [2024,) | in KSA | kosrae-state-law-6
Kosrae Disability Day (substitute day) | 12-03 if sunday +1 [2028,2091), 12-01 if thursday +1 [2033,2096) | in KSA | substitute | code-federated-states-2
Kosrae Liberation Day | 09-08 [1991,) | in KSA | kosrae-state-law-4
Kosrae Liberation Day (substitute day) | 09-08 if sunday +1 [1991,2098), 09-06 if thursday +1 [2001,2097) | in KSA | substitute | code-federated-states-2
Kosrae State Constitution Day | 01-11 [1991,) | in KSA | kosrae-state-law
Kosrae State Constitution Day (substitute day) | 01-09 if thursday +1 [1992,2099), 01-11 if sunday +1 [1998,2100) | in KSA | substitute | code-federated-states-2
Liberation Day | 09-11 [1987,) | in PNI | pohnpei-state-code
Liberation Day (substitute day) | 09-11 if sunday +1 [1988,2096), 09-09 if thursday +1 [1993,) | in PNI | substitute | code-federated-states-2
Micronesian Culture and Tradition Day | 03-31 [2011,) | federated-states-public
Micronesian Culture and Tradition Day (substitute day) | 03-29 if thursday +1 [2012,2097), 03-31 if sunday +1 [2013,2098) | substitute | code-federated-states-2
New Year's Day | 01-01 [1987,) | collection | code-federated-states
New Year's Day (substitute day) | 01-01 if sunday +1 [1989,2097), 12-30 if thursday +1 [1993,2095) | substitute | code-federated-states-2
Pohnpei Constitution Day | 11-08 [1987,) | in PNI | pohnpei-state-code
Pohnpei Constitution Day (substitute day) | 11-08 if sunday +1 [1987,2100), 11-06 if thursday +1 [1997,2099) | in PNI | substitute | code-federated-states-2
Pohnpei Cultural Day | 03-31 [1987,) | in PNI | pohnpei-state-code
Pohnpei Cultural Day (substitute day) | 03-29 if thursday +1 [1990,2008), 03-31 if sunday +1 [1991,2003) | in PNI | substitute | code-federated-states-2
Presidents Day | 11-23 [2021,) | federated-states-public-2
Presidents Day (substitute day) | 11-21 if thursday +1 [2024,2098), 11-23 if sunday +1 [2025,2099) | substitute | code-federated-states-2
State Charter Day | 09-26 [1987,) | in TRK | chuuk-state-title
State Charter Day (substitute day) | 09-24 if thursday +1 [1987,2100), 09-26 if sunday +1 [1993,) | in TRK | substitute | code-federated-states-2
Thanksgiving Day | 4 thursday 11 [2011,) | in KSA | kosrae-state-law-5
United Nations Day | 10-24 [1991,) | collection | code-federated-states
United Nations Day (substitute day) | 10-22 if thursday +1 [1992,2100), 10-24 if sunday +1 [1993,) | substitute | code-federated-states-2
Veterans Day | 11-11 [2004,) | collection | code-federated-states
Veterans Day (substitute day) | 11-09 if thursday +1 [2006,2091), 11-11 if sunday +1 [2007,2097) | substitute | code-federated-states-2
Women's Day | 03-08 [2022,) | in PNI | pohnpei-state
Women's Day (substitute day) | 03-06 if thursday +1 [2025,2099), 03-08 if sunday +1 [2026,2100) | in PNI | substitute | code-federated-states-2
Yap Day | 03-01 [1987,) | in YAP | yap-state-code
Yap Day (substitute day) | 03-01 if sunday +1 [1987,2100), 03-01 if saturday -1 [1997,2099) | in YAP | substitute | code-federated-states-2
Yap State Constitution Day | 12-24 [1987,) | in YAP | yap-state-code
Yap State Constitution Day (substitute day) | 12-22 if thursday +1 [1988,2096), 12-24 if sunday +1 [1989,2091) | in YAP | substitute | code-federated-states-2

fact KSA 2025 | off 11-27 12-03 08-21 | not 11-28 | Kosrae State Laws 9-50, 13-79, 7-76
fact YAP 2021 | off 03-01 12-24 | not 12-23 | Christmas on a Saturday is kept on the Friday, a holiday already
fact national 2026 | off 03-31 05-11 11-23 10-23 | not 11-24 | Code, section 602; Public Law 21-209
`;
