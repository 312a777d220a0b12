/** Holidays of Nepal: rules, years and sources. The format: `README.md`. */
export const NP = `
known [2010,)

source 1-baisakh-bikram | Nepal, 1 Baisakh of the Bikram Sambat: the day on which the sun enters Aries | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source constitution-3-2015 | Constitution of Nepal of 2015 (3 Ashwin); not checked against the law
source gazette-bikram-sambat | Nepal Gazette; by the Bikram Sambat calendar, whose months begin within a day of these dates; not checked against the law
source ministry-home-affairs | Nepal, Ministry of Home Affairs, notices of public holidays in the Nepal Gazette; not checked against the law
source ministry-home-affairs-2022 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2079: Dashain from 16 to 21 Ashoj | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source ministry-home-affairs-2023 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2079: 22 and 23 Falgun | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source ministry-home-affairs-2024 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette for 2081: Fulpati to Dwadashi from 24 Ashoj, Tihar from 15 to 19 Kartik | http://www.nepalkairan.com/news/2858
source ministry-home-affairs-2079 | Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette: those of 2079 and 2081 were read, the others by the same feasts and our own calendar | https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/
source yearly-notices-holidays | Nepal, yearly notices of holidays, as vacanza/holidays (MIT) lists them

Buddha Jayanti = बुद्ध जयन्ती | hindu vaishakha-purnima [2008,) | computed estimated | ministry-home-affairs-2079
Chhath = छठ पर्व | on 20251027 | collection estimated | yearly-notices-holidays
	hindu chhath [2008,) | computed estimated | ministry-home-affairs-2079
Christmas Day | 12-25 [2008,) | collection | ministry-home-affairs
Constitution Day = संविधान दिवस | 09-19 [2016,) | computed estimated | constitution-3-2015
	on 20230920 20280918 | collection estimated | yearly-notices-holidays
	on 20190920 | vacanza
Dashain (Dwadashi) = दशैं (द्वादशी) | on 20221007 20241014 | collection | ministry-home-affairs-*
	hindu dussehra +2 [2008,2019), hindu dussehra +2 [2020,) | computed estimated | ministry-home-affairs-2079
Dashain (Ekadashi) = दशैं (एकादशी) | on 20221006 20241013 | collection | ministry-home-affairs-*
	hindu dussehra +1 [2008,) | computed estimated | ministry-home-affairs-2079
Dashain (Fulpati) = दशैं (फूलपाती) | on 20221002 20241010 | collection | ministry-home-affairs-*
	on 20261018 | collection estimated | yearly-notices-holidays
	hindu saptami [2008,) | computed estimated | ministry-home-affairs-2079
Dashain (Maha Ashtami) = दशैं (महाअष्टमी) | on 20221003 20241011 | collection | ministry-home-affairs-*
	hindu ashtami [2008,) | computed estimated | ministry-home-affairs-2079
Dashain (Maha Navami) = दशैं (महानवमी) | on 20221004 20241011 | collection | ministry-home-affairs-*
	hindu navami [2008,2018), hindu navami [2020,) | computed estimated | ministry-home-affairs-2079
Dashain (Vijaya Dashami) = दशैं (विजया दशमी) | on 20221005 20241012 | collection | ministry-home-affairs-*
	hindu dussehra [2008,) | computed estimated | ministry-home-affairs-2079
Day of national mourning | on 20110306 20160210 20230116 20230914 | collection estimated | off-vacanza-holidays
Democracy Day = प्रजातन्त्र दिवस | 02-19 [2008,2013), 02-19 [2014,2017), 02-19 [2021,), on 20180219 | computed estimated | gazette-bikram-sambat
	on 20130218 20170218 | collection estimated | yearly-notices-holidays
Fagu Purnima (Terai) = फागु पूर्णिमा (तराई) | on 20230307 | collection | ministry-home-affairs-*
	hindu holi [2008,) | computed estimated | ministry-home-affairs-2079
	on 20260302 | vacanza
Fagu Purnima (hills) = फागु पूर्णिमा (पहाडी जिल्ला) | on 20230306 | collection | ministry-home-affairs-*
	hindu holika [2008,) | computed estimated | ministry-home-affairs-2079
Ghatasthapana = घटस्थापना | hindu ghatasthapana [2008,2019), hindu ghatasthapana [2021,) | computed estimated | ministry-home-affairs-2079
Gyalpo Lhosar = ग्याल्पो ल्होसार | on 20100213 | collection estimated | yearly-notices-holidays
	hindu gyalpo [2008,) | computed estimated | ministry-home-affairs-2079
Id-ul-Adha = बकर इद | hijri 12-10 +1 [2008,) | computed estimated | ministry-home-affairs-2079
	on 20141006 20150925 20160913 | collection estimated | ministry-home-affairs-2079
Id-ul-Fitr = इद उल फित्र | on 20100910 20130808 20160707 | collection estimated | yearly-notices-holidays
	hijri 10-1 +1 [2008,) | computed estimated | ministry-home-affairs-2079
International Women's Day | 03-08 [2008,) | collection | ministry-home-affairs
Krishna Janmashtami = श्रीकृष्ण जन्माष्टमी | on 20230906 | collection estimated | yearly-notices-holidays
	hindu janmashtami [2008,2019), hindu janmashtami [2021,) | computed estimated | ministry-home-affairs-2079
Labour Day | 05-01 [2008,) | collection | ministry-home-affairs
Maghe Sankranti = माघे संक्रान्ति | 01-15 [2008,), on 20120115 20160115 20240115 | computed estimated | gazette-bikram-sambat
	hindu makara [2013,2015), hindu makara [2017,2021), hindu makara [2029,2031) | estimated | gazette-bikram-sambat [2019,2021) computed; yearly-notices-holidays collection
	on 20100114 20210114 20250114 | collection estimated | yearly-notices-holidays
Maha Shivaratri = महाशिवरात्रि | hindu shivaratri [2008,) | computed estimated | ministry-home-affairs-2079
Martyrs' Day = शहीद दिवस | 01-30 [2008,2013), 01-30 [2014,2017), 01-29 if monday +1 [2018,2025), 01-30 [2022,2024), 01-30 [2031,) | computed estimated | gazette-bikram-sambat
	01-29 [2025,2031), on 20130129 20170129 20210129 | collection estimated | yearly-notices-holidays
Nepali New Year = नयाँ वर्ष | on 20130413 | collection estimated | yearly-notices-holidays
	hindu boishakh -1 [2008,) | computed estimated | 1-baisakh-bikram
People’s War Day | on 20230213 | collection estimated | off-vacanza-holidays
Prithvi Jayanti = पृथ्वी जयन्ती | 01-11 [2023,) | computed estimated | gazette-bikram-sambat
Raksha Bandhan (Janai Purnima) = रक्षाबन्धन, जनै पूर्णिमा | on 20130820 20290823 20310802 20320820 | collection estimated | yearly-notices-holidays
	hindu raksha-bandhan [2008,2019), hindu raksha-bandhan [2021,) | computed estimated | ministry-home-affairs-2079
Ram Navami = राम नवमी | hindu ram-navami [2008,2019), hindu ram-navami [2021,) | computed estimated | ministry-home-affairs-2079
	on 20260327 | vacanza
Republic Day = गणतन्त्र दिवस | 05-29 [2008,2012), 05-29 [2013,2016), 05-29 [2017,2019), 05-29 [2021,2024), 05-29 [2026,2028), 05-29 [2030,2032), 05-29 [2033,) | computed estimated | gazette-bikram-sambat
	05-28 [2024,2026), 05-28 [2028,2030), on 20120528 20160528 20320528 | collection estimated | yearly-notices-holidays
Sonam Lhosar = सोनाम ल्होसार | hindu sonam [2008,) | computed estimated | ministry-home-affairs-2079
Tamu Lhosar = तमु ल्होसार | 12-30 [2008,) | computed estimated | ministry-home-affairs-2079
	12-31 [2030,2032), on 20191231 20231231 | collection estimated | yearly-notices-holidays
Tihar = तिहार | hindu bali +2 [2021,2024), hindu govardhan [2022,2024), hindu govardhan [2025,2027), on 20201115 20251024 | collection estimated | yearly-notices-holidays
Tihar (Bhai Tika) = तिहार (भाइटीका) | on 20241103 | collection | ministry-home-affairs-*
	hindu bali +1 [2008,) | computed estimated | ministry-home-affairs-2079
	on 20101106 | vacanza
Tihar (Govardhan Puja) = तिहार (गोवर्द्धन पूजा) | on 20241102 | collection | ministry-home-affairs-*
	hindu bali [2008,) | computed estimated | ministry-home-affairs-2079
Tihar (Govardhan Puja) = गोवर्धन पूजा | on 20191028 20191029 20321103 20321104 | collection estimated | yearly-notices-holidays
Tihar (Lakshmi Puja) = तिहार (लक्ष्मी पूजा) | on 20241031 | collection | ministry-home-affairs-*
	hindu diwali [2008,) | computed estimated | ministry-home-affairs-2079
Tihar holiday = तिहार बिदा | on 20241101 20241104 | collection | ministry-home-affairs-*

fact national 2015 | off 05-01 | not 01-11 | none from 2008 to 2022
fact national 2022 | off 04-14 08-12 08-19 09-26 10-02 10-07 10-30 | not 04-15 | list of 2079 BS
fact national 2023 | off 01-11 | not 01-12 | again since 2023
fact national 2023 | off 01-22 02-18 02-21 03-06 03-07 | not 03-09 | list of 2079 BS
fact national 2024 | off 10-10 10-11 10-14 10-31 11-01 11-04 | not 10-15 11-05 | list of 2081 BS
`;
