/** Holidays of Costa Rica: rules, years and sources. The format: `README.md`. */
export const CR = `
country Costa Rica

source library
source ley-9875-2020 | Costa Rica, Ley 9875 of 2020: holidays moved to Monday until 2024 | https://www.amcham.cr/traslado-de-feriados-2020-2024/
source 12-october-tuesday-2006 | Costa Rica, 12 October from Tuesday to Friday to the Monday after, 2006 to 2019, as vacanza/holidays (MIT) lists it

Christmas Day = Navidad | 12-25 | library
Columbus Day = Día de la Raza | 10-12 if sunday tuesday wednesday thursday friday saturday [,2006), 10-08 if thursday +1 [1953,1999) | library
	monday>=10-10 [2006,2008), 10-12 if sunday monday saturday [2008,2020), monday>=10-12 [2010,2013), monday>=10-11 [2016,2019) | estimated | 12-october-tuesday-2006
Good Friday = Viernes Santo | easter-2 | computed | library
Guanacaste Day = Anexión del Partido de Nicoya | 07-25 [,2020), 07-25 if sunday monday wednesday friday saturday [2022,), 07-25 if tuesday thursday [2028,2098) | library
	monday>=07-21 [2020,2022), monday>=07-23 [2023,2025) | ley-9875-2020
Independence Day = Día de la Independencia | 09-15 [,2020), 09-15 [2023,) | library
	monday>=09-13 [2020,2023) | ley-9875-2020
Juan Santamaría Day = Gesta Heroica de Juan Santamaría | 04-11 [,2023), 04-11 [2025,) | library
	monday>=04-09 [2023,2025) | ley-9875-2020
Labour Day = Día del Trabajador | 05-01 [,2021), 05-01 [2022,) | library
	on 20210503 | ley-9875-2020
Maundy Thursday = Jueves Santo | easter-3 | computed | library
Mother's Day = Día de la Madre | 08-15 [,2020), 08-15 if sunday monday wednesday friday saturday [2021,), 08-15 if tuesday thursday [2028,2098) | library
	monday>=08-13 [2023,2025), on 20200817 | ley-9875-2020
New Year's Day = Año Nuevo | 01-01 | library
Our Lady of Los Ángeles = Día de la Virgen de los Ángeles | 08-02 | library

fact national 2022 | off 09-19 | not 09-15 10-12 | Ley 9875; Ley 9803
fact national 2025 | off 04-11 07-25 08-15 09-15 | not 10-12 | nothing is moved from 2025 on

decided yes law | Our Lady of Los Ángeles | - | - | national | a holiday on which nobody has to work; who is paid by the week need not be paid | Costa Rica, Código de Trabajo, artículo 148 | https://www.diarioextra.com/noticia/este-2-de-agosto-es-feriado-de-pago-no-obligatorio/
`;
