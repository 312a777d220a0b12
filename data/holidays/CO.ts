/** Holidays of Colombia: rules, years and sources. The format: `README.md`. */
export const CO = `

All Saints' Day = Todos los Santos | 10-31 if sunday +1 [1954,), 1 monday 11 [1984,1993), 11-06 if sunday +1 [1994,2096), 11-05 if sunday +1 [1995,2091), 11-03 if sunday +1 [1996,2098), 11-02 if sunday +1 [1997,2099), 11-01 if sunday +1 [1998,2100), 11-04 if sunday +1 [2001,2097) | library
Ascension Day = La Asunción | easter+43 [1984,) | library
Assumption = Asunción | 08-14 if sunday +1 [1955,2096), 08-19 if sunday +1 [1984,2097), 08-18 if sunday +1 [1985,2098), 08-17 if sunday +1 [1986,2099), 08-16 if sunday +1 [1987,2100), 08-20 if sunday +1 [1989,2091), 08-15 if sunday +1 [1993,) | library
Battle of Boyacá = Batalla de Boyacá | 08-07 | library
feasts es | Christmas Day; Labour Day; New Year's Day | library
Columbus Day = Día de la Raza | 10-11 if sunday +1 [1953,2100), 10-14 if sunday +1 [1984,2097), 10-13 if sunday +1 [1985,2098), 10-12 if sunday +1 [1986,2099), 10-16 if sunday +1 [1988,2096), 10-15 if sunday +1 [1989,2091), 10-17 if sunday +1 [1993,) | library
Corpus Christi | easter+64 [1984,) | library
Epiphany = Día de los Reyes Magos | 01-05 if sunday +1 [1958,2099), 01-08 if sunday +1 [1984,2097), 01-06 if sunday +1 [1985,2098), 01-11 if sunday +1 [1987,2100), 01-10 if sunday +1 [1988,), 01-07 if sunday +1 [1990,2092), 01-09 if sunday +1 [1994,2096) | library
Good Friday = Viernes Santo | easter-2 [1951,) | library
Immaculate Conception = Inmaculada Concepción | 12-08 [1951,) | library
Independence Day = Día de la Independencia | 07-20 | library
Independence of Cartagena = Independencia de Cartagena | 11-10 if sunday +1 [1957,2098), 11-11 if sunday +1 [1984,2097), 11-16 if sunday +1 [1986,2099), 11-15 if sunday +1 [1987,2100), 11-13 if sunday +1 [1988,2096), 11-12 if sunday +1 [1989,2091), 11-14 if sunday +1 [1993,) | library
Maundy Thursday = Jueves Santo | easter-3 [1951,) | library
Sacred Heart = Sagrado Corazón de Jesús | 06-28 if sunday +1 [1981,1993), 06-08 if sunday +1 [1986,1998), 06-12 if sunday +1 [1988,1995), 06-24 if sunday +1 [1990,2002), orthodox+64 [1995,1997), orthodox+64 [1998,2001), 06-09 if sunday +1 [2002,2014), 06-25 if sunday +1 [2006,2018), 06-17 if sunday +1 [2007,2013), 06-13 if sunday +1 [2010,2022), 06-29 if sunday +1 [2014,2026), orthodox+64 [2018,2021), orthodox+64 [2022,2024), 06-14 if sunday +1 [2026,2038), 06-06 if sunday +1 [2027,2033), orthodox+64 [2029,2031), 06-22 if sunday +1 [2031,2037), 06-18 if sunday +1 [2034,2046), 06-15 if sunday +1 [2042,2054), 06-27 if sunday +1 [2049,2061), 06-19 if sunday +1 [2050,2062), 06-11 if sunday +1 [2051,2057), 06-07 if sunday +1 [2054,2066), 06-23 if sunday +1 [2058,2070), 06-04 if sunday +1 [2062,2074), orthodox+64 [2063,2065), orthodox+64 [2066,2069), 06-08 if sunday +1 [2070,2082), 06-28 if sunday +1 [2071,2083), 06-24 if sunday +1 [2074,2086), 06-16 if sunday +1 [2075,2081), 06-12 if sunday +1 [2078,2090), orthodox+64 [2086,2089), orthodox+64 [2093,2095), on 19840702 19850617 19890605 19910610 19930621 20030630 20040621 20050606 20080602 20090622 20110704 20150615 20160606 20240610 20280626 20330627 20350604 20380705 20390620 20400611 20410701 20430608 20440627 20460604 20470624 20480615 20520701 20570702 20590609 20720620 20770621 20790703 20830614 20840605 20900626 20910618 20920609 20950704 20960625 20970610 20980630 20990622 21000607 | library
Saint Joseph = San José | 03-18 if sunday +1 [1951,2097), 03-24 if sunday +1 [1985,2098), 03-23 if sunday +1 [1986,2099), 03-22 if sunday +1 [1987,2100), 03-20 if sunday +1 [1988,2096), 03-19 if sunday +1 [1989,2091), 03-21 if sunday +1 [1993,) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-28 if sunday +1 [1953,2100), 07-01 if sunday +1 [1984,2097), 06-30 if sunday +1 [1985,2098), 06-29 if sunday +1 [1986,2099), 07-03 if sunday +1 [1988,2096), 07-02 if sunday +1 [1989,2091), 07-04 if sunday +1 [1993,) | library
Virgin of Chiquinquirá = La virgen de Chiquinquirá | monday>=07-09 [2026,) | library
`;
