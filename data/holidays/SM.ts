/** Holidays of San Marino: rules, years and sources. The format: `README.md`. */
export const SM = `

All Saints' Day = Tutti i Santi | 11-01 | library
Anniversary of the Arengo = Anniversario dell'Arengo | 03-25 | library
feasts it | Assumption; Boxing Day; Christmas Day; Corpus Christi; Easter Monday; Easter Sunday; Epiphany; Immaculate Conception; Labour Day; New Year's Day | library
Cerimonia di investitura dei Capitani Reggenti | 10-01 | library
Commemoration of the deceased = Commemorazione dei defunti | 11-02 | library
Feast of Saint Agatha = Festa di Sant’Agata | 02-05 | library
Inauguration Ceremony = Cerimonia di investitura dei Capitani Reggenti | 04-01 | library
Liberation from Fascism = Anniversario della caduta del Fascismo e Festa della Libertà | 07-28 | library
The Feast of San Marino and the Republic = Festa di San Marino e di Fondazione della Repubblica | 09-03 | library
`;
