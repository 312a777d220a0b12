import type { AddedDay, Correction } from '../overlay';

const DAY_OF_UNITY: Correction = {
	places: 'IT',
	years: [1977, 2100],
	days: [['National Unity and Armed Forces Day', "Giorno dell'Unità nazionale", '1 sunday 11']],
	source: 'Italy, Legge 54/1977, articolo 1: kept on the first Sunday of November',
	url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1977-03-05;54'
};

/** Province, its name, and the patron's day in the capital: English name | Italian name | rule. */
const PATRONS: readonly string[] = [
	"AG|Agrigento|Saint Gerland's Day|San Gerlando|02-25",
	"AL|Alessandria|Saint Baudolino's Day|San Baudolino|11-10",
	"AN|Ancona|Saint Cyriacus's Day|San Ciriaco|05-04",
	"AO|Aosta|Saint Grat's Day|San Grato|09-07",
	"AP|Ascoli Piceno|Saint Emidius's Day|Sant'Emidio|08-05",
	"AQ|L'Aquila|Saint Maximus of Aveia's Day|San Massimo d'Aveia|06-10",
	"AR|Arezzo|Saint Donatus's Day|San Donato|08-07",
	"AT|Asti|Saint Secundus's Day|San Secondo|1 tuesday 05",
	"AV|Avellino|Saint Modestinus's Day|San Modestino|02-14",
	"BA|Bari|Saint Nicholas's Day|San Nicola|12-06",
	"BG|Bergamo|Saint Alexander's Day|Sant'Alessandro|08-26",
	"BI|Biella|Saint Stephen's Day|Santo Stefano|12-26",
	"BL|Belluno|Saint Martin's Day|San Martino|11-11",
	"BN|Benevento|Saint Bartholomew's Day|San Bartolomeo|08-24",
	"BO|Bologna|Saint Petronius's Day|San Petronio|10-04",
	"BR|Brindisi|Saints Theodore and Lawrence's Day|San Teodoro d'Amasea e San Lorenzo|1 sunday 09",
	"BS|Brescia|Saints Faustinus and Jovita's Day|Santi Faustino e Giovita|02-15",
	"BT|Barletta-Andria-Trani|Saint Nicholas the Pilgrim's Day (Trani)|San Nicola Pellegrino (Trani)|05-03",
	"BT||Saint Richard's Day (Andria)|San Riccardo (Andria)|3 sunday 09",
	"BT||Saint Roger's Day (Barletta)|San Ruggero (Barletta)|12-30",
	'BZ|Bolzano|Whit Monday|Lunedì di Pentecoste|easter+50',
	"CA|Cagliari|Saint Saturninus's Day|San Saturnino|10-30",
	"CB|Campobasso|Saint George's Day|San Giorgio|04-23",
	"CE|Caserta|Saint Sebastian's Day|San Sebastiano|01-20",
	"CH|Chieti|Saint Justin's Day|San Giustino|05-11",
	"CL|Caltanissetta|Saint Michael's Day|San Michele Arcangelo|09-29",
	"CN|Cuneo|Saint Michael's Day|San Michele Arcangelo|09-29",
	"CO|Como|Saint Abundius's Day|Sant'Abbondio|08-31",
	"CR|Cremona|Saint Homobonus's Day|Sant'Omobono|11-13",
	'CS|Cosenza|Our Lady of the Pilerio|Madonna del Pilerio|02-12',
	"CT|Catania|Saint Agatha's Day|Sant'Agata|02-05",
	"CZ|Catanzaro|Saint Vitalian's Day|San Vitaliano|07-16",
	'EN|Enna|Our Lady of the Visitation|Madonna della Visitazione|07-02',
	'FC|Forlì-Cesena|Our Lady of the Fire (Forlì)|Madonna del Fuoco (Forlì)|02-04',
	"FC||Saint John's Day (Cesena)|San Giovanni Battista (Cesena)|06-24",
	"FE|Ferrara|Saint George's Day|San Giorgio|04-23",
	'FG|Foggia|Our Lady of the Seven Veils|Madonna dei Sette Veli|03-22',
	"FI|Florence|Saint John's Day|San Giovanni Battista|06-24",
	'FM|Fermo|Day after the Assumption|Maria Santissima Assunta|08-16',
	"FR|Frosinone|Saint Silverius's Day|San Silverio|06-20",
	"GE|Genoa|Saint John's Day|San Giovanni Battista|06-24",
	"GO|Gorizia|Saints Hilary and Tatian's Day|Santi Ilario e Taziano|03-16",
	"GR|Grosseto|Saint Lawrence's Day|San Lorenzo|08-10",
	"IM|Imperia|Saint Leonard's Day|San Leonardo da Porto Maurizio|11-26",
	"IS|Isernia|Saint Peter Celestine's Day|San Pietro Celestino|05-19",
	"KR|Crotone|Saint Dionysius's Day|San Dionigi|10-09",
	"LC|Lecco|Saint Nicholas's Day|San Nicola|12-06",
	"LE|Lecce|Saint Orontius's Day|Sant'Oronzo|08-26",
	"LI|Livorno|Saint Julia's Day|Santa Giulia|05-22",
	"LO|Lodi|Saint Bassianus's Day|San Bassiano|01-19",
	"LT|Latina|Saint Maria Goretti's Day|Santa Maria Goretti|07-06",
	"LU|Lucca|Saint Paulinus's Day|San Paolino|07-12",
	"MB|Monza and Brianza|Saint John's Day|San Giovanni Battista|06-24",
	"MC|Macerata|Saint Julian's Day|San Giuliano|08-31",
	'ME|Messina|Our Lady of the Letter|Madonna della Lettera|06-03',
	"MI|Milan|Saint Ambrose's Day|Sant'Ambrogio|12-07",
	"MN|Mantua|Saint Anselm's Day|Sant'Anselmo|03-18",
	"MO|Modena|Saint Geminianus's Day|San Geminiano|01-31",
	"MS|Massa-Carrara|Saint Francis's Day|San Francesco|10-04",
	'MT|Matera|Our Lady of the Bruna|Madonna della Bruna|07-02',
	"NA|Naples|Saint Januarius's Day|San Gennaro|09-19",
	"NO|Novara|Saint Gaudentius's Day|San Gaudenzio|01-22",
	'NU|Nuoro|Our Lady of the Snows|Nostra Signora della Neve|08-05',
	"OR|Oristano|Saint Archelaus's Day|Sant'Archelao|02-13",
	"PA|Palermo|Saint Rosalia's Day|Santa Rosalia|07-15",
	"PC|Piacenza|Saint Antoninus's Day|Sant'Antonino|07-04",
	"PD|Padua|Saint Anthony's Day|Sant'Antonio|06-13",
	"PE|Pescara|Saint Cetteus's Day|San Cetteo|10-10",
	"PG|Perugia|Saint Clare's Day (Assisi)|Santa Chiara (Assisi)|08-11",
	"PG||Saint Francis's Day (Assisi)|San Francesco (Assisi)|10-04",
	"PI|Pisa|Saint Ranieri's Day|San Ranieri|06-17",
	'PN|Pordenone|Our Lady of Graces|Madonna delle Grazie|09-08',
	"PO|Prato|Saint Stephen's Day|Santo Stefano|12-26",
	"PR|Parma|Saint Hilary's Day|Sant'Ilario|01-13",
	"PT|Pistoia|Saint James's Day|San Jacopo|07-25",
	"PU|Pesaro and Urbino|Saint Crescentinus's Day (Urbino)|San Crescentino (Urbino)|06-01",
	"PU||Saint Terentius's Day (Pesaro)|San Terenzio (Pesaro)|09-24",
	"PV|Pavia|Saint Syrus's Day|San Siro|12-09",
	"PZ|Potenza|Saint Gerard's Day|San Gerardo|05-30",
	"RA|Ravenna|Saint Apollinaris's Day|Sant'Apollinare|07-23",
	"RC|Reggio Calabria|Saint George's Day|San Giorgio|04-23",
	"RE|Reggio Emilia|Saint Prosper's Day|San Prospero|11-24",
	"RG|Ragusa|Saint George's Day|San Giorgio|04-23",
	"RG||Saint John's Day|San Giovanni Battista|08-29",
	"RI|Rieti|Saint Barbara's Day|Santa Barbara|12-04",
	"RM|Rome|Saints Peter and Paul's Day|Santi Pietro e Paolo|06-29",
	"RN|Rimini|Saint Gaudentius's Day|San Gaudenzio|10-14",
	"RO|Rovigo|Saint Bellinus's Day|San Bellino|11-26",
	"SA|Salerno|Saint Matthew's Day|San Matteo|09-21",
	"SI|Siena|Saint Ansanus's Day|Sant'Ansano|12-01",
	"SO|Sondrio|Saints Gervasius and Protasius's Day|San Gervasio e San Protasio|06-19",
	"SP|La Spezia|Saint Joseph's Day|San Giuseppe|03-19",
	"SR|Syracuse|Saint Lucy's Day|Santa Lucia|12-13",
	"SS|Sassari|Saint Nicholas's Day|San Nicola|12-06",
	"SU|South Sardinia|Saint Pontian's Day (Carbonia)|San Ponziano (Carbonia)|2 sunday 05 +4",
	'SV|Savona|Our Lady of Mercy|Nostra Signora della Misericordia|03-18',
	"TA|Taranto|Saint Catald's Day|San Cataldo|05-10",
	"TE|Teramo|Saint Berard's Day|San Berardo|12-19",
	"TN|Trento|Saint Vigilius's Day|San Vigilio|06-26",
	"TO|Turin|Saint John's Day|San Giovanni Battista|06-24",
	"TP|Trapani|Saint Albert's Day|Sant'Alberto|08-07",
	"TR|Terni|Saint Valentine's Day|San Valentino|02-14",
	"TS|Trieste|Saint Justus's Day|San Giusto|11-03",
	"TV|Treviso|Saint Liberalis's Day|San Liberale|04-27",
	"UD|Udine|Saints Hermagoras and Fortunatus's Day|Santi Ermacora e Fortunato|07-12",
	"VA|Varese|Saint Victor's Day|San Vittore|05-08",
	"VB|Verbano-Cusio-Ossola|Saint Victor's Day|San Vittore|05-08",
	"VC|Vercelli|Saint Eusebius's Day|Sant'Eusebio|08-01",
	'VE|Venice|Our Lady of Health|Madonna della Salute|11-21',
	'VI|Vicenza|Our Lady of Monte Berico|Madonna di Monte Berico|09-08',
	"VR|Verona|Saint Zeno's Day|San Zeno|05-21",
	"VT|Viterbo|Saint Rose's Day|Santa Rosa|09-04",
	"VV|Vibo Valentia|Saint Leoluca's Day|San Leoluca|03-01"
];

