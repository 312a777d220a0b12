/** Holidays of Faroe Islands: rules, years and sources. The format: `README.md`. */
export const FO = `
source holidays-5-june | Faroe Islands, list of holidays: 5 June and 28 July are half a day, 25 April and 31 December are whole ones | https://timeanddate.no/merkedag/faeroyene/2026 | list
source olavs-ka-29 | Faroe Islands, Ólavsøka on 29 July, flag day on 25 April | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day | list
source public-holidays | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day | list

Ascension Day = Kristi Himmalsferðardagur | easter+39 | library
Boxing Day = Fyrsti gerandisdagur eftir jóladag | 12-26 | library
Christmas Day = Fyrsti jóladagur | 12-25 | library
Christmas Eve = Jólaaftan | 12-24 | library
Constitution Day = Grundlógardagur | 06-05 | half | public-holidays & vacanza [2010,); public-holidays & vacanza [1990,2010) estimated; public-holidays & vacanza
	06-04 if saturday +1 [1955,1989), 06-04 if saturday +1 [1994,2006), 06-04 if saturday +1 [2011,2096) | public-holidays & vacanza [1994,2006) estimated; public-holidays
Easter Monday = Annar páskadagur | easter+1 | library
Easter Sunday = Páskadagur | easter | library [2039,); public-holidays [2038,2039) computed; library
Flag Day = Flaggdagur | 04-25 | olavs-ka-29 & vacanza [2010,); olavs-ka-29 & vacanza [1990,2010) estimated; olavs-ka-29 & vacanza
Good Friday = Langafríggjadagur | easter-2 | library
Great Prayer Day = Dýri biðidagur | easter+26 | library
Maundy Thursday = Skírhósdagur | easter-3 | library
New Year's Day = Nýggjársdagur | 01-01 | library
New Year's Eve = Nýggjársaftan | 12-31 [1951,) | holidays-5-june & vacanza
Pentecost = Hvítusunnudagur | easter+49 | library
Saint Olav's Day = Ólavsøkudagur | 07-29 | olavs-ka-29 & vacanza
Saint Olav's Eve = Ólavsøkuaftan | 07-28 | half | holidays-5-june & vacanza [1990,2010) estimated; holidays-5-june
Whit Monday = Annar hvítusunnudagur | easter+50 | library

fact national 2026 | off 07-29 04-25 12-31 | not 04-24 | Ólavsøka; flag day; New Year’s Eve
decided yes half | - | 06-05 | - | national | Constitution Day from noon | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
decided yes law | - | 04-25 | - | national | Flag Day, on lists of public holidays | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
`;
