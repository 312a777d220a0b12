/** Holidays of Angola: rules, years and sources. The format: `README.md`. */
export const AO = `
source lei-10-11 | Angola, Lei 10/11 as amended by Lei 11/18: 23 March, and bridges beside holidays on a Tuesday or a Thursday | https://angolex.com/paginas/leis/alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html
source lei-10-11-2 | Angola, Lei 10/11 of 16 February 2011, article 2: eleven national holidays | https://angolex.com/paginas/leis/regime-juridico-dos-feriados-nacionais-e-locais.html

lieu tuesday<monday thursday>friday [2019,) | all | lei-10-11

All Souls' Day = Dia de Finados | 11-02 | lei-10-11-2 [2012,); library
feasts pt | Christmas Day; Labour Day; New Year's Day | lei-10-11-2 [2012,); library
Date of Founding of MPLA - Labor Party | 12-10 [1990,1992) | vacanza
Day off for Africa Day | on 20030526 20080526 | substitute | vacanza
Day off for Christmas Day | on 20051226 | substitute | vacanza
Day off for International Children's Day | 06-01 if sunday +1 [1997,2009) | substitute | vacanza
Day off for Martyrs of Colonial Repression Day | 01-04 if sunday +1 [1998,2010) | substitute | vacanza
Good Friday = Sexta-Feira Santa | easter-2 [,1975), easter-2 [1997,) | lei-10-11-2 [2012,); library
Independence Day = Dia da Independência | 11-11 [1976,) | lei-10-11-2 [2012,); library
International Woman's Day = Dia Internacional da Mulher | 03-08 [,1975), 03-08 [1997,) | lei-10-11-2 [2012,); library
Liberation Day = Dia do Início da Luta Armada de Libertação Nacional | 02-04 [1976,) | lei-10-11-2 [2012,); library
National Hero Day = Fundador da Nação e Dia dos Heróis Nacionais | 09-17 [1980,) | lei-10-11-2 [2012,); library
Peace Day = Dia da Paz | 04-04 [2003,) | lei-10-11-2 [2012,); library
Public holiday = Feriado | 01-04 [1997,2012) | collection estimated | off-vacanza-holidays [2010,2012); vacanza
	06-01 [1997,2010), 05-25 [2001,2010) | vacanza
	05-01 if sunday +1 [2011,2017), on 20100405 20100525 20100601 20121112 20150309 20170823 20170918 20180205 | collection estimated | off-vacanza-holidays
Shrove Tuesday = Carnaval | easter-47 [,1975), easter-47 [1997,) | lei-10-11-2 [2012,); library
Southern Africa Liberation Day = Dia da Libertação da África Austral | 03-23 [2019,) | lei-10-11
Christmas Day (substitute day) = Natal | on 20181224 | substitute | lei-10-11
Shrove Tuesday (substitute day) = Carnaval | easter-48 [2019,) | substitute computed | lei-10-11
All Souls' Day (substitute day) = Dia de Finados | on 19971103 20031103 20081103 | substitute | vacanza
Independence Day (substitute day) = Dia da Independência | on 20011112 20071112 | substitute | vacanza
International Woman's Day (substitute day) = Dia Internacional da Mulher | on 19980309 20090309 | substitute | vacanza
Labour Day (substitute day) = Dia do trabalhador | on 20050502 | substitute | vacanza
Liberation Day (substitute day) = Dia do Início da Luta Armada de Libertação Nacional | on 20010205 20070205 | substitute | vacanza
National Hero Day (substitute day) = Fundador da Nação e Dia dos Heróis Nacionais | on 20000918 20060918 | substitute | vacanza
New Year's Day (substitute day) = Ano Novo | on 20060102 | substitute | vacanza
Peace Day (substitute day) = Dia da Paz | on 20040405 | substitute | vacanza

fact national 2018 | off 12-24 12-25 | not 03-23 11-12 | Lei 11/18 in force since August 2018
fact national 2021 | off 02-15 02-16 03-22 03-23 02-05 11-12 | not 03-24 02-08 | Lei 11/18: 23 March, bridges
`;
