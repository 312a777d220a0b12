import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { namedCity } from './named-city';

const ask = async (q: string, more: { country?: string; limit?: number } = {}) =>
	engine.places({ q, limit: 10, ...more }, testContext());
const first = async (q: string, more: { country?: string } = {}) => {
	const [place] = (await ask(q, { ...more, limit: 1 })).places;
	return place ? `${place.name}, ${place.subdivision_code ?? place.country}` : 'none';
};

test.each([
	['berlin', 'Berlin, DE-BE'],
	['Frankfurt a. M.', 'Frankfurt am Main, DE-HE'],
	['Giethoorn', 'Giethoorn, NL-OV'],
	// smaller than 1,000 people, the seat of a district, and without a population in the source
	['Hallstatt, near Salzburg', 'Hallstatt, AT-4'],
	['Tsuchiura', 'Tsuchiura, JP-08'],
	['Narsarsuaq, Greenland', 'Narsarsuaq, GL-KU'],
	// Of World Cities Basic alone; slips by their likelihood; a slip in two words before a part of them.
	['talatona', 'Talatona, AO-LUA'],
	['eats brunswick', 'East Brunswick, US-NJ'],
	['karl-marx-stadt', 'Chemnitz, DE-SN'],
	['Fidschi', 'Fiji, FJ'],
	['Riobamba, Chimborazo', 'Riobamba, EC-H'],
	['Kharkiv, Kharkivska Oblast', 'Kharkiv, UA'],
	['Punjab, Pakistan', 'Lahore, PK-PB'],
	// Cities of regions that are called like them.
	['Djibouti Djibouti', 'Djibouti, DJ-DJ'],
	['Easter Island', 'Easter Island, CL'],
	['700001 Kolkata', 'Kolkata, IN-WB'],
	['69001 Lyon', 'Lyon, FR-ARA'],
	['Jackson, Wyoming', 'Jackson, US-WY'],
	['350 5th Ave, New York, NY 10118', 'New York, US-NY'],
	['Goa', 'Mormugao, IN-GA'],
	// Abbreviations, countries in other languages, regions by the end of their name, counties, words for a kind of area.
	['Rothenburg o.d.T.', 'Rothenburg ob der Tauber, DE-BY'],
	['Pto. Montt', 'Port Montt, CL-LL'],
	['Alexandria, Rumänien', 'Alexandria, RO-TR'],
	['Halle (Westfalen)', 'Halle, DE-NW'],
	['Wellington, Somerset', 'Wellington, GB-ENG'],
	['Province of Alberta', 'Alberta, CA'],
	['Isle of Wight', 'Isle of Wight, GB-ENG'],
	['New South Wales', 'New South Wales, AU'],
	// A town before an airport with its name, a name before one with an umlaut, a district that is better known than a town.
	['Skagen', 'Skagen, DK-81'],
	['Lae', 'Lae, PG-MPL'],
	['Copacabana', 'Copacabana, BR'],
	['Greenland', 'Nuuk, GL-SM'],
	['Trastevere', 'Trastevere, IT'],
	['560001 Bangalore', 'Bengaluru, IN-KA'],
	// A code alone is that of the greatest city; where a list has the middle of a district, of its main city.
	['560001 India', 'Bengaluru, IN-KA'],
	['400001', 'Mumbai, IN-MH'],
	['60311', 'Frankfurt am Main, DE-HE'],
	['10001', 'New York, US-NY'],
	['BER', 'Berlin Brandenburg Airport, DE-BR'],
	['Köln', 'Cologne, DE-NW'],
	['koeln', 'Cologne, DE-NW'],
	['cologne', 'Cologne, DE-NW'],
	['muenchen', 'Munich, DE-BY'],
	['MÜNCHEN', 'Munich, DE-BY'],
	['nyc', 'New York, US-NY'],
	['SF', 'San Francisco, US-CA'],
	['paris', 'Paris, FR-IDF'],
	['paris texas', 'Paris, US-TX'],
	['Paris, TX', 'Paris, US-TX'],
	['berlin, de', 'Berlin, DE-BE'],
	['berlin germany', 'Berlin, DE-BE'],
	['Nürnberg, Bayern', 'Nuremberg, DE-BY'],
	['portland or', 'Portland, US-OR'],
	// a city on each side of a border
	['kansas city', 'Kansas City, US-MO'],
	['kansas city missouri', 'Kansas City, US-MO'],
	['kansas city, ks', 'Kansas City, US-KS'],
	['iowa city', 'Iowa City, US-IA'],
	['michigan city', 'Michigan City, US-IN'],
	['texas city', 'Texas City, US-TX'],
	['texarkana texas', 'Texarkana, US-TX'],
	['bristol virginia', 'Bristol, US-VA'],
	['portland me', 'Portland, US-ME'],
	['london ontario', 'London, CA-ON'],
	['ontario london', 'London, CA-ON'],
	['birmingham uk', 'Birmingham, GB-ENG'],
	['birmingham usa', 'Birmingham, US-AL'],
	['मुंबई', 'Mumbai, IN-MH'],
	['சென்னை', 'Chennai, IN-TN'],
	['東京', 'Tokyo, JP-13'],
	['東京都', 'Tokyo, JP-13'],
	['大阪市', 'Osaka, JP-27'],
	['Москва', 'Moscow, RU-MOW'],
	['القاهرة', 'Cairo, EG-C'],
	['서울', 'Seoul, KR-11'],
	['Αθήνα', 'Athens, GR-I'],
	['กรุงเทพ', 'Bangkok, TH-10'],
	['new yrok', 'New York, US-NY'],
	['mumbia', 'Mumbai, IN-MH'],
	['Kiev', 'Kyiv, UA-30'],
	['Bombay', 'Mumbai, IN-MH'],
	['Saigon', 'Ho Chi Minh City, VN-SG'],
	['saint petersburg', 'Saint Petersburg, RU-SPE'],
	['st petersburg', 'Saint Petersburg, RU-SPE'],
	['st petersburg florida', 'St. Petersburg, US-FL'],
	['sao paulo', 'São Paulo, BR-SP'],
	['são', 'São Paulo, BR-SP'],
	['reykjavik', 'Reykjavik, IS'],
	['canberra', 'Canberra, AU-ACT'],
	['vaduz', 'Vaduz, LI-11']
])('%s is %s', async (q, place) => expect(await first(q)).toBe(place));

