/** Holidays of Palestinian Territories: rules, years and sources. The format: `README.md`. */
export const PS = `
source palestine-cabinet-24-2020 | Palestine, Cabinet, 24 February 2020 and 30 January 2023: the day before the feast and four days | https://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f
source state-palestine-cabinet-2018 | State of Palestine, Cabinet decision of 18 December 2018 on the Christian holidays, as each year | https://www.hcc.ps/archives/49951
source state-palestine-cabinet-2020 | State of Palestine, Cabinet, 24 February 2020 and 30 January 2023: the eve and three days | http://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f
source state-palestine-general | State of Palestine, General Personnel Council, official holidays; not checked against the law
source state-palestine-government-2016 | State of Palestine, Government, March 2016: no day off in that year, the yearly one stays | https://paltimeps.ps/post/124398/ | list [,)

Christmas Day | 12-25 [1990,) | collection | state-palestine-general [1995,); vacanza
Day of Arafah = يوم عرفة | hijri 12-10 -1 [1995,) | computed estimated | palestine-cabinet-24-2020
Eid al-Adha = عيد الأضحى | hijri 12-10 [1990,), hijri 12-10 +1 [1990,), hijri 12-10 +2 [1990,), hijri 12-10 +3 [1990,) | computed estimated | state-palestine-general
Eid al-Fitr = عيد الفطر | on 19990118 19990119 19990120 | vacanza
	hijri 10-1 [1990,), hijri 10-1 +1 [1990,), hijri 10-1 +2 [1990,) | computed estimated | state-palestine-general
Eve of Eid al-Fitr = وقفة عيد الفطر | hijri 10-1 -1 [2020,) | computed estimated | state-palestine-cabinet-2020
Independence Day = عيد الاستقلال | 11-15 [1990,) | collection | state-palestine-general [1995,); vacanza
International Women's Day = يوم المرأة العالمي | 03-08 [1990,2001), 03-08 [2002,2010) | vacanza
	03-08 [2010,2016), 03-08 [2017,) | state-palestine-government-2016
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [1990,) | computed estimated | state-palestine-general
Isra and Mi'raj = الإسراء والمعراج | hijri 7-27 [1990,) | computed estimated | state-palestine-general
Labour Day | 05-01 [1990,1994), 05-01 [1995,) | collection | state-palestine-general [1995,); vacanza
New Year's Day | 01-01 [1990,) | collection | state-palestine-general [1995,); vacanza
Orthodox Christmas Day = عيد الميلاد المجيد وفق التقويم الشرقي | 01-07 [1990,) | state-palestine-cabinet-2018 [1995,); vacanza
Orthodox Easter = عيد الفصح وفق التقويم الشرقي | orthodox [2019,) | computed | state-palestine-cabinet-2018
Prophet's Birthday = المولد النبوي | hijri 3-12 [1990,) | computed estimated | state-palestine-general

fact national 2016 | off 05-01 | not 03-08 | the Government, March 2016
fact national 2019 | off 01-07 04-28 12-25 | not 04-21 | Cabinet decision of December 2018
fact national 2023 | off 04-20 04-21 04-23 | not 04-19 | Cabinet, 30 January 2023: the eve and three days
fact national 2024 | off 03-08 04-10 | not 04-01 | a yearly day off
decided no law | - | 03-08 | [2016,2017) | national | no day off | Palestine, the Government, 2016: 8 March is a working day | https://watania.net/news/86009-%D8%A7%D9%84%D8%AD%D9%83%D9%88%D9%85%D8%A9-%D9%84%D8%A7-%D8%B9%D8%B7%D9%84%D8%A9-%D8%A7%D9%84%D8%AB%D9%84%D8%A7%D8%AB%D8%A7%D8%A1-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D9%8A%D9%88%D9%85-%D8%A7
decided no some | Easter | - | - | national | the other Easters are for Christians | Palestine, cabinet, December 2018: Easter by the eastern calendar | https://www.hcc.ps/archives/49951
decided yes law | Day of Arafah; Eve of Eid al-Fitr | - | - | national | off with the feast | Palestine, Cabinet, 24 February 2020 and 30 January 2023: the day before the feast and four days | https://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f
`;
