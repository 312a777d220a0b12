/** Holidays of Costa Rica: rules, years and sources. The format: `README.md`. */
export const CR = `
source 12-october-tuesday-2006 | Costa Rica, 12 October from Tuesday to Friday to the Monday after, 2006 to 2019, as vacanza/holidays (MIT) lists it
source codigo-trabajo-articulo | Costa Rica, Código de Trabajo, artículo 148 | https://www.diarioextra.com/noticia/este-2-de-agosto-es-feriado-de-pago-no-obligatorio/
source ley-9875-2020 | Costa Rica, Ley 9875 of 2020: holidays moved to Monday until 2024 | https://www.amcham.cr/traslado-de-feriados-2020-2024/

Annexation of the Party of Nicoya to Costa Rica (substitute day) | last monday 07 [2006,2009) | substitute | vacanza
feasts es | Christmas Day; Good Friday; Maundy Thursday; New Year's Day | library
Columbus Day = Día de la Raza | on 19921012 19981012 | vacanza
	monday>=10-10 [2006,2008), 10-12 if sunday monday saturday [2008,2020), monday>=10-12 [2010,2013), monday>=10-11 [2016,2019) | collection estimated | 12-october-tuesday-2006
	10-12 if sunday saturday [1952,2004) | library
Cultures Day (substitute day) | 10-14 if sunday +1 [1990,2002), monday>=10-12 [1993,1996), monday>=10-12 [1999,2001), monday>=10-12 [2004,2006) | substitute | vacanza
Guanacaste Day = Anexión del Partido de Nicoya | monday>=07-21 [2020,2022), monday>=07-23 [2023,2025) | ley-9875-2020
	07-25 [,2006), 07-25 [2009,2020), 07-25 [2025,), on 20220725 | library
Independence Day = Día de la Independencia | monday>=09-13 [2020,2023) | ley-9875-2020
	09-15 [,2020), 09-15 [2023,) | library
Juan Santamaría Day = Gesta Heroica de Juan Santamaría | monday>=04-09 [2023,2025) | ley-9875-2020
	04-11 [,2006), 04-11 [2009,2023), 04-11 [2025,) | library
Juan Santamaría Day (substitute day) | monday>=04-11 [2006,2009) | substitute | vacanza
Labour Day = Día del Trabajador | on 20210503 | ley-9875-2020
	05-01 [,2021), 05-01 [2022,) | library
Mother's Day = Día de la Madre | monday>=08-13 [2023,2025), on 20200817 | ley-9875-2020
	08-15 [,2006), 08-15 [2008,2020), 08-15 [2021,2023), 08-15 [2025,) | library
Mother's Day (substitute day) | 3 monday 08 [2006,2008) | substitute | vacanza
Our Lady of Los Ángeles = Día de la Virgen de los Ángeles | 08-02 | codigo-trabajo-articulo [1990,2010) estimated; codigo-trabajo-articulo

fact national 2022 | off 09-19 | not 09-15 10-12 | Ley 9875; Ley 9803
fact national 2025 | off 04-11 07-25 08-15 09-15 | not 10-12 | nothing is moved from 2025 on
decided yes law | Our Lady of Los Ángeles | - | - | national | a holiday on which nobody has to work; who is paid by the week need not be paid | Costa Rica, Código de Trabajo, artículo 148 | https://www.diarioextra.com/noticia/este-2-de-agosto-es-feriado-de-pago-no-obligatorio/
`;
