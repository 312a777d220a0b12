import type { Correction } from '../overlay';

const ORANGE = ['National Day for Truth and Reconciliation', ''] as const;

const CANADA: readonly Correction[] = [
	{
		places: 'CA',
		withoutSubstitutes: ['Canada Day (substitute day)'],
		substitutes: { of: ['Canada Day'], moves: 'sunday>monday' },
		source: 'Canada, Holidays Act (R.S.C. 1985, c. H-5), section 3: on 2 July when 1 July is a Sunday'
	},
	{
		places: 'CA-BC CA-NB CA-NT CA-NU',
		withoutSubstitutes: ['Remembrance Day (substitute day)'],
		source:
			'Employment standards of British Columbia (part 5), New Brunswick, the Northwest Territories and Nunavut: no other day for one on a weekend',
		url: 'https://inspirelaw.ca/general-statutory-holidays/'
	},
	{
		places: 'CA-NT',
		withoutSubstitutes: ['Christmas Day (substitute day)'],
		substitutes: { of: ['Christmas Day'], moves: 'saturday>monday sunday>monday' },
		source: 'Northwest Territories, Employment Standards Act: 26 December is none there'
	},
	{
		places: 'CA-PE CA-NT CA-NU',
		years: [2022, 2100],
		days: [[...ORANGE, '09-30']],
		source: 'Prince Edward Island, Northwest Territories and Nunavut: employment standards as amended for 30 September',
		url: 'https://pcmlawyers.ca/bc-to-make-national-day-for-truth-and-reconciliation-a-statutory-holiday/'
	},
	{
		places: 'CA-YT',
		years: [2023, 2100],
		days: [[...ORANGE, '09-30']],
		source: 'Yukon, Employment Standards Act as amended for 30 September',
		url: 'https://pcmlawyers.ca/bc-to-make-national-day-for-truth-and-reconciliation-a-statutory-holiday/'
	},
	{
		places: 'CA-MB',
		years: [2024, 2100],
		days: [['Orange Shirt Day', '', '09-30']],
		source: 'Manitoba, Employment Standards Code, section 21, as amended by Bill 4 of 2023',
		url: 'https://web2.gov.mb.ca/bills/43-1/b004e.php'
	}
];

const BRIDGE = ['Non-working day for tourism', 'Día no laborable con fines turísticos'] as const;
const SOUTH: readonly Correction[] = [
	{
		places: 'AR',
		years: [2018, 2019],
		days: [[...BRIDGE, 'on 20180430 20181224 20181231 20190708 20190819 20191014']],
		source: 'Argentina, Decreto 923/2017 (Ley 27.399, artículo 7)',
		url: 'http://portalunoargentina.com.ar/noticiasver.asp?id=29674'
	},
	{
		places: 'AR',
		years: [2025, 2025],
		days: [[...BRIDGE, 'on 20250502 20250815 20251121']],
		source: 'Argentina, Decreto 1027/2024 (Ley 27.399, artículo 7)',
		url: 'https://www.lmneuquen.com/pais/cual-es-el-primer-feriado-2025-el-cronograma-completo-descansos-este-ano-n1164215'
	},
	{
		places: 'AR',
		years: [2026, 2026],
		days: [[...BRIDGE, 'on 20260323 20260710 20261207']],
		source: 'Argentina, Resolución 164/2025 of the Jefatura de Gabinete (Ley 27.399, artículo 7)',
		url: 'https://www.unosantafe.com.ar/informacion-general/uno-uno-todos-los-feriados-del-2026-n10237919.html'
	},
	{
		places: 'CO',
		without: ['Easter Sunday'],
		source: 'Colombia, Ley 51 de 1983, artículo 1: Maundy Thursday and Good Friday are listed, Sundays are not'
	}
];

export const CANADA_ARGENTINA: readonly Correction[] = [...CANADA, ...SOUTH];
