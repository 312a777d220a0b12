/** Formulas of spreadsheets in other languages, and the cells they name: =SUMME(1;2;3), =A1+B1, =SUM(A1:A3). */
import { ParseError } from './lexer';
import { functionNamed } from './operators';
import type { Note } from '../core/answer-notes';

/** English function names in German, French, Spanish, Italian, Portuguese, Dutch, Russian; the commoner one stands. */
const TRANSLATED = `
SUM SUMME SOMME SUMA SOMMA SOMA SOM СУММ
AVERAGE MITTELWERT MOYENNE PROMEDIO MEDIA MÉDIA GEMIDDELDE СРЗНАЧ
ROUND RUNDEN ARRONDI REDONDEAR ARROTONDA ARRED AFRONDEN ОКРУГЛ
ROUNDUP AUFRUNDEN ARRONDI.SUP REDONDEAR.MAS ARROTONDA.PER.ECC ARREDONDAR.PARA.CIMA AFRONDEN.NAAR.BOVEN ОКРУГЛВВЕРХ
ROUNDDOWN ABRUNDEN ARRONDI.INF REDONDEAR.MENOS ARROTONDA.PER.DIF ARREDONDAR.PARA.BAIXO AFRONDEN.NAAR.BENEDEN ОКРУГЛВНИЗ
MROUND VRUNDEN ARRONDI.AU.MULTIPLE REDOND.MULT ARROTONDA.MULTIPLO MARRED AFRONDEN.N.VEELVOUD
CEILING OBERGRENZE PLAFOND MULTIPLO.SUPERIOR ARROTONDA.ECCESSO TETO AFRONDEN.BOVEN ОКРВВЕРХ
FLOOR UNTERGRENZE PLANCHER MULTIPLO.INFERIOR ARROTONDA.DIFETTO AFRONDEN.BENEDEN ОКРВНИЗ
SQRT WURZEL RACINE RAIZ RAÍZ RADQ RAIZQ WORTEL КОРЕНЬ
IF WENN SI SE ALS ЕСЛИ
POWER POTENZ PUISSANCE POTENCIA POTENZA POTÊNCIA MACHT СТЕПЕНЬ
MOD REST RESIDUO RESTO ОСТАТ
INT GANZZAHL ENT ENTERO INTEGER ЦЕЛОЕ
TRUNC KÜRZEN TRONQUE TRUNCAR TRONCA GEHEEL ОТБР
FACT FAKULTÄT FATTORIALE FATORIAL FACULTEIT ФАКТР
COMBIN KOMBINATIONEN COMBINAT COMBINAZIONE COMBINATIES ЧИСЛКОМБ
PERMUT VARIATIONEN PERMUTATION PERMUTACIONES PERMUTAZIONE PERMUTATIES
GCD GGT PGCD M.C.D MCD MDC GGD НОД
LCM KGV PPCM M.C.M MCM MMC НОК
STDEV STABW ECARTYPE DESVEST DEV.ST DESVPAD СТАНДОТКЛОН
VAR VARIANZ ДИСП
MEDIAN MEDIANE MÉDIANE MEDIANA MED MEDIAAN МЕДИАНА
MODE MODALWERT MODA MODO MODUS МОДА
RADIANS BOGENMASS RADIANES RADIANTI RADIANOS RADIALEN РАДИАНЫ
DEGREES GRAD DEGRES DEGRÉS GRADOS GRADI GRAUS GRADEN ГРАДУСЫ
COUNT ANZAHL NB CONTAR CONTA.NUMERI CONT.NÚM AANTAL СЧЁТ СЧЕТ
PRODUCT PRODUKT PRODUIT PRODUCTO PRODOTTO MULT ПРОИЗВЕД
SUMSQ QUADRATESUMME SOMME.CARRES SUMA.CUADRADOS SOMMA.Q SOMAQUAD KWADRATENSOM СУММКВ
SIGN VORZEICHEN SIGNE SIGNO SEGNO SINAL ЗНАК
EVEN GERADE PAIR REDONDEA.PAR PARI PAR
ODD UNGERADE IMPAIR REDONDEA.IMPAR DISPARI ÍMPAR
PMT RMZ VPM PAGO RATA PGTO BET ПЛТ
FV ZW VC VF VAL.FUT TW
PV BW VA ПС
PI ПИ
ABS АБС
EXP ЭКСП
MAX МАКС
MIN МИН
RAND ZUFALLSZAHL ALEA ALEATORIO CASUALE ALEATÓRIO ASELECT СЛЧИС
VLOOKUP SVERWEIS RECHERCHEV BUSCARV CERCA.VERT PROCV VERT.ZOEKEN ВПР
SUMIF SUMMEWENN SOMME.SI SUMAR.SI SOMMA.SE SOMASE SOM.ALS СУММЕСЛИ
COUNTIF ZÄHLENWENN NB.SI CONTAR.SI CONTA.SE CONT.SE AANTAL.ALS СЧЁТЕСЛИ
`;

