import type { Names, Translation } from '../types';
import type { values as enValues, words as en } from '../en/app';

export const words: Translation<typeof en> = {
	// All pages
	skip: 'Saltar al contenido',
	tools: 'Herramientas',
	history: 'Historial',
	docs: 'Documentación',
	keys: 'Claves',
	settings: 'Ajustes',
	offline: 'Datos sin conexión',
	home: 'Inicio',
	menu: 'Menú',
	close: 'Cerrar',
	cancel: 'Cancelar',
	scriptTitle: 'Usar desde un script propio',
	recent: 'Recientes',
	favourites: 'Fijados',
	updateReady: 'Hay una versión nueva lista.',
	reload: 'Recargar',
	later: 'Más tarde',
	install: 'Instalar la aplicación',
	notFound: 'Página no encontrada',
	notFoundText: 'Puede que la dirección tenga una errata. Todas las herramientas están en la página de inicio.',
	broken: 'Algo ha fallado en esta página',
	unloaded: 'No se pudo cargar esta página',
	unloadedText: 'Parece que no hay conexión, y esta página aún no está guardada en tu dispositivo.',
	remove: 'Quitar',
	download: 'Descargar',
	failed: 'No ha funcionado: {reason}',
	developerView: 'Para desarrolladores',
	errOffline: 'No hay conexión, y no tenemos esto guardado.',
	errPack:
		'No hay conexión, y los datos para esto aún no están en tu dispositivo. Se descargarán cuando vuelva la conexión.',
	errUpstream: '{source} no ha respondido.',
	errPortal: '{source} ha respondido con una página web. Puede que primero haya que iniciar sesión en esta red.',
	errWait: '{source} está ocupado. Inténtalo de nuevo en un momento.',
	errInternal: 'Algo ha fallado por nuestra parte.',
	lineWorkdays: 'Días laborables: {count} de {days}',
	lineNoChange: 'los relojes no se cambian',
	lineNoHoliday: 'no es festivo nacional',
	// Box, start page, pages of tools
	tagline: '¿Qué quieres saber?',
	startAbout:
		'Dinero, hora, lugares, palabras, cuentas, fotos. Casi todo se calcula en tu dispositivo: sin cuenta, sin anuncios, sin rastreo.',
	rowEveryday: 'Día a día',
	rowWords: 'Palabras',
	rowScan: 'Escanear y compartir',
	rowWorld: 'Mundo',
	change: 'Cambiar',
	askLabel: 'Pregunta o pega lo que quieras',
	opensSource: 'Al abrirlo se consulta {source}.',
	openIt: 'Abrir',
	alsoMeans: '¿Querías decir…?',
	placeUnknown: 'No conocemos ningún lugar llamado «{name}».',
	whichPlace: '¿Qué {name}?',
	shelfFirst: 'Prueba esto',
	installWhy: 'Se abre más rápido y funciona sin conexión.',
	installIos: 'En Safari: «Compartir» y después «Añadir a pantalla de inicio».',
	installFirefox:
		'En Android: menú y después «Instalar» o «Añadir a pantalla de inicio». En un ordenador, guardar esta página como marcador; allí también funciona sin conexión.',
	star: 'Fijar en la página de inicio',
	again: 'Actualizar',
	working: 'En curso…',
	downloading: 'Descargando {name} ({size})',
	answered: 'Respuesta lista',
	answer: 'Respuesta',
	source: 'Cómo funciona',
	share: 'Compartir',
	fillRequired: 'Indica: {fields}.',
	ask: 'Preguntar',
	hostNode: 'Respondido por el servidor',
	workedOut: 'Calculado en tu dispositivo',
	storedOffline: 'Sin conexión. Última respuesta guardada:',
	storedTrouble: 'La fuente no responde. Última respuesta guardada:',
	newerComing: 'Buscando una respuesta más reciente…',
	tryAgain: 'Intentar de nuevo',
	retryIn: 'Nuevo intento en {seconds} s.',
	tryNow: 'Intentar ahora',
	addThis: 'Añadir este producto',
	details: 'Detalles',
	yes: 'sí',
	none: 'ninguno',
	request: 'Solicitud',
	readDocs: 'Todos los campos y errores',
	tryMoney: '250 usd en eur',
	tryTime: 'hora en tokio',
	tryShare: '15 % de 80',
	tryHoliday: 'próximo festivo',
	newYork: 'Nueva York',
	tokyo: 'Tokio',
	london: 'Londres',
	sydney: 'Sídney',
	// Inputs, tables, charts, maps
	more: 'Más opciones',
	any: 'Cualquiera',
	chooseCountry: 'Elegir un país',
	showPassword: 'Mostrar la contraseña',
	here: 'Usar mi ubicación',
	hereDenied: 'Esta página no tiene permiso para consultar la ubicación.',
	hereUnknown: 'El dispositivo no pudo determinar dónde está.',
	dropFile: 'Soltar aquí un archivo, pegarlo o elegirlo',
	pastedFile: 'Archivo pegado',
	asTable: 'Como tabla',
	showAll: 'Mostrar todo ({count})',
	copy: 'Copiar',
	copied: 'Copiado',
	copyFailed: 'No se pudo copiar',
	copyJson: 'Copiar JSON',
	country: 'País',
	language: 'Idioma',
	day: 'Día',
	code: 'Código',
	moreCount: '{count} más',
	timeThere: 'Hora allí',
	region: 'Región',
	clearList: 'Vaciar la lista',
	unreadable: 'No se pudo leer esta imagen.',
	stopCamera: 'Detener la cámara',
	scan: 'Escanear con la cámara',
	limit: 'Como máximo',
	places: 'Lugares',
	placesFound: {
		one: '{count} lugar; las flechas eligen, Intro confirma',
		many: '{count} de lugares; las flechas eligen, Intro confirma',
		other: '{count} lugares; las flechas eligen, Intro confirma'
	},
	placeSample: 'Madrid o 40.42, -3.70',
	latitudeLongitude: 'latitud, longitud',
	citiesFailed: 'No se pudieron cargar las ciudades.',
	mapKeys: '{label}. Las flechas mueven la cruz, Intro elige el lugar.',
	north: '{degrees}° norte',
	south: '{degrees}° sur',
	east: '{degrees}° este',
	west: '{degrees}° oeste',
	cut: {
		one: '{text}… ({count} carácter)',
		many: '{text}… ({count} de caracteres)',
		other: '{text}… ({count} caracteres)'
	},
	cityUnknown: 'Aquí no se conoce ninguna ciudad de este nombre; los lugares pequeños faltan.'
};

