/** Holidays of Namibia: rules, years and sources. The format: `README.md`. */
export const NA = `
known [1991,)

source public-holidays-act-1990 | Namibia, Public Holidays Act 26 of 1990 as amended in 2004 | https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17

Africa Day | 05-25 [1991,) | public-holidays-act-1990
feasts en | Ascension Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | public-holidays-act-1990 [1991,); library
Burial of a President | on 20240225 20250301 | collection estimated | off-one-time
Cassinga Day | 05-04 [1991,) | public-holidays-act-1990
Day of Mourning for Honourable Moses Garoeb | on 19970926 | vacanza
Day of the Namibian Women and International Human Rights Day = Human Rights Day | 12-10 [2005,) | public-holidays-act-1990 [2010,); public-holidays-act-1990 estimated
Family Day | 12-26 | public-holidays-act-1990 [1991,); library
General or regional election | 11-30 [1998,2000), on 19941207 | vacanza
	4 friday 11 [2014,2016), wednesday>=11-21 [2019,2021), on 20241127 | collection estimated | off-one-time
Genocide Remembrance Day | 05-28 [2025,) | public-holidays-act-1990
Heroes' Day | 08-26 [1991,) | public-holidays-act-1990
Human Rights Day | 12-10 [1991,2005) | estimated | public-holidays-act-1990
Independence Day | 03-21 [1991,) | public-holidays-act-1990
International Human Rights Day | 09-10 [1991,2005) | vacanza
International Human Rights Day (substitute day) | on 19950911 20000911 | substitute | vacanza
Public Holiday | 12-10 if sunday +1 [1995,2007), 12-10 if sunday +1 [2017,2091) | public-holidays-act-1990 [2017,2091); public-holidays-act-1990 estimated
	03-21 if sunday +1 [1993,), 12-26 if sunday +1 [1993,), 05-01 if sunday +1 [1994,2096), 01-01 if sunday +1 [1995,2097), 05-04 if sunday +1 [1997,2099), 05-25 if sunday +1 [1997,2099), 08-26 if sunday +1 [2001,2097) | public-holidays-act-1990
	on 19951024 | vacanza
Walvis Bay Reintegration Day | on 19940301 | vacanza
Workers Day | 05-01 | public-holidays-act-1990 [1991,); library
Y2K changeover | on 19991231 20000103 | vacanza

fact national 2019 | off 11-27 12-10 | not 09-10 | general election; Public Holidays Act 1990
fact national 2023 | off 03-21 12-10 12-11 | not 09-10 | Public Holidays Act 26 of 1990
decided dated law | Day of the Namibian Women and International Human Rights Day; Day of the Namibian Women and International Human Rights Day (observed) | - | - | national | 10 December | Namibia, Public Holidays Act 26 of 1990 as amended in 2004 | https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17
decided yes law | - | 12-11 | - | national | the Monday after a Sunday | Namibia, Public Holidays Act 26 of 1990 as amended in 2004 | https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17
`;
