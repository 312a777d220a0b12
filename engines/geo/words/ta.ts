import type { FormsOf, NamesOf } from '../../kit/words';
import type { geo } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof geo> = {
	title: 'இடங்கள்',
	operations: {
		distance: 'தூரம்',
		destination: 'சேருமிடம்',
		timezone: 'நேர மண்டலம்',
		places: 'நகரங்கள்'
	},
	packs: {
		zones: 'நேர மண்டல எல்லைகள்',
		places: 'உலக நகரங்கள், பெயரால்'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof geo> = {
	fields: {
		from: ['எங்கிருந்து', 'நகரம், ஆயத்தொலைவுகள், வரைபட இணைப்பு அல்லது பிளஸ் குறியீடு'],
		to: 'எங்கே',
		bearing: ['திசை', 'தொடக்கத்தில், வடக்கிலிருந்து வலஞ்சுழியாகப் பாகைகளில்'],
		kilometers: ['கிலோமீட்டர்', 'வழியின் நீளம்; அதிகபட்சம் பாதி உலகம்'],
		coords: ['இடம்', 'நகரம், ஆயத்தொலைவுகள், வரைபட இணைப்பு அல்லது பிளஸ் குறியீடு'],
		at: ['எந்நேரத்தில்', '1970 முதல் 2100 வரை, வேறுபாடு இல்லையேல் UTC; வெறுமையாக விட்டால் இப்போது'],
		local: ['அங்குள்ள கடிகார நேரம்', '“எந்நேரத்தில்” என்பதற்குப் பதிலாக: அங்குள்ள கடிகாரங்கள் காட்டுவது'],
		q: ['இடம்', 'பெயர் அல்லது அதன் தொடக்கம், எந்த எழுத்திலும்'],
		country: 'நாடு',
		limit: 'அதிகபட்சம்'
	},
	examples: {
		'Amsterdam in 1930, by the sun': '1930-இல் ஆம்ஸ்டர்டாம், சூரிய நேரப்படி',
		'Berlin to Paris': 'பெர்லின் → பாரிஸ்',
		'Across the date line, Fiji to Samoa': 'தேதிக்கோட்டைக் கடந்து, ஃபிஜி → சமோவா',
		'Degrees, minutes and seconds to a plus code': 'பாகை, நிமிடம், நொடி → பிளஸ் குறியீடு',
		'Two cities by name': 'பெயரால் இரண்டு நகரங்கள்',
		'Antipodes: any way is the shortest': 'எதிரெதிர் முனைகள்',
		'A quarter of the way around the Earth, east along the equator': 'நிலநடுக்கோட்டில் கிழக்கே கால் பங்கு உலகம்',
		'One degree of latitude north of Berlin': 'பெர்லினுக்கு வடக்கே ஒரு பாகை',
		'Kathmandu, 45 minutes off the hour': 'காத்மாண்டு, மணியிலிருந்து 45 நிமிடம்',
		'A time that the clocks of Berlin skip': 'பெர்லின் கடிகாரங்கள் தாவும் நேரம்',
		'A time that they show twice': 'அவை இருமுறை காட்டும் நேரம்',
		'Dublin in summer': 'கோடையில் டப்ளின்',
		'In the middle of the Pacific': 'பசிபிக்கின் நடுவே',
		'Cologne by its own name': 'கொலோன், அதன் சொந்தப் பெயரில்',
		'The other Paris': 'மற்றொரு பாரிஸ்',
		'A name of several cities': 'பல நகரங்களின் பெயர்',
		'The nearest city to a point': 'ஓர் இடத்துக்கு அருகிலுள்ள நகரம்'
	}
};
