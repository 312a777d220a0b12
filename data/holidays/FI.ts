/** Holidays of Finland: rules, years and sources. The format: `README.md`. */
export const FI = `
part 01 Åland

source aland-own-autonomy | Åland, its own day of autonomy | https://aland.se/alands-sjalvstyrelsedag/ | list
source annual-holidays-act-2005 | Finland, Annual Holidays Act (162/2005), section 4: these eves are no working days; not checked against the law

All Saints' Day = pyhäinpäivä | 10-31 if friday +1 [1952,2099), 11-04 if friday +1 [1955,2096), 11-02 if friday +1 [1956,2097), 11-01 if friday +1 [1957,2098), 10-30 if friday +1 [1959,2100), 11-03 if friday +1 [1961,2091), 11-05 if friday +1 [1965,) | library
Ascension Day = helatorstai | on 19900519 | vacanza
	easter+39 [,1973), easter+39 [1991,) | library
Boxing Day = tapaninpäivä | 12-26 | library
Christmas Day = joulupäivä | 12-25 | library
Christmas Eve = Jouluaatto | 12-24 | collection | annual-holidays-act-2005
Easter Monday = toinen pääsiäispäivä | easter+1 | library
Easter Sunday = pääsiäispäivä | easter | library
Epiphany = loppiainen | 01-06 [,1974), 01-05 if friday +1 [1979,2092), 01-06 if sunday monday tuesday wednesday thursday friday [1991,) | library
Good Friday = pitkäperjantai | easter-2 | library
Independence Day = itsenäisyyspäivä | 12-06 | library
Labour Day = vappu | 05-01 | library
Midsummer Day = juhannuspäivä | 06-23 if friday +1 [,2091), 06-22 if friday +1 [1951,2097), 06-24 if friday +1 [1955,2096), 06-21 if friday +1 [1957,2098), 06-20 if friday +1 [1958,2099), 06-19 if friday +1 [1959,2100), 06-25 if friday +1 [1965,) | library
Midsummer Eve = Juhannusaatto | 06-22 if thursday +1 [,2091), 06-23 if thursday +1 [1955,2096), 06-21 if thursday +1 [1956,2097), 06-20 if thursday +1 [1957,2098), 06-19 if thursday +1 [1958,2099), 06-18 if thursday +1 [1959,2100), 06-24 if thursday +1 [1965,) | collection | annual-holidays-act-2005
New Year's Day = uudenvuodenpäivä | 01-01 | library
Pentecost = helluntaipäivä | easter+49 | library
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | in 01 | aland-own-autonomy

fact 01 2025 | off 06-09 | not 06-10 | Autonomy Day
`;
