/** Holidays of Switzerland: rules, years and sources. The format: `README.md`. */
export const CH = `
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

source appenzell-innerrhoden-canton | Appenzell Innerrhoden, canton, Feiertage und Ruhetage | https://ai.ch/themen/wirtschaft-und-arbeit/feiertage-ruhetage | list
source appenzell-innerrhoden-ruhetagsgesetz-1982 | Appenzell Innerrhoden, Ruhetagsgesetz of 25 April 1982, Art. 2 | https://lexaris.eu/book/version/documentflat/head/245804
source fribourg-canton-feiertage | Fribourg, canton, Feiertage: the Catholic communes | https://fr.ch/de/arbeit-und-unternehmen/arbeitnehmer/gesetzliche-feiertage-und-dienstfreie-tage-wo-liegt-der-unterschied | list
source glarus-naefelser-fahrt | Glarus, government, on the Näfelser Fahrt of 2023: the first Thursday of April, a week later in Holy Week | https://www.suedostschweiz.ch/news/gedenktag-wieso-das-datum-der-naefelser-fahrt-auf-eurem-handy-wahrscheinlich-falsch-ist | list [,)
source graubunden-gesetz-uber-2 | Graubünden, Gesetz über die öffentlichen Ruhetage (520.100), article 2 | https://lexaris.io/book/version/documentflat/head/254389
source solothurn-canton-feiertage | Solothurn, canton, Feiertage: all districts but Bucheggberg | https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/arbeitsinspektorat/feiertage | list
source solothurn-ruhetagsgesetz-18-2014 | Solothurn, Ruhetagsgesetz of 18 May 2014, § 2; the district of Bucheggberg lacks the Catholic feasts | https://lexaris.de/book/version/documentflat/head/239821
source swiss-federal-office | Swiss Federal Office of Justice, list of statutory holidays of the cantons; not checked against the law
source swiss-federal-office-2 | Swiss Federal Office of Justice, list of holidays of the cantons: not where it is a Tuesday or a Saturday | https://www.bj.admin.ch/dam/bj/de/data/publiservice/service/zivilprozessrecht/kant-feiertage.pdf | list
source zurich-ruhetags-ladenoffnungsgesetz-2000 | Zürich, Ruhetags- und Ladenöffnungsgesetz of 26 June 2000, § 1 | https://www.arbeitsrecht-aktuell.ch/de/2023/12/24/arbeitsfrei-am-2-januar/

All Saints' Day = Allerheiligen; Toussaint @ FR JU VS; Ognissanti @ TI | 11-01 | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982 [1982,); library
	11-01 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); solothurn-canton-feiertage [1990,2010) estimated; solothurn-canton-feiertage
	11-01 | in AG GL JU LU NW OW SG SZ TI UR VS ZG | library
	11-01 | in FR | fribourg-canton-feiertage [1990,2010) estimated; fribourg-canton-feiertage
Ascension Day = Auffahrt; Ascension @ FR GE JU NE VD VS; Ascensione @ TI | easter+39 | but FR SO ZH | library
	easter+39 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	easter+39 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); library
	easter+39 | in FR | fribourg-canton-feiertage [2005,); library
Assumption = Mariä Himmelfahrt; Assomption @ FR JU VS; Assunzione @ TI | 08-15 | in FR | fribourg-canton-feiertage [1990,2010) estimated; fribourg-canton-feiertage
	08-15 | in AG JU LU NW OW SZ TI UR VS ZG | library
	08-15 | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982 [1982,); library
	08-15 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); solothurn-canton-feiertage [1990,2010) estimated; solothurn-canton-feiertage
Battle of Näfels Day = Näfelser Fahrt | 1 thursday 04 unless easter-3 +7 | in GL | glarus-naefelser-fahrt
Berchtoldstag = Berchtoldstag; 2 Janvier @ JU NE VD | 01-02 | in AG BE JU TG VD | library
	01-01 if sunday +1 [,2097) | in NE | library
	01-02 | in LU | collection | swiss-federal-office
Boxing Day = Stephanstag; Lendemain de Noël @ NE; Santo Stefano @ TI | 12-25 if sunday +1 [1955,2096) | in NE | library
	12-26 | in AG BE BL BS GL GR LU SG SH SZ TG TI | library
	12-26 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	12-26 if sunday monday wednesday thursday friday [1951,) | in AI AR UR | swiss-federal-office-2
Swiss National Day = Bundesfeiertag | 08-01 | but FR GE JU NE TI VD VS ZH | library
	08-01 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
Christmas Day = Weihnachtstag; Noël @ FR GE JU NE VD VS; Natale di Gesù @ TI | 12-25 | but FR SO ZH | library
	12-25 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	12-25 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); library
	12-25 | in FR | fribourg-canton-feiertage [2005,); library
Corpus Christi = Fronleichnam; la Fête-Dieu @ FR JU NE VS; Corpus Domini @ TI | easter+60 | in AG AI JU LU NE NW OW SZ TI UR VS ZG | library
	easter+60 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); solothurn-canton-feiertage [1990,2010) computed estimated; solothurn-canton-feiertage computed
	easter+60 | in FR | fribourg-canton-feiertage [2010,); fribourg-canton-feiertage [2005,2010) estimated; fribourg-canton-feiertage [1990,2005) computed estimated; fribourg-canton-feiertage computed
Easter Monday = Ostermontag; Lundi de Pâques @ GE JU VD; Lunedì dell’Angelo @ TI | easter+1 | but national FR LU NE NW OW SO VS ZG ZH | library
	easter+1 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	easter+1 | in LU | computed | swiss-federal-office
Epiphany = Dreikönigstag; Epifania @ TI | 01-06 | in SZ TI UR | library
Geneva Fast = Jeûne Genevois | thursday>=09-05 | in GE | library
Good Friday = Karfreitag; Vendredi saint @ FR GE JU NE VD | easter-2 | in GR | computed | graubunden-gesetz-uber-2 [1990,2010) estimated; graubunden-gesetz-uber-2
	easter-2 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	easter-2 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); library
	easter-2 | but national FR GR SO TI VS ZH | library
	easter-2 | in FR | fribourg-canton-feiertage [2005,); library
Immaculate Conception = Mariä Empfängnis; Immaculée Conception @ FR VS; Immacolata Concezione @ TI | 12-08 | in AG LU NW OW SZ TI UR VS ZG | library
	12-08 | in FR | fribourg-canton-feiertage [1990,2010) estimated; fribourg-canton-feiertage
	12-08 | in AI | collection | swiss-federal-office
Jura Plebiscite = Plébiscite jurassien | 06-23 | in JU | library
Labour Day = Tag der Arbeit; Fête du travail @ JU NE; Festa del lavoro @ TI | 05-01 | in SO | half | solothurn-ruhetagsgesetz-18-2014 [2014,); solothurn-canton-feiertage [1990,2008) estimated; solothurn-canton-feiertage
	05-01 | in AG BL BS JU NE SH TG TI | library
	on 20090501 | in SO | half estimated | solothurn-canton-feiertage
	on 20080501 | in SO | half | solothurn-canton-feiertage
	05-01 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
Monday after Federal Day of Thanksgiving, Repentance and Prayer = Lundi du Jeûne Fédéral | monday>=09-16 | in VD | library
National Day = Fête nationale; Giorno festivo federale @ TI | 08-01 | in FR | fribourg-canton-feiertage [2005,); library
	08-01 | in GE JU NE TI VD VS | library
New Year's Day = Neujahr; Nouvel An @ FR GE JU NE VD VS; Capodanno @ TI | 01-01 | but FR SO ZH | library
	01-01 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	01-01 | in SO | solothurn-ruhetagsgesetz-18-2014 [2014,); library
	01-01 | in FR | fribourg-canton-feiertage [2005,); library
Republic Day = Instauration de la République | 03-01 | in NE | library
Restoration of the Republic = Restauration de la République | 12-31 | in GE | library
Saint Joseph = Josefstag; San Giuseppe @ TI | 03-19 | in NW SZ TI UR VS | library
Saint Maurice's Day = Mauritiustag | 09-22 | in AI | appenzell-innerrhoden-ruhetagsgesetz-1982 [1990,2010) estimated; appenzell-innerrhoden-canton [,1982); appenzell-innerrhoden-ruhetagsgesetz-1982
Saint Nicholas of Flüe = Bruderklausenfest | 09-25 | in OW | library
Saints Peter and Paul = Santi Pietro e Paolo | 06-29 | in TI | library
Whit Monday = Pfingstmontag; Lundi de Pentecôte @ GE JU VD; Lunedì di Pentecoste @ TI | easter+50 | but national FR LU NE NW OW SO VS ZG ZH | library
	easter+50 | in ZH | zurich-ruhetags-ladenoffnungsgesetz-2000 [2001,); library
	easter+50 | in LU | computed | swiss-federal-office

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
decided yes law | - | easter-2 | - | GR | Good Friday is a public day of rest | Graubünden, Gesetz über die öffentlichen Ruhetage (520.100), article 2 | https://lexaris.io/book/version/documentflat/head/254389
`;