test.each([
	// German for Braniewo is Braunsberg, for Esztergom Gran: few who begin to type so mean these.
	['braun', 'Braunau am Inn', 'Braniewo'],
	['gdan', 'Starogard Gdański', 'Esztergom']
])('%j: a name of the city itself comes before a foreign one that begins so', async (q, own, foreign) => {
	const names = (await ask(q)).places.map(({ name }) => name).filter((name) => name === own || name === foreign);
	expect(names[0]).toBe(own);
});

test('a country narrows, by code or by name', async () => {
	expect(await first('london', { country: 'CA' })).toBe('London, CA-ON');
	expect(await first('london', { country: 'Canada' })).toBe('London, CA-ON');
	expect((await ask('san', { country: 'US', limit: 20 })).places.every(({ country }) => country === 'US')).toBe(true);
	await expect(ask('london', { country: 'Atlantis' })).rejects.toThrow(/^country: "Atlantis" is no country/);
});

test('a city says where it is, when it is, and what it is called there', async () => {
	const [mumbai] = (await ask('Bombay')).places;
	expect(mumbai).toMatchObject({
		name: 'Mumbai',
		local_name: 'मुंबई',
		matched_name: 'Bombay',
		country: 'IN',
		country_name: 'India',
		subdivision: 'Maharashtra',
		subdivision_code: 'IN-MH',
		timezone: 'Asia/Kolkata',
		distance_km: null
	});
	// The gateway of India stands at 18.922 N 72.835 E (Survey of India); the city's middle lies within 25 km.
	expect(Math.hypot((mumbai?.latitude ?? 0) - 18.922, (mumbai?.longitude ?? 0) - 72.835)).toBeLessThan(0.25);
	expect(mumbai?.population).toBeGreaterThan(10_000_000);
});

test('a point answers the nearest cities, nearest first, poles and date line included', async () => {
	const { places } = await ask('48.8584,2.2945', { limit: 5 });
	expect(places).toHaveLength(5);
	expect(places.map(({ country }) => country)).toEqual(['FR', 'FR', 'FR', 'FR', 'FR']);
	const far = places.map(({ distance_km }) => distance_km ?? NaN);
	expect([...far].sort((a, b) => a - b)).toEqual(far);
	expect(far[0]).toBeLessThan(5);
	expect((await ask('-18,-179.99', { limit: 1 })).places[0]?.country).toBe('FJ');
	expect((await ask('90,0', { limit: 1 })).places[0]?.distance_km).toBeLessThan(1500);
	expect((await ask('48.8584,2.2945', { country: 'GB', limit: 1 })).places[0]?.country).toBe('GB');
});

test('the distance to the nearest is that of the great circle', async () => {
	const [city] = (await ask('52.52,13.405', { limit: 1 })).places;
	const { kilometers } = await engine.distance(
		{ from: '52.52,13.405', to: `${city?.latitude},${city?.longitude}` },
		testContext()
	);
	expect(city?.distance_km).toBeCloseTo(kilometers, 3);
});

