import type { Forms, Translation } from '../types';
import type { words as en } from '../en/currency';

export const forms: Forms<'currency'> = {
	base: 'Devise',
	symbols: 'Seulement ces devises',
	amount: 'Montant',
	date: 'Jour',
	start: 'Premier jour',
	end: 'Dernier jour',
	group: 'Par',
	history: 'Les douze mois précédents',
	'group=day': 'Jour',
	'group=week': 'Semaine',
	'group=month': 'Mois'
};

export const words: Translation<typeof en> = {
	swap: 'Échanger les deux devises',
	other: 'Autre devise',
	currency: 'Devise',
	oneIs: 'Un {base} vaut',
	inBase: 'En {base}',
	year: 'Un an',
	fiveYears: 'Cinq ans',
	since1999: 'Depuis 1999',
	chartYear: 'Un {base} en {target}, douze mois jusqu’au {day}',
	chartFiveYears: 'Un {base} en {target}, cinq ans par semaine jusqu’au {day}',
	chartAll: 'Un {base} en {target}, tout par mois jusqu’au {day}',
	ratesOf: 'Taux du {day}.',
	ratesBefore: 'Taux du {day}, les derniers avant le {asked}, qui n’en a pas.',
	doubtful: 'Douteux, à vérifier ailleurs avant usage : {codes}',
	setBy: '{code} : taux de {bank}, {day}',
	cameAlong: 'Ils sont venus avec l’application.',
	notQuoted: 'Non cotées alors : {codes}.',
	chart: 'Graphique',
	withoutYear: 'Sans {year} : pas encore sur cet appareil.',
	withoutYears: {
		one: 'Sans {count} année, de {first} à {last} : pas encore sur cet appareil.',
		other: 'Sans {count} années, de {first} à {last} : pas encore sur cet appareil.'
	},
	noChart: 'Graphique indisponible : {reason}',
	worth: 'Ce que vaut un {base}',
	youHave: 'Vous avez',
	onAnotherDay: 'Un autre jour',
	emptyForNewest: 'Laisser vide pour les taux les plus récents',
	commaCodes: 'Codes séparés par des virgules',
	askAgain: 'Réessayer'
};
