import type { Translation } from '../types';
import type { words as en } from '../en/docs';

export const words: Translation<typeof en> = {
	openTool: 'Abrir la herramienta',
	fields: '{what}: campos',
	intro:
		'Cada operación es una URL bajo `{base}v1/`. Dentro de este origen la responde un service worker en el dispositivo; nada de lo que se calcula sale de él. Cada solicitud lleva `X-API-Key`; la clave `demo` existe desde el principio. Las respuestas son JSON con campos en snake_case; lo desconocido es `null` y nunca falta.',
	status: 'Estado',
	licences: 'Licencias',
	ownLicence: 'Este producto: {licence}',
	foreignData: 'Datos de terceros',
	foreignSoftware: 'Software de terceros',
	errors: 'Errores',
	errorBody: 'El cuerpo es `{body}` y nada más.',
	alsoTaken: 'También se acepta como {types}.',
	pictureItself: 'La imagen misma con `Accept: {types}`.',
	noFields: 'Ninguno.',
	required: 'obligatorio',
	optional: 'opcional',
	standard: 'por defecto {value}',
	maxBytes: {
		one: 'como máximo {count} byte',
		many: 'como máximo {count} de bytes',
		other: 'como máximo {count} bytes'
	},
	maxCharacters: {
		one: 'como máximo {count} carácter',
		many: 'como máximo {count} de caracteres',
		other: 'como máximo {count} caracteres'
	},
	status400: 'Falta un campo, es de otro tipo o está fuera de sus límites; o el cuerpo no es JSON',
	status401: 'Sin X-API-Key, o con una clave desconocida o revocada',
	status403: 'La clave no está suscrita al grupo de la operación',
	status404: 'No existe esa ruta; o no existe ese producto, palabra o país',
	status405: 'La ruta se consulta con otro método: véase la cabecera Allow',
	status422: 'La entrada es válida; su respuesta exigiría más pasos, espacio o tiempo del que hay',
	status429: 'La clave superó su límite: Retry-After dice por cuánto tiempo',
	status500: 'Un fallo nuestro; la cabecera X-Request-Id lo identifica en el registro',
	status502: 'La fuente falló, o respondió algo que no es su esquema',
	status503: 'Demasiados cálculos largos en curso; o nada guardado y sin red; o la fuente se niega por ahora',
	status504: 'Nada guardado y la fuente demasiado lenta',
	byFetch:
		'Cualquier página, marco o worker de este origen pregunta con un simple `fetch`. El service worker responde en el dispositivo, sin servidor y sin red; los feeds llegan de sus fuentes o, si no hay red, de lo guardado.',
	inPage: 'En una página de este origen',
	anyBody: 'El cuerpo es JSON con cualquier tipo de contenido:',
	asModule: 'Como módulo',
	moduleText:
		'Una función por operación, en páginas, marcos y workers. Los errores llevan `status`, `code` y `field`; lo que está ocupado se pregunta una vez más; no hay que esperar antes a nada.',
	beforeWorker: 'Antes de que el worker controle la página',
	waitText:
		'En la primera visita y tras una recarga completa todavía no hay nadie entre la página y el servidor. Esperar al worker:',
	earlyText:
		'O cargar el pequeño script con el que empieza esta misma aplicación. Su dirección no cambia entre versiones:',
	earlyServes:
		'Sirve a todas las páginas de este origen, también a una que no está bajo la ruta de la aplicación y por eso nunca es controlada.',
	fromFrame: 'Desde un marco',
	frameText: 'Un marco de la aplicación está controlado dondequiera que esté la página que lo contiene:',
	otherSite: 'En una página de cualquier otro sitio',
	otherSiteText:
		'Una sola etiqueta script. Lo que se calcula en el dispositivo se responde sin pedir permiso, con {calls} llamadas por minuto como máximo, y sin red después de la primera vez. La página no ve ninguna clave ni nada más de esta aplicación.',
	allowText:
		'Los feeds, y las imágenes por dirección, dan `403` hasta que el visitante permite ese sitio en una ventana de esta aplicación. Vale por un día y se renueva al volver a preguntar; lo permitido está en la página «{keys}».',
	policyText:
		'Una página con Content-Security-Policy nombra este origen en `script-src` y `frame-src`; para seguir sin red guarda su propia copia de `connect.js` y escribe `{attribute}`. Los marcos con sandbox necesitan `allow-same-origin`, y a las ventanas de una página bajo `Cross-Origin-Opener-Policy: same-origin` no se les puede preguntar.',
	ownSite: 'En un sitio propio',
	ownSiteText:
		'Toda la aplicación bajo una ruta del sitio. Sus páginas preguntan entonces a `/utility-apis/v1/…` con un simple `fetch`.',
	asPicture: 'Como imagen, como dirección',
	pictureText:
		'{element} y la barra de direcciones no pueden enviar una clave. Las solicitudes de este origen que son imágenes o visitas usan la clave de la aplicación, salvo que se desactive en la página «{keys}».',
	otherProgram: 'Desde otro programa',
	otherProgramText:
		'La misma API como servidor, para curl y cualquier otro programa. Toma sus claves de `UTILITY_API_KEYS`.',
	goodToKnow: 'Conviene saber',
	knowAbort:
		'La señal de un `AbortController` abandona una llamada. Preguntar no cambia nada: se puede repetir libremente.',
	knowAge:
		'`Age` y `Cache-Status` dicen qué antigüedad tienen los datos de un feed; `Server-Timing`, en qué se fue el tiempo.',
	knowETag: 'Las respuestas calculadas llevan un `ETag` débil y respetan `If-None-Match`.',
	knowKeys:
		'Las claves cuentan y distinguen a quienes llaman en este dispositivo; no son un muro entre scripts de un mismo origen.'
};
