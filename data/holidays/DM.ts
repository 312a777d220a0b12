/** Holidays of Dominica: rules, years and sources. The format: `README.md`. */
export const DM = `
source public-holidays-labour | Dominica, public holidays: Labour Day on the first Monday of May; a Sunday is made up for | https://www.officeholidays.com/holidays/dominica/dominica-labour-day | list

lieu sunday>next | all but Labour Day | public-holidays-labour & vacanza [1979,); library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
Carnival Monday | easter-48 | library
Carnival Tuesday | easter-47 | library
Emancipation Day | 1 monday 08 | library
Independence Day | 11-03 [1979,) | public-holidays-labour & vacanza
Labour Day | 05-01 [1990,2010) | vacanza
	1 monday 05 [1979,2010) | public-holidays-labour [1979,1990); public-holidays-labour estimated
	1 monday 05 [1994,1996), 1 monday 05 [2005,2007), 1 monday 05 [2010,), on 20000501 | public-holidays-labour & vacanza
	monday>=04-30 [1996,2000) | estimated | public-holidays-labour
National Day of Community Service | 11-04 [1979,) | public-holidays-labour & vacanza
Public holiday | on 20090728 20090903 | vacanza
	on 20100104 20190919 | collection estimated | off-one-time

fact national 2019 | off 05-06 11-03 11-04 11-05 | not 05-01 | a Sunday goes to the next day that is none
`;
