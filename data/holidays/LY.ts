/** Holidays of Libya: rules, years and sources. The format: `README.md`. */
export const LY = `
country Libya

source law-5-2012 | Libya, Law No. 5 of 2012 on official holidays, read at lawsociety.ly; a notice under it | https://w.almustaqbal.ly/?p=12073
source library
source cabinet-decisions-under-2012 | Libya, Cabinet decisions under Law No. 5 of 2012; days, as vacanza/holidays (MIT) lists them; the decisions were not read
source law-4-1987 | Libya, Law No. 4 of 1987 on official holidays, as vacanza/holidays (MIT) lists it; the law was not read
source cabinet-decision-414-2021 | Libya, Cabinet decision No. 414 of 2021, as vacanza/holidays (MIT) lists it; the decision was not read
source cabinet-decision-555-2023 | Libya, Cabinet decision No. 555 of 2023, as vacanza/holidays (MIT) lists it; the decision was not read

Al-Fateh Revolution Day = عيد الفاتح | 09-01 [1988,2012) | law-4-1987
American Forces Evacuation Day = عيد إجلاء القوات الأمريكية | 06-11 [1988,2012) | law-4-1987
Arafat Day = يوم عرفة | hijri 12-10 -1 [,2014), hijri 12-10 -1 [2015,2018), hijri 12-10 -1 [2019,) | computed estimated | library
	on 20141004 20180821 | announced estimated | cabinet-decisions-under-2012
Birthday of Muhammad (Mawlid) = المولد النبويّ | hijri 3-12 [,2012), hijri 3-12 [2019,2021), hijri 3-12 [2022,), on 20130124 20150103 20151223 | computed estimated | library
	delhi 3-12 [2016,2019), on 20120205 20140114 20211019 | announced estimated | cabinet-decisions-under-2012
End of Ramadan (Eid al-Fitr) = عيد الفطر | hijri 10-1 [,2014), hijri 10-1 [2018,2025), hijri 10-1 [2026,) | 3d computed estimated | library
	dhaka 10-1 [2014,2018), on 20250331 | 3d announced estimated | cabinet-decisions-under-2012
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | hijri 12-10 [,2014), hijri 12-10 [2015,2018), hijri 12-10 [2019,) | 3d computed estimated | library
	on 20141005 20180822 | 3d announced estimated | cabinet-decisions-under-2012
Independence Day = عيد الاستقلال | dongzhi 8 +2 [1952,1988) | library
	12-24 [2012,) | law-5-2012
Islamic New Year = رأس السنة الهجرية | hijri 1-1 [,1988), hijri 1-1 [2019,2021), hijri 1-1 [2022,), on 20121115 20141025 | computed estimated | library
	hijri 1-1 +1 [2015,2019), on 20131105 20210810 | announced estimated | cabinet-decisions-under-2012
July Revolution Day = عيد ثورة يوليو | 07-23 [1988,2012) | law-4-1987
Labour Day = يوم العمال | 05-01 [,1988) | library
	05-01 [2012,) | law-5-2012
Liberation Day = يوم التحرير | 10-23 [2012,) | law-5-2012
Martyrs' Day = يوم الشهداء | 09-16 [,1988) | library
	09-16 [2012,) | law-5-2012
National Environmental Sanitation Day = اليوم الوطني للإصحاح البيئي | 08-14 [2022,) | cabinet-decision-414-2021
People's Authority Day = عيد إعلان سلطة الشعب | 03-02 [1988,2012) | law-4-1987
Public Holiday = عطلة رسمية | on 20231210 | one_off | cabinet-decision-555-2023
Revolution Day = يوم الثورة | 02-17 [2012,) | law-5-2012

fact national 2010 | off 03-02 09-01 | not 02-17 12-24 | Law 4 of 1987
fact national 2013 | off 02-17 05-01 09-16 10-23 12-24 | not 03-02 09-01 | Law 5 of 2012
`;
