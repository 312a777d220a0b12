import type { Correction } from '../overlay';
import { daysOfParts, partsOf } from './parts';

const PROVINCIAL = 'www.argentina.gob.ar/normativa/provincial/ley-';

/** As `daysOfParts` reads them. */
const DAYS: readonly string[] = [
	`A|Anniversary of the Battle of Salta|Aniversario de la Batalla de Salta|02-20|1977|Salta, Ley 5032|${PROVINCIAL}5032-123456789-0abc-defg-230-5000avorpyel/actualizacion`,
	`A|Day of General Martín Miguel de Güemes|Día de la Memoria del General Don Martín Miguel de Güemes|06-17|1977|Salta, Ley 5032|${PROVINCIAL}5032-123456789-0abc-defg-230-5000avorpyel/actualizacion`,
	`A|Feast of the Miracle|Festividades del Señor y de la Virgen del Milagro|09-13|1977|Salta, Ley 5032|${PROVINCIAL}5032-123456789-0abc-defg-230-5000avorpyel/actualizacion`,
	`A|Feast of the Miracle|Festividades del Señor y de la Virgen del Milagro|09-14|1977|Salta, Ley 5032|${PROVINCIAL}5032-123456789-0abc-defg-230-5000avorpyel/actualizacion`,
	`A|Feast of the Miracle|Festividades del Señor y de la Virgen del Milagro|09-15|1977|Salta, Ley 5032|${PROVINCIAL}5032-123456789-0abc-defg-230-5000avorpyel/actualizacion`,
	`D|Exaltation of the Holy Cross|Exaltación de la Santa Cruz|05-03|2004|San Luis, Ley II-0046-2004|${PROVINCIAL}46-123456789-0abc-defg-640-0001dvorpyel/actualizacion`,
	`D|Saint Louis' Day|San Luis Rey de Francia|08-25|2004|San Luis, Ley II-0046-2004|${PROVINCIAL}46-123456789-0abc-defg-640-0001dvorpyel/actualizacion`,
	'E|Battle of Caseros Day|Batalla de Caseros|02-03|1984|Entre Ríos, Ley 7285/84|www.entrerios.gov.ar/dgrrhh/normativas/7285%20-%20Feriado%203%20de%20febrero.pdf',
	"E|State Workers' Day|Día del Trabajador Estatal|06-27|2004|Entre Ríos, Decreto 216/2003|www.entrerios.gov.ar/dgrrhh/normativas/2003%20-%20216%20GOB%20(Dia%20del%20Empleado%20Publico).pdf",
	"E|Saint Michael's Day|San Miguel Arcángel|09-29|1993|Entre Ríos, Decreto 4359/93|www.entrerios.gov.ar/dgrrhh/normativas/1993%20-%204359%20MGJE%20(San%20Miguel%20Arcangel).pdf",
	`F|Death of Juan Facundo Quiroga|Fallecimiento de Juan Facundo Quiroga|02-16|2021|La Rioja, Ley 10.353|${PROVINCIAL}1035-123456789-0abc-defg-153-0100fvorpyel/actualizacion`,
	`F|Provincial Autonomy Day|Día de la Autonomía Provincial|03-01|2020|La Rioja, Ley 10.242|${PROVINCIAL}10242-123456789-0abc-defg-242-0100fvorpyel/actualizacion`,
	`F|Foundation of La Rioja|Fundación de La Rioja|05-20|2000|La Rioja, Ley 6886|${PROVINCIAL}6886-123456789-0abc-defg-688-6000fvorpyel/actualizacion`,
	`F|Death of Enrique Angelelli|Fallecimiento de Monseñor Enrique Angelelli|08-04|2016|La Rioja, Ley 9844|${PROVINCIAL}9844-123456789-0abc-defg-448-9000fvorpyel/actualizacion`,
	`F|Death of Ángel Vicente Peñaloza|Fallecimiento de Ángel Vicente Peñaloza|11-12|2020|La Rioja, Ley 10.298|${PROVINCIAL}10298-123456789-0abc-defg-892-0100fvorpyel/actualizacion`,
	`F|Tinkunaco|Tinkunaco Riojano|12-31|2000|La Rioja, Ley 6886|${PROVINCIAL}6886-123456789-0abc-defg-688-6000fvorpyel/actualizacion`,
	`J|Teachers' Day|Día del Maestro|09-11|2015|San Juan, Ley 14-P|${PROVINCIAL}14-123456789-0abc-defg-410-0061jvorpyel/actualizacion`,
	`K|Birth of Friar Mamerto Esquiú|Natalicio de Fray Mamerto Esquiú|05-11|1990|Catamarca, Ley 4553|${PROVINCIAL}4553-123456789-0abc-defg-355-4000kvorpyel`,
	`K|Autonomy of Catamarca|Autonomía de Catamarca|08-25|1990|Catamarca, Ley 4553|${PROVINCIAL}4553-123456789-0abc-defg-355-4000kvorpyel`,
	'K|Day of the Miracle|Día del Milagro|09-07|2018|Catamarca, Ley 5525|digesto.catamarca.gob.ar/ley/ley_detail/1650',
	`M|Saint James' Day|Día del Apóstol Santiago|07-25|1977|Mendoza, Ley 4081|${PROVINCIAL}4081-123456789-0abc-defg-534-0000mvorpyel/actualizacion`,
	'T|Battle of Tucumán|Batalla de Tucumán|09-24||Tucumán, Ley 1765|www.fet.com.ar/nota/1054/feriado-en-tucuman-24-de-setiembre',
	'U|Trevelin Plebiscite of 1902|Plebiscito de 1902 en Trevelin|04-30|1984|Chubut, Ley I-85|digesto.legislaturadelchubut.gob.ar/public/rama/1/ley/85',
	'U|Arrival of the Welsh Settlers|Arribo de los primeros colonizadores galeses|07-28|1984|Chubut, Ley I-85|digesto.legislaturadelchubut.gob.ar/public/rama/1/ley/85',
	`U|Loyalty of the Tehuelches and Mapuches to the Argentine Flag|Tehuelches y Mapuches declaran lealtad a la bandera Argentina|11-03|2015|Chubut, Ley I-547|${PROVINCIAL}547-123456789-0abc-defg-745-0001uvorpyel/actualizacion`,
	'U|National Petroleum Day|Día del Petróleo Nacional|12-13|1984|Chubut, Ley I-85|digesto.legislaturadelchubut.gob.ar/public/rama/1/ley/85',
	`V|Day of the Province|Día de la Provincia de Tierra del Fuego|06-01|1992|Tierra del Fuego, Ley 7/92|${PROVINCIAL}7-123456789-0abc-defg-751-0000vvorpyel/actualizacion`,
	`V|Selk'nam Genocide Day|Día del Genocidio Selk'nam|11-25|2021|Tierra del Fuego, Ley 1389/2021|${PROVINCIAL}1389-123456789-0abc-defg-588-1000vvorpyel/actualizacion`,
	`W|Death of General Belgrano|Fallecimiento del General Manuel Belgrano|06-20|2009|Corrientes, Ley 5884|${PROVINCIAL}5884-123456789-0abc-defg-488-5000wvorpyel/actualizacion`,
	`W|Death of General San Martín|Fallecimiento del General José de San Martín|08-17|2009|Corrientes, Ley 5874|${PROVINCIAL}5874-123456789-0abc-defg-478-5000wvorpyel/actualizacion`,
	'Y|Carnival Monday|Lunes de Carnaval|easter-48|1984-2010|Jujuy, Ley 4059|boletinoficial.jujuy.gob.ar/?p=44711',
	'Y|Carnival Tuesday|Martes de Carnaval|easter-47|1984-2010|Jujuy, Ley 4059|boletinoficial.jujuy.gob.ar/?p=44711',
	'Y|Great Day of Jujuy|Día Grande de Jujuy|04-27|2021|Jujuy, Ley 6197|boletinoficial.jujuy.gob.ar/?p=204052',
	'Y|Pachamama Day|Día de la Pachamama|08-01|1996|Jujuy, Ley 4927|boletinoficial.jujuy.gob.ar/?p=56587',
	'Y|Jujuy Exodus|Éxodo Jujeño|08-23|1984|Jujuy, Ley 4059|boletinoficial.jujuy.gob.ar/?p=44711',
	'Y|Virgin of Río Blanco and Paypaya|Virgen del Rosario de Río Blanco y Paypaya|10-07|1997|Jujuy, Ley 5005|boletinoficial.jujuy.gob.ar/?p=51196',
	'Y|Political Autonomy of Jujuy|Autonomía Política de Jujuy|11-18|1984|Jujuy, Ley 4059|boletinoficial.jujuy.gob.ar/?p=44711',
	`Z|Saint John Bosco's Day|San Juan Bosco|01-31|2007-2014|Santa Cruz, Ley 2882|${PROVINCIAL}2882-123456789-0abc-defg-288-2000zvorpyel/actualizacion`,
	`Z|Saint John Bosco's Day|San Juan Bosco|08-16|2015|Santa Cruz, Ley 3419|${PROVINCIAL}3419-123456789-0abc-defg-914-3000zvorpyel/actualizacion`,
	`Z|Death of Néstor Kirchner|Fallecimiento de Néstor Carlos Kirchner|10-27|2014|Santa Cruz, Ley 3342|${PROVINCIAL}3342-123456789-0abc-defg-243-3000zvorpyel/actualizacion`,
	`Z|Patagonian Strikes Memorial Day|Obreros fusilados en las Huelgas Patagónicas|12-07|2019|Santa Cruz, Ley 3668|${PROVINCIAL}3668-123456789-0abc-defg-866-3000zvorpyel/actualizacion`
];

