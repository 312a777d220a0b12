/** Holidays of Vatican City: rules, years and sources. The format: `README.md`. */
export const VA = `
source rest-vacanza-holidays | Vatican City, days of rest, as vacanza/holidays (MIT) lists them

feasts it | All Saints' Day; Boxing Day; Christmas Day; Corpus Christi; Easter Monday; Easter Sunday; Immaculate Conception | library
All Souls' Day = Commemorazione dei fedeli defunti | 11-02 | library
Anniversary of the election of Pope Benedict XVI = Anniversario dell'Elezione del Santo Padre | 04-19 [2006,2013) | library
Anniversary of the election of Pope Francis = Anniversario dell'Elezione del Santo Padre | 03-13 [2014,2026) | library
Anniversary of the election of Pope John Paul II = Anniversario dell'Elezione del Santo Padre | 10-16 [1979,2005) | library
Anniversary of the election of Pope Leo XIV = Anniversario dell'Elezione del Santo Padre | 05-08 [2026,) | library
Anniversary of the foundation of Vatican City = Anniversario della istituzione dello Stato della Città del Vaticano | 02-11 | library
Ascension Day = Ascensione | easter+39 | library
Assumption = Assunzione di Maria in Cielo | 08-15 | library
Christmas Eve = Vigilia di Natale | 12-24 | collection estimated | rest-vacanza-holidays
Easter Saturday = Sabato santo | easter-1 | library
Epiphany = Epifania del Signore | 01-06 | library
Good Friday = Venerdì santo | easter-2 | library
Holy Trinity = Santissima Trinità | easter+56 | computed estimated | rest-vacanza-holidays
In Albis Tuesday = Martedì in Albis | easter+2 | library
Maundy Thursday = Giovedì santo | easter-3 | library
New Year's Eve = Ultimo dell’anno | 12-31 | library
Pentecost = Pentecoste | easter+49 | library
Saint Charles Borromeo - Name day of the Holy Father = San Carlo Borromeo - Onomastico del Santo Padre | 11-04 [1978,2005) | library
Saint George - Name day of the Holy Father = San Giorgio - Onomastico del Santo Padre | 04-23 [2013,2026) | library
Saint Joseph = San Giuseppe | 03-19 | library
Saint Joseph - Name day of the Holy Father = San Giuseppe - Onomastico del Santo Padre | 03-19 [2005,2013) | library
Saint Joseph the Worker = San Giuseppe lavoratore | 05-01 [1955,) | library
Saint Robert Bellarmine - Name day of the Holy Father = San Roberto Bellarmino - Onomastico del Santo Padre | 09-17 [2025,) | library
Saints Peter and Paul = Santi Pietro e Paolo | 06-29 | library
Solemnity of Mary, Mother of God = Maria Santissima Madre di Dio | 01-01 | library
St. John = San Giovanni | 12-27 | library
Summer holiday = Pausa estiva | 08-14, 08-16 | library
`;
