/** Names of people by script as they are typed and written; by hand, since no source of them is at hand. A name that many spell in several ways has one. */
export const PEOPLE: Readonly<Record<string, string>> = {
	bengali: `sourav=সৌরভ mukherjee=মুখার্জী banerjee=ব্যানার্জী ananya=অনন্যা rahman=রহমান rahaman=রহমান dipa=দীপা bose=বসু
		basu=বসু roy=রায় dey=দে dutta=দত্ত majumdar=মজুমদার chakraborty=চক্রবর্তী bhattacharya=ভট্টাচার্য ganguly=গাঙ্গুলী
		hossain=হোসেন islam=ইসলাম begum=বেগম khatun=খাতুন mondal=মণ্ডল biswas=বিশ্বাস sarkar=সরকার sudip=সুদীপ arnab=অর্ণব
		abhijit=অভিজিৎ tanmoy=তন্ময় prosenjit=প্রসেনজিৎ mahmud=মাহমুদ tagore=ঠাকুর`,
	gurmukhi: `harpreet=ਹਰਪ੍ਰੀਤ gurpreet=ਗੁਰਪ੍ਰੀਤ singh=ਸਿੰਘ manjit=ਮਨਜੀਤ manjeet=ਮਨਜੀਤ jaswinder=ਜਸਵਿੰਦਰ gill=ਗਿੱਲ sidhu=ਸਿੱਧੂ
		brar=ਬਰਾੜ amrit=ਅੰਮ੍ਰਿਤ manpreet=ਮਨਪ੍ਰੀਤ jaspreet=ਜਸਪ੍ਰੀਤ sukhwinder=ਸੁਖਵਿੰਦਰ lakhwinder=ਲਖਵਿੰਦਰ ranjit=ਰਣਜੀਤ
		gurdeep=ਗੁਰਦੀਪ surjit=ਸੁਰਜੀਤ bhagat=ਭਗਤ gobind=ਗੋਬਿੰਦ bains=ਬੈਂਸ dosanjh=ਦੋਸਾਂਝ diljit=ਦਿਲਜੀਤ`,
	gujarati: `mehta=મહેતા hetal=હેતલ chirag=ચિરાગ pandya=પંડ્યા rathod=રાઠોડ thakkar=ઠક્કર gandhi=ગાંધી narendra=નરેન્દ્ર
		bhavesh=ભાવેશ hitesh=હિતેશ alpesh=અલ્પેશ kinjal=કિંજલ dhruv=ધ્રુવ jadeja=જાડેજા ambani=અંબાણી adani=અદાણી
		vaghela=વાઘેલા`,
	tamil: `karthik=கார்த்திக் rajan=ராஜன் kannan=கண்ணன் rajesh=ராஜேஷ் ramesh=ரமேஷ் suresh=சுரேஷ் ganesh=கணேஷ் saravanan=சரவணன்
		palani=பழனி raman=ராமன் krishnan=கிருஷ்ணன் narayanan=நாராயணன் sundaram=சுந்தரம் ramasamy=ராமசாமி periyar=பெரியார்
		stalin=ஸ்டாலின் rajinikanth=ரஜினிகாந்த் nirmala=நிர்மலா anand=ஆனந்த் balaji=பாலாஜி`,
	telugu: `lakshmi=లక్ష్మి reddy=రెడ్డి naidu=నాయుడు rao=రావు sita=సీత ramarao=రామారావు venkateswarlu=వెంకటేశ్వర్లు
		chiranjeevi=చిరంజీవి nagarjuna=నాగార్జున prabhas=ప్రభాస్ allu=అల్లు arjun=అర్జున్ rajesh=రాజేష్ naresh=నరేష్
		anjali=అంజలి saroja=సరోజ subbarao=సుబ్బారావు chowdary=చౌదరి`,
	kannada: `manjunath=ಮಂಜುನಾಥ್ gowda=ಗೌಡ basavaraj=ಬಸವರಾಜ್ hegde=ಹೆಗಡೆ rajkumar=ರಾಜ್‌ಕುಮಾರ್ siddaramaiah=ಸಿದ್ದರಾಮಯ್ಯ suresh=ಸುರೇಶ್
		mahesh=ಮಹೇಶ್ ganesh=ಗಣೇಶ್ srinivas=ಶ್ರೀನಿವಾಸ್ sudeep=ಸುದೀಪ್ yash=ಯಶ್ kamala=ಕಮಲಾ sharada=ಶಾರದಾ`,
	malayalam: `mohanlal=മോഹൻലാൽ nair=നായർ menon=മേനോൻ raju=രാജു sreeja=ശ്രീജ manju=മഞ്ജു pillai=പിള്ള krishnan=കൃഷ്ണൻ rajan=രാജൻ
		mammootty=മമ്മൂട്ടി gopi=ഗോപി radhakrishnan=രാധാകൃഷ്ണൻ vijayan=വിജയൻ sasi=ശശി joseph=ജോസഫ് mathew=മാത്യു
		abraham=എബ്രഹാം anil=അനിൽ biju=ബിജു saji=സജി sindhu=സിന്ധു varma=വർമ്മ nambiar=നമ്പ്യാർ rahman=റഹ്മാൻ fathima=ഫാത്തിമ`,
	oriya: `patnaik=ପଟ୍ଟନାୟକ mohanty=ମହାନ୍ତି sahu=ସାହୁ naveen=ନବୀନ jagannath=ଜଗନ୍ନାଥ mishra=ମିଶ୍ର dash=ଦାଶ jena=ଜେନା
		mohapatra=ମହାପାତ୍ର mahapatra=ମହାପାତ୍ର satpathy=ଶତପଥୀ senapati=ସେନାପତି biswal=ବିଶ୍ୱାଳ parida=ପରିଡ଼ା majhi=ମାଝୀ
		murmu=ମୁର୍ମୁ draupadi=ଦ୍ରୌପଦୀ biju=ବିଜୁ`
};
