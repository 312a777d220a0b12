import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	skip: 'Aller au contenu',
	tools: 'Outils',
	history: 'Historique',
	docs: 'Documentation',
	keys: 'Clés',
	settings: 'Réglages',
	offline: 'Données hors ligne',
	home: 'Accueil',
	close: 'Fermer',
	cancel: 'Annuler',
	scriptTitle: 'L’utiliser dans votre script',
	recent: 'Récents',
	favourites: 'Épinglés',
	updateReady: 'Une nouvelle version est prête.',
	reload: 'Recharger',
	later: 'Plus tard',
	install: 'Installer l’application',
	notFound: 'Page introuvable',
	notFoundText: 'L’adresse est peut-être mal écrite. Tous les outils sont sur la page d’accueil.',
	broken: 'Un problème est survenu sur cette page',
	unloaded: 'Cette page n’a pas pu être chargée',
	unloadedText: 'Vous semblez hors ligne, et cette page n’est pas encore enregistrée sur votre appareil.',
	remove: 'Retirer',
	download: 'Télécharger',
	failed: 'Cela n’a pas marché : {reason}',
	developerView: 'Pour les développeurs',
	errOffline: 'Vous êtes hors ligne, et rien n’est enregistré pour cela.',
	errPack:
		'Vous êtes hors ligne, et les données nécessaires ne sont pas encore sur votre appareil. Elles se téléchargeront au retour du réseau.',
	errUpstream: '{source} n’a pas répondu.',
	errPortal: '{source} a répondu par une page web. Il faut peut-être d’abord vous connecter à ce réseau.',
	errWait: '{source} est très sollicité. Réessayez dans un instant.',
	errInternal: 'Un problème est survenu de notre côté.',
	lineWorkdays: 'Jours ouvrés : {count} sur {days}',
	lineNoChange: 'on ne change pas l’heure',
	lineNoHoliday: 'pas un jour férié national',
	// Box, start page, pages of tools
	tagline: 'Que voulez-vous savoir ?',
	startAbout:
		'Argent, heure, lieux, mots, calculs, photos. La plupart des réponses se calculent sur votre appareil : ni compte, ni pub, ni pistage.',
	rowEveryday: 'Au quotidien',
	rowWords: 'Mots',
	rowScan: 'Scanner et partager',
	rowWorld: 'Monde',
	change: 'Modifier',
	askLabel: 'Demande ou colle n’importe quoi',
	opensSource: 'À l’ouverture, {source} est interrogé.',
	openIt: 'Ouvrir',
	alsoMeans: 'Vouliez-vous dire',
	placeUnknown: 'Nous ne connaissons pas de lieu appelé « {name} ».',
	whichPlace: 'Quel « {name} » ?',
	shelfFirst: 'À essayer',
	installWhy: 'S’ouvre plus vite et fonctionne hors ligne.',
	installIos: 'Dans Safari : « Partager », puis « Sur l’écran d’accueil ».',
	installFirefox:
		'Sur Android : menu, puis « Installer » ou « Ajouter à l’écran d’accueil ». Sur un ordinateur, gardez cette page en marque-page ; elle y fonctionne aussi hors ligne.',
	star: 'Épingler à la page d’accueil',
	again: 'Actualiser',
	working: 'En cours…',
	downloading: 'Téléchargement : {name} ({size})',
	answered: 'Réponse prête',
	answer: 'Réponse',
	source: 'Comment ça marche',
	share: 'Partager',
	fillRequired: 'Indiquez : {fields}.',
	ask: 'Demander',
	hostNode: 'Réponse du serveur',
	workedOut: 'Calculé sur votre appareil',
	storedOffline: 'Hors ligne. Dernière réponse enregistrée :',
	storedTrouble: 'La source ne répond pas. Dernière réponse enregistrée :',
	newerComing: 'Recherche d’une réponse plus récente…',
	tryAgain: 'Réessayer',
	retryIn: 'Nouvel essai dans {seconds} s.',
	tryNow: 'Essayer maintenant',
	addThis: 'Ajouter ce produit',
	details: 'Détails',
	yes: 'oui',
	no: 'non',
	none: 'aucun',
	request: 'Requête',
	readDocs: 'Tous les champs et erreurs',
	tryMoney: '250 usd en eur',
	tryTime: 'heure à tokyo',
	tryShare: '15 % de 80',
	tryHoliday: 'prochain jour férié',
	london: 'Londres',
	// Inputs, tables, charts, maps
	more: 'Plus d’options',
	any: 'Tous',
	chooseCountry: 'Choisissez un pays',
	showPassword: 'Afficher le mot de passe',
	here: 'Utiliser ma position',
	hereDenied: 'Cette page n’est pas autorisée à demander votre position.',
	hereUnknown: 'L’appareil n’a pas pu déterminer sa position.',
	dropFile: 'Déposez un fichier ici, collez-le ou choisissez-le',
	pastedFile: 'Fichier collé',
	asTable: 'Sous forme de tableau',
	showAll: 'Tout afficher ({count})',
	copy: 'Copier',
	copied: 'Copié',
	copyFailed: 'Copie impossible',
	copyJson: 'Copier le JSON',
	country: 'Pays',
	language: 'Langue',
	day: 'Jour',
	moreCount: '{count} de plus',
	timeThere: 'Heure sur place',
	region: 'Région',
	clearList: 'Vider la liste',
	unreadable: 'Cette image n’a pas pu être lue.',
	stopCamera: 'Arrêter la caméra',
	scan: 'Scanner avec la caméra',
	limit: 'Au plus',
	places: 'Lieux',
	placesFound: {
		one: '{count} lieu ; les flèches choisissent, Entrée valide',
		many: '{count} de lieux ; les flèches choisissent, Entrée valide',
		other: '{count} lieux ; les flèches choisissent, Entrée valide'
	},
	placeSample: 'Paris ou 48.86, 2.35',
	citiesFailed: 'Les villes n’ont pas pu être chargées.',
	mapKeys: '{label}. Les flèches déplacent la croix, Entrée choisit le lieu.',
	north: '{degrees}° nord',
	south: '{degrees}° sud',
	east: '{degrees}° est',
	west: '{degrees}° ouest',
	cut: {
		one: '{text}… ({count} caractère)',
		many: '{text}… ({count} de caractères)',
		other: '{text}… ({count} caractères)'
	},
	cityUnknown: 'Aucune ville de ce nom n’est connue ici ; les petites localités manquent.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	fixed_line: 'fixe',
	fixed_line_or_mobile: 'fixe ou mobile',
	toll_free: 'gratuit',
	premium_rate: 'surtaxé',
	shared_cost: 'coût partagé',
	personal_number: 'numéro personnel',
	pager: 'messagerie (pager)',
	uan: 'numéro d’entreprise (UAN)',
	voicemail: 'messagerie vocale',
	unknown: 'inconnu',
	notValid: 'non valide',
	'very easy': 'très facile',
	easy: 'facile',
	'fairly easy': 'assez facile',
	'fairly difficult': 'assez difficile',
	difficult: 'difficile',
	'very difficult': 'très difficile',
	SW: 'SO',
	W: 'O',
	NW: 'NO'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'Demander', operations: { ask: 'Demander', day: 'Jour' } },
	math: {
		title: 'Maths',
		operations: {
			evaluate: 'Calculer',
			simplify: 'Factoriser et développer'
		}
	},
	language: {
		title: 'Langue',
		operations: {
			detect: 'Langue',
			detectBatch: 'Plusieurs textes',
			script: 'Écritures',
			languages: 'Langues reconnues',
			transliterate: 'Translittérer'
		},
		packs: {
			detect: 'Distinguer les langues',
			typing: 'Langues de l’Inde, telles qu’on les tape',
			names: 'Noms de lieux et de langues, tels qu’on les tape'
		}
	},
	text: {
		title: 'Analyse de texte',
		operations: {
			readability: 'Niveau de lecture'
		},
		packs: { detect: 'Distinguer les langues' }
	},
	earthquakes: {
		title: 'Séismes',
		operations: {
			recent: 'Séismes'
		}
	},
	holidays: {
		title: 'Jours fériés',
		operations: {
			holidays: 'Jours fériés',
			workdays: 'Jours ouvrés'
		},
		packs: {
			holidays: 'Calendriers de tous les pays'
		}
	},
	currency: {
		title: 'Devises',
		operations: {
			rates: 'Argent'
		}
	},
	phone: {
		title: 'Téléphone',
		operations: {
			example: 'Numéros d’exemple',
			number: 'Numéro de téléphone'
		},
		packs: { phones: 'Lieux et opérateurs des numéros de téléphone' }
	},
	food: {
		title: 'Aliments',
		operations: {
			product: 'Aliments'
		}
	},
	dictionary: {
		title: 'Dictionnaire',
		operations: {
			related: 'Dictionnaire',
			sounds: 'Prononciation et rimes'
		},
		packs: {
			wordnet: 'WordNet',
			definitions: 'Définitions de WordNet',
			sounds: 'Prononciations'
		}
	},
	geo: {
		title: 'Lieux',
		operations: {
			distance: 'Distance',
			destination: 'Quelle direction, quelle distance',
			timezone: 'Heure',
			places: 'Trouver un lieu'
		},
		packs: {
			zones: 'Limites des fuseaux horaires',
			places: 'Villes du monde par nom',
			towns: 'Petites villes du monde par nom',
			landmarks: 'Aéroports, sites connus, gares, montagnes, îles, lacs et parcs',
			postcodes: 'Codes postaux de 84 pays et territoires'
		}
	},
	encyclopedia: {
		title: 'Encyclopédie',
		operations: {
			autocomplete: 'Encyclopédie',
			onThisDay: 'Ce jour-là'
		}
	},
	image: {
		title: 'Image',
		operations: {
			info: 'Vérifier une photo'
		}
	},
	news: {
		title: 'Actus tech',
		operations: {
			search: 'Actualités tech'
		}
	},
	universities: {
		title: 'Universités',
		operations: {
			countries: 'Par pays',
			universities: 'Universités'
		},
		packs: {
			universities: 'Universités et écoles par nom et domaine'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'Carte Wi-Fi',
			qr: 'Code QR'
		}
	}
};
