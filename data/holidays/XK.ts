/** Holidays of Kosovo: rules, years and sources. The format: `README.md`. */
export const XK = `
known [2009,)

source law-03-l | Kosovo, Law 03/L-064 on official holidays: a day of the weekend to the next working day | https://gzk.rks-gov.net/ActDocumentDetail.aspx?ActID=2539

lieu saturday>next sunday>next [2009,) | all but Labour Day | law-03-l

like AL | Christmas Day; End of Ramadan (Eid al-Fitr); Labour Day; New Year's Day
Constitution Day = Dita e Kushtetutës | 04-09 [2009,) | library
Easter Sunday = Pashkët Katolike | easter | library
Easter Sunday (substitute day) = Pashkët Katolike | easter+1 [2009,2012), easter+1 [2013,2023), easter+1 [2024,2034), easter+1 [2035,2039), easter+1 [2040,2045), easter+1 [2046,2050), 04-11 if monday +1 [2050,2062), easter+1 [2051,2061), easter+1 [2062,2072), easter+1 [2073,2091), easter+1 [2092,), on 20120410 20390412 20720412 20910410 | substitute computed | law-03-l
Europe Day = Dita e Evropës | 05-09 [2009,) | library
Feast of the Sacrifice (Eid al-Adha) = Kurban Bajrami | hijri 12-10 | estimated | library
Independence Day = Dita e Pavarësisë | 02-17 [2009,) | library
Labour Day (substitute day) = Dita Ndërkombëtare e Punonjësve | 05-02 if sunday +1 [2010,), 05-01 if sunday +1 [2033,2051), 05-01 if sunday +1 [2067,2079), on 20110502 20220503 20610503 20950502 | substitute | law-03-l
New Year's Day (second day) = Viti i Ri | 01-02 [2009,) | law-03-l
Orthodox Christmas = Krishtlindjet Ortodokse | 01-07 | library computed
Orthodox Easter = Pashkët Ortodokse | orthodox | library
Orthodox Easter (substitute day) = Pashkët Ortodokse | orthodox+1 [2012,2014), orthodox+1 [2015,2017), 04-09 if monday +1 [2018,2030), easter+8 [2019,2021), 05-03 if monday +1 [2021,2033), orthodox+1 [2022,2025), orthodox+1 [2035,2037), orthodox+1 [2039,2041), orthodox+1 [2042,2045), orthodox+1 [2046,2048), orthodox+1 [2049,2052), orthodox+1 [2053,2055), orthodox+1 [2059,2061), 05-01 if monday +1 [2062,2074), orthodox+1 [2063,2067), 05-04 if sunday +1 [2070,2082), easter+8 [2076,2078), orthodox+1 [2086,2091), orthodox+1 [2092,2095), orthodox+1 [2097,2099), on 20090420 20260413 20300429 20330425 20570430 20670412 20680430 20740423 20780510 20800415 20830412 20840502 21000504 | substitute computed | law-03-l

fact national 2026 | off 01-02 04-06 04-13 05-11 | not 04-07 | Law 03/L-064
`;
