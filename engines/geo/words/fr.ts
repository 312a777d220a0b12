import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof geo> = {
	title: 'Lieux',
	operations: {
		distance: 'Distance',
		destination: 'Point d’arrivée',
		timezone: 'Fuseau horaire',
		places: 'Villes'
	},
	packs: {
		zones: 'Limites des fuseaux horaires',
		places: 'Villes du monde par nom'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['De', 'Ville, coordonnées, lien de carte ou code plus'],
		to: 'À',
		bearing: ['Cap', 'Au départ, degrés depuis le nord, sens horaire'],
		kilometers: ['Kilomètres', 'Longueur du trajet ; au plus un demi-tour de la Terre'],
		coords: ['Lieu', 'Ville, coordonnées, lien de carte ou code plus'],
		at: ['Moment', 'De 1970 à 2100, UTC sans décalage indiqué ; vide : maintenant'],
		local: ['Heure de l’horloge là-bas', 'À la place du moment : ce que les horloges affichent là-bas'],
		q: ['Lieu', 'Un nom ou son début, dans toute écriture'],
		country: 'Pays',
		limit: 'Au plus'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'Amsterdam en 1930, selon le soleil',
		'Berlin to Paris': 'De Berlin à Paris',
		'Across the date line, Fiji to Samoa': 'Par-delà la ligne de date, Fidji – Samoa',
		'Degrees, minutes and seconds to a plus code': 'De degrés, minutes et secondes à un code plus',
		'Two cities by name': 'Deux villes par leur nom',
		'Antipodes: any way is the shortest': 'Antipodes : tout chemin est le plus court',
		'A quarter of the way around the Earth, east along the equator':
			'Un quart du tour de la Terre, vers l’est à l’équateur',
		'One degree of latitude north of Berlin': 'Un degré de latitude au nord de Berlin',
		'Kathmandu, 45 minutes off the hour': 'Katmandou, décalé de 45 minutes',
		'A time that the clocks of Berlin skip': 'Une heure que les horloges de Berlin sautent',
		'A time that they show twice': 'Une heure qu’elles montrent deux fois',
		'Dublin in summer': 'Dublin en été',
		'In the middle of the Pacific': 'Au milieu du Pacifique',
		'Cologne by its own name': 'Cologne par son propre nom',
		'The other Paris': 'L’autre Paris',
		'A name of several cities': 'Un nom de plusieurs villes',
		'The nearest city to a point': 'La ville la plus proche d’un point'
	}
};
