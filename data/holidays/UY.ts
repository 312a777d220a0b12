/** Holidays of Uruguay: rules, years and sources. The format: `README.md`. */
export const UY = `
source 1-march-when | Uruguay, 1 March when the President takes office, as vacanza/holidays (MIT) lists it
source ley-12-590 | Uruguay, Ley 12.590, artículo 7: five paid holidays; others are worked | https://infotrabajo.uy/dias-feriados-en-uruguay-en-2024

feasts es | Christmas Day; Labour Day; New Year's Day | ley-12-590 [1958,); library
Constitution Day = Día de la Constitución | 07-18 | ley-12-590 [1958,); library
Inauguration of the President = Transmisión del Mando Presidencial | on 19900301 19950301 20000301 20050301 | vacanza
	on 20100301 20150301 20200301 | collection estimated | 1-march-when
Independence Day = Día de la Independencia | 08-25 | ley-12-590 [1958,); library

fact national 2020 | off 03-01 | not 03-02 | the President takes office
fact national 2024 | off 01-01 05-01 07-18 08-25 12-25 | not 03-28 03-29 | Ley 12.590, artículo 7
`;
