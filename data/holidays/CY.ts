/** Holidays of Cyprus: rules, years and sources. The format: `README.md`. */
export const CY = `
source holidays-banks-mondays | Cyprus, holidays of the banks: the Mondays after the Sundays of Carnival and of Pentecost | http://bankofcyprus.com.cy/en-gb/retail/the-bank/3/--3/

Annunciation, Anniversary of 1821 Revolution = Ευαγγελισμός, Εθνική Εορτή | 03-25 | library
Assumption = Κοίμηση της Θεοτόκου | 08-15 | library
Boxing Day = Δεύτερη μέρα των Χριστουγέννων | 12-26 | library
Christmas Day = Χριστούγεννα | 12-25 | library
Clean Monday = Καθαρά Δευτέρα | orthodox-48 | computed | holidays-banks-mondays
Cyprus Independence Day = Ημέρα της Ανεξαρτησίας Κύπρος | 10-01 [1979,) | library
Cyprus National Day = Κύπρος Εθνική Εορτή | 04-01 [1956,) | library
Easter Monday = Δευτέρα του Πάσχα | orthodox+1 | library
Easter Sunday = Πάσχα | orthodox | library
Epiphany = Θεοφάνεια | 01-06 | library
Good Friday = Μεγάλη Παρασκευή | orthodox-2 | library
Labour Day = Εργατική Πρωτομαγιά | 05-01 | library
National Holiday = Επέτειος του Όχι | 10-28 | library
New Year's Day = Πρωτοχρονιά | 01-01 | library
Whit Monday (Kataklysmos) = Δευτέρα του Κατακλυσμού | orthodox+50 | computed | holidays-banks-mondays

fact national 2024 | off 03-18 06-24 | not 03-19 06-23 | Green Monday, Monday of Pentecost
`;
