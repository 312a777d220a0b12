/** Holidays of Germany: rules, years and sources. The format: `README.md`. */
export const DE = `
country Germany
part BB Brandenburg
part BE Berlin
part BW Baden-Württemberg
part BY Bayern
part BY-A Stadt Augsburg
part BY-EVANG Predominantly protestant communities
part BY-KATH Predominantly catholic communities
part HB Hansestadt Bremen
part HE Hessen
part HH Hansestadt Hamburg
part MV Mecklenburg-Vorpommern
part NI Niedersachsen
part NW Nordrhein-Westfalen
part RP Rheinland-Pfalz
part SH Schleswig-Holstein
part SL Saarland
part SN Sachsen
part SN-BZ Landkreis Bautzen
part ST Sachsen-Anhalt
part TH Thüringen
part TH-EIC Landkreis Eichfeld
part TH-UH Unstrut-Hainich-Kreis
part TH-WAK Wartburgkreis

source library
source gesetz-uber-den-1953 | Gesetz über den Tag der deutschen Einheit of 4 August 1953; not checked against the law

Ascension Day = Christi Himmelfahrt | easter+39 | computed | library
Boxing Day = 2. Weihnachtstag | 12-26 | library
Christmas Day = 1. Weihnachtstag | 12-25 | library
Day of German Unity (17 June) = Tag der deutschen Einheit | 06-17 [1954,1991) | gesetz-uber-den-1953
Easter Monday = Ostermontag | easter+1 | computed | library
German Unity Day = Tag der Deutschen Einheit | 10-03 [1990,) | library
Good Friday = Karfreitag | easter-2 | computed | library
Labour Day = Maifeiertag | 05-01 | library
New Year's Day = Neujahr | 01-01 | library
Reformation Day = Reformationstag | on 20171031 | but BB MV SN SN-BZ ST TH TH-EIC TH-UH TH-WAK | one_off | library
Whit Monday = Pfingstmontag | easter+50 | computed | library
Easter Sunday = Ostersonntag | easter | in BB | computed | library
Pentecost = Pfingstsonntag | easter+49 | in BB | computed | library
Reformation Day = Reformationstag | 10-31 | in BB MV SN SN-BZ ST TH TH-EIC TH-UH TH-WAK | library
International Women's Day = Internationaler Frauentag | 03-08 [2019,) | in BE | library
Liberation Day (75th Anniversary) = Tag der Befreiung (75. Jahrestag) | on 20200508 | in BE | one_off | library
Liberation Day (80th Anniversary) = Tag der Befreiung (80. Jahrestag) | on 20250508 | in BE | one_off | library
75th anniversary of the GDR uprising | on 20280617 | in BE | one_off | library
Epiphany = Heilige Drei Könige | 01-06 | in BW BY BY-A BY-EVANG BY-KATH ST | library
Corpus Christi = Fronleichnam | easter+60 | in BW BY BY-A BY-EVANG BY-KATH HE NW RP SL SN-BZ TH-EIC TH-UH TH-WAK | computed | library
All Saints' Day = Allerheiligen | 11-01 | in BW BY BY-A BY-EVANG BY-KATH NW RP SL | library
Augsburg Peace Festival = Augsburger Friedensfest | 08-08 | in BY-A | library
Assumption = Mariä Himmelfahrt | 08-15 | in BY-A BY-KATH SL | library
Reformation Day = Reformationstag | 10-31 [2018,) | in HB HH NI SH | library
International Women's Day = Internationaler Frauentag | 03-08 [2023,) | in MV | library
Day of Prayer and Repentance = Buß- und Bettag | wednesday>=11-16 | in SN SN-BZ | library
International Children's Day = Weltkindertag | 09-20 [2019,) | in TH TH-EIC TH-UH TH-WAK | library
`;
