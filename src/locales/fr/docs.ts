import type { Translation } from '../types';
import type { words as en } from '../en/docs';

export const words: Translation<typeof en> = {
	openTool: 'Ouvrir l’outil',
	fields: '{what} : champs',
	intro:
		'Chaque opération est une URL sous `{base}v1/`. Dans cette origine, un service worker y répond sur l’appareil ; rien de ce qui est calculé n’en sort. Chaque requête porte `X-API-Key` ; la clé `demo` existe dès le départ. Les réponses sont du JSON aux champs en snake_case ; ce qui est inconnu vaut `null` et ne manque jamais.',
	status: 'État',
	ownLicence: 'Ce produit : {licence}',
	foreignData: 'Données de tiers',
	foreignSoftware: 'Logiciels de tiers',
	errors: 'Erreurs',
	errorBody: 'Le corps est `{body}` et rien d’autre.',
	alsoTaken: 'Accepté aussi en {types}.',
	pictureItself: 'L’image elle-même avec `Accept: {types}`.',
	noFields: 'Aucun.',
	required: 'obligatoire',
	optional: 'facultatif',
	standard: 'par défaut {value}',
	maxBytes: { one: 'au plus {count} octet', many: 'au plus {count} d’octets', other: 'au plus {count} octets' },
	maxCharacters: {
		one: 'au plus {count} caractère',
		many: 'au plus {count} de caractères',
		other: 'au plus {count} caractères'
	},
	status400: 'Un champ manque, n’est pas du bon type ou sort de ses bornes ; ou le corps n’est pas du JSON',
	status401: 'Pas de X-API-Key, ou une clé inconnue ou révoquée',
	status403: 'La clé n’est pas abonnée au groupe de l’opération',
	status404: 'Ce chemin n’existe pas ; ou pas de tel produit, mot ou pays',
	status405: 'Le chemin se demande par une autre méthode : voir l’en-tête Allow',
	status422: 'L’entrée est valide, mais sa réponse demanderait plus d’étapes, de place ou de temps qu’il n’y en a',
	status429: 'La clé dépasse sa limite : Retry-After dit pour combien de temps',
	status500: 'Un bogue de notre fait ; l’en-tête X-Request-Id l’identifie dans le journal',
	status502: 'La source a échoué, ou a répondu autre chose que son schéma',
	status503:
		'Trop de longs calculs en cours ; ou rien d’enregistré et pas de réseau ; ou la source refuse pour l’instant',
	status504: 'Rien d’enregistré et la source trop lente',
	byFetch:
		'Toute page, tout cadre ou worker de cette origine demande par un simple `fetch`. Le service worker répond sur l’appareil, sans serveur ni réseau ; les flux viennent de leurs sources, ou de ce qui est enregistré s’il n’y a pas de réseau.',
	inPage: 'Dans une page de cette origine',
	anyBody: 'Un corps est du JSON quel que soit le type de contenu :',
	asModule: 'En module',
	moduleText:
		'Une fonction par opération, dans les pages, cadres et workers. Les erreurs portent `status`, `code` et `field` ; ce qui est occupé est redemandé une fois ; il n’y a rien à attendre d’abord.',
	beforeWorker: 'Avant que le worker ne contrôle la page',
	waitText:
		'À la première visite et après un rechargement complet, personne ne se tient encore entre la page et le serveur. Attendez le worker :',
	earlyText:
		'Ou chargez le petit script par lequel cette application elle-même commence. Son adresse reste la même d’une version à l’autre :',
	earlyServes:
		'Il sert toute page de cette origine, même celle qui n’est pas sous le chemin de l’application et n’est donc jamais contrôlée.',
	fromFrame: 'Depuis un cadre',
	frameText: 'Un cadre de l’application est contrôlé où que se trouve la page qui le contient :',
	otherSite: 'Dans une page de n’importe quel autre site',
	otherSiteText:
		'Une seule balise script. Ce qui est calculé sur l’appareil reçoit une réponse sans rien demander, à raison de {calls} appels par minute au plus, et sans réseau après la première fois. La page ne voit aucune clé ni rien d’autre de cette application.',
	allowText:
		'Les flux, et les images par leur adresse, donnent `403` tant que le visiteur n’a pas autorisé ce site dans une fenêtre de cette application. Cela vaut un jour et se renouvelle en redemandant ; ce qui est autorisé figure sur la page « {keys} ».',
	policyText:
		'Une page avec Content-Security-Policy nomme cette origine dans `script-src` et `frame-src` ; pour continuer sans réseau, elle garde sa propre copie de `connect.js` et écrit `{attribute}`. Les cadres sandbox ont besoin de `allow-same-origin`, et les fenêtres d’une page sous `Cross-Origin-Opener-Policy: same-origin` ne peuvent pas être interrogées.',
	ownSite: 'Sur votre propre site',
	ownSiteText:
		'Toute l’application sous un chemin de votre site. Ses pages demandent alors `/utility-apis/v1/…` par un simple `fetch`.',
	asPicture: 'En image, en adresse',
	pictureText:
		'{element} et la barre d’adresse ne peuvent pas envoyer de clé. Les requêtes de cette origine qui sont des images ou des visites utilisent la clé de l’application, sauf si c’est désactivé sur la page « {keys} ».',
	otherProgram: 'Depuis un autre programme',
	otherProgramText:
		'La même API en serveur, pour curl et tout autre programme. Elle prend ses clés dans `UTILITY_API_KEYS`.',
	goodToKnow: 'Bon à savoir',
	knowAbort: 'Le signal d’un `AbortController` abandonne un appel. Demander ne change rien : redemandez librement.',
	knowAge: '`Age` et `Cache-Status` disent l’âge des données d’un flux ; `Server-Timing`, ce qui a pris du temps.',
	knowETag: 'Les réponses calculées portent un `ETag` faible et respectent `If-None-Match`.',
	knowKeys:
		'Les clés comptent et distinguent les appelants de cet appareil ; elles ne sont pas un mur entre les scripts d’une même origine.'
};
