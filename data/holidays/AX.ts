/** Holidays of Åland Islands: rules, years and sources. The format: `README.md`. */
export const AX = `
source aland-holidays-finland | Åland: the holidays of Finland and its own day of autonomy | https://en.wanweibaike.com/wiki-Public_holidays_in_%C3%85land | list

All Saints' Day = Alla helgons dag | saturday>=10-31 [1955,) | aland-holidays-finland & vacanza
Ascension Day = Kristi himmelsfärdsdag | on 19900519 | vacanza
	easter+39 [,1973), easter+39 [1991,) | library
feasts sv | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Christmas Eve = Julafton | 12-24 [1955,) | aland-holidays-finland & vacanza
Easter Sunday = Påskdagen | easter [1955,) | computed | aland-holidays-finland & vacanza
Epiphany = trettondedag jul | 01-06 [,1974), 01-06 [1990,), on 19790106 | library
Independence Day = självständighetsdagen | 12-06 | library
Midsummer Day = midsommardagen | 4 saturday 06 [,1952), saturday>=06-20 [1955,) | library
Midsummer Eve = Midsommarafton | friday>=06-19 [1955,) | aland-holidays-finland & vacanza
Pentecost = Pingstdagen | easter+49 [1955,) | computed | aland-holidays-finland & vacanza
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | aland-holidays-finland & vacanza

fact national 2025 | off 06-09 06-20 11-01 | not 06-10 | Autonomy Day
`;
