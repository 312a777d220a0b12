import type { Correction } from '../overlay';
import { daysOfParts, partsOf } from './parts';

const LIST =
	'web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314';

/** Municipality, name, date, first year, law. */
const DAYS: readonly string[] = [
	'BR|Brava|06-24|1983|93/82',
	'BV|Boa Vista|07-04|1983|93/82',
	'CA|Santa Catarina|11-25|1982|93/82',
	'CF|Santa Catarina do Fogo|11-25|2005|66/VI/2005',
	'CR|Santa Cruz|07-25|1983|93/82',
	'MA|Maio|09-08|1983|93/82',
	'MO|Mosteiros|08-15|1992|23/IV/91',
	'PA|Paul|06-13|1983|93/82',
	'PN|Porto Novo|09-02|1983|93/82',
	'PR|Praia|05-19|1983|93/82',
	'RB|Ribeira Brava|12-06|2005|67/VI/2005',
	'RG|Ribeira Grande|05-07|1983|93/82',
	'RS|Ribeira Grande de Santiago|01-31|2006|63/VI/2005',
	'SD|São Domingos|03-13|1994|96/IV/93',
	'SF|São Filipe|05-01|1992|23/IV/91',
	'SL|Sal|09-15|1983|93/82',
	'SM|São Miguel|09-29|1997|11/V/96',
	'SO|São Lourenço dos Órgãos|05-09|2005|64/VI/2005',
	'SS|São Salvador do Mundo|07-19|2005|65/VI/2005',
	'SV|São Vicente|01-22|1983|93/82',
	'TA|Tarrafal|01-15|1983|93/82',
	'TS|Tarrafal de São Nicolau|08-02|2005|67/VI/2005'
];

/** Cabo Verde's municipalities, each with its own day. */
export const CABO_VERDE_MUNICIPALITIES: readonly Correction[] = [
	...partsOf('CV', DAYS),
	...daysOfParts(
		'CV',
		'Cabo Verde, Lei ',
		DAYS.map((line) => {
			const [code, name, date, since, law] = line.split('|');
			return `${code}|Municipality Day of ${name}|Dia do Município de ${name}|${date}|${since}|${law}|${LIST}`;
		})
	),
	...daysOfParts('CV', 'Cabo Verde, Lei ', [
		`PA PN RG|Santo Antão Island Day|Dia da Ilha de Santo Antão|01-17|1983|93/82|${LIST}`,
		`SV|Shrove Tuesday|Terça-feira de Carnaval|easter-47|1983|93/82|${LIST}`
	])
];
