/** Holidays of São Tomé & Príncipe: rules, years and sources. The format: `README.md`. */
export const ST = `
part 01 Água Grande
part 02 Cantagalo
part 03 Caué
part 04 Lembá
part 05 Lobata
part 06 Mé-Zóchi
part P Príncipe
known [2014,)

source sao-tome-principe | São Tomé and Príncipe, list of holidays of the tourism authority | web.archive.org/web/20241102204908/https://visitsaotomeprincipe.st/pt/informacoes-uteis/feriados | list

Agricultural Reform Day = Dia da Reforma Agrária | 09-30 [1976,) | library
Agricultural Reform Day (substitute day) = Dia da Reforma Agrária (substitute day) | 09-28 if thursday +1 [2023,2091), 09-30 if sunday +1 [2029,2097) | substitute | library
Armed Forces Day = Dia das Forças Armadas | 09-06 [1976,) | library
Armed Forces Day (substitute day) = Dia das Forças Armadas (substitute day) | 09-06 if sunday +1 [2020,2100), 09-04 if thursday +1 [2025,2099) | substitute | library
Autonomy Day = Dia da Autonomia do Príncipe | 04-29 [2014,) | in P | sao-tome-principe
Autonomy Day (substitute day) = Dia da Autonomia do Príncipe | 04-27 if thursday +1 [2023,2091), 04-29 if sunday +1 [2029,2097) | in P | substitute | sao-tome-principe
feasts pt | Christmas Day; Labour Day; New Year's Day | library
Christmas Day (substitute day) = Natal (substitute day) | 12-23 if thursday +1 [2021,), 12-25 if sunday +1 [2022,2096) | substitute | library
Day of King Amador = Dia do Rei Amador | 01-04 [2014,) | sao-tome-principe
Day of King Amador (substitute day) = Dia do Rei Amador | 01-02 if thursday +1 [2020,2099), 01-04 if sunday +1 [2026,2100) | substitute | sao-tome-principe
Discovery of Príncipe = Descobrimento da Ilha do Príncipe | 01-17 [2014,) | in P | sao-tome-principe
Discovery of Príncipe (substitute day) = Descobrimento da Ilha do Príncipe | 01-17 if sunday +1 [2021,), 01-15 if thursday +1 [2026,2100) | in P | substitute | sao-tome-principe
Independence Day = Dia da Independência | 07-12 [1976,) | library
Independence Day (substitute day) = Dia da Independência (substitute day) | 07-12 if sunday +1 [2020,2100), 07-10 if thursday +1 [2025,2099) | substitute | library
Labour Day (substitute day) = Dia do trabalhador (substitute day) | 04-29 if thursday +1 [2021,), 05-01 if sunday +1 [2022,2096) | substitute | library
Martyrs' Day = Dia dos Mártires | 02-03 [1976,) | library
Martyrs' Day (substitute day) = Dia dos Mártires (substitute day) | 02-01 if thursday +1 [2024,2092), 02-03 if sunday +1 [2030,2098) | substitute | library
New Year's Day (substitute day) = Ano Novo (substitute day) | 12-30 if thursday +1 [2021,), 01-01 if sunday +1 [2023,2097) | substitute | library
Saint Lawrence's Day = Dia de São Lourenço | 08-15 [2014,) | in P | sao-tome-principe
Saint Lawrence's Day (substitute day) = Dia de São Lourenço | 08-13 if thursday +1 [2020,2100), 08-15 if sunday +1 [2021,) | in P | substitute | sao-tome-principe
São Tomé Day = Dia de São Tomé | 12-21 [2019,) | library
São Tomé Day (substitute day) = Dia de São Tomé (substitute day) | 12-19 if thursday +1 [2024,2098), 12-21 if sunday +1 [2025,2099) | substitute | library

fact national 2018 | off 09-30 | not 10-01 12-21 | nothing is moved, São Tomé Day is not yet
`;
