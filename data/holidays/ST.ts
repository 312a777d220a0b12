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

lieu saturday<friday sunday>monday [2020,) | all | library

Agricultural Reform Day = Dia da Reforma Agrária | 09-30 [1976,) | library
Armed Forces Day = Dia das Forças Armadas | 09-06 [1976,) | library
Autonomy Day = Dia da Autonomia do Príncipe | 04-29 [2014,) | in P | sao-tome-principe
feasts pt | Christmas Day; Labour Day; New Year's Day | library
Day of King Amador = Dia do Rei Amador | 01-04 [2014,) | sao-tome-principe
Discovery of Príncipe = Descobrimento da Ilha do Príncipe | 01-17 [2014,) | in P | sao-tome-principe
Independence Day = Dia da Independência | 07-12 [1976,) | library
Martyrs' Day = Dia dos Mártires | 02-03 [1976,) | library
Saint Lawrence's Day = Dia de São Lourenço | 08-15 [2014,) | in P | sao-tome-principe
São Tomé Day = Dia de São Tomé | 12-21 [2019,) | library

fact national 2018 | off 09-30 | not 10-01 12-21 | nothing is moved, São Tomé Day is not yet
`;
