/** Holidays of St. Vincent & Grenadines: rules, years and sources. The format: `README.md`. */
export const VC = `
source saint-carnival-vacanza | Saint Vincent and the Grenadines, days of the carnival, as vacanza/holidays (MIT) lists it
source saint-public-holiday-2024 | Saint Vincent and the Grenadines, Public Holiday (Amendment) Act 2024 | https://www.searchlight.vc/front-page/2024/08/30/svg-honours-spiritual-baptists-with-may-21-public-holiday/

lieu sunday>next | all but National Spiritual Baptist Day | library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day; Whit Monday | library
Carnival Monday | 07-07 if sunday +1 [2013,2025), on 20180709 20200803 20210906 20230710 | collection estimated | saint-carnival-vacanza
	1 monday 07 [,2013), 1 monday 07 [2014,2018), 1 monday 07 [2025,), on 20220704 | library
Carnival Tuesday | 07-08 if monday +1 [2013,2025), on 20180710 20200804 20210907 20230711 | collection estimated | saint-carnival-vacanza
	tuesday>=07-02 [,2013), tuesday>=07-04 [2014,2018), tuesday>=07-02 [2025,), on 20220705 | library
Emancipation Day | 08-01 | library
Independence Day | 10-27 [1980,) | library
National Hero′s Day | 03-14 | library
National Spiritual Baptist Day | 05-21 [2025,) | saint-public-holiday-2024
Public Health Holiday | on 20210122 20210125 | vacanza

fact national 2024 | off 07-08 07-09 | not 05-21 07-01 | before the act; carnival a week later
fact national 2025 | off 05-21 07-07 | not 05-22 | Public Holiday (Amendment) Act 2024
`;
