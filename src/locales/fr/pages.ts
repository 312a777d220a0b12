import type { Translation } from '../types';
import type { words as en } from '../en/pages';

/** What Recent, API keys, Offline data and Settings say in French. */
export const words: Translation<typeof en> = {
	historyEmpty: 'Vos questions récentes apparaissent ici. Elles restent sur votre appareil.',
	favouritesEmpty: 'Épinglez un outil pour voir sa réponse ici.',
	export: 'Exporter',
	clear: 'Effacer',
	clearSure: 'Effacer tout l’historique ?',
	theme: 'Thème',
	themeSystem: 'Système',
	themeLight: 'Clair',
	themeDark: 'Sombre',
	units: 'Unités',
	unitsMetric: 'Kilomètres',
	languageNote:
		'Langue de l’application. Quelques réponses, comme les définitions du dictionnaire, restent en anglais.',
	storage: 'Stockage',
	storageUsed: '{used} utilisés sur {quota} que le navigateur autorise',
	persistAsk: 'Garder les données quand l’espace manque',
	persisted: 'Le navigateur garde ces données jusqu’à ce que vous les retiriez.',
	persistRefused: 'Le navigateur a refusé. Installer l’application aide.',
	packsText:
		'Données dont certains outils ont besoin. Elles se téléchargent après votre première visite, puis fonctionnent hors ligne. Les données supprimées se retéléchargent au besoin.',
	packStored: 'enregistré',
	packAbsent: 'non enregistré',
	feeds: 'Réponses enregistrées',
	feedHolds: 'Réponses : {count} ({size}). La plus récente : {newest}. La plus ancienne : {oldest}.',
	rateYears: 'Taux de change de chaque jour depuis 1999',
	rateYearsText: 'Environ 300 Ko ; {done} années sur {total}.',
	hostOffline: 'Hors ligne',
	toolsReady: '{count} outils sur {total} fonctionnent sans connexion',
	refresh: 'Actualiser les réponses enregistrées en arrière-plan',
	keysText:
		'Les clés distinguent les appelants et comptent leurs requêtes. Elles ne protègent rien : tout script de ce site peut les utiliser.',
	newKey: 'Nouvelle clé',
	keyName: 'Nom de la clé',
	keyOwn: 'utilisée par cette application',
	perMinute: 'Requêtes par minute',
	limitRefused:
		'Indiquez un nombre entier à partir de 1, ou laissez vide pour ne fixer aucune limite. La limite précédente reste.',
	perDay: 'Requêtes par jour',
	unlimited: 'sans limite',
	subscriptions: 'Accès',
	allGroups: 'tous les groupes',
	groupsCount: '{count} groupes sur {total}',
	revoke: 'Révoquer',
	revokeSure: 'Révoquer cette clé définitivement ?',
	usage: 'Utilisation',
	usageNone: 'Pas encore utilisée.',
	operation: 'Opération',
	calls: 'Appels',
	keyless:
		'Répondre avec la clé de l’application aux images des pages et aux visites depuis la barre d’adresse, qui ne peuvent pas envoyer de clé',
	allowTitle: 'Autoriser ce site à charger des données en direct ?',
	allowWhat:
		'Il veut séismes, taux, aliments, encyclopédie, actualités et images par adresse. Votre appareil les charge et transmet les réponses.',
	allowNot: 'Il ne voit aucune clé ni rien d’autre de cette application.',
	allowEnds: 'L’autorisation vaut un jour. La page Clés permet de la retirer.',
	allowGive: 'Autoriser',
	allowRefuse: 'Ne pas autoriser',
	allowDone: 'Autorisé.',
	allowNobody: 'Aucun site ne demande. C’est le bouton d’un site qui ouvre cette fenêtre.',
	sites: 'Sites que vous avez autorisés',
	sitesText: 'L’arrêt prend effet dans la journée.',
	siteSince: 'depuis le {day}',
	thisApp: 'Cette application'
};
