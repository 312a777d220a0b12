import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof geo> = {
	title: 'जगहें',
	operations: {
		distance: 'दूरी',
		destination: 'मंज़िल',
		timezone: 'समय क्षेत्र',
		places: 'शहर'
	},
	packs: {
		zones: 'समय क्षेत्रों की सीमाएँ',
		places: 'दुनिया के शहर, नाम से'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['कहाँ से', 'शहर, निर्देशांक, नक्शे का लिंक या प्लस कोड'],
		to: 'कहाँ तक',
		bearing: ['दिशा', 'शुरू में, उत्तर से दाहिनी ओर अंशों में'],
		kilometers: ['किलोमीटर', 'रास्ते की लंबाई; ज़्यादा से ज़्यादा आधी धरती'],
		coords: ['जगह', 'शहर, निर्देशांक, नक्शे का लिंक या प्लस कोड'],
		at: ['किस पल', '1970 से 2100, अंतर न दिया हो तो UTC; खाली छोड़ें तो अभी'],
		local: ['वहाँ की घड़ी का समय', '“किस पल” की जगह: जो वहाँ की घड़ियाँ दिखाती हैं'],
		q: ['जगह', 'नाम या उसकी शुरुआत, किसी भी लिपि में'],
		country: 'देश',
		limit: 'अधिकतम संख्या'
	},
	examples: {
		'Amsterdam in 1930, by the sun': 'एम्स्टर्डम 1930 में, सूर्य के हिसाब से',
		'Berlin to Paris': 'बर्लिन से पेरिस',
		'Across the date line, Fiji to Samoa': 'तिथि रेखा के पार, फ़िजी से समोआ',
		'Degrees, minutes and seconds to a plus code': 'अंश, मिनट, सेकंड से प्लस कोड तक',
		'Two cities by name': 'दो शहर, नाम से',
		'Antipodes: any way is the shortest': 'धरती के दो उलटे छोर',
		'A quarter of the way around the Earth, east along the equator': 'भूमध्य रेखा पर पूर्व को, चौथाई धरती',
		'One degree of latitude north of Berlin': 'बर्लिन से एक अक्षांश उत्तर',
		'Kathmandu, 45 minutes off the hour': 'काठमांडू, घंटे से 45 मिनट अलग',
		'A time that the clocks of Berlin skip': 'समय जो बर्लिन की घड़ियाँ छोड़ देती हैं',
		'A time that they show twice': 'समय जो वे दो बार दिखाती हैं',
		'Dublin in summer': 'गर्मियों में डबलिन',
		'In the middle of the Pacific': 'प्रशांत महासागर के बीच',
		'Cologne by its own name': 'कोलोन, अपने ही नाम से',
		'The other Paris': 'दूसरा पेरिस',
		'A name of several cities': 'कई शहरों का एक नाम',
		'The nearest city to a point': 'किसी बिंदु के सबसे पास का शहर'
	}
};
