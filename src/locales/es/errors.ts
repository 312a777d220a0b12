import type { Sentences } from '../types';
import type { leads as enLeads, reasons as en } from '../en/errors';

/** Sentences for the reasons of errors and the notes of answers in Spanish. The first that fits is shown. */
export const reasons: Sentences<typeof en> = {
	'is required': 'Hace falta.',
	'must be given once': 'Dalo una sola vez.',
	'must not be blank|must not be empty': 'No puede estar vacío.',
	'must be a whole number': 'Escribe un número entero.',
	'must be a number': 'Escribe un número.',
	'must be true or false': 'Sí o no.',
	'must be between 1 and {last} in month {month}': 'De 1 a {last} en ese mes (mes {month}).',
	'must be between {min} and {max}': 'Entre {min} y {max}.',
	'must be in the years {min} to {max}': 'Entre los años {min} y {max}.',
	'leads out of the years {min} to {max}': 'Se sale de los años {min} a {max}.',
	'must be at most {max} MB': 'Como máximo {max} MB.',
	'must be at most {max} characters': 'Máximo de caracteres: {max}.',
	'must be at least {min} characters': 'Mínimo de caracteres: {min}.',
	'must have at most {max} items|must have at most {max} entries': 'Máximo de líneas: {max}.',
	'must have at least {min} items': 'Mínimo de líneas: {min}.',
	'must be at most ten years after from': 'Como mucho diez años después del primer día.',
	'must be at most {max}': 'Como máximo {max}.',
	'must be at least {min}': 'Como mínimo {min}.',
	'must be one of {values}': 'Elige entre: {values}.',
	'must not contain control characters': 'No puede llevar caracteres de control.',
	'is a whole Wi-Fi code: give the name in it, and its password as password':
		'Es un código Wi-Fi entero: escribe el nombre que contiene, y su contraseña como contraseña.',
	'must be a date as YYYY-MM-DD': 'Escribe el día como AAAA-MM-DD.',
	'must not be in the future': 'No puede estar en el futuro.',
	'must not be before from|must not be before start': 'El final está antes del principio.',
	'must not be before {date}': 'No antes del {date}.',
	'one of `to` and `add` must be given': 'Da el último día o los días que sumar.',
	'no holidays are known for {country}': 'No se conocen festivos de {country}.',
	'none are known for {country}': 'No se conoce ninguna de {country}.',
	'{text} is no country known here{rest}': '{text} no es un país conocido aquí. Escribe su nombre o código, como DE.',
	'{text} is not one country; did you mean {offers}?': '{text} no es un solo país. ¿Quizá: {offers}?',
	'is not one place known here; did you mean {offers}?': 'Aquí eso no es un único lugar. ¿Quizá: {offers}?',
	'must be latitude,longitude, like 52.52,13.405{rest}':
		'No se entiende el lugar: una ciudad, o latitud,longitud como 52.52,13.405.',
	'must be a whole plus code, like 8FW4V942+JV': 'Escribe el código plus entero, como 8FW4V942+JV.',
	'latitude must be between -90 and 90': 'La latitud está entre -90 y 90.',
	'must be an ISO 8601 time{rest}': 'Escribe la hora como 2026-07-01T12:00:00Z.',
	'must be a time of the wall clock there without offset, like {time}': 'Escribe la hora del reloj allí, como {time}.',
	'must not be given beside at': 'O esto o el momento, no ambos.',
	'unknown currency {code}': 'No se conoce la divisa {code}.',
	'must be a three-letter currency code': 'Escribe un código de tres letras, como EUR.',
	'must name at least one currency': 'Nombra al menos una divisa.',
	'{source} has no rates on or shortly before {date}': 'No hay tipos del {date} ni de poco antes.',
	'{base} had no rate on {date}': '{base} no tenía tipo el {date}.',
	'must be 8, 12, 13 or 14 digits': 'Un código tiene 8, 12, 13 o 14 cifras.',
	'no product has this code; its check digit should be {digit}':
		'Ningún producto tiene este código; la última cifra debería ser {digit}.',
	'no product has this code': 'Ningún producto tiene este código.',
	'must be a language code such as de or pt-BR': 'Escribe un código de idioma, como de o pt-BR.',
	'is not in the dictionary; did you mean {words}?': 'No está en el diccionario. ¿Quisiste decir {words}?',
	'is not in the dictionary': 'No está en el diccionario. Revisa la ortografía; pueden faltar palabras muy nuevas.',
	'has no pronunciation here; only single English words have one':
		'No hay pronunciación. Escribe una sola palabra inglesa.',
	'is a contraction of function words': 'Es la forma breve de dos palabras gramaticales.',
	'is damaged: {rest}': 'El archivo está dañado y no se puede leer.',
	'is required with end': 'Indica también el primer día.',
	'is required to order by distance': 'Indica un lugar para ordenar por distancia.',
	'the Wikipedia in {lang} lists none for this day; ask for another type or in another lang':
		'Wikipedia no tiene nada para este día en ese idioma. Elige otro tipo u otro idioma.',
	'is a contraction; did you mean {words}?': 'Es una contracción. ¿Quizá: {words}?',
	'is a time zone, not a place: name a city in it': 'Es una zona horaria, no un lugar: escribe una ciudad de ella.',
	'is required for a number that does not begin with + and a calling code':
		'Elige el país si el número no empieza por + y prefijo.',
	'no {type} example for {country}; available: {types}': 'No hay {type} para {country}; hay: {types}.',
	'{country} has no numbering plan of its own': '{country} no tiene numeración propia.',
	'has no words': 'El texto no tiene palabras.',
	'must be a script when the text is casual': 'Elige una escritura para texto tecleado.',
	'is empty': 'El archivo está vacío.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is text':
		'Esto es texto, no una imagen. Se leen JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}; this is {kind}':
		'Este archivo es {kind}. Se leen JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or {more}':
		'No es una imagen que se pueda leer aquí. Se leen JPG, PNG, WebP, GIF, BMP, TIFF, {more}.',
	'must be https:': 'La dirección debe empezar por https:.',
	'must be an absolute http(s) address': 'Escribe una dirección completa con https://.',
	'is not base64 at character {at}': 'El carácter {at} no es base64.',
	'has {bytes} bytes, a code of error correction {level} holds at most {max}':
		'Tiene {bytes} bytes; un código {level} admite {max} como máximo.',
	'must be a colour like #1a2b3c': 'Escribe un color como #1a2b3c.',
	'must be another colour than light': 'Elige otro color que el claro.',
	'must be a user name of letters, digits, _ and -': 'Un nombre con letras, cifras, _ y -.',
	'must be the code of a Wikipedia, such as en, de or hi': 'Escribe el código de una Wikipedia, como en o es.',
	'on-this-day is not published in {lang}; available: {langs}': 'No existe en {lang}; sí en: {langs}.',
	'selected is not published in {lang}; available: events, births, deaths, holidays':
		'Lo destacado no existe en {lang}; sí hay acontecimientos, nacimientos, muertes y fiestas.',
	'the Wikipedia in {lang} has no page of this day':
		'La Wikipedia en {lang} no tiene página de este día. Elige otro idioma.',
	'none could be read from {page}; ask in another lang':
		'No se pudo leer nada de esto en {page}. Abre la página o elige otro idioma de Wikipedia.',
	'division by zero': 'No se puede dividir entre cero.',
	'logarithm of zero': 'El logaritmo de cero no existe.',
	'unexpected end{rest}': 'La expresión está incompleta.',
	'unexpected {text} at character {at}, expected {rest}|unexpected {text} at character {at}':
		'{text} no encaja aquí (carácter {at}).',
	'needs too many steps{rest}|needs too many steps': 'Calcularlo lleva demasiado.',
	'is too large': 'El resultado es demasiado grande.',
	'is over its limit of {count} requests a minute': 'Más de {count} peticiones por minuto. Espera un momento.',
	'is over its limit of {count} requests a day': 'Se alcanzó el límite de {count} peticiones al día.',
	'EAP (enterprise) networks cannot be joined by a code{rest}':
		'A las redes EAP (de empresa) no se entra con un código: piden usuario y certificado.',
	'must be in Latin letters or in a script that is read here{rest}':
		'Solo letras latinas o una de las nueve escrituras de la India.',
	'must be in Latin, Cyrillic, Greek or Arabic letters{rest}':
		'Solo letras latinas, cirílicas, griegas o árabes: para otras no se conoce medida.',
	'unknown word {word}: did you mean {offer}?{rest}': '{word} no se conoce aquí. ¿Quería decir {offer}?',
	'unknown word {word}: give it a value in variables; write {product} for a product{rest}':
		'{word} no se conoce aquí. Dele un valor en las variables, o escriba {product} para un producto.',
	'unknown word {word}: give it a value in variables{rest}':
		'{word} no se conoce aquí. Dele un valor en las variables.',
	'{text} is no unit that is known here': '{text} no es una unidad conocida aquí.',
	'{text} is neither a unit nor a constant that is known here':
		'{text} no es una unidad ni una constante conocida aquí.',
	'{kind} cannot be given in {unit}, a unit of {other}': 'Eso no se puede dar en {unit}: esa unidad mide otra cosa.',
	'exchange rates change every day and are asked for at {path}, {rest}':
		'Los tipos de cambio varían cada día: están en la página de divisas.',
	'the density of {thing} is not known here; write it, as in {example}':
		'La densidad de {thing} no se conoce aquí. Escríbala, como en {example}.',
	'no elementary antiderivative was found': 'No se encontró una primitiva elemental.',
	'no limit was found': 'No se encontró el límite.',
	'the limit does not exist: {rest}': 'El límite no existe.',
	'the integral diverges': 'La integral diverge.',
	'the sum does not converge': 'La suma no converge.',
	'the sum grows without bound': 'La suma crece sin límite.',
	'the matrix is singular: it has no inverse': 'La matriz es singular: no tiene inversa.',
	'the rows of the matrix differ in length': 'Las filas de la matriz tienen distinta longitud.',
	'{name} needs a square matrix, and this one is {size}': '{name} necesita una matriz cuadrada; esta es {size}.',
	'complex numbers have no order': 'Los números complejos no tienen orden.',
	'infinity minus infinity has no value': 'Infinito menos infinito no tiene valor.',
	'zero times infinity has no value': 'Cero por infinito no tiene valor.',
	'the temperature lies below absolute zero': 'La temperatura está por debajo del cero absoluto.',
	'what day it is, is not known here{rest}': 'Aquí no se sabe qué día es: escriba ambos días.',
	'Roman numerals are for whole numbers from 1 to 3999': 'Los números romanos van del 1 al 3999, enteros.',
	'log is the natural logarithm': 'log es el logaritmo natural',
	'the angle is in radians': 'El ángulo está en radianes',
	'the percentage is one of what stands before it': 'El porcentaje es de lo que está delante',
	'this is the tip alone': 'Es solo la propina',
	'a year is 365.25 days': 'Un año son 365,25 días',
	'{sign} is left out: amounts are plain numbers here': '{sign} se omite: aquí los importes son números',
	'for {condition}: elsewhere the expression has no value':
		'Para {condition}: en otro caso la expresión no tiene valor',
	'{name}: exact by definition (SI, 2019)': '{name}: exacta por definición (SI, 2019)',
	'{name}: CODATA 2022, standard uncertainty {value}': '{name}: CODATA 2022, incertidumbre {value}',
	'{name}: JPL Solar System Dynamics, to the digits given': '{name}: JPL Solar System Dynamics, con las cifras dadas',
	'{name}: Particle Data Group and the nominal radius of the IAU, to the digits given':
		'{name}: Particle Data Group y el radio nominal de la UAI, con las cifras dadas',
	'{name}: of a sphere of the mean radius, to four digits':
		'{name}: de una esfera con el radio medio, con cuatro cifras',
	'{name}: at room temperature, to the digits given': '{name}: a temperatura ambiente, con las cifras dadas',
	'{name}: at {degrees} °C in the standard atmosphere at sea level, to the digits given':
		'{name}: a {degrees} °C en la atmósfera estándar al nivel del mar, con las cifras dadas',
	'{name}: at {degrees} °C, to the digits given': '{name}: a {degrees} °C, con las cifras dadas',
	'distance to the moon: the mean over its orbit': 'Distancia a la Luna: la media de su órbita',
	'distance to the sun: the mean, one astronomical unit': 'Distancia al Sol: la media, una unidad astronómica',
	'in digits: {text}': 'En cifras: {text}',
	'for {condition}: elsewhere the derivative is another': 'Para {condition}: en otro caso la derivada es otra',
	'in base {base}: {digits}': 'En base {base}: {digits}',
	'{typed} is read as {word}': '{typed} se lee como {word}',
	'Roman numerals: {said}': 'Números romanos: {said}',
	'the comma in {written} is a decimal point: {read}': 'La coma de {written} es decimal: {read}',
	'the sequence is taken as arithmetic: each term is the one before plus {step}':
		'La sucesión se toma como aritmética: cada término es el anterior más {step}',
	'the sequence is taken as geometric: each term is the one before times {ratio}':
		'La sucesión se toma como geométrica: cada término es el anterior por {ratio}',
	'the sequence is taken as a polynomial of degree {degree}: its differences of that order are equal':
		'La sucesión se toma como un polinomio de grado {degree}: sus diferencias de ese orden son iguales',
	'each term is taken as the sum of the two before it': 'Cada término se toma como la suma de los dos anteriores',
	'there is a real value for every real {name}': 'Hay un valor real para todo {name} real',
	'there is no real value': 'No hay ningún valor real',
	'the line is y = what is answered': 'La recta es y = lo que se responde',
	'at the standard acceleration of gravity, 9.80665 m/s²': 'Con la aceleración normal de la gravedad, 9,80665 m/s²',
	'this is the principal value; the real root': 'Este es el valor principal; la raíz real',
	'the terms {terms} show no rule that is known here{rest}':
		'Los términos {terms} no muestran ninguna regla que se conozca aquí.',
	'{what} is of a polynomial of degree {degree} in {name} here':
		'Aquí solo existe para un polinomio de grado {degree} en {name}.',
	'the range of a function is not told here; where it turns is: stationary points of {text}':
		'Aquí no se calcula el recorrido de una función; sí dónde cambia de sentido: stationary points of {text}',
	'the domain of a function that breaks off again and again, or of this kind, is not told here':
		'Aquí no se calcula el dominio de una función que se interrumpe una y otra vez, o de este tipo.',
	'no closed form of the {what} was found': 'No se encontró una forma cerrada',
	// Steps of mathematics
	'the right side taken from both sides': 'Restar el lado derecho en ambos lados.',
	'multiplied by what is divided by': 'Multiplicar por el denominador.',
	factored: 'Factorizar.',
	'a product is 0 where a factor is 0': 'Un producto es 0 donde un factor es 0.',
	'quadratic formula {rest}': 'Fórmula cuadrática: {rest}',
	'{equation} has the solution {rest}': 'La solución de {equation} es {rest}.',
	'each value put into the equation as it was written: it holds':
		'Comprobación: cada valor cumple la ecuación original.',
	'put into each equation: it holds': 'Comprobación: los valores cumplen todas las ecuaciones.',
	'solved for {name}': 'Despejar {name}.',
	'put into {rest}': 'Sustituir.',
	'what is known put in': 'Sustituir los valores conocidos.',
	'like terms added': 'Reducir términos semejantes.',
	'divided, common factors cancelled': 'Dividir y simplificar factores comunes.',
	'multiplied, powers of one base joined': 'Multiplicar y unir potencias.',
	'sum rule: {rest}': 'Regla de la suma: {rest}',
	'product rule: {rest}': 'Regla del producto: {rest}',
	'quotient rule: {rest}': 'Regla del cociente: {rest}',
	'constant factor: {rest}': 'Factor constante: {rest}',
	'power rule: {rest}': 'Regla de la potencia: {rest}',
	'chain rule: {rest}': 'Regla de la cadena: {rest}',
	'put together, in its shortest form': 'En su forma más corta.',
	'the shortest of the equal forms that were found{rest}': 'La forma igual más corta.'
};

/** Precedes an untranslated reason, by the code of the error. */
export const leads: Sentences<typeof enLeads> = {
	INVALID_INPUT: 'Esto no encaja:',
	NOT_FOUND: 'No se encontró nada:',
	COMPUTATION_LIMIT: 'No se pudo calcular:',
	other: 'No hubo respuesta:'
};
