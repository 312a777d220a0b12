/** Holidays of Finland: rules, years and sources. The format: `README.md`. */
export const FI = `
country Finland
part 01 Åland

source library
source annual-holidays-act-2005 | Finland, Annual Holidays Act (162/2005), section 4: these eves are no working days; not checked against the law
source aland-own-autonomy | Åland, its own day of autonomy | https://aland.se/alands-sjalvstyrelsedag/

All Saints' Day = pyhäinpäivä | saturday>=10-31 | library
Ascension Day = helatorstai | easter+39 | computed | library
Boxing Day = tapaninpäivä | 12-26 | library
Christmas Day = joulupäivä | 12-25 | library
Christmas Eve = Jouluaatto | 12-24 | annual-holidays-act-2005
Easter Monday = toinen pääsiäispäivä | easter+1 | computed | library
Easter Sunday = pääsiäispäivä | easter | computed | library
Epiphany = loppiainen | 01-06 | library
Good Friday = pitkäperjantai | easter-2 | computed | library
Independence Day = itsenäisyyspäivä | 12-06 | library
Labour Day = vappu | 05-01 | library
Midsummer Day = juhannuspäivä | saturday>=06-20 | library
Midsummer Eve = Juhannusaatto | friday>=06-19 | annual-holidays-act-2005
New Year's Day = uudenvuodenpäivä | 01-01 | library
Pentecost = helluntaipäivä | easter+49 | computed | library
Åland's Autonomy Day = Ålands självstyrelsedag | 06-09 [1993,) | in 01 | aland-own-autonomy

fact 01 2025 | off 06-09 | not 06-10 | Autonomy Day
`;
