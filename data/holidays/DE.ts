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
law [1990,) | all but German Unity Day; Reformation Day; Repentance and Prayer Day; Whit Monday | in BW | Baden-Württemberg, Feiertagsgesetz, § 1 | http://christian-dicker.de/Sonn-%20und%20Feiertagsregelungen%20der%20Laender.htm
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in BY BY-A BY-EVANG BY-KATH | Bayern, Feiertagsgesetz of 21 May 1980, Art. 1 | https://www.schulrecht-online.de/rechtstexte/feiertagsgesetz
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in HE | Hessen, Feiertagsgesetz, § 1 | https://www.anwalt24.de/gesetze/hfeiertagsg/1
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in NW | Nordrhein-Westfalen, Feiertagsgesetz NW, § 2 | https://www.lexsoft.de/cgi-bin/lexsoft/justizportal_nrw.cgi?t=162412785880547523&sessionID=1287921028744845671&templateID=document&source=lawnavi&chosenIndex=Dummy_nv_68&xid=166902,3
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in RP | Rheinland-Pfalz, Feiertagsgesetz LFtG, § 2 | https://www.anwalt24.de/gesetze/lftg/2
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in SL | Saarland, Feiertagsgesetz SFG, § 2 | https://www.anwalt24.de/gesetze/sfg/2
law [1993,) | all but Repentance and Prayer Day | in ST | Sachsen-Anhalt, Feiertagsgesetz FeiertG LSA, § 2 | https://www.anwalt24.de/gesetze/feiertg_lsa/2
law [1993,) | all | in SN SN-BZ | Sachsen, Gesetz über Sonn- und Feiertage SächsSFG, § 1 | https://justiz-nrw.wolterskluwer-online.de/browse/document/1f7d3b14-2e0b-3b5d-b2a6-5af8dfb32abc
law [1991,) | all but Liberation Day (75th Anniversary); Repentance and Prayer Day | in BB | Brandenburg, Feiertagsgesetz FTG, § 2 | http://www.anwalt24.de/rund-ums-recht/Paragraph_2_FTG_Feiertage-d186589,3.html
law [1995,) | all but International Children's Day | in TH TH-EIC TH-UH TH-WAK | Thüringen, Feiertagsgesetz, § 2 | http://eichsfeldwiki.de/feiertage
law [1990,) | all but Reformation Day; Repentance and Prayer Day | in NI | Niedersachsen, Gesetz über die Feiertage, § 2 | http://eichsfeldwiki.de/feiertage

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
