import type { AddedDay, Correction } from './overlay';

const NEW_YEAR: AddedDay = ["New Year's Day", '', '01-01'];
const CHRISTMAS: AddedDay = ['Christmas Day', '', '12-25'];
const BOXING: AddedDay = ['Boxing Day', '', '12-26'];
const GOOD_FRIDAY: AddedDay = ['Good Friday', '', 'easter-2'];
const HOLY_SATURDAY: AddedDay = ['Holy Saturday', '', 'easter-1'];
const EASTER_MONDAY: AddedDay = ['Easter Monday', '', 'easter+1'];
const KING: AddedDay = ["King's Birthday", '', '2 monday 06'];

/** Countries outside Asia that the library lacks. Days of local custom are left out. */
export const MISSING_OTHERS: readonly Correction[] = [
	{
		places: 'FK',
		days: [NEW_YEAR, GOOD_FRIDAY, ['Battle Day', '', '12-08'], CHRISTMAS, BOXING],
		source: 'Falkland Islands, Banking and Financial Dealings Act schedule of public holidays'
	},
	{
		places: 'FK',
		years: [1984, 2100],
		days: [['Liberation Day', '', '06-14']],
		source: 'Falkland Islands, Liberation Day Ordinance'
	},
	{
		places: 'FM',
		years: [1987, 2100],
		days: [
			NEW_YEAR,
			['Federated States of Micronesia Day', '', '05-10'],
			['United Nations Day', '', '10-24'],
			['Independence Day', '', '11-03'],
			['Veterans Day', '', '11-11'],
			CHRISTMAS
		],
		source: 'Code of the Federated States of Micronesia, title 1, chapter 6'
	},
	{
		places: 'KI',
		years: [1980, 2100],
		days: [
			NEW_YEAR,
			["International Women's Day", '', '03-08'],
			GOOD_FRIDAY,
			EASTER_MONDAY,
			['Independence Day', '', '07-12'],
			['Human Rights Day', '', '12-10'],
			CHRISTMAS,
			BOXING
		],
		source: 'Kiribati, Public Holidays Ordinance'
	},
	{
		places: 'MH',
		years: [1988, 2100],
		days: [
			NEW_YEAR,
			['Remembrance Day', '', '03-01'],
			['Constitution Day', '', '05-01'],
			["Fishermen's Day", '', '1 friday 07'],
			['Dri-jerbal Day', '', '1 friday 09'],
			['Manit Day', '', 'last friday 09'],
			["President's Day", '', '11-17'],
			['Gospel Day', '', '1 friday 12'],
			CHRISTMAS
		],
		source: 'Marshall Islands, Public Holidays Act 1988'
	},
	{
		places: 'MP',
		years: [1986, 2100],
		days: [
			NEW_YEAR,
			['Martin Luther King Jr. Day', '', '3 monday 01'],
			["Presidents' Day", '', '3 monday 02'],
			['Commonwealth Covenant Day', '', '03-24'],
			GOOD_FRIDAY,
			['Memorial Day', '', 'last monday 05'],
			['Independence Day', '', '07-04'],
			['Labor Day', '', '1 monday 09'],
			['Commonwealth Cultural Day', '', '2 monday 10'],
			['Citizenship Day', '', '11-04'],
			['Veterans Day', '', '11-11'],
			['Thanksgiving Day', '', '4 thursday 11'],
			['Constitution Day', '', '12-08'],
			CHRISTMAS
		],
		source: 'Northern Mariana Islands, 1 CMC 311'
	},
	{
		places: 'NR',
		years: [1968, 2100],
		days: [
			NEW_YEAR,
			['Independence Day', '', '01-31'],
			GOOD_FRIDAY,
			EASTER_MONDAY,
			['Easter Tuesday', '', 'easter+2'],
			['Constitution Day', '', '05-17'],
			['Angam Day', '', '10-26'],
			CHRISTMAS,
			BOXING
		],
		source: 'Nauru, Public Service Act, public holidays'
	},
	{
		places: 'NU',
		years: [1975, 2100],
		days: [
			NEW_YEAR,
			['Takai Commission Holiday', '', '01-02'],
			['Waitangi Day', '', '02-06'],
			GOOD_FRIDAY,
			EASTER_MONDAY,
			['Anzac Day', '', '04-25'],
			['Constitution Day', '', '10-19'],
			['Peniamina Gospel Day', '', '4 monday 10'],
			CHRISTMAS,
			BOXING
		],
		source: 'Niue, Public Holidays Act 1961'
	},
	{
		places: 'PG',
		years: [1975, 2100],
		days: [
			NEW_YEAR,
			GOOD_FRIDAY,
			HOLY_SATURDAY,
			['Easter Sunday', '', 'easter'],
			EASTER_MONDAY,
			KING,
			['National Remembrance Day', '', '07-23'],
			['Independence Day', '', '09-16'],
			CHRISTMAS,
			BOXING
		],
		source: 'Papua New Guinea, Public Holidays Act (chapter 321)'
	},
	{
		places: 'PG',
		years: [2011, 2100],
		days: [['National Day of Repentance', '', '08-26']],
		source: 'Papua New Guinea, National Gazette of August 2011'
	},
	{
		places: 'PW',
		years: [1981, 2100],
		days: [
			NEW_YEAR,
			['Youth Day', '', '03-15'],
			["Senior Citizens' Day", '', '05-05'],
			["President's Day", '', '06-01'],
			['Constitution Day', '', '07-09'],
			['Labor Day', '', '1 monday 09'],
			['United Nations Day', '', '10-24'],
			['Thanksgiving Day', '', '4 thursday 11'],
			CHRISTMAS
		],
		source: 'Palau National Code, title 1, chapter 7'
	},
	{
		places: 'PW',
		years: [1994, 2100],
		days: [['Independence Day', '', '10-01']],
		source: 'Palau National Code, title 1, chapter 7'
	},
	{
		places: 'SB',
		years: [1978, 2100],
		days: [
			NEW_YEAR,
			GOOD_FRIDAY,
			HOLY_SATURDAY,
			EASTER_MONDAY,
			['Whit Monday', '', 'easter+50'],
			['Independence Day', '', '07-07'],
			CHRISTMAS,
			['National Day of Thanksgiving', '', '12-26']
		],
		source: 'Solomon Islands, Public Holidays Act (chapter 151)'
	},
	{
		places: 'TK',
		days: [
			NEW_YEAR,
			['Waitangi Day', '', '02-06'],
			GOOD_FRIDAY,
			EASTER_MONDAY,
			['Anzac Day', '', '04-25'],
			CHRISTMAS,
			BOXING
		],
		source: 'Tokelau, Public holidays rules'
	},
	{
		places: 'TL',
		years: [2005, 2100],
		days: [
			NEW_YEAR,
			['Good Friday', 'Sexta-Feira Santa', 'easter-2'],
			['Labour Day', 'Dia Mundial do Trabalhador', '05-01'],
			['Restoration of Independence Day', 'Dia da Restauração da Independência', '05-20'],
			['Corpus Christi', 'Festa do Corpo de Deus', 'easter+60'],
			['Popular Consultation Day', 'Dia da Consulta Popular', '08-30'],
			["All Saints' Day", 'Dia de Todos os Santos', '11-01'],
			["All Souls' Day", 'Dia de Todos os Fiéis Defuntos', '11-02'],
			['National Youth Day', 'Dia Nacional da Juventude', '11-12'],
			['Proclamation of Independence Day', 'Dia da Proclamação da Independência', '11-28'],
			['Immaculate Conception', 'Dia da Nossa Senhora da Imaculada Conceição', '12-08'],
			['Christmas Day', 'Dia de Natal', '12-25'],
			['Eid al-Fitr', 'Idul Fitri', 'hijri 10-1'],
			['Eid al-Adha', 'Idul Adha', 'hijri 12-10']
		],
		source: 'Timor-Leste, Lei 10/2005'
	},
	{
		places: 'TL',
		years: [2016, 2100],
		days: [
			["Veterans' Day", 'Dia dos Veteranos', '03-03'],
			['Memorial Day', 'Dia da Memória', '12-07']
		],
		source: 'Timor-Leste, Lei 3/2016'
	},
	{
		places: 'TV',
		years: [1979, 2100],
		days: [
			NEW_YEAR,
			GOOD_FRIDAY,
			EASTER_MONDAY,
			['Gospel Day', '', '2 monday 05'],
			["National Children's Day", '', '1 monday 08'],
			['Tuvalu Day', '', '10-01', 2],
			CHRISTMAS,
			BOXING
		],
		source: 'Tuvalu, Public Holidays Act'
	},
	{
		places: 'WS',
		years: [1990, 2100],
		days: [
			NEW_YEAR,
			["Day after New Year's Day", '', '01-02'],
			GOOD_FRIDAY,
			HOLY_SATURDAY,
			EASTER_MONDAY,
			["Mother's Day", '', '2 sunday 05 +1'],
			['Independence Day', '', '06-01'],
			["Father's Day", '', '2 sunday 08 +1'],
			['Lotu a Tamaiti', '', '2 sunday 10 +1'],
			CHRISTMAS,
			BOXING
		],
		source: 'Samoa, Public Holidays Act 2008'
	}
];
