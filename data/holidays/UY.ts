/** Holidays of Uruguay: rules, years and sources. The format: `README.md`. */
export const UY = `
source 1-march-when | Uruguay, 1 March when the President takes office, as vacanza/holidays (MIT) lists it
source ley-12-590 | Uruguay, Ley 12.590, artículo 7: five paid holidays; others are worked | https://infotrabajo.uy/dias-feriados-en-uruguay-en-2024

Christmas Day = Navidad | 12-25 | ley-12-590 [1958,); library
Constitution Day = Día de la Constitución | 07-18 | ley-12-590 [1958,); library
Inauguration of the President = Transmisión del Mando Presidencial | 03-02 if thursday -1 [1995,2001), on 19900301 20050301 | vacanza
	03-02 if monday -1 [2015,2021), on 20100301 | collection estimated | 1-march-when
Independence Day = Día de la Independencia | 08-25 | ley-12-590 [1958,); library
Labour Day = Día del Trabajador | 05-01 | ley-12-590 [1958,); library
New Year's Day = Año Nuevo | 01-01 | ley-12-590 [1958,); library

fact national 2020 | off 03-01 | not 03-02 | the President takes office
fact national 2024 | off 01-01 05-01 07-18 08-25 12-25 | not 03-28 03-29 | Ley 12.590, artículo 7
`;