const OF_CELLS: ReadonlySet<string> = new Set(
	'VLOOKUP HLOOKUP XLOOKUP LOOKUP INDEX MATCH OFFSET INDIRECT SUMIF SUMIFS COUNTIF COUNTIFS AVERAGEIF AVERAGEIFS COUNTA COUNTBLANK ROW COLUMN'.split(
		' '
	)
);

let english: ReadonlyMap<string, string> | undefined;

function englishNames(): ReadonlyMap<string, string> {
	if (english) return english;
	const found = new Map<string, string>();
	for (const line of TRANSLATED.trim().split('\n')) {
		const [name = '', ...others] = line.split(' ');
		for (const other of others) if (!found.has(other)) found.set(other, name);
	}
	english = found;
	return found;
}

const CALL = /(?<![\p{L}\d._])(\p{L}[\p{L}.]*[\p{L}])(?=\s*\()/gu;
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}`;
const RANGE = new RegExp(String.raw`(?<![\w$.])(?:\w+!)?(${CELL}):(${CELL})(?![\w(])`, 'g');
const ONE_CELL = new RegExp(String.raw`(?<![\w$.])(?:\w+!)?${CELL}(?![\w($.])`, 'g');
const FIXED = /\$[A-Za-z]{1,3}\$?[1-9]|[A-Za-z]\$[1-9]/;

/** A formula with English functions, cells as names. Throws ParseError for cells without value in `variables`. */
export function formula(text: string, isFormula: boolean, variables: ReadonlySet<string>, notes: Note[]): string {
	const names = englishNames();
	if (isFormula && /["']/.test(text) && !/2DEC/i.test(text)) throw new ParseError('texts in quotes are not computed here: use numbers, true and false', text.search(/["']/)); // prettier-ignore
	// STDEV.P and its like have a dot in their name.
	const plain = text.replace(/\b(STDEV|VAR|MODE|CEILING|FLOOR)\.(P|S|SNGL|MATH)(?=\s*\()/gi, (_, name: string, kind: string) => (kind.toUpperCase() === 'P' ? `${name}P` : name)); // prettier-ignore
	let result = plain.replace(CALL, (name: string) => {
		const upper = name.toUpperCase();
		if (isFormula && OF_CELLS.has(names.get(upper) ?? upper))
			throw new ParseError(`${name} looks into cells, and none are kept here: write the values themselves`, text.indexOf(name)); // prettier-ignore
		const known = names.get(upper);
		// "si" and "grad" in a sentence are words.
		if (known === undefined || !(isFormula || name === upper) || functionNamed(name)) return name;
		notes.push({ text: `${name} is ${known}`, alternative: null });
		return known;
	});
	result = result.replace(RANGE, (all, first: string, last: string) => inRange(all, first, last, variables, text));
	if (!isFormula && !FIXED.test(result)) return result;
	return result.replace(ONE_CELL, (cell) => {
		const name = cell.replace(/^.*!|\$/g, '').replaceAll('$', '');
		if (/^log(?:2|10)$/i.test(name) || variables.has(cell)) return cell;
		const known = [name, name.toUpperCase(), name.toLowerCase()].find((each) => variables.has(each));
		if (known !== undefined) return known;
		throw new ParseError(`${cell} is a cell of a spreadsheet, and none are kept here: write its value, or send it in variables as ${name.toUpperCase()}`, text.indexOf(cell)); // prettier-ignore
	});
}

function inRange(all: string, first: string, last: string, variables: ReadonlySet<string>, text: string): string {
	const [a, b] = [first, last].map((cell) => /^([A-Z]+)(\d+)$/.exec(cell.replaceAll('$', '').toUpperCase()));
	const cells: string[] = [];
	if (a && b && a[1] === b[1] && Number(b[2]) - Number(a[2]) < 100)
		for (let row = Number(a[2]); row <= Number(b[2]); row++) cells.push(`${a[1]}${row}`);
	if (cells.length > 0 && cells.every((cell) => variables.has(cell))) return cells.join(', ');
	throw new ParseError(`${all} is a range of cells, and none are kept here: write their values, as in SUM(1, 2, 3)`, text.indexOf(all)); // prettier-ignore
}
