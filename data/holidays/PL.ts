/** Holidays of Poland: rules, years and sources. The format: `README.md`. */
export const PL = `
country Poland
known [1990,)

source library
source ustawa-z-dnia-2018 | Poland, ustawa z dnia 7 listopada 2018 | http://warszawa.naszemiasto.pl/artykul/12-listopada-dniem-wolnym-za-11-listopada-2018,4853962,artgal,t,id,tm.html

All Saints' Day = Wszystkich Świętych | 11-01 | collection | library
Assumption = Wniebowzięcie Najświętszej Maryi Panny | 08-15 [,1961), 08-15 [1989,) | collection | library
Boxing Day = Drugi dzień Bożego Narodzenia | 12-26 | collection | library
Centenary of Independence = Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości | on 20181112 | one_off | ustawa-z-dnia-2018
Christmas Day = Pierwszy dzień Bożego Narodzenia | 12-25 | collection | library
Christmas Eve = Wigilia Bożego Narodzenia | 12-24 [2025,) | collection | library
Constitution Day = Święto Narodowe Trzeciego Maja | 05-03 [1990,), on 19500503 | collection | library
Corpus Christi = Dzień Bożego Ciała | easter+60 | computed | library
Easter Monday = Drugi dzień Wielkanocy | easter+1 | computed | library
Easter Sunday = Niedziela Wielkanocna | easter | computed | library
Epiphany = Święto Trzech Króli | 01-06 [2011,) | collection | library
Independence Day = Narodowe Święto Niepodległości | 11-11 [1989,) | collection | library
Labour Day = Święto Państwowe; Święto Pracy | 05-01 | collection | library
New Year's Day = Nowy Rok | 01-01 | collection | library
Pentecost = Zielone Świątki | easter+49 | computed | library
`;
