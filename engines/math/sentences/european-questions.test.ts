import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/context';
import { engine } from '../engine';
import { ofEuropeanQuestions } from './european-questions';

const exact = async (expression: string): Promise<string | null> =>
	(await engine.evaluate({ expression, variables: {}, digits: 15 } as never, testContext())).exact;

test.each([
	['3 ½ mal 4', '14'],
	['drittel von 90', '30'],
	['tercera parte de 90', '30'],
	['le quart de 90', '45/2'],
	['römisch 2026', 'MMXXVI'],
	['2026 in römischen Zahlen', 'MMXXVI'],
	['2026 en números romanos', 'MMXXVI'],
	['2026 en chiffres romains', 'MMXXVI'],
	['255 hexadezimal', '0xff'],
	['25 binär', '0b11001'],
	['255 en hexadécimal', '0xff'],
	['integral x^2 von 0 bis 1', '1/3'],
	['Integral von x^2 von 0 bis 1', '1/3'],
	['integral de x^2 de 0 a 1', '1/3'],
	['intégrale de x^2 de 0 à 1', '1/3'],
	['Ableitung von x^3', '3*x^2'],
	['dérivée de x^2', '2*x'],
	['löse x^2 = 9', 'x = -3 or x = 3'],
	['resuelve 2x = 8', 'x = 4'],
	['résous x + 5 = 12', 'x = 7'],
	['sin 30 grad', '1/2'],
	['cos 60 degrés', '1/2'],
	['Mittelwert 3 4 5', '4'],
	['mediana de 1 2 3 4', '5/2'],
	['Fakultät 5', '120'],
	['ist 97 eine Primzahl', 'true'],
	['es 91 primo', 'false'],
	['es primo 97', 'true'],
	['factores primos de 360', '2^3*3^2*5'],
	['dritte Wurzel von 27', '3'],
	['prozentsatz 30 von 120', '25%'],
	['wie viel prozent sind 30 von 120', '25%'],
	['qué porcentaje es 30 de 120', '25%'],
	['quel pourcentage représente 30 sur 120', '25%'],
	['un cuarto más un tercio', '7/12'],
	['ein Viertel plus ein Drittel', '7/12'],
	['20 € Trinkgeld 10%', '2'],
	['propina 10% de 45', '9/2'],
	['119 brutto netto 19%', '100'],
	['Zinsen 1000 Euro 3% 5 Jahre', '150'],
	['interés simple 1000 al 3% 5 años', '150'],
	['interés compuesto 1000 al 10% 2 años', '210'],
	['45 entre 3 personas', '15'],
	['50 € durch 4 Personen', '25/2'],
	['dreisatz 3 kg kosten 12 euro 5 kg', '20'],
	['3 kg cuestan 12 euros, cuánto cuestan 5 kg', '20'],
	['Fläche Dreieck 3 4 5', '6'],
	['area of triangle 3 4 5', '6'],
	['seno de 30 grados', '1/2'],
	['sinus de 30 degrés', '1/2'],
	['2026 en romanos', 'MMXXVI'],
	['x al cuadrado = 16', 'x = -4 or x = 4'],
	['x au carré = 16', 'x = -4 or x = 4'],
	['imc 80 kg 1.80 m', '(2000/81) kg / m^2'],
	['imc 80 kg 1m80', '(2000/81) kg / m^2'],
	['90 का एक तिहाई', '30'],
	['ثلث 90', '30'],
	['12 और 18 का महत्तम समापवर्तक', '6'],
	['97 अभाज्य संख्या है', 'true'],
	['2026 रोमन में', 'MMXXVI'],
	['43.20 with 20% tip', '1296/25'],
	['wie viele Tage hat Februar 2028', '29 days'],
	['Benzinverbrauch 45 Liter 600 km', '7.5 L'],
	['97 est-il premier', 'true'],
	// A square foot is 0.3048² m².
	['1 Quadratmeter in Quadratzentimeter', '10000 cm^2'],
	['2 metros cuadrados en centímetros cuadrados', '20000 cm^2'],
	['1 mètre cube en centimètres cubes', '1000000 cm^3']
])('%s is %s', async (text, answer) => expect(await exact(text)).toBe(answer));

test.each(['2 + 2', 'the quarter of 8', 'integral of x^2 from 0 to 1', 'mean of 1, 2', 'x'.repeat(300)])(
	'%s is left to the other sentences',
	(text) => expect(ofEuropeanQuestions(text)).toBe(text)
);
