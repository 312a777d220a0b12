import type { Sentences } from '../types';
import type { leads as enLeads, reasons as en } from '../en/errors';

/** Sentences for the reasons of errors and the notes of answers in German. The first that fits is shown. */
export const reasons: Sentences<typeof en> = {
	'is required': 'Das wird gebraucht.',
	'must be given once': 'Bitte nur einmal angeben.',
	'must not be blank|must not be empty': 'Das darf nicht leer sein.',
	'must be a whole number': 'Bitte eine ganze Zahl.',
	'must be a number': 'Bitte eine Zahl.',
	'must be true or false': 'Ja oder nein.',
	'must be between 1 and {last} in month {month}': 'In diesem Monat 1 bis {last} (Monat {month}).',
	'must be between {min} and {max}': 'Zwischen {min} und {max}.',
	'must be in the years {min} to {max}': 'In den Jahren {min} bis {max}.',
	'leads out of the years {min} to {max}': 'Das führt aus den Jahren {min} bis {max} heraus.',
	'must be at most {max} MB': 'Höchstens {max} MB.',
	'must be at most {max} characters': 'Höchstzahl der Zeichen: {max}.',
	'must be at least {min} characters': 'Mindestzahl der Zeichen: {min}.',
	'must have at most {max} items|must have at most {max} entries': 'Höchstzahl der Zeilen: {max}.',
	'must have at least {min} items': 'Mindestzahl der Zeilen: {min}.',
	'must be at most ten years after from': 'Höchstens zehn Jahre nach dem ersten Tag.',
	'must be at most {max}': 'Höchstens {max}.',
	'must be at least {min}': 'Mindestens {min}.',
	'must be one of {values}': 'Möglich sind: {values}.',
	'must not contain control characters': 'Steuerzeichen sind hier nicht erlaubt.',
	'is a whole Wi-Fi code: give the name in it, and its password as password':
		'Ein ganzer WLAN-Code: Gib den Namen darin an, und sein Passwort als Passwort.',
	'must be a date as YYYY-MM-DD': 'Bitte ein Tag als JJJJ-MM-TT.',
	'must not be in the future': 'Das liegt in der Zukunft.',
	'must not be before from|must not be before start': 'Das Ende liegt vor dem Anfang.',
	'must not be before {date}': 'Nicht vor dem {date}.',
	'one of `to` and `add` must be given': 'Bitte den letzten Tag oder die Zahl der Tage angeben.',
	'no holidays are known for {country}': 'Für {country} sind hier keine Feiertage bekannt.',
	'none are known for {country}': 'Für {country} sind hier keine bekannt.',
	'{text} is no country known here{rest}': '{text} ist kein Land, das hier bekannt ist. Name oder Kürzel wie DE.',
	'{text} is not one country; did you mean {offers}?': '{text} ist nicht ein Land. Gemeint ist vielleicht: {offers}?',
	'is not one place known here; did you mean {offers}?':
		'Das ist hier nicht genau ein Ort. Gemeint ist vielleicht: {offers}?',
	'must be latitude,longitude, like 52.52,13.405{rest}':
		'Der Ort wurde nicht verstanden: eine Stadt, oder Breite,Länge wie 52.52,13.405.',
	'must be a whole plus code, like 8FW4V942+JV': 'Bitte den ganzen Plus Code, wie 8FW4V942+JV.',
	'latitude must be between -90 and 90': 'Die Breite liegt zwischen -90 und 90.',
	'must be an ISO 8601 time{rest}': 'Bitte die Zeit wie 2026-07-01T12:00:00Z.',
	'must be a time of the wall clock there without offset, like {time}': 'Bitte die Uhrzeit dort, wie {time}.',
	'must not be given beside at': 'Nur dies oder der Zeitpunkt, nicht beides.',
	'unknown currency {code}': 'Die Währung {code} ist hier nicht bekannt.',
	'must be a three-letter currency code': 'Bitte ein Währungskürzel aus drei Buchstaben, wie EUR.',
	'must name at least one currency': 'Mindestens eine Währung nennen.',
	'{source} has no rates on or shortly before {date}': 'Am {date} oder kurz davor gibt es keine Kurse.',
	'{base} had no rate on {date}': 'Für {base} gab es am {date} keinen Kurs.',
	'must be 8, 12, 13 or 14 digits': 'Ein Strichcode hat 8, 12, 13 oder 14 Ziffern.',
	'no product has this code; its check digit should be {digit}':
		'Kein Produkt hat diesen Code; die letzte Ziffer müsste {digit} sein.',
	'no product has this code': 'Kein Produkt hat diesen Code.',
	'must be a language code such as de or pt-BR': 'Bitte ein Sprachkürzel wie de oder pt-BR.',
	'is not in the dictionary; did you mean {words}?': 'Nicht im Wörterbuch. Meintest du {words}?',
	'is not in the dictionary': 'Nicht im Wörterbuch. Prüfe die Schreibweise; ganz neue Wörter können fehlen.',
	'has no pronunciation here; only single English words have one':
		'Dazu gibt es keine Aussprache. Gib ein einzelnes englisches Wort ein.',
	'is a contraction of function words': 'Das ist die Kurzform zweier kleiner Wörter.',
	'is damaged: {rest}': 'Die Datei ist beschädigt und nicht lesbar.',
	'is required with end': 'Gib auch den ersten Tag an.',
	'is required to order by distance': 'Gib zum Sortieren nach Entfernung einen Ort an.',
	'the Wikipedia in {lang} lists none for this day; ask for another type or in another lang':
		'Wikipedia nennt in dieser Sprache nichts für diesen Tag. Wähle eine andere Art oder Sprache.',
	'is a contraction; did you mean {words}?': 'Eine Zusammenziehung. Gemeint ist vielleicht: {words}?',
	'is a time zone, not a place: name a city in it': 'Eine Zeitzone, kein Ort: Nenne eine Stadt in ihr.',
	'is required for a number that does not begin with + and a calling code':
		'Ohne + und Vorwahl des Landes bitte ein Land wählen.',
	'no {type} example for {country}; available: {types}': 'Für {country} gibt es kein {type}; es gibt: {types}.',
	'{country} has no numbering plan of its own': '{country} hat keinen eigenen Rufnummernplan.',
	'has no words': 'Der Text hat keine Wörter.',
	'must be a script when the text is casual': 'Für Getipptes bitte eine Schrift wählen.',
	'is empty': 'Die Datei ist leer.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is text':
		'Das ist Text, kein Bild. Gelesen werden JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is {kind}':
		'Diese Datei ist {kind}. Gelesen werden JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}':
		'Das ist kein Bild, das hier gelesen wird. Gelesen werden JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be https:': 'Die Adresse muss mit https: beginnen.',
	'must be an absolute http(s) address': 'Bitte eine ganze Adresse mit https://.',
	'is not base64 at character {at}': 'Zeichen {at} ist kein base64.',
	'has {bytes} bytes, a code of error correction {level} holds at most {max}':
		'{bytes} Bytes; ein Code mit {level} fasst höchstens {max}.',
	'must be a colour like #1a2b3c': 'Bitte eine Farbe wie #1a2b3c.',
	'must be another colour than light': 'Bitte eine andere Farbe als die helle.',
	'must be a user name of letters, digits, _ and -': 'Ein Name aus Buchstaben, Ziffern, _ und -.',
	'must be the code of a Wikipedia, such as en, de or hi': 'Bitte das Kürzel einer Wikipedia, wie en oder de.',
	'on-this-day is not published in {lang}; available: {langs}': 'Auf {lang} gibt es das nicht; es gibt: {langs}.',
	'selected is not published in {lang}; available: events, births, deaths, holidays':
		'Ausgewähltes gibt es auf {lang} nicht; es gibt Ereignisse, Geburten, Todesfälle und Feiertage.',
	'the Wikipedia in {lang} has no page of this day':
		'Die Wikipedia auf {lang} hat keine Seite zu diesem Tag. Wähle eine andere Sprache.',
	'none could be read from {page}; ask in another lang':
		'Aus {page} war dazu nichts zu lesen. Öffne die Seite oder wähle eine andere Sprache der Wikipedia.',
	'division by zero': 'Durch null lässt sich nicht teilen.',
	'logarithm of zero': 'Der Logarithmus von null ist nicht erklärt.',
	'unexpected end{rest}': 'Der Ausdruck ist noch nicht vollständig.',
	'unexpected {text} at character {at}, expected {rest}|unexpected {text} at character {at}':
		'{text} passt hier nicht (Zeichen {at}).',
	'needs too many steps{rest}|needs too many steps': 'Das zu berechnen dauert zu lange.',
	'is too large': 'Das Ergebnis ist zu groß.',
	'is over its limit of {count} requests a minute': 'Mehr als {count} Fragen in der Minute. Bitte kurz warten.',
	'is over its limit of {count} requests a day': 'Die Grenze von {count} Fragen am Tag ist erreicht.',
	'EAP (enterprise) networks cannot be joined by a code{rest}':
		'EAP-Netze (Firmen) lassen sich nicht per Code verbinden: Telefone fragen nach Name und Zertifikat.',
	'must be in Latin letters or in a script that is read here{rest}':
		'Nur lateinische Buchstaben oder eine der neun indischen Schriften.',
	'must be in Latin, Cyrillic, Greek or Arabic letters{rest}':
		'Nur lateinische, kyrillische, griechische oder arabische Schrift: für andere ist kein Maß bekannt.',
	'unknown word {word}: did you mean {offer}?{rest}': '{word} ist hier unbekannt. Gemeint: {offer}?',
	'unknown word {word}: give it a value in variables; write {product} for a product{rest}':
		'{word} ist hier unbekannt. Gib dem Wort unter „Variablen“ einen Wert, oder schreibe {product} für ein Produkt.',
	'unknown word {word}: give it a value in variables{rest}':
		'{word} ist hier unbekannt. Gib dem Wort unter „Variablen“ einen Wert.',
	'{text} is no unit that is known here': '{text} ist hier keine bekannte Einheit.',
	'{text} is neither a unit nor a constant that is known here':
		'{text} ist hier weder als Einheit noch als Konstante bekannt.',
	'{kind} cannot be given in {unit}, a unit of {other}':
		'Das lässt sich nicht in {unit} angeben: Die Einheit misst etwas anderes.',
	'exchange rates change every day and are asked for at {path}, {rest}':
		'Wechselkurse ändern sich jeden Tag: Sie stehen auf der Seite der Währungen.',
	'the density of {thing} is not known here; write it, as in {example}':
		'Die Dichte von {thing} ist hier nicht bekannt. Schreibe sie dazu, etwa {example}.',
	'no elementary antiderivative was found': 'Eine Stammfunktion aus elementaren Funktionen wurde nicht gefunden.',
	'no limit was found': 'Ein Grenzwert wurde nicht gefunden.',
	'the limit does not exist: {rest}': 'Den Grenzwert gibt es nicht.',
	'the integral diverges': 'Das Integral ist unendlich groß.',
	'the sum does not converge': 'Die Summe hat keinen Grenzwert.',
	'the sum grows without bound': 'Die Summe wächst über jede Grenze.',
	'the matrix is singular: it has no inverse': 'Die Matrix ist singulär: Sie hat keine Inverse.',
	'the rows of the matrix differ in length': 'Die Zeilen der Matrix sind verschieden lang.',
	'{name} needs a square matrix, and this one is {size}': '{name} braucht eine quadratische Matrix; diese ist {size}.',
	'complex numbers have no order': 'Komplexe Zahlen haben keine Reihenfolge.',
	'infinity minus infinity has no value': 'Unendlich minus unendlich hat keinen Wert.',
	'zero times infinity has no value': 'Null mal unendlich hat keinen Wert.',
	'the temperature lies below absolute zero': 'Die Temperatur liegt unter dem absoluten Nullpunkt.',
	'what day it is, is not known here{rest}': 'Welcher Tag heute ist, ist hier nicht bekannt: Schreibe beide Tage.',
	'Roman numerals are for whole numbers from 1 to 3999': 'Römische Zahlen gibt es für ganze Zahlen von 1 bis 3999.',
	'log is the natural logarithm': 'log ist der natürliche Logarithmus',
	'the angle is in radians': 'Der Winkel ist im Bogenmaß',
	'the percentage is one of what stands before it': 'Die Prozente sind von dem, was davor steht',
	'this is the tip alone': 'Das ist das Trinkgeld allein',
	'a year is 365.25 days': 'Ein Jahr hat 365,25 Tage',
	'{sign} is left out: amounts are plain numbers here': '{sign} ist weggelassen: Beträge sind hier bloße Zahlen',
	'for {condition}: elsewhere the expression has no value': 'Für {condition}: sonst hat der Ausdruck keinen Wert',
	'{name}: exact by definition (SI, 2019)': '{name}: exakt festgelegt (SI, 2019)',
	'{name}: CODATA 2022, standard uncertainty {value}': '{name}: CODATA 2022, Unsicherheit {value}',
	'{name}: JPL Solar System Dynamics, to the digits given':
		'{name}: JPL Solar System Dynamics, auf die angegebenen Stellen',
	'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given':
		'{name}: Particle Data Group und der Nennradius der IAU, auf die angegebenen Stellen',
	'{name}: of a sphere of the mean radius, to four digits':
		'{name}: einer Kugel mit dem mittleren Radius, auf vier Stellen',
	'{name}: at room temperature, to the digits given': '{name}: bei Raumtemperatur, auf die angegebenen Stellen',
	'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given':
		'{name}: bei {degrees} °C in der Normalatmosphäre auf Meereshöhe, auf die angegebenen Stellen',
	'{name}: at {degrees} °C, to the digits given': '{name}: bei {degrees} °C, auf die angegebenen Stellen',
	'distance to the moon: the mean over its orbit': 'Entfernung des Mondes: im Mittel über seine Bahn',
	'distance to the sun: the mean, one astronomical unit': 'Entfernung der Sonne: im Mittel, eine Astronomische Einheit',
	'in digits: {text}': 'In Ziffern: {text}',
	'for {condition}: elsewhere the derivative is another': 'Für {condition}: sonst ist die Ableitung eine andere',
	'in base {base}: {digits}': 'Zur Basis {base}: {digits}',
	'{typed} is read as {word}': '{typed} ist als {word} gelesen',
	'Roman numerals: {said}': 'Römische Zahlen: {said}',
	'the comma in {written} is a decimal point: {read}': 'Das Komma in {written} ist ein Dezimalkomma: {read}',
	'the sequence is taken as arithmetic: each term is the one before plus {step}':
		'Die Folge ist als arithmetisch gelesen: Jedes Glied ist das vorige plus {step}',
	'the sequence is taken as geometric: each term is the one before times {ratio}':
		'Die Folge ist als geometrisch gelesen: Jedes Glied ist das vorige mal {ratio}',
	'the sequence is taken as a polynomial of degree {degree}: its differences of that order are equal':
		'Die Folge ist als Polynom vom Grad {degree} gelesen: Ihre Differenzen dieser Ordnung sind gleich',
	'each term is taken as the sum of the two before it': 'Jedes Glied ist als Summe der beiden vorigen gelesen',
	'there is a real value for every real {name}': 'Für jedes reelle {name} gibt es einen reellen Wert',
	'there is no real value': 'Es gibt keinen reellen Wert',
	'the line is y = what is answered': 'Die Gerade ist y = was geantwortet ist',
	'at the standard acceleration of gravity, 9.80665 m/s²': 'Bei der Normfallbeschleunigung, 9,80665 m/s²',
	'this is the principal value; the real root': 'Das ist der Hauptwert; die reelle Wurzel',
	'the terms {terms} show no rule that is known here{rest}':
		'Die Glieder {terms} zeigen keine Regel, die hier bekannt ist.',
	'{what} is of a polynomial of degree {degree} in {name} here':
		'Das gibt es hier nur für ein Polynom vom Grad {degree} in {name}.',
	'the range of a function is not told here; where it turns is: stationary points of {text}':
		'Der Wertebereich einer Funktion wird hier nicht bestimmt; wo sie wendet, schon: stationary points of {text}',
	'the domain of a function that breaks off again and again, or of this kind, is not told here':
		'Der Definitionsbereich einer Funktion, die immer wieder abbricht, oder von dieser Art wird hier nicht bestimmt.',
	'no closed form of the {what} was found': 'Eine geschlossene Form wurde nicht gefunden',
	// Steps of mathematics
	'the right side taken from both sides': 'Die rechte Seite von beiden Seiten abziehen.',
	'multiplied by what is divided by': 'Mit dem Nenner multiplizieren.',
	factored: 'Faktorisieren.',
	'a product is 0 where a factor is 0': 'Ein Produkt ist 0, wo ein Faktor 0 ist.',
	'quadratic formula {rest}': 'Lösungsformel: {rest}',
	'{equation} has the solution {rest}': 'Die Lösung von {equation} ist {rest}.',
	'each value put into the equation as it was written: it holds': 'Probe: Jeder Wert erfüllt die Ausgangsgleichung.',
	'put into each equation: it holds': 'Probe: Die Werte erfüllen jede Gleichung.',
	'solved for {name}': 'Nach {name} auflösen.',
	'put into {rest}': 'Einsetzen.',
	'what is known put in': 'Bekannte Werte einsetzen.',
	'like terms added': 'Gleichartige Terme zusammenfassen.',
	'divided, common factors cancelled': 'Dividieren und kürzen.',
	'multiplied, powers of one base joined': 'Multiplizieren und Potenzen zusammenfassen.',
	'sum rule: {rest}': 'Summenregel: {rest}',
	'product rule: {rest}': 'Produktregel: {rest}',
	'quotient rule: {rest}': 'Quotientenregel: {rest}',
	'constant factor: {rest}': 'Faktorregel: {rest}',
	'power rule: {rest}': 'Potenzregel: {rest}',
	'chain rule: {rest}': 'Kettenregel: {rest}',
	'put together, in its shortest form': 'In kürzester Form.',
	'the shortest of the equal forms that were found{rest}': 'Die kürzeste gleiche Form.'
};

/** Precedes an untranslated reason, by the code of the error. */
export const leads: Sentences<typeof enLeads> = {
	INVALID_INPUT: 'Das passt hier nicht:',
	NOT_FOUND: 'Nichts gefunden:',
	COMPUTATION_LIMIT: 'Das ließ sich nicht berechnen:',
	other: 'Es kam keine Antwort:'
};
