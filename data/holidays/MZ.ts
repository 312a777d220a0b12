/** Holidays of Mozambique: rules, years and sources. The format: `README.md`. */
export const MZ = `
source feriados-2021 | Mozambique, Lei do Trabalho of 2007, article 96, and single acts | https://juslaborislusofono.blogspot.com/2021/02/feriados.html
source lei-13-2023 | Mozambique, Lei do Trabalho 13 of 2023, artigo 105 | https://www.leismz.com/2025/06/artigo-105-feriados-obrigatorios.html

Defense Force’s Day = Dia das Forças Armadas de Libertação Nacional | 09-25 [1976,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Family Day = Dia da Família | 12-25 | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Heroes’ Day = Dia dos heróis moçambicanos | 02-03 [1976,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Independence Day = Dia da Independência Nacional | 06-25 [1976,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Lusaka Peace Agreement = Dia da Vitória | 09-07 [1976,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
New Year's Day = Dia da Fraternidade universal | 01-01 | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Peace and Reconciliation Day = Dia da Paz e Reconciliação | 10-04 [1993,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Public Holiday = Feriado Obrigatório | 05-01 if sunday +1 [1977,2096), 09-25 if sunday +1 [1977,2096), 12-25 if sunday +1 [1977,2096), 01-01 if sunday +1 [1978,2097), 06-25 if sunday +1 [1978,2091), 02-03 if sunday +1 [1980,2098), 09-07 if sunday +1 [1980,2099), 04-07 if sunday +1 [1985,2098), 10-04 if sunday +1 [1998,2100) | library
Women’s Day = Dia da Mulher Moçambicana | 04-07 [1976,) | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
Workers' Day = Dia Internacional dos Trabalhadores | 05-01 | lei-13-2023 [2024,); feriados-2021 [2008,2024); library
`;
