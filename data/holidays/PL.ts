/** Holidays of Poland: rules, years and sources. The format: `README.md`. */
export const PL = `
source ustawa-1951 | Poland, ustawa z dnia 18 stycznia 1951, article 1, as of 2025 | https://www.prawo.pl/akty/dz-u-2015-90-t-j,16781384.html
source ustawa-z-dnia-2018 | Poland, ustawa z dnia 7 listopada 2018 | http://warszawa.naszemiasto.pl/artykul/12-listopada-dniem-wolnym-za-11-listopada-2018,4853962,artgal,t,id,tm.html

All Saints' Day = Wszystkich Świętych | 11-01 | ustawa-1951 [1991,); library
Assumption = Wniebowzięcie Najświętszej Maryi Panny | 08-15 [,1961), 08-15 [1989,) | ustawa-1951 [1991,); library
Boxing Day = Drugi dzień Bożego Narodzenia | 12-26 | ustawa-1951 [1991,); library
Centenary of Independence = Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości | on 20181112 | one_off | ustawa-z-dnia-2018
Christmas Day = Pierwszy dzień Bożego Narodzenia | 12-25 | ustawa-1951 [1991,); library
Christmas Eve = Wigilia Bożego Narodzenia | 12-24 [2025,) | ustawa-1951
Constitution Day = Święto Narodowe Trzeciego Maja | 05-03 [1990,), on 19500503 | ustawa-1951 [1991,); library
Corpus Christi = Dzień Bożego Ciała | easter+60 | ustawa-1951 [1991,); library
Easter Monday = Drugi dzień Wielkanocy | easter+1 | ustawa-1951 [1991,); library
Easter Sunday = Niedziela Wielkanocna | easter | ustawa-1951 [1991,); library
Epiphany = Święto Trzech Króli | 01-06 [2011,) | ustawa-1951
Independence Day = Narodowe Święto Niepodległości | 11-11 [1989,) | ustawa-1951 [1991,); library
Labour Day = Święto Pracy | 05-01 | ustawa-1951 [1991,); library
New Year's Day = Nowy Rok | 01-01 | ustawa-1951 [1991,); library
Pentecost = Zielone Świątki | easter+49 | ustawa-1951 [1991,); library
`;
