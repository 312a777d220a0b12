/** Holidays of Nepal: rules, years and sources. The format: `README.md`. */
export const NP = `
country Nepal
known [2010,)

source 1-baisakh-bikram | Nepal, 1 Baisakh of the Bikram Sambat: the day on which the sun enters Aries | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source constitution-3-2015 | Constitution of Nepal of 2015 (3 Ashwin); not checked against the law
source gazette-bikram-sambat | Nepal Gazette; by the Bikram Sambat calendar, whose months begin within a day of these dates; not checked against the law
source ministry-home-affairs | Nepal, Ministry of Home Affairs, notices of public holidays in the Nepal Gazette; not checked against the law
source ministry-home-affairs-2079 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette: those of 2079 and 2081 were read, the others by the same feasts and our own calendar | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source ministry-home-affairs-2079-2 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2079: 22 and 23 Falgun | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source ministry-home-affairs-2079-3 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2079: Dashain from 16 to 21 Ashoj | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source ministry-home-affairs-2081 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2081: Fulpati to Dwadashi from 24 Ashoj, Tihar from 15 to 19 Kartik | http://www.nepalkairan.com/news/2858
source off-vacanza-holidays | Days off, as vacanza/holidays (MIT) lists them
source yearly-notices-holidays | Nepal, yearly notices of holidays, as vacanza/holidays (MIT) lists them

Buddha Jayanti = बुद्ध जयन्ती | hindu vaishakha-purnima [2008,) | computed estimated | ministry-home-affairs-2079
Chhath = छठ पर्व | hindu chhath [2008,2025), hindu chhath [2026,) | computed estimated | ministry-home-affairs-2079
	on 20251027 | collection estimated | yearly-notices-holidays
Christmas Day | 12-25 [2008,) | collection | ministry-home-affairs
Constitution Day = संविधान दिवस | 09-19 [2016,2023), 09-19 if sunday monday wednesday thursday friday saturday [2024,), 09-18 if monday +1 [2034,2091) | computed estimated | constitution-3-2015
	on 20230920 20280918 | collection estimated | yearly-notices-holidays
Dashain (Dwadashi) = दशैं (द्वादशी) | hindu dussehra +2 [2008,2019), hindu dussehra +2 [2020,2022), hindu dussehra +2 [2025,), on 20231026 | computed estimated | ministry-home-affairs-2079
	on 20221007 | collection | ministry-home-affairs-2079-3
	on 20241014 | collection | ministry-home-affairs-2081
Dashain (Ekadashi) = दशैं (एकादशी) | hindu dussehra +1 [2008,2022), hindu dussehra +1 [2025,), on 20231025 | computed estimated | ministry-home-affairs-2079
	on 20221006 | collection | ministry-home-affairs-2079-3
	on 20241013 | collection | ministry-home-affairs-2081
Dashain (Fulpati) = दशैं (फूलपाती) | hindu saptami [2008,2022), hindu saptami [2027,), on 20231021 20250929 | computed estimated | ministry-home-affairs-2079
	on 20221002 | collection | ministry-home-affairs-2079-3
	on 20241010 | collection | ministry-home-affairs-2081
	on 20261018 | collection estimated | yearly-notices-holidays
Dashain (Maha Ashtami) = दशैं (महाअष्टमी) | hindu ashtami [2008,2022), hindu ashtami [2025,), on 20231022 | computed estimated | ministry-home-affairs-2079
	on 20221003 | collection | ministry-home-affairs-2079-3
	on 20241011 | collection | ministry-home-affairs-2081
Dashain (Maha Navami) = दशैं (महानवमी) | hindu navami [2008,2018), hindu navami [2020,2022), hindu navami [2025,), on 20231023 | computed estimated | ministry-home-affairs-2079
	on 20221004 | collection | ministry-home-affairs-2079-3
	on 20241011 | collection | ministry-home-affairs-2081
Dashain (Vijaya Dashami) = दशैं (विजया दशमी) | hindu dussehra [2008,2022), hindu dussehra [2025,), on 20231024 | computed estimated | ministry-home-affairs-2079
	on 20221005 | collection | ministry-home-affairs-2079-3
	on 20241012 | collection | ministry-home-affairs-2081
Day of national mourning | on 20110306 20160210 20230116 20230914 | collection estimated | off-vacanza-holidays
Democracy Day = प्रजातन्त्र दिवस | 02-19 [2008,2013), 02-19 [2014,2017), 02-19 if sunday monday thursday friday saturday [2018,), 02-19 if tuesday wednesday [2025,2099) | computed estimated | gazette-bikram-sambat
	on 20130218 20170218 | collection estimated | yearly-notices-holidays
Fagu Purnima (Terai) = फागु पूर्णिमा (तराई) | hindu holi [2008,2023), hindu holi [2024,) | computed estimated | ministry-home-affairs-2079
	on 20230307 | collection | ministry-home-affairs-2079-2
Fagu Purnima (hills) = फागु पूर्णिमा (पहाडी जिल्ला) | hindu holika [2008,2023), hindu holika [2024,) | computed estimated | ministry-home-affairs-2079
	on 20230306 | collection | ministry-home-affairs-2079-2
Ghatasthapana = घटस्थापना | hindu ghatasthapana [2008,2019), hindu ghatasthapana [2021,) | computed estimated | ministry-home-affairs-2079
Gyalpo Lhosar = ग्याल्पो ल्होसार | hindu gyalpo [2008,2010), hindu gyalpo [2011,) | computed estimated | ministry-home-affairs-2079
	on 20100213 | collection estimated | yearly-notices-holidays
Id-ul-Adha = बकर इद | delhi 12-10 [2008,) | computed estimated | ministry-home-affairs-2079
Id-ul-Fitr = इद उल फित्र | delhi 10-1 [2008,2010), delhi 10-1 [2011,2013), delhi 10-1 [2014,2016), delhi 10-1 [2017,) | computed estimated | ministry-home-affairs-2079
	on 20100910 20130808 20160707 | collection estimated | yearly-notices-holidays
International Women's Day | 03-08 [2008,) | collection | ministry-home-affairs
Krishna Janmashtami = श्रीकृष्ण जन्माष्टमी | hindu janmashtami [2008,2019), hindu janmashtami [2021,2023), hindu janmashtami [2024,) | computed estimated | ministry-home-affairs-2079
	on 20230906 | collection estimated | yearly-notices-holidays
Labour Day | 05-01 [2008,) | collection | ministry-home-affairs
Maghe Sankranti = माघे संक्रान्ति | 01-15 [2008,2010), 01-15 if thursday saturday [2011,2100), hindu makara [2019,2021), 01-15 if sunday friday [2023,), 01-15 if monday tuesday wednesday [2031,2099), on 20120115 20160115 20240115 | computed estimated | gazette-bikram-sambat
	hindu makara [2013,2015), hindu makara [2017,2019), hindu makara [2029,2031), on 20100114 20210114 20250114 | collection estimated | yearly-notices-holidays
Maha Shivaratri = महाशिवरात्रि | hindu shivaratri [2008,) | computed estimated | ministry-home-affairs-2079
Martyrs' Day = शहीद दिवस | 01-30 [2008,2013), 01-30 [2014,2017), 01-29 if monday +1 [2018,2025), 01-30 [2022,2024), 01-30 [2031,) | computed estimated | gazette-bikram-sambat
	01-29 if tuesday friday [2021,2031), 01-29 [2025,2027), 01-29 [2028,2030), on 20130129 20170129 | collection estimated | yearly-notices-holidays
Nepali New Year = नयाँ वर्ष | hindu boishakh -1 [2008,2013), hindu boishakh -1 [2014,) | computed estimated | 1-baisakh-bikram
	on 20130413 | collection estimated | yearly-notices-holidays
People’s War Day | on 20230213 | collection estimated | off-vacanza-holidays
Prithvi Jayanti = पृथ्वी जयन्ती | 01-11 [2023,) | computed estimated | gazette-bikram-sambat
Raksha Bandhan (Janai Purnima) = रक्षाबन्धन, जनै पूर्णिमा | hindu raksha-bandhan [2008,2013), hindu raksha-bandhan [2014,2019), hindu raksha-bandhan [2021,2029), hindu raksha-bandhan [2033,), on 20300813 | computed estimated | ministry-home-affairs-2079
	hindu raksha-bandhan -1 [2031,2033), on 20130820 20290823 | collection estimated | yearly-notices-holidays
Ram Navami = राम नवमी | hindu ram-navami [2008,2019), hindu ram-navami [2021,) | computed estimated | ministry-home-affairs-2079
Republic Day = गणतन्त्र दिवस | 05-29 if monday thursday friday saturday [2008,2018), 05-29 [2021,2024), 05-29 if sunday wednesday thursday friday [2026,2100), 05-29 if monday tuesday saturday [2034,), on 20110529 20130529 20180529 20270529 | computed estimated | gazette-bikram-sambat
	05-28 [2024,2026), 05-28 [2028,2030), on 20120528 20160528 20320528 | collection estimated | yearly-notices-holidays
Sonam Lhosar = सोनाम ल्होसार | hindu sonam [2008,) | computed estimated | ministry-home-affairs-2079
Tamu Lhosar = तमु ल्होसार | 12-30 [2008,2019), 12-30 if sunday wednesday thursday friday [2020,), 12-30 [2024,2026), 12-29 if friday +1 [2028,2091), 12-30 if monday tuesday [2036,2099) | computed estimated | ministry-home-affairs-2079
	12-31 [2030,2032), on 20191231 20231231 | collection estimated | yearly-notices-holidays
Tihar = तिहार | hindu bali +2 [2021,2024), hindu govardhan [2022,2024), hindu govardhan [2025,2027), on 20201115 20251024 | collection estimated | yearly-notices-holidays
Tihar (Bhai Tika) = तिहार (भाइटीका) | hindu bali +1 [2008,2024), hindu bali +1 [2025,) | computed estimated | ministry-home-affairs-2079
	on 20241103 | collection | ministry-home-affairs-2081
Tihar (Govardhan Puja) = तिहार (गोवर्द्धन पूजा) | hindu bali [2008,2024), hindu bali [2025,) | computed estimated | ministry-home-affairs-2079
	on 20241102 | collection | ministry-home-affairs-2081
Tihar (Govardhan Puja) = गोवर्धन पूजा | on 20191028 20321103 | collection estimated | yearly-notices-holidays
Tihar (Lakshmi Puja) = तिहार (लक्ष्मी पूजा) | hindu diwali [2008,2024), hindu diwali [2025,) | computed estimated | ministry-home-affairs-2079
	on 20241031 | collection | ministry-home-affairs-2081
Tihar holiday = तिहार बिदा | on 20241101 20241104 | collection | ministry-home-affairs-2081

fact national 2015 | off 05-01 | not 01-11 | none from 2008 to 2022
fact national 2022 | off 04-14 08-12 08-19 09-26 10-02 10-07 10-30 | not 04-15 | list of 2079 BS
fact national 2023 | off 01-11 | not 01-12 | again since 2023
fact national 2023 | off 01-22 02-18 02-21 03-06 03-07 | not 03-09 | list of 2079 BS
fact national 2024 | off 10-10 10-11 10-14 10-31 11-01 11-04 | not 10-15 11-05 | list of 2081 BS
`;
