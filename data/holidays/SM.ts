/** Holidays of San Marino: rules, years and sources. The format: `README.md`. */
export const SM = `
country San Marino
known [1990,)


All Saints' Day = Tutti i Santi | 11-01 | library
Anniversary of the Arengo = Anniversario dell'Arengo | 03-25 | library
Assumption = Assunzione di Maria | 08-15 | library
Boxing Day = Santo Stefano | 12-26 | library
Cerimonia di investitura dei Capitani Reggenti | 10-01 | library
Christmas Day = Natale di Gesù | 12-25 | library
Commemoration of the deceased = Commemorazione dei defunti | 11-02 | library
Corpus Christi = Corpus Domini | easter+60 | library
Easter Monday = Lunedì dell’Angelo | easter+1 | library
Easter Sunday = Domenica di Pasqua | easter | library
Epiphany = Epifania | 01-06 | library
Feast of Saint Agatha = Festa di Sant’Agata | 02-05 | library
Immaculate Conception = Immacolata Concezione | 12-08 | library
Inauguration Ceremony = Cerimonia di investitura dei Capitani Reggenti | 04-01 | library
Labour Day = Festa del lavoro | 05-01 | library
Liberation from Fascism = Anniversario della caduta del Fascismo e Festa della Libertà | 07-28 | library
New Year's Day = Capodanno | 01-01 | library
The Feast of San Marino and the Republic = Festa di San Marino e di Fondazione della Repubblica | 09-03 | library
`;
