/** Holidays of Switzerland: rules, years and sources. The format: `README.md`. */
export const CH = `
country Switzerland
part AG Canton of Aargau
part AI Canton of Appenzell Inner-Rhodes
part AR Canton of Appenzell Outer Rhodes
part BE Canton of Bern
part BL Canton of Basel-Country
part BS Canton of Basel-City
part FR Canton of Fribourg
part GE Canton of Geneva
part GL Canton of Glarus
part GR Canton of Grisons
part JU Canton of Jura
part LU Canton of Lucerne
part NE Canton of Neuchâtel
part NW Canton of Nidwalden
part OW Canton of Obwalden
part SG Canton of St. Gallen
part SH Canton of Schaffhausen
part SO Canton of Solothurn
part SZ Canton of Schwyz
part TG Canton of Thurgau
part TI Canton of Ticino
part UR Canton of Uri
part VD Canton of Vaud
part VS Canton of Valais
part ZG Canton of Zug
part ZH Canton of Zürich
known [1990,)

source appenzell-innerrhoden-canton | Appenzell Innerrhoden, canton, Feiertage und Ruhetage | https://ai.ch/themen/wirtschaft-und-arbeit/feiertage-ruhetage
source appenzell-innerrhoden-ruhetagsgesetz-1982 | Appenzell Innerrhoden, Ruhetagsgesetz of 25 April 1982, Art. 2 | https://lexaris.eu/book/version/documentflat/head/245804
source fribourg-canton-feiertage | Fribourg, canton, Feiertage: the Catholic communes | https://fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/gesetzliche-feiertage-und-dienstfreie-tage-wo-liegt-der-unterschied
source graubunden-gesetz-uber-2 | Graubünden, Gesetz über die öffentlichen Ruhetage (520.100), article 2 | https://lexaris.io/book/version/documentflat/head/254389
source library
source solothurn-canton-feiertage | Solothurn, canton, Feiertage: all districts but Bucheggberg | https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/arbeitsinspektorat/feiertage
source solothurn-ruhetagsgesetz-18-2014 | Solothurn, Ruhetagsgesetz of 18 May 2014, § 2; the district of Bucheggberg lacks the Catholic feasts | https://lexaris.de/book/version/documentflat/head/239821
source swiss-federal-office | Swiss Federal Office of Justice, list of statutory holidays of the cantons; not checked against the law
source swiss-federal-office-2 | Swiss Federal Office of Justice, list of holidays of the cantons: not where it is a Tuesday or a Saturday | https://www.bj.admin.ch/dam/bj/de/data/publiservice/service/zivilprozessrecht/kant-feiertage.pdf
source swiss-federal-office-3 | Swiss Federal Office of Justice, list of holidays of the cantons | https://www.bj.admin.ch/dam/bj/de/data/publiservice/service/zivilprozessrecht/kant-feiertage.pdf
source zurich-ruhetags-ladenoffnungsgesetz-2000 | Zürich, Ruhetags- und Ladenöffnungsgesetz of 26 June 2000, § 1 | https://www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/

All Saints' Day = Allerheiligen | 11-01 [1982,) | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982
	11-01 [1990,2010) | in SO | estimated | solothurn-canton-feiertage
	11-01 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	11-01 | in AG GL LU NW OW SG SZ UR ZG | collection | library
	11-01 [,1982) | in AI | collection | library
	11-01 [,1990), 11-01 [2010,2014) | in SO | solothurn-canton-feiertage
All Saints' Day = Ognissanti | 11-01 | in TI | collection | library
All Saints' Day = Toussaint | 11-01 [1990,2010) | in FR | estimated | fribourg-canton-feiertage
	11-01 [,1990), 11-01 [2010,) | in FR | fribourg-canton-feiertage
	11-01 | in JU VS | collection | library
Ascension Day = Auffahrt | easter+39 | but FR GE JU NE SO TI VD VS ZH | computed | library
	easter+39 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	on 20080501 | in SO | computed | solothurn-canton-feiertage
	easter+39 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	easter+39 [,2008), easter+39 [2009,2014) | in SO | computed | library
	easter+39 [,2001) | in ZH | computed | library
Ascension Day = Ascension | easter+39 [2005,) | in FR | fribourg-canton-feiertage
	easter+39 [,2005) | in FR | computed | library
	easter+39 | in GE JU NE VD VS | computed | library
Ascension Day = Ascensione | easter+39 | in TI | computed | library
Assumption = Assomption | 08-15 [1990,2010) | in FR | estimated | fribourg-canton-feiertage
	08-15 [,1990), 08-15 [2010,) | in FR | fribourg-canton-feiertage
	08-15 | in JU VS | collection | library
Assumption = Assunzione | 08-15 | in TI | collection | library
Assumption = Mariä Himmelfahrt | 08-15 [1982,) | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982
	08-15 [1990,2010) | in SO | estimated | solothurn-canton-feiertage
	08-15 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	08-15 | in AG LU NW OW SZ UR ZG | collection | library
	08-15 [,1982) | in AI | collection | library
	08-15 [,1990), 08-15 [2010,2014) | in SO | solothurn-canton-feiertage
Battle of Näfels Day = Näfelser Fahrt | 04-04 if wednesday +1 [1951,2002), thursday>=04-03 [1952,1954), 03-31 if wednesday +1 [1954,1994), 04-03 if wednesday +1 [1957,1975), easter+4 [1958,1960), 1 thursday 04 [1960,1962), 04-01 if wednesday +1 [1964,2010), 04-13 if wednesday +1 [1966,1978), 04-05 if wednesday +1 [1967,2018), 04-06 if wednesday +1 [1983,2034), easter+4 [1985,1987), easter+4 [1996,1998), 04-03 if wednesday +1 [2002,2070), 04-02 if wednesday +1 [2003,2037), 04-11 if wednesday +1 [2007,2013), 04-07 if wednesday +1 [2010,2022), 04-04 if wednesday +1 [2018,2086), easter+4 [2026,2028), 03-31 if wednesday +1 [2032,2078), 04-12 if wednesday +1 [2034,2046), easter+4 [2042,2044), easter+4 [2050,2052), easter+4 [2053,2055), 04-05 if wednesday +1 [2056,2091), easter+4 [2064,2066), 04-02 if wednesday +1 [2070,2099), 04-01 if wednesday +1 [2071,2100), 04-10 if wednesday +1 [2075,2081), 04-06 if wednesday +1 [2078,2096), 04-03 if wednesday +1 [2086,2098), on 19500413 19550414 19690410 19750403 19800410 19910404 19990408 20040401 20150409 20200402 20230413 20280406 20370409 20390414 20440407 20480409 20590403 20610414 20670407 20720414 20830408 20880401 20910412 20940408 20960405 21000401 | in GL | swiss-federal-office-3
Berchtoldstag = 2 Janvier | 01-02 | in JU VD | collection | library
	01-01 if sunday +1 [,2097) | in NE | collection | library
Berchtoldstag | 01-02 | in AG BE TG | collection | library
	01-02 | in LU | collection | swiss-federal-office
Boxing Day = Lendemain de Noël | 12-25 if sunday +1 [1955,2096) | in NE | collection | library
Boxing Day = Santo Stefano | 12-26 | in TI | collection | library
Boxing Day = Stephanstag | 12-26 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	12-26 | in AG BE BL BS GL GR LU SG SH SZ TG | collection | library
	12-26 [,2001) | in ZH | collection | library
	12-26 if sunday monday wednesday thursday friday [1951,) | in AI AR UR | swiss-federal-office-2
Swiss National Day = Bundesfeiertag | 08-01 | but FR GE JU NE TI VD VS ZH | collection | library
	08-01 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	08-01 [,2001) | in ZH | collection | library
Christmas Day = Weihnachtstag | 12-25 | but FR GE JU NE SO TI VD VS ZH | collection | library
	12-25 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	12-25 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	12-25 [,2014) | in SO | collection | library
	12-25 [,2001) | in ZH | collection | library
Christmas Day = Natale di Gesù | 12-25 | in TI | collection | library
Christmas Day = Noël | 12-25 [2005,) | in FR | fribourg-canton-feiertage
	12-25 [,2005) | in FR | collection | library
	12-25 | in GE JU NE VD VS | collection | library
Corpus Christi = Corpus Domini | easter+60 | in TI | computed | library
Corpus Christi = Fronleichnam | easter+60 [1990,2010) | in SO | computed estimated | solothurn-canton-feiertage
	easter+60 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	easter+60 | in AG AI LU NW OW SZ UR ZG | computed | library
	easter+60 [,1990), easter+60 [2010,2014) | in SO | computed | solothurn-canton-feiertage
Corpus Christi = la Fête-Dieu | easter+60 [1990,2005) | in FR | computed estimated | fribourg-canton-feiertage
	easter+60 [2005,2010) | in FR | estimated | fribourg-canton-feiertage
	easter+60 [2010,) | in FR | fribourg-canton-feiertage
	easter+60 [,1990) | in FR | computed | fribourg-canton-feiertage
	easter+60 | in JU NE VS | computed | library
Easter Monday = Lundi de Pâques | easter+1 | in GE JU VD | computed | library
Easter Monday = Lunedì dell’Angelo | easter+1 | in TI | computed | library
Easter Monday = Ostermontag | easter+1 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	easter+1 | in AG AI AR BE BL BS GL GR SG SH SZ TG UR | computed | library
	easter+1 | in LU | computed | swiss-federal-office
	easter+1 [,2001) | in ZH | computed | library
Epiphany = Dreikönigstag | 01-06 | in SZ UR | collection | library
Epiphany = Epifania | 01-06 | in TI | collection | library
Geneva Fast = Jeûne Genevois | thursday>=09-05 | in GE | collection | library
Good Friday = Karfreitag | easter-2 [1990,2010) | in GR | computed estimated | graubunden-gesetz-uber-2
	easter-2 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	easter-2 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	easter-2 | in AG AI AR BE BL BS GL LU NW OW SG SH SZ TG UR ZG | computed | library
	easter-2 [,1990), easter-2 [2010,) | in GR | computed | graubunden-gesetz-uber-2
	easter-2 [,2014) | in SO | computed | library
	easter-2 [,2001) | in ZH | computed | library
Good Friday = Vendredi saint | easter-2 [2005,) | in FR | fribourg-canton-feiertage
	easter-2 [,2005) | in FR | computed | library
	easter-2 | in GE JU NE VD | computed | library
Immaculate Conception = Immacolata Concezione | 12-08 | in TI | collection | library
Immaculate Conception = Immaculée Conception | 12-08 [1990,2010) | in FR | estimated | fribourg-canton-feiertage
	12-08 [,1990), 12-08 [2010,) | in FR | fribourg-canton-feiertage
	12-08 | in VS | collection | library
Immaculate Conception = Mariä Empfängnis | 12-08 | in AG LU NW OW SZ UR ZG | collection | library
	12-08 | in AI | collection | swiss-federal-office
Jura Plebiscite = Plébiscite jurassien | 06-23 | in JU | collection | library
Labour Day = Festa del lavoro | 05-01 | in TI | collection | library
Labour Day = Fête du travail | 05-01 | in JU NE | collection | library
Labour Day = Tag der Arbeit | 05-01 [1990,2008), on 20090501 | in SO | half estimated | solothurn-canton-feiertage
	05-01 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	05-01 [2014,) | in SO | half | solothurn-ruhetagsgesetz-18-2014
	05-01 | in AG BL BS SH TG | collection | library
	05-01 [,1990), 05-01 [2010,2014), on 20080501 | in SO | half | solothurn-canton-feiertage
	05-01 [,2001) | in ZH | collection | library
Monday after Federal Day of Thanksgiving, Repentance and Prayer = Lundi du Jeûne Fédéral | monday>=09-16 | in VD | collection | library
National Day = Fête nationale | 08-01 [2005,) | in FR | fribourg-canton-feiertage
	08-01 [,2005) | in FR | collection | library
	08-01 | in GE JU NE VD VS | collection | library
National Day = Giorno festivo federale | 08-01 | in TI | collection | library
New Year's Day = Neujahr | 01-01 | but FR GE JU NE SO TI VD VS ZH | collection | library
	01-01 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	01-01 [2014,) | in SO | solothurn-ruhetagsgesetz-18-2014
	01-01 [,2014) | in SO | collection | library
	01-01 [,2001) | in ZH | collection | library
New Year's Day = Capodanno | 01-01 | in TI | collection | library
New Year's Day = Nouvel An | 01-01 [2005,) | in FR | fribourg-canton-feiertage
	01-01 [,2005) | in FR | collection | library
	01-01 | in GE JU NE VD VS | collection | library
Republic Day = Instauration de la République | 03-01 | in NE | collection | library
Restoration of the Republic = Restauration de la République | 12-31 | in GE | collection | library
Saint Joseph = Josefstag | 03-19 | in NW SZ UR VS | collection | library
Saint Joseph = San Giuseppe | 03-19 | in TI | collection | library
Saint Maurice's Day = Mauritiustag | 09-22 [1982,1990), 09-22 [2010,) | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982
	09-22 [1990,2010) | in AI | estimated | appenzell-innerrhoden-ruhetagsgesetz-1982
	09-22 [,1982) | in AI | appenzell-innerrhoden-canton
Saint Nicholas of Flüe = Bruderklausenfest | 09-25 | in OW | collection | library
Saints Peter and Paul = Santi Pietro e Paolo | 06-29 | in TI | collection | library
Whit Monday = Lundi de Pentecôte | easter+50 | in GE JU VD | computed | library
Whit Monday = Lunedì di Pentecoste | easter+50 | in TI | computed | library
Whit Monday = Pfingstmontag | easter+50 [2001,) | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000
	easter+50 | in AG AI AR BE BL BS GL GR SG SH SZ TG UR | computed | library
	easter+50 | in LU | computed | swiss-federal-office
	easter+50 [,2001) | in ZH | computed | library

fact AR 2022 | off 12-26 | not 12-27 | Saint Stephen on a Monday
fact AR 2026 | off 04-06 | not 12-26 | no Saint Stephen on a Saturday
fact GL 2026 | off 04-06 04-09 05-25 11-01 12-26 | not 01-02 | ten statutory days in Glarus, the Näfelser Fahrt with them
fact GL 2026 | off 04-09 | not 04-02 | Näfelser Fahrt: a week after Maundy Thursday
fact GL 2027 | off 04-01 | not 04-08 12-24 12-31 | Näfelser Fahrt: not in Holy Week
fact GR 2026 | off 04-03 | not 05-01 | Ruhetagsgesetz, article 2
fact NE 2026 | off 03-01 04-03 | not 04-06 05-25 | list of the cantons
fact NW 2026 | off 03-19 04-03 06-04 12-08 | not 01-02 04-06 05-25 12-26 | ten statutory days in Stans
fact OW 2026 | off 04-03 06-04 09-25 12-08 | not 01-02 04-06 05-25 12-26 | ten statutory days in Sarnen
fact SO 2026 | off 04-03 05-01 06-04 08-15 | not 01-02 03-19 | Solothurn: Saint Joseph in some communes only
fact VS 2026 | off 03-19 06-04 08-15 11-01 12-08 | not 01-02 04-03 04-06 05-01 05-25 12-24 12-26 | eight days of Wallis
fact ZG 2026 | off 04-03 06-04 08-15 11-01 12-08 | not 01-02 04-06 05-25 12-26 | nine statutory days in Zug
fact ZH 2024 | off 03-29 04-01 05-20 | not 03-31 05-19 | Ruhetags- und Ladenöffnungsgesetz, § 1
fact ZH 2026 | off 01-01 04-06 05-01 05-25 12-26 | not 01-02 06-04 11-01 | Ruhetags- und Ladenöffnungsgesetz, § 1
fact ZH 2026 | off 04-03 04-06 05-25 12-26 | not 08-15 | Zürich, Ruhetagsgesetz
fact national 2026 | off 01-01 05-14 08-01 12-25 | not 04-03 04-06 05-25 12-26 | days of all cantons
decided no commune | Knabenschiessen | - | - | * | a feast of the city on a Saturday and Sunday; offices close on the Monday afternoon | Zürich, Ruhetags- und Ladenöffnungsgesetz, § 1 | https://www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/
decided no commune | Saint Berchtold's Day | - | - | * | no day of rest of the canton of Zürich | Zürich, Ruhetags- und Ladenöffnungsgesetz, § 1 | https://www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/
decided yes commune | - | 09-22 | - | AI | Saint Maurice, but for the district of Oberegg | Appenzell Innerrhoden, canton, Feiertage und Ruhetage | https://ai.ch/themen/wirtschaft-und-arbeit/feiertage-ruhetage
decided yes commune | Corpus Christi; Assumption; All Saints' Day | - | - | SO | Catholic feasts are off in most communes | Solothurn, canton, Feiertage: all districts but Bucheggberg | https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/arbeitsinspektorat/feiertage
decided yes commune | Corpus Christi; Assumption; All Saints' Day; Immaculate Conception | - | - | FR | Catholic feasts are off in most communes | Fribourg, canton, Feiertage: the Catholic communes | https://fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/gesetzliche-feiertage-und-dienstfreie-tage-wo-liegt-der-unterschied
decided yes half | - | 05-01 | - | SO | from noon on | Solothurn, canton, Feiertage: all districts but Bucheggberg | https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/arbeitsinspektorat/feiertage
decided yes law | - | easter-2 | - | GR | Good Friday is a public day of rest | Graubünden, Gesetz über die öffentlichen Ruhetage (520.100), article 2 | https://lexaris.io/book/version/documentflat/head/254389
`;
