/** Holidays of Slovakia: rules, years and sources. The format: `README.md`. */
export const SK = `
known [1993,)

source act-241-2018 | Slovakia, Act 241/1993 as amended in 2018: 30 October 2018, once | https://hnonline.sk/slovensko/1808445-den-volna-navyse-poslanci-schvalili-jednorazovy-statny-sviatok
source consolidation-laws-2025 | Slovakia, consolidation laws of 2025: working days in 2026 only | https://news.refresher.sk/196259-TABULKA-Zmena-sviatkov-v-roku-2026-Kedy-budu-zatvorene-obchody-a-kedy-nepojdem-do-prace

100th Anniversary of the Declaration of the Slovak Nation = Výročie Deklarácie slovenského národa | on 20181030 | one_off | act-241-2018
All Saints' Day = Sviatok všetkých svätých | 11-01 | library
Boxing Day = Druhý sviatok vianočný | 12-26 | library
Christmas Day = Prvý sviatok vianočný | 12-25 | library
Christmas Eve = Štedrý deň | 12-24 | library
Constitution Day = Deň Ústavy | 09-01 [1993,2024) | library [1994,); vacanza
Day of Our Lady of the Seven Sorrows = Sviatok Panny Márie Sedembolestnej | 09-15 [,2026) | library
Day of Victory over Fascism = Deň víťazstva nad fašizmom | 05-08 [2027,) | consolidation-laws-2025
Day of victory over fascism = Deň víťazstva nad fašizmom | 05-08 [1997,2026) | library
Easter Monday = Veľkonočný pondelok | easter+1 | library
Epiphany = Zjavenie Pána | 01-06 | library
Good Friday = Veľký piatok | easter-2 | library
Labour Day = Sviatok práce | 05-01 | library
New Year's Day = Deň vzniku Slovenskej republiky | 01-01 | library
Our Lady of Sorrows = Sedembolestná Panna Mária | 09-15 [2027,) | consolidation-laws-2025
Saints Cyril and Methodius Day = Sviatok svätého Cyrila a Metoda | 07-05 | library
Slovak National Uprising anniversary = Výročie Slovenského národného povstania | 08-29 | library
Struggle for Freedom and Democracy Day = Deň boja za slobodu a demokraciu | 11-17 [2001,2025) | library

fact national 2018 | off 10-30 | not 10-29 | once, by Act of September 2018
fact national 2019 | off 11-01 | not 10-30 | once
fact national 2026 | off 05-01 | not 05-08 09-15 | consolidation: working days in 2026 only
fact national 2027 | off 05-08 09-15 | not 11-17 | and back in 2027
`;