test.each([
	['Germany', 'Berlin', /Germany is a country/],
	['Deutschland', 'Berlin', /largest cities/],
	['Bavaria', 'Munich', /largest cities/],
	['Bayern', 'Munich', /largest cities/],
	['Mexico', 'Mexico City', null],
	['Georgia', 'Tbilisi', /largest cities/],
	['10115 Berlin', 'Berlin', /postal code/],
	['Berlin 10115', 'Berlin', /postal code/],
	['San Francisco, CA 94103', 'San Francisco', /middle of its area/],
	['75001 Paris, France', 'Paris', /middle of its area/],
	['44100 Guadalajara, Mexico', 'Guadalajara', /not known here/],
	['Munihc', 'Munich', /spelled alike/],
	['nwe york', 'New York', /spelled alike/],
	['new dehli', 'New Delhi', /spelled alike/],
	['Munich', 'Munich', null],
	['Valencia Spain', 'Valencia', null],
	['Alexandria Egypt', 'Alexandria', null],
	['Quebec, Canada', 'Québec', null],
	['Monaco', 'Monaco', null],
	['Singapore', 'Singapore', null],
	['New York', 'New York', null]
])('%s is answered by %s, and the note says why', async (q, first, why) => {
	const { places, note } = await ask(q);
	expect(places[0]?.name).toBe(first);
	if (why === null) expect(note).toBeNull();
	else expect(note).toMatch(why);
});

test('a country of a name and a part of another are both looked into', async () =>
	expect((await ask('Georgia', { limit: 20 })).places.map(({ country }) => country)).toEqual(
		expect.arrayContaining(['GE', 'US'])
	));

test.each([
	['Goa', 'Goa, Bicol Region', 'Madgaon, Goa, India'],
	['Victoria', 'Victoria, British Columbia', 'Melbourne, Victoria'],
	['Lebanon', 'Lebanon, Tennessee', 'Beirut']
])('%s: the city and the area elsewhere of that name are both offered', async (q, city, inArea) => {
	const { places, sure } = await ask(q);
	const said = places.map(({ name, subdivision, country_name }) => [name, subdivision, country_name].join(', '));
	expect(said).toEqual(expect.arrayContaining([expect.stringContaining(city), expect.stringContaining(inArea)]));
	expect(sure).toBe(false);
});

test.each([
	['Baroda', 'Vadodara'],
	['Cracow', 'Krakow'],
	['Sian', "Xi'an"],
	['Nur-Sultan', 'Astana'],
	['Scotland', 'Edinburgh'],
	['Wales', 'Cardiff'],
	['UK', 'London'],
	['New York State', 'New York'],
	['Jersey', 'Saint Helier']
])('%s: %s comes first', async (q, name) => expect((await first(q)).split(',')[0]).toBe(name));

test('Nicosia lies south of the Green Line, in the zone of its name', async () =>
	expect((await ask('Nicosia')).places[0]).toMatchObject({ country: 'CY', timezone: 'Asia/Nicosia' }));

test.each(['Cornwall', 'Norfolk'])('%s is a county too: it is not sure', async (q) =>
	expect((await ask(q)).sure).toBe(false)
);

test('what is not found says what is known', async () => {
	const { count, places, note } = await ask('qqqqzzzz');
	expect([count, places]).toEqual([0, []]);
	expect(note).toMatch(/500 people/);
	expect((await ask('!?')).count).toBe(0);
});

test.each([
	['90210', 34.09, -118.41],
	['SW1A 1AA', 51.5, -0.14],
	['CH-8001 Zürich', 47.37, 8.54],
	['1012 AB Amsterdam', 52.37, 4.89]
])('%s is the area of a postal code', async (q, latitude, longitude) => {
	const [area] = (await ask(q)).places;
	expect(Math.hypot((area?.latitude ?? 0) - latitude, (area?.longitude ?? 0) - longitude)).toBeLessThan(0.06);
	expect(area?.population).toBeNull();
});

test('doubtful coordinates are asked back', async () =>
	await expect(ask('[13.405, 52.52]')).rejects.toThrow(/^q: .*did you mean/));

test('every city is the first or among the first of its own name with its country', async () => {
	const cities = (await Promise.all(['a', 'be', 'san', 'k', 'é', '中'].map((q) => ask(q, { limit: 20 })))).flatMap(
		({ places }) => places
	);
	for (const { name, country, latitude, longitude } of cities) {
		const found = (await ask(name, { country, limit: 20 })).places;
		expect(found.some((place) => place.latitude === latitude && place.longitude === longitude)).toBe(true);
	}
});

test('whatever is typed, an answer within the limit or a 400', async () =>
	fc.assert(
		fc.asyncProperty(
			fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 })),
			async (q) => {
				try {
					const { count, places } = await ask(q, { limit: 3 });
					expect(count).toBe(places.length);
					expect(count).toBeLessThanOrEqual(3);
				} catch (error) {
					expect(String(error)).toMatch(/ApiError: q: /);
				}
			}
		),
		{ numRuns: 300 }
	));

