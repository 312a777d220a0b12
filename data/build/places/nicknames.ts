/** Names that people use and the sources lack, by GeoNames number: abbreviations, nicknames, former names, airport codes. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
	2747351: ['Den Bosch'],
	4544349: ['OKC'],
	5128581: ['NYC', 'New York', 'Big Apple'],
	5368361: ['LA'],
	5391959: ['SF', 'Frisco'],
	4140963: ['DC', 'Washington DC'],
	4560349: ['Philly'],
	5506956: ['Vegas'],
	4335045: ['NOLA'],
	1735161: ['KL'],
	3530597: ['CDMX', 'DF'],
	1819729: ['HK', 'HKG'],
	1275339: ['Bombay'],
	1277333: ['Bengaluru', 'Bangalore'],
	1264527: ['Madras'],
	1275004: ['Calcutta'],
	1273294: ['NCR'],
	1566083: ['Saigon', 'HCMC', 'Sài Gòn'],
	3448439: ['Sampa'],
	3451190: ['Rio'],
	3435910: ['BsAs', 'Baires'],
	745044: ['Constantinople'],
	498817: ['Leningrad', 'SPB', 'Питер'],
	524901: ['Moskva'],
	1850147: ['Toukyou'],
	1853909: ['Oosaka'],
	993800: ['Joburg', 'Jozi'],
	1816670: ['Peking'],
	703448: ['Kiev'],
	1298824: ['Rangoon'],
	5746545: ['PDX'],
	4180439: ['ATL'],
	4684888: ['DFW'],
	2643743: ['LDN'],
	1253573: ['Baroda'],
	3094802: ['Cracow'],
	281184: ['Yerushalayim'],
	1609350: ['Krung Thep'],
	1040652: ['Lourenço Marques'],
	2314302: ['Leopoldville'],
	212730: ['Stanleyville'],
	2427123: ['Fort Lamy'],
	1528675: ['Frunze'],
	3102014: ['Bromberg'],
	1733432: ['Jesselton'],
	1790630: ['Sian'],
	2925533: ['Frankfurt/Main']
};

/** Names that the source has wrong, by language and GeoNames number. */
export const MENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	en: { 1526273: 'Astana' },
	hi: { 1275339: 'मुंबई' },
	mr: { 1275339: 'मुंबई' },
	ja: { 1850147: '東京' },
	zh: { 1850147: '东京' }
};

/** Points that the source has beyond a line that matters, by GeoNames number: Nicosia's, on the Green Line, is put on Eleftheria Square. */
export const MOVED: Readonly<Record<string, { readonly lat: number; readonly lon: number }>> = {
	146268: { lat: 35.17, lon: 33.361 }
};

/** Names of subdivisions that the source has wrong. */
export const SUBDIVISIONS_MENDED: Readonly<Record<string, string>> = { Takao: 'Kaohsiung' };
