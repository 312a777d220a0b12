/** Holidays of Croatia: rules, years and sources. The format: `README.md`. */
export const HR = `
part 17 Split-Dalmatia
part 19 Dubrovnik-Neretva
known [2010,)
known [1992,) | in national


All Saints' Day = Svi sveti | 11-01 | library
Anti-Fascist Struggle Day = Dan antifašističke borbe | 06-22 | library
Assumption = Velika Gospa | 08-15 | library
Boxing Day = Svetog Stjepana | 12-26 | library
Christmas Day = Božić | 12-25 | library
Corpus Christi = Tijelovo | easter+60 [2002,), on 20000622 | library
Easter Monday = Uskršnji ponedjeljak | easter+1 | library
Easter Sunday = Uskrs | easter [2009,) | library
Epiphany = Bogojavljenje, Sveta tri kralja | 01-06 [,2002), 01-06 [2003,) | library
Independence Day = Dan neovisnosti | 10-08 [2002,2020) | library
Labour Day = Praznik rada | 05-01 | library
National Day = Dan državnosti | 05-30 [2020,) | library
New Year's Day = Nova godina | 01-01 | library
Remembrance Day = Dan sjećanja na žrtve Domovinskog rata i Dan sjećanja na žrtvu Vukovara i Škabrnje | 11-18 [2020,) | library
Statehood Day = Dan državnosti | 05-30 [1996,2002) | vacanza
	06-25 [2002,2020) | library
Victory and Homeland Thanksgiving Day and the Day of Croatian defenders = Dan pobjede i domovinske zahvalnosti i Dan hrvatskih branitelja | 08-05 [1992,) | vacanza [1992,1996); library
`;
