import type { Correction } from './overlay';

const SOURCE = 'English names for what the library has in the language of the place only';

const named = (places: string, names: Readonly<Record<string, string>>): Correction => ({
	places,
	renamed: Object.fromEntries(Object.entries(names).map(([local, english]) => [local, [english]])),
	source: SOURCE
});

/** English names where the library has none; what it has stays as the local name. */
export const ENGLISH_NAMES: readonly Correction[] = [
	named('BJ', { 'Fête du Vodoun': 'Vodoun Festival' }),
	named('CG', {
		'Fête de la commémoration de la conférence nationale souveraine':
			'Commemoration of the Sovereign National Conference',
		'Journée nationale de la République': 'Republic Day'
	}),
	named('CL', { 'Día adicional': 'Additional Holiday' }),
	named('CR', { 'Gesta Heroica de Juan Santamaría': 'Juan Santamaría Day' }),
	named('HN', { 'Día de las Américas': 'Day of the Americas' }),
	named('LI', { Feiertagsbrücke: 'Bridge Day', 'Mariä Geburt': 'Nativity of Mary' }),
	named('ML', { "Jour de l'Afrique": 'Africa Day' }),
	named('NC', { "Jour de l'an": "New Year's Day" }),
	named('PT', {
		'Implantação da República': 'Republic Day',
		'Restauração da Independência': 'Restoration of Independence'
	}),
	named('SV', { 'Celebración del Divino Salvador del Mundo': 'Feast of the Divine Saviour of the World' }),
	named('TN', {
		'عيد الثورة و الشباب': 'Revolution and Youth Day',
		'عيد الإستقلال': 'Independence Day',
		'عيد الشهداء': "Martyrs' Day",
		'عيد الجمهورية': 'Republic Day',
		'عيد المرأة': "Women's Day",
		'عيد الجلاء': 'Evacuation Day'
	}),
	named('VU', {
		"Mémoire du père de l'indépendance Rév. Dr. W.H. Lini": 'Father Walter Lini Day',
		'Fête des chefs coutumiers': "Custom Chiefs' Day",
		'Journée Mondiale des Enfants': "Children's Day",
		"Jour de l'Unité": 'Unity Day',
		'Fête de Famille': 'Family Day'
	}),
	named('ES', {
		'Fiesta Nacional de España': 'National Day of Spain',
		'Día de la Constitución Española': 'Constitution Day',
		'Día de Andalucía': 'Andalusia Day',
		'Día de Aragón': 'Aragon Day',
		'Día de Asturias': 'Asturias Day',
		'Día de las Instituciones de Cantabria': 'Cantabria Institutions Day',
		'Nuestra Señora de África': 'Our Lady of Africa',
		'Día de Ceuta': 'Ceuta Day',
		'Fiesta de Castilla y León': 'Castile and León Day',
		'Día de Castilla-La Mancha': 'Castilla-La Mancha Day',
		'San Juan': "Saint John's Day",
		'Dia de Cataluña': 'National Day of Catalonia',
		'San Esteban': "Saint Stephen's Day",
		'Día de Extremadura': 'Extremadura Day',
		'Día de las Letras Gallegas': 'Galician Literature Day',
		'Día Nacional de Galicia': 'National Day of Galicia',
		'Día de les Illes Balears': 'Balearic Islands Day',
		'Día de la Comunidad de Madrid': 'Community of Madrid Day',
		'Santiago Apóstol': "Saint James' Day",
		'Día de La Rioja': 'La Rioja Day'
	}),
	named('CH', {
		Mauritiustag: "Saint Maurice's Day",
		'Fête nationale': 'National Day',
		'Jeûne Genevois': 'Geneva Fast',
		'Näfelser Fahrt': 'Battle of Näfels Day',
		'2 Janvier': 'Berchtoldstag',
		'Instauration de la République': 'Republic Day',
		'Giorno festivo federale': 'National Day'
	}),
	named('BR', {
		'Aniversário do estado': 'Anniversary of the State',
		'Alusivo ao Dia Internacional da Mulher': "International Women's Day",
		'Dia da Amazônia': 'Amazonia Day',
		'Emancipação política': 'Political Emancipation',
		'São João': "Saint John's Day",
		'São Pedro': "Saint Peter's Day",
		'Morte de Zumbi dos Palmares': 'Death of Zumbi dos Palmares',
		'Elevação do Amazonas à categoria de província': 'Amazonas Becomes a Province',
		'Dia da Consciência Negra': 'Black Awareness Day',
		'Criação do Território Federal': 'Creation of the Federal Territory',
		'Dia de São José': "Saint Joseph's Day",
		'Independência da Bahia': 'Independence of Bahia',
		'Data magna do estado': 'State Day',
		'Fundação de Brasília': 'Foundation of Brasília',
		'Dia do Evangélico': 'Evangelical Day',
		'Dia do evangélico': 'Evangelical Day',
		'Dia de Nossa Senhora da Penha': 'Our Lady of Penha',
		'Adesão do Maranhão à independência do Brasil': "Maranhão's Accession to Independence",
		'Criação do estado': 'Creation of the State',
		'Adesão do Grão-Pará à independência do Brasil': "Grão-Pará's Accession to Independence",
		'Homenagem à memória do ex-presidente João Pessoa': 'João Pessoa Memorial Day',
		'Nossa Senhora das Neves': 'Our Lady of the Snows',
		'Revolução Pernambucana de 1817': 'Pernambuco Revolution',
		'Nossa Senhora do Carmo': 'Our Lady of Mount Carmel',
		'Dia do Piauí': 'Piauí Day',
		'Emancipação política do estado do Paraná': 'Political Emancipation of Paraná',
		'Dia de São Jorge': "Saint George's Day",
		Carnaval: 'Carnival',
		'Dia de São Sebastião': "Saint Sebastian's Day",
		'Mártires de Cunhaú e Uruaçu': 'Martyrs of Cunhaú and Uruaçu',
		'Proclamação da República Rio-Grandense': 'Proclamation of the Riograndense Republic',
		'Dia de Santa Catarina de Alexandria': 'Saint Catherine of Alexandria',
		'Dia de Santa Catarina': 'Santa Catarina Day',
		'Emancipação política de Sergipe': 'Political Emancipation of Sergipe',
		'Revolução Constitucionalista': 'Constitutionalist Revolution',
		'Nossa Senhora da Natividade': 'Our Lady of the Nativity',
		'Autonomia do Estado': 'Autonomy of the State'
	}),
	named('VE', {
		'Natalicio de José Antonio Anzoátegui': 'Birth of José Antonio Anzoátegui',
		'Día de la Virgen del Socorro': 'Our Lady of Succour',
		'Día de La Divina Pastora': 'Divine Shepherdess Day',
		'Natalicio de Jacinto Lara': 'Birth of Jacinto Lara',
		'Natalicio de Rafael Urdaneta': 'Birth of Rafael Urdaneta',
		'Día de la Virgen de la Chinita': 'Our Lady of Chiquinquirá'
	})
];
