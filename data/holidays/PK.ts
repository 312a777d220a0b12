/** Holidays of Pakistan: rules, years and sources. The format: `README.md`. */
export const PK = `
part BA Balochistan
part GB Gilgit-Baltistan
part IS Islamabad
part JK Azad Kashmir
part KP Khyber Pakhtunkhwa
part PB Punjab
part SD Sindh
known [2010,)
known [1990,) | in national

source cabinet-division-ashura-2024 | Pakistan, Cabinet Division, 9 July 2024: Ashura on 16 and 17 July 2024 | https://propakistani.pk/2024/07/09/government-announces-ashura-holidays-for-2024/
source cabinet-division-circular-2022 | Pakistan, Cabinet Division, circular 10-01/2021-Min-II of 17 December 2021 | https://jrtpost.com/govt-restores-nov-9-public-holiday-to-mark-allama-iqbals-birth-anniversary/
source cabinet-division-notifications-2022 | Pakistan, Cabinet Division, notifications of holidays | https://en.dailypakistan.com.pk/03-Aug-2022/pakistan-announces-two-public-holidays-on-aug-8-9-for-ashura
source cabinet-division-notifications-2023 | Pakistan, Cabinet Division, notifications of holidays, 22 June 2023: from 28 June to 1 July | https://www.thenews.com.pk/print/1083491-pm-announces-day-of-arafah-holiday
source cabinet-division-notifications-2025 | Pakistan, Cabinet Division, notifications of holidays, 19 March 2025: from 31 March to 2 April | https://dnanews.com.pk/govt-announces-public-holidays-for-eid-u-fitr/
source cabinet-division-notifications-3 | Pakistan, Cabinet Division, notifications of holidays | https://www.bolnews.com/pakistan/2023/07/ashura-2023-govt-officially-announces-public-holidays-on-muharram-9-10/
source cabinet-division-notifications-4 | Pakistan, Cabinet Division, notifications of holidays | https://en.dailypakistan.com.pk/21-Sep-2023/pakistan-announces-public-holiday-on-september-29
source cabinet-division-notifications-5 | Pakistan, Cabinet Division, notifications of holidays | https://pakobserver.net/september-6-public-holiday-announced-for-eid-milad-un-nabi-saw/
source cabinet-division-yearly | Pakistan, Cabinet Division, yearly notification of holidays, here of 2024; the moon by our own reckoning of the crescent there | https://www.thenews.com.pk/latest/1140200-pakistan-public-holidays-in-2024 | list
source cabinet-division-yearly-2 | Pakistan, Cabinet Division, yearly notification of holidays, here of 2024 | https://www.thenews.com.pk/latest/1140200-pakistan-public-holidays-in-2024 | list
source ministry-interior-ashura-2016 | Pakistan, Ministry of Interior: the days of Ashura | http://www.paknewspage.com/govt-announces-ashura-holidays-on-9-and-10-muharram-notification-issued/
source ministry-interior-ashura-2018 | Pakistan, Ministry of Interior: the days of Ashura | https://www.thenews.com.pk/latest/368562-government-announces-public-holiday-on-9th-10th-muharram
source ministry-interior-ashura-2020 | Pakistan, Ministry of Interior: the days of Ashura | https://en.dailypakistan.com.pk/25-Aug-2020/public-holidays-announced-for-muharram-9-10
source ministry-interior-ashura-2021 | Pakistan, Ministry of Interior: the days of Ashura | https://www.urdupoint.com/en/pakistan/two-public-holidays-on-august-18-19-in-view-1325852.html

Ashura = عاشورہ | on 20161011 20161012 20180920 20180921 20200829 20200830 20210818 20210819 | announced | ministry-interior-ashura-*
	on 20220808 20220809 | announced | cabinet-division-notifications-*
	on 20230728 20230729 | announced | cabinet-division-notifications-3
	karachi 1-10 -1, karachi 1-10 | computed estimated | cabinet-division-yearly
	on 19910720 19910721 19920709 19920710 19940618 19940619 19950607 19950608 19960526 19960527 19970516 19970518 19980506 | collection estimated | cabinet-division-yearly
Birthday of Muhammad (Mawlid) | on 19910920 19930829 19950808 19960727 19970716 20050422 20070331 20080321 20090309 | vacanza
	on 20100301 20110217 20150104 20181121 20201030 20240917 | collection estimated | cabinet-division-yearly
	on 20221009 | announced | cabinet-division-circular-2022
	on 20230929 | announced | cabinet-division-notifications-4
	on 20250906 | announced | cabinet-division-notifications-5
	karachi 3-12 [,1965), karachi 3-12 [1966,1967), karachi 3-12 [1968,1974), karachi 3-12 [1977,1984), karachi 3-12 [1985,1987), karachi 3-12 [1990,2016), karachi 3-12 [2016,) | computed estimated | cabinet-division-yearly
End of Ramadan (Eid al-Fitr) | on 20120819 20120820 20120821 20130808 20130809 20130810 20150717 20150718 20150719 | collection estimated | cabinet-division-yearly
	on 19960219 19960221 19960222 20071013 20071014 20071015 | vacanza
	on 20180616 20180617 20180618 20210513 20210514 20210515 | collection estimated | cabinet-division-yearly
	on 20220503 20220504 20220505 | announced | cabinet-division-circular-2022
	on 20250331 20250401 20250402 | announced | cabinet-division-notifications-*
	karachi 10-1, karachi 10-1 +1, karachi 10-1 +2 | computed estimated | cabinet-division-yearly
Feast of the Sacrifice (Eid al-Adha) = عيد الأضحى | on 19960427 19960429 19960430 19960501 20060110 20060111 20060112 20071220 20071221 20071222 | vacanza
	on 20131015 20131016 20131017 | collection estimated | cabinet-division-yearly
	on 20141006 20141007 20141008 | collection estimated | cabinet-division-yearly
	on 20220710 20220711 20220712 | announced | cabinet-division-circular-2022
	on 20230628 20230629 20230630 20230701 | announced | cabinet-division-notifications-*
	karachi 12-10, karachi 12-10 +1, karachi 12-10 +2 | computed estimated | cabinet-division-yearly
Independence Day = یومِ آزادی | 08-14 | cabinet-division-yearly-2; library
Iqbal Day = یومِ اقبال | 11-09 [,2015), 11-09 [2022,) | cabinet-division-yearly-2; library
Kashmir Day = یومِ یکجہتیِ کشمیر | 02-05 [1990,) | cabinet-division-yearly-2; library
Labour Day | 05-01 [1972,), on 19570501 | cabinet-division-yearly-2; library
Pakistan Day = یومِ پاکستان | 03-23 [1956,) | cabinet-division-yearly-2; library
Quaid-e-Azam Day = یومِ قائدِاعظم | 12-25 | cabinet-division-yearly-2; library
Youm-e-Takbeer = یومِ تکبیر | 05-28 [2024,) | cabinet-division-yearly-2; library

fact national 2018 | off 05-01 | not 05-28 11-09 | circulars of 2015 and of 2024
fact national 2018 | off 09-20 09-21 | not 09-19 | Ministry of Interior
fact national 2021 | off 08-18 08-19 | not 08-17 08-20 | Ministry of the Interior, 13 August 2021
fact national 2021 | off 08-18 08-19 | not 08-20 | Ministry of Interior
fact national 2022 | off 08-08 08-09 | not 08-07 08-10 | Cabinet Division, 3 August 2022
fact national 2023 | off 06-28 06-29 07-01 09-29 | not 06-27 09-28 | Cabinet Division, June and September 2023
fact national 2024 | off 05-28 11-09 | not 05-27 | Cabinet Division, 27 May 2024
fact national 2025 | off 03-31 04-01 04-02 09-06 | not 03-30 04-03 09-05 | Cabinet Division, March and September 2025
decided dated calendar | Ashura | - | - | national | a day later than by the calendar of Mecca, with its ninth | Pakistan, Cabinet Division, notices of 2016, 2020, 2021 and 2023: 9 and 10 Muharram as the moon was seen | https://propakistani.pk/2023/07/20/govt-officially-notifies-holidays-for-9-and-10-muharram/
decided dated calendar | Eid al-Fitr; Eid al-Adha; Prophet's Birthday; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha); Birthday of Muhammad (Mawlid) | - | [2025,2033) | national | by the crescent there | Pakistan, Ruet-e-Hilal Committee: feasts of 2017 to 2025 a day after Mecca in most years | https://propakistani.pk/2023/04/20/shawwal-moon-not-sighted-pakistan-to-celebrate-eid-ul-fitr-on-saturday/
notice 2024 | off Ashura 07-16..07-17 | cabinet-division-ashura-2024
fact national 2024 | off 07-16 07-17 | not 07-15 | Cabinet Division, 9 July 2024
`;
