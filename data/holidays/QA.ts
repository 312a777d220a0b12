/** Holidays of Qatar: rules, years and sources. The format: `README.md`. */
export const QA = `
country Qatar

source human-resources-law-2016 | Qatar, Human Resources Law No. 15 of 2016, official holidays; not checked against the law
source amiri-diwan-vacanza | Qatar, Amiri Diwan; days, as vacanza/holidays (MIT) lists them; the notices were not read
source emiri-decision-11-2007 | Qatar, Emiri Decision No. 11 of 2007, which moved the national day; not checked against the law
source emiri-decision-11-2007-2 | Qatar, Emiri Decision No. 11 of 2007; not checked against the law
source emiri-decision-80-2011 | Qatar, Emiri Decision No. 80 of 2011; not checked against the law
source off-one-time | Days off for one time, as vacanza/holidays (MIT) lists them

Eid al-Adha = عيد الأضحى | hijri 12-10 [,2010), hijri 12-10 [2011,2016), hijri 12-10 [2019,) | 3d computed estimated | human-resources-law-2016
	hijri 12-10 -1 [2016,2018), on 20101115 20180822 | 3d announced estimated | amiri-diwan-vacanza
Eid al-Fitr = عيد الفطر | hijri 10-1 [,2011), hijri 10-1 [2012,2015), hijri 10-1 [2016,) | 3d computed estimated | human-resources-law-2016
	on 20110831 20150718 | 3d announced estimated | amiri-diwan-vacanza
Independence Day = عيد الاستقلال | 09-03 [1971,2007) | emiri-decision-11-2007
National Day = اليوم الوطني | 12-18 [2007,) | emiri-decision-11-2007-2
National Sport Day = اليوم الرياضي | 2 tuesday 02 [2012,) | emiri-decision-80-2011
New Year holiday | on 20250102 | one_off estimated | off-one-time
`;
