/** Holidays of San Marino: rules, years and sources. The format: `README.md`. */
export const SM = `
country San Marino
known [1990,)

source library

All Saints' Day = Tutti i Santi | 11-01 | collection | library
Anniversary of the Arengo = Anniversario dell'Arengo | 03-25 | collection | library
Assumption = Assunzione di Maria | 08-15 | collection | library
Boxing Day = Santo Stefano | 12-26 | collection | library
Cerimonia di investitura dei Capitani Reggenti | 10-01 | collection | library
Christmas Day = Natale di Gesù | 12-25 | collection | library
Commemoration of the deceased = Commemorazione dei defunti | 11-02 | collection | library
Corpus Christi = Corpus Domini | easter+60 | computed | library
Easter Monday = Lunedì dell’Angelo | easter+1 | computed | library
Easter Sunday = Domenica di Pasqua | easter | computed | library
Epiphany = Epifania | 01-06 | collection | library
Feast of Saint Agatha = Festa di Sant’Agata | 02-05 | collection | library
Immaculate Conception = Immacolata Concezione | 12-08 | collection | library
Inauguration Ceremony = Cerimonia di investitura dei Capitani Reggenti | 04-01 | collection | library
Labour Day = Festa del lavoro | 05-01 | collection | library
Liberation from Fascism = Anniversario della caduta del Fascismo e Festa della Libertà | 07-28 | collection | library
New Year's Day = Capodanno | 01-01 | collection | library
The Feast of San Marino and the Republic = Festa di San Marino e di Fondazione della Repubblica | 09-03 | collection | library
`;
