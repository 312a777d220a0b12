/** Holidays of Romania: rules, years and sources. The format: `README.md`. */
export const RO = `
known [1997,)


Assumption = Adormirea Maicii Domnului | 08-15 [2009,) | library
Boxing Day = A doua zi de Crăciun | 12-26 | library
Children's Day = Ziua Copilului | 06-01 [2017,) | library
Christmas Day = Crăciunul | 12-25 | library
Day of the Unification of the Romanian Principalities = Ziua Unirii Principatelor Române | 01-24 [2017,) | library
Easter Monday = A doua zi de Paști | orthodox+1 | library
Easter Sunday = Paștele | orthodox | library
Epiphany = Bobotează | 01-06 [2024,) | library
Good Friday = Vinerea Mare | orthodox-2 [2018,) | library
Labour Day = Ziua muncii | 05-01 | library
National holiday = Ziua națională, Ziua Marii Uniri | 12-01 | library
New Year's Day = Anul nou | 01-01, 01-02 | library
Pentecost = Rusaliile | orthodox+49 [2009,) | library
Saint John the Baptist = Sfântul Ioan Botezătorul | 01-07 [2024,) | library
St Andrew's Day = Sfântul Andrei | 11-30 [2012,) | library
Whit Monday = A doua zi de Rusalii | orthodox+50 [2009,) | library

fact national 2011 | off 12-01 | not 11-30 | Legea 147/2012: not yet
fact national 2012 | off 11-30 | not 11-29 | Legea 147/2012
`;
