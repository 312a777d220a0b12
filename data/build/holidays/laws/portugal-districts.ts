import type { Correction } from '../overlay';

/** District or region of ISO 3166-2, its name, and the municipal holiday of its capital: English name | Portuguese name | rule. */
const DISTRICTS: readonly string[] = [
	"01|Aveiro|Saint Joanna's Day|Santa Joana|05-12",
	'02|Beja|Ascension Day|Quinta-feira da Ascensão|easter+39',
	"03|Braga|Saint John's Day|São João|06-24",
	'04|Bragança|Our Lady of Graces|Nossa Senhora das Graças|08-22',
	'05|Castelo Branco|Our Lady of Mércoles|Nossa Senhora de Mércoles|easter+16',
	"06|Coimbra|Saint Elizabeth's Day|Rainha Santa Isabel|07-04",
	"07|Évora|Saint Peter's Day|São Pedro|06-29",
	'08|Faro|Municipal holiday of Faro|Dia do Município de Faro|09-07',
	'09|Guarda|Municipal holiday of Guarda|Dia da Cidade da Guarda|11-27',
	'10|Leiria|Municipal holiday of Leiria|Dia do Município de Leiria|05-22',
	"11|Lisbon|Saint Anthony's Day|Santo António|06-13",
	'12|Portalegre|Municipal holiday of Portalegre|Dia do Município de Portalegre|05-23',
	"13|Porto|Saint John's Day|São João|06-24",
	"14|Santarém|Saint Joseph's Day|São José|03-19",
	'15|Setúbal|Bocage Day|Dia de Bocage|09-15',
	'16|Viana do Castelo|Our Lady of Agony|Nossa Senhora da Agonia|08-20',
	"17|Vila Real|Saint Anthony's Day|Santo António|06-13",
	"18|Viseu|Saint Matthew's Day|São Mateus|09-21",
	'20|Azores|Day of the Azores|Dia da Região Autónoma dos Açores|easter+50',
	'30|Madeira|Day of Madeira|Dia da Região Autónoma da Madeira|07-01',
	'30||First Octave|Primeira Oitava|12-26'
];

export const PORTUGUESE_DISTRICTS: readonly Correction[] = DISTRICTS.flatMap((line): Correction[] => {
	const [code = '', named = '', name = '', local = '', rule = ''] = line.split('|');
	return [
		...(named ? [{ places: `PT-${code}`, named, source: 'ISO 3166-2' }] : []),
		{
			places: `PT-${code}`,
			days: [[name, local, rule]],
			estimated: true,
			source: 'Municipal holiday of the capital, or of the autonomous region, as vacanza/holidays (MIT) lists it'
		}
	];
});
