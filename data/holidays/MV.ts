/** Holidays of Maldives: rules, years and sources. The format: `README.md`. */
export const MV = `
source government-calendar-public | Maldives, government calendar of public holidays; not checked against the law

Day Maldives Embraced Islam | on 19911008 | vacanza
	hindu guru-tegh -3 [1953,1955), hindu naraka +3 [1955,1958), hindu mahalaya +2 [1958,1961), hindu teej -2 [1961,1964), hindu hareli +2 [1964,1966), chinese 5-5 -3 [1969,1971), hindu parashurama -1 [1972,1974), hebrew Iyar-5 -3 [1974,1976), hindu ugadi +1 [1976,1978), hindu shivaratri +3 [1978,1980), hindu devnarayan -5 [1981,1983), hindu guru-gobind -5 [1983,1985), hindu guru-tegh -2 [1986,1988), hindu naraka +3 [1988,1991), hindu teej -1 [1994,1996), hindu hareli +2 [1996,1999), hindu rath-yatra [1999,2001), chinese 5-5 -3 [2001,2004), hindu parashurama -1 [2005,2008), hindu cheti-chand [2008,2011), hindu gyalpo +1 [2011,2013), hindu vasant-panchami -3 [2013,2016), myanmar karen +1 [2016,2018), hindu naraka +2 [2020,2023), hindu mahalaya +2 [2023,2026), hindu ganesh -2 [2026,2028), tibetan sermon -2 [2030,2033), chinese 5-5 -3 [2034,2037), hebrew Iyar-5 -5 [2038,2041), hindu mata-karma +5 [2041,2043), hindu shivaratri +3 [2043,2046), chinese 1-1 +1 [2046,2048), hindu guru-tegh -4 [2051,2053), hindu naraka +2 [2053,2056), hindu mahalaya +2 [2056,2059), hindu teej -2 [2059,2061), hindu rath-yatra [2065,2067), chinese 5-5 -3 [2067,2069), hindu parashurama -1 [2070,2073), hindu ugadi +1 [2073,2076), hindu shivaratri +3 [2076,2078), hindu sonam +1 [2078,2080), tibetan offering +1 [2080,2082), hindu guru-tegh -3 [2083,2085), hindu naraka +3 [2086,2088), hindu mahalaya +2 [2088,2091), hindu teej -1 [2091,2093), hindu hareli +1 [2094,2096), hindu rath-yatra [2098,2100), on 19500120 19510109 19511230 19521218 19660719 19670709 19680627 19710526 19800218 19851213 19920928 19930918 20040520 20181208 20191128 20280822 20290811 20330628 20370516 20480116 20490105 20491226 20501215 20610816 20620806 20630727 20640715 20690522 20811231 20821221 20851118 20930823 20960721 20970710 21000609 | computed estimated | government-calendar-public
Day of Arafah | hijri 12-10 -1 | computed estimated | government-calendar-public
Eid al-Adha | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | government-calendar-public
Eid al-Fitr | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | computed estimated | government-calendar-public
First Day of Ramadan | hijri 9-1 [,1969), hijri 9-1 [1970,1977), hijri 9-1 [1978,) | computed estimated | government-calendar-public
Independence Day | 07-26 [1968,) | collection | government-calendar-public
International Workers’ Day | 05-01 [2010,2012) | collection estimated | off-vacanza-holidays
Islamic New Year | hijri 1-1 [,1965), hijri 1-1 [1966,) | computed estimated | government-calendar-public
Labour Day | 05-01 [2005,2010), 05-01 [2012,) | collection | government-calendar-public [2012,); vacanza
	05-01 [1990,1996), 05-01 [1997,2004) | vacanza
National Day | tehran 3-1 [,1952), tehran 2-28 +2 [1952,1968), tehran 3-1 [1968,1971), tehran 2-28 +2 [1971,1973), tehran 3-1 [1973,1975), tehran 2-28 +2 [1975,1981), tehran 3-1 [1981,1984), tehran 2-28 +2 [1984,1988), tehran 2-28 +2 [1990,1998), tehran 3-1 [1998,2000), tehran 3-1 -1 [2000,2005), tehran 2-28 +2 [2005,2027), tehran 3-1 -1 [2027,2029), tehran 2-28 +2 [2029,2033), tehran 3-1 -1 [2033,2035), tehran 2-28 +2 [2035,2046), tehran 3-1 -1 [2046,2048), tehran 3-1 -1 [2049,2051), tehran 3-1 [2051,2054), tehran 3-1 -1 [2054,2056), tehran 2-28 +2 [2056,2079), hindu guru-tegh -3 [2080,2083), tehran 2-28 +2 [2083,2088), hindu ganesh -2 [2088,2091), tehran 3-1 -1 [2091,2095), tehran 2-28 +2 [2095,), on 20481207 20790104 20791224 | computed estimated | government-calendar-public
New Year's Day | 01-01 | collection | government-calendar-public
Prophet's Birthday | hijri 3-12 [,1988), hijri 3-12 [1990,) | computed estimated | government-calendar-public
Republic Day | 11-11 [1968,) | collection | government-calendar-public
Victory Day | 11-03 [1989,) | collection | government-calendar-public
`;
