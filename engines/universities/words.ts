import { foldName } from '../kit/fold-name';

/** Words of a line are one: cities in local and English names, and words for institutions. */
const SAME = `
munich munchen muenchen | cologne koln koeln | vienna wien | zurich zuerich | geneva geneve genf | berne bern | basel bale basle | lucerne luzern
milan milano mailand | rome roma rom | turin torino | naples napoli neapel | venice venezia venedig | florence firenze florenz | padua padova | genoa genova genua | bologna bologne
prague praha prag | brno brunn | warsaw warszawa warschau | krakow cracow krakau | wroclaw breslau | gdansk danzig | lodz | poznan posen
lisbon lisboa lissabon | oporto porto | seville sevilla | zaragoza saragossa | brussels bruxelles brussel bruessel | antwerp antwerpen anvers | ghent gent gand | leuven louvain | liege luttich
copenhagen kobenhavn kopenhagen | gothenburg goteborg | helsinki helsingfors | turku abo | tampere tammerfors
nuremberg nurnberg nuernberg | hanover hannover | brunswick braunschweig | wurzburg wuerzburg | tubingen tuebingen | gottingen goettingen | dusseldorf duesseldorf | saarbrucken saarbruecken | lubeck luebeck | luneburg lueneburg | hague haag
moscow moskva moskau москва московский | kiev kyiv киев київ | bucharest bucuresti bukarest | belgrade beograd belgrad | athens athen athina | | cairo kairo القاهره | beijing peking | tokyo tokio | seoul
strasbourg strassburg | nice nizza | mexico mexiko | sao san | bombay mumbai | madras chennai | calcutta kolkata
technical technische technischer technique tecnica tecnico technology tecnologica tecnologico technologique techniczna | polytechnic polytechnique politecnico politecnica politechnika politecnic polytechnical
medical medizinische medizinischen medicale medica | national nationale nacional nazionale | applied angewandte | sciences wissenschaften
`;
const SHORT: Readonly<Record<string, readonly string[]>> = {
	iit: ['indian institute of technology'],
	nit: ['national institute of technology'],
	uc: ['univers of california'],
	tu: ['technische univers', 'technical univers', 'univers of technology'],
	cal: ['california'],
	st: ['saint', 'sankt'],
	saint: ['st']
};

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/** A folded word with those that mean the same in names of institutions, itself first. */
export function sameWords(word: string): readonly string[] {
	groups ??= new Map(
		SAME.trim()
			.split(/\||\n/)
			.map((line) => foldName(line.trim()).split(' '))
			.flatMap((line) => line.map((one) => [one, line] as const))
	);
	const same = groups.get(word) ?? [];
	return [word, ...same.filter((other) => other !== word), ...(Object.hasOwn(SHORT, word) ? (SHORT[word] ?? []) : [])];
}
