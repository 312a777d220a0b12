/** Holidays of Kiribati: rules, years and sources. The format: `README.md`. */
export const KI = `
known [1990,)

source pso-2026 | Kiribati, Public Service Office, public holidays for 2026, as focus-shift/jollyday has them | https://www.pso.gov.ki/wp-content/uploads/2025/12/Public-Holidays-for-2026.pdf
source public-holidays-ordinance | Kiribati, Public Holidays Ordinance; not checked against the law
source public-holidays-ordinance-2002 | Kiribati, Public Holidays Ordinance as amended in 2002 | web.archive.org/web/20250404213705/https://www.paclii.org/ki/legis/consol_act/pho216.pdf

Boxing Day | 12-26 [1980,) | collection | public-holidays-ordinance
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,2000), 12-28 if monday tuesday [2004,) | substitute | public-holidays-ordinance-2002 [2004,); vacanza
Christmas Day | 12-25 [1980,) | collection | public-holidays-ordinance
Christmas Day (substitute day) | 12-27 [1993,1995), on 19991227 | substitute | vacanza
	12-27 if monday tuesday [2004,) | substitute | public-holidays-ordinance-2002
Easter Monday | easter+1 [1980,) | computed | public-holidays-ordinance
Good Friday | easter-2 [1980,) | computed | public-holidays-ordinance
Gospel Day | on 20020711 | vacanza
	07-11 [2003,) | public-holidays-ordinance-2002
Holy Saturday | easter-1 [1990,2003) | vacanza
Human Rights Day | 12-10 [1993,2003) | collection | public-holidays-ordinance
	12-09 [2003,) | public-holidays-ordinance-2002
Human Rights Day (substitute day) | monday>=12-06 [1994,1996), on 20001211 | substitute | vacanza
	12-10 if sunday +1 [2006,2091), 12-09 if sunday +1 [2007,2097) | substitute | public-holidays-ordinance-2002
Independence Day | 07-12 [1993,) | collection | public-holidays-ordinance
Independence Day (substitute day) | 2 monday 07 [1997,1999) | substitute | vacanza
	07-13 if sunday +1 [2003,2099), 07-12 if sunday +1 [2009,2100) | substitute | public-holidays-ordinance-2002
International Women's Day | 03-08 [2003,) | collection | public-holidays-ordinance
International Women's Day (substitute day) | 03-09 if sunday +1 [2003,2099), 03-08 if sunday +1 [2009,2100) | substitute | public-holidays-ordinance-2002
National Health Day | 04-19 [2003,) | public-holidays-ordinance-2002
National Health Day (substitute day) | on 20030422 | substitute estimated | public-holidays-ordinance-2002
	3 monday 04 [2008,2010), 04-21 if monday +1 [2014,2026), 04-19 if sunday +1 [2015,2066), 04-20 if sunday +1 [2031,2082), 04-20 if monday +1 [2071,2083), 3 monday 04 [2092,2094), on 20870422 20980422 20990420 | substitute | public-holidays-ordinance-2002
New Year's Day | 01-01 [1980,) | collection | public-holidays-ordinance
New Year's Day (substitute day) | 1 monday 01 [1994,1996), on 20000103 | substitute | vacanza
	01-02 if sunday +1 [2005,2096), 01-01 if sunday +1 [2006,2097) | substitute | public-holidays-ordinance-2002
Public Holiday | 1 monday 08 [1990,2003), 11-10 [1990,1993), 05-09 [1993,2003) | vacanza
Public Holiday (substitute day) | monday>=11-06 [1990,1992), 05-09 if sunday +1 [1993,2000), on 19980511 | substitute | vacanza
Unaine Day | on 20020716 | vacanza
	07-16 [2003,) | public-holidays-ordinance-2002
Unaine Day (substitute day) | 07-17 if sunday +1 [2005,2096), 07-16 if sunday +1 [2006,2091) | substitute | public-holidays-ordinance-2002
Unimwane Day | on 20020715 | vacanza
	07-15 [2003,) | public-holidays-ordinance-2002
Youth Day | 08-05 [2003,) | public-holidays-ordinance-2002
Youth Day (substitute day) | 08-06 if sunday +1 [2006,2091), 08-05 if sunday +1 [2007,2097) | substitute | public-holidays-ordinance-2002

fact national 2023 | off 04-19 07-11 12-09 12-11 | not 12-10 | Public Holidays Act as amended in 2002
notice 2026 | off Gospel Day 07-10; Unimwane Day -; Unaine Day -; National Culture and Senior Citizens Day 07-14; Youth Day 08-03; World Teachers' Day 10-05; Human Rights Day 12-11 | collection | pso-2026
`;
