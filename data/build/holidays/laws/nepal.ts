import type { Correction } from '../overlay';

const GAZETTE = 'Nepal, Ministry of Home Affairs, yearly list of public holidays in the Nepal Gazette';
const LIST_2079 = 'https://www.collegenp.com/news/list-of-public-holidays-in-nepal-2079/';
const LIST_2081 = 'http://www.nepalkairan.com/news/2858';

export const NEPAL: readonly Correction[] = [
	{
		places: 'NP',
		years: [2008, 2100],
		days: [
			['Sonam Lhosar', 'सोनाम ल्होसार', 'hindu sonam'],
			['Maha Shivaratri', 'महाशिवरात्रि', 'hindu shivaratri'],
			['Gyalpo Lhosar', 'ग्याल्पो ल्होसार', 'hindu gyalpo'],
			['Fagu Purnima (hills)', 'फागु पूर्णिमा (पहाडी जिल्ला)', 'hindu holika'],
			['Fagu Purnima (Terai)', 'फागु पूर्णिमा (तराई)', 'hindu holika +1'],
			['Ram Navami', 'राम नवमी', 'hindu ram-navami'],
			['Buddha Jayanti', 'बुद्ध जयन्ती', 'hindu vaishakha-purnima'],
			['Raksha Bandhan (Janai Purnima)', 'रक्षाबन्धन, जनै पूर्णिमा', 'hindu raksha-bandhan'],
			['Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी', 'hindu janmashtami'],
			['Ghatasthapana', 'घटस्थापना', 'hindu ghatasthapana'],
			['Dashain (Fulpati)', 'दशैं (फूलपाती)', 'hindu saptami'],
			['Dashain (Maha Ashtami)', 'दशैं (महाअष्टमी)', 'hindu ashtami'],
			['Dashain (Maha Navami)', 'दशैं (महानवमी)', 'hindu navami'],
			['Dashain (Vijaya Dashami)', 'दशैं (विजया दशमी)', 'hindu dussehra'],
			['Dashain (Ekadashi)', 'दशैं (एकादशी)', 'hindu dussehra +1'],
			['Dashain (Dwadashi)', 'दशैं (द्वादशी)', 'hindu dussehra +2'],
			['Tihar (Lakshmi Puja)', 'तिहार (लक्ष्मी पूजा)', 'hindu diwali'],
			['Tihar (Govardhan Puja)', 'तिहार (गोवर्द्धन पूजा)', 'hindu bali'],
			['Tihar (Bhai Tika)', 'तिहार (भाइटीका)', 'hindu bali +1'],
			['Chhath', 'छठ पर्व', 'hindu chhath'],
			['Tamu Lhosar', 'तमु ल्होसार', 'about 12-30'],
			['Id-ul-Fitr', 'इद उल फित्र', 'delhi 10-1'],
			['Id-ul-Adha', 'बकर इद', 'delhi 12-10']
		],
		source: `${GAZETTE}: those of 2079 and 2081 were read, the others by the same feasts and our own calendar`,
		url: LIST_2079
	},
	{
		places: 'NP',
		years: [2008, 2100],
		redated: { 'Nepali New Year': 'hindu boishakh -1' },
		source: 'Nepal, 1 Baisakh of the Bikram Sambat: the day on which the sun enters Aries',
		url: LIST_2079
	},
	{
		places: 'NP',
		years: [2022, 2022],
		redated: {
			'Dashain (Fulpati)': 'on 20221002',
			'Dashain (Maha Ashtami)': 'on 20221003',
			'Dashain (Maha Navami)': 'on 20221004',
			'Dashain (Vijaya Dashami)': 'on 20221005',
			'Dashain (Ekadashi)': 'on 20221006',
			'Dashain (Dwadashi)': 'on 20221007'
		},
		source: `${GAZETTE} for 2079: Dashain from 16 to 21 Ashoj`,
		url: LIST_2079
	},
	{
		places: 'NP',
		years: [2023, 2023],
		redated: { 'Fagu Purnima (hills)': 'on 20230306', 'Fagu Purnima (Terai)': 'on 20230307' },
		source: `${GAZETTE} for 2079: 22 and 23 Falgun`,
		url: LIST_2079
	},
	{
		places: 'NP',
		years: [2024, 2024],
		redated: {
			'Dashain (Fulpati)': 'on 20241010',
			'Dashain (Maha Ashtami)': 'on 20241011',
			'Dashain (Maha Navami)': 'on 20241011',
			'Dashain (Vijaya Dashami)': 'on 20241012',
			'Dashain (Ekadashi)': 'on 20241013',
			'Dashain (Dwadashi)': 'on 20241014',
			'Tihar (Lakshmi Puja)': 'on 20241031',
			'Tihar (Govardhan Puja)': 'on 20241102',
			'Tihar (Bhai Tika)': 'on 20241103'
		},
		days: [['Tihar holiday', 'तिहार बिदा', 'on 20241101 20241104']],
		source: `${GAZETTE} for 2081: Fulpati to Dwadashi from 24 Ashoj, Tihar from 15 to 19 Kartik`,
		url: LIST_2081
	}
];
