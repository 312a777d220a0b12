/** Holidays of Åland Islands: rules, years and sources. The format: `README.md`. */
export const AX = `
country Åland Islands

source library
source aland-holidays-finland | Åland: the holidays of Finland and its own day of autonomy | https://en.wanweibaike.com/wiki-Public_holidays_in_%C3%85land

All Saints' Day = Alla helgons dag | saturday>=10-31 [1955,) | aland-holidays-finland
Ascension Day = Kristi himmelsfärdsdag | easter+39 | computed | library
Boxing Day = annandag jul | 12-26 | library
Christmas Day = juldagen | 12-25 | library
Christmas Eve = Julafton | 12-24 [1955,) | aland-holidays-finland
Easter Monday = annandag påsk | easter+1 | computed | library
Easter Sunday = Påskdagen | easter [1955,) | computed | aland-holidays-finland
Epiphany = trettondedag jul | 01-06 | library
Good Friday = långfredagen | easter-2 | computed | library
Independence Day = självständighetsdagen | 12-06 | library
Labour Day = första maj | 05-01 | library
Midsummer Day = midsommardagen | saturday>=06-20 | library
Midsummer Eve = Midsommarafton | friday>=06-19 [1955,) | aland-holidays-finland
New Year's Day = nyårsdagen | 01-01 | library
Pentecost = Pingstdagen | easter+49 [1955,) | computed | aland-holidays-finland
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | aland-holidays-finland

fact national 2025 | off 06-09 06-20 11-01 | not 06-10 | Autonomy Day
`;