const NAMES = new Map<string, string>();
const DAYS = new Map<string, AddedDay[]>();
for (const line of PATRONS) {
	const [code = '', province = '', name = '', local = '', rule = ''] = line.split('|');
	if (province) NAMES.set(code, province);
	DAYS.set(code, [...(DAYS.get(code) ?? []), [name, local, rule]]);
}

/** Capitals of provinces that have several, each with its own patron. */
const CITIES: readonly (readonly [code: string, city: string])[] = [
	['BT-A', 'Andria'],
	['BT-B', 'Barletta'],
	['BT-T', 'Trani'],
	['FC-C', 'Cesena'],
	['FC-F', 'Forlì'],
	['PU-P', 'Pesaro'],
	['PU-U', 'Urbino']
];
const PATRON =
	'Patron of the capital, a day off there by collective agreement; as vacanza/holidays (MIT) lists it, not checked against the municipality';

/** The provinces, which the library lacks, with what is kept in the capital: the patron is a matter of each municipality. */
export const ITALY: readonly Correction[] = [
	DAY_OF_UNITY,
	...[...NAMES].flatMap(([code, named]): Correction[] => [
		{ places: `IT-${code}`, named, source: 'ISO 3166-2' },
		{
			places: `IT-${code}`,
			days: DAYS.get(code) ?? [],
			estimated: code !== 'BZ',
			source:
				code === 'BZ'
					? 'Provincia autonoma di Bolzano, law 36 of 16 October 1992: Whit Monday, as vacanza/holidays (MIT) cites it'
					: PATRON
		}
	]),
	...CITIES.flatMap(([code, city]): Correction[] => {
		const province = code.slice(0, 2);
		const bare = (name: string) => name.replace(` (${city})`, '');
		return [
			{ places: `IT-${code}`, named: city, source: `One of the capitals of ${NAMES.get(province) ?? province}` },
			{
				places: `IT-${code}`,
				days: (DAYS.get(province) ?? [])
					.filter(([name]) => name.endsWith(`(${city})`))
					.map(([name, local, rule]) => [bare(name), bare(local), rule]),
				estimated: true,
				source: PATRON
			}
		];
	})
];
