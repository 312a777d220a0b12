/** Holidays of Qatar: rules, years and sources. The format: `README.md`. */
export const QA = `
source amiri-diwan-vacanza | Qatar, Amiri Diwan; days, as vacanza/holidays (MIT) lists them; the notices were not read
source emiri-decision-11-1978 | Qatar, Emiri Decision No. 11 of 2007, which moved the national day; not checked against the law
source emiri-decision-11-2007-2 | Qatar, Emiri Decision No. 11 of 2007; not checked against the law
source emiri-decision-80-2011 | Qatar, Emiri Decision No. 80 of 2011; not checked against the law
source human-resources-law-2016 | Qatar, Human Resources Law No. 15 of 2016, official holidays; not checked against the law

Eid al-Adha = عيد الأضحى | on 20101115 20101116 20101117 20160910 20160911 20160912 20170831 20170901 20170902 20180822 20180823 20180824 | collection estimated | amiri-diwan-vacanza
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | computed estimated | human-resources-law-2016
	on 20081209 20081210 20081211 20091128 20091129 20091130 | vacanza
Eid al-Fitr = عيد الفطر | on 20110831 20110901 20110902 20150718 20150719 20150720 | collection estimated | amiri-diwan-vacanza
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | human-resources-law-2016
	on 20051104 20051105 20051106 20061024 20061025 20061026 20081002 20081003 20081004 20090921 20090922 20090923 | vacanza
Independence Day = عيد الاستقلال | on 19780903 | collection | emiri-decision-11-1978
National Day = اليوم الوطني | 12-18 [2007,) | collection | emiri-decision-11-2007-2
National Sport Day = اليوم الرياضي | 2 tuesday 02 [2012,) | collection | emiri-decision-80-2011
New Year holiday | on 20250102 | collection estimated | off-one-time
`;
