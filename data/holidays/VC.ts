/** Holidays of St. Vincent & Grenadines: rules, years and sources. The format: `README.md`. */
export const VC = `
source saint-carnival-vacanza | Saint Vincent and the Grenadines, days of the carnival, as vacanza/holidays (MIT) lists it
source saint-public-holiday-2024 | Saint Vincent and the Grenadines, Public Holiday (Amendment) Act 2024 | https://www.searchlight.vc/front-page/2024/08/30/svg-honours-spiritual-baptists-with-may-21-public-holiday/

lieu sunday>next | all but National Spiritual Baptist Day | library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Carnival Monday | 07-07 if sunday +1 [2013,2025), on 20180709 20200803 20210906 20230710 | collection estimated | saint-carnival-vacanza
	1 monday 07 [,2013), 07-06 if sunday +1 [2014,2099), monday>=06-30 [2015,2018), 07-03 if sunday +1 [2022,2096), 07-05 if sunday +1 [2026,2100), 07-04 if sunday +1 [2027,), 07-02 if sunday +1 [2028,2091), 07-01 if sunday +1 [2029,2097), 06-30 if sunday +1 [2030,2098) | library
Carnival Tuesday | 07-08 if monday +1 [2013,2025), on 20180710 20200804 20210907 20230711 | collection estimated | saint-carnival-vacanza
	tuesday>=07-02 [,2013), 07-07 if monday +1 [2014,2099), 1 tuesday 07 [2015,2018), 07-04 if monday +1 [2022,2096), 07-06 if monday +1 [2026,2100), 07-05 if monday +1 [2027,), 07-03 if monday +1 [2028,2091), 07-02 if monday +1 [2029,2097), 07-01 if monday +1 [2030,2098) | library
Emancipation Day | 08-01 | library
Independence Day | 10-27 [1980,) | library
National Hero′s Day | 03-14 | library
National Spiritual Baptist Day | 05-21 [2025,) | saint-public-holiday-2024
Public Health Holiday | on 20210122 20210125 | vacanza

fact national 2024 | off 07-08 07-09 | not 05-21 07-01 | before the act; carnival a week later
fact national 2025 | off 05-21 07-07 | not 05-22 | Public Holiday (Amendment) Act 2024
`;
