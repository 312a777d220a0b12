/** Holidays of Austria: rules, years and sources. The format: `README.md`. */
export const AT = `
part 1 Burgenland
part 2 Carinthia
part 3 Lower Austria
part 4 Upper Austria
part 5 Salzburg
part 6 Styria
part 7 Tyrol
part 8 Vorarlberg
part 9 Vienna


All Saints' Day = Allerheiligen | 11-01 | library
Ascension Day = Christi Himmelfahrt | easter+39 | library
Assumption = Mariä Himmelfahrt | 08-15 | library
Boxing Day = Stefanitag | 12-26 | library
Christmas Day = Christtag | 12-25 | library
Corpus Christi = Fronleichnam | easter+60 | library
Easter Monday = Ostermontag | easter+1 | library
Epiphany = Heilige Drei Könige | 01-06 | library
Immaculate Conception = Mariä Empfängnis | 12-08 [1955,) | library
National Holiday = Nationalfeiertag | 10-26 [1967,) | library
New Year's Day = Neujahr | 01-01 | library
Labour Day = Staatsfeiertag | 05-01 | library
Whit Monday = Pfingstmontag | easter+50 | library
`;
