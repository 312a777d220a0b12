/** Holidays of Kenya: rules, years and sources. The format: `README.md`. */
export const KE = `
source schedule-part-i-2010 | Kenya, Public Holidays Act (Cap. 110), schedule, part I | https://docslib.org/doc/6426380/public-holidays-act
source gazette-burial-president | Kenya Gazette: the burial of President Mwai Kibaki | https://nairobinews.nation.africa/matiangi-gives-kenyans-five-day-holiday/
source gazette-idd-ul-2019 | Kenya, Gazette: Idd-ul-Azha of 2019 to 2024 for all, under the Public Holidays Act | https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/
source gazette-idd-ul-2020 | Kenya Gazette: the day of Idd-ul-Azha | https://www.kahawatungu.com/friday-declared-public-holiday-to-celebrate-idd-ul-azha/
source gazette-idd-ul-2021 | Kenya Gazette: the day of Idd-ul-Azha | https://www.kbc.co.ke/interior-cs-public-holiday-on-20th-to-celebrate-idd-ul-adha/
source gazette-idd-ul-2022 | Kenya Gazette: the day of Idd-ul-Azha | https://www.standardmedia.co.ke/article/2001449822/government-declares-monday-a-public-holiday
source gazette-idd-ul-2023 | Kenya Gazette: the day of Idd-ul-Azha | https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/
source gazette-notice-under-10 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2024-10-31/184/eng@2024-10-31
source gazette-notice-under-2015 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2015-11-24/129/eng@2015-11-24
source gazette-notice-under-2017 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2017-08-01/107/eng@2017-08-01
source gazette-notice-under-2022 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/gazette/2022-07-29/147/eng@2022-07-29
source gazette-notice-under-2023 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/gazette/2023-11-06/238/eng@2023-11-06
source gazette-notice-under-2024 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/gazette/2024-05-08/61/eng@2024-05-08
source gazette-notice-under-3 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2017-10-24/159/eng@2017-10-24
source gazette-notice-under-4 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2017-10-19/156/eng@2017-10-19
source gazette-notice-under-5 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/2017-11-23/174/eng@2017-11-23
source gazette-notice-under-7 | Kenya Gazette, notice under the Public Holidays Act (cap. 110) | https://new.kenyalaw.org/akn/ke/officialGazette/gazette/2022-09-08/182/eng@2022-09-08
source gazette-vacanza-holidays | Kenya Gazette, as vacanza/holidays (MIT) lists it
source public-holidays-act | Kenya, Public Holidays Act (cap. 110); these days as other collections have them
law [1990,2010) | New Year's Day; Good Friday; Easter Monday; Labour Day; End of Ramadan (Eid al-Fitr); Jamhuri Day; Christmas Day; Boxing Day | Kenya, Public Holidays Act (Cap. 110), schedule, part I | https://docslib.org/doc/6426380/public-holidays-act

lieu sunday>next | all but End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | library

feasts en | Boxing Day; Labour Day | schedule-part-i-2010 [2010,); library
Christmas Day = Krismasi | 12-25 | schedule-part-i-2010 [2010,); library
Easter Monday = Jumatatu ya Pasaka | easter+1 | schedule-part-i-2010 [2010,); library
Eid al-Fitr (substitute day) | on 20120820 20250331 | collection estimated | off-vacanza-holidays
Election day | on 20170808 20220809 | one_off | gazette-notice-under-*
	on 20171025 | one_off | gazette-notice-under-3
	on 20171026 | one_off | gazette-notice-under-4
End of Ramadan (Eid al-Fitr) = Idd-ul-Fitr | hijri 10-1 [,2014), hijri 10-1 [2025,) | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Idd-ul-Azha | on 20200731 20210720 20230628 | announced | gazette-idd-ul-*
	on 20220711 | collection | gazette-idd-ul-*
	hijri 12-10 [2018,) | computed estimated | gazette-idd-ul-2019
Good Friday = Ijumaa Kuu | easter-2 | schedule-part-i-2010 [2010,); library
Idd-ul-Fitr | daressalaam 10-1 [2014,2025) | computed estimated | public-holidays-act
	on 20160707 20200525 20230421 | collection estimated | public-holidays-act
Inauguration of the Deputy President | on 20241101 | one_off | gazette-notice-under-10
Jamhuri Day = Siku ya Jamhuri | 12-12 [1964,) | schedule-part-i-2010 [2010,); library
Madaraka Day = Siku ya Madaraka | 06-01 [2010,) | schedule-part-i-2010
Mashujaa Day = Siku ya Mashujaa | 10-20 [1964,) | schedule-part-i-2010 [2010,); library
Memorial of President Daniel arap Moi | on 20200211 | collection estimated | gazette-vacanza-holidays
Moi Day | 10-10 [1990,2010), 10-10 [2018,) | library
National Tree Growing Day | on 20231113 20240510 | one_off | gazette-notice-under-*
New Year's Day = Mwaka mpya | 01-01 | schedule-part-i-2010 [2010,); library
Presidential inauguration | on 20171128 | one_off | gazette-notice-under-5
	on 20220913 | one_off | gazette-notice-under-7
State Funeral of Mwai Kibaki | on 20220429 | one_off | gazette-burial-president
Visit of Pope Francis | on 20151126 | one_off | gazette-notice-under-*
Eid-al-Fitr (substitute day) | on 20011217 20041115 20090921 | substitute | vacanza

fact national 2010 | off 12-12 | not 11-16 | Public Holidays Act: for Muslims
fact national 2015 | off 10-20 11-26 | not 10-10 | Constitution of 2010: no Moi Day
fact national 2022 | off 04-29 07-11 | not 07-09 | Gazette: the burial of President Kibaki, Idd-ul-Azha
fact national 2023 | off 11-13 | not 11-14 | National Tree Growing Day
decided no law | Day of Mourning for Queen Elizabeth II | - | - | national | days of mourning, no days off | Kenya, notices in the Gazette, September 2022
decided yes law | - | 06-01 | [2010,2011) | national | Madaraka Day | Kenya, Public Holidays Act (Cap. 110), schedule, part I | https://docslib.org/doc/6426380/public-holidays-act
decided yes law | Feast of the Sacrifice (Eid al-Adha) | - | [2018,) | national | off for all by notice; ahead an estimate | Kenya, Gazette: Idd-ul-Azha of 2019 to 2024 for all, under the Public Holidays Act | https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/
`;
