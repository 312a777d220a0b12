/** Holidays of Italy: rules, years and sources. The format: `README.md`. */
export const IT = `
country Italia
part 21 Piedmont
part 21-TO Turin
part 25 Lombardy
part 25-MI Milan
part 32 Südtirol
part 52 Tuscany
part 52-FI Florence
part 62 Lazio
part 62-RM Rome
part 82 Sicily
part 82-PA Palermo
part AG Agrigento
part AL Alessandria
part AN Ancona
part AO Aosta
part AP Ascoli Piceno
part AQ L'Aquila
part AR Arezzo
part AT Asti
part AV Avellino
part BA Bari
part BG Bergamo
part BI Biella
part BL Belluno
part BN Benevento
part BO Bologna
part BR Brindisi
part BS Brescia
part BT Barletta-Andria-Trani
part BZ Bolzano
part CA Cagliari
part CB Campobasso
part CE Caserta
part CH Chieti
part CL Caltanissetta
part CN Cuneo
part CO Como
part CR Cremona
part CS Cosenza
part CT Catania
part CZ Catanzaro
part EN Enna
part FC Forlì-Cesena
part FE Ferrara
part FG Foggia
part FI Florence
part FM Fermo
part FR Frosinone
part GE Genoa
part GO Gorizia
part GR Grosseto
part IM Imperia
part IS Isernia
part KR Crotone
part LC Lecco
part LE Lecce
part LI Livorno
part LO Lodi
part LT Latina
part LU Lucca
part MB Monza and Brianza
part MC Macerata
part ME Messina
part MI Milan
part MN Mantua
part MO Modena
part MS Massa-Carrara
part MT Matera
part NA Naples
part NO Novara
part NU Nuoro
part OR Oristano
part PA Palermo
part PC Piacenza
part PD Padua
part PE Pescara
part PG Perugia
part PI Pisa
part PN Pordenone
part PO Prato
part PR Parma
part PT Pistoia
part PU Pesaro and Urbino
part PV Pavia
part PZ Potenza
part RA Ravenna
part RC Reggio Calabria
part RE Reggio Emilia
part RG Ragusa
part RI Rieti
part RM Rome
part RN Rimini
part RO Rovigo
part SA Salerno
part SI Siena
part SO Sondrio
part SP La Spezia
part SR Syracuse
part SS Sassari
part SU South Sardinia
part SV Savona
part TA Taranto
part TE Teramo
part TN Trento
part TO Turin
part TP Trapani
part TR Terni
part TS Trieste
part TV Treviso
part UD Udine
part VA Varese
part VB Verbano-Cusio-Ossola
part VC Vercelli
part VE Venice
part VI Vicenza
part VR Verona
part VT Viterbo
part VV Vibo Valentia
part BT-A Andria
part BT-B Barletta
part BT-T Trani
part FC-C Cesena
part FC-F Forlì
part PU-P Pesaro
part PU-U Urbino

source library
source legge-54-1977 | Italy, Legge 54/1977, articolo 1: kept on the first Sunday of November | https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1977-03-05;54
source patron-capital-off | Patron of the capital, a day off there by collective agreement; as vacanza/holidays (MIT) lists it, not checked against the municipality
source provincia-autonoma-di-1992 | Provincia autonoma di Bolzano, law 36 of 16 October 1992: Whit Monday, as vacanza/holidays (MIT) cites it

All Saints' Day = Ognissanti | 11-01 | library
Assumption = Assunzione di Maria | 08-15 | library
Boxing Day = Santo Stefano | 12-26 | library
Christmas Day = Natale di Gesù | 12-25 | library
Easter Monday = Lunedì dell’Angelo | easter+1 | computed | library
Easter Sunday = Domenica di Pasqua | easter | computed | library
Epiphany = Epifania | 01-06 | library
Immaculate Conception = Immacolata Concezione | 12-08 | library
Labour Day = Festa del lavoro | 05-01 | library
Liberation from Nazi-Fascism (1945) = Liberazione dal nazifascismo (1945) | 04-25 | library
National Day 2011 | on 20110317 | one_off | library
National Day of Saint Francis of Assisi = Festa nazionale di San Francesco d'Assisi | 10-04 [2026,) | library
National Unity and Armed Forces Day = Giorno dell'Unità nazionale | 1 sunday 11 [1977,) | legge-54-1977
New Year's Day = Capodanno | 01-01 | library
Republic Day = Festa della Repubblica | 06-02 | library
Saint John = San Giovanni | 06-24 | in 21-TO | library
Saint Ambrose = Sant'Ambrogio | 12-07 | in 25-MI | library
Whit Monday = Lunedì di Pentecoste | easter+50 | in 32 | computed | library
Saints Peter and Paul = Santi Pietro e Paolo | 06-29 | in 62-RM | library
Saint Rosalia = Santa Rosalia | 07-15 | in 82-PA | library
Saint Gerland's Day = San Gerlando | 02-25 | in AG | estimated | patron-capital-off
Saint Baudolino's Day = San Baudolino | 11-10 | in AL | estimated | patron-capital-off
Saint Cyriacus's Day = San Ciriaco | 05-04 | in AN | estimated | patron-capital-off
Saint Grat's Day = San Grato | 09-07 | in AO | estimated | patron-capital-off
Saint Emidius's Day = Sant'Emidio | 08-05 | in AP | estimated | patron-capital-off
Saint Maximus of Aveia's Day = San Massimo d'Aveia | 06-10 | in AQ | estimated | patron-capital-off
Saint Donatus's Day = San Donato | 08-07 | in AR | estimated | patron-capital-off
Saint Secundus's Day = San Secondo | 1 tuesday 05 | in AT | estimated | patron-capital-off
Saint Modestinus's Day = San Modestino | 02-14 | in AV | estimated | patron-capital-off
Saint Nicholas's Day = San Nicola | 12-06 | in BA LC SS | estimated | patron-capital-off
Saint Alexander's Day = Sant'Alessandro | 08-26 | in BG | estimated | patron-capital-off
Saint Stephen's Day = Santo Stefano | 12-26 | in BI PO | estimated | patron-capital-off
Saint Martin's Day = San Martino | 11-11 | in BL | estimated | patron-capital-off
Saint Bartholomew's Day = San Bartolomeo | 08-24 | in BN | estimated | patron-capital-off
Saint Petronius's Day = San Petronio | 10-04 | in BO | estimated | patron-capital-off
Saints Theodore and Lawrence's Day = San Teodoro d'Amasea e San Lorenzo | 1 sunday 09 | in BR | estimated | patron-capital-off
Saints Faustinus and Jovita's Day = Santi Faustino e Giovita | 02-15 | in BS | estimated | patron-capital-off
Saint Nicholas the Pilgrim's Day (Trani) = San Nicola Pellegrino (Trani) | 05-03 | in BT | estimated | patron-capital-off
Saint Richard's Day (Andria) = San Riccardo (Andria) | 3 sunday 09 | in BT | estimated | patron-capital-off
Saint Roger's Day (Barletta) = San Ruggero (Barletta) | 12-30 | in BT | estimated | patron-capital-off
Whit Monday = Lunedì di Pentecoste | easter+50 | in BZ | computed | provincia-autonoma-di-1992
Saint Saturninus's Day = San Saturnino | 10-30 | in CA | estimated | patron-capital-off
Saint George's Day = San Giorgio | 04-23 | in CB FE RC RG | estimated | patron-capital-off
Saint Sebastian's Day = San Sebastiano | 01-20 | in CE | estimated | patron-capital-off
Saint Justin's Day = San Giustino | 05-11 | in CH | estimated | patron-capital-off
Saint Michael's Day = San Michele Arcangelo | 09-29 | in CL CN | estimated | patron-capital-off
Saint Abundius's Day = Sant'Abbondio | 08-31 | in CO | estimated | patron-capital-off
Saint Homobonus's Day = Sant'Omobono | 11-13 | in CR | estimated | patron-capital-off
Our Lady of the Pilerio = Madonna del Pilerio | 02-12 | in CS | estimated | patron-capital-off
Saint Agatha's Day = Sant'Agata | 02-05 | in CT | estimated | patron-capital-off
Saint Vitalian's Day = San Vitaliano | 07-16 | in CZ | estimated | patron-capital-off
Our Lady of the Visitation = Madonna della Visitazione | 07-02 | in EN | estimated | patron-capital-off
Our Lady of the Fire (Forlì) = Madonna del Fuoco (Forlì) | 02-04 | in FC | estimated | patron-capital-off
Saint John's Day (Cesena) = San Giovanni Battista (Cesena) | 06-24 | in FC | estimated | patron-capital-off
Our Lady of the Seven Veils = Madonna dei Sette Veli | 03-22 | in FG | estimated | patron-capital-off
Saint John's Day = San Giovanni Battista | 06-24 | in FI GE MB TO FC-C | estimated | patron-capital-off
Day after the Assumption = Maria Santissima Assunta | 08-16 | in FM | estimated | patron-capital-off
Saint Silverius's Day = San Silverio | 06-20 | in FR | estimated | patron-capital-off
Saints Hilary and Tatian's Day = Santi Ilario e Taziano | 03-16 | in GO | estimated | patron-capital-off
Saint Lawrence's Day = San Lorenzo | 08-10 | in GR | estimated | patron-capital-off
Saint Leonard's Day = San Leonardo da Porto Maurizio | 11-26 | in IM | estimated | patron-capital-off
Saint Peter Celestine's Day = San Pietro Celestino | 05-19 | in IS | estimated | patron-capital-off
Saint Dionysius's Day = San Dionigi | 10-09 | in KR | estimated | patron-capital-off
Saint Orontius's Day = Sant'Oronzo | 08-26 | in LE | estimated | patron-capital-off
Saint Julia's Day = Santa Giulia | 05-22 | in LI | estimated | patron-capital-off
Saint Bassianus's Day = San Bassiano | 01-19 | in LO | estimated | patron-capital-off
Saint Maria Goretti's Day = Santa Maria Goretti | 07-06 | in LT | estimated | patron-capital-off
Saint Paulinus's Day = San Paolino | 07-12 | in LU | estimated | patron-capital-off
Saint Julian's Day = San Giuliano | 08-31 | in MC | estimated | patron-capital-off
Our Lady of the Letter = Madonna della Lettera | 06-03 | in ME | estimated | patron-capital-off
Saint Ambrose's Day = Sant'Ambrogio | 12-07 | in MI | estimated | patron-capital-off
Saint Anselm's Day = Sant'Anselmo | 03-18 | in MN | estimated | patron-capital-off
Saint Geminianus's Day = San Geminiano | 01-31 | in MO | estimated | patron-capital-off
Saint Francis's Day = San Francesco | 10-04 | in MS | estimated | patron-capital-off
Our Lady of the Bruna = Madonna della Bruna | 07-02 | in MT | estimated | patron-capital-off
Saint Januarius's Day = San Gennaro | 09-19 | in NA | estimated | patron-capital-off
Saint Gaudentius's Day = San Gaudenzio | 01-22 | in NO | estimated | patron-capital-off
Our Lady of the Snows = Nostra Signora della Neve | 08-05 | in NU | estimated | patron-capital-off
Saint Archelaus's Day = Sant'Archelao | 02-13 | in OR | estimated | patron-capital-off
Saint Rosalia's Day = Santa Rosalia | 07-15 | in PA | estimated | patron-capital-off
Saint Antoninus's Day = Sant'Antonino | 07-04 | in PC | estimated | patron-capital-off
Saint Anthony's Day = Sant'Antonio | 06-13 | in PD | estimated | patron-capital-off
Saint Cetteus's Day = San Cetteo | 10-10 | in PE | estimated | patron-capital-off
Saint Clare's Day (Assisi) = Santa Chiara (Assisi) | 08-11 | in PG | estimated | patron-capital-off
Saint Francis's Day (Assisi) = San Francesco (Assisi) | 10-04 | in PG | estimated | patron-capital-off
Saint Ranieri's Day = San Ranieri | 06-17 | in PI | estimated | patron-capital-off
Our Lady of Graces = Madonna delle Grazie | 09-08 | in PN | estimated | patron-capital-off
Saint Hilary's Day = Sant'Ilario | 01-13 | in PR | estimated | patron-capital-off
Saint James's Day = San Jacopo | 07-25 | in PT | estimated | patron-capital-off
Saint Crescentinus's Day (Urbino) = San Crescentino (Urbino) | 06-01 | in PU | estimated | patron-capital-off
Saint Terentius's Day (Pesaro) = San Terenzio (Pesaro) | 09-24 | in PU | estimated | patron-capital-off
Saint Syrus's Day = San Siro | 12-09 | in PV | estimated | patron-capital-off
Saint Gerard's Day = San Gerardo | 05-30 | in PZ | estimated | patron-capital-off
Saint Apollinaris's Day = Sant'Apollinare | 07-23 | in RA | estimated | patron-capital-off
Saint Prosper's Day = San Prospero | 11-24 | in RE | estimated | patron-capital-off
Saint John's Day = San Giovanni Battista | 08-29 | in RG | estimated | patron-capital-off
Saint Barbara's Day = Santa Barbara | 12-04 | in RI | estimated | patron-capital-off
Saints Peter and Paul's Day = Santi Pietro e Paolo | 06-29 | in RM | estimated | patron-capital-off
Saint Gaudentius's Day = San Gaudenzio | 10-14 | in RN | estimated | patron-capital-off
Saint Bellinus's Day = San Bellino | 11-26 | in RO | estimated | patron-capital-off
Saint Matthew's Day = San Matteo | 09-21 | in SA | estimated | patron-capital-off
Saint Ansanus's Day = Sant'Ansano | 12-01 | in SI | estimated | patron-capital-off
Saints Gervasius and Protasius's Day = San Gervasio e San Protasio | 06-19 | in SO | estimated | patron-capital-off
Saint Joseph's Day = San Giuseppe | 03-19 | in SP | estimated | patron-capital-off
Saint Lucy's Day = Santa Lucia | 12-13 | in SR | estimated | patron-capital-off
Saint Pontian's Day (Carbonia) = San Ponziano (Carbonia) | thursday>=05-12 | in SU | estimated | patron-capital-off
Our Lady of Mercy = Nostra Signora della Misericordia | 03-18 | in SV | estimated | patron-capital-off
Saint Catald's Day = San Cataldo | 05-10 | in TA | estimated | patron-capital-off
Saint Berard's Day = San Berardo | 12-19 | in TE | estimated | patron-capital-off
Saint Vigilius's Day = San Vigilio | 06-26 | in TN | estimated | patron-capital-off
Saint Albert's Day = Sant'Alberto | 08-07 | in TP | estimated | patron-capital-off
Saint Valentine's Day = San Valentino | 02-14 | in TR | estimated | patron-capital-off
Saint Justus's Day = San Giusto | 11-03 | in TS | estimated | patron-capital-off
Saint Liberalis's Day = San Liberale | 04-27 | in TV | estimated | patron-capital-off
Saints Hermagoras and Fortunatus's Day = Santi Ermacora e Fortunato | 07-12 | in UD | estimated | patron-capital-off
Saint Victor's Day = San Vittore | 05-08 | in VA VB | estimated | patron-capital-off
Saint Eusebius's Day = Sant'Eusebio | 08-01 | in VC | estimated | patron-capital-off
Our Lady of Health = Madonna della Salute | 11-21 | in VE | estimated | patron-capital-off
Our Lady of Monte Berico = Madonna di Monte Berico | 09-08 | in VI | estimated | patron-capital-off
Saint Zeno's Day = San Zeno | 05-21 | in VR | estimated | patron-capital-off
Saint Rose's Day = Santa Rosa | 09-04 | in VT | estimated | patron-capital-off
Saint Leoluca's Day = San Leoluca | 03-01 | in VV | estimated | patron-capital-off
Saint Richard's Day = San Riccardo | 3 sunday 09 | in BT-A | estimated | patron-capital-off
Saint Roger's Day = San Ruggero | 12-30 | in BT-B | estimated | patron-capital-off
Saint Nicholas the Pilgrim's Day = San Nicola Pellegrino | 05-03 | in BT-T | estimated | patron-capital-off
Our Lady of the Fire = Madonna del Fuoco | 02-04 | in FC-F | estimated | patron-capital-off
Saint Terentius's Day = San Terenzio | 09-24 | in PU-P | estimated | patron-capital-off
Saint Crescentinus's Day = San Crescentino | 06-01 | in PU-U | estimated | patron-capital-off

fact BT-A 2026 | off 09-20 | not 05-03 12-30 | Andria: Saint Richard, not the patrons of Trani and Barletta
fact FC-F 2026 | off 02-04 | not 06-24 | Forlì: Our Lady of the Fire, not the patron of Cesena
fact MI 2025 | off 11-02 12-07 | not 10-04 | Legge 54/1977; Saint Ambrose
`;