/** Values of answers: kinds of phone numbers, reading levels, directions. */
export const values: Translation<typeof enValues> = {
	mobile: 'móvil',
	fixed_line: 'fijo',
	fixed_line_or_mobile: 'fijo o móvil',
	toll_free: 'gratuito',
	premium_rate: 'tarificación adicional',
	shared_cost: 'coste compartido',
	personal_number: 'número personal',
	pager: 'buscapersonas',
	uan: 'número de empresa (UAN)',
	voicemail: 'buzón de voz',
	unknown: 'desconocido',
	notValid: 'no válido',
	'very easy': 'muy fácil',
	easy: 'fácil',
	'fairly easy': 'bastante fácil',
	standard: 'normal',
	'fairly difficult': 'bastante difícil',
	difficult: 'difícil',
	'very difficult': 'muy difícil',
	SW: 'SO',
	W: 'O',
	NW: 'NO'
};

/** Names of groups, operations and data packs. */
export const names: Names = {
	ask: { title: 'Preguntar', operations: { ask: 'Preguntar', day: 'Día' } },
	math: {
		title: 'Matemáticas',
		operations: {
			evaluate: 'Calcular',
			simplify: 'Factorizar y desarrollar'
		}
	},
	language: {
		title: 'Idioma',
		operations: {
			detect: 'Idioma',
			detectBatch: 'Varios textos',
			script: 'Escrituras',
			languages: 'Idiomas que conocemos',
			transliterate: 'Transliterar'
		},
		packs: {
			detect: 'Distinguir idiomas',
			typing: 'Idiomas de la India, como se teclean',
			names: 'Nombres de lugares e idiomas, como se teclean'
		}
	},
	text: {
		title: 'Análisis de texto',
		operations: {
			readability: 'Nivel de lectura'
		},
		packs: { detect: 'Distinguir idiomas' }
	},
	earthquakes: {
		title: 'Terremotos',
		operations: {
			recent: 'Terremotos'
		}
	},
	holidays: {
		title: 'Festivos',
		operations: {
			holidays: 'Festivos',
			workdays: 'Días laborables'
		},
		packs: {
			holidays: 'Calendarios de todos los países'
		}
	},
	currency: {
		title: 'Divisas',
		operations: {
			rates: 'Dinero'
		}
	},
	phone: {
		title: 'Teléfono',
		operations: {
			example: 'Números de ejemplo',
			number: 'Número de teléfono'
		},
		packs: { phones: 'Lugares y operadores de números de teléfono' }
	},
	food: {
		title: 'Alimentos',
		operations: {
			product: 'Alimentos'
		}
	},
	dictionary: {
		title: 'Diccionario',
		operations: {
			related: 'Diccionario',
			sounds: 'Pronunciación y rimas'
		},
		packs: {
			wordnet: 'WordNet',
			definitions: 'Definiciones de WordNet',
			sounds: 'Pronunciaciones'
		}
	},
	geo: {
		title: 'Lugares',
		operations: {
			distance: 'Distancia',
			destination: 'Hacia dónde, cuánto',
			timezone: 'Hora',
			places: 'Buscar un lugar'
		},
		packs: {
			zones: 'Límites de las zonas horarias',
			places: 'Ciudades del mundo por nombre',
			towns: 'Pueblos del mundo por nombre',
			landmarks: 'Aeropuertos, lugares de interés, estaciones, montañas, islas, lagos y parques',
			postcodes: 'Códigos postales de 84 países y territorios'
		}
	},
	encyclopedia: {
		title: 'Enciclopedia',
		operations: {
			autocomplete: 'Enciclopedia',
			onThisDay: 'Un día como hoy'
		}
	},
	image: {
		title: 'Imagen',
		operations: {
			info: 'Revisar foto'
		}
	},
	news: {
		title: 'Noticias tech',
		operations: {
			search: 'Noticias tecnológicas'
		}
	},
	universities: {
		title: 'Universidades',
		operations: {
			countries: 'Por país',
			universities: 'Universidades'
		},
		packs: {
			universities: 'Universidades y escuelas por nombre y dominio'
		}
	},
	qr: {
		title: 'QR',
		operations: {
			wifi: 'Tarjeta wifi',
			qr: 'Código QR'
		}
	}
};
