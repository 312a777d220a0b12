import type { UniversitiesWords } from './en';

export const hi: UniversitiesWords = {
	country: 'देश',
	universities: 'विश्वविद्यालय',
	share: 'हिस्सा',
	totalUnit: { one: 'विश्वविद्यालय', other: 'विश्वविद्यालय' },
	rank: '{count} में {rank} नंबर पर; सूची के कुल का {share}।',
	inCountries: { one: '{count} देश में। नक़्शे या तालिका में उसे दबाएँ।', other: '{count} देशों में। नक़्शे या तालिका में कोई देश दबाएँ।' },
	byCountry: 'देश के अनुसार विश्वविद्यालय',
	legend: 'रंग: विश्वविद्यालयों की संख्या'
};
