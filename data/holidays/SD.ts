/** Holidays of Sudan: rules, years and sources. The format: `README.md`. */
export const SD = `
country Sudan

source library
source official-eve-2020 | Sudan, official list of 2020: from the eve on, five days | https://publicholidays.africa/sudan/2020-dates/
source council-ministers-vacanza | Sudan, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the decisions were not read | web.archive.org/web/20250820070831/https://www.sudanembassy.org.uk/public-holidays/
source council-ministers-three | Sudan, Council of Ministers; three days, as vacanza/holidays (MIT) lists them; the decisions were not read

Birthday of Muhammad (Mawlid) | hijri 3-12 [,2023), hijri 3-12 [2024,) | computed estimated | library
	on 20230928 | announced estimated | council-ministers-vacanza
Christmas Day | 12-25 [,2011), 12-25 [2019,) | library
Coptic Christmas | 01-07 [,2011), 01-07 [2019,) | computed | library
Coptic Easter | orthodox [,2011), orthodox [2019,) | computed | library
End of Ramadan (Eid al-Fitr) | hijri 10-1 [,2010), hijri 10-1 [2020,2022), hijri 10-1 [2023,) | 4d computed estimated | library
	on 20220501 | 4d announced estimated | council-ministers-vacanza
	hijri 10-1 [2010,2020) | 3d computed estimated | council-ministers-three
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 -1 [,2022), hijri 12-10 -1 [2023,) | 5d computed estimated | official-eve-2020
	on 20220709 | 5d announced estimated | council-ministers-vacanza
Independence Day | 01-01 [1957,) | library
Islamic New Year | hijri 1-1 [,2021), hijri 1-1 [2022,) | computed estimated | library
	on 20210811 | announced estimated | council-ministers-vacanza

fact national 2015 | off 01-01 | not 01-07 12-25 | no Christian feasts from 2011 to 2018
fact national 2019 | off 12-25 | not 12-26 | the transitional government
fact national 2020 | off 07-30 07-31 08-01 08-02 08-03 | not 12-19 | list of 2020
`;
