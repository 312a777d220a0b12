import type { Sentences } from '../types';
import type { leads as enLeads, reasons as en } from '../en/errors';

/** Sentences for the reasons of errors and the notes of answers in French. The first that fits is shown. */
export const reasons: Sentences<typeof en> = {
	'is required': 'C’est nécessaire.',
	'must be given once': 'À donner une seule fois.',
	'must not be blank|must not be empty': 'Ne peut pas être vide.',
	'must be a whole number': 'Écrivez un nombre entier.',
	'must be a number': 'Écrivez un nombre.',
	'must be true or false': 'Oui ou non.',
	'must be between 1 and {last} in month {month}': 'De 1 à {last} ce mois-là (mois {month}).',
	'must be between {min} and {max}': 'Entre {min} et {max}.',
	'must be in the years {min} to {max}': 'Entre les années {min} et {max}.',
	'leads out of the years {min} to {max}': 'Cela sort des années {min} à {max}.',
	'must be at most {max} MB': 'Au plus {max} Mo.',
	'must be at most {max} characters': 'Nombre maximal de caractères : {max}.',
	'must be at least {min} characters': 'Nombre minimal de caractères : {min}.',
	'must have at most {max} items|must have at most {max} entries': 'Nombre maximal de lignes : {max}.',
	'must have at least {min} items': 'Nombre minimal de lignes : {min}.',
	'must be at most ten years after from': 'Au plus dix ans après le premier jour.',
	'must be at most {max}': 'Au plus {max}.',
	'must be at least {min}': 'Au moins {min}.',
	'must be one of {values}': 'Au choix : {values}.',
	'must not contain control characters': 'Les caractères de contrôle ne sont pas permis.',
	'is a whole Wi-Fi code: give the name in it, and its password as password':
		'C’est un code Wi-Fi entier : donnez le nom qu’il contient, et son mot de passe comme mot de passe.',
	'must be a date as YYYY-MM-DD': 'Écrivez le jour comme AAAA-MM-JJ.',
	'must not be in the future': 'Ne peut pas être dans le futur.',
	'must not be before from|must not be before start': 'La fin est avant le début.',
	'must not be before {date}': 'Pas avant le {date}.',
	'one of `to` and `add` must be given': 'Donnez le dernier jour ou les jours à ajouter.',
	'no holidays are known for {country}': 'Aucun jour férié connu pour {country}.',
	'none are known for {country}': 'Aucune n’est connue pour {country}.',
	'{text} is no country known here{rest}': '{text} n’est pas un pays connu ici. Écrivez son nom ou son code, comme DE.',
	'{text} is not one country; did you mean {offers}?': '{text} n’est pas un seul pays. Peut-être : {offers} ?',
	'is not one place known here; did you mean {offers}?': 'Ce n’est pas un seul lieu connu ici. Peut-être : {offers} ?',
	'must be latitude,longitude, like 52.52,13.405{rest}':
		'Lieu non compris : une ville, ou latitude,longitude comme 52.52,13.405.',
	'must be a whole plus code, like 8FW4V942+JV': 'Écrivez le code plus entier, comme 8FW4V942+JV.',
	'latitude must be between -90 and 90': 'La latitude est entre -90 et 90.',
	'must be an ISO 8601 time{rest}': 'Écrivez l’heure comme 2026-07-01T12:00:00Z.',
	'must be a time of the wall clock there without offset, like {time}':
		'Écrivez l’heure de l’horloge là-bas, comme {time}.',
	'must not be given beside at': 'Ceci ou le moment, pas les deux.',
	'unknown currency {code}': 'La devise {code} est inconnue ici.',
	'must be a three-letter currency code': 'Écrivez un code de trois lettres, comme EUR.',
	'must name at least one currency': 'Nommez au moins une devise.',
	'{source} has no rates on or shortly before {date}': 'Aucun taux au {date} ni peu avant.',
	'{base} had no rate on {date}': '{base} n’avait pas de taux le {date}.',
	'must be 8, 12, 13 or 14 digits': 'Un code a 8, 12, 13 ou 14 chiffres.',
	'no product has this code; its check digit should be {digit}':
		'Aucun produit n’a ce code ; le dernier chiffre devrait être {digit}.',
	'no product has this code': 'Aucun produit n’a ce code.',
	'must be a language code such as de or pt-BR': 'Écrivez un code de langue, comme de ou pt-BR.',
	'is not in the dictionary; did you mean {words}?': 'Absent du dictionnaire. Vouliez-vous dire {words} ?',
	'is not in the dictionary': 'Absent du dictionnaire. Vérifiez l’orthographe ; des mots très récents peuvent manquer.',
	'has no pronunciation here; only single English words have one':
		'Pas de prononciation connue. Saisissez un seul mot anglais.',
	'is a contraction of function words': 'C’est la forme courte de deux mots grammaticaux.',
	'is damaged: {rest}': 'Le fichier est endommagé et illisible.',
	'is required with end': 'Indiquez aussi le premier jour.',
	'is required to order by distance': 'Indiquez un lieu pour trier par distance.',
	'the Wikipedia in {lang} lists none for this day; ask for another type or in another lang':
		'Wikipédia n’indique rien pour ce jour dans cette langue. Choisissez un autre type ou une autre langue.',
	'is a contraction; did you mean {words}?': 'C’est une contraction. Peut-être : {words} ?',
	'is a time zone, not a place: name a city in it':
		'C’est un fuseau horaire, pas un lieu : indiquez une ville qui s’y trouve.',
	'is required for a number that does not begin with + and a calling code':
		'Choisissez le pays si le numéro ne commence pas par + et l’indicatif.',
	'no {type} example for {country}; available: {types}': 'Pas de {type} pour {country} ; il y a : {types}.',
	'{country} has no numbering plan of its own': '{country} n’a pas de numérotation propre.',
	'has no words': 'Le texte n’a pas de mots.',
	'must be a script when the text is casual': 'Choisissez une écriture pour un texte saisi au clavier.',
	'is empty': 'Le fichier est vide.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is text':
		'C’est du texte, pas une image. Formats lus : JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is {kind}':
		'Ce fichier est {kind}. Formats lus : JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}':
		'Ce n’est pas une image lisible ici. Formats lus : JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be https:': 'L’adresse doit commencer par https:.',
	'must be an absolute http(s) address': 'Écrivez une adresse complète avec https://.',
	'is not base64 at character {at}': 'Le caractère {at} n’est pas du base64.',
	'has {bytes} bytes, a code of error correction {level} holds at most {max}':
		'{bytes} octets ; un code {level} en contient au plus {max}.',
	'must be a colour like #1a2b3c': 'Écrivez une couleur comme #1a2b3c.',
	'must be another colour than light': 'Choisissez une autre couleur que la claire.',
	'must be a user name of letters, digits, _ and -': 'Un nom de lettres, chiffres, _ et -.',
	'must be the code of a Wikipedia, such as en, de or hi': 'Écrivez le code d’une Wikipédia, comme en ou fr.',
	'on-this-day is not published in {lang}; available: {langs}': 'N’existe pas en {lang} ; existe en : {langs}.',
	'selected is not published in {lang}; available: events, births, deaths, holidays':
		'La sélection n’existe pas en {lang} ; il y a les événements, naissances, décès et fêtes.',
	'the Wikipedia in {lang} has no page of this day':
		'La Wikipédia en {lang} n’a pas de page pour ce jour. Choisissez une autre langue.',
	'none could be read from {page}; ask in another lang':
		'Rien n’a pu être lu dans {page}. Ouvrez la page ou choisissez une autre langue de Wikipédia.',
	'division by zero': 'On ne divise pas par zéro.',
	'logarithm of zero': 'Le logarithme de zéro n’existe pas.',
	'unexpected end{rest}': 'L’expression est incomplète.',
	'unexpected {text} at character {at}, expected {rest}|unexpected {text} at character {at}':
		'{text} ne convient pas ici (caractère {at}).',
	'needs too many steps{rest}|needs too many steps': 'Le calcul est trop long.',
	'is too large': 'Le résultat est trop grand.',
	'is over its limit of {count} requests a minute': 'Plus de {count} requêtes par minute. Attendez un instant.',
	'is over its limit of {count} requests a day': 'La limite de {count} requêtes par jour est atteinte.',
	'EAP (enterprise) networks cannot be joined by a code{rest}':
		'On ne rejoint pas un réseau EAP (d’entreprise) par un code : il faut un nom et un certificat.',
	'must be in Latin letters or in a script that is read here{rest}':
		'Seulement en lettres latines ou dans l’une des neuf écritures de l’Inde.',
	'must be in Latin, Cyrillic, Greek or Arabic letters{rest}':
		'Seulement en lettres latines, cyrilliques, grecques ou arabes : aucune mesure connue pour les autres.',
	'unknown word {word}: did you mean {offer}?{rest}': '{word} est inconnu ici. Vouliez-vous dire {offer} ?',
	'unknown word {word}: give it a value in variables; write {product} for a product{rest}':
		'{word} est inconnu ici. Donnez-lui une valeur dans les variables, ou écrivez {product} pour un produit.',
	'unknown word {word}: give it a value in variables{rest}':
		'{word} est inconnu ici. Donnez-lui une valeur dans les variables.',
	'{text} is no unit that is known here': '{text} n’est pas une unité connue ici.',
	'{text} is neither a unit nor a constant that is known here':
		'{text} n’est ni une unité ni une constante connue ici.',
	'{kind} cannot be given in {unit}, a unit of {other}':
		'Cela ne peut pas se donner en {unit} : cette unité mesure autre chose.',
	'exchange rates change every day and are asked for at {path}, {rest}':
		'Les taux de change varient chaque jour : ils sont à la page des monnaies.',
	'the density of {thing} is not known here; write it, as in {example}':
		'La masse volumique de {thing} n’est pas connue ici. Écrivez-la, comme dans {example}.',
	'no elementary antiderivative was found': 'Aucune primitive élémentaire n’a été trouvée.',
	'no limit was found': 'Aucune limite n’a été trouvée.',
	'the limit does not exist: {rest}': 'La limite n’existe pas.',
	'the integral diverges': 'L’intégrale diverge.',
	'the sum does not converge': 'La somme ne converge pas.',
	'the sum grows without bound': 'La somme croît sans borne.',
	'the matrix is singular: it has no inverse': 'La matrice est singulière : elle n’a pas d’inverse.',
	'the rows of the matrix differ in length': 'Les lignes de la matrice n’ont pas la même longueur.',
	'{name} needs a square matrix, and this one is {size}': '{name} demande une matrice carrée ; celle-ci est {size}.',
	'complex numbers have no order': 'Les nombres complexes ne sont pas ordonnés.',
	'infinity minus infinity has no value': 'L’infini moins l’infini n’a pas de valeur.',
	'zero times infinity has no value': 'Zéro fois l’infini n’a pas de valeur.',
	'the temperature lies below absolute zero': 'La température est sous le zéro absolu.',
	'what day it is, is not known here{rest}': 'On ne sait pas ici quel jour on est : écrivez les deux jours.',
	'Roman numerals are for whole numbers from 1 to 3999': 'Les chiffres romains valent pour les entiers de 1 à 3999.',
	'log is the natural logarithm': 'log est le logarithme népérien',
	'the angle is in radians': 'L’angle est en radians',
	'the percentage is one of what stands before it': 'Le pourcentage porte sur ce qui précède',
	'this is the tip alone': 'C’est le pourboire seul',
	'a year is 365.25 days': 'Une année compte 365,25 jours',
	'{sign} is left out: amounts are plain numbers here': '{sign} est omis : les montants sont ici de simples nombres',
	'for {condition}: elsewhere the expression has no value':
		'Pour {condition} : ailleurs l’expression n’a pas de valeur',
	'{name}: exact by definition (SI, 2019)': '{name} : exacte par définition (SI, 2019)',
	'{name}: CODATA 2022, standard uncertainty {value}': '{name} : CODATA 2022, incertitude {value}',
	'{name}: JPL Solar System Dynamics, to the digits given':
		'{name} : JPL Solar System Dynamics, avec les chiffres donnés',
	'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given':
		'{name} : Particle Data Group et rayon nominal de l’UAI, avec les chiffres donnés',
	'{name}: of a sphere of the mean radius, to four digits': '{name} : d’une sphère de rayon moyen, à quatre chiffres',
	'{name}: at room temperature, to the digits given': '{name} : à température ambiante, avec les chiffres donnés',
	'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given':
		'{name} : à {degrees} °C dans l’atmosphère standard au niveau de la mer, avec les chiffres donnés',
	'{name}: at {degrees} °C, to the digits given': '{name} : à {degrees} °C, avec les chiffres donnés',
	'distance to the moon: the mean over its orbit': 'Distance de la Lune : la moyenne sur son orbite',
	'distance to the sun: the mean, one astronomical unit': 'Distance du Soleil : la moyenne, une unité astronomique',
	'in digits: {text}': 'En chiffres : {text}',
	'for {condition}: elsewhere the derivative is another': 'Pour {condition} : ailleurs, la dérivée est différente',
	'in base {base}: {digits}': 'En base {base} : {digits}',
	'{typed} is read as {word}': '{typed} est lu comme {word}',
	'Roman numerals: {said}': 'Chiffres romains : {said}',
	'the comma in {written} is a decimal point: {read}': 'La virgule de {written} est décimale : {read}',
	'the sequence is taken as arithmetic: each term is the one before plus {step}':
		'La suite est lue comme arithmétique : chaque terme est le précédent plus {step}',
	'the sequence is taken as geometric: each term is the one before times {ratio}':
		'La suite est lue comme géométrique : chaque terme est le précédent fois {ratio}',
	'the sequence is taken as a polynomial of degree {degree}: its differences of that order are equal':
		'La suite est lue comme un polynôme de degré {degree} : ses différences de cet ordre sont égales',
	'each term is taken as the sum of the two before it': 'Chaque terme est lu comme la somme des deux précédents',
	'there is a real value for every real {name}': 'Il y a une valeur réelle pour tout {name} réel',
	'there is no real value': 'Il n’y a pas de valeur réelle',
	'the line is y = what is answered': 'La droite est y = ce qui est répondu',
	'at the standard acceleration of gravity, 9.80665 m/s²': 'Avec l’accélération normale de la pesanteur, 9,80665 m/s²',
	'this is the principal value; the real root': 'C’est la valeur principale ; la racine réelle',
	'the terms {terms} show no rule that is known here{rest}': 'Les termes {terms} ne montrent aucune règle connue ici.',
	'{what} is of a polynomial of degree {degree} in {name} here':
		'Cela n’existe ici que pour un polynôme de degré {degree} en {name}.',
	'the range of a function is not told here; where it turns is: stationary points of {text}':
		'L’ensemble des valeurs d’une fonction n’est pas calculé ici ; ses points stationnaires le sont : stationary points of {text}',
	'the domain of a function that breaks off again and again, or of this kind, is not told here':
		'L’ensemble de définition d’une fonction qui s’interrompt sans cesse, ou de ce genre, n’est pas calculé ici.',
	'no closed form of the {what} was found': 'Aucune forme close n’a été trouvée',
	// Steps of mathematics
	'the right side taken from both sides': 'Soustraire le membre de droite des deux côtés.',
	'multiplied by what is divided by': 'Multiplier par le dénominateur.',
	factored: 'Factoriser.',
	'a product is 0 where a factor is 0': 'Un produit est nul là où un facteur est nul.',
	'quadratic formula {rest}': 'Formule quadratique : {rest}',
	'{equation} has the solution {rest}': 'La solution de {equation} est {rest}.',
	'each value put into the equation as it was written: it holds':
		'Vérification : chaque valeur vérifie l’équation de départ.',
	'put into each equation: it holds': 'Vérification : les valeurs vérifient chaque équation.',
	'solved for {name}': 'Résoudre par rapport à {name}.',
	'put into {rest}': 'Substituer.',
	'what is known put in': 'Substituer les valeurs connues.',
	'like terms added': 'Réduire les termes semblables.',
	'divided, common factors cancelled': 'Diviser et simplifier.',
	'multiplied, powers of one base joined': 'Multiplier et regrouper les puissances.',
	'sum rule: term by term': 'Intégrer terme à terme.',
	'constant factor': 'Facteur constant.',
	'table of integrals': 'Table d’intégrales.',
	'partial fractions': 'Fractions partielles.',
	'substitution: {rest}': 'Substitution : {rest}',
	'integration by parts, {rest}': 'Intégration par parties : {rest}',
	'checked: the derivative of the result is the integrand': 'Vérification : la dérivée du résultat est l’intégrande.',
	'F(b) - F(a), as limits at the ends and between jumps': 'Soustraire les valeurs aux bornes : F(b) − F(a).',
	'known derivative': 'Dérivée connue.',
	'power and chain rule: {rest}': 'Règles de la puissance et de la chaîne : {rest}',
	'exponential: {rest}': 'Fonction exponentielle : {rest}',
	"l'Hôpital's rule: {rest}": 'Règle de L’Hôpital : dériver en haut et en bas.',
	'above goes to {top}, below to {bottom}': 'Le numérateur tend vers {top}, le dénominateur vers {bottom}.',
	'continuous there: {rest} put in': 'Continue : remplacer par {rest}.',
	'a constant': 'Une constante.',
	'the value of {name}': 'La valeur de {name}.',
	power: 'Puissance.',
	factorial: 'Factorielle.',
	'a percent is 1/100': 'Un pour cent est 1/100.',
	'greatest common divisor': 'Plus grand commun diviseur.',
	'least common multiple': 'Plus petit commun multiple.',
	'the sum over the count': 'Somme divisée par le nombre.',
	'logarithm: {rest}': 'Logarithme : {rest}',
	'square factors leave the root: {rest}': 'Sortir les carrés de la racine : {rest}',
	'size: {rest}': 'Valeur absolue.',
	'remainder: {rest}': 'Reste : {rest}',
	'multiplied out': 'Développer.',
	'what is left solved for {name}': 'Résoudre le reste pour {name}.',
	'what could solve it, put into the equation as it was written': 'Vérifier chaque candidat dans l’équation de départ.',
	'nothing solves all of them': 'Aucune valeur ne vérifie toutes les équations.',
	'polynomials times exponentials and waves, by comparing coefficients': 'Comparer les coefficients.',
	'the first term of the series in what grows or shrinks fastest (Gruntz)':
		'Comparer les termes qui croissent le plus vite.',
	'sum rule: {rest}': 'Règle de la somme : {rest}',
	'product rule: {rest}': 'Règle du produit : {rest}',
	'quotient rule: {rest}': 'Règle du quotient : {rest}',
	'constant factor: {rest}': 'Facteur constant : {rest}',
	'power rule: {rest}': 'Règle de la puissance : {rest}',
	'chain rule: {rest}': 'Règle de la chaîne : {rest}',
	'put together, in its shortest form': 'Sous sa forme la plus courte.',
	'the shortest of the equal forms that were found{rest}': 'La forme égale la plus courte.'
};

/** Precedes an untranslated reason, by the code of the error. */
export const leads: Sentences<typeof enLeads> = {
	INVALID_INPUT: 'Cela ne convient pas :',
	NOT_FOUND: 'Rien trouvé :',
	COMPUTATION_LIMIT: 'Le calcul n’a pas abouti :',
	other: 'Pas de réponse :'
};
