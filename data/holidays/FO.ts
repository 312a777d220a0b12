/** Holidays of Faroe Islands: rules, years and sources. The format: `README.md`. */
export const FO = `
country Faroe Islands

source library
source olavs-ka-29 | Faroe Islands, Ólavsøka on 29 July, flag day on 25 April | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
source holidays-5-june | Faroe Islands, list of holidays: 5 June and 28 July are half a day, 25 April is a whole one | https://timeanddate.no/merkedag/faeroyene/2026

Ascension Day = Kristi Himmalsferðardagur | easter+39 | computed | library
Boxing Day = Fyrsti gerandisdagur eftir jóladag | 12-26 | library
Christmas Day = Fyrsti jóladagur | 12-25 | library
Christmas Eve = Jólaaftan | 12-24 | library
Constitution Day = Grundlógardagur | 06-05 if monday tuesday wednesday thursday friday saturday | half | library
	06-04 if saturday +1 [1955,2096) | library
Easter Monday = Annar páskadagur | easter+1 | computed | library
Easter Sunday = Páskadagur | easter | computed | library
Flag Day = Flaggdagur | 04-25 | olavs-ka-29
Good Friday = Langafríggjadagur | easter-2 | computed | library
Great Prayer Day = Dýri biðidagur | easter+26 | computed | library
Maundy Thursday = Skírhósdagur | easter-3 | computed | library
New Year's Day = Nýggjársdagur | 01-01 | library
New Year's Eve = Nýggjársaftan | 12-30 if saturday +1 [,2091) | library
	12-31 [1951,1961), 12-31 if monday tuesday wednesday thursday friday saturday [1962,) | half | library
Pentecost = Hvítusunnudagur | easter+49 | computed | library
Saint Olav's Day = Ólavsøkudagur | 07-29 | olavs-ka-29
Saint Olav's Eve = Ólavsøkuaftan | 07-28 | half | holidays-5-june
Whit Monday = Annar hvítusunnudagur | easter+50 | computed | library

fact national 2026 | off 07-29 04-25 | not 04-24 | Ólavsøka; flag day

decided yes half | - | 06-05 | - | national | Constitution Day from noon | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
decided yes half | - | 07-28 | - | national | Saint Olav’s Eve from noon | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
decided yes law | - | 04-25 | - | national | Flag Day, on lists of public holidays | Faroe Islands, list of public holidays | https://worlddaysoff.com/holiday/fo/2026/saint-olavs-day
`;
