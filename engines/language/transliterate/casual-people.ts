/** Names of people by script as they are typed and written; by hand, since no source of them is at hand. A name that many spell in several ways has one. */
export const PEOPLE: Readonly<Record<string, string>> = {
	bengali: `sourav=সৌরভ mukherjee=মুখার্জী banerjee=ব্যানার্জী ananya=অনন্যা bose=বসু basu=বসু roy=রায় dey=দে dutta=দত্ত
		chakraborty=চক্রবর্তী bhattacharya=ভট্টাচার্য ganguly=গাঙ্গুলী hossain=হোসেন begum=বেগম mondal=মণ্ডল biswas=বিশ্বাস abhijit=অভিজিৎ
		tanmoy=তন্ময় prosenjit=প্রসেনজিৎ tagore=ঠাকুর`,
	gurmukhi: `harpreet=ਹਰਪ੍ਰੀਤ gurpreet=ਗੁਰਪ੍ਰੀਤ singh=ਸਿੰਘ jaswinder=ਜਸਵਿੰਦਰ sidhu=ਸਿੱਧੂ brar=ਬਰਾੜ amrit=ਅੰਮ੍ਰਿਤ manpreet=ਮਨਪ੍ਰੀਤ
		jaspreet=ਜਸਪ੍ਰੀਤ sukhwinder=ਸੁਖਵਿੰਦਰ lakhwinder=ਲਖਵਿੰਦਰ gurdeep=ਗੁਰਦੀਪ`,
	gujarati: `mehta=મહેતા ambani=અંબાણી adani=અદાણી`,
	tamil: `krishnan=கிருஷ்ணன் ramasamy=ராமசாமி periyar=பெரியார் rajinikanth=ரஜினிகாந்த் anand=ஆனந்த் balaji=பாலாஜி`,
	telugu: `lakshmi=లక్ష్మి reddy=రెడ్డి naidu=నాయుడు rao=రావు sita=సీత ramarao=రామారావు venkateswarlu=వెంకటేశ్వర్లు chiranjeevi=చిరంజీవి
		rajesh=రాజేష్ naresh=నరేష్ subbarao=సుబ్బారావు chowdary=చౌదరి`,
	kannada: `manjunath=ಮಂಜುನಾಥ್ gowda=ಗೌಡ hegde=ಹೆಗಡೆ rajkumar=ರಾಜ್‌ಕುಮಾರ್ siddaramaiah=ಸಿದ್ದರಾಮಯ್ಯ srinivas=ಶ್ರೀನಿವಾಸ್ sudeep=ಸುದೀಪ್`,
	malayalam: `nair=നായർ sreeja=ശ്രീജ pillai=പിള്ള mammootty=മമ്മൂട്ടി radhakrishnan=രാധാകൃഷ്ണൻ vijayan=വിജയൻ sasi=ശശി joseph=ജോസഫ് mathew=മാത്യു
		abraham=എബ്രഹാം saji=സജി varma=വർമ്മ nambiar=നമ്പ്യാർ fathima=ഫാത്തിമ`,
	oriya: `patnaik=ପଟ୍ଟନାୟକ mohanty=ମହାନ୍ତି naveen=ନବୀନ dash=ଦାଶ mohapatra=ମହାପାତ୍ର mahapatra=ମହାପାତ୍ର satpathy=ଶତପଥୀ biswal=ବିଶ୍ୱାଳ
		majhi=ମାଝୀ`
};
