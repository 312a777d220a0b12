import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof geo> = {
	title: 'ठिकाणे',
	operations: {
		distance: 'अंतर',
		destination: 'पोहोचण्याचे ठिकाण',
		timezone: 'वेळ क्षेत्र',
		places: 'शहरे'
	},
	packs: {
		zones: 'वेळ क्षेत्रांच्या सीमा',
		places: 'जगातील शहरे, नावानुसार'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['कुठून', 'शहर, अक्षांश-रेखांश, नकाशाची लिंक किंवा प्लस कोड'],
		to: 'कुठे',
		bearing: ['दिशा', 'सुरुवातीला, उत्तरेपासून उजवीकडे अंशांत'],
		kilometers: ['किलोमीटर', 'मार्गाची लांबी; जास्तीत जास्त अर्धी पृथ्वी'],
		coords: ['ठिकाण', 'शहर, अक्षांश-रेखांश, नकाशाची लिंक किंवा प्लस कोड'],
		at: ['कोणत्या क्षणी', '1970 ते 2100, फरक न दिल्यास UTC; रिकामे ठेवल्यास आता'],
		local: ['तिथल्या घड्याळातील वेळ', '“कोणत्या क्षणी” ऐवजी: तिथली घड्याळे जे दाखवतात ते'],
		q: ['ठिकाण', 'नाव किंवा त्याची सुरुवात, कोणत्याही लिपीत'],
		country: 'देश',
		limit: 'कमाल संख्या'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'अॅमस्टरडॅम 1930 मध्ये, सूर्यानुसार',
		'Berlin to Paris': 'बर्लिन ते पॅरिस',
		'Across the date line, Fiji to Samoa': 'वाररेषेपलीकडे, फिजी ते सामोआ',
		'Degrees, minutes and seconds to a plus code': 'अंश, मिनिटे, सेकंद ते प्लस कोड',
		'Two cities by name': 'दोन शहरे, नावाने',
		'Antipodes: any way is the shortest': 'पृथ्वीची दोन विरुद्ध टोके',
		'A quarter of the way around the Earth, east along the equator': 'विषुववृत्तावर पूर्वेकडे, पाव पृथ्वी',
		'One degree of latitude north of Berlin': 'बर्लिनच्या एक अक्षांश उत्तरेस',
		'Kathmandu, 45 minutes off the hour': 'काठमांडू, तासापासून 45 मिनिटे वेगळे',
		'A time that the clocks of Berlin skip': 'बर्लिनची घड्याळे गाळतात ती वेळ',
		'A time that they show twice': 'ती दोनदा दाखवतात ती वेळ',
		'Dublin in summer': 'उन्हाळ्यात डब्लिन',
		'In the middle of the Pacific': 'प्रशांत महासागराच्या मध्यभागी',
		'Cologne by its own name': 'कलोन, तिच्या मूळ नावाने',
		'The other Paris': 'दुसरे पॅरिस',
		'A name of several cities': 'अनेक शहरांचे एक नाव',
		'The nearest city to a point': 'एखाद्या बिंदूच्या सर्वात जवळचे शहर'
	}
};
