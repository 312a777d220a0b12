/** Holidays of Germany: rules, years and sources. The format: `README.md`. */
export const DE = `
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
known [1991,)
known [2010,) | in BY-EVANG BY-KATH SN-BZ TH-EIC TH-UH TH-WAK

source laws-states-2017 | Germany, the nine holidays that the laws of all states have, by ARAG | https://www.lifepr.de/pressemitteilung/arag-se/Feiertage-Es-gibt-Unterschiede/boxid/679197 | list
source gesetz-uber-den-1953 | Gesetz über den Tag der deutschen Einheit of 4 August 1953; not checked against the law

75th anniversary of the GDR uprising | on 20280617 | in BE | library
All Saints' Day = Allerheiligen | 11-01 | in BW BY BY-A BY-EVANG BY-KATH NW RP SL | library
feasts de | Ascension Day; Easter Monday; New Year's Day; Whit Monday | laws-states-2017 [1995,); library
Assumption = Mariä Himmelfahrt | 08-15 | in BY-A BY-KATH SL | library
Augsburg Peace Festival = Augsburger Friedensfest | 08-08 | in BY-A | library
Boxing Day = 2. Weihnachtstag | 12-26 | laws-states-2017 [1995,); library
Christmas Day = 1. Weihnachtstag | 12-25 | laws-states-2017 [1995,); library
Corpus Christi = Fronleichnam | easter+60 | but national BB BE HB HH MV NI SH SN ST TH | library
Day of German Unity (17 June) = Tag der deutschen Einheit | 06-17 [1954,1991) | collection | gesetz-uber-den-1953
Day of Prayer and Repentance = Buß- und Bettag | wednesday>=11-16 | in SN SN-BZ | library
Easter Sunday = Ostersonntag | easter | in BB | library
Epiphany = Heilige Drei Könige | 01-06 | in BW BY BY-A BY-EVANG BY-KATH ST | library
German Unity Day = Tag der Deutschen Einheit | 10-03 [1990,) | laws-states-2017 [1995,); library
Good Friday = Karfreitag | easter-2 | laws-states-2017 [1995,); library
International Children's Day = Weltkindertag | 09-20 [2019,) | in TH TH-EIC TH-UH TH-WAK | library
International Women's Day = Internationaler Frauentag | 03-08 [2019,) | in BE | library
	03-08 [2023,) | in MV | library
Labour Day = Maifeiertag | 05-01 | laws-states-2017 [1995,); library
Liberation Day (75th Anniversary) = Tag der Befreiung (75. Jahrestag) | on 20200508 | in BE | library
Liberation Day (80th Anniversary) = Tag der Befreiung (80. Jahrestag) | on 20250508 | in BE | library
Pentecost = Pfingstsonntag | easter+49 | in BB | library
Reformation Day = Reformationstag | on 20171031 | in national BE BW BY BY-A BY-EVANG BY-KATH HE NW RP SL | library
	10-31 | in BB MV SN SN-BZ ST TH TH-EIC TH-UH TH-WAK | library
	10-31 [2017,) | in HB HH NI SH | library
Repentance and Prayer Day | wednesday>=11-14 [1991,1995) | but SN SN-BZ | vacanza
`;
