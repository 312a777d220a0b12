/** Holidays of India: rules, years and sources. The format: `README.md`. */
export const IN = `
part AN Andaman and Nicobar Islands
part AP Andhra Pradesh
part AR Arunachal Pradesh
part AS Assam
part BR Bihar
part CH Chandigarh
part CT Chhattisgarh
part DD Daman and Diu
part DL Delhi
part DN Dadra and Nagar Haveli
part GA Goa
part GJ Gujarat
part HP Himachal Pradesh
part HR Haryana
part JK Jammu and Kashmir
part KA Karnataka
part KL Kerala
part LD Lakshadweep
part MH Maharashtra
part ML Meghalaya
part MN Manipur
part MP Madhya Pradesh
part MZ Mizoram
part NL Nagaland
part OR Odisha
part PB Punjab
part PY Puducherry
part RJ Rajasthan
part SK Sikkim
part TG Telangana
part TN Tamil Nadu
part TR Tripura
part UP Uttar Pradesh
part UT Uttarakhand
part WB West Bengal
part JH Jharkhand
part LA Ladakh
part DH Dadra and Nagar Haveli and Daman and Diu
known [2010,)

source AN-list | Andaman and Nicobar Islands, public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/andaman-and-nicobar-government-holiday-list-2021-1778888-2021-03-13 | list estimated
source AP-list | Andhra Pradesh, General Administration Department, general holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM | list estimated
source andhra-pradesh-general-2026 | Andhra Pradesh, General Administration Department, general holidays for 2026, December 2025 | https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM | list [2025,2027)
source AR-list | Arunachal Pradesh, gazetted holidays: a list of one year was read, the others by the same feasts and our own calendar | https://govtempdiary.com/arunachal-pradesh-holidays-list-2020 | list estimated
source arunachal-pradesh-gazetted-2020 | Arunachal Pradesh, gazetted holidays of 2020 | https://govtempdiary.com/arunachal-pradesh-holidays-list-2020 | list [2020,2021)
source assam-2016-2013 | Assam, lists of 2013, 2016 and 2021 to 2024 | http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam | list [2013,2025)
source AS-list | Assam, General Administration Department, list of holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.northeasttoday.in/2020/12/18/assam-government-releases-holiday-list-for-2021/ | list estimated
source assam-general-administration-2013 | Assam, General Administration Department, list of holidays, as in 2013, 2016 and 2021 to 2024 | http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam
source assam-general-administration-2024 | Assam, General Administration Department, list of holidays for 2024, 2 November 2023 | https://snnlive.in/assam-government-holiday-list-2024
source bihar-gazette-847-2014 | Bihar, gazette 847 of 13 October 2014, lists of 2021, 2023 and 2026 | https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/ | list [2014,2027)
source BR-list | Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order: a list of one year was read, the others by the same feasts and our own calendar | https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572 | list estimated
source bihar-general-administration-2015 | Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order for 2015 | https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/
source bihar-general-administration-2015-2 | Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order of 2015, 2016, 2021, 2023 and 2026: two days of Holi | https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/
source bihar-general-administration-2026 | Bihar, General Administration Department, holidays under the Negotiable Instruments Act and by executive order for 2026 | https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572 | list [2026,2027)
source central-offices-delhi-2 | India, central offices of Delhi: Maha Shivaratri where another of the three feasts falls on a Sunday or a holiday, as vacanza/holidays (MIT) lists it
source central-offices-delhi-2011 | India, central offices of Delhi: Maha Shivaratri where another of the three feasts falls on a Sunday or a holiday | https://paycommissionnews.blogspot.com/2010/06/only-14-holidays-for-central-govt-staff.html
source central-offices-delhi-2022 | India, central offices of Delhi: Maha Shivaratri where another of the three feasts falls on a Sunday or a holiday: in 2022
source central-offices-delhi-2025 | India, central offices of Delhi: Maha Shivaratri where another of the three feasts falls on a Sunday or a holiday: in 2025
source central-offices-outside | India, central offices outside Delhi choose three of twelve feasts; those of Delhi, as vacanza/holidays (MIT) lists them for every state: the list of this state was not read
source chandigarh-home-secretary-2023 | Chandigarh, Home Secretary, public holidays of 2023: a list of one year was read, the others by the same feasts and our own calendar | https://ptcnews.tv/amp/punjab-2/chandigarh-administration-holidays-list-2023-check-list-in-detail-714756 | list estimated
source CH-list | Chandigarh, Home Secretary, public holidays of 2023, order of 21 October 2025 | https://timesofindia.indiatimes.com/city/chandigarh/oct-22-a-public-holiday-in-ut/articleshow/124728507.cms | list
source CT-list | Chhattisgarh, General Administration Department, public and general holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28 | list estimated
source chhattisgarh-hareli-2019 | Chhattisgarh, 2019: Hareli, Teej and Karma Jayanti, World Tribal Day and Chhath are public holidays | https://mediajagat24.com/?amp=1&p=37248 | list [2019,2027)
source chhattisgarh-orders-2021 | Chhattisgarh, list of 2021 and orders of 2019 | https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28 | list [2019,2022)
source DL-list | Delhi, public holiday by yearly orders of its government, as vacanza/holidays (MIT) lists it
source department-personnel-training | India, Department of Personnel and Training, yearly circular on holidays: compulsory for offices everywhere; by our own reckoning of the crescent there; not checked against the law
source department-personnel-training-2 | India, Department of Personnel and Training, yearly memorandum on holidays: compulsory for all offices; day by our own calendar | https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03
source department-personnel-training-2015 | India, Department of Personnel and Training, 12/7/2015-JCA-2 of 11 June 2015, holidays of 2016 | https://postalemployeesportal.blogspot.com/2015/10/dopt-released-list-of-holidays-in-2016.html
source department-personnel-training-2019 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/1/2019-JCA-2 of 18 June 2019 | https://govtempdiary.com/delhi-holidays-list-2020
source department-personnel-training-2019-2 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/1/2019-JCA-2 of 18 June 2019, annex I: offices in Delhi | https://govtempdiary.com/delhi-holidays-list-2020
source department-personnel-training-2020 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/9/2020-JCA-2 of 10 June 2020 | https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html
source department-personnel-training-2020-2 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/9/2020-JCA-2 of 10 June 2020, annex I: offices in Delhi | https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html
source department-personnel-training-2021 | India, Department of Personnel and Training, August 2021, and Delhi, General Administration Department, 18 August 2021 | https://www.lokmatnews.in/india/delhi-government-declares-august-20-as-muharram-holiday-b421
source department-personnel-training-2021-3 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/5/2021-JCA-2 of 8 June 2021, annex I: offices in Delhi | https://www.igecorner.com/holiday-list-2022-for-central-government-employees/
source department-personnel-training-2022 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/5/2021-JCA-2 of 8 June 2021 | https://www.igecorner.com/holiday-list-2022-for-central-government-employees/
source department-personnel-training-2022-2 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/5/2022-JCA of 16 June 2022, annex I: offices in Delhi | https://www.eoimanila.gov.in/eoi.php?id=list-of-holidays/
source department-personnel-training-2023 | India, Department of Personnel and Training, memorandum on holidays in central government offices, 12/5/2022-JCA of 16 June 2022 | https://www.eoimanila.gov.in/eoi.php?id=list-of-holidays/
source department-personnel-training-2023-3 | India, Department of Personnel and Training, memorandum on holidays in central government offices, of 3 July 2023, annex I: offices in Delhi | https://www.pratidintime.com/national/central-government-holiday-list-2024-notification
source department-personnel-training-2024 | India, Department of Personnel and Training, memorandum on holidays in central government offices, of 3 July 2023 | https://www.pratidintime.com/national/central-government-holiday-list-2024-notification
source department-personnel-training-2025 | India, Department of Personnel and Training, memorandum on holidays in central government offices, for 2025 | https://www.sakshipost.com/news/national/2025-gazetted-holidays-full-list-here-351036
source department-personnel-training-2025-2 | India, Department of Personnel and Training, memorandum on holidays in central government offices, for 2025, annex I: offices in Delhi | https://www.sakshipost.com/news/national/2025-gazetted-holidays-full-list-here-351036
source department-personnel-training-2026 | India, Department of Personnel and Training, memorandum on holidays in central government offices, for 2026 | https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03
source department-personnel-training-2026-2 | India, Department of Personnel and Training, memorandum on holidays in central government offices, for 2026, annex I: offices in Delhi | https://www.indiatoday.in/amp/information/story/central-govt-holidays-2026-full-list-of-gazetted-and-restricted-holidays-2829812-2025-12-03
source department-personnel-training-2027 | India, Department of Personnel and Training, 12/2/2023-JCA of 16 July 2026, holidays of 2027 for offices in Delhi | https://dopt.gov.in/sites/default/files/List%20of%20Holidays%20for%20the%20Year%202027.pdf
source department-personnel-training-3 | India, Department of Personnel and Training, memorandum on holidays in central government offices, annex I: offices in Delhi; not out yet: reckoned
source GA-list | Goa, General Administration Department, public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.sakshipost.com/news/national/goa-government-and-public-holidays-2025-complete-list-369379 | list estimated
source goa-general-administration-2012 | Goa, General Administration Department, public holidays of 2012, 2017 and 2023 | http://india-public-holidays.com/goa/2017 | list [2012,2024)
source goa-general-administration-2024 | Goa, General Administration Department, public holidays for 2024 and 2025 | https://www.sakshipost.com/news/national/goa-government-and-public-holidays-2025-complete-list-369379 | list
source goa-general-administration-2025 | Goa, General Administration Department, public holidays for 2025 | https://www.sakshipost.com/news/national/goa-government-and-public-holidays-2025-complete-list-369379 | list [2025,2026)
source goa-notifications-3-2011 | Goa, notifications of 3 October 2011 and for 2017, 2023 and 2025 | https://centralgovernmentemployeenews.blogspot.com/2012/01/goa-government-holidays-list-2012.html | list [2011,2026)
source GJ-list | Gujarat, General Administration Department, list of public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/gujarat-government-public-holiday-list-2021-1765923-2021-02-04 | list estimated
source gujarat-general-administration-2021 | Gujarat, General Administration Department, list of public holidays for 2021 | https://www.indiatoday.in/information/story/gujarat-government-public-holiday-list-2021-1765923-2021-02-04
source haryana-2024-2017 | Haryana, lists of 2017 and 2024 | https://holidayslist.in/haryana-govt-holidays-2017 | list [2017,2025)
source HR-list | Haryana, Chief Secretary, public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms | list estimated
source haryana-chief-secretary-2013 | Haryana, Chief Secretary, public holidays, as in 2013, 2017 and, where they fall on a weekend, 2025 | https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html | list [2013,2026)
source himachal-pradesh-gad-2015 | Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014 | http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015
source himachal-pradesh-gad-2014-2 | Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014, lists of 2023 and 2026 | http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015 | list [2014,2027)
source HP-list | Himachal Pradesh, General Administration Department, gazetted holidays: a list of one year was read, the others by the same feasts and our own calendar | https://himachal.nic.in/en-IN/holidays.html | list estimated
source himachal-pradesh-general-2023 | Himachal Pradesh, General Administration Department, gazetted holidays of 2023 | https://himachal.nic.in/en-IN/holidays.html | list [2023,2024)
source himachal-pradesh-general-2026 | Himachal Pradesh, General Administration Department, gazetted holidays of 2026 | https://himachal.nic.in/en-IN/holidays.html | list [2026,2027)
source holidays-banks-2017 | India, holidays of banks in 2017 by state: 2 December | https://docslib.org/doc/201452/state-jan-feb-mar-apr-may-jun-july-aug-sept-oct-nov-dec
source holidays-banks-2017-2 | India, holidays of banks in 2017 by state: 1 December | https://docslib.org/doc/201452/state-jan-feb-mar-apr-may-jun-july-aug-sept-oct-nov-dec
source holidays-states-muharram-2021 | India, holidays of states: Muharram on 20 August 2021 | https://zeenews.india.com/india/muharram-2021-delhi-govt-shifts-holiday-to-august-20-assam-declares-half-day-2386376.html
source JK-list | Jammu and Kashmir, General Administration Department, holidays of the Union Territory: a list of one year was read, the others by the same feasts and our own calendar | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/ | list estimated
source jammu-kashmir-general-2019 | Jammu and Kashmir, General Administration Department, holidays of the Union Territory, until 2019 | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/ | list [,2020)
source jammu-kashmir-general-2020 | Jammu and Kashmir, General Administration Department, holidays of the Union Territory for 2020 | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/
source jammu-kashmir-general-2023 | Jammu and Kashmir, General Administration Department, holidays of the Union Territory for 2023 | https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023 | list [2023,2024)
source jammu-kashmir-holidays-2020 | Jammu and Kashmir, holidays of 2020 | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/ | list [2019,2021)
source JH-list | Jharkhand, Department of Personnel, holidays under the Negotiable Instruments Act and by executive order: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25 | list estimated
source KA-list | Karnataka, Department of Personnel and Administrative Reforms, list of general holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html | list estimated
source karnataka-department-personnel-2017 | Karnataka, Department of Personnel and Administrative Reforms, list of general holidays, as in 2017, 2024 and 2026 | https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017
source karnataka-department-personnel-2024 | Karnataka, Department of Personnel and Administrative Reforms, list of general holidays, gazette of 13 December 2023 | https://scribd.com/document/738515067/Holidays-List-2024
source karnataka-department-personnel-2025 | Karnataka, Department of Personnel and Administrative Reforms, list of general holidays, 14 November 2024 | https://udayavani.com/english-news/karnataka-govt-announces-holiday-calendar-for-2025
source karnataka-department-personnel-2026 | Karnataka, Department of Personnel and Administrative Reforms, list of general holidays | https://www.postalstudy.in/2025/12/kannada-calendar-2026-download.html
source kerala-2021-2015 | Kerala, lists of 2015, 2021, 2022 and 2023 | http://holidayslist.in/kerala-govt-holidays-2015/ | list [2015,2024)
source KL-list | Kerala, list of public holidays as the Cabinet approved it: a list of one year was read, the others by the same feasts and our own calendar | https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html | list estimated
source LA-list | Ladakh, General Administration Department, public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735 | list estimated
source MP-list | Madhya Pradesh, General Administration Department, list of holidays: a list of one year was read, the others by the same feasts and our own calendar | http://holidayslist.in/madhya-pradesh-govt-holidays-2018/ | list estimated
source MH-list | Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25: a list of one year was read, the others by the same feasts and our own calendar | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html | list estimated
source maharashtra-general-administration-2 | Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html | list estimated
source maharashtra-general-administration-2021 | Maharashtra, General Administration Department, public holidays, PHD. 1121/C.R. 97/Desk-29 of 2 December 2021 | https://taxguru.in/corporate-law/maharashtra-govt-notifies-public-holidays-for-the-year-2022.html
source maharashtra-general-administration-2021-2 | Maharashtra, General Administration Department, public holidays for 2021, PHD. 1119/C.R.69/Desk-29 | https://99employee.com/maharashtra-bank-holidays/ | list [2021,2022)
source maharashtra-general-administration-2022 | Maharashtra, General Administration Department, public holidays, PHD-1122/C.R.117/Desk-29 of 2 December 2022 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html
source maharashtra-general-administration-2022-2 | Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25, 2 December 2022 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html
source maharashtra-general-administration-2023 | Maharashtra, General Administration Department, public holidays: Id-e-Milad on 29 September 2023, the day after Anant Chaturdashi | https://www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/
source maharashtra-general-administration-2023-2 | Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25, 9 November 2023 | https://economictimes.indiatimes.com/wealth/save/state-govt-and-bank-holidays-in-maharashtra-2024/articleshow/105386282.cms
source maharashtra-general-administration-2024 | Maharashtra, General Administration Department, public holidays for 2024, 9 November 2023 | https://csdnearme.com/holiday-list/maharashtra-government-public-holiday-list-year/
source maharashtra-general-administration-2025 | Maharashtra, General Administration Department, notification under the Negotiable Instruments Act, section 25, 4 December 2024 | https://www.sakshipost.com/news/national/maharashtra-public-holidays-2025check-maharashtra-state-government-holiday-list-2025
source maharashtra-general-administration-2026 | Maharashtra, General Administration Department, public holidays for 2026, notification of 9 December 2025 | https://www.news9live.com/india/maharashtra-state-government-holiday-list-2026-check-public-holidays-calendar-for-new-year-here-2912229 | list [2025,2027)
source maharashtra-january-2024 | Maharashtra, General Administration Department, notification of January 2024: a public holiday on 22 January | https://www.thehindu.com/news/national/other-states/ram-temple-consecration-maharashtra-government-declares-public-holiday-on-january-22/article67756494.ece
source MN-list | Manipur, lists of general holidays of 2014, 2018, 2021 and 2022 | http://34.80.245.248/content_html/2018-01-04/0a8efffb6968e00b6de1114e95a815d0.html | list [2014,2023)
source manipur-general-holidays-2014-2 | Manipur, general holidays of 2014, 2018, 2021 and 2022 | https://holidaystracker.com/calender/india-manipur-public-holidays-2014 | list [2014,2023)
source meghalaya-2021-2014 | Meghalaya, lists of 2014, 2021 and 2025 | http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/ | list [2014,2026)
source ML-list | Meghalaya, list of public holidays: a list of one year was read, the others by the same feasts and our own calendar | http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/ | list estimated
source meghalaya-public-holidays-2014 | Meghalaya, lists of public holidays of 2014, 2021 and 2025 | https://www.indiatoday.in/information/story/meghalaya-government-holiday-list-2021-1778520-2021-03-12 | list [2014,2026)
source mizoram-f-23012-2012 | Mizoram, No.F.23012/3/2012-GAD and lists of 2021 and 2024 | https://gad.mizoram.gov.in/page/holiday-list-2014 | list [2012,2025)
source MZ-list | Mizoram, General Administration Department, list of holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/mizoram-government-holiday-list-2021-1776372-2021-03-06 | list estimated
source mizoram-general-administration-2014 | Mizoram, General Administration Department, lists of 2014, 2021 and 2024 | https://gad.mizoram.gov.in/page/holiday-list-2014
source NL-list | Nagaland, general holidays of 2021, 2023 and 2024 | https://csdnearme.com/holiday-list/nagaland-government-public-holiday-list-year/ | list [2021,2025)
source OR-list | Odisha, Revenue and Disaster Management Department, list of holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26 | list estimated
source odisha-revenue-disaster-2014 | Odisha, Revenue and Disaster Management Department, list of holidays, as in 2014 and 2021 | https://holidayslist.in/indian-govt-holidays-2014/state-govt-holidays-2014/odisha-govt-holidays-2014
source press-information-bureau-2026 | India, Press Information Bureau, 21 May 2026, on the holidays of 2026 for offices in Delhi
source puducherry-1-november-2014 | Puducherry, 1 November since 2014, as vacanza/holidays (MIT) lists it
source PY-list | Puducherry, lists of holidays of 2020, 2021, 2024 (G.O. Ms. 59 of 7 November 2023) and 2026 | https://8thpaycommissionnews.in/puducherry-govt-holiday-list-2021-pdf/ | list [2020,2027)
source punjab-2018-2016 | Punjab, lists of 2016, 2018, 2019 and 2025 | https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419 | list [2016,2026)
source PB-list | Punjab, Department of Personnel, gazetted holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419 | list estimated
source punjab-department-personnel-2 | Punjab, Department of Personnel, gazetted holidays: a list of one year was read, the others by the same feasts and our own calendar | https://punjabsarokarnews.com/news/3037 | list estimated
source punjab-department-personnel-2018 | Punjab, Department of Personnel, gazetted holidays for 2018 | https://docslib.org/doc/10702971/holidays-pdf | list [2018,2019)
source punjab-department-personnel-2019 | Punjab, Department of Personnel, gazetted holidays for 2019; restricted in that year | https://www.rozanaspokesman.com/amp/news/punjab/191218/punjab-government-announces-gazetted-and-restricted-holidays-for-2019.html | list [2019,2020)
source punjab-department-personnel-2025 | Punjab, Department of Personnel, gazetted holidays for 2025 | https://punjabsarokarnews.com/news/3037 | list [2025,2026)
source RJ-list | Rajasthan, General Administration Department, list of public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list | list estimated
source rajasthan-general-administration-2025 | Rajasthan, General Administration Department, list of public holidays for 2025 | https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list | list [2025,2026)
source SK-list | Sikkim, notification 104/Home/2022 and almanacs of 2021 and 2025 | https://hrinformative.com/sikkim-public-holidays-list-2023 | list [2021,2026)
source tamil-nadu-2025 | Tamil Nadu, list for 2025; 17 January by a later order | https://www.newstamil.tv/article/news/pongal-festival-17th-is-a-public-holiday
source tamil-nadu-24-2026 | Tamil Nadu, list of 24 public holidays for 2026, November 2025 | https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/13/tamil-nadu-govt-announces-24-public-holidays-for-2026
source tamil-nadu-announcement-2023 | Tamil Nadu, announcement of a holiday on 13 November 2023 | https://www.vellorecity.com/tamil-nadu-government-declares-holiday-on-november-13-for-diwali/
source tamil-nadu-announcement-2024 | Tamil Nadu, announcement of 19 October 2024: 1 November off | https://www.newindianexpress.com/states/tamil-nadu/2024/Oct/19/day-after-deepavali-will-also-be-a-holiday-says-tn-government-2
source tamil-nadu-government-2012 | Tamil Nadu, government orders for 2012 and 2026 | https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html | list [2012,2027)
source tamil-nadu-public-2021 | Tamil Nadu, public holidays under the Negotiable Instruments Act for 2021 | https://www.indiatoday.in/information/story/tamil-nadu-government-holiday-list-2021-1764297-2021-01-30
source tamil-nadu-public-2022 | Tamil Nadu, public holidays under the Negotiable Instruments Act, order of 2 November 2021 | https://www.thehindu.com/news/national/tamil-nadu/no-change-in-tamil-new-years-day/article37313813.ece
source tamil-nadu-public-2023 | Tamil Nadu, public holidays under the Negotiable Instruments Act for 2023, October 2022 | https://www.kalaignarseithigal.com/amp/story/tamilnadu%2F2022%2F10%2F12%2Fthe-tamil-nadu-government-has-officially-released-the-holiday-list-for-the-year-2023
source tamil-nadu-public-2023-2 | Tamil Nadu, public holidays under the Negotiable Instruments Act: Vinayakar Chathurthi on 18 September 2023 in place of 17 September | https://www.thehindu.com/news/national/tamil-nadu/public-holiday-for-vinayakar-chathurthi-in-tamil-nadu-on-sept-18/article67256472.ece/amp/
source tamil-nadu-public-2024 | Tamil Nadu, public holidays under the Negotiable Instruments Act for 2024, November 2023 | https://www.thehindu.com/news/national/tamil-nadu/tn-government-announces-list-of-public-holidays-for-2024/article67521555.ece
source tamil-nadu-public-2025 | Tamil Nadu, public holidays under the Negotiable Instruments Act for 2025, November 2024 | https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-holidays-for-2025-six-long-weekends-upcoming-812144
source TN-list | Tamil Nadu, yearly government order under the Negotiable Instruments Act: a list of one year was read, the others by the same feasts and our own calendar | https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791 | list estimated
source tamil-nadu-yearly-2 | Tamil Nadu, yearly government order under the Negotiable Instruments Act | https://www.dtnext.in/news/tamilnadu/tamil-nadu-govt-releases-list-of-24-public-holidays-for-2026-852791 | list estimated
source tamil-nadu-yearly-2012 | Tamil Nadu, yearly government order under the Negotiable Instruments Act, as in 2012 | https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html | list [2012,2013)
source TG-list | Telangana, General Administration Department, general holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848 | list estimated
source telangana-general-administration-2025 | Telangana, General Administration Department, general holidays for 2025 | https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848
source telangana-general-administration-2025-2 | Telangana, General Administration Department, general holidays, as in 2025; other years as vacanza/holidays (MIT) lists them
source telangana-general-administration-2026 | Telangana, General Administration Department, general holidays for 2026, 8 December 2025 | https://www.telugutechbadi.com/2025/12/telangana-govt-holidays-2026.html
source TR-list | Tripura, General Administration Department, list of holidays: a list of one year was read, the others by the same feasts and our own calendar | https://cgstaffportal.in/tripura-government-holiday-list-in-2025/ | list estimated
source tripura-general-administration-2021 | Tripura, General Administration Department, list of holidays for 2021 and 2025 | https://www.indiatoday.in/information/story/tripura-government-holiday-list-2021-1778546-2021-03-12 | list [2021,2026)
source uttar-pradesh-announcement-2022 | Uttar Pradesh, announcement of March 2022: Holi on 18 and 19 March | https://hindi.news18.com/amp/news/uttar-pradesh/lucknow-holi-holiday-up-government-announces-holiday-for-holi-on-18th-and-19th-march-2022-4073822.html
source UP-list | Uttar Pradesh, General Administration Department, list of public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://www.janmediatv.com/2024/12/19/up-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%9B%E0%A5%81%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A4%BF%E0%A4%AF%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A4%BE-%E0%A4%95%E0%A5%88%E0%A4%B2%E0%A5%87%E0%A4%82%E0%A4%A1%E0%A4%B0/ | list estimated
source uttar-pradesh-general-2015 | Uttar Pradesh, General Administration Department, list of public holidays for 2015 | https://holidaystracker.com/?p=9409
source uttar-pradesh-general-2021 | Uttar Pradesh, General Administration Department, list of public holidays for 2021 | https://www.indiatoday.in/information/story/uttar-pradesh-government-holiday-list-2021-1755777-2021-01-04 | list [2021,2022)
source uttar-pradesh-general-2025 | Uttar Pradesh, General Administration Department, list of public holidays for 2025 | https://www.janmediatv.com/2024/12/19/up-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%9B%E0%A5%81%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A4%BF%E0%A4%AF%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A4%BE-%E0%A4%95%E0%A5%88%E0%A4%B2%E0%A5%87%E0%A4%82%E0%A4%A1%E0%A4%B0/ | list [2025,2026)
source uttar-pradesh-notice-2022 | Uttar Pradesh, notice of 17 August 2022: Janmashtami on 19 August | https://www.latestly.com/socially/india/news/up-declares-august-19-as-a-public-holiday-for-the-occasion-of-janmashtami-instead-of-the-latest-tweet-by-ani-uputtarakhand-4092153.html
source UT-list | Uttarakhand, General Administration Department, public holidays: a list of one year was read, the others by the same feasts and our own calendar | https://postmanindia.in/the-state-government-released-a-holiday-calendar-including-25-public-holidays | list estimated
source uttarakhand-general-administration-2021 | Uttarakhand, General Administration Department, public holidays for 2021 | https://www.indiatoday.in/information/story/uttarakhand-government-holiday-list-2021-1764844-2021-02-01 | list [2021,2022)
source uttarakhand-general-administration-2022 | Uttarakhand, General Administration Department, public holidays: by orders of 2022, 2025 and 2026 | https://www.patrika.com/dehradun-2/holiday-calendar-for-2026-released-find-out-how-many-government-holidays-are-in-the-new-year-and-when-are-holidays-for-which-festivals-20203318
source uttarakhand-general-administration-2025 | Uttarakhand, General Administration Department, public holidays for 2025 and 2026 | https://postmanindia.in/the-state-government-released-a-holiday-calendar-including-25-public-holidays | list [2025,2027)
source uttarakhand-general-administration-2026 | Uttarakhand, General Administration Department, public holidays for 2026 | https://www.patrika.com/dehradun-2/holiday-calendar-for-2026-released-find-out-how-many-government-holidays-are-in-the-new-year-and-when-are-holidays-for-which-festivals-20203318 | list [2026,2027)
source west-bengal-2014 | West Bengal, lists of 2014, 2020 and 2026 | http://www.webel-india.com/wbchse/html/holidays.html | list [2014,2027)
source west-bengal-2025 | West Bengal, list of 2025: Chhath on 27 and 28 October | https://newsable.asianetnews.com/gallery/business/dol-yatra-2025-west-bengal-announces-3-consecutive-days-off-check-full-holiday-list-ajr-sqivni
source west-bengal-2026 | West Bengal, list of 2026: from 15 to 26 October, 8 and 11 November | https://www.millenniumpost.in/nation/bengal-government-announces-2026-holiday-list-with-12-day-puja-break-637423
source west-bengal-august-2021 | West Bengal, August 2021: Muharram on 20 August | http://www.millenniumpost.in/kolkata/date-of-muharram-holiday-changed-to-august-20-449639
source WB-list | West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act: a list of one year was read, the others by the same feasts and our own calendar | https://wbxpress.com/holiday-list-west-bengal-government-employees-2026 | list estimated
source west-bengal-finance-2020 | West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act for 2020 | https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503
source west-bengal-finance-2025 | West Bengal, Finance (Audit) Department, 4188-F(P2) of 27 November 2025, holidays of 2026 | https://wbxpress.com/holiday-list-west-bengal-government-employees-2026 | list [2025,2027)
source west-bengal-finance-2025-2 | West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act for 2025 | https://banglayojona.in/?p=687 | list [2025,2026)
source west-bengal-finance-2025-3 | West Bengal, Finance (Audit) Department, public holidays under the Negotiable Instruments Act for 2025: those on a Sunday | https://www.sakshipost.com/news/national/west-bengal-holidays-2025-list-here-356648
source west-bengal-notification-2023 | West Bengal, notification of December 2023: 1 January, Janmashtami and Chhath under the Act | https://www.millenniumpost.in/bengal/state-declares-three-holidays-under-ni-act-545761
law [2011,2028) | Republic Day; Independence Day; Gandhi Jayanti; Buddha Purnima; Christmas Day; Good Friday; Guru Nanak Jayanti; Id-ul-Fitr; Id-ul-Zuha (Bakrid); Mahavir Jayanti; Muharram; Milad-un-Nabi | India, Department of Personnel and Training, yearly memorandum on holidays, paragraph 2: compulsory for offices everywhere | http://nupepostmenp4.blogspot.com/2014/06/holidays-to-be-observed-in-central.html

Accession Day | 10-26 [2020,) | in JK | JK-list
Ambedkar Jayanti = अंबेडकर जयंती; Ambedkar Jayanti @ AN AR GA JK ML MN NL SK LA; అంబేద్కర్ జయంతి @ AP TG; আম্বেদকাৰ জয়ন্তী @ AS; આંબેડકર જયંતી @ DD DN GJ DH; ಅಂಬೇಡ್ಕರ್ ಜಯಂತಿ @ KA; അംബേദ്കർ ജയന്തി @ KL LD; डॉ. बाबासाहेब आंबेडकर जयंती @ MH; ଆମ୍ବେଦକର ଜୟନ୍ତୀ @ OR; ਅੰਬੇਡਕਰ ਜਯੰਤੀ @ PB; அம்பேத்கர் ஜெயந்தி @ PY TN; আম্বেদকর জয়ন্তী @ TR WB | 04-14 | but KA ML MN MZ NL | library
	on 20210414 20250414 | in UP | announced | uttar-pradesh-general-*
	on 20210414 20260414 | in UT | announced | uttarakhand-general-administration-*
	on 20230414 20260414 | in HP | announced | himachal-pradesh-general-*
	on 20250414 | in RJ | announced | rajasthan-general-administration-2025
	on 20250414 | in GA | announced | goa-general-administration-2025
	04-14 [,2010) | in ML MN NL | library
	on 20250414 20260414 | in MH | announced | maharashtra-general-administration-*
	on 20250414 | in PB | announced | punjab-department-personnel-*
	04-14 | in KA | announced | karnataka-department-personnel-* [2024,2027); library
Asom Day (Sukaphaa Day) = অসম দিৱস | 12-02 [2010,) | in AS | AS-list [2013,); AS-list estimated
Ayudha Puja = ஆயுத பூஜை | hindu navami [2010,) | in PY | computed estimated | PY-list
	on 20211014 20221004 20231023 20241011 20251001 | in TN | announced | tamil-nadu-public-*
	on 20261019 | in TN | announced | tamil-nadu-24-2026
	hindu navami [2010,) | in TN | computed estimated | TN-list
Babu Jagjivan Ram Jayanti = బాబు జగ్జీవన్ రామ్ జయంతి | 04-05 [2010,) | in AP | AP-list [2027,); andhra-pradesh-general-2026 [2026,2027); AP-list
	on 20250405 | in TG | announced | telangana-general-administration-*
Bali Padyami (Deepavali) = ಬಲಿಪಾಡ್ಯಮಿ, ದೀಪಾವಳಿ | on 20241102 20251022 20261110 | in KA | announced | karnataka-department-personnel-*
	hindu bali [2010,) | in KA | computed estimated | KA-list
Basava Jayanti = ಬಸವ ಜಯಂತಿ | on 20170429 20240510 20250430 20260420 | in KA | announced | karnataka-department-personnel-*
	hindu parashurama [2010,) | in KA | computed estimated | karnataka-department-personnel-2017
Bathukamma (first day) = బతుకమ్మ ప్రారంభం | on 20250921 | in TG | announced | telangana-general-administration-*
	hindu mahalaya [2014,2026) | in TG | computed estimated | telangana-general-administration-2025-2
Behdienkhlam | on 20140716 20210711 20250714 | in ML | announced | meghalaya-public-holidays-2014
Bengali New Year = বাংলা নববর্ষ | 04-15 [,2010) | in WB | library
	on 20250415 | in WB | announced | west-bengal-finance-2025-2
	on 20260415 | in WB | announced | west-bengal-finance-2025
	hindu boishakh | in WB | computed estimated | WB-list
Bengali New Year's Day | 04-15 [2010,) | in TR | TR-list [2021,); TR-list estimated
Bhai Bij = ભાઈબીજ | hindu bhai-dooj [2010,) | in GJ | computed estimated | GJ-list
Bhai Dooj = भाई दूज; ভাতৃ দ্বিতীয়া @ AS; ভ্রাতৃদ্বিতীয়া @ WB | hindu bhai-dooj [2021,) | in AS | computed estimated | AS-list
	on 20251023 | in RJ | announced | rajasthan-general-administration-2025
	hindu bhai-dooj [2010,) | in RJ UP WB | computed estimated | @-list
	on 20211106 20251023 | in UP | announced | uttar-pradesh-general-*
	on 20251023 20261111 | in WB | announced | west-bengal-*
Bhakta Mata Karma Jayanti = भक्त माता कर्मा जयंती | hindu mata-karma [2019,) | in CT | computed estimated | chhattisgarh-hareli-2019
Bhanu Jayanti = भानु जयन्ती | 07-13 [2010,) | in SK | SK-list [2021,); SK-list estimated
Bhaubeej = भाऊबीज | on 20261111 | in MH | announced | maharashtra-general-administration-*
Bhogi = భోగి | on 20260114 | in AP | announced | andhra-pradesh-general-2026
	hindu makara -1 [2010,) | in AP TG | computed estimated | @-list
	on 20260114 | in TG | announced | telangana-general-administration-*
Bhumchu | on 20210227 20230307 | in SK | announced | SK-list
Bihar Day = बिहार दिवस | 03-22 | in BR | library
	on 20260322 | in BR | announced | bihar-general-administration-*
Bir Chilarai Day = বীৰ চিলাৰায় দিৱস | hindu magha-purnima [2010,) | in AS | computed estimated | AS-list
Birsa Munda Jayanti = बिरसा मुंडा जयंती | 11-15 [2010,) | in JH | JH-list [2021,); JH-list estimated
Birth of Madhabdev = মাধৱদেৱৰ জন্মোৎসৱ | hindu vaishakha-purnima +1 [2010,) | in AS | computed estimated | AS-list
Birthday of Guru Nabha Das = ਜਨਮ ਦਿਵਸ ਗੁਰੂ ਨਾਭਾ ਦਾਸ ਜੀ | on 20250408 | in PB | announced | punjab-department-personnel-*
	04-08 [2026,) | in PB | punjab-department-personnel-2
Birthday of Jananeta Irawat | 09-30 [2018,) | in MN | MN-list
Birthday of Kazi Nazrul Islam | 05-26 [2010,) | in TR | TR-list [2021,); TR-list estimated
Birthday of Maharaja Bir Bikram Kishore Manikya Bahadur | 08-19 [2021,) | in TR | tripura-general-administration-2021
Birthday of Maharaja Hari Singh | 09-23 [2023,) | in JK | jammu-kashmir-general-2023
Birthday of Nar Bahadur Bhandari | 10-05 [2021,) | in SK | SK-list
Birthday of Netaji Subhash Chandra Bose | 01-23 [2010,) | in TR | TR-list [2021,); TR-list estimated
Birthday of Shaheed Udham Singh | on 20131226 | in HR | announced | haryana-chief-secretary-2013
Birthday of Sheikh Mohammad Abdullah | 12-05 [2010,2020) | in JK | jammu-kashmir-general-2019
Bohag Bihu = ব’হাগ বিহু; Bohag Bihu @ AR | 04-14 [2010,) | in AR | computed estimated | AR-list
	hindu boishakh -1 [2010,), hindu boishakh [2010,), hindu boishakh +1 [2010,) | in AS | computed estimated | AS-list
Bonalu = బోనాలు | 07-28 if sunday +1 [2019,2025), on 20180806 20200720 20210802 20220725 20230717 | in TG | collection estimated | telangana-general-administration-2025-2
	on 20250721 20260810 | in TG | announced | telangana-general-administration-*
Buddha Purnima = बुद्ध पूर्णिमा; બુદ્ધ પૂર્ણિમા @ DD DN GJ DH; ബുദ്ധ പൂർണിമ @ KL LD; बुद्ध पौर्णिमा @ MH; বুদ্ধ পূর্ণিমা @ TR WB | on 20220516 20230505 20240523 20250512 20260501 | but national AP GA GJ HR KA KL ML MN NL OR PB PY RJ TG TN | announced | department-personnel-training-*
	on 20200507 | but AP GA GJ HR KA KL ML MN NL OR PB PY RJ TG TN | announced | department-personnel-training-2019
	hindu vaishakha-purnima | but AP GA GJ HR KA KL ML MN NL OR PB PY RJ TG TN | computed estimated | department-personnel-training-2
	on 20210526 | but AP GA GJ HR KA KL ML MN NL OR PB PY RJ TG TN UP UT | announced | department-personnel-training-2020
	on 20220516 20230505 20240523 20250512 20260501 20270520 | in national | announced | department-personnel-training-*
	on 20230505 20260501 | in HP | announced | himachal-pradesh-general-*
	on 20210526 20250512 | in UP | announced | uttar-pradesh-general-*
	on 20210526 20260501 | in UT | announced | uttarakhand-general-administration-*
	hindu vaishakha-purnima [,2010) | in AP GA GJ HR KA KL ML MN NL OR PB PY RJ TG TN | computed estimated | department-personnel-training-2
	on 20250512 20260501 | in MH | announced | maharashtra-general-administration-*
	on 20010430 20020519 20030508 20030514 20040502 20040526 20090508 | vacanza
Chapchar Kut | 1 friday 03 [2010,) | in MZ | MZ-list
Chehallum = चेहल्लुम | on 20151204 20260804 | in BR | announced | bihar-general-administration-*
	delhi 2-20 [2010,) | in BR | computed estimated | BR-list
Cheiraoba | 04-14 [2010,) | in MN | MN-list [2023,); MN-list [2014,2023); MN-list
Cheti Chand = चेटी चंड; ચેટીચાંદ @ GJ | on 20210413 | in GJ | announced | gujarat-general-administration-2021
	hindu cheti-chand [2010,) | in GJ RJ | computed estimated | @-list
	on 20250330 | in RJ | announced | rajasthan-general-administration-2025
	on 20150322 | in UP | announced | uttar-pradesh-general-*
Chhath Puja = छठ पूजा; ছট পূজা @ AS WB | hindu chhath [2021,) | in AS | computed estimated | AS-list
	on 20261115 20261116 | in BR | announced | bihar-general-administration-*
	hindu chhath [2010,), hindu chhath +1 [2010,) | in BR | computed estimated | BR-list
	on 20251027 20251028 | in BR | collection estimated | west-bengal-*
	hindu chhath [2019,) | in CT | computed estimated | chhattisgarh-hareli-2019
	on 20251027 | in CT DL JH | collection estimated | west-bengal-*
	hindu chhath [2010,) | in DL JH | computed estimated | @-list
	on 20251027 | in WB | announced | west-bengal-*
	hindu chhath [2024,) | in WB | computed estimated | west-bengal-notification-2023
Chhatrapati Shivaji Maharaj Jayanti = छत्रपती शिवाजी महाराज जयंती | 02-19 [2023,) | in MH | maharashtra-general-administration-2
	02-19 [2010,2023) | in MH | MH-list [2022,); maharashtra-general-administration-2021-2 [2021,2022); MH-list
	on 20250219 20260219 | in MH | announced | maharashtra-general-administration-*
Chitragupta Puja and Bhai Dooj = चित्रगुप्त पूजा, भाई दूज | on 20261110 | in BR | announced | bihar-general-administration-*
	hindu bhai-dooj [2010,) | in BR | computed estimated | BR-list
Christmas Day = क्रिसमस; Christmas Day @ AN AR GA JK ML MN MZ NL SK LA; క్రిస్మస్ @ AP TG; বৰদিন @ AS; નાતાલ @ DD DN GJ DH; ಕ್ರಿಸ್‌ಮಸ್ @ KA; ക്രിസ്മസ് @ KL LD; नाताळ @ MH; ବଡ଼ଦିନ @ OR; ਕ੍ਰਿਸਮਸ @ PB; கிறிஸ்துமஸ் @ PY TN; বড়দিন @ TR WB | 12-25 | but KA | department-personnel-training-* [2022,2028) announced; library
	on 20211225 20251225 | in UP | announced | uttar-pradesh-general-*
	on 20211225 20261225 | in UT | announced | uttarakhand-general-administration-*
	on 20231225 20261225 | in HP | announced | himachal-pradesh-general-*
	on 20251225 | in RJ | announced | rajasthan-general-administration-2025
	on 20251225 | in GA | announced | goa-general-administration-2025
	on 20251225 20261225 | in MH | announced | maharashtra-general-administration-*
	on 20251225 | in PB | announced | punjab-department-personnel-*
	12-25 | in KA | announced | karnataka-department-personnel-* [2024,2027); library
Christmas Eve | 12-24 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
	12-24 [2021,) | in ML | meghalaya-public-holidays-2014
Christmas festival | 12-26 [2010,) | in ML | ML-list [2014,); ML-list estimated
	12-26 [2012,2021) | in MZ | MZ-list [2014,2021); MZ-list estimated
	monday>=12-21 [2010,2012) | in MZ | estimated | MZ-list
	12-26 sunday>monday [2021,) | in MZ | MZ-list
Christmas holidays | on 20231223 20231224 20231225 20231226 20231227 20231228 20231229 20231230 20231231 | in NL | announced | NL-list
Consecration of the Ram Temple | on 20240122 | in MH | one_off | maharashtra-january-2024
Day after Deepavali = தீபாவளிக்கு மறுநாள் | on 20231113 20241101 | in TN | announced | tamil-nadu-announcement-*
Day following Christmas = క్రిస్మస్ తరువాతి రోజు | 12-26 [2010,) | in TG | TG-list [2025,); TG-list estimated
Day following Dussehra = విజయదశమి తరువాతి రోజు | on 20251003 | in TG | announced | telangana-general-administration-*
Day following Id-ul-Fitr = రంజాన్ తరువాతి రోజు | on 20250401 20260322 | in TG | announced | telangana-general-administration-*
	delhi 10-1 +1 [2010,) | in TG | computed estimated | TG-list
De Jure Transfer Day | 08-16 | in PY | library
Death Anniversary of Pa Togan Nengminza Sangma | 12-12 [2010,) | in ML | ML-list [2014,); ML-list estimated
Death Anniversary of U Kiang Nangbah | 12-30 [2010,) | in ML | ML-list [2014,); ML-list estimated
Death Anniversary of U Soso Tham | 12-18 [2010,) | in ML | ML-list [2014,); ML-list estimated
Devnarayan Jayanti = देवनारायण जयंती | on 20250204 | in RJ | announced | rajasthan-general-administration-2025
	hindu devnarayan [2010,) | in RJ | computed estimated | RJ-list
Diwali (Bali Pratipada) = दिवाळी (बलिप्रतिपदा) | on 20241102 20251022 20261110 | in MH | announced | maharashtra-general-administration-*
	on 20211105 | in MH | announced | maharashtra-general-administration-2021-2
	on 20221026 | in MH | announced | maharashtra-general-administration-2021
	on 20231114 | in MH | announced | maharashtra-general-administration-2022
	hindu bali [2010,) | in MH | computed estimated | MH-list
Diwali (Deepavali) = दिवाली; దీపావళి @ AP TG; Diwali (Deepavali) @ AR ML MN MZ NL SK; দীপাৱলী @ AS; દિવાળી @ DD DN GJ DH; ದೀಪಾವಳಿ @ KA; ദീപാവലി @ KL LD; दिवाळी @ MH; ଦୀପାବଳି @ OR; ਦੀਵਾਲੀ @ PB; தீபாவளி @ PY TN; দীপাবলি @ TR WB | on 20241101 20261108 | in MH | announced | maharashtra-general-administration-*
	on 20221024 20231112 20241031 20251020 20261108 | but national KA MH WB | announced | department-personnel-training-*
	on 20201114 | but WB | announced | department-personnel-training-2019
	on 20211104 | but UP UT WB | announced | department-personnel-training-2020
	on 20221024 20231112 20241031 20251020 20261108 20271029 | in national | announced | department-personnel-training-*
	on 20231112 20261108 | in HP | announced | himachal-pradesh-general-*
	hindu diwali | but KA MH WB | computed estimated | department-personnel-training-2
	on 20261108 | in AP | announced | andhra-pradesh-general-2026
	on 20251020 | in GA | announced | goa-general-administration-2025
	on 20221024 20231112 | in KA MH | announced | department-personnel-training-*
	hindu diwali [,2024), hindu diwali [2027,) | in KA | computed estimated | department-personnel-training-2
	hindu diwali [,2025), hindu diwali [2026,) | in MH | computed estimated | department-personnel-training-2
	on 20251020 | in PB | announced | punjab-department-personnel-*
	on 20251020 | in RJ | announced | rajasthan-general-administration-2025
	on 20211104 20251020 | in UP | announced | uttar-pradesh-general-*
	on 20211104 20261108 | in UT | announced | uttarakhand-general-administration-*
	hindu diwali [,2010) | in WB | computed estimated | department-personnel-training-2
Diwali (Lakshmi Pujan) = दिवाळी (लक्ष्मीपूजन) | on 20251021 | in MH | announced | maharashtra-general-administration-*
Dol Jatra = দৌল যাত্ৰা; দোলযাত্রা @ WB | hindu dol [2010,) | in AS | computed estimated | AS-list
	on 20250314 | in WB | announced | west-bengal-finance-2025-2
	on 20260303 | in WB | announced | west-bengal-finance-2025
	hindu dol [2010,) | in WB | computed estimated | WB-list
Dola Purnima = ଦୋଳ ପୂର୍ଣ୍ଣିମା | hindu dol [2010,) | in OR | computed estimated | OR-list
Drukpa Tshe-zi | on 20210714 20230721 20250728 | in SK | announced | SK-list
Durga Puja (Dasain) = दसैं | hindu ashtami [2010,), hindu ashtami +1 [2010,), hindu ashtami +2 [2010,) | in SK | computed estimated | SK-list
Durga Puja (Maha Ashtami) = दुर्गा पूजा (महाअष्टमी); দুৰ্গা পূজা (মহাষ্টমী) @ AS; ଦୁର୍ଗା ପୂଜା (ମହାଷ୍ଟମୀ) @ OR; দুর্গাপূজা (মহাষ্টমী) @ WB | hindu ashtami [2010,) | in AR | computed estimated | AR-list
	hindu ashtami [2010,) | in AS BR MN OR RJ TR WB JH | computed estimated | @-list
	on 20250930 | in RJ | announced | rajasthan-general-administration-2025
	on 20250930 | in WB | announced | west-bengal-finance-2025-2
	on 20261019 | in WB | announced | west-bengal-*
Durga Puja (Maha Navami) = दुर्गा पूजा (महानवमी); দুৰ্গা পূজা (মহানৱমী) @ AS; ଦୁର୍ଗା ପୂଜା (ମହାନବମୀ) @ OR; দুর্গাপূজা (মহানবমী) @ WB | hindu navami [2010,) | in AS | computed estimated | AS-list
	hindu navami [2010,) | in BR ML NL OR TR UP WB JH | computed estimated | @-list
	on 20151021 20211014 20251001 | in UP | announced | uttar-pradesh-general-*
	on 20251001 | in WB | announced | west-bengal-finance-2025-2
	on 20261020 | in WB | announced | west-bengal-*
Durga Puja (Maha Saptami) = दुर्गा पूजा (महासप्तमी); দুৰ্গা পূজা (মহাসপ্তমী) @ AS; ଦୁର୍ଗା ପୂଜା (ମହାସପ୍ତମୀ) @ OR; দুর্গাপূজা (মহাসপ্তমী) @ WB | hindu saptami [2010,) | in AS | computed estimated | AS-list
	on 20261017 | in BR | announced | bihar-general-administration-*
	hindu saptami [2010,) | in BR OR TR WB | computed estimated | @-list
	on 20250929 | in WB | announced | west-bengal-finance-2025-2
	on 20261017 | in WB | announced | west-bengal-*
Durgashtami = దుర్గాష్టమి | on 20261018 | in AP | announced | andhra-pradesh-general-2026
	hindu ashtami [2010,) | in AP | computed estimated | AP-list
Dussehra (Vijaya Dashami) = दशहरा; విజయదశమి @ AP TG; Dussehra (Vijaya Dashami) @ AR ML MN MZ NL SK; বিজয়া দশমী @ AS TR WB; દશેરા @ DD DN GJ DH; ವಿಜಯದಶಮಿ @ KA; വിജയദശമി @ KL LD; दसरा @ MH; ବିଜୟା ଦଶମୀ @ OR; ਦੁਸਹਿਰਾ @ PB; விஜயதசமி @ PY TN | on 20221005 20231024 20241012 20251002 20261020 | but national KA MN PY | announced | department-personnel-training-*
	on 20201025 | but MN PY | announced | department-personnel-training-2019
	on 20211015 | but MN PY UP UT | announced | department-personnel-training-2020
	on 20221005 20231024 20241012 20251002 20261020 20271009 | in national | announced | department-personnel-training-*
	on 20231024 20261020 | in HP | announced | himachal-pradesh-general-*
	hindu dussehra | but KA MN PY | computed estimated | department-personnel-training-2
	on 20261020 | in AP | announced | andhra-pradesh-general-2026
	on 20251002 | in GA | announced | goa-general-administration-2025
	on 20221005 20231024 | in KA | announced | department-personnel-training-*
	on 20241012 20261021 | in KA | announced | karnataka-department-personnel-*
	hindu dussehra [,2025), hindu dussehra [2026,) | in KA | computed estimated | department-personnel-training-2
	on 20251002 20261020 | in MH | announced | maharashtra-general-administration-*
	hindu dussehra [,2010) | in MN PY | computed estimated | department-personnel-training-2
	on 20251002 | in PB | announced | punjab-department-personnel-*
	on 20251002 | in RJ | announced | rajasthan-general-administration-2025
	on 20211015 20251002 | in UP | announced | uttar-pradesh-general-*
	on 20211015 20261020 | in UT | announced | uttarakhand-general-administration-*
	on 20021014 20031005 | vacanza
Easter Saturday | easter-1 [2021,) | in NL | computed | NL-list
Easter Sunday = ഈസ്റ്റർ; Easter Sunday @ NL | easter [2021,) | in NL | computed | NL-list
	easter [2010,) | in KL | computed | KL-list [2021,); KL-list estimated
Eid-ul-Azha (second day) | on 20200801 | in JK | announced | jammu-kashmir-general-2020
	delhi 12-10 +1 [2020,) | in JK | computed estimated | JK-list
Feast of St. Francis Xavier | 12-03 [,2017) | in GA | goa-notifications-3-2011 [2012,2017); library
	12-03 sunday>monday [2017,) | in GA | goa-general-administration-2012
First Navratra | hindu ugadi [2020,) | in JK | computed estimated | JK-list
First Onam = ഒന്നാം ഓണം | hindu thiruvonam -1 [2010,) | in KL | computed estimated | KL-list
Formation Day = स्थापना दिवस; అవతరణ దినోత్సవం @ AP | 11-01 | in CT HR | library estimated
	11-01 [,2026), 11-01 [2027,) | in AP | library estimated
Fourth Onam = നാലാം ഓണം | hindu thiruvonam +2 [2010,) | in KL | computed estimated | KL-list
Friday following Eid-i-Milad-ul-Nabi | on 20201030 | in JK | announced | JK-list
	on 20230929 20240920 | in JK | collection | JK-list
Gaan-Ngai | hindu pausha-purnima -2 [2021,2024), on 20140113 | in MN | announced | MN-list
Gandhi Jayanti = गांधी जयंती; Gandhi Jayanti @ AN AR GA JK ML MN MZ NL SK LA; గాంధీ జయంతి @ AP TG; গান্ধী জয়ন্তী @ AS TR WB; ગાંધી જયંતી @ DD DN GJ DH; ಗಾಂಧಿ ಜಯಂತಿ @ KA; ഗാന്ധി ജയന്തി @ KL LD; ଗାନ୍ଧୀ ଜୟନ୍ତୀ @ OR; ਗਾਂਧੀ ਜਯੰਤੀ @ PB; காந்தி ஜெயந்தி @ PY TN | 10-02 | but KA | department-personnel-training-* [2022,2028) announced; library
	on 20211002 20251002 | in UP | announced | uttar-pradesh-general-*
	on 20211002 20261002 | in UT | announced | uttarakhand-general-administration-*
	on 20231002 20261002 | in HP | announced | himachal-pradesh-general-*
	on 20251002 20261002 | in MH | announced | maharashtra-general-administration-*
	on 20251002 | in RJ | announced | rajasthan-general-administration-2025
	on 20251002 | in GA | announced | goa-general-administration-2025
	on 20251002 | in PB | announced | punjab-department-personnel-*
	10-02 | in KA | announced | karnataka-department-personnel-* [2024,2027); library
Ganesh Chaturthi = వినాయక చవితి; Ganesh Chaturthi @ GA; ಗಣೇಶ ಚತುರ್ಥಿ @ KA; गणेश चतुर्थी @ MH; ଗଣେଶ ଚତୁର୍ଥୀ @ OR | on 20240907 20250827 20260914 | in MH | announced | maharashtra-general-administration-*
	on 20260914 | in AP | announced | andhra-pradesh-general-2026
	hindu ganesh [2010,) | in AP GA KA MH OR TG | computed estimated | @-list
	on 20250827 | in GA | announced | goa-general-administration-2025
	on 20240907 20250827 20260914 | in KA | announced | karnataka-department-personnel-*
	on 20210910 | in MH | announced | maharashtra-general-administration-2021-2
	on 20220831 | in MH | announced | maharashtra-general-administration-2021
	on 20230919 | in MH | announced | maharashtra-general-administration-2022
Ganesh Chaturthi (second day) | on 20250828 | in GA | announced | goa-general-administration-2025
	hindu ganesh +1 [2012,) | in GA | computed estimated | goa-general-administration-2024
Garia Puja | 04-21 [2010,) | in TR | TR-list [2021,); TR-list estimated
Goa Liberation Day | 12-19 | in DD GA | library
Good Friday = गुड फ्राइडे; Good Friday @ AN AR GA JK ML MN MZ NL SK LA; గుడ్ ఫ్రైడే @ AP TG; গুড ফ্ৰাইডে @ AS; ગુડ ફ્રાઇડે @ DD DN GJ DH; ಗುಡ್ ಫ್ರೈಡೇ @ KA; ദുഃഖവെള്ളി @ KL LD; गुड फ्रायडे @ MH; ଗୁଡ୍ ଫ୍ରାଇଡେ @ OR; ਗੁੱਡ ਫ੍ਰਾਈਡੇ @ PB; புனித வெள்ளி @ PY TN; গুড ফ্রাইডে @ TR WB | easter-2 | but HR JK LA | department-personnel-training-* [2022,2028) announced; library
	on 20210402 20250418 | in UP | announced | uttar-pradesh-general-*
	on 20210402 20260403 | in UT | announced | uttarakhand-general-administration-*
	on 20230407 20260403 | in HP | announced | himachal-pradesh-general-*
	on 20250418 | in RJ | announced | rajasthan-general-administration-2025
	easter-2 [,2010) | in HR | library
	on 20250418 | in GA | announced | goa-general-administration-2025
	easter-2 [,2020) | in JK LA | library
	on 20250418 20260403 | in MH | announced | maharashtra-general-administration-*
	on 20250418 | in PB | announced | punjab-department-personnel-*
	on 20240329 20250418 20260403 | in KA | announced | karnataka-department-personnel-*
Govardhan Puja = गोवर्धन पूजा; Govardhan Puja @ CH | on 20231113 20251022 | in CH | announced | CH-list
	on 20251022 | in RJ | announced | rajasthan-general-administration-2025
	hindu bali [2010,) | in RJ UP UT | computed estimated | @-list
	on 20211105 20251022 | in UP | announced | uttar-pradesh-general-*
	on 20211105 20261110 | in UT | announced | uttarakhand-general-administration-*
Gudi Padva | on 20250330 | in GA | announced | goa-general-administration-2025
	hindu ugadi [2010,) | in GA | computed estimated | GA-list
Gudi Padwa = गुढीपाडवा | on 20210413 | in MH | announced | maharashtra-general-administration-2021-2
	on 20230322 | in MH | announced | maharashtra-general-administration-2022-2
	on 20240409 | in MH | announced | maharashtra-general-administration-2023-2
	on 20250330 20260319 | in MH | announced | maharashtra-general-administration-*
	hindu ugadi [2010,) | in MH | computed estimated | MH-list
Gujarat Day = ગુજરાત દિન | 05-01 | in GJ | library estimated
Guru Ghasidas Jayanti = गुरु घासीदास जयंती | 12-18 | in CT | chhattisgarh-orders-2021 [2021,2033); library estimated
Guru Gobind Singh Jayanti = गुरु गोबिंद सिंह जयंती; Guru Gobind Singh Jayanti @ CH; ਪ੍ਰਕਾਸ਼ ਪੁਰਬ ਸ੍ਰੀ ਗੁਰੂ ਗੋਬਿੰਦ ਸਿੰਘ ਜੀ @ PB | hindu guru-gobind [2011,2026), hindu guru-gobind [2027,) | in PB | computed estimated | PB-list
	hindu guru-gobind [2011,) | in BR | computed estimated | BR-list
	01-05 [,2010) | in CH HR | library
	hindu guru-gobind [,1953), hindu guru-gobind [1954,1956), hindu guru-gobind [1957,1958), hindu guru-gobind [1960,1961), hindu guru-gobind [1962,1964), hindu guru-gobind [1965,1966), hindu guru-gobind [1968,1969), hindu guru-gobind [1970,1972), hindu guru-gobind [1973,1975), hindu guru-gobind [1976,1977), hindu guru-gobind [1979,1980), hindu guru-gobind [1981,1983), hindu guru-gobind [1984,1985), hindu guru-gobind [1987,1988), hindu guru-gobind [1989,1991), hindu guru-gobind [1992,1993), hindu guru-gobind [1995,1996), hindu guru-gobind [1998,1999), hindu guru-gobind [2000,2002), hindu guru-gobind [2003,2004), hindu guru-gobind [2006,2007), hindu guru-gobind [2009,2010), hindu guru-gobind [2011,) | in HR | computed estimated | HR-list
	hindu guru-gobind [2020,) | in JK | computed estimated | JK-list
	on 20250106 | in PB | announced | punjab-department-personnel-*
	on 20250106 20251227 | in RJ | announced | rajasthan-general-administration-2025
	hindu guru-gobind [2011,) | in RJ | computed estimated | RJ-list
Guru Hargobind's Birthday | on 20200618 | in JK | announced | JK-list
	on 20230705 | in JK | collection | JK-list
Guru Nanak's Birthday = गुरु नानक जयंती; గురునానక్ జయంతి @ AP TG; Guru Nanak's Birthday @ AR ML MN MZ NL SK; ગુરુ નાનક જયંતી @ DD DN GJ DH; ഗുരുനാനാക്ക് ജയന്തി @ KL LD; गुरू नानक जयंती @ MH; ଗୁରୁ ନାନକ ଜୟନ୍ତୀ @ OR; ਪ੍ਰਕਾਸ਼ ਪੁਰਬ ਸ੍ਰੀ ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ @ PB; গুরু নানক জয়ন্তী @ TR WB | on 20221108 20231127 20241115 20251105 20261124 | but national AP GA KA KL ML MN PY TN TR | announced | department-personnel-training-*
	on 20201130 | but AP GA KA KL ML MN PY TN TR | announced | department-personnel-training-2019
	hindu guru-nanak | but AP GA KA KL ML MN PY TN TR | computed estimated | department-personnel-training-2
	on 20211119 | but AP GA KA KL ML MN PY TN TR UP UT | announced | department-personnel-training-2020
	on 20221108 20231127 20241115 20251105 20261124 20271114 | in national | announced | department-personnel-training-*
	on 20231127 20261124 | in HP | announced | himachal-pradesh-general-*
	on 20211119 20261124 | in UT | announced | uttarakhand-general-administration-*
	hindu guru-nanak [,2010) | in AP GA KA KL ML MN PY TN TR | computed estimated | department-personnel-training-2
	on 20251105 20261124 | in MH | announced | maharashtra-general-administration-*
	on 20251105 | in PB | announced | punjab-department-personnel-*
	on 20251105 | in RJ | announced | rajasthan-general-administration-2025
	on 20211119 20251105 | in UP | announced | uttar-pradesh-general-*
	on 20051115 | vacanza
Guru Ravidas Jayanti = संत रविदास जयंती; ਜਨਮ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਰਵਿਦਾਸ ਜੀ @ PB | on 20260201 | in BR | announced | bihar-general-administration-*
	hindu magha-purnima [2010,) | in BR HP MP PB | computed estimated | @-list
	on 20230205 20260201 | in HP | announced | himachal-pradesh-general-*
	hindu magha-purnima [2013,) | in HR | computed estimated | haryana-chief-secretary-2013
	on 20250212 | in PB | announced | punjab-department-personnel-*
Gwthar Bathou San | on 20220125 20240123 | in AS | announced | assam-general-administration-2013
	on 20230124 | in AS | collection | assam-general-administration-2013
Harela = हरेला | 07-16 [2025,) | in UT | uttarakhand-general-administration-2025
	on 20210716 20260716 | in UT | announced | uttarakhand-general-administration-*
Hareli = हरेली | hindu hareli [2019,) | in CT | computed estimated | chhattisgarh-hareli-2019
Hartalika Teej = हरितालिका तीज | hindu teej [2019,) | in CT | computed estimated | chhattisgarh-hareli-2019
	hindu teej [2021,) | in SK | computed estimated | SK-list
Haryali Teej = हरियाली तीज | on 20130810 20170726 | in HR | announced | haryana-chief-secretary-2013
Haryana War Heroes' Martyrdom Day = शहीदी दिवस | 09-23 [2010,) | in HR | HR-list [2013,); HR-list estimated
Hazrat Ali's Birthday = हजरत अली जयंती | on 20210226 20250114 | in UP | announced | uttar-pradesh-general-*
	delhi 7-13 [2010,) | in UP | computed estimated | UP-list
Himachal Day = हिमाचल दिवस | 04-15 | in HP | library
	on 20230415 20260415 | in HP | announced | himachal-pradesh-general-*
Holi = होली; హోలీ @ AP TG; হোলী @ AS; ହୋଲି @ OR; ਹੋਲੀ @ PB | on 20200310 | in national DL DH | announced | department-personnel-training-2019-2
	on 20210329 | in national DL DH | announced | department-personnel-training-2020-2
	on 20220318 | in national DL DH | announced | department-personnel-training-2021-3
	on 20230308 | in national DL DH | announced | department-personnel-training-2022-2
	on 20240325 | in national DL DH | announced | department-personnel-training-2023-3
	on 20250314 | in national DL DH | announced | department-personnel-training-2025-2
	on 20260304 | in national DL DH | announced | department-personnel-training-2026-2
	hindu holi [2001,2011), hindu holi [2012,) | in national DL DH | computed estimated | department-personnel-training-3
	on 20270323 | in national | announced | department-personnel-training-*
	hindu holi [2001,) | in AN AR BR CT GA HP HR ML MP MZ OR PB RJ TR UP UT JH | computed estimated | @-list
	on 20260303 | in AP | announced | andhra-pradesh-general-2026
	hindu dol [2001,) | in AP TG | computed estimated | @-list
	on 20230308 | in AS | collection | assam-general-administration-2013
	on 20260304 | in BR | announced | bihar-general-administration-*
	hindu holi [2001,) | in CH | computed estimated | chandigarh-home-secretary-2023
	on 20250314 | in GA | announced | goa-general-administration-2025
	on 20230308 20260304 | in HP | announced | himachal-pradesh-general-*
	hindu holi [2001,2011), hindu holi [2012,) | in LD NL SK | computed estimated | central-offices-outside
	on 20250314 | in PB | announced | punjab-department-personnel-*
	on 20250314 | in RJ | announced | rajasthan-general-administration-2025
	on 20210329 20250314 | in UP | announced | uttar-pradesh-general-*
	on 20220318 | in UP | announced | uttar-pradesh-announcement-2022
	on 20210329 20260304 | in UT | announced | uttarakhand-general-administration-*
	hindu holi [2020,) | in LA | computed estimated | LA-list
	on 20030318 | vacanza
Holi (other day) = होली | hindu holika [2015,2017), on 20210330 20230309 | in BR | announced | bihar-general-administration-2015-2
	on 20260303 | in BR | announced | bihar-general-administration-*
Holi (second day) = होळी (दुसरा दिवस); होली (दूसरा दिन) @ UP | on 20240325 20250314 20260303 | in MH | announced | maharashtra-general-administration-*
	on 20210329 | in MH | announced | maharashtra-general-administration-2021-2
	on 20220318 | in MH | announced | maharashtra-general-administration-2021
	on 20230307 | in MH | announced | maharashtra-general-administration-2022
	hindu holi [2010,) | in MH | computed estimated | MH-list
	on 20220319 | in UP | announced | uttar-pradesh-announcement-2022
Holi (second day, Dhuleti) = ધૂળેટી | on 20210329 | in GJ | announced | gujarat-general-administration-2021
	hindu holi [2010,) | in GJ | computed estimated | GJ-list
Holika Dahan = होलिका दहन | on 20250313 | in RJ | announced | rajasthan-general-administration-2025
	hindu holika [2010,) | in RJ UP UT | computed estimated | @-list
	on 20210328 20250313 | in UP | announced | uttar-pradesh-general-*
	on 20210328 20260303 | in UT | announced | uttarakhand-general-administration-*
Id-ul-Fitr = ईद-उल-फितर; రంజాన్ @ AP TG; Id-ul-Fitr @ AR ML MN MZ NL SK; ঈদ-উল-ফিতৰ @ AS; રમજાન ઈદ @ DD DN GJ DH; ರಂಜಾನ್ @ KA; ചെറിയ പെരുന്നാൾ @ KL LD; रमजान ईद @ MH; ଇଦୁଲ ଫିତର @ OR; ਈਦ-ਉਲ-ਫ਼ਿਤਰ @ PB; ரம்ஜான் @ PY TN; ঈদুল ফিতর @ TR WB | on 20220503 20230422 20240411 20250331 20260321 | but national AP UT | announced | department-personnel-training-*
	on 20200525 | announced | department-personnel-training-2019
	delhi 10-1 | computed estimated | department-personnel-training
	on 20210514 | but UP UT | announced | department-personnel-training-2020
	on 20220503 20230422 20240411 20250331 20260321 20270310 | in national | announced | department-personnel-training-*
	on 20230422 20260321 | in HP | announced | himachal-pradesh-general-*
	on 20220503 20230422 20240411 20250331 | in AP UT | announced | department-personnel-training-*
	on 20260320 | in AP | announced | andhra-pradesh-general-2026
	on 20250331 | in GA | announced | goa-general-administration-2025
	on 20240411 20250331 20260321 | in KA | announced | karnataka-department-personnel-*
	on 20250331 20260321 | in MH | announced | maharashtra-general-administration-*
	on 20250331 | in PB | announced | punjab-department-personnel-*
	on 20250331 | in RJ | announced | rajasthan-general-administration-2025
	on 20210514 20250331 | in UP | announced | uttar-pradesh-general-*
	on 20210514 20260321 | in UT | announced | uttarakhand-general-administration-*
Id-ul-Zuha (Bakrid) = ईद-उल-जुहा (बकरीद); బక్రీద్ @ AP TG; Id-ul-Zuha (Bakrid) @ AR ML MN MZ NL SK; ঈদ-উজ-জোহা @ AS; બકરી ઈદ @ DD DN GJ DH; ಬಕ್ರೀದ್ @ KA; ബക്രീദ് @ KL LD; बकरी ईद @ MH; ଇଦୁଲ ଜୁହା @ OR; ਈਦ-ਉਲ-ਜ਼ੁਹਾ @ PB; பக்ரீத் @ PY TN; ঈদুজ্জোহা @ TR WB | on 20220710 20230629 20240617 20250607 | in AP DL KA MH TN UT | announced | department-personnel-training-*
	on 20220710 20230629 20240617 20250607 20260527 | but national AP DL KA MH SK TN UT | announced | department-personnel-training-*
	on 20200801 | but JK SK | announced | department-personnel-training-2019
	on 20210721 | but SK UP UT | announced | department-personnel-training-2020
	on 20220710 20230629 20240617 20250607 20270517 | in national | announced | department-personnel-training-*
	on 20230629 20260527 | in HP | announced | himachal-pradesh-general-*
	on 20260528 | in national DL | collection | press-information-bureau-2026
	delhi 12-10 | but SK | computed estimated | department-personnel-training
	on 20260527 | in AP | announced | andhra-pradesh-general-2026
	on 20250607 | in GA | announced | goa-general-administration-2025
	on 20200731 | in JK | announced | jammu-kashmir-general-2020
	on 20240617 20250607 20260528 | in KA | announced | karnataka-department-personnel-*
	on 20250607 20260528 | in MH | announced | maharashtra-general-administration-*
	on 20250607 | in PB | announced | punjab-department-personnel-*
	on 20250607 | in RJ | announced | rajasthan-general-administration-2025
	delhi 12-10 [,2010) | in SK | computed estimated | department-personnel-training
	on 20260528 | in TN | announced | tamil-nadu-24-2026
	on 20210721 20250607 | in UP | announced | uttar-pradesh-general-*
	on 20210721 20260527 | in UT | announced | uttarakhand-general-administration-*
Igas Bagwal = ईगास बग्वाल | on 20221104 20251101 | in UT | announced | uttarakhand-general-administration-2022
	on 20261120 | in UT | announced | uttarakhand-general-administration-*
Imoinu Iratpa | hindu guru-gobind +5 [2021,2023) | in MN | announced | MN-list
Independence Day = स्वतंत्रता दिवस; Independence Day @ AN AR GA JK ML MN MZ NL SK LA; స్వాతంత్ర్య దినోత్సవం @ AP TG; স্বাধীনতা দিৱস @ AS; સ્વાતંત્ર્ય દિન @ DD DN GJ DH; ಸ್ವಾತಂತ್ರ್ಯ ದಿನಾಚರಣೆ @ KA; സ്വാതന്ത്ര്യദിനം @ KL LD; स्वातंत्र्य दिन @ MH; ସ୍ୱାଧୀନତା ଦିବସ @ OR; ਆਜ਼ਾਦੀ ਦਿਵਸ @ PB; சுதந்திர தினம் @ PY TN; স্বাধীনতা দিবস @ TR WB | 08-15 | but KA | department-personnel-training-* [2022,2028) announced; library
	on 20210815 20250815 | in UP | announced | uttar-pradesh-general-*
	on 20210815 20260815 | in UT | announced | uttarakhand-general-administration-*
	on 20230815 20260815 | in HP | announced | himachal-pradesh-general-*
	on 20250815 | in RJ | announced | rajasthan-general-administration-2025
	on 20250815 | in GA | announced | goa-general-administration-2025
	on 20250815 20260815 | in MH | announced | maharashtra-general-administration-*
	on 20250815 | in PB | announced | punjab-department-personnel-*
	08-15 | in KA | announced | karnataka-department-personnel-* [2024,2027); library
Indigenous Faith Day | 12-01 [2010,) | in AR | AR-list [2020,); AR-list estimated
Indrajatra | on 20210920 20230929 20250906 | in SK | announced | SK-list
Janaki Navami = जानकी नवमी | on 20260425 | in BR | announced | bihar-general-administration-*
	hindu janaki-navami [2010,) | in BR | computed estimated | BR-list
Janmashtami = जन्माष्टमी; శ్రీ కృష్ణాష్టమి @ AP TG; জন্মাষ্টমী @ AS WB; જન્માષ્ટમી @ GJ; ശ്രീകൃഷ്ണ ജയന്തി @ KL; Janmashtami @ MZ; ଜନ୍ମାଷ୍ଟମୀ @ OR; ਜਨਮ ਅਸ਼ਟਮੀ @ PB | on 20200812 | in national DL DH | announced | department-personnel-training-2019-2
	on 20210830 | in national DL DH | announced | department-personnel-training-2020-2
	on 20220819 | in national DL DH | announced | department-personnel-training-2021-3
	on 20230907 | in national DL DH | announced | department-personnel-training-2022-2
	on 20240826 | in national DL DH | announced | department-personnel-training-2023-3
	on 20250816 | in national DL DH | announced | department-personnel-training-2025-2
	on 20260904 | in national DL DH | announced | department-personnel-training-2026-2
	hindu janmashtami [2001,) | in national DL DH | computed estimated | department-personnel-training-3
	on 20270825 | in national | announced | department-personnel-training-*
	on 20260904 | in AP | announced | andhra-pradesh-general-2026
	hindu janmashtami [2001,) | in AP AS BR CT GJ HP HR KL MP OR PB RJ TG TR UP UT WB JH | computed estimated | @-list
	hindu janmashtami [2001,) | in CH | computed estimated | chandigarh-home-secretary-2023
	on 20210830 | in GJ | announced | gujarat-general-administration-2021
	on 20230907 20260904 | in HP | announced | himachal-pradesh-general-*
	hindu janmashtami [2020,) | in JK | computed estimated | JK-list
	hindu janmashtami [2001,) | in LD MN NL SK | computed estimated | central-offices-outside
	hindu janmashtami [2021,) | in ML | computed estimated | meghalaya-public-holidays-2014
	on 20140818 | in MZ | announced | mizoram-general-administration-2014
	on 20250816 | in PB | announced | punjab-department-personnel-*
	on 20250816 | in RJ | announced | rajasthan-general-administration-2025
	on 20210830 20250816 | in UP | announced | uttar-pradesh-general-*
	on 20220819 | in UP | announced | uttar-pradesh-notice-2022
	on 20210830 20260904 | in UT | announced | uttarakhand-general-administration-*
	on 20250815 | in WB | announced | west-bengal-finance-2025-2
Jumat-ul-Vida | on 20150717 | in UP | announced | uttar-pradesh-general-*
	on 20200522 | in JK | announced | JK-list
	on 20230421 20240405 | in JK | collection | JK-list
Kabir Jayanti = कबीर जयंती; ਕਬੀਰ ਜਯੰਤੀ @ PB | on 20260629 | in BR | announced | bihar-general-administration-*
	hindu kabir [2010,) | in BR CT HP | computed estimated | @-list
	on 20230604 20260629 | in HP | announced | himachal-pradesh-general-*
	hindu kabir [2013,) | in HR | computed estimated | haryana-chief-secretary-2013
	on 20250611 | in PB | announced | punjab-department-personnel-*
	hindu kabir [2010,2018), hindu kabir [2019,) | in PB | computed estimated | PB-list
Kali Puja = কালীপূজা | on 20251020 20261108 | in WB | announced | west-bengal-*
	hindu kali [2010,) | in WB | computed estimated | WB-list
Kanakadasa Jayanti = ಕನಕದಾಸ ಜಯಂತಿ | on 20171106 20241118 20261127 | in KA | announced | karnataka-department-personnel-*
	hindu guru-nanak +3 [2010,2025), hindu guru-nanak +3 [2026,) | in KA | computed estimated | karnataka-department-personnel-2017
Kang (Ratha Yatra) | hindu rath-yatra [2018,) | in MN | computed estimated | MN-list
Kanuma = కనుమ | on 20260116 | in AP | announced | andhra-pradesh-general-2026
	hindu makara +1 [2010,) | in AP | computed estimated | AP-list
Karam Puja | on 20220906 20240914 | in AS | announced | assam-general-administration-2013
	on 20230827 | in AS | collection | assam-general-administration-2013
Karkidaka Vavu = കർക്കടക വാവ് | hindu hareli [2010,) | in KL | computed estimated | KL-list
Karma Puja = करमा पूजा | hindu karma [2010,) | in JH | computed estimated | JH-list
Karnataka Formation Day = ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವ | 11-01 | in KA | announced | karnataka-department-personnel-* [2024,2027); library estimated
Kati Bihu = কাতি বিহু | 10-18 [2014,) | in AS | computed estimated | AS-list
	10-18 [2010,2014) | in AS | half computed estimated | AS-list
	on 20241017 | in AS | announced | assam-general-administration-2024
Ker Puja | on 20210731 20230711 | in TR | collection | TR-list
	on 20250719 | in TR | announced | TR-list
Kerala Formation Day = കേരളപ്പിറവി | 11-01 [,2010) | in KL | library
Kharchi Puja | on 20210717 20230626 | in TR | collection | TR-list
	on 20250703 | in TR | announced | TR-list
Khongjom Day | 04-23 [2010,) | in MN | MN-list [2014,); MN-list estimated
Krishna Jayanti = கிருஷ்ண ஜெயந்தி | on 20210830 20220819 20230906 20240826 20250816 | in TN | announced | tamil-nadu-public-*
	hindu janmashtami [2010,) | in TN | computed estimated | TN-list
Kumar Purnima = କୁମାର ପୂର୍ଣ୍ଣିମା | hindu ashvina-purnima [2010,) | in OR | computed estimated | OR-list
Kut | 11-01 [2010,) | in MN | MN-list [2014,); MN-list estimated
Labour Day = मजदूर दिवस; Labour Day @ AS; ಕಾರ್ಮಿಕ ದಿನಾಚರಣೆ @ KA; മേയ് ദിനം @ KL; மே தினம் @ TN; মে দিবস @ WB | 05-01 | in BR KL | library estimated
	05-01 | in AS | assam-2016-2013 [2013,2033); library estimated
	05-01 [2015,2033) | in BR | bihar-gazette-847-2014
	05-01 | in WB | library [2033,) estimated; west-bengal-2014 [2027,2033); west-bengal-2014 [2014,2027); library estimated
	05-01 | in TN | tamil-nadu-government-2012 [2012,2033); library estimated
	05-01 [2010,) | in KA | karnataka-department-personnel-* [2024,2027) announced; KA-list [2010,2017) estimated; KA-list
	05-01 [2015,2033) | in KL | kerala-2021-2015
Lachit Day = লাচিত দিৱস | 11-24 [2010,) | in AS | AS-list [2013,); AS-list estimated
Lakshmi Puja = লক্ষ্মীপূজা; Lakshmi Puja @ TR | hindu lakshmi-purnima [2010,) | in TR | computed estimated | TR-list
	on 20251006 20261025 | in WB | announced | west-bengal-*
	hindu lakshmi-purnima [2010,) | in WB | computed estimated | WB-list
Lhabab Duchen | on 20251111 | in SK | announced | SK-list
Losar | on 20210212 20230221 20250228 | in SK | announced | SK-list
	on 20251220 20261209 | in LA | announced | LA-list
Losoong | on 20250102 20250103 20250104 | in SK | announced | SK-list
Lui-Ngai-Ni | 02-15 [2010,) | in MN | MN-list [2014,); MN-list estimated
MHIP Day | 07-06 | in MZ | mizoram-f-23012-2012 [2014,2033); library
Magh Bihu and Tusu Puja = মাঘ বিহু, টুছু পূজা | hindu makara [2010,), hindu makara +1 [2010,) | in AS | computed estimated | AS-list
Maghe Sankranti = माघे सङ्क्रान्ति | hindu makara [2010,) | in SK | computed estimated | SK-list
Maha Navami = മഹാനവമി | hindu navami [2010,) | in KL | computed estimated | KL-list
Maha Navami (Ayudha Puja) = ಮಹಾನವಮಿ, ಆಯುಧಪೂಜೆ | on 20241011 20251001 20261020 | in KA | announced | karnataka-department-personnel-*
	hindu navami [2010,) | in KA | computed estimated | KA-list
Maha Shivaratri = महाशिवरात्रि; మహా శివరాత్రి @ AP TG; મહાશિવરાત્રી @ GJ; ಮಹಾ ಶಿವರಾತ್ರಿ @ KA; മഹാശിവരാത്രി @ KL; महाशिवरात्री @ MH; ମହା ଶିବରାତ୍ରି @ OR; ਮਹਾਂ ਸ਼ਿਵਰਾਤਰੀ @ PB | on 20240308 20250226 20260215 | in MH | announced | maharashtra-general-administration-*
	on 20220301 | in national DL DH | announced | department-personnel-training-2021-3
	on 20250226 | in national DL DH | announced | department-personnel-training-2025-2
	hindu shivaratri [2011,2013), hindu shivaratri [2017,2020), hindu shivaratri [2022,2023), hindu shivaratri [2025,2026) | in national DL DH | computed estimated | central-offices-delhi-2
	on 20260215 | in AP | announced | andhra-pradesh-general-2026
	hindu shivaratri [2001,) | in AP BR CT GJ HP HR KA KL MH MP OR PB RJ TG TR UP UT JH | computed estimated | @-list
	on 20260215 | in BR | announced | bihar-general-administration-*
	hindu shivaratri [2001,) | in CH | computed estimated | chandigarh-home-secretary-2023
	on 20210311 | in GJ | announced | gujarat-general-administration-2021
	on 20230218 20260215 | in HP | announced | himachal-pradesh-general-*
	hindu shivaratri [2020,) | in JK | computed estimated | JK-list
	on 20240308 20250226 20260215 | in KA | announced | karnataka-department-personnel-*
	on 20110302 20220301 20250226 | in LD | computed estimated | central-offices-delhi-*
	hindu shivaratri [2017,2020), on 20120220 | in LD | computed estimated | central-offices-delhi-2
	on 20210311 | in MH | announced | maharashtra-general-administration-2021-2
	on 20220301 | in MH | announced | maharashtra-general-administration-2021
	on 20230218 | in MH | announced | maharashtra-general-administration-2022
	on 20180214 20250226 | in PB | announced | punjab-department-personnel-*
	on 20250226 | in RJ | announced | rajasthan-general-administration-2025
	on 20210311 20250226 | in UP | announced | uttar-pradesh-general-*
	on 20210311 20260215 | in UT | announced | uttarakhand-general-administration-*
	on 20010221 20020312 20040218 20050308 20060226 20070216 20080306 | vacanza
Mahalaya = ମହାଳୟା; মহালয়া @ WB | hindu mahalaya [2010,) | in OR | computed estimated | odisha-revenue-disaster-2014
	on 20250921 | in WB | announced | west-bengal-finance-2025-3
	hindu mahalaya [2010,) | in WB | computed estimated | WB-list
Mahalaya Amavasya = ಮಹಾಲಯ ಅಮಾವಾಸ್ಯೆ | hindu mahalaya [2017,) | in KA | computed estimated | karnataka-department-personnel-2017
Maharaja Agrasen Jayanti = महाराजा अग्रसेन जयंती; ਮਹਾਰਾਜਾ ਅਗਰਸੈਨ ਜਯੰਤੀ @ PB | 09-22 [,2010) | in HR | library
	hindu ghatasthapana [1952,1953), hindu ghatasthapana [1954,1955), hindu ghatasthapana [1957,1958), hindu ghatasthapana [1960,1961), hindu ghatasthapana [1962,1964), hindu ghatasthapana [1965,1966), hindu ghatasthapana [1968,1969), hindu ghatasthapana [1970,1972), hindu ghatasthapana [1973,1974), hindu ghatasthapana [1976,1977), hindu ghatasthapana [1979,1980), hindu ghatasthapana [1981,1982), hindu ghatasthapana [1984,1985), hindu ghatasthapana [1987,1988), hindu ghatasthapana [1989,1991), hindu ghatasthapana [1992,1993), hindu ghatasthapana [1995,1996), hindu ghatasthapana [1998,1999), hindu ghatasthapana [2000,2001), hindu ghatasthapana [2003,2004), hindu ghatasthapana [2006,2007), hindu ghatasthapana [2008,) | in HR | computed estimated | HR-list
	on 20250922 | in PB | announced | punjab-department-personnel-*
	hindu ghatasthapana [2010,2018), hindu ghatasthapana [2019,) | in PB | computed estimated | PB-list
	on 20250922 | in RJ | announced | rajasthan-general-administration-2025
	hindu ghatasthapana [2010,) | in RJ | computed estimated | RJ-list
	on 20151013 | in UP | announced | uttar-pradesh-general-*
Maharana Pratap Jayanti = महाराणा प्रताप जयंती | on 20150520 | in HP | announced | himachal-pradesh-gad-2015
	on 20230522 20260617 | in HP | announced | himachal-pradesh-general-*
	hindu maharana-pratap [2010,) | in HP RJ | computed estimated | @-list
	05-09 [,2010) | in HP RJ | library
	hindu maharana-pratap [2013,) | in HR | computed estimated | haryana-chief-secretary-2013
	on 20250529 | in RJ | announced | rajasthan-general-administration-2025
Maharashtra Day = महाराष्ट्र दिन | 05-01 | in MH | library
	on 20250501 20260501 | in MH | announced | maharashtra-general-administration-*
Maharishi Valmiki Jayanti = महर्षि वाल्मीकि जयंती; ਮਹਾਰਿਸ਼ੀ ਵਾਲਮੀਕਿ ਜਯੰਤੀ @ PB | 10-07 [,2010) | in HP | library
	on 20231028 20261026 | in HP | announced | himachal-pradesh-general-*
	hindu ashvina-purnima [,1953), hindu ashvina-purnima [1954,1955), hindu ashvina-purnima [1957,1958), hindu ashvina-purnima [1959,1961), hindu ashvina-purnima [1962,1964), hindu ashvina-purnima [1965,1966), hindu ashvina-purnima [1968,1969), hindu ashvina-purnima [1970,1972), hindu ashvina-purnima [1973,1974), hindu ashvina-purnima [1976,1977), hindu ashvina-purnima [1978,1980), hindu ashvina-purnima [1981,1982), hindu ashvina-purnima [1984,1985), hindu ashvina-purnima [1987,1988), hindu ashvina-purnima [1989,1991), hindu ashvina-purnima [1992,1993), hindu ashvina-purnima [1995,1996), hindu ashvina-purnima [1997,1999), hindu ashvina-purnima [2000,2001), hindu ashvina-purnima [2003,2004), hindu ashvina-purnima [2006,2007), hindu ashvina-purnima [2008,) | in HP | computed estimated | HP-list
	hindu ashvina-purnima [2010,) | in HR MP PB UT | computed estimated | @-list
	on 20251007 | in PB | announced | punjab-department-personnel-*
	on 20211020 20261026 | in UT | announced | uttarakhand-general-administration-*
Maharshi Dayanand Saraswati Jayanti | on 20130307 20170221 | in HR | announced | haryana-chief-secretary-2013
Maharshi Kashyap and Nishadraj Guhya Jayanti | on 20150405 | in UP | announced | uttar-pradesh-general-*
Mahatma Jyotirao Phule Jayanti = महात्मा ज्योतिबा फुले जयंती | 04-11 [2010,) | in RJ | RJ-list [2026,); rajasthan-general-administration-2025 [2025,2026); RJ-list
Mahavir Jayanti = महावीर जयंती; మహావీర్ జయంతి @ AP TG; Mahavir Jayanti @ AR ML MN MZ NL SK; মহাবীৰ জয়ন্তী @ AS; મહાવીર જયંતી @ DD DN GJ DH; ಮಹಾವೀರ ಜಯಂತಿ @ KA; മഹാവീർ ജയന്തി @ KL LD; ମହାବୀର ଜୟନ୍ତୀ @ OR; ਮਹਾਂਵੀਰ ਜਯੰਤੀ @ PB; மகாவீர் ஜெயந்தி @ PY TN; মহাবীর জয়ন্তী @ TR WB | on 20220414 20230404 20240421 20250410 20260331 | but national AP AR AS CT GA HP JK KA KL ML MN NL OR PY SK TG TR LA | announced | department-personnel-training-*
	on 20160420 | but AR GA HP ML MN NL PY SK TR | announced | department-personnel-training-2015
	on 20200406 | but AP AR AS CT GA HP JK KL ML MN NL OR PY SK TG TR LA | announced | department-personnel-training-2019
	on 20210425 | in national AN BR CH DD DL DN GJ HR KA LD MH MP MZ PB RJ TN WB JH DH | announced | department-personnel-training-2020
	on 20220414 20230404 20240421 20250410 20260331 20270419 | in national | announced | department-personnel-training-*
	on 20250410 20260331 | in MH | announced | maharashtra-general-administration-*
	on 20210425 20260331 | in UT | announced | uttarakhand-general-administration-*
	hindu mahavir | but AP AR AS CT GA HP JK KA KL ML MN NL OR PY SK TG TR LA | computed estimated | department-personnel-training-2
	hindu mahavir [,2010), hindu mahavir [2016,2017) | in AP AS CT KL OR TG | computed estimated | department-personnel-training-2
	hindu mahavir [,2010) | in AR GA HP ML MN NL PY SK TR | computed estimated | department-personnel-training-2
	hindu mahavir [,2020) | in JK LA | computed estimated | department-personnel-training-2
	on 20220414 20230404 | in KA | announced | department-personnel-training-*
	on 20250410 20260331 | in KA | announced | karnataka-department-personnel-*
	hindu mahavir [,2024), hindu mahavir [2025,) | in KA | computed estimated | department-personnel-training-2
	on 20250410 | in PB | announced | punjab-department-personnel-*
	on 20250410 | in RJ | announced | rajasthan-general-administration-2025
	on 20210425 20250410 | in UP | announced | uttar-pradesh-general-*
	on 20100428 | vacanza
Makar Sankranti = Makar Sankranti; ମକର ସଂକ୍ରାନ୍ତି @ OR | hindu makara [2010,) | in AN | computed estimated | AN-list
	hindu makara [2010,) | in AR | computed estimated | AR-list
	01-14 [2010,) | in OR | OR-list [2014,); OR-list estimated
Makar Sankranti (Uttarayan) = મકરસંક્રાંતિ (ઉત્તરાયણ) | 01-14 [2010,) | in GJ | GJ-list [2014,); GJ-list estimated
Makara Sankranti = మకర సంక్రాంతి; ಮಕರ ಸಂಕ್ರಾಂತಿ @ KA; సంక్రాంతి @ TG | on 20260115 | in AP | announced | andhra-pradesh-general-2026
	hindu makara [2010,) | in AP KA TG | computed estimated | @-list
	on 20240115 20250114 20260114 | in KA | announced | karnataka-department-personnel-*
	on 20260115 | in TG | announced | telangana-general-administration-*
Mannam Jayanti = മന്നം ജയന്തി | 01-02 [2010,) | in KL | KL-list [2021,); KL-list estimated
Martyrdom Day of Guru Arjan Dev = ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਅਰਜਨ ਦੇਵ ਜੀ | on 20250530 | in PB | announced | punjab-department-personnel-*
	hindu guru-arjan [2010,) | in PB | computed estimated | PB-list
Martyrdom Day of Guru Tegh Bahadur = ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ੍ਰੀ ਗੁਰੂ ਤੇਗ ਬਹਾਦਰ ਜੀ | on 20251125 | in PB | announced | punjab-department-personnel-*
	hindu guru-tegh [2010,) | in PB | computed estimated | PB-list
Martyrdom Day of Kartar Singh Sarabha = ਸ਼ਹੀਦੀ ਦਿਵਸ ਸ. ਕਰਤਾਰ ਸਿੰਘ ਸਰਾਭਾ | on 20251116 | in PB | announced | punjab-department-personnel-*
	11-16 [2026,) | in PB | punjab-department-personnel-2
Martyrdom Day of Shaheed Udham Singh | 07-31 [,2010), 07-31 [2014,) | in HR | haryana-2024-2017 [2017,2033); library
Martyrs' Day | 07-13 [,2020) | in JK | jammu-kashmir-holidays-2020 [2010,2020); library
Maundy Thursday = പെസഹാ വ്യാഴം | easter-3 [2010,) | in KL | computed | KL-list [2021,); KL-list estimated
May Day = May Day; ਮਈ ਦਿਵਸ @ PB; மே தினம் @ PY | 05-01 [2010,) | in GA | GA-list [2026,); goa-general-administration-2025 [2025,2026); GA-list
	05-01 [2010,) | in MN | MN-list [2014,); MN-list estimated
	05-01 [2010,) | in TR | TR-list [2021,); TR-list estimated
	05-01 [2010,2016) | in PB | estimated | PB-list
	05-01 [2016,2018), 05-01 [2020,2025), 05-01 [2026,) | in PB | PB-list
	on 20250501 | in PB | announced | punjab-department-personnel-*
	05-01 [2010,) | in PY | PY-list [2020,); PY-list estimated
Me-Dam-Me-Phi = মে-ডাম-মে-ফী | 01-31 [2010,) | in AS | AS-list [2013,); AS-list estimated
Mera Chaoren Houba | hindu ghatasthapana [2018,) | in MN | computed estimated | MN-list
Milad-un-Nabi = मिलाद-उन-नबी; మిలాద్ ఉన్ నబీ @ AP TG; Milad-un-Nabi @ AR ML MN MZ NL SK; মিলাদ-উন-নবী @ AS; ઈદે મિલાદ @ DD DN GJ DH; ಈದ್ ಮಿಲಾದ್ @ KA; നബിദിനം @ KL LD; ईद-ए-मिलाद @ MH; ମିଲାଦ-ଉନ-ନବୀ @ OR; ਮਿਲਾਦ-ਉਨ-ਨਬੀ @ PB; மிலாது நபி @ PY TN; ফাতেহা-দোয়াজ-দাহাম @ TR WB | on 20230929 20250905 20260826 | in MH | announced | maharashtra-general-administration-*
	on 20221009 20230928 20240916 20250905 20260826 | but national AP AR AS GA HP HR MH ML PB SK UT | announced | department-personnel-training-*
	on 20171202 | but AP AR AS GA HP HR KA KL ML PB PY SK TG TN | announced | holidays-banks-2017
	on 20201030 | but AR AS GA HP HR JK ML PB SK | announced | department-personnel-training-2019
	on 20211019 | but AR AS GA HP HR ML PB SK UP UT | announced | department-personnel-training-2020
	on 20221009 20230928 20240916 20250905 20260826 20270815 | in national | announced | department-personnel-training-*
	on 20221009 20230928 20240916 20250905 | in AP UT | announced | department-personnel-training-*
	delhi 3-12 | but AR AS GA HP HR ML PB SK | computed estimated | department-personnel-training
	on 20171201 | in AP KA KL PY TG TN | announced | holidays-banks-2017-2
	on 20260825 | in AP | announced | andhra-pradesh-general-2026
	delhi 3-12 [,2010) | in AR AS GA HP HR ML PB SK | computed estimated | department-personnel-training
	on 20201029 | in JK | announced | jammu-kashmir-general-2020
	on 20240916 20250905 20260826 | in KA | announced | karnataka-department-personnel-*
	on 20221009 20240916 | in MH | announced | department-personnel-training-*
	on 20250905 | in RJ | announced | rajasthan-general-administration-2025
	on 20211019 20250905 | in UP | announced | uttar-pradesh-general-*
	on 20211019 20260826 | in UT | announced | uttarakhand-general-administration-*
Missionary Day | 01-11 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
Muharram = मुहर्रम; మొహర్రం @ AP TG; Muharram @ AR ML MN MZ NL SK; মহৰম @ AS; મહોરમ @ DD DN GJ DH; ಮೊಹರಂ @ KA; മുഹറം @ KL LD; मोहरम @ MH; ମହରମ @ OR; ਮੁਹੱਰਮ @ PB; மொகரம் @ PY TN; মহরম @ TR WB | on 20220809 20230729 20240717 20250706 20260626 | but national AP AR AS GA HP HR KA MH ML MN NL PB PY SK UT | announced | department-personnel-training-*
	on 20210820 20220809 20230729 20240717 20250706 | in national DL HP MH | announced | department-personnel-training-*
	on 20200830 | but AR AS GA HR JK ML MN NL PB PY SK | announced | department-personnel-training-2019
	on 20220809 20230729 20240717 20250706 20260626 20270616 | in national | announced | department-personnel-training-*
	on 20230729 20260626 | in HP | announced | himachal-pradesh-general-*
	on 20220809 20230729 20240717 20250706 | in AP UT | announced | department-personnel-training-*
	delhi 1-10 | but AR AS GA HR KA ML MN NL PB PY SK | computed estimated | department-personnel-training
	on 20210819 | in AN AP BR CH DD DN GJ JK KA KL LD MP MZ OR RJ TR LA DH | announced | department-personnel-training-2020
	on 20260625 | in AP | announced | andhra-pradesh-general-2026
	delhi 1-10 [,2010) | in AR GA HR ML MN NL PB PY SK | computed estimated | department-personnel-training
	on 20210820 | in CT HP MH TG UP JH | announced | holidays-states-muharram-2021
	on 20200829 | in JK | announced | jammu-kashmir-general-2020
	on 20220809 20230729 | in KA | announced | department-personnel-training-*
	on 20240717 20260626 | in KA | announced | karnataka-department-personnel-*
	delhi 1-10 [,2025), delhi 1-10 [2026,) | in KA | computed estimated | department-personnel-training
	on 20250706 20260626 | in MH | announced | maharashtra-general-administration-*
	on 20250706 | in RJ | announced | rajasthan-general-administration-2025
	on 20210820 | in TN | announced | tamil-nadu-public-*
	on 20250706 | in UP | announced | uttar-pradesh-general-*
	on 20210819 20260626 | in UT | announced | uttarakhand-general-administration-*
	on 20210820 | in WB | announced | west-bengal-august-2021
	on 20200830 | in AS | half announced | department-personnel-training-2019
	on 20210819 | in AS | half announced | department-personnel-training-2020
	on 20220809 20230729 20240717 20250706 20260626 | in AS | half announced | department-personnel-training-*
	delhi 1-10 | in AS | half computed estimated | department-personnel-training
	on 20080119 | vacanza
Naraka Chaturdashi | on 20241031 20251020 | in KA | announced | karnataka-department-personnel-*
Nauroz | 03-21 [2020,) | in LA | LA-list [2025,); LA-list estimated
Nepali Bhasa Manyata Diwas | 08-20 [2023,) | in SK | SK-list
Netaji Subhas Chandra Bose Jayanti = ନେତାଜୀ ସୁଭାଷ ଚନ୍ଦ୍ର ବୋଷ ଜୟନ୍ତୀ; Netaji Subhas Chandra Bose Jayanti @ AS; নেতাজি সুভাষচন্দ্র বসু জয়ন্তী @ WB | 01-23 | in AS | assam-2016-2013 [2013,2033); library estimated
	01-23 | in WB | library [2033,) estimated; west-bengal-2014 [2027,2033); west-bengal-2014 [2014,2027); library estimated
	01-23 [2010,) | in OR | OR-list [2014,); OR-list estimated
New Year festival | 01-02 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
New Year's Day = New Year's Day; ஆங்கிலப் புத்தாண்டு @ TN; ইংরেজি নববর্ষ @ WB | 01-01 [2024,) | in WB | west-bengal-notification-2023
	01-01 [2010,) | in ML | ML-list [2014,); ML-list estimated
	01-01 [2010,) | in MN | MN-list [2014,); MN-list estimated
	01-01 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
	01-01 [2010,) | in NL | NL-list [2021,); NL-list estimated
	01-01 [2010,) | in PY | PY-list [2020,); PY-list estimated
	01-01 [2010,) | in SK | SK-list [2021,); SK-list estimated
	01-01 | in AR | arunachal-pradesh-gazetted-2020 [2020,2033); library estimated
	on 20250101 | in TG | announced | telangana-general-administration-*
	on 20260101 | in WB | announced | west-bengal-finance-2025
	01-01 [2010,) | in TN | tamil-nadu-yearly-2012 [2012,); tamil-nadu-yearly-2012 estimated
New Year's Eve | 12-31 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
Ningol Chakkouba | hindu bhai-dooj [2010,) | in MN | computed estimated | MN-list
Nuakhai = ନୂଆଖାଇ | hindu nuakhai [2010,) | in OR | computed estimated | OR-list
Nupi Lal Day | 12-12 [2018,) | in MN | MN-list
Odisha Day = ଉତ୍କଳ ଦିବସ | 04-01 | in OR | library
Onam | hindu thiruvonam [2010,) | in AN | computed estimated | AN-list
Pahili Raja = ପହିଲି ରଜ | 06-14 [2010,) | in OR | OR-list [2014,); OR-list estimated
Panchayati Raj Day = ପଞ୍ଚାୟତିରାଜ ଦିବସ | 03-05 [2010,2025) | in OR | OR-list [2014,2025); OR-list estimated
Pang-Lhabsol | on 20210822 20230831 20250907 | in SK | announced | SK-list
Parshuram Jayanti = परशुराम जयंती; પરશુરામ જયંતી @ GJ; ਭਗਵਾਨ ਪਰਸ਼ੂਰਾਮ ਜਯੰਤੀ @ PB | on 20210514 | in GJ | announced | gujarat-general-administration-2021
	hindu parashurama [2010,) | in GJ HP HR MP RJ | computed estimated | @-list
	on 20230422 20260419 | in HP | announced | himachal-pradesh-general-*
	on 20250429 | in PB | announced | punjab-department-personnel-*
	hindu parashurama [2010,2018), hindu parashurama [2020,) | in PB | computed estimated | PB-list
	on 20250429 | in RJ | announced | rajasthan-general-administration-2025
	on 20150420 | in UP | announced | uttar-pradesh-general-*
Parsi New Year = પતેતી; पारशी नववर्ष @ MH | on 20240815 20250815 20260815 | in MH | announced | maharashtra-general-administration-*
	08-19 [2010,2012), 08-18 [2012,2016), 08-17 [2016,2020), 08-14 [2028,2032), 08-13 [2032,2036), 08-12 [2036,2040), 08-11 [2040,2044), 08-10 [2044,2048), 08-09 [2048,2052), 08-08 [2052,2056), 08-07 [2056,2060), 08-06 [2060,2064), 08-05 [2064,2068), 08-04 [2068,2072), 08-03 [2072,2076), 08-02 [2076,2080), 08-01 [2080,2084), 07-31 [2084,2088), 07-30 [2088,2092), 07-29 [2092,2096), 07-28 [2096,), on 20200816 20270815 | in MH | collection | MH-list
	on 20210816 | in MH | announced | maharashtra-general-administration-2021-2
	on 20220816 | in MH | announced | maharashtra-general-administration-2021
	on 20230816 | in MH | announced | maharashtra-general-administration-2022
	08-19 [2010,2012), 08-18 [2012,2016), 08-17 [2016,2020), 08-15 [2024,2028), 08-14 [2028,2032), 08-13 [2032,2036), 08-12 [2036,2040), 08-11 [2040,2044), 08-10 [2044,2048), 08-09 [2048,2052), 08-08 [2052,2056), 08-07 [2056,2060), 08-06 [2060,2064), 08-05 [2064,2068), 08-04 [2068,2072), 08-03 [2072,2076), 08-02 [2076,2080), 08-01 [2080,2084), 07-31 [2084,2088), 07-30 [2088,2092), 07-29 [2092,2096), 07-28 [2096,), on 20200816 20230816 | in GJ | collection | GJ-list
	08-16 [2021,2023) | in GJ | announced | GJ-list
Patriots' Day | 08-13 | in MN | manipur-general-holidays-2014-2 [2014,2033); library estimated
Pongal = பொங்கல் | hindu makara [2010,) | in PY | computed estimated | PY-list
	on 20210114 20220114 20230115 20240115 | in TN | announced | tamil-nadu-public-*
	on 20250114 | in TN | announced | tamil-nadu-2025
	on 20260115 | in TN | announced | tamil-nadu-24-2026
	hindu makara [2010,) | in TN | computed estimated | TN-list
Pongal holiday = பொங்கல் விடுமுறை | on 20250117 | in TN | announced | tamil-nadu-2025
Pous Parban | hindu makara [2010,) | in TR | computed estimated | TR-list
Puducherry Liberation Day | 11-01 [2014,) | in PY | collection estimated | puducherry-1-november-2014
Rabindra Jayanti = রবীন্দ্র জয়ন্তী; Rabindra Jayanti @ RJ | 05-08 [,2010) | in RJ WB | library
	05-09 if sunday tuesday thursday friday [2010,2024), 05-09 if monday wednesday [2018,2040), 05-09 if tuesday thursday saturday [2030,2098), 05-09 if sunday friday [2038,2082), 05-09 if monday wednesday [2044,2090), 05-09 if sunday friday [2088,2099), 05-10 if sunday monday tuesday wednesday [2095,), on 20110509 20120508 20150509 20160508 20200508 20240508 20270509 20280508 20310509 20320508 20360508 20400508 20830510 20870510 20910510 20960509 | in WB | computed estimated | WB-list
	on 20250509 | in WB | announced | west-bengal-finance-2025-2
	on 20260509 | in WB | announced | west-bengal-finance-2025
Raja Sankranti = ରଜ ସଂକ୍ରାନ୍ତି | 06-15 [2010,) | in OR | OR-list [2014,); OR-list estimated
Raksha Bandhan = रक्षाबंधन; રક્ષાબંધન @ GJ | hindu raksha-bandhan [2010,) | in GJ | computed estimated | GJ-list
	hindu raksha-bandhan [2018,) | in HR | computed estimated | HR-list
	hindu raksha-bandhan [2010,) | in MP RJ UP UT | computed estimated | @-list
	on 20250809 | in RJ | announced | rajasthan-general-administration-2025
	on 20210822 20250809 | in UP | announced | uttar-pradesh-general-*
	on 20210822 20260828 | in UT | announced | uttarakhand-general-administration-*
Ram Navami = राम नवमी; శ్రీరామనవమి @ AP; રામનવમી @ GJ; रामनवमी @ MH; Ram Navami @ MZ; ରାମ ନବମୀ @ OR; ਰਾਮ ਨੌਮੀ @ PB; శ్రీరామ నవమి @ TG; রাম নবমী @ WB | on 20200402 | in national DL DH | announced | department-personnel-training-2019-2
	on 20210421 | in national DL DH | announced | department-personnel-training-2020-2
	on 20230330 | in national DL DH | announced | department-personnel-training-2022-2
	on 20240417 | in national DL DH | announced | department-personnel-training-2023-3
	on 20260326 | in national DL DH | announced | department-personnel-training-2026-2
	hindu ram-navami [2001,2012), hindu ram-navami [2013,2018), hindu ram-navami [2019,2022), hindu ram-navami [2023,2025), hindu ram-navami [2026,) | in national DL DH | computed estimated | department-personnel-training-3
	on 20270415 | in national | announced | department-personnel-training-*
	on 20260327 | in AP | announced | andhra-pradesh-general-2026
	hindu ram-navami [2001,) | in AP BR CT GJ HP HR MH MP OR PB RJ TG UP UT JH | computed estimated | @-list
	hindu ram-navami [2001,) | in CH | computed estimated | chandigarh-home-secretary-2023
	on 20250406 | in GA | announced | goa-general-administration-2025
	hindu ram-navami [2024,) | in GA | computed estimated | goa-general-administration-2024
	on 20210421 | in GJ | announced | gujarat-general-administration-2021
	on 20230330 20260326 | in HP | announced | himachal-pradesh-general-*
	hindu ram-navami [2001,2012), hindu ram-navami [2013,2018), hindu ram-navami [2019,2022), hindu ram-navami [2023,2025), hindu ram-navami [2026,) | in LD SK | computed estimated | central-offices-outside
	on 20210421 | in MH | announced | maharashtra-general-administration-2021-2
	on 20230330 | in MH | announced | maharashtra-general-administration-2022-2
	on 20240417 | in MH | announced | maharashtra-general-administration-2023-2
	on 20250406 20260326 | in MH | announced | maharashtra-general-administration-*
	on 20140408 | in MZ | announced | mizoram-general-administration-2014
	on 20250406 | in PB | announced | punjab-department-personnel-*
	on 20250406 | in RJ | announced | rajasthan-general-administration-2025
	on 20260327 | in TG | announced | telangana-general-administration-*
	on 20210421 20250406 | in UP | announced | uttar-pradesh-general-*
	on 20210421 20260326 | in UT | announced | uttarakhand-general-administration-*
	on 20250406 | in WB | announced | west-bengal-finance-2025-3
	on 20260326 | in WB | announced | west-bengal-finance-2025
	hindu ram-navami [2025,) | in WB | computed estimated | west-bengal-finance-2025
	on 20050418 | vacanza
Ramdev Jayanti and Teja Dashami = रामदेव जयंती, तेजा दशमी | on 20250902 | in RJ | announced | rajasthan-general-administration-2025
	hindu ramdev [2010,) | in RJ | computed estimated | RJ-list
Ratha Yatra = ରଥ ଯାତ୍ରା | hindu rath-yatra [2010,) | in OR | computed estimated | OR-list
Remna Ni | 06-30 | in MZ | mizoram-f-23012-2012 [2014,2033); library
Republic Day = गणतंत्र दिवस; Republic Day @ AN AR GA JK ML MN MZ NL SK LA; గణతంత్ర దినోత్సవం @ AP TG; গণতন্ত্ৰ দিৱস @ AS; પ્રજાસત્તાક દિન @ DD DN GJ DH; ಗಣರಾಜ್ಯೋತ್ಸವ @ KA; റിപ്പബ്ലിക് ദിനം @ KL LD; प्रजासत्ताक दिन @ MH; ଗଣତନ୍ତ୍ର ଦିବସ @ OR; ਗਣਤੰਤਰ ਦਿਵਸ @ PB; குடியரசு தினம் @ PY TN; প্রজাতন্ত্র দিবস @ TR WB | 01-26 | but KA | department-personnel-training-* [2022,2028) announced; library
	on 20210126 20250126 | in UP | announced | uttar-pradesh-general-*
	on 20210126 20260126 | in UT | announced | uttarakhand-general-administration-*
	on 20230126 20260126 | in HP | announced | himachal-pradesh-general-*
	on 20250126 | in RJ | announced | rajasthan-general-administration-2025
	on 20250126 | in GA | announced | goa-general-administration-2025
	on 20250126 20260126 | in MH | announced | maharashtra-general-administration-*
	on 20250126 | in PB | announced | punjab-department-personnel-*
	01-26 | in KA | announced | karnataka-department-personnel-* [2024,2027); library
Saddula Bathukamma = సద్దుల బతుకమ్మ | on 20261018 | in TG | announced | telangana-general-administration-*
Saga Dawa | on 20210526 20230604 20250611 | in SK | announced | SK-list
Sajibu Nongmapanba (Cheiraoba) | hindu ugadi [2018,) | in MN | computed estimated | MN-list
Samrat Ashok Ashtami = सम्राट अशोक अष्टमी | on 20260326 | in BR | announced | bihar-general-administration-*
	hindu ashoka-ashtami [2010,) | in BR | computed estimated | BR-list
Samvatsari = સંવત્સરી | on 20210910 | in GJ | announced | gujarat-general-administration-2021
	hindu ganesh [2010,) | in GJ | computed estimated | GJ-list
Saraswati Puja = সরস্বতী পূজা | on 20200130 | in WB | announced | west-bengal-finance-*
	on 20260123 | in WB | announced | west-bengal-finance-2025
	hindu vasant-panchami [2010,) | in WB | computed estimated | WB-list
Sardar Vallabhbhai Patel Jayanti = સરદાર વલ્લભભાઈ પટેલ જયંતી | 10-31 | in GJ | library
Sarhul = सरहुल | hindu sarhul [2010,) | in JH | computed estimated | JH-list
Sati Sadhani Day = সতী সাধনী দিৱস | 04-21 [2021,) | in AS | computed estimated | AS-list
	on 20240420 | in AS | announced | assam-general-administration-2024
Savitri Amavasya = ସାବିତ୍ରୀ ଅମାବାସ୍ୟା | hindu savitri [2010,) | in OR | computed estimated | OR-list
Seng Kut Snem | 11-23 | in ML | meghalaya-2021-2014 [2014,2033); library estimated
Shab-e-Barat = शब-ए-बारात | on 20260204 | in BR | announced | bihar-general-administration-*
	delhi 8-15 [2010,) | in BR | computed estimated | BR-list
Shab-i-Qadr | delhi 9-27 [2020,) | in JK | computed estimated | JK-list
Shaheed Diwas | 03-23 [2016,2018), 03-23 [2020,2025), 03-23 [2026,2033) | in PB | punjab-2018-2016
	on 20250323 | in PB | announced | punjab-department-personnel-*
	03-23 [,2016), 03-23 [2033,) | in PB | library
Shaheed Udham Singh Jayanti | 12-26 [,2010) | in HR | library
Shaheedi Diwas = शहीदी दिवस | 03-23 [2013,) | in HR | haryana-chief-secretary-2013
Shaheedi Sabha, Fatehgarh Sahib = ਸ਼ਹੀਦੀ ਸਭਾ, ਸ੍ਰੀ ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ | on 20251227 | in PB | announced | punjab-department-personnel-*
	12-27 [2026,) | in PB | punjab-department-personnel-2
Sonam Lochhar = सोनाम ल्होछार | on 20210212 20230122 20250128 | in SK | announced | SK-list
Sree Narayana Guru Samadhi = ശ്രീനാരായണ ഗുരു സമാധി | 09-21 [2010,) | in KL | KL-list [2021,); KL-list estimated
State Day = State Day; पूर्ण राज्यत्व दिवस @ HP | 01-25 | in HP | library
	01-25 [2015,2033) | in HP | himachal-pradesh-gad-2014-2
	02-20 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
	02-20 | in AR | arunachal-pradesh-gazetted-2020 [2020,2033); library
	05-16 | in SK | library
	on 20230125 20260125 | in HP | announced | himachal-pradesh-general-*
Statehood Day | 12-01 | in NL | library estimated
Swami Vivekananda Jayanti = স্বামী বিবেকানন্দ জয়ন্তী | 01-12 | in WB | library [2033,) estimated; west-bengal-2014 [2027,2033); west-bengal-2014 [2014,2027); library estimated
Tamil New Year's Day = தமிழ்ப் புத்தாண்டு | 04-14 [2010,) | in PY | PY-list [2027,); PY-list [2020,2027); PY-list
	04-14 [2022,) | in TN | tamil-nadu-yearly-2
Telangana Formation Day = తెలంగాణ అవతరణ దినోత్సవం | 06-02 | in TG | library estimated
Telugu New Year's Day = தெலுங்கு வருடப் பிறப்பு | on 20210413 20220402 20230322 20240409 20250330 | in TN | announced | tamil-nadu-public-*
	hindu ugadi [2010,) | in TN | computed estimated | TN-list
Tendong Lho Rum Faat | 08-08 [2010,) | in SK | SK-list [2021,); SK-list estimated
Thai Poosam = தைப்பூசம் | on 20210128 20260201 | in TN | collection estimated | tamil-nadu-yearly-2012
	on 20220118 20230205 20240125 20250211 | in TN | announced | tamil-nadu-public-*
Third Onam = മൂന്നാം ഓണം | hindu thiruvonam +1 [2010,) | in KL | computed estimated | KL-list
Thiruvalluvar Day = திருவள்ளுவர் தினம் | hindu makara +1 [2010,) | in PY | computed estimated | PY-list
	on 20210115 20220115 20230116 20240116 | in TN | announced | tamil-nadu-public-*
	on 20250115 | in TN | announced | tamil-nadu-2025
	on 20260116 | in TN | announced | tamil-nadu-24-2026
	hindu makara +1 [2010,) | in TN | computed estimated | TN-list
Thiruvonam = തിരുവോണം | hindu thiruvonam [2010,) | in KL | computed estimated | KL-list
Thungkar Tshechu of Guru Rinpoche | on 20210719 20230728 20250804 | in SK | announced | SK-list
Tithi of Damodardeva | hindu parashurama -2 [2021,2023), on 20130510 20160507 20240508 | in AS | announced | assam-general-administration-2013
	on 20230420 | in AS | collection | assam-general-administration-2013
Tithi of Madhabdeva | on 20130825 20160822 20210827 20220914 20240823 | in AS | announced | assam-general-administration-2013
	on 20230904 | in AS | collection | assam-general-administration-2013
Tithi of Srimanta Sankardeva | hindu teej -1 [2021,2023), on 20130907 20160903 20240904 | in AS | announced | assam-general-administration-2013
	on 20230818 | in AS | collection | assam-general-administration-2013
U Tirot Sing Day | 07-17 [2010,) | in ML | ML-list [2014,); ML-list estimated
Ugadi = ఉగాది; ಯುಗಾದಿ @ KA | on 20170329 20240409 20260319 | in KA | announced | karnataka-department-personnel-*
	on 20260319 | in AP | announced | andhra-pradesh-general-2026
	hindu ugadi [2010,) | in AP TG | computed estimated | @-list
	hindu ugadi [2010,2025), hindu ugadi [2026,) | in KA | computed estimated | KA-list
Urs of Khwaja Moinuddin Chishti | on 20150426 | in UP | announced | uttar-pradesh-general-*
Uzhavar Thirunal = உழவர் திருநாள் | on 20210116 20220116 20230117 20240117 | in TN | announced | tamil-nadu-public-*
	on 20250116 | in TN | announced | tamil-nadu-2025
	on 20260117 | in TN | announced | tamil-nadu-24-2026
	hindu makara +2 [2010,) | in TN | computed estimated | TN-list
Vaisakhi = वैसाखी; Vaisakhi @ KL; ਵਿਸਾਖੀ @ PB | 04-21 [,2010) | in KL | library
	04-13 [2013,) | in HR | haryana-chief-secretary-2013
	hindu mesha -1 [2010,2016) | in PB | estimated | PB-list
	04-13 [2016,2018), 04-13 [2020,2025), 04-13 [2026,) | in PB | PB-list
	on 20180414 20190414 20250413 | in PB | announced | punjab-department-personnel-*
Valmiki Jayanti = ಮಹರ್ಷಿ ವಾಲ್ಮೀಕಿ ಜಯಂತಿ | on 20241017 20251007 | in KA | announced | karnataka-department-personnel-*
	hindu ashvina-purnima [2010,2026), hindu ashvina-purnima [2027,) | in KA | computed estimated | KA-list
Varalakshmi Vratam = వరలక్ష్మీ వ్రతం | on 20260821 | in AP | announced | andhra-pradesh-general-2026
Vasant Panchami = वसंत पंचमी; ବସନ୍ତ ପଞ୍ଚମୀ @ OR | on 20260123 | in BR | announced | bihar-general-administration-*
	hindu vasant-panchami [2010,) | in BR HR OR TR | computed estimated | @-list
Veer Kunwar Singh Jayanti = वीर कुंवर सिंह जयंती | 04-23 [2010,) | in BR | BR-list [2010,2015) estimated; BR-list
	on 20260423 | in BR | announced | bihar-general-administration-*
Vikram Samvat New Year = નૂતન વર્ષ | hindu bali [2010,) | in GJ | computed estimated | GJ-list
Vinayaka Chaturthi = விநாயகர் சதுர்த்தி | hindu ganesh [2010,) | in PY | computed estimated | PY-list
	on 20210910 20220831 20240907 20250827 | in TN | announced | tamil-nadu-public-*
	on 20230918 | in TN | announced | tamil-nadu-public-2023-2
	hindu ganesh [2010,) | in TN | computed estimated | TN-list
Vishu = വിഷു | hindu vishu [2010,) | in KL | computed estimated | KL-list
Vishwakarma Day = ਵਿਸ਼ਵਕਰਮਾ ਦਿਵਸ; Vishwakarma Day @ HR | on 20131104 | in HR | announced | haryana-chief-secretary-2013
	on 20251022 | in PB | announced | punjab-department-personnel-*
	hindu bali [2010,2018), hindu bali [2019,) | in PB | computed estimated | PB-list
Vishwakarma Puja | on 20150917 | in UP | announced | uttar-pradesh-general-*
Wangala Festival | friday>=11-07 [2014,) | in ML | meghalaya-public-holidays-2014
World Tribal Day = विश्व आदिवासी दिवस | 08-09 [2019,) | in CT | chhattisgarh-hareli-2019
YMA Day | 06-15 [2010,) | in MZ | MZ-list [2014,); MZ-list estimated
Yaoshang = যাওশং | hindu dol [2010,), hindu dol +1 [2010,) | in MN | computed estimated | MN-list

fact AP 2012 | off 02-20 03-08 03-23 04-05 08-10 09-19 10-22 | not 04-24 05-06 11-28 | G.O.Rt. 4773 of 2011
fact AP 2026 | off 01-14 01-15 01-16 03-03 03-27 06-25 08-21 10-18 | not 03-26 03-31 05-01 | list of December 2025
fact AR 2020 | off 01-15 02-20 03-10 04-14 12-01 | not 10-30 04-06 | gazetted holidays of 2020
fact AS 2013 | off 01-31 02-25 05-10 05-26 08-25 09-07 11-24 | not 01-25 03-10 04-24 | list of 2013
fact AS 2021 | off 01-14 01-15 02-27 04-14 04-15 04-16 10-18 12-02 | not 04-25 10-19 | list of 18 December 2020
fact BR 2015 | off 01-24 02-17 03-05 03-06 04-23 04-27 06-02 06-03 10-20 10-21 11-13 12-04 | gazette 847 of 2014
fact BR 2026 | off 01-23 03-03 03-04 04-23 08-04 11-10 11-16 | not 11-11 | list of 2026
fact CH 2023 | off 03-08 03-30 09-07 11-13 | not 01-05 | notification for 2023
fact DL 2024 | off 03-25 04-17 08-26 04-11 10-31 | not 04-10 11-01 | annex I: offices in Delhi
fact GA 2012 | off 03-23 05-01 09-19 09-20 | not 04-05 05-06 | notification of 3 October 2011
fact GA 2025 | off 03-14 03-30 04-06 05-01 08-27 08-28 12-03 12-19 | not 04-10 05-12 11-05 | list for 2025
fact GJ 2014 | off 01-14 02-27 03-17 04-01 04-08 05-01 08-18 08-29 10-24 10-25 10-31 | not 05-14 | 21 October 2013
fact GJ 2021 | off 01-14 03-29 04-13 05-14 08-16 09-10 | not 05-26 | list for 2021
fact HP 2015 | off 01-25 02-03 04-20 05-20 06-02 10-27 | not 01-04 04-02 | GAD-A(F)9-5/2014
fact HP 2023 | off 01-25 02-05 02-18 03-08 03-30 04-15 04-22 05-22 06-04 09-07 10-28 | not 04-04 09-28 05-09 10-07 | gazetted holidays of 2023
fact HP 2026 | off 02-01 02-15 03-04 03-26 04-19 06-17 06-29 09-04 10-26 11-24 | not 03-31 08-26 | gazetted holidays of 2026
fact HR 2013 | off 02-25 03-23 04-13 05-12 06-23 10-05 10-18 12-26 | not 03-29 05-25 07-31 08-20 11-14 | list of 2013
fact HR 2024 | off 01-17 02-14 05-10 08-19 09-23 10-03 10-17 | not 03-29 05-23 07-17 09-16 | notification of 2023
fact JH 2021 | off 04-15 10-13 11-10 | not 05-01 | list for 2021
fact JK 2019 | off 07-13 12-05 | not 10-26 | holidays until 2019
fact JK 2020 | off 03-25 07-31 08-01 08-29 10-26 10-29 10-30 | not 07-13 12-05 04-10 | calendar for 2020
fact JK 2023 | off 09-23 | not 07-13 | list of December 2022
fact KA 2017 | off 01-14 02-24 03-29 04-29 08-25 09-19 09-29 10-05 10-20 11-06 12-01 | not 03-13 05-10 11-04 | DPAR 23 HHL
fact KA 2024 | off 05-10 11-18 10-31 11-02 04-09 | not 04-30 11-08 09-17 | gazette of 13 December 2023
fact KA 2026 | off 03-19 04-20 05-28 10-21 11-01 11-27 | not 04-30 05-27 11-08 | list for 2026
fact KL 2022 | off 01-02 04-14 04-15 07-28 09-07 09-08 09-09 09-21 | not 05-16 11-01 | Cabinet of 21 October 2021
fact LA 2026 | off 03-04 03-21 12-09 | not 03-31 04-03 | list for 2026
fact MH 2021 | off 02-19 03-11 03-29 04-13 04-21 08-16 08-20 09-10 11-05 | not 08-19 | list of 2021
fact MH 2022 | off 03-01 03-18 08-16 08-31 10-26 | not 10-25 | PHD. 1121/C.R. 97/Desk-29 of 2 December 2021
fact MH 2023 | off 03-07 08-16 09-29 11-14 | not 03-08 09-28 | PHD-1122/C.R.117/Desk-29; Id-e-Milad moved
fact MH 2024 | off 03-25 09-07 11-01 11-02 | not 10-31 | list of 2024
fact MH 2025 | off 02-19 03-14 03-30 08-27 10-21 10-22 | not 10-20 | notification of 4 December 2024
fact MH 2026 | off 03-03 05-28 09-14 11-08 11-10 11-11 | not 03-04 05-27 | notification of 9 December 2025
fact ML 2014 | off 07-17 12-12 12-18 12-26 12-30 | not 06-15 07-13 | list for 2014
fact ML 2021 | off 07-17 08-30 10-14 11-12 11-23 12-12 12-18 12-24 12-26 12-30 | not 04-14 04-25 05-26 08-19 10-19 11-19 | list of 2021
fact MN 2022 | off 01-01 01-14 01-15 02-15 03-18 03-19 04-02 04-14 04-23 07-01 08-19 09-26 09-30 10-03 11-01 12-12 | not 04-10 05-16 08-09 10-05 11-08 | general holidays of 2022
fact MZ 2014 | off 01-02 01-11 03-07 04-08 06-30 07-06 08-18 12-31 | not 02-27 04-14 | No.F.23012/3/2012-GAD
fact MZ 2021 | off 01-02 01-11 02-20 03-05 06-15 06-30 12-24 12-27 | not 04-15 | list for 2021
fact NL 2021 | off 01-01 04-03 04-04 10-14 | not 04-14 04-25 05-26 08-19 | list of 2021
fact OR 2014 | off 01-23 02-04 03-05 06-14 06-15 08-29 08-30 09-23 10-01 | not 05-14 | list of 2014
fact OR 2021 | off 03-05 06-10 06-14 06-15 07-12 10-20 | not 04-25 | list for 2021
fact PB 2018 | off 01-31 02-14 06-17 10-24 12-12 | not 03-23 04-18 05-01 06-28 10-10 | list of 2018
fact PB 2025 | off 01-06 04-08 05-30 11-25 12-27 | not 05-12 07-06 09-05 | gazetted holidays of 2025
fact PY 2021 | off 01-01 01-14 01-15 04-14 09-10 10-14 11-01 | not 03-29 04-21 10-15 11-19 | list of 2021
fact RJ 2025 | off 01-06 02-04 03-30 04-11 05-29 09-02 09-22 12-27 | not 05-09 05-12 | list for 2025
fact SK 2023 | off 01-01 01-22 02-21 06-04 07-13 08-08 08-20 10-05 | not 04-04 07-29 09-28 | 104/Home/2022
fact TG 2025 | off 01-01 01-13 04-01 07-21 09-21 10-03 12-26 | not 04-10 05-12 | list for 2025
fact TN 2012 | off 01-01 01-15 01-16 01-17 03-23 05-01 09-19 10-23 | not 02-20 03-08 05-06 11-28 | order for 2012
fact TN 2021 | off 01-14 04-13 08-20 08-30 10-14 | not 08-19 | list of 2021
fact TN 2022 | off 01-18 04-02 04-14 08-19 08-31 10-04 | not 08-18 | order of 2 November 2021
fact TN 2023 | off 02-05 09-06 09-18 10-23 11-13 | not 09-07 09-19 | list of 2023 as it was changed
fact TN 2024 | off 01-25 04-09 10-11 10-12 11-01 | not 10-30 | list of 2024; 1 November
fact TN 2025 | off 01-17 02-11 03-30 08-16 08-27 10-01 | not 10-21 | list of 2025
fact TN 2026 | off 01-15 01-16 01-17 04-14 05-28 10-19 | not 01-14 05-27 | list of November 2025
fact TR 2025 | off 01-23 04-15 04-21 07-03 07-19 08-19 10-06 | not 11-05 04-10 | list for 2025
fact UP 2015 | off 03-05 03-22 04-20 05-03 07-17 09-17 10-21 | not 01-24 | list of 2015
fact UP 2021 | off 02-26 03-11 03-28 03-29 04-21 08-20 08-22 08-30 10-14 11-05 11-06 | not 08-19 | list of 2021
fact UP 2022 | off 03-17 03-18 03-19 08-19 | not 08-18 | announcement of March 2022: Holi
fact UP 2025 | off 01-14 03-13 03-14 08-09 10-01 10-22 10-23 | not 05-01 10-21 | list of December 2024
fact UT 2021 | off 03-11 03-28 03-29 07-16 08-22 11-05 | not 11-06 | list of 2021
fact UT 2026 | off 02-15 03-03 03-04 03-26 07-16 08-28 10-26 11-10 11-20 | not 11-09 07-17 | list of December 2025
fact WB 2020 | off 01-23 01-30 03-09 04-14 05-08 09-17 10-23 10-24 10-30 11-14 | not 02-21 03-10 | list of 2020
fact WB 2021 | off 08-20 | not 08-19 | August 2021: Muharram
fact WB 2025 | off 04-06 08-15 10-27 | not 08-16 10-28 | Finance (Audit) Department, list of 2025
fact WB 2026 | off 01-23 03-03 03-26 04-15 05-09 | not 03-04 | 4188-F(P2) of 27 November 2025
fact WB 2026 | off 01-23 03-03 04-15 05-09 | not 05-08 | notification 4188-F(P2) of 27 November 2025
fact national 2011 | off 03-02 | not 03-20 | memorandum for 2011: Maha Shivaratri, not Holi
fact national 2016 | off 04-20 | not 04-19 | memorandum of 11 June 2015
fact national 2020 | off 05-25 08-01 08-30 10-25 10-30 11-14 11-30 | not 05-24 10-26 | memorandum of 18 June 2019
fact national 2021 | off 08-20 | not 08-19 | Department of Personnel and Training, August 2021: Muharram
fact national 2022 | off 05-03 10-05 10-09 10-24 11-08 03-01 | not 10-04 | memorandum of 8 June 2021
fact national 2025 | off 03-31 06-07 07-06 10-02 10-20 11-05 02-26 03-14 | not 10-21 | memorandum for 2025
fact national 2026 | off 05-28 | not 05-27 | Press Information Bureau, 21 May 2026: Id-ul-Zuha
fact national 2027 | off 03-10 03-23 04-15 05-17 06-16 08-25 10-29 | not 03-22 | memorandum of 16 July 2026
decided dated law | Diwali (Deepavali) | - | [2024,2025) | MH | Lakshmi Pujan, 1 November | Maharashtra, list of 2024 | https://csdnearme.com/holiday-list/maharashtra-government-public-holiday-list-year/
decided dated law | Eid al-Adha; Id-ul-Zuha (Bakrid) | - | [2016,2017) | national * | kept on 13 September, otherwise than first named | India, Department of Personnel and Training, memorandum of 6 September 2016; elsewhere than in Delhi offices follow their states | https://goipress.com/change-of-date-for-id-ul-zuha-bakrid-holiday-2016
decided dated law | Holi | - | [2014,2033) | AP TS | on the full moon, a day before the north: 23 March 2016, 3 March 2026 | Andhra Pradesh, G.O.Rt. 3644 of 9 December 2015; Telangana, general holidays of 2026 | https://govtempdiary.com/?p=17885
decided dated law | Holi; Eid al-Adha; Id-ul-Zuha (Bakrid); Bhaubeej | - | [2026,2027) | MH | 3 March, 28 May and, for offices of the state, 11 November | Maharashtra, notification of 9 December 2025 | https://www.news9live.com/india/maharashtra-state-government-holiday-list-2026-check-public-holidays-calendar-for-new-year-here-2912229
decided dated law | Holi; Holi (second day) | - | [2023,2024) | MH | 7 March | Maharashtra, PHD-1122/C.R.117/Desk-29 of 2 December 2022 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html
decided dated law | Id-ul-Fitr; Eid al-Fitr; Holi; Mahavir Jayanti; Mahavira's Birthday; Id-ul-Zuha (Bakrid); Eid al-Adha; Muharram; Ashura; Milad-un-Nabi; Prophet's Birthday | - | [2027,2028) | national | by the list of 2027 | India, Department of Personnel and Training, 12/2/2023-JCA of 16 July 2026, holidays of 2027 | https://dopt.gov.in/sites/default/files/List%20of%20Holidays%20for%20the%20Year%202027.pdf
decided dated law | Id-ul-Zuha (Bakrid); Eid al-Adha | - | [2026,2027) | national DL | 28 May | India, Press Information Bureau, 21 May 2026
decided dated law | Id-ul-Zuha (Bakrid); Eid al-Adha; Pongal; Pongal holiday; Uzhavar Thirunal; Dussehra (Vijaya Dashami); Dussehra | - | [2025,2027) | KA TN | on the days of their own lists | Tamil Nadu, list of 24 public holidays for 2026; Karnataka, list of general holidays | https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/13/tamil-nadu-govt-announces-24-public-holidays-for-2026
decided dated law | Janmashtami (Vaishnava); Krishna Jayanti | - | [2023,2024) | TN | 6 September by the list | Tamil Nadu, list of 2023 | https://www.kalaignarseithigal.com/amp/story/tamilnadu%2F2022%2F10%2F12%2Fthe-tamil-nadu-government-has-officially-released-the-holiday-list-for-the-year-2023
decided dated law | Janmashtami; Janmashtami (Vaishnava) | - | [2025,2026) | WB | 15 August by the list | West Bengal, Finance (Audit) Department, holidays of 2025 | https://banglayojona.in/?p=687
decided dated law | Milad-un-Nabi; Prophet's Birthday | - | [2017,2018) | AP TS TN KL PY KA | on 1 December in the south | India, holidays of banks in 2017 by state; Karnataka, DPAR 23 HHL 2016 | https://docslib.org/doc/201452/state-jan-feb-mar-apr-may-jun-july-aug-sept-oct-nov-dec
decided dated law | Milad-un-Nabi; Prophet's Birthday; Id-ul-Zuha (Bakrid); Eid al-Adha; Muharram; Ashura | - | [2020,2021) | JK | on the days of its own list | Jammu and Kashmir, holidays of 2020 | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/
decided dated law | Milad-un-Nabi; Prophet's Birthday; Muharram; Ashura; Id-ul-Fitr; Eid al-Fitr; Ram Navami; Varalakshmi Vratam | - | [2026,2027) | AP | on the days of its own list | Andhra Pradesh, general holidays of 2026 | https://www.indiaherald.com/Politics/Read/994865975/2026-PRABUTVA-SELAULAU-EAVE-UTHAYRULU-JARICHESINA-AP-PRABUTVAM
decided dated law | Muharram; Ashura | - | [2021,2022) | TN | 20 August by the list | Tamil Nadu, list of 2021 | https://www.indiatoday.in/information/story/tamil-nadu-government-holiday-list-2021-1764297-2021-01-30
decided dated law | Muharram; Ashura | - | [2021,2022) | UP MH CG HP TS JH | moved to the Friday | India, holidays of states, August 2021 | https://zeenews.india.com/india/muharram-2021-delhi-govt-shifts-holiday-to-august-20-assam-declares-half-day-2386376.html
decided dated law | Muharram; Ashura | - | [2021,2022) | WB | moved to the Friday | West Bengal, August 2021 | https://www.millenniumpost.in/kolkata/date-of-muharram-holiday-changed-to-august-20-449639
decided dated law | Muharram; Ashura | - | [2021,2022) | national DL | moved to the Friday | India, Department of Personnel and Training, August 2021; Delhi, 18 August 2021 | https://www.lokmatnews.in/india/delhi-government-declares-august-20-as-muharram-holiday-b421
decided dated law | Prophet's Birthday; Milad-un-Nabi | - | [2016,2017) | national * | kept on 12 December, otherwise than first named | India, Department of Personnel and Training, memorandum of 7 December 2016; elsewhere than in Delhi offices follow their states | https://centralgovernmentnews.com/change-of-date-of-holiday-on-account-of-milad-un-nabi-or-id-e-milad-during-2016-for-all-central-government-administrative-offices-located-at-delhi-new-delhi
decided dated law | Prophet's Birthday; Milad-un-Nabi | - | [2023,2024) | MH | moved to 29 September | Maharashtra, September 2023 | https://www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/
decided no choice | Maha Shivaratri | - | [2027,2033) | national DL DH LD | the offices of Delhi choose three of twelve feasts; the second list has four for these years | India, Department of Personnel and Training, memoranda on the holidays of 2020 to 2026, annex I | https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html
decided no law | Buddha Purnima; Guru Nanak's Birthday; Holi; Ram Navami; Janmashtami (Vaishnava) | - | [2017,2033) | KA | not in the state's own lists | Karnataka, DPAR 23 HHL 2016 and lists of 2024 to 2026 | https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017
decided no law | Buddha Purnima; Guru Nanak's Birthday; Holi; Ram Navami; Maha Shivaratri | - | [2012,2033) | TN | not in the state's own lists | Tamil Nadu, government orders for 2012 and 2026 | https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html
decided no law | Buddha Purnima; Prophet's Birthday; Prophet's Birthday (estimated); Ashura; Ashura (estimated) | - | [2013,2014) | HR | not in the state's own lists | Haryana, list of 2013: restricted | https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html
decided no law | Buddha Purnima; Prophet's Birthday; Prophet's Birthday (estimated); Ashura; Ashura (estimated) | - | [2024,2033) | HR | not in the state's own lists | Haryana, lists of 2024 and 2025 | https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms
decided no law | Buddha Purnima; Prophet's Birthday; Prophet's Birthday (estimated); Ashura; Ashura (estimated); Lohri; New Punjab Day | - | [2016,2033) | PB | not in the state's own lists | Punjab, lists of 2016, 2018, 2019 and 2025 | https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419
decided no law | Buddha Purnima; Rajasthan Day | - | [2025,2033) | RJ | not in the state's own lists | Rajasthan, list of public holidays for 2025 | https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list
decided no law | Buddha Purnima; Uttarayan | - | [2014,2033) | GJ | not in the state's own lists | Gujarat, notifications of 21 October 2013, 14 December 2016 and for 2021 | https://geod.in/holidays/gujarat-holiday-list-2017
decided no law | Good Friday | - | [2013,2033) | HR | not in the state's own lists | Haryana, lists of 2013, 2017, 2024 and 2025 | https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html
decided no law | Guru Nanak's Birthday; Mahavira's Birthday; Ram Navami | - | [2021,2033) | TR | not in the state's own lists | Tripura, lists of holidays of 2021 and 2025 | https://www.greythr.com/wiki/acts/st-tripura/holidays/2021/
decided no law | Holi | - | [2013,2023) | AS | not in the state's own lists | Assam, lists of 2013, 2016, 2021 and 2022: Dol Jatra alone | http://www.assamportal.com/assam-government-holiday-list-2016/
decided no law | Holi | - | [2014,2021) | WB | not in the state's own lists | West Bengal, lists of 2014 and 2020: Dol Jatra alone | https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503
decided no law | Holi; Ram Navami; Mahavira's Birthday; Good Friday | - | [2020,2033) | JK | not in the state's own lists | Jammu and Kashmir, holidays of 2020 and 2023 | https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023
decided no law | Janmashtami (Vaishnava) | - | [2014,2015) | ML | not in the state's own lists | Meghalaya, list of 2014 | http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/
decided no law | Janmashtami (Vaishnava) | - | [2021,2022) | MH | not on the list | Maharashtra, PHD. 1119/C.R.69/Desk-29, list of 2021 | https://99employee.com/maharashtra-bank-holidays/
decided no law | Janmashtami (Vaishnava) | - | [2022,2023) | MH | a Friday that the list has not | Maharashtra, PHD. 1121/C.R. 97/Desk-29 of 2 December 2021 | https://taxguru.in/corporate-law/maharashtra-govt-notifies-public-holidays-for-the-year-2022.html
decided no law | Janmashtami (Vaishnava); Diwali (Deepavali) | - | [2023,2033) | MH | not in the state's own lists | Maharashtra, notifications for 2023, 2024 and 2025 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html
decided no law | Janmashtami (Vaishnava); Ram Navami | - | [2021,2033) | MZ | not in the state's own lists | Mizoram, lists of 2021 and 2024 | https://northeastjob.in/2024/01/mizoram-government-holiday-list.html
decided no law | Janmashtami (Vaishnava); Ram Navami; Maha Shivaratri | - | [2021,2033) | AN | not in the state's own lists | Andaman and Nicobar Islands, holidays of 2021 | https://www.indiatoday.in/information/story/andaman-and-nicobar-government-holiday-list-2021-1778888-2021-03-13
decided no law | Janmashtami (Vaishnava); Ram Navami; Mahavira's Birthday; Maha Shivaratri; Good Friday | - | [2025,2033) | LA | not in the state's own lists | Ladakh, public holidays of 2025 | https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735
decided no law | Maha Shivaratri | - | [2014,2033) | WB | not in the state's own lists | West Bengal, lists of 2014, 2020 and 2026 | http://www.webel-india.com/wbchse/html/holidays.html
decided no law | Maha Shivaratri; Dr. B. R. Ambedkar's Birthday | - | [2014,2033) | MZ | not in the state's own lists | Mizoram, No.F.23012/3/2012-GAD and lists of 2021 and 2024 | https://gad.mizoram.gov.in/page/holiday-list-2014
decided no law | Mahavira's Birthday | - | [2021,2033) | CG | not in the state's own lists | Chhattisgarh, list of 2021 and orders of 2019 | https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28
decided no law | Mahavira's Birthday; Ashura; Ashura (estimated); Prophet's Birthday; Prophet's Birthday (estimated); Eid al-Adha; Eid al-Adha (estimated); Maha Shivaratri | - | [2021,2033) | SK | not in the state's own lists | Sikkim, notification 104/Home/2022 and almanacs of 2021 and 2025 | https://hrinformative.com/sikkim-public-holidays-list-2023
decided no law | Mahavira's Birthday; Buddha Purnima | - | [2014,2033) | TS | not in the state's own lists | Andhra Pradesh, G.O.Rt. 5364 of 2012, which Telangana took over; lists of 2025 and 2026 | https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848
decided no law | Mahavira's Birthday; Buddha Purnima; Ashura; Ashura (estimated); Dr. B. R. Ambedkar's Birthday; Ram Navami; Maha Shivaratri | - | [2021,2033) | NL | not in the state's own lists | Nagaland, general holidays of 2021, 2023 and 2024 | https://csdnearme.com/holiday-list/nagaland-government-public-holiday-list-year/
decided no law | Mahavira's Birthday; Buddha Purnima; Ashura; Ashura (estimated); Guru Nanak's Birthday; Dr. B. R. Ambedkar's Birthday; Dussehra; Holi; Ram Navami; Maha Shivaratri | - | [2014,2033) | MN | not in the state's own lists | Manipur, general holidays of 2014, 2018, 2021 and 2022 | https://holidaystracker.com/calender/india-manipur-public-holidays-2014
decided no law | Mahavira's Birthday; Buddha Purnima; Ashura; Ashura (estimated); Guru Nanak's Birthday; Dussehra; Holi; Ram Navami; Janmashtami (Vaishnava); Maha Shivaratri | - | [2020,2033) | PY | not in the state's own lists | Puducherry, lists of 2020, 2021, 2024 and 2026 | https://8thpaycommissionnews.in/puducherry-govt-holiday-list-2021-pdf/
decided no law | Mahavira's Birthday; Buddha Purnima; Guru Nanak's Birthday | - | [2012,2033) | AP | not in the state's own lists | Andhra Pradesh, G.O.Rt. 4773 of 2011, 5364 of 2012, and lists of 2016, 2020, 2024 and 2026 | https://ro.scribd.com/doc/136730329/Holidays-2012
decided no law | Mahavira's Birthday; Buddha Purnima; Guru Nanak's Birthday; Ashura; Ashura (estimated); Janmashtami (Vaishnava) | - | [2012,2033) | GA | not in the state's own lists | Goa, notifications of 3 October 2011 and for 2017, 2023 and 2025 | https://centralgovernmentemployeenews.blogspot.com/2012/01/goa-government-holidays-list-2012.html
decided no law | Mahavira's Birthday; Buddha Purnima; Guru Nanak's Birthday; Holi; Ram Navami; Kerala Foundation Day | - | [2015,2033) | KL | not in the state's own lists | Kerala, lists of 2015, 2021, 2022 and 2023 | http://holidayslist.in/kerala-govt-holidays-2015/
decided no law | Mahavira's Birthday; Buddha Purnima; Guru Nanak's Birthday; Ram Navami; Prophet's Birthday; Prophet's Birthday (estimated); Ashura; Ashura (estimated); Maha Shivaratri; Dr. B. R. Ambedkar's Birthday | - | [2014,2033) | ML | not in the state's own lists | Meghalaya, lists of 2014, 2021 and 2025 | http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/
decided no law | Mahavira's Birthday; Buddha Purnima; Maha Vishuva Sankranti / Pana Sankranti | - | [2014,2033) | OD | not in the state's own lists | Odisha, lists of 2014 and 2021 | https://holidayslist.in/indian-govt-holidays-2014/state-govt-holidays-2014/odisha-govt-holidays-2014
decided no law | Mahavira's Birthday; Janmashtami (Vaishnava); Ram Navami; Prophet's Birthday; Prophet's Birthday (estimated); Ashura; Ashura (estimated); Maha Shivaratri | - | [2020,2033) | AR | not in the state's own lists | Arunachal Pradesh, gazetted holidays of 2020 | https://govtempdiary.com/arunachal-pradesh-holidays-list-2020
decided no law | Mahavira's Birthday; Prophet's Birthday; Prophet's Birthday (estimated) | - | [2015,2033) | HP | not in the state's own lists | Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014, lists of 2023 and 2026 | http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015
decided no law | Mahavira's Birthday; Prophet's Birthday; Prophet's Birthday (estimated); Maha Shivaratri; Ram Navami | - | [2013,2033) | AS | not in the state's own lists | Assam, lists of 2013, 2016 and 2021 to 2024 | http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam
decided no law | Prophet's Birthday; Prophet's Birthday (estimated); Maha Shivaratri | - | [2017,2033) | GA | not in the state's own lists | Goa, special holidays: offices work, each official may take them | http://india-public-holidays.com/goa/2017
decided no law | Rabindra Jayanti; Pohela Boishakh | - | [2014,2033) | WB | not in the state's own lists | West Bengal, list of 2020: 8 May and 14 April in a leap year | https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503
decided no law | Ram Navami | - | [2014,2024) | WB | not in the state's own lists | West Bengal, lists of 2014 and 2020 | https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503
decided no law | Ram Navami | - | [2017,2024) | GA | not in the state's own lists | Goa, public holidays of 2017 and 2023; in the list since 2024 | https://nethindi.in/goa-calendar/
decided yes law | Bhai Dooj; Chhath Puja; Sati Sadhani Day | - | [2021,2033) | AS | in the state's own lists | Assam, lists of 2021 to 2024 | https://snnlive.in/assam-government-holiday-list-2024
decided yes law | Bhai Dooj; Swami Vivekananda Jayanti; Durga Puja (Maha Ashtami); Durga Puja (Maha Saptami); Durga Puja (Maha Navami); Labour Day; Netaji Subhas Chandra Bose Jayanti; Mahalaya; Saraswati Puja; Lakshmi Puja; Dol Jatra; Kali Puja; New Year's Day | - | [2014,2033) | WB | in the state's own lists | West Bengal, lists of 2014, 2020 and 2026 | http://www.webel-india.com/wbchse/html/holidays.html
decided yes law | Bhogi; Day following Id-ul-Fitr; Day following Christmas; New Year's Day; Babu Jagjivan Ram Jayanti; Day following Dussehra; Saddula Bathukamma; Bathukamma (first day) | - | [2025,2033) | TS | in the state's own lists | Telangana, general holidays of 2025 and 2026 | https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848
decided yes law | Bhogi; Kanuma | - | [2020,2033) | AP | in the state's own lists | Andhra Pradesh, general holidays of 2020 and 2026 | http://paatashaala.in/2018/11/ap-general-holidays-and-optional-holidays-for-the-year-2019-download.html
decided yes law | Birthday of Guru Nabha Das; Martyrdom Day of Kartar Singh Sarabha; Shaheedi Sabha, Fatehgarh Sahib; Guru Gobind Singh Jayanti | - | [2025,2033) | PB | in the state's own lists | Punjab, gazetted holidays of 2025 | https://punjabsarokarnews.com/news/3037
decided yes law | Bohag Bihu; Magh Bihu and Tusu Puja; Netaji Subhas Chandra Bose Jayanti; Durga Puja (Maha Ashtami); Durga Puja (Maha Saptami); Durga Puja (Maha Navami); Bir Chilarai Day; Me-Dam-Me-Phi; Birth of Madhabdev; Lachit Day; Kati Bihu; Labour Day; Dol Jatra; Tithi of Damodardeva; Tithi of Madhabdeva; Tithi of Srimanta Sankardeva; Gwthar Bathou San; Karam Puja | - | [2013,2033) | AS | in the state's own lists | Assam, lists of 2013, 2016 and 2021 to 2024 | http://www.assamyellowpage.com/ayp/holiday-list-2013-government-assam
decided yes law | Chhath Puja | - | [2024,2033) | WB | in the state's own lists | West Bengal, notification of December 2023 | https://www.millenniumpost.in/bengal/state-declares-three-holidays-under-ni-act-545761
decided yes law | Christmas Eve | - | [2021,2033) | ML | in the state's own lists | Meghalaya, lists of 2021 and 2025: 24 to 26 December | https://www.indiatoday.in/information/story/meghalaya-government-holiday-list-2021-1778520-2021-03-12
decided yes law | Day after Deepavali | - | [2023,2024) | TN | offices and schools | Tamil Nadu, announcement of a holiday on 13 November 2023 | https://www.vellorecity.com/tamil-nadu-government-declares-holiday-on-november-13-for-diwali/
decided yes law | Day after Deepavali | - | [2024,2025) | TN | offices and schools, 9 November worked | Tamil Nadu, announcement of 19 October 2024 | https://www.newindianexpress.com/states/tamil-nadu/2024/Oct/19/day-after-deepavali-will-also-be-a-holiday-says-tn-government-2
decided yes law | Durga Puja (Maha Ashtami); Durga Puja (Maha Saptami); Durga Puja (Maha Navami); May Day; Birthday of Netaji Subhash Chandra Bose; Birthday of Kazi Nazrul Islam; Vasant Panchami; Pous Parban; Bengali New Year's Day; Garia Puja; Lakshmi Puja; Maha Shivaratri; Birthday of Maharaja Bir Bikram Kishore Manikya Bahadur; Kharchi Puja; Ker Puja | - | [2021,2033) | TR | in the state's own lists | Tripura, lists of holidays of 2021 and 2025 | https://www.greythr.com/wiki/acts/st-tripura/holidays/2021/
decided yes law | Ganesh Chaturthi; Diwali (Bali Pratipada) | - | [2022,2023) | MH | on the list | Maharashtra, PHD. 1121/C.R. 97/Desk-29 of 2 December 2021 | https://taxguru.in/corporate-law/maharashtra-govt-notifies-public-holidays-for-the-year-2022.html
decided yes law | Gudi Padva; May Day; Ganesh Chaturthi; Ganesh Chaturthi (second day); Feast of St. Francis Xavier | - | [2012,2033) | GA | in the state's own lists | Goa, notifications of 3 October 2011 and for 2017, 2023 and 2025 | https://centralgovernmentemployeenews.blogspot.com/2012/01/goa-government-holidays-list-2012.html
decided yes law | Guru Ravidas Jayanti; Guru Gobind Singh Jayanti; Samrat Ashok Ashtami | - | [2021,2033) | BR | in the state's own lists | Bihar, holidays of 2021 and 2026 | https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572
decided yes law | Holi (second day) | - | [2022,2023) | UP | 19 March beside the 18th | Uttar Pradesh, announcement of March 2022 | https://hindi.news18.com/amp/news/uttar-pradesh/lucknow-holi-holiday-up-government-announces-holiday-for-holi-on-18th-and-19th-march-2022-4073822.html
decided yes law | Maha Shivaratri; Ganesh Chaturthi; Diwali (Bali Pratipada) | - | [2021,2022) | MH | on the list | Maharashtra, PHD. 1119/C.R.69/Desk-29, list of 2021 | https://99employee.com/maharashtra-bank-holidays/
decided yes law | Maha Shivaratri; Holika Dahan; Harela; Raksha Bandhan; Maharishi Valmiki Jayanti; Govardhan Puja | - | [2021,2022) | UK | on the list | Uttarakhand, list of 2021 | https://www.indiatoday.in/information/story/uttarakhand-government-holiday-list-2021-1764844-2021-02-01
decided yes law | Maha Shivaratri; Labour Day; Vishu; First Onam; Thiruvonam; Sree Narayana Guru Samadhi; Maha Navami | - | [2015,2033) | KL | in the state's own lists | Kerala, lists of 2015, 2021, 2022 and 2023 | http://holidayslist.in/kerala-govt-holidays-2015/
decided yes law | Makar Sankranti; Onam | - | [2021,2033) | AN | in the state's own lists | Andaman and Nicobar Islands, holidays of 2021 | https://www.indiatoday.in/information/story/andaman-and-nicobar-government-holiday-list-2021-1778888-2021-03-13
decided yes law | Makara Sankranti; Maha Shivaratri; Labour Day; Ganesh Chaturthi; Mahalaya Amavasya; Maha Navami (Ayudha Puja); Valmiki Jayanti; Bali Padyami (Deepavali); Basava Jayanti; Kanakadasa Jayanti | - | [2017,2033) | KA | in the state's own lists | Karnataka, DPAR 23 HHL 2016 and lists of 2024 to 2026 | https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017
decided yes law | Mannam Jayanti; Maundy Thursday; Easter Sunday; Karkidaka Vavu; Third Onam; Fourth Onam | - | [2022,2033) | KL | in the state's own lists | Kerala, lists of the Cabinet for 2022 and 2023 | https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html
decided yes law | Martyrs' Day; Birthday of Sheikh Mohammad Abdullah | - | [2010,2020) | JK | holidays of the state that the list of 2020 dropped | Jammu and Kashmir, holidays of 2020 | http://news.statetimes.in/jk-drops-sheikhs-birth-anniversary-adds-accession-day-in-holidays-calender-2020/
decided yes law | Nauroz; Losar | - | [2025,2033) | LA | in the state's own lists | Ladakh, public holidays of 2025 | https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735
decided yes law | New Year's Day; Christmas festival; Death Anniversary of Pa Togan Nengminza Sangma; Death Anniversary of U Soso Tham; Death Anniversary of U Kiang Nangbah; U Tirot Sing Day; Seng Kut Snem; Wangala Festival; Behdienkhlam; Durga Puja (Maha Navami) | - | [2014,2033) | ML | in the state's own lists | Meghalaya, lists of 2014, 2021 and 2025 | http://holidayslist.in/indian-govt-holidays/state-govt-holidays/meghalaya-govt-holidays-2014/
decided yes law | New Year's Day; Christmas festival; New Year festival; Missionary Day; YMA Day; Remna Ni; New Year's Eve; Christmas Eve; Chapchar Kut; MHIP Day | - | [2014,2033) | MZ | in the state's own lists | Mizoram, No.F.23012/3/2012-GAD and lists of 2021 and 2024 | https://gad.mizoram.gov.in/page/holiday-list-2014
decided yes law | New Year's Day; Durga Puja (Maha Navami); Easter Saturday; Easter Sunday; Christmas holidays | - | [2021,2033) | NL | in the state's own lists | Nagaland, general holidays of 2021, 2023 and 2024 | https://csdnearme.com/holiday-list/nagaland-government-public-holiday-list-year/
decided yes law | New Year's Day; Indigenous Faith Day; Durga Puja (Maha Ashtami); Makar Sankranti; State Day | - | [2020,2033) | AR | in the state's own lists | Arunachal Pradesh, gazetted holidays of 2020 | https://govtempdiary.com/arunachal-pradesh-holidays-list-2020
decided yes law | New Year's Day; Labour Day; Telugu New Year's Day; Vinayaka Chaturthi; Ayudha Puja | - | [2012,2033) | TN | in the state's own lists | Tamil Nadu, government orders for 2012 and 2026 | https://shansinvestmentideas.blogspot.com/2011/10/holidays-2012-tamilnadu.html
decided yes law | New Year's Day; Lui-Ngai-Ni; Yaoshang; Cheiraoba; Khongjom Day; May Day; Patriots' Day; Durga Puja (Maha Ashtami); Ningol Chakkouba; Kut; Gaan-Ngai; Imoinu Iratpa | - | [2014,2033) | MN | in the state's own lists | Manipur, general holidays of 2014, 2018, 2021 and 2022 | https://holidaystracker.com/calender/india-manipur-public-holidays-2014
decided yes law | New Year's Day; Maghe Sankranti; Bhanu Jayanti; Tendong Lho Rum Faat; Durga Puja (Dasain); Hartalika Teej; Birthday of Nar Bahadur Bhandari; Nepali Bhasa Manyata Diwas; Sonam Lochhar; Losar; Bhumchu; Saga Dawa; Drukpa Tshe-zi; Thungkar Tshechu of Guru Rinpoche; Pang-Lhabsol; Indrajatra; Lhabab Duchen; Losoong; Ram Navami | - | [2021,2033) | SK | in the state's own lists | Sikkim, notification 104/Home/2022 and almanacs of 2021 and 2025 | https://hrinformative.com/sikkim-public-holidays-list-2023
decided yes law | New Year's Day; Pongal; Thiruvalluvar Day; Tamil New Year's Day; May Day; Vinayaka Chaturthi; Ayudha Puja | - | [2020,2033) | PY | in the state's own lists | Puducherry, lists of 2020, 2021, 2024 and 2026 | https://8thpaycommissionnews.in/puducherry-govt-holiday-list-2021-pdf/
decided yes law | Rabindra Jayanti | - | [2014,2033) | WB | in the state's own lists | West Bengal, list of 2020: 8 May and 14 April in a leap year | https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503
decided yes law | Raksha Bandhan | - | [2024,2033) | HR | in the state's own lists | Haryana, lists of 2024 and 2025 | https://timesofindia.indiatimes.com/city/chandigarh/haryana-announces-public-holidays-and-special-days-for-2024/amp_articleshow/106218531.cms
decided yes law | Raksha Bandhan; Govardhan Puja; Guru Gobind Singh Jayanti; Holika Dahan; Cheti Chand; Maha Shivaratri; Ram Navami | - | [2017,2025) | RJ | in the state's own lists | Rajasthan, holidays of 2017 and 2025 | https://newsnazar.com/rajasthan/13586/amp
decided yes law | Ram Navami | - | [2025,2026) | WB | on the list, a Sunday | West Bengal, Finance (Audit) Department, holidays of 2025 | https://banglayojona.in/?p=687
decided yes law | Ram Navami; Cheti Chand; Raksha Bandhan; Samvatsari; Parshuram Jayanti; Vikram Samvat New Year; Bhai Bij; Maha Shivaratri; Makar Sankranti (Uttarayan) | - | [2014,2033) | GJ | in the state's own lists | Gujarat, notifications of 21 October 2013, 14 December 2016 and for 2021 | https://geod.in/holidays/gujarat-holiday-list-2017
decided yes law | Ram Navami; Durga Puja (Maha Ashtami); Durga Puja (Maha Navami); Karma Puja; Sarhul; Maha Shivaratri | - | [2021,2033) | JH | in the state's own lists | Jharkhand, holidays of 2021 | https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25
decided yes law | Ram Navami; Ganesh Chaturthi; Diwali (Bali Pratipada); Maha Shivaratri; Diwali (Lakshmi Pujan) | - | [2023,2033) | MH | in the state's own lists | Maharashtra, notifications for 2023, 2024 and 2025 | https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html
decided yes law | Ram Navami; Govardhan Puja; Raksha Bandhan; Maharishi Valmiki Jayanti; Holika Dahan; Maha Shivaratri; Harela; Igas Bagwal | - | [2025,2033) | UK | in the state's own lists | Uttarakhand, public holidays of 2025 and 2026 | https://postmanindia.in/the-state-government-released-a-holiday-calendar-including-25-public-holidays
decided yes law | Ram Navami; Guru Ravidas Jayanti; Kabir Jayanti; Maharishi Valmiki Jayanti; State Day; Maharana Pratap Jayanti; Parshuram Jayanti; Maha Shivaratri | - | [2015,2033) | HP | in the state's own lists | Himachal Pradesh, GAD-A(F)9-5/2014 of 10 November 2014, lists of 2023 and 2026 | http://holidaystracker.com/state-holidays/india-himachal-pradesh-public-holidays-2015
decided yes law | Ram Navami; Guru Ravidas Jayanti; Martyrdom Day of Guru Arjan Dev; Martyrdom Day of Guru Tegh Bahadur; Maharishi Valmiki Jayanti; Maha Shivaratri; Kabir Jayanti; Maharaja Agrasen Jayanti; Vishwakarma Day; Shaheed Diwas; May Day; Parshuram Jayanti; Vaisakhi | - | [2016,2033) | PB | in the state's own lists | Punjab, lists of 2016, 2018, 2019 and 2025 | https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419
decided yes law | Ram Navami; Guru Ravidas Jayanti; Raksha Bandhan; Maharishi Valmiki Jayanti; Parshuram Jayanti; Maha Shivaratri | - | [2018,2033) | MP | in the state's own lists | Madhya Pradesh, list of holidays of 2018 | http://holidayslist.in/madhya-pradesh-govt-holidays-2018/
decided yes law | Ram Navami; Hazrat Ali's Birthday; Maha Shivaratri; Holika Dahan; Raksha Bandhan; Durga Puja (Maha Navami); Govardhan Puja; Bhai Dooj; Cheti Chand; Maharshi Kashyap and Nishadraj Guhya Jayanti; Parshuram Jayanti; Urs of Khwaja Moinuddin Chishti; Jumat-ul-Vida; Vishwakarma Puja; Maharaja Agrasen Jayanti | - | [2015,2033) | UP | in the state's own lists | Uttar Pradesh, lists of 2015, 2021 and 2025 | https://holidaystracker.com/?p=9409
decided yes law | Ram Navami; Kabir Jayanti; Chhath Puja; Chehallum; Chitragupta Puja and Bhai Dooj; Durga Puja (Maha Ashtami); Durga Puja (Maha Saptami); Durga Puja (Maha Navami); Vasant Panchami; Janaki Navami; Shab-e-Barat; Labour Day; Veer Kunwar Singh Jayanti; Maha Shivaratri; Holi (other day) | - | [2015,2033) | BR | in the state's own lists | Bihar, gazette 847 of 13 October 2014, lists of 2021, 2023 and 2026 | https://holidaystracker.com/state-holidays/india-bihar-public-holidays-2015/
decided yes law | Ram Navami; Kabir Jayanti; Guru Ghasidas Jayanti; Bhakta Mata Karma Jayanti; Hareli; Hartalika Teej; Chhath Puja; World Tribal Day; Maha Shivaratri | - | [2021,2033) | CG | in the state's own lists | Chhattisgarh, list of 2021 and orders of 2019 | https://www.indiatoday.in/information/story/chhattisgarh-government-holiday-list-2021-1773942-2021-02-28
decided yes law | Ram Navami; Maha Shivaratri; Babu Jagjivan Ram Jayanti; Ganesh Chaturthi; Durgashtami; Makara Sankranti | - | [2012,2033) | AP | in the state's own lists | Andhra Pradesh, G.O.Rt. 4773 of 2011, 5364 of 2012, and lists of 2016, 2020, 2024 and 2026 | https://ro.scribd.com/doc/136730329/Holidays-2012
decided yes law | Ram Navami; Maha Shivaratri; Ganesh Chaturthi; Makara Sankranti | - | [2014,2033) | TS | in the state's own lists | Andhra Pradesh, G.O.Rt. 5364 of 2012, which Telangana took over; lists of 2025 and 2026 | https://www.sakshipost.com/news/telangana/telangana-public-holidays-2025-complete-list-359848
decided yes law | Ram Navami; Maha Shivaratri; Govardhan Puja | - | [2023,2033) | CH | in the state's own lists | Chandigarh, public holidays of 2023 | https://ptcnews.tv/amp/punjab-2/chandigarh-administration-holidays-list-2023-check-list-in-detail-714756
decided yes law | Ram Navami; Maharaja Agrasen Jayanti; Durga Puja (Maha Ashtami); Raksha Bandhan; Holika Dahan; Devnarayan Jayanti; Ramdev Jayanti and Teja Dashami; Guru Gobind Singh Jayanti; Parshuram Jayanti; Cheti Chand; Bhai Dooj; Govardhan Puja; Mahatma Jyotirao Phule Jayanti; Maha Shivaratri | - | [2025,2033) | RJ | in the state's own lists | Rajasthan, list of public holidays for 2025 | https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list
decided yes law | Ram Navami; Maharaja Agrasen Jayanti; Haryana War Heroes' Martyrdom Day; Maharishi Valmiki Jayanti; Vasant Panchami; Guru Gobind Singh Jayanti; Parshuram Jayanti; Guru Ravidas Jayanti; Kabir Jayanti; Maharana Pratap Jayanti; Shaheedi Diwas; Vaisakhi; Maha Shivaratri; Maharshi Dayanand Saraswati Jayanti; Haryali Teej; Birthday of Shaheed Udham Singh; Vishwakarma Day | - | [2013,2033) | HR | in the state's own lists | Haryana, lists of 2013, 2017, 2024 and 2025 | https://teacherharyana.blogspot.com/2013/09/list-of-holidays-2013.html
decided yes law | Ram Navami; Pahili Raja; Raja Sankranti; Nuakhai; Durga Puja (Maha Ashtami); Durga Puja (Maha Saptami); Durga Puja (Maha Navami); Ganesh Chaturthi; Netaji Subhas Chandra Bose Jayanti; Mahalaya; Makar Sankranti; Vasant Panchami; Ratha Yatra; Panchayati Raj Day; Dola Purnima; Maha Shivaratri | - | [2014,2033) | OD | in the state's own lists | Odisha, lists of 2014 and 2021 | https://holidayslist.in/indian-govt-holidays-2014/state-govt-holidays-2014/odisha-govt-holidays-2014
decided yes law | Sajibu Nongmapanba (Cheiraoba); Kang (Ratha Yatra); Mera Chaoren Houba; Birthday of Jananeta Irawat; Nupi Lal Day | - | [2018,2033) | MN | in the state's own lists | Manipur, general holidays of 2018, 2021 and 2022 | http://34.80.245.248/content_html/2018-01-04/0a8efffb6968e00b6de1114e95a815d0.html
decided yes law | Savitri Amavasya; Kumar Purnima | - | [2021,2033) | OD | in the state's own lists | Odisha, list of 2021 | https://www.indiatoday.in/information/story/odisha-government-holiday-list-2021-1773490-2021-02-26
decided yes law | Shab-i-Qadr; Guru Gobind Singh Jayanti; First Navratra; Accession Day; Eid-ul-Azha (second day); Maha Shivaratri; Jumat-ul-Vida; Guru Hargobind's Birthday; Friday following Eid-i-Milad-ul-Nabi; Birthday of Maharaja Hari Singh | - | [2020,2033) | JK | in the state's own lists | Jammu and Kashmir, holidays of 2020 and 2023 | https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023
decided yes law | Thai Poosam | - | [2021,2033) | TN | in the state's own lists | Tamil Nadu, a public holiday since 2021 | https://when.com/content;_ylt=AwrFG6.Qq4BnUXkE2uioCmVH
fact MH 2024 | off 01-22 | notification of January 2024
`;
