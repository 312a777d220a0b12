/** Holidays of Bhutan: rules, years and sources. The format: `README.md`. */
export const BT = `
part 15 Thimphu
known [2007,)

source government-holidays-vacanza | Bhutan, list of government holidays, as vacanza/holidays (MIT) has it
source royal-civil-service | Royal Civil Service Commission of Bhutan, list of government holidays; not checked against the law
source royal-civil-service-2 | Bhutan, Royal Civil Service Commission, list of government holidays; day by our own Tibetan calendar | https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html
source royal-civil-service-3 | Bhutan, Royal Civil Service Commission, list of government holidays; solstice and Blessed Rainy Day may be a day off | https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html
source thimphu-tibetan-calendar | Bhutan, days of Thimphu by the Tibetan calendar, as vacanza/holidays (MIT) lists them
source thimphu-vacanza-holidays | Bhutan, days of Thimphu, as vacanza/holidays (MIT) lists them
source thrue-bab-goes | Bhutan: Thrue Bab goes by the sun, a day later in the year before a leap year, as vacanza/holidays (MIT) has it

Birth Anniversary of Guru Rinpoche | on 20070625 | vacanza
	on 20190711 | collection estimated | government-holidays-vacanza
	tibetan rinpoche [2007,2019), tibetan rinpoche [2020,) | computed estimated | royal-civil-service-2
Birth Anniversary of the Fourth King and Constitution Day | 11-11 [2007,) | royal-civil-service [2008,) collection; vacanza
Birth Anniversary of the King | on 20070221 20070222 20070223 | vacanza
	02-21 [2008,), 02-22 [2008,), 02-23 [2008,) | collection | royal-civil-service
Birth Anniversary of the Third King | 05-02 [2007,) | royal-civil-service [2008,) collection; vacanza
Blessed Rainy Day | 09-23 [2008,2010) | estimated | royal-civil-service-3
	09-23 [2016,2019), 09-23 [2020,2023), 09-23 [2024,2027), 09-23 [2028,2031), 09-23 [2032,2035), 09-23 [2036,2039), 09-23 [2040,), on 20100923 20140923 | royal-civil-service-3
	saturday>=09-18 [2011,2013), on 20131021 20150922 | collection estimated | government-holidays-vacanza
	on 20190924 20230924 20270924 20310924 20350924 20390924 | computed estimated | thrue-bab-goes
Coronation of the King | 11-01 [2007,) | royal-civil-service [2008,) collection; vacanza
Dassain | on 20071021 | vacanza
	on 20131014 20201026 20221005 20261021 | collection estimated | government-holidays-vacanza
	hindu dussehra [2007,) | computed estimated | royal-civil-service-3
Death Anniversary of Zhabdrung | on 20070426 | vacanza
	tibetan zhabdrung [2007,) | computed estimated | royal-civil-service-2
Descending Day of Lord Buddha | on 20071101 | vacanza
	tibetan descending [2007,) | computed estimated | royal-civil-service-2
First Sermon of Lord Buddha | on 20070718 | vacanza
	tibetan sermon [2007,) | computed estimated | royal-civil-service-2
Lord Buddha's Parinirvana | on 20070531 | vacanza
	tibetan parinirvana [2007,) | computed estimated | royal-civil-service-2
Losar | on 20070218 20070219 20080207 20080208 20080209 | vacanza
	tibetan losar [2007,), tibetan losar +1 [2007,) | computed estimated | royal-civil-service-2
National Day | 12-17 [2007,) | royal-civil-service [2008,) collection; vacanza
Thimphu Drubchoe | tibetan drubchoe [1990,) | in 15 | computed estimated | thimphu-tibetan-calendar
	on 20130910 20140929 20210911 20220930 20230920 | in 15 | collection estimated | thimphu-vacanza-holidays
Thimphu Tshechu | hebrew Tishri-10 -1 [2021,2023), hebrew Tishri-10 [2021,2023), hebrew Tishri-10 +1 [2021,2023) | in 15 | collection estimated | thimphu-vacanza-holidays
	tibetan tshechu [1990,), tibetan tshechu +1 [1990,), tibetan tshechu +2 [1990,) | in 15 | computed estimated | thimphu-tibetan-calendar
Traditional Day of Offering | on 20070120 | vacanza
	on 20140131 20210114 | collection estimated | government-holidays-vacanza
	tibetan offering [2007,) | computed estimated | royal-civil-service-2
Winter Solstice | on 20070102 | vacanza
	01-02 [2008,2019), 01-02 [2020,2022), 01-02 [2023,) | royal-civil-service-3
	on 20190103 20220101 | collection estimated | government-holidays-vacanza

fact 15 2018 | off 09-15 09-19 09-20 09-21 | not 09-22 | days of Thimphu
fact national 2010 | off 04-23 | not 05-23 | the month before that of the Parinirvana
fact national 2011 | off 05-12 06-15 | not 04-13 | the month before that of the Parinirvana
fact national 2015 | off 01-02 02-19 02-20 04-28 06-02 06-26 07-20 10-22 11-03 | not 02-18 12-25 | list of 2015
fact national 2022 | off 01-01 10-05 | not 01-02 10-04 | list of 2022: Winter Solstice and Dassain
fact national 2023 | off 09-24 | not 09-23 | Blessed Rainy Day a day later in the year before a leap year
`;
