/** Holidays of Finland: rules, years and sources. The format: `README.md`. */
export const FI = `
part 01 Åland

source aland-own-autonomy | Åland, its own day of autonomy | https://aland.se/alands-sjalvstyrelsedag/ | list
source annual-holidays-act-2005 | Finland, Annual Holidays Act (162/2005), section 4: these eves are no working days; not checked against the law

All Saints' Day = pyhäinpäivä | saturday>=10-31 [1955,), on 19521101 | library
Ascension Day = helatorstai | on 19900519 | vacanza
	easter+39 [,1973), easter+39 [1991,) | library
Boxing Day = tapaninpäivä | 12-26 | library
Christmas Day = joulupäivä | 12-25 | library
Christmas Eve = Jouluaatto | 12-24 | collection | annual-holidays-act-2005
Easter Monday = toinen pääsiäispäivä | easter+1 | library
Easter Sunday = pääsiäispäivä | easter | library
Epiphany = loppiainen | 01-06 [,1974), 01-06 [1990,), on 19790106 | library
Good Friday = pitkäperjantai | easter-2 | library
Independence Day = itsenäisyyspäivä | 12-06 | library
Labour Day = vappu | 05-01 | library
Midsummer Day = juhannuspäivä | 4 saturday 06 [,1952), saturday>=06-20 [1955,) | library
Midsummer Eve = Juhannusaatto | friday>=06-19 [1955,), on 19500623 | collection | annual-holidays-act-2005
New Year's Day = uudenvuodenpäivä | 01-01 | library
Pentecost = helluntaipäivä | easter+49 | library
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | in 01 | aland-own-autonomy

fact 01 2025 | off 06-09 | not 06-10 | Autonomy Day
`;
