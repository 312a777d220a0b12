/** Holidays of Guinea-Bissau: rules, years and sources. The format: `README.md`. */
export const GW = `
known [2023,)

source decreto-1-2023 | Guinea-Bissau, Decreto 1/2023 of 18 January 2023: eight mandatory holidays | https://odemocratagb.com/?p=42600

feasts pt | Christmas Day; Labour Day; New Year's Day | decreto-1-2023 [2023,); library
Easter Sunday = Páscoa | easter [2023,) | decreto-1-2023
End of Ramadan (Eid al-Fitr) | hijri 10-1 | estimated | library
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 | estimated | library
Heroes Day = Dia dos heróis | 01-20 [1975,) | decreto-1-2023 [2023,); library
Independence Day = Dia da Independência | 09-24 [1975,) | decreto-1-2023 [2023,); library
International Women's Day = Dia Internacional da Mulher | 03-08 [,2023) | library
Pidjiguiti Day | 08-03 [1975,2023) | library
Readjustment Movement Day = Dia do Movimento de Reajustamento | 11-14 [1981,2023) | library

fact national 2022 | off 03-08 08-03 | not 04-17 | before Decreto 1/2023
fact national 2024 | off 01-20 03-31 05-01 09-24 | not 03-08 08-03 11-14 01-23 | Decreto 1/2023
decided no law | Day of the Beginning of the Armed Struggle; International Women's Day; Pidjiguiti Day | - | - | national | not among the eight mandatory holidays | Guinea-Bissau, Decreto 1/2023 of 18 January 2023 | https://odemocratagb.com/?p=42600
`;