test('a short plus code goes by the city that it names', async () => {
	const { from, read_as } = await engine.distance({ from: '42+JV Paris', to: '0,0' }, testContext());
	expect([from, read_as.from]).toEqual([{ lat: 48.8565625, lon: 2.3521875 }, 'plus_code']);
	await expect(engine.distance({ from: '42+JV Qqqqzzzz', to: '0,0' }, testContext())).rejects.toThrow(
		/^from: has a short plus code near "Qqqqzzzz", which is no city known here/
	);
});

test.each([
	// The province around the capital has its name.
	['Buenos Aires', 'Buenos Aires', true],
	['New York', 'New York', true],
	// The state lies on the other coast.
	['Washington', 'Washington D.C.', false],
	['St Louis', 'St Louis', true],
	['Saint Louis', 'Saint-Louis', false],
	['Ft Worth', 'Fort Worth', true],
	['Mt Isa', 'Mount Isa', true],
	['Mt Vernon', 'Mount Vernon', false],
	['Den Bosch', "'s-Hertogenbosch", true],
	['OKC', 'Oklahoma City', true]
])('%s is %s (beyond doubt: %s)', async (q, name, sure) => {
	const answer = await ask(q);
	expect([answer.places[0]?.name, answer.sure]).toEqual([name, sure]);
});

const sayOf = async (name: string): Promise<string> => {
	const said = await namedCity(name, testContext());
	return said.kind === 'one' ? said.name : said.kind === 'none' ? 'none' : `${said.cities[0]?.name ?? ''}?`;
};

test.each([
	['JFK', 'John F Kennedy International Airport, New York, United States'],
	['EDDF', 'Frankfurt Airport, Hesse, Germany'],
	['ber', 'Berlin?'],
	['Heathrow', 'London Heathrow Airport, England, United Kingdom'],
	['Haneda Airport', 'Tokyo Haneda International Airport, Tōkyō Prefecture, Japan'],
	['Flughafen München', 'Munich Airport, Bavaria, Germany'],
	['london airport', 'London City Airport, England, United Kingdom'],
	['Everest', 'Mount Everest, Nepal'],
	['Berlin Hauptbahnhof', 'Berlin Central Station, Germany'],
	['Gotha Hbf', 'Gotha?'],
	['Qqqqzzzz Airport', 'none']
])('%s, no city’s name, is %s', async (name, said) => expect(await sayOf(name)).toBe(said));

test.each([
	['Gotha Hauptbahnhof', 'Gotha', 'a part of it names'],
	['gare de Montauban', 'Montauban', 'a part of it names'],
	['Roma Termini', 'Roma Termini', 'a landmark or an airport'],
	['Black Forest', 'Black Forest', 'a landmark or an airport'],
	['Alhambra Granada', 'Alhambra', 'a part of it names'],
	['Colosseum Rome', 'Colosseum', 'a part of it names'],
	['Rome Colosseum', 'Colosseum', 'a part of it names'],
	['Schwangau Neuschwanstein', 'Neuschwanstein Castle', 'a part of it names'],
	['Barcelona Sitges', 'Sitges', 'a part of it names'],
	['Giverny near Paris', 'Giverny', 'a part of it names'],
	['Sitges cerca de Barcelona', 'Sitges', 'a part of it names'],
	['Schloss Neuschwanstein Bayern', 'Neuschwanstein Castle', 'a part of it names'],
	['LHR', 'London Heathrow Airport', 'a landmark or an airport'],
	['Bali', 'Bali', 'a landmark or an airport'],
	['Kilimanjaro', 'Mount Kilimanjaro', 'a landmark or an airport']
])('%s: %s comes first, and the note says that it is %s', async (q, name, kind) => {
	const { places, sure, note } = await engine.places({ q, limit: 5 }, testContext());
	expect(places[0]?.name).toBe(name);
	expect(sure).toBe(false);
	expect(note).toContain(kind);
});

test.each([
	['Queenstown', 'Queenstown?'],
	['Windsor', 'Windsor?'],
	['Sparta', 'Sparta?'],
	['León', 'León?'],
	['Queenstown, New Zealand', 'Queenstown, Otago, New Zealand'],
	['Windsor, England', 'Windsor, England, United Kingdom'],
	['León, Spain', 'León, Castille and León, Spain'],
	['Las Vegas', 'Las Vegas, Nevada, United States'],
	['Key West', 'Key West, Florida, United States'],
	['Banff', 'Banff, Alberta, Canada'],
	['Positano', 'Positano, Campania, Italy'],
	['Zermatt', 'Zermatt, Valais, Switzerland']
])('small places of renown: %s is %s', async (name, said) => expect(await sayOf(name)).toBe(said));
