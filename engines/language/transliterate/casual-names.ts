/**
 * Names of people that are typed in another way than rules tell, or that many people type: as Hindi spells them, by the
 * letters of ISO 15919, without the inherent vowel of a last single consonant, and how they are typed.
 */
export const PEOPLE_OF_INDIA = `rāhul=rahul mōhan=mohan rājēś=rajesh surēś=suresh ramēś=ramesh mahēś=mahesh dinēś=dinesh mukēś=mukesh rākēś=rakesh anil=anil sunil=sunil sunīl=sunil,suneel vijay=vijay ajay=ajay sañjay=sanjay amit=amit
sumit=sumit rōhit=rohit virāṭ=virat sacin=sachin arjun=arjun karaṇ=karan viśāl=vishal vikās=vikas,vikaas vivēk=vivek vinōd=vinod pramōd=pramod prakāś=prakash aśōk=ashok ālōk=alok kiśōr=kishor,kishore
nītin=nitin sandīp=sandeep,sandip pradīp=pradeep,pradip dīpak=deepak,dipak kuldīp=kuldeep manōj=manoj sarōj=saroj nīraj=neeraj dhīraj=dheeraj sūraj=suraj
manīṣ=manish satīś=satish harīś=harish girīś=girish jagadīś=jagdish gaṇēś=ganesh narēndra=narendra surēndra=surendra rājēndra=rajendra
mahēndra=mahendra dharmēndra=dharmendra ravi=ravi śaśi=shashi hari=hari kapil=kapil ankit=ankit ankur=ankur aruṇ=arun varuṇ=varun taruṇ=tarun kiraṇ=kiran
rām=ram,raam śyām=shyam kr̥ṣṇa=krishna,krishn lakṣmaṇ=lakshman,laxman bharat=bharat śatrughn=shatrughan hanumān=hanuman gautam=gautam siddhārth=siddharth
abhiṣēk=abhishek abhijīt=abhijit,abhijeet indrajīt=indrajit amitābh=amitabh śāhrukh=shahrukh salmān=salman āmir=aamir,amir imrān=imran
sunītā=sunita anītā=anita kavitā=kavita savitā=savita sarītā=sarita gītā=geeta,gita sītā=sita,seeta rādhā=radha priyā=priya pūjā=pooja,puja nēhā=neha rēkhā=rekha
mīnā=meena,mina mīrā=meera,mira līlā=leela nīlā=neela śīlā=sheela nīlam=neelam niśā=nisha āśā=asha uṣā=usha alakā=alka añjali=anjali
añjū=anju mañjū=manju mañju=manju sañjū=sanju lakṣmī=lakshmi,laxmi sarasvatī=saraswati pārvatī=parvati durgā=durga kālī=kali gāyatrī=gayatri
jyōti=jyoti svāti=swati bhāratī=bharti,bharati śāntī=shanti śānti=shanti kāntā=kanta śōbhā=shobha vidyā=vidya sandhyā=sandhya divyā=divya
kumār=kumar śarmā=sharma varmā=verma,varma guptā=gupta siṁh=singh,sinh yādav=yadav paṭēl=patel miśrā=mishra miśra=mishra pāṇḍē=pandey,pande pāṇḍēy=pandey jōśī=joshi
dēsāī=desai śāh=shah mēhatā=mehta mēharā=mehra kapūr=kapoor,kapur khannā=khanna malhōtrā=malhotra cōpṛā=chopra cōpaṛā=chopra agravāl=agarwal,agrawal
jain=jain baccan=bachchan,bachan khān=khan kulkarṇī=kulkarni dēśamukh=deshmukh dēśapāṇḍē=deshpande pāṭīl=patil rāṭhauṛ=rathore,rathod cauhān=chauhan ṭhākur=thakur trivēdī=trivedi
caturvēdī=chaturvedi dvivēdī=dwivedi tivārī=tiwari śuklā=shukla śukla=shukla dubē=dubey,dube saksēnā=saxena śrīvāstav=srivastava,shrivastav mōdī=modi gāndhī=gandhi nēharū=nehru`;

/** Names of places, spelt and typed in the same way. */
export const PLACES = `dillī=dilli,delhi mumbaī=mumbai kōlkātā=kolkata cēnnaī=chennai haidarābād=hyderabad baiṅgalōr=bangalore beṅgaḷūru=bengaluru puṇē=pune ahmadābād=ahmedabad,ahmadabad
sūrat=surat vaḍōdarā=vadodara rājakōṭ=rajkot jayapur=jaipur jōdhapur=jodhpur udayapur=udaipur ajmēr=ajmer bīkānēr=bikaner kōṭā=kota lakhnaū=lucknow,lakhnau kānapur=kanpur
āgarā=agra mathurā=mathura mēraṭh=meerut ilāhābād=allahabad,ilahabad prayāgrāj=prayagraj vārāṇasī=varanasi gōrakhapur=gorakhpur barēlī=bareli,bareilly jhānsī=jhansi alīgaṛh=aligarh
paṭnā=patna gayā=gaya rāñcī=ranchi jamaśēdapur=jamshedpur dhanabād=dhanbad nāgapur=nagpur nāsik=nashik,nasik nāśik=nashik ṭhāṇē=thane kōlhāpur=kolhapur sōlāpur=solapur auraṅgābād=aurangabad
bhōpāl=bhopal indaur=indore,indaur gvāliyar=gwalior jabalapur=jabalpur ujjain=ujjain rāyapur=raipur bilāsapur=bilaspur caṇḍīgaṛh=chandigarh amr̥tasar=amritsar ludhiyānā=ludhiana jālandhar=jalandhar
śimlā=shimla dēharādūn=dehradun haridvār=haridwar r̥ṣikēś=rishikesh nainītāl=nainital masūrī=mussoorie śrīnagar=srinagar jammū=jammu lēh=leh ayōdhyā=ayodhya dvārkā=dwarka
kōcci=kochi maisūr=mysore,maisur maisūru=mysuru viśākhapaṭnam=visakhapatnam,vishakhapatnam vijayavāṛā=vijayawada tirupati=tirupati kōyambaṭūr=coimbatore madurai=madurai gōvā=goa guvāhāṭī=guwahati
uttar=uttar pradēś=pradesh bihār=bihar pañjāb=punjab,panjab hariyāṇā=haryana rājasthān=rajasthan gujarāt=gujarat mahārāṣṭra=maharashtra karnāṭak=karnataka kēral=kerala tamilanāḍu=tamilnadu
tēlaṅgāṇā=telangana āndhra=andhra ōḍiśā=odisha jhārakhaṇḍ=jharkhand uttarākhaṇḍ=uttarakhand chattīsagaṛh=chhattisgarh asam=assam,asam mēghālay=meghalaya maṇipur=manipur mizōram=mizoram
nāgālaiṇḍ=nagaland tripurā=tripura sikkim=sikkim kaśmīr=kashmir laddākh=ladakh gaṅgā=ganga yamunā=yamuna himālay=himalaya bhārat=bharat,bhaarat iṇḍiyā=india pākistān=pakistan
bāṅglādēś=bangladesh nēpāl=nepal śrīlaṅkā=srilanka bhūṭān=bhutan cīn=china,cheen jāpān=japan amērikā=america,amerika rūs=rus,russia laṇḍan=london dubaī=dubai`;

/** All of them. */
export const NAMES = `${PEOPLE_OF_INDIA} ${PLACES}`;
