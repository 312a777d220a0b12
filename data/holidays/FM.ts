/** Holidays of Micronesia: rules, years and sources. The format: `README.md`. */
export const FM = `
part TRK Chuuk
part KSA Kosrae
part PNI Pohnpei
part YAP Yap

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

lieu saturday<friday sunday>monday | all | code-federated-states-2

Christmas Day | 12-25 [1987,) | collection | code-federated-states
Chuuk State Constitution Day | 10-01 [1990,) | in TRK | chuuk-state-law
Federated States of Micronesia Day | 05-10 [1987,) | collection | code-federated-states
Good Friday | easter-2 [1987,) | in PNI | computed | pohnpei-state-code
	easter-2 [2000,) | in KSA | computed | kosrae-state-law-2
Gospel Day | 08-21 [2000,) | in KSA | kosrae-state-law-3
Independence Day | 11-03 [1987,) | collection | code-federated-states
Kosrae Disability Day | 12-03 [2024,) | in KSA | kosrae-state-law-6
Kosrae Liberation Day | 09-08 [1991,) | in KSA | kosrae-state-law-4
Kosrae State Constitution Day | 01-11 [1991,) | in KSA | kosrae-state-law
Liberation Day | 09-11 [1987,) | in PNI | pohnpei-state-code
Micronesian Culture and Tradition Day | 03-31 [2011,) | federated-states-public
New Year's Day | 01-01 [1987,) | collection | code-federated-states
Pohnpei Constitution Day | 11-08 [1987,) | in PNI | pohnpei-state-code
Pohnpei Cultural Day | 03-31 [1987,) | in PNI | pohnpei-state-code
Presidents Day | 11-23 [2021,) | federated-states-public-2
State Charter Day | 09-26 [1987,) | in TRK | chuuk-state-title
Thanksgiving Day | 4 thursday 11 [2011,) | in KSA | kosrae-state-law-5
United Nations Day | 10-24 [1991,) | collection | code-federated-states
Veterans Day | 11-11 [2004,) | collection | code-federated-states
Women's Day | 03-08 [2022,) | in PNI | pohnpei-state
Yap Day | 03-01 [1987,) | in YAP | yap-state-code
Yap State Constitution Day | 12-24 [1987,) | in YAP | yap-state-code

fact KSA 2025 | off 11-27 12-03 08-21 | not 11-28 | Kosrae State Laws 9-50, 13-79, 7-76
fact YAP 2021 | off 03-01 12-24 | not 12-23 | Christmas on a Saturday is kept on the Friday, a holiday already
fact national 2026 | off 03-31 05-11 11-23 10-23 | not 11-24 | Code, section 602; Public Law 21-209
`;
