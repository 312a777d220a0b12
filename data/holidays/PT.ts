/** Holidays of Portugal: rules, years and sources. The format: `README.md`. */
export const PT = `
part 01 Aveiro
part 02 Beja
part 03 Braga
part 04 Bragança
part 05 Castelo Branco
part 06 Coimbra
part 07 Évora
part 08 Faro
part 09 Guarda
part 10 Leiria
part 11 Lisbon
part 12 Portalegre
part 13 Porto
part 14 Santarém
part 15 Setúbal
part 16 Viana do Castelo
part 17 Vila Real
part 18 Viseu
part 20 Azores
part 30 Madeira

source municipal-holiday-capital | Municipal holiday of the capital, or of the autonomous region, as vacanza/holidays (MIT) lists it

All Saints' Day = Todos os santos | 11-01 [,2013), 11-01 [2016,) | library
Ascension Day = Quinta-feira da Ascensão | easter+39 | in 02 | computed estimated | municipal-holiday-capital
feasts pt | Assumption; Christmas Day; Easter Sunday; Good Friday; Immaculate Conception; New Year's Day | library
Bocage Day = Dia de Bocage | 09-15 | in 15 | collection estimated | municipal-holiday-capital
Corpus Christi = Corpo de Deus | easter+60 [,2013), easter+60 [2016,) | library
Day of Madeira = Dia da Região Autónoma da Madeira | 07-01 [1979,) | in 30 | collection estimated | municipal-holiday-capital
Day of the Azores = Dia da Região Autónoma dos Açores | easter+50 [1981,), on 19570610 | in 20 | computed estimated | municipal-holiday-capital
First Octave = Primeira Oitava | 12-26 [2002,) | in 30 | collection estimated | municipal-holiday-capital
Labour Day = Dia do trabalhador | 05-01 [1974,) | library
Liberty Day = Dia da Liberdade | 04-25 [1975,) | library
Municipal holiday of Faro = Dia do Município de Faro | 09-07 | in 08 | collection estimated | municipal-holiday-capital
Municipal holiday of Guarda = Dia da Cidade da Guarda | 11-27 | in 09 | collection estimated | municipal-holiday-capital
Municipal holiday of Leiria = Dia do Município de Leiria | 05-22 | in 10 | collection estimated | municipal-holiday-capital
Municipal holiday of Portalegre = Dia do Município de Portalegre | 05-23 | in 12 | collection estimated | municipal-holiday-capital
Our Lady of Agony = Nossa Senhora da Agonia | 08-20 | in 16 | collection estimated | municipal-holiday-capital
Our Lady of Graces = Nossa Senhora das Graças | 08-22 | in 04 | collection estimated | municipal-holiday-capital
Our Lady of Mércoles = Nossa Senhora de Mércoles | easter+16 | in 05 | computed estimated | municipal-holiday-capital
Portugal Day = Dia de Portugal | 06-10 | library
Republic Day = Implantação da República | 10-05 [,2013), 10-05 [2016,) | library
Restoration of Independence = Restauração da Independência | 12-01 [,2013), 12-01 [2016,) | library
Saint Anthony's Day = Santo António | 06-13 | in 11 17 | collection estimated | municipal-holiday-capital
Saint Elizabeth's Day = Rainha Santa Isabel | 07-04 | in 06 | collection estimated | municipal-holiday-capital
Saint Joanna's Day = Santa Joana | 05-12 | in 01 | collection estimated | municipal-holiday-capital
Saint John's Day = São João | 06-24 | in 03 13 | collection estimated | municipal-holiday-capital
Saint Joseph's Day = São José | 03-19 | in 14 | collection estimated | municipal-holiday-capital
Saint Matthew's Day = São Mateus | 09-21 | in 18 | collection estimated | municipal-holiday-capital
Saint Peter's Day = São Pedro | 06-29 | in 07 | collection estimated | municipal-holiday-capital

fact national 2014 | off 04-25 | not 10-05 11-01 12-01 06-19 | Lei 23/2012: suspended
fact national 2016 | off 05-26 10-05 11-01 12-01 | not 02-09 | Lei 8/2016
`;
