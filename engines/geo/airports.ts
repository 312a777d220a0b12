import { foldName } from '../kit/fold-name';

/**
 * Codes and names of airports and stations by the city that they serve, IATA's as travellers know them; from memory, and only to offer
 * the city: no coordinates follow from it. A city: its codes and names between commas.
 */
const SERVED = `New York: JFK, LGA, EWR, NYC, John F Kennedy, LaGuardia, Newark Liberty | Los Angeles: LAX | San Francisco: SFO | Chicago: ORD, MDW, CHI, O'Hare, OHare
Atlanta: ATL, Hartsfield | Dallas: DFW, DAL | Denver: DEN | Seattle: SEA, SeaTac | Boston: BOS, Logan | Miami: MIA | Orlando: MCO | Las Vegas: LAS | Phoenix: PHX | Houston: IAH, HOU
Philadelphia: PHL | Washington DC: IAD, DCA, WAS, Dulles | Minneapolis: MSP | Detroit: DTW | San Diego: SAN | Tampa: TPA | Portland, Oregon: PDX | Salt Lake City: SLC | Austin: AUS | Nashville: BNA | Honolulu: HNL | Anchorage: ANC
New Orleans: MSY | Baltimore: BWI | Charlotte: CLT | Fort Lauderdale: FLL | San Jose, California: SJC | Oakland: OAK | Sacramento: SMF | Pittsburgh: PIT | Cleveland: CLE
Toronto: YYZ, YTO, Pearson | Vancouver, Canada: YVR | Montreal: YUL | Calgary: YYC | Ottawa: YOW | Edmonton: YEG | Mexico City: MEX | Cancun: CUN | Guadalajara: GDL | Monterrey: MTY
São Paulo: GRU, CGH, Guarulhos | Rio de Janeiro: GIG, SDU | Brasília: BSB | Buenos Aires: EZE, AEP, Ezeiza | Santiago: SCL | Lima: LIM | Bogotá: BOG | Quito: UIO | Caracas: CCS | Montevideo: MVD | Havana: HAV | Panama City: PTY
London: LHR, LGW, STN, LTN, LCY, LON, Heathrow, Gatwick, Stansted | Manchester, England: MAN | Edinburgh: EDI | Glasgow: GLA | Birmingham, England: BHX | Bristol, England: BRS | Belfast: BFS | Dublin: DUB | Cork: ORK
Paris: CDG, ORY, PAR, Charles de Gaulle, Orly, Roissy | Nice: NCE | Lyon: LYS | Marseille: MRS | Toulouse: TLS | Brussels: BRU, Zaventem | Amsterdam: AMS, Schiphol | Luxembourg: LUX | Geneva: GVA | Zürich: ZRH | Basel: BSL
Frankfurt: FRA | Munich: MUC | Berlin: BER, TXL, SXF, Tegel | Hamburg: HAM | Düsseldorf: DUS | Cologne: CGN | Stuttgart: STR | Hanover, Germany: HAJ | Vienna: VIE, Schwechat | Salzburg: SZG | Prague: PRG | Budapest: BUD | Warsaw: WAW, Chopin Airport | Kraków: KRK
Madrid: MAD, Barajas | Barcelona, Spain: BCN, El Prat | Palma: PMI | Málaga: AGP | Valencia, Spain: VLC | Seville: SVQ | Bilbao: BIO | Lisbon: LIS | Porto: OPO | Rome: FCO, CIA, Fiumicino, Ciampino | Milan: MXP, LIN, MIL, Malpensa, Linate | Venice, Italy: VCE | Naples: NAP | Bologna: BLQ | Athens: ATH
Copenhagen: CPH, Kastrup | Stockholm: ARN, STO, Arlanda | Oslo: OSL, Gardermoen | Helsinki: HEL | Reykjavik: KEF, Keflavik Airport | Riga: RIX | Vilnius: VNO | Tallinn: TLL | Bucharest: OTP | Sofia: SOF | Belgrade: BEG | Zagreb: ZAG | Kyiv: KBP, IEV, Boryspil
Moscow: SVO, DME, VKO, Sheremetyevo, Domodedovo, Vnukovo | Istanbul: IST, SAW | Ankara: ESB | Antalya: AYT | Tel Aviv: TLV, Ben Gurion | Amman: AMM | Beirut: BEY | Cairo: CAI | Dubai: DXB, DWC | Abu Dhabi: AUH | Doha: DOH, Hamad International | Riyadh: RUH | Jeddah: JED | Kuwait City: KWI | Muscat: MCT | Tehran: IKA, THR | Baghdad: BGW
Delhi: DEL, Indira Gandhi International | Mumbai: BOM | Bengaluru: BLR | Chennai: MAA | Kolkata: CCU | Hyderabad, India: HYD | Karachi: KHI | Lahore: LHE | Islamabad: ISB | Dhaka: DAC | Kathmandu: KTM | Colombo: CMB
Singapore: SIN, Changi | Kuala Lumpur: KUL | Bangkok: BKK, DMK, Suvarnabhumi | Phuket: HKT | Jakarta: CGK | Denpasar: DPS | Manila: MNL | Ho Chi Minh City: SGN | Hanoi: HAN | Hong Kong: HKG | Taipei: TPE | Seoul: ICN, GMP, SEL, Incheon Airport | Tokyo: NRT, HND, TYO, Narita Airport, Haneda | Osaka: KIX, ITM, Kansai Airport
Beijing: PEK, PKX, BJS | Shanghai: PVG, SHA, Pudong Airport | Guangzhou: CAN | Shenzhen: SZX | Chengdu: CTU
Sydney: SYD | Melbourne: MEL | Brisbane: BNE | Perth: PER | Adelaide: ADL | Auckland: AKL | Wellington: WLG | Christchurch: CHC | Honiara: HIR | Nadi: NAN
Johannesburg: JNB | Cape Town: CPT | Durban: DUR | Nairobi: NBO | Addis Ababa: ADD | Lagos: LOS | Accra: ACC | Casablanca: CMN | Marrakesh: RAK | Tunis: TUN | Algiers: ALG | Dakar: DSS, DKR`;

let byName: ReadonlyMap<string, string> | undefined;

/** Words by which a text names an airport or a station of a city, before its name or behind. */
const KIND =
	/(?<!\p{L})(?:international airport|intl airport|airport|flughafen|flugplatz|a[eé]roport|aeropuerto|aeroporto|luchthaven|havalimanı|hauptbahnhof|hbf|bahnhof|train station|railway station|central station|main station|gare d[eu']|gare|estación de|stazione|vliegveld|lotnisko|аэропорт)\.?(?!\p{L})(?: (?:de|of|von|di|du|in)(?!\p{L}))?/giu;

/** The city that an airport serves, and the query without the word "airport"; null when the text names no airport. */
export function cityOfAirport(text: string): string | null {
	byName ??= new Map(
		SERVED.split(/(?<!\s)\s*[|\n]\s*/).flatMap((entry) => {
			const [city = '', codes = ''] = entry.split(': ');
			return codes.split(', ').map((code) => [foldName(code), city] as const);
		})
	);
	const bare = text.replace(KIND, ' ').replace(/\s+/g, ' ').trim();
	const known = byName.get(foldName(text)) ?? byName.get(foldName(bare));
	return known ?? (bare !== text.trim() && /\p{L}{2}/u.test(bare) ? bare : null);
}

/** Cities of airports, for the test that each is found. */
export const servedCities = (): string[] =>
	SERVED.split(/(?<!\s)\s*[|\n]\s*/).map((entry) => entry.split(': ')[0] ?? '');
