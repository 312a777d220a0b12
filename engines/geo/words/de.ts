import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof geo> = {
	title: 'Orte',
	operations: {
		distance: 'Entfernung',
		destination: 'Zielpunkt',
		timezone: 'Zeitzone',
		places: 'Städte'
	},
	packs: {
		zones: 'Grenzen der Zeitzonen',
		places: 'Städte der Welt mit Namen'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['Von', 'Stadt, Koordinaten, Kartenlink oder Plus Code'],
		to: 'Nach',
		bearing: ['Kurs', 'Am Start, Grad im Uhrzeigersinn von Nord'],
		kilometers: ['Kilometer', 'Länge des Weges; höchstens halb um die Erde'],
		coords: ['Ort', 'Stadt, Koordinaten, Kartenlink oder Plus Code'],
		at: ['Zeitpunkt', '1970 bis 2100, UTC ohne Angabe eines Abstands; leer: jetzt'],
		local: ['Uhrzeit dort', 'Statt des Zeitpunkts: was die Uhren dort zeigen'],
		q: ['Ort', 'Name oder sein Anfang, in jeder Schrift, oder Breite, Länge'],
		country: 'Land',
		limit: 'Höchstens'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'Amsterdam 1930, nach der Sonne',
		'Berlin to Paris': 'Berlin – Paris',
		'Across the date line, Fiji to Samoa': 'Über die Datumsgrenze, Fidschi – Samoa',
		'Degrees, minutes and seconds to a plus code': 'Grad, Minuten, Sekunden bis zu einem Plus Code',
		'Two cities by name': 'Zwei Städte beim Namen',
		'Antipodes: any way is the shortest': 'Gegenpunkte: jeder Weg ist der kürzeste',
		'A quarter of the way around the Earth, east along the equator': 'Ein Viertel um die Erde, am Äquator nach Osten',
		'One degree of latitude north of Berlin': 'Ein Breitengrad nördlich von Berlin',
		'Kathmandu, 45 minutes off the hour': 'Kathmandu, 45 Minuten versetzt',
		'A time that the clocks of Berlin skip': 'Eine Uhrzeit, die Berlins Uhren überspringen',
		'A time that they show twice': 'Eine, die sie zweimal zeigen',
		'Dublin in summer': 'Dublin im Sommer',
		'In the middle of the Pacific': 'Mitten im Pazifik',
		'Cologne by its own name': 'Köln mit eigenem Namen',
		'The other Paris': 'Das andere Paris',
		'A name of several cities': 'Ein Name mehrerer Städte',
		'The nearest city to a point': 'Die nächste Stadt zu einem Punkt'
	}
};
