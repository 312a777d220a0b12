/** Holidays of Åland Islands: rules, years and sources. The format: `README.md`. */
export const AX = `
source aland-holidays-finland | Åland: the holidays of Finland and its own day of autonomy | https://en.wanweibaike.com/wiki-Public_holidays_in_%C3%85land | list

All Saints' Day = Alla helgons dag | saturday>=10-31 [1955,) | aland-holidays-finland & vacanza
Ascension Day = Kristi himmelsfärdsdag | on 19900519 | vacanza
	easter+39 [,1973), easter+39 [1991,) | library
Boxing Day = annandag jul | 12-26 | library
Christmas Day = juldagen | 12-25 | library
Christmas Eve = Julafton | 12-24 [1955,) | aland-holidays-finland & vacanza
Easter Monday = annandag påsk | easter+1 | library
Easter Sunday = Påskdagen | easter [1955,) | computed | aland-holidays-finland & vacanza
Epiphany = trettondedag jul | 01-06 [,1974), 01-05 if friday +1 [1979,2092), 01-06 if sunday monday tuesday wednesday thursday friday [1991,) | library
Good Friday = långfredagen | easter-2 | library
Independence Day = självständighetsdagen | 12-06 | library
Labour Day = första maj | 05-01 | library
Midsummer Day = midsommardagen | 06-23 if friday +1 [,2091), 06-22 if friday +1 [1951,2097), 06-24 if friday +1 [1955,2096), 06-21 if friday +1 [1957,2098), 06-20 if friday +1 [1958,2099), 06-19 if friday +1 [1959,2100), 06-25 if friday +1 [1965,) | library
Midsummer Eve = Midsommarafton | friday>=06-19 [1955,) | aland-holidays-finland & vacanza
New Year's Day = nyårsdagen | 01-01 | library
Pentecost = Pingstdagen | easter+49 [1955,) | computed | aland-holidays-finland & vacanza
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | aland-holidays-finland & vacanza

fact national 2025 | off 06-09 06-20 11-01 | not 06-10 | Autonomy Day
`;
