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


feasts de | All Saints' Day; Ascension Day; Assumption; Corpus Christi; Easter Monday; Epiphany; New Year's Day; Whit Monday | library
Boxing Day = Stefanitag | 12-26 | library
Christmas Day = Christtag | 12-25 | library
Immaculate Conception = Mariä Empfängnis | 12-08 [1955,) | library
National Holiday = Nationalfeiertag | 10-26 [1967,) | library
Labour Day = Staatsfeiertag | 05-01 | library
`;