/** Argentina's provinces, each with its own laws; Maundy Thursday in all of it. */
export const ARGENTINE_PROVINCES: readonly Correction[] = [
	{
		places: 'AR',
		years: [2011, 2100],
		days: [['Maundy Thursday', 'Jueves Santo (día no laborable)', 'easter-3']],
		source:
			'Argentina, Decreto 1584/2010 and Ley 27.399: a non-working day like those for tourism; banks and offices close, other employers decide',
		url: 'https://www.argentina.gob.ar/normativa/nacional/ley-27399-281835/texto'
	},
	...partsOf('AR', [
		'A|Salta',
		'B|Buenos Aires',
		'C|Ciudad Autónoma de Buenos Aires',
		'D|San Luis',
		'E|Entre Ríos',
		'F|La Rioja',
		'G|Santiago del Estero',
		'H|Chaco',
		'J|San Juan',
		'K|Catamarca',
		'L|La Pampa',
		'M|Mendoza',
		'N|Misiones',
		'P|Formosa',
		'Q|Neuquén',
		'R|Río Negro',
		'S|Santa Fe',
		'T|Tucumán',
		'U|Chubut',
		'V|Tierra del Fuego',
		'W|Corrientes',
		'X|Córdoba',
		'Y|Jujuy',
		'Z|Santa Cruz'
	]),
	...daysOfParts('AR', '', DAYS),
	{
		places: 'AR-C',
		years: [2018, 2018],
		days: [["G20 Leaders' Summit", 'Cumbre de Líderes del G20', 'on 20181130']],
		basis: 'one_off',
		source: 'Argentina, holiday in the City of Buenos Aires on 30 November 2018',
		url: 'https://www.perfil.com/noticias/sociedad/30-de-noviembre-feriado-ciudad-de-buenos-aires-cumbre-g20.phtml'
	},
	{
		places: 'AR-F',
		years: [2020, 2020],
		days: [['Malvinas Memorial Day', 'Día de los Caídos en Malvinas', '04-02']],
		source: 'La Rioja, Ley 9955: on its own day, where the nation moved it to 31 March in 2020',
		url: `https://${PROVINCIAL}9955-123456789-0abc-defg-559-9000fvorpyel/actualizacion`
	}
];
