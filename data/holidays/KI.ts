/** Holidays of Kiribati: rules, years and sources. The format: `README.md`. */
export const KI = `
source pso-2026 | Kiribati, Public Service Office, public holidays for 2026, as focus-shift/jollyday has them | https://www.pso.gov.ki/wp-content/uploads/2025/12/Public-Holidays-for-2026.pdf
source public-holidays-ordinance | Kiribati, Public Holidays Ordinance; not checked against the law
source public-holidays-ordinance-2002 | Kiribati, Public Holidays Ordinance as amended in 2002 | web.archive.org/web/20250404213705/https://www.paclii.org/ki/legis/consol_act/pho216.pdf

lieu saturday>next sunday>next [1990,) | all but Gospel Day; Independence Day; Unaine Day; Unimwane Day | public-holidays-ordinance-2002 [2003,); vacanza
lieu saturday>monday sunday>monday [1990,) | Independence Day; Unaine Day | public-holidays-ordinance-2002

Boxing Day | 12-26 [1980,) | collection | public-holidays-ordinance
Christmas Day | 12-25 [1980,) | collection | public-holidays-ordinance
Easter Monday | easter+1 [1980,) | computed | public-holidays-ordinance
Good Friday | easter-2 [1980,) | computed | public-holidays-ordinance
Gospel Day | 07-11 [2002,) | public-holidays-ordinance-2002 [2003,); vacanza
Holy Saturday | easter-1 [1990,2003) | vacanza
Human Rights Day | 12-10 [1993,2003) | collection | public-holidays-ordinance
	12-09 [2003,) | public-holidays-ordinance-2002
Independence Day | 07-12 [1993,) | collection | public-holidays-ordinance
International Women's Day | 03-08 [2003,) | collection | public-holidays-ordinance
National Health Day | 04-19 [2003,) | public-holidays-ordinance-2002
New Year's Day | 01-01 [1980,) | collection | public-holidays-ordinance
Public Holiday | 1 monday 08 [1990,2003), 11-10 [1990,1993), 05-09 [1993,2003) | vacanza
Unaine Day | 07-16 [2002,) | public-holidays-ordinance-2002 [2003,); vacanza
Unimwane Day | 07-15 [2002,) | public-holidays-ordinance-2002 [2003,); vacanza
Youth Day | 08-05 [2003,) | public-holidays-ordinance-2002

fact national 2023 | off 04-19 07-11 12-09 12-11 | not 12-10 | Public Holidays Act as amended in 2002
notice 2026 | off Gospel Day 07-10; Unimwane Day -; Unaine Day -; National Culture and Senior Citizens Day 07-14; Youth Day 08-03; World Teachers' Day 10-05; Human Rights Day 12-11 | collection | pso-2026
`;
