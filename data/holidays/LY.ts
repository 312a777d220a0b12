/** Holidays of Libya: rules, years and sources. The format: `README.md`. */
export const LY = `
source cabinet-decision-414-2021 | Libya, Cabinet decision No. 414 of 2021, as vacanza/holidays (MIT) lists it; the decision was not read
source cabinet-decision-555-2023 | Libya, Cabinet decision No. 555 of 2023, as vacanza/holidays (MIT) lists it; the decision was not read
source cabinet-decisions-under-2012 | Libya, Cabinet decisions under Law No. 5 of 2012; days, as vacanza/holidays (MIT) lists them; the decisions were not read
source law-4-1987 | Libya, Law No. 4 of 1987 on official holidays, as vacanza/holidays (MIT) lists it; the law was not read
source law-5-2012 | Libya, Law No. 5 of 2012 on official holidays, read at lawsociety.ly; a notice under it | https://w.almustaqbal.ly/?p=12073

Al-Fateh Revolution Day = عيد الفاتح | 09-01 [1988,2012) | collection | law-4-1987
American Forces Evacuation Day = عيد إجلاء القوات الأمريكية | 06-11 [1988,2012) | collection | law-4-1987
Arafat Day = يوم عرفة | on 20141004 20180821 | collection estimated | cabinet-decisions-under-2012
	hijri 12-10 -1 | estimated | library
Birthday of Muhammad (Mawlid) = المولد النبويّ | on 20120205 20140114 20161212 20171201 20181121 20211019 | collection estimated | cabinet-decisions-under-2012
	hijri 3-12 [1990,) | estimated | library
End of Ramadan (Eid al-Fitr) = عيد الفطر | on 20140729 20140730 20140731 20150718 20150719 20150720 20160707 20160708 20160709 20170626 20170627 20170628 20250331 20250401 20250402 | collection estimated | cabinet-decisions-under-2012
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 20141005 20141006 20141007 20180822 20180823 20180824 | collection estimated | cabinet-decisions-under-2012
	hijri 12-10, hijri 12-10 +1, hijri 12-10 +2 | estimated | library
Independence Day = عيد الاستقلال | 12-24 [2012,) | law-5-2012
	dongzhi 8 +2 [1952,1988) | library collection
Islamic New Year = رأس السنة الهجرية | on 20131105 20151015 20161003 20170922 20180912 20210810 | collection estimated | cabinet-decisions-under-2012
	hijri 1-1 [2012,) | estimated | library
July Revolution Day = عيد ثورة يوليو | 07-23 [1988,2012) | collection | law-4-1987
Labour Day = يوم العمال | 05-01 [,1988), 05-01 [2012,) | law-5-2012 [2012,); library
Liberation Day = يوم التحرير | 10-23 [2012,) | law-5-2012
Martyrs' Day = يوم الشهداء | 09-16 [,1988), 09-16 [2012,) | law-5-2012 [2012,); library
National Environmental Sanitation Day = اليوم الوطني للإصحاح البيئي | 08-14 [2022,) | collection | cabinet-decision-414-2021
People's Authority Day = عيد إعلان سلطة الشعب | 03-02 [1988,2012) | collection | law-4-1987
Public Holiday = عطلة رسمية | on 20231210 | collection | cabinet-decision-555-2023
Revolution Day = يوم الثورة | 02-17 [2012,) | law-5-2012

fact national 2010 | off 03-02 09-01 | not 02-17 12-24 | Law 4 of 1987
fact national 2013 | off 02-17 05-01 09-16 10-23 12-24 | not 03-02 09-01 | Law 5 of 2012
`;
