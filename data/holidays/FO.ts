/** Holidays of Faroe Islands: rules, years and sources. The format: `README.md`. */
export const FO = `
known [1990,)

source holidays-5-june | Faroe Islands, list of holidays: 5 June and 28 July are half a day, 25 April is a whole one | https://timeanddate.no/merkedag/faeroyene/2026 | list
source olavs-ka-29 | Faroe Islands, Ólavsøka on 29 July, flag day on 25 April | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day | list
source public-holidays | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day | list

Ascension Day = Kristi Himmalsferðardagur | easter+39 | library
Boxing Day = Fyrsti gerandisdagur eftir jóladag | 12-26 | library
Christmas Day = Fyrsti jóladagur | 12-25 | library
Christmas Eve = Jólaaftan | 12-24 | library
Constitution Day = Grundlógardagur | 06-05 if tuesday wednesday thursday friday saturday [1990,2010), on 20000605 | half estimated | public-holidays & vacanza
	06-05 if monday tuesday wednesday thursday friday saturday [,1990), 06-05 if monday wednesday saturday [2006,), 06-05 if tuesday thursday friday [2012,2100), on 19950605 | half | public-holidays & vacanza
	06-04 if saturday +1 [1955,1989), 06-04 if saturday +1 [1994,2006), 06-04 if saturday +1 [2011,2096) | public-holidays & vacanza [1994,2006) estimated; public-holidays
Easter Monday = Annar páskadagur | on 20110425 20950425 | computed | public-holidays & vacanza
	easter+1 [,2011), easter+1 [2012,2095), easter+1 [2096,) | library
Easter Sunday = Páskadagur | on 20380425 | computed | public-holidays
	easter [,2038), easter [2039,) | library
Flag Day = Flaggdagur | 04-25 [1990,1997), 04-25 [1998,2010) | estimated | olavs-ka-29 & vacanza
	04-25 [,1990), 04-25 [2010,), on 19970425 | olavs-ka-29 & vacanza
Good Friday = Langafríggjadagur | easter-2 | library
Great Prayer Day = Dýri biðidagur | 04-24 if thursday +1 [1986,1998), 04-24 if thursday +1 [2070,2082), on 19750425 20590425 20920425 | computed | public-holidays & vacanza
	easter+26 [,1975), easter+26 [1976,1986), easter+26 [1987,1997), easter+26 [1998,2059), easter+26 [2060,2070), easter+26 [2071,2081), easter+26 [2082,2092), easter+26 [2093,) | library
Maundy Thursday = Skírhósdagur | easter-3 | library
New Year's Day = Nýggjársdagur | 01-01 | library
New Year's Eve = Nýggjársaftan | 12-30 if saturday +1 [,2091) | library
	12-31 [1951,1961), 12-31 if monday tuesday wednesday thursday friday saturday [1962,) | half | library
Pentecost = Hvítusunnudagur | easter+49 [,1960), easter+49 [1961,2022), easter+49 [2023,2033), easter+49 [2034,2044), easter+49 [2045,) | library
	06-04 if saturday +1 [2022,2034), on 19600605 20440605 | computed | public-holidays & vacanza
Saint Olav's Day = Ólavsøkudagur | 07-29 | olavs-ka-29 & vacanza
Saint Olav's Eve = Ólavsøkuaftan | 07-28 | half | holidays-5-june & vacanza [1990,2010) estimated; holidays-5-june
Whit Monday = Annar hvítusunnudagur | 06-04 if sunday +1 [2006,2018), on 19950605 20280605 20900605 | computed | public-holidays & vacanza
	easter+50 [,1995), easter+50 [1996,2006), easter+50 [2007,2017), easter+50 [2018,2028), easter+50 [2029,2090), easter+50 [2091,) | library

fact national 2026 | off 07-29 04-25 | not 04-24 | Ólavsøka; flag day
decided yes half | - | 06-05 | - | national | Constitution Day from noon | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
decided yes half | - | 07-28 | - | national | Saint Olav’s Eve from noon | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
decided yes law | - | 04-25 | - | national | Flag Day, on lists of public holidays | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
`;
