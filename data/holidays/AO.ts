/** Holidays of Angola: rules, years and sources. The format: `README.md`. */
export const AO = `
known [1990,)

source lei-10-11 | Angola, Lei 10/11 as amended by Lei 11/18: 23 March, and bridges beside holidays on a Tuesday or a Thursday | https://angolex.com/paginas/leis/alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html

All Souls' Day = Dia de Finados | 11-02 | library
All Souls' Day (substitute day) = Dia de Finados | 11-02 if sunday +1 [1997,2009) | substitute | vacanza
	10-31 if sunday +1 [2021,), 11-02 if thursday +1 [2023,2091) | substitute | lei-10-11
feasts pt | Christmas Day; Labour Day; New Year's Day | library
Christmas Day (substitute day) = Natal | 12-23 if sunday +1 [2018,2097), 12-25 if thursday +1 [2025,2099) | substitute | lei-10-11
Date of Founding of MPLA - Labor Party | 12-10 [1990,1992) | vacanza
Day off for Africa Day | 05-25 if sunday +1 [2003,2009) | substitute | vacanza
Day off for Christmas Day | on 20051226 | substitute | vacanza
Day off for International Children's Day | 06-01 if sunday +1 [1997,2009) | substitute | vacanza
Day off for Martyrs of Colonial Repression Day | 01-04 if sunday +1 [1998,2010) | substitute | vacanza
Good Friday = Sexta-Feira Santa | easter-2 [,1975), easter-2 [1997,) | library
Independence Day = Dia da Independência | 11-11 [1976,) | library
Independence Day (substitute day) = Dia da Independência | 11-11 if sunday +1 [2001,2008) | substitute | vacanza
	11-11 if thursday +1 [2021,), 11-09 if sunday +1 [2025,2099) | substitute | lei-10-11
International Woman's Day = Dia Internacional da Mulher | 03-08 [,1975), 03-08 [1997,) | library
International Woman's Day (substitute day) = Dia Internacional da Mulher | 03-08 if sunday +1 [1998,2010) | substitute | vacanza
	03-06 if sunday +1 [2022,2090), 03-08 if thursday +1 [2029,2097) | substitute | lei-10-11
Labour Day (substitute day) = Dia do trabalhador | on 20050502 | substitute | vacanza
	05-01 if thursday +1 [2025,2099), 04-29 if sunday +1 [2029,2097) | substitute | lei-10-11
Liberation Day = Dia do Início da Luta Armada de Libertação Nacional | 02-04 [1976,) | library
Liberation Day (substitute day) = Dia do Início da Luta Armada de Libertação Nacional | 02-04 if sunday +1 [2001,2008) | substitute | vacanza
	02-02 if sunday +1 [2020,2099), 02-04 if thursday +1 [2021,) | substitute | lei-10-11
National Hero Day = Fundador da Nação e Dia dos Heróis Nacionais | 09-17 [1980,) | library
National Hero Day (substitute day) = Fundador da Nação e Dia dos Heróis Nacionais | 09-17 if sunday +1 [2000,2007) | substitute | vacanza
	09-15 if sunday +1 [2019,2098), 09-17 if thursday +1 [2020,2100) | substitute | lei-10-11
New Year's Day (substitute day) = Ano Novo | on 20060102 | substitute | vacanza
	12-30 if sunday +1 [2018,2097), 01-01 if thursday +1 [2026,2100) | substitute | lei-10-11
Peace Day = Dia da Paz | 04-04 [2003,) | library
Peace Day (substitute day) = Dia da Paz | on 20040405 | substitute | vacanza
	04-04 if thursday +1 [2019,2070), 04-02 if sunday +1 [2023,2091), 04-05 if friday +1 [2075,2081), 04-04 if thursday +1 [2086,2098) | substitute | lei-10-11
Public holiday = Feriado | 01-04 [1997,2012) | collection estimated | off-vacanza-holidays [2010,2012); vacanza
	06-01 [1997,2010), 05-25 [2001,2010) | vacanza
	05-01 if sunday +1 [2011,2017), on 20100405 20100525 20100601 20121112 20150309 20170823 20170918 20180205 | collection estimated | off-vacanza-holidays
Shrove Tuesday = Carnaval | easter-47 [,1975), easter-47 [1997,) | library
Shrove Tuesday (substitute day) = Carnaval | easter-48 [2019,2038), easter-48 [2039,), on 20380307 | substitute computed | lei-10-11
Southern Africa Liberation Day = Dia da Libertação da África Austral | 03-23 [2019,) | lei-10-11
Southern Africa Liberation Day (substitute day) = Dia da Libertação da África Austral | 03-21 if sunday +1 [2021,), 03-23 if thursday +1 [2023,2057), 03-24 if friday +1 [2062,2074), on 20790324 20840325 20900324 | substitute | lei-10-11

fact national 2018 | off 12-24 12-25 | not 03-23 11-12 | Lei 11/18 in force since August 2018
fact national 2021 | off 02-15 02-16 03-22 03-23 02-05 11-12 | not 03-24 02-08 | Lei 11/18: 23 March, bridges
`;
