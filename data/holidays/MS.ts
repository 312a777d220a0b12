/** Holidays of Montserrat: rules, years and sources. The format: `README.md`. */
export const MS = `
known [2017,)

source public-holidays-act-2017 | Montserrat, Public Holidays Act as amended in 2017 and 2019; lists of the government | https://www.gov.ms/wp-content/uploads/2020/06/Public-Holidays-Act.pdf

lieu saturday>next sunday>next | all | library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Day of Prayer and Thanksgiving | on 20210721 | announced | public-holidays-act-2017
	on 20220720 | collection | public-holidays-act-2017
	2 wednesday 07 [2023,) | public-holidays-act-2017
Emancipation Day | 1 monday 08 [2017,) | public-holidays-act-2017
	08-01 saturday>monday sunday>monday [,2017) | library
Festival Day | 12-31 | library
King's Birthday | monday>=06-13 [2023,2025) | collection | public-holidays-act-2017
	monday>=06-10 [2025,) | public-holidays-act-2017
Labour Day | 1 monday 05 | library
Public holiday | on 20180914 20190510 20200715 20220919 20230412 20230506 | one_off | public-holidays-act-2017
Queen's Birthday | monday>=06-09 [2017,2022) | public-holidays-act-2017
	on 20220602 20220603 | collection | public-holidays-act-2017
Queen's Birthday Celebration | monday>=06-09 [,2017) | library
Saint Patrick's Day | 03-17 | library

fact national 2024 | off 06-17 07-10 08-05 | not 06-10 08-01 | Public Holidays Act
`;
