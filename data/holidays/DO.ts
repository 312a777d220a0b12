/** Holidays of Dominican Republic: rules, years and sources. The format: `README.md`. */
export const DO = `
known [1998,)

source ley-139-97 | Dominican Republic, Ley 139-97: from Tuesday and Wednesday to the Monday before, from Thursday and Friday to the next | https://listindiario.com/la-republica/20251103/ministerio-trabajo-recuerda-feriado-dia-constitucion-sera-10-noviembre_880804.html
source supreme-court-20-2008 | Dominican Republic, Supreme Court, 20 February 2008 | https://hoy.com.do/ministerio-de-trabajo-reitera-16-de-agosto-dia-de-la-restauracion-no-se-cambia-2/
source supreme-court-judgment-2008 | Dominican Republic, Supreme Court, judgment 14 of 20 February 2008: 16 August is not moved | https://hoy.com.do/ministerio-de-trabajo-reitera-16-de-agosto-dia-de-la-restauracion-no-se-cambia-2/

feasts es | Christmas Day; Good Friday; New Year's Day | library
Constitution Day = Día de la Constitución | 11-08 if sunday +1 [1953,1993), 11-08 if sunday +1 [1998,2100) | ley-139-97 [1998,2100); library
	11-09 if sunday +1 [1952,1998), 11-09 if sunday +1 [2003,2099) | ley-139-97 [2003,2099); library
	11-06 if sunday monday saturday [1999,), 11-04 if sunday +1 [2001,2097), 11-03 if sunday +1 [2002,2098) | ley-139-97
	11-06 if sunday monday [,1996), 11-11 if sunday +1 [1951,1991), 11-07 if sunday +1 [1954,1994), 11-10 if sunday +1 [1957,1997) | library
Corpus Christi | easter+60 | library
Duarte's Birthday = Día de Duarte | 01-29 if sunday +1 [,2097), 01-28 if sunday +1 [1951,2092), 01-26 if sunday monday saturday [1952,2100), 01-24 if sunday +1 [1954,), 01-23 if sunday +1 [1955,2096) | library
Epiphany = Día de los Reyes Magos | 01-08 if sunday +1 [,2097), 01-06 if sunday monday saturday [1951,2099), 01-04 if sunday +1 [1953,2100), 01-03 if sunday +1 [1954,), 01-09 if sunday +1 [1955,2096) | library
Independence Day = Día de la Independencia | 02-27 | library
Labour Day = Día del Trabajador | 05-01 if monday saturday, 04-29 if sunday +1 [1951,2097), 05-04 if sunday +1 [1952,2099), 05-03 if sunday +1 [1953,2100), 05-01 if sunday +1 [1955,2096), 04-28 if sunday +1 [1957,2098) | library
Our Lady of Altagracia = Nuestra Señora de la Altagracia | 01-21 | library
Our Lady of las Mercedes = Nuestra Señora de las Mercedes | 09-24 | library
Restoration Day = Día de la Restauración | 08-16 | supreme-court-judgment-2008 [2008,); supreme-court-20-2008 [2005,2008) estimated; supreme-court-20-2008 [2003,2005); supreme-court-20-2008 [2001,2003) estimated; supreme-court-20-2008

fact national 2022 | off 11-06 08-16 | not 11-07 08-15 | Ministry of Labour: neither is moved
fact national 2023 | off 08-16 | not 08-14 | Supreme Court, 20 February 2008: it is not moved
fact national 2024 | off 11-04 | not 11-06 11-11 | Ministry of Labour: Wednesday to the Monday before
fact national 2025 | off 11-10 | not 11-06 | Ministry of Labour: Thursday to the next Monday
decided dated law | Restoration Day | - | - | national | 16 August is not moved | Dominican Republic, Supreme Court, 20 February 2008 | https://hoy.com.do/ministerio-de-trabajo-reitera-16-de-agosto-dia-de-la-restauracion-no-se-cambia-2/
`;
