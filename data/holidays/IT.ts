/** Holidays of Italy: rules, years and sources. The format: `README.md`. */
export const IT = `
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
known [2010,) | in 21 21-TO 25 25-MI 32 52 52-FI 62 62-RM 82 82-PA

source dpr-792-1985 | Italy, decree (D.P.R.) 792 of 28 December 1985 | https://presidenza.governo.it/USRI/confessioni/norme/85DPR792.html
source legge-151-2025 | Italy, Legge 151 of 8 October 2025, in force on 1 January 2026 | https://www.assolombarda.it/servizi/lavoro-e-previdenza/informazioni/festa-nazionale-di-san-francesco
source legge-260-1949 | Italy, Legge 260 of 27 May 1949, articoli 1 e 2 | https://www.sistema-bdi.it/cgi-bin/getdoc.exe?bdinr=000&docnr=77909&stato=lbdi
source legge-336-2000 | Italy, Legge 336/2000: 2 June again | https://www.serrastudio.it/tematiche-comuni
source legge-54-1977 | Italy, Legge 54/1977, articolo 1: kept on the first Sunday of November | https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1977-03-05;54
source patron-capital-off | Patron of the capital, a day off there by collective agreement; as vacanza/holidays (MIT) lists it, not checked against the municipality
source provincia-autonoma-di-1992 | Provincia autonoma di Bolzano, law 36 of 16 October 1992: Whit Monday, as vacanza/holidays (MIT) cites it
law [1977,2001) | Republic Day | Italy, Legge 54 of 5 March 1977, articolo 1 | https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1977-03-05;54!vig=

feasts it | All Saints' Day; Assumption; Boxing Day; Christmas Day; Easter Monday; Immaculate Conception; Labour Day; New Year's Day | legge-260-1949
feasts it | Easter Sunday | legge-260-1949 [1950,); library
Day after the Assumption = Maria Santissima Assunta | 08-16 | in FM | collection estimated | patron-capital-off
Epiphany = Epifania | 01-06 [,1978), 01-06 [1986,) | dpr-792-1985 [1986,); library
Liberation from Nazi-Fascism (1945) = Liberazione dal nazifascismo (1945) | 04-25 | legge-260-1949
National Day 2011 | on 20110317 | library
National Day of Saint Francis of Assisi = Festa nazionale di San Francesco d'Assisi | 10-04 [2026,) | legge-151-2025 [2026,); library
National Unity and Armed Forces Day = Giorno dell'Unità nazionale | 1 sunday 11 [1977,) | legge-54-1977
Our Lady of Graces = Madonna delle Grazie | 09-08 | in PN | collection estimated | patron-capital-off
Our Lady of Health = Madonna della Salute | 11-21 | in VE | collection estimated | patron-capital-off
Our Lady of Mercy = Nostra Signora della Misericordia | 03-18 | in SV | collection estimated | patron-capital-off
Our Lady of Monte Berico = Madonna di Monte Berico | 09-08 | in VI | collection estimated | patron-capital-off
Our Lady of the Bruna = Madonna della Bruna | 07-02 | in MT | collection estimated | patron-capital-off
Our Lady of the Fire = Madonna del Fuoco | 02-04 | in FC-F | collection estimated | patron-capital-off
Our Lady of the Fire (Forlì) = Madonna del Fuoco (Forlì) | 02-04 | in FC | collection estimated | patron-capital-off
Our Lady of the Letter = Madonna della Lettera | 06-03 | in ME | collection estimated | patron-capital-off
Our Lady of the Pilerio = Madonna del Pilerio | 02-12 | in CS | collection estimated | patron-capital-off
Our Lady of the Seven Veils = Madonna dei Sette Veli | 03-22 | in FG | collection estimated | patron-capital-off
Our Lady of the Snows = Nostra Signora della Neve | 08-05 | in NU | collection estimated | patron-capital-off
Our Lady of the Visitation = Madonna della Visitazione | 07-02 | in EN | collection estimated | patron-capital-off
Republic Day = Festa della Repubblica | 1 sunday 06 [1992,2001) | in ME | vacanza
	1 sunday 06 [1992,2001), on 19900603 | but ME PU PU-U | vacanza
	1 sunday 06 [1992,1996), on 19900603, 1 sunday 06 [1998,2001) | in PU PU-U | vacanza
	06-02 [,1977), 06-02 [2001,), on 19850602 19910602 19960602 | legge-336-2000 [2001,); library
Saint Abundius's Day = Sant'Abbondio | 08-31 | in CO | collection estimated | patron-capital-off
Saint Agatha's Day = Sant'Agata | 02-05 | in CT | collection estimated | patron-capital-off
Saint Albert's Day = Sant'Alberto | 08-07 | in TP | collection estimated | patron-capital-off
Saint Alexander's Day = Sant'Alessandro | 08-26 | in BG | collection estimated | patron-capital-off
Saint Ambrose = Sant'Ambrogio | 12-07 | in 25-MI | library
Saint Ambrose's Day = Sant'Ambrogio | 12-07 | in MI | collection estimated | patron-capital-off
Saint Ansanus's Day = Sant'Ansano | 12-01 | in SI | collection estimated | patron-capital-off
Saint Anselm's Day = Sant'Anselmo | 03-18 | in MN | collection estimated | patron-capital-off
Saint Anthony's Day = Sant'Antonio | 06-13 | in PD | collection estimated | patron-capital-off
Saint Antoninus's Day = Sant'Antonino | 07-04 | in PC | collection estimated | patron-capital-off
Saint Apollinaris's Day = Sant'Apollinare | 07-23 | in RA | collection estimated | patron-capital-off
Saint Archelaus's Day = Sant'Archelao | 02-13 | in OR | collection estimated | patron-capital-off
Saint Barbara's Day = Santa Barbara | 12-04 | in RI | collection estimated | patron-capital-off
Saint Bartholomew's Day = San Bartolomeo | 08-24 | in BN | collection estimated | patron-capital-off
Saint Bassianus's Day = San Bassiano | 01-19 | in LO | collection estimated | patron-capital-off
Saint Baudolino's Day = San Baudolino | 11-10 | in AL | collection estimated | patron-capital-off
Saint Bellinus's Day = San Bellino | 11-26 | in RO | collection estimated | patron-capital-off
Saint Berard's Day = San Berardo | 12-19 | in TE | collection estimated | patron-capital-off
Saint Catald's Day = San Cataldo | 05-10 | in TA | collection estimated | patron-capital-off
Saint Cetteus's Day = San Cetteo | 10-10 | in PE | collection estimated | patron-capital-off
Saint Clare's Day (Assisi) = Santa Chiara (Assisi) | 08-11 | in PG | collection estimated | patron-capital-off
Saint Crescentinus's Day = San Crescentino | 06-01 | in PU-U | collection estimated | patron-capital-off
Saint Crescentinus's Day (Urbino) = San Crescentino (Urbino) | 06-01 | in PU | collection estimated | patron-capital-off
Saint Cyriacus's Day = San Ciriaco | 05-04 | in AN | collection estimated | patron-capital-off
Saint Dionysius's Day = San Dionigi | 10-09 | in KR | collection estimated | patron-capital-off
Saint Donatus's Day = San Donato | 08-07 | in AR | collection estimated | patron-capital-off
Saint Emidius's Day = Sant'Emidio | 08-05 | in AP | collection estimated | patron-capital-off
Saint Eusebius's Day = Sant'Eusebio | 08-01 | in VC | collection estimated | patron-capital-off
Saint Francis's Day = San Francesco | 10-04 | in MS | collection estimated | patron-capital-off
Saint Francis's Day (Assisi) = San Francesco (Assisi) | 10-04 | in PG | collection estimated | patron-capital-off
Saint Gaudentius's Day = San Gaudenzio | 01-22 | in NO | collection estimated | patron-capital-off
	10-14 | in RN | collection estimated | patron-capital-off
Saint Geminianus's Day = San Geminiano | 01-31 | in MO | collection estimated | patron-capital-off
Saint George's Day = San Giorgio | 04-23 | in CB FE RC RG | collection estimated | patron-capital-off
Saint Gerard's Day = San Gerardo | 05-30 | in PZ | collection estimated | patron-capital-off
Saint Gerland's Day = San Gerlando | 02-25 | in AG | collection estimated | patron-capital-off
Saint Grat's Day = San Grato | 09-07 | in AO | collection estimated | patron-capital-off
Saint Hilary's Day = Sant'Ilario | 01-13 | in PR | collection estimated | patron-capital-off
Saint Homobonus's Day = Sant'Omobono | 11-13 | in CR | collection estimated | patron-capital-off
Saint James's Day = San Jacopo | 07-25 | in PT | collection estimated | patron-capital-off
Saint Januarius's Day = San Gennaro | 09-19 | in NA | collection estimated | patron-capital-off
Saint John = San Giovanni | 06-24 | in 21-TO | library
Saint John's Day = San Giovanni Battista | 06-24 | in FI GE MB TO FC-C | collection estimated | patron-capital-off
	08-29 | in RG | collection estimated | patron-capital-off
Saint John's Day (Cesena) = San Giovanni Battista (Cesena) | 06-24 | in FC | collection estimated | patron-capital-off
Saint Joseph's Day = San Giuseppe | 03-19 | in SP | collection estimated | patron-capital-off
Saint Julia's Day = Santa Giulia | 05-22 | in LI | collection estimated | patron-capital-off
Saint Julian's Day = San Giuliano | 08-31 | in MC | collection estimated | patron-capital-off
Saint Justin's Day = San Giustino | 05-11 | in CH | collection estimated | patron-capital-off
Saint Justus's Day = San Giusto | 11-03 | in TS | collection estimated | patron-capital-off
Saint Lawrence's Day = San Lorenzo | 08-10 | in GR | collection estimated | patron-capital-off
Saint Leoluca's Day = San Leoluca | 03-01 | in VV | collection estimated | patron-capital-off
Saint Leonard's Day = San Leonardo da Porto Maurizio | 11-26 | in IM | collection estimated | patron-capital-off
Saint Liberalis's Day = San Liberale | 04-27 | in TV | collection estimated | patron-capital-off
Saint Lucy's Day = Santa Lucia | 12-13 | in SR | collection estimated | patron-capital-off
Saint Maria Goretti's Day = Santa Maria Goretti | 07-06 | in LT | collection estimated | patron-capital-off
Saint Martin's Day = San Martino | 11-11 | in BL | collection estimated | patron-capital-off
Saint Matthew's Day = San Matteo | 09-21 | in SA | collection estimated | patron-capital-off
Saint Maximus of Aveia's Day = San Massimo d'Aveia | 06-10 | in AQ | collection estimated | patron-capital-off
Saint Michael's Day = San Michele Arcangelo | 09-29 | in CL CN | collection estimated | patron-capital-off
Saint Modestinus's Day = San Modestino | 02-14 | in AV | collection estimated | patron-capital-off
Saint Nicholas the Pilgrim's Day = San Nicola Pellegrino | 05-03 | in BT-T | collection estimated | patron-capital-off
Saint Nicholas the Pilgrim's Day (Trani) = San Nicola Pellegrino (Trani) | 05-03 | in BT | collection estimated | patron-capital-off
Saint Nicholas's Day = San Nicola | 12-06 | in BA LC SS | collection estimated | patron-capital-off
Saint Orontius's Day = Sant'Oronzo | 08-26 | in LE | collection estimated | patron-capital-off
Saint Paulinus's Day = San Paolino | 07-12 | in LU | collection estimated | patron-capital-off
Saint Peter Celestine's Day = San Pietro Celestino | 05-19 | in IS | collection estimated | patron-capital-off
Saint Petronius's Day = San Petronio | 10-04 | in BO | collection estimated | patron-capital-off
Saint Pontian's Day (Carbonia) = San Ponziano (Carbonia) | thursday>=05-12 | in SU | collection estimated | patron-capital-off
Saint Prosper's Day = San Prospero | 11-24 | in RE | collection estimated | patron-capital-off
Saint Ranieri's Day = San Ranieri | 06-17 | in PI | collection estimated | patron-capital-off
Saint Richard's Day = San Riccardo | 3 sunday 09 | in BT-A | collection estimated | patron-capital-off
Saint Richard's Day (Andria) = San Riccardo (Andria) | 3 sunday 09 | in BT | collection estimated | patron-capital-off
Saint Roger's Day = San Ruggero | 12-30 | in BT-B | collection estimated | patron-capital-off
Saint Roger's Day (Barletta) = San Ruggero (Barletta) | 12-30 | in BT | collection estimated | patron-capital-off
Saint Rosalia = Santa Rosalia | 07-15 | in 82-PA | library
Saint Rosalia's Day = Santa Rosalia | 07-15 | in PA | collection estimated | patron-capital-off
Saint Rose's Day = Santa Rosa | 09-04 | in VT | collection estimated | patron-capital-off
Saint Saturninus's Day = San Saturnino | 10-30 | in CA | collection estimated | patron-capital-off
Saint Sebastian's Day = San Sebastiano | 01-20 | in CE | collection estimated | patron-capital-off
Saint Secundus's Day = San Secondo | 1 tuesday 05 | in AT | collection estimated | patron-capital-off
Saint Silverius's Day = San Silverio | 06-20 | in FR | collection estimated | patron-capital-off
Saint Stephen's Day = Santo Stefano | 12-26 | in BI PO | collection estimated | patron-capital-off
Saint Syrus's Day = San Siro | 12-09 | in PV | collection estimated | patron-capital-off
Saint Terentius's Day = San Terenzio | 09-24 | in PU-P | collection estimated | patron-capital-off
Saint Terentius's Day (Pesaro) = San Terenzio (Pesaro) | 09-24 | in PU | collection estimated | patron-capital-off
Saint Valentine's Day = San Valentino | 02-14 | in TR | collection estimated | patron-capital-off
Saint Victor's Day = San Vittore | 05-08 | in VA VB | collection estimated | patron-capital-off
Saint Vigilius's Day = San Vigilio | 06-26 | in TN | collection estimated | patron-capital-off
Saint Vitalian's Day = San Vitaliano | 07-16 | in CZ | collection estimated | patron-capital-off
Saint Zeno's Day = San Zeno | 05-21 | in VR | collection estimated | patron-capital-off
Saints Faustinus and Jovita's Day = Santi Faustino e Giovita | 02-15 | in BS | collection estimated | patron-capital-off
Saints Gervasius and Protasius's Day = San Gervasio e San Protasio | 06-19 | in SO | collection estimated | patron-capital-off
Saints Hermagoras and Fortunatus's Day = Santi Ermacora e Fortunato | 07-12 | in UD | collection estimated | patron-capital-off
Saints Hilary and Tatian's Day = Santi Ilario e Taziano | 03-16 | in GO | collection estimated | patron-capital-off
Saints Peter and Paul = Santi Pietro e Paolo | 06-29 | in 62-RM | library
Saints Peter and Paul's Day = Santi Pietro e Paolo | 06-29 | in RM | collection estimated | patron-capital-off
Saints Theodore and Lawrence's Day = San Teodoro d'Amasea e San Lorenzo | 1 sunday 09 | in BR | collection estimated | patron-capital-off
Whit Monday = Lunedì di Pentecoste | easter+50 | in 32 | library
	easter+50 [1993,), on 19520602 | in BZ | computed | provincia-autonoma-di-1992

fact BT-A 2026 | off 09-20 | not 05-03 12-30 | Andria: Saint Richard, not the patrons of Trani and Barletta
fact FC-F 2026 | off 02-04 | not 06-24 | Forlì: Our Lady of the Fire, not the patron of Cesena
fact MI 2025 | off 11-02 12-07 | not 10-04 | Legge 54/1977; Saint Ambrose
`;
