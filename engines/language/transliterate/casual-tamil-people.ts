/**
 * Names of people as Tamils themselves type them, by the letters of ISO 15919, where the rules give another spelling: the letters tell
 * neither voice nor breath (பாரதி bharathi, கோபால் gopal). As they stand in newspapers and on signs; no list of a source.
 */
export const TAMIL_PEOPLE = `jeyalalitā=jayalalitha karuṇāniti=karunanidhi paḻaṉicāmi=palanisamy paḻaṉiccāmi=palanichamy pāratiyār=bharathiyar pārati=bharathi
	pāratitācaṉ=bharathidasan mīṉāṭci=meenakshi cuppiramaṇiyam=subramaniam cuppiramaṇiyaṉ=subramanian visvanātaṉ=viswanathan
	vicuvanātaṉ=viswanathan rāmanātaṉ=ramanathan cuvāminātaṉ=swaminathan cuvāmi=swami veṅkaṭēcaṉ=venkatesan veṅkaṭ=venkat kaṇēcaṉ=ganesan
	taṉuṣ=dhanush vikram=vikram pirapu=prabhu pirakāṣ=prakash piracānt=prasanth pirapākaraṉ=prabhakaran pālu=balu pālā=bala pālaṉ=balan
	pālacuppiramaṇiyam=balasubramaniam pālakiruṣṇaṉ=balakrishnan kiruṣṇā=krishna rātākiruṣṇaṉ=radhakrishnan rātikā=radhika kītā=geetha
	cītā=seetha caṅkītā=sangeetha kavitā=kavitha cuṉitā=sunitha aṉitā=anitha latā=latha cutā=sudha tīpā=deepa cantiraṉ=chandran cantirā=chandra
	rāmaccantiraṉ=ramachandran turai=durai turaimurukaṉ=duraimurugan vaikō=vaiko tirumāvaḷavaṉ=thirumavalavan tiruvaḷḷuvar=thiruvalluvar
	auvaiyār=avvaiyar pāṇṭiyaṉ=pandian cōḻaṉ=chozhan jōti=jothi jōtikā=jyothika jāṉaki=janaki carasvati=saraswathi pārvati=parvathi
	kāyatri=gayathri pakavati=bhagavathi civakumār=sivakumar civakārttikēyaṉ=sivakarthikeyan kārttikēyaṉ=karthikeyan kārttikā=karthika
	taṉalaṭcumi=dhanalakshmi vijayalaṭcumi=vijayalakshmi laṭcumaṇaṉ=lakshmanan patmā=padma patmanāpaṉ=padmanabhan kōpāl=gopal kōpālaṉ=gopalan
	kōpi=gopi kōvintaṉ=govindan kōvint=govind kautam=gautham kauri=gowri kuru=guru raku=raghu rakunātaṉ=raghunathan rākavaṉ=raghavan
	makēntiraṉ=mahendran makālaṭcumi=mahalakshmi tēvi=devi tēvā=deva tēvaṉ=devan tarmā=dharma tarmarāj=dharmaraj tiyākarājaṉ=thyagarajan
	taṅkam=thangam taṅkarāj=thangaraj aptul=abdul kātar=kader mukamatu=mohammed iprāhim=ibrahim pīṭṭar=peter jōcap=joseph jārj=george
	ṭēviṭ=david sṭīpaṉ=stephen caṇmukam=shanmugam`;
