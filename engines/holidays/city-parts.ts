// Cities of which the law depends on the municipality or the department, not on the subdivision that they lie in: country → part of the
// table → cities as the gazetteer names them. Bavaria: Upper and Lower Bavaria, and others named by the state office of statistics, are
// off on 15 August where more Catholics than Protestants live. France: the local law of Alsace and Moselle.
const CITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	DE: {
		'BY-KATH':
			'Munich|Würzburg|Regensburg|Ingolstadt|Landshut|Rosenheim|Passau|Straubing|Freising|Germering|Dachau|Fürstenfeldbruck|Erding|Deggendorf|Neuburg an der Donau|Landsberg am Lech|Garmisch-Partenkirchen|Unterschleissheim|Waldkraiburg|Olching|Geretsried|Pfaffenhofen an der Ilm|Starnberg|Weilheim|Traunreut|Vaterstetten|Unterhaching|Puchheim|Gauting|Ottobrunn|Gröbenzell|Dingolfing|Traunstein|Burghausen|Neufahrn bei Freising|Kolbermoor|Karlsfeld|Taufkirchen|Bad Aibling|Mühldorf|Haar|Bad Tölz|Moosburg|Wolfratshausen|Bad Reichenhall|Gilching|Holzkirchen|Vilshofen|Schrobenhausen|Penzberg|Freilassing|Bruckmühl|Kelheim|Garching|Bogenhausen|Pasing',
		'BY-EVANG': 'Nuremberg|Fürth|Erlangen'
	},
	FR: {
		'57': 'Metz|Thionville|Montigny-lès-Metz|Sarreguemines|Forbach|Saint-Avold|Yutz|Hayange',
		'67': 'Strasbourg|Haguenau|Schiltigheim|Illkirch-Graffenstaden|Sélestat|Bischheim|Lingolsheim',
		'68': 'Mulhouse|Colmar|Saint-Louis|Wittenheim|Illzach'
	}
};

/** The part of the table whose days a city has, where that is not by the subdivision that it lies in. */
export const partOfCity = (city: string, country: string): string | undefined =>
	Object.entries(CITIES[country] ?? {}).find(([, cities]) => cities.split('|').includes(city))?.[0];
