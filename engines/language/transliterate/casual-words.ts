import { TAMIL_PEOPLE } from './casual-tamil-people';
import { table } from './schemes';

/** Pairs parted by a sign of equality. */
export const rows = (text: string): ReadonlyMap<string, string> => new Map(Object.entries(table(text)));

/** Countries by CLDR, whose voiced stops Tamil letters do not tell. */
const TAMIL_COUNTRIES = `āḵpkāṉistāṉ=afghanistan aṇṭārṭikā=antarctica arjeṉṭiṉā=argentina āstiriyā=austria āstirēliyā=australia pārpaṭās=barbados
		paṅkaḷātēṣ=bangladesh peljiyam=belgium palkēriyā=bulgaria pahraiṉ=bahrain puruṇṭi=burundi peṉiṉ=benin permuṭā=bermuda puruṉē=brunei
		poliviyā=bolivia pirēcil=brazil pahāmās=bahamas pūṭāṉ=bhutan pōṭsvāṉā=botswana pelāras=belarus pelis=belize cili=chile cīṉā=china
		ceciyā=czechia jermaṉi=germany jipauṭṭi=djibouti ṭeṉmārk=denmark ṭomiṉikā=dominica aljīriyā=algeria īkvaṭār=ecuador piṉlāntu=finland
		pirāṉs=france kēpāṉ=gabon kiraṉeṭā=grenada jārjiyā=georgia kerṉci=guernsey kāṉā=ghana jiprālṭar=gibraltar kirīṉlāntu=greenland
		kāmpiyā=gambia kiṉiyā=guinea kvātēlōp=guadeloupe kirīs=greece kavutamālā=guatemala kayāṉā=guyana kurōṣiyā=croatia ayarlāntu=ireland
		aislāntu=iceland kasakastāṉ=kazakhstan licceṇsṭeyṉ=liechtenstein lecōtō=lesotho lituvēṉiyā=lithuania lakscampark=luxembourg
		māṉṭēṉekrō=montenegro mārṭiṉik=martinique mauriṭāṉiyā=mauritania mālṭā=malta moriciyas=mauritius mālattīvu=maldives mekcikō=mexico
		naijar=niger naijīriyā=nigeria nikarakuvā=nicaragua netarlāntu=netherlands nēpāḷam=nepal niyuvē=niue pilippaiṉs=philippines
		pākistāṉ=pakistan pōrccukkal=portugal parākuvē=paraguay jimpāpvē=zimbabwe ruvāṇṭā=rwanda cīṣels=seychelles slōvākiyā=slovakia
		tajikistāṉ=tajikistan ṭōkēlō=tokelau urukuvē=uruguay uspekistāṉ=uzbekistan`;

/** Spellings that everyone types and no rule gives, by the letters of ISO 15919: names first, then words. */
export const EVERYDAY: Readonly<Record<string, ReadonlyMap<string, string>>> = {
	devanagari: rows(`mām̐=maa mēṁ=mein maiṁ=main gām̐va=gaon pām̐va=paon chām̐va=chhaon hām̐=haan yaha=yah vaha=vah
		nahīṁ=nahin kyōṁ=kyon śrīnagara=srinagar vārāṇasī=varanasi gujarāta=gujarat dillī=delhi mumbaī=mumbai kōlakātā=kolkata kalakattā=kolkata
		cēnnaī=chennai ahamadābāda=ahmedabad lakhanaū=lucknow indaura=indore kānapura=kanpur paṭanā=patna kāśmīra=kashmir
		rājasthāna=rajasthan pākistāna=pakistan hindustāna=hindustan kr̥ṣṇa=krishna gaṇēśa=ganesh śarmā=sharma siṁha=singh
		rupayā=rupaya rupayē=rupaye samjhā=samjha himālaya=himalaya narēndra=narendra svayaṁ=swayam ēvaṁ=evam ahaṁ=aham satyaṁ=satyam śivaṁ=shivam jñāna=gyan gujarātī=gujarati iṭalī=italy baccā=baccha gāya=gaay`),
	gurmukhi: rows(
		'gujarātī=gujarati sati=sat siri=sri siṅgha=singh siṁgha=singh ammr̥tasara=amritsar aṁmritasara=amritsar lōhaṛī=lohri'
	),
	tamil: rows(`cēṉṉai=chennai ceṉṉai=chennai cēlam=salem cōḻa=chola indiyā=india intiyā=india caṉi=sani tiru=thiru
		tirucci=trichy tañcāvūr=thanjavur putuccēri=puducherry kaṉṉiyākumari=kanniyakumari kaṅkai=gangai kāntti=gandhi kānti=gandhi ${TAMIL_COUNTRIES} ${TAMIL_PEOPLE}`),
	gujarati: rows('gujarāta=gujarat gujarātī=gujarati'),
	bengali: rows(
		`gujarāṭa=gujarat gujarāṭi=gujarati āmi=ami dhākā=dhaka ḍhākā=dhaka kalakātā=kolkata bāṁlādēśa=bangladesh
		baṛa=boro chōṭa=chhoto bhāla=bhalo kata=koto yata=joto ēta=eto tata=toto mata=moto gata=goto śata=shoto kēna=keno yēna=jeno
		chila=chhilo gēla=gelo hala=holo ēla=elo balala=bollo karala=korlo karata=korto yāba=jabo khāba=khabo karaba=korbo balaba=bolbo`
	)
};
