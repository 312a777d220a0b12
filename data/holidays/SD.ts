/** Holidays of Sudan: rules, years and sources. The format: `README.md`. */
export const SD = `
country Sudan
known [1990,)

source council-ministers-three | Sudan, Council of Ministers; three days, as vacanza/holidays (MIT) lists them; the decisions were not read
source council-ministers-vacanza | Sudan, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the decisions were not read | web.archive.org/web/20250820070831/https://www.sudanembassy.org.uk/public-holidays/
source library
source official-eve-2020 | Sudan, official list of 2020: from the eve on, five days | https://publicholidays.africa/sudan/2020-dates/

Birthday of Muhammad (Mawlid) | hijri 3-12 [1985,1988), hijri 3-12 [1990,2023), hijri 3-12 [2024,) | computed estimated | library
	on 20230928 | collection estimated | council-ministers-vacanza
Christmas Day | 12-25 [,2011), 12-25 [2019,) | collection | library
Coptic Christmas | 01-07 [,2011), 01-07 [2019,) | computed | library
Coptic Easter | orthodox [,2011), orthodox [2019,) | computed | library
End of Ramadan (Eid al-Fitr) | dhaka 10-1 -1 [2010,2020), dhaka 10-1 [2010,2020), dhaka 10-1 +1 [2010,2020) | computed estimated | council-ministers-three
	on 20220501 20220502 20220503 20220504 | collection estimated | council-ministers-vacanza
	hijri 10-1 [,2010), hijri 10-1 +1 [,2010), hijri 10-1 +2 [,2010), hijri 10-1 +3 [2000,2010), dhaka 10-1 -1 [2020,2022), dhaka 10-1 [2020,2022), dhaka 10-1 +1 [2020,2022), dhaka 10-1 +2 [2020,2022), hijri 10-1 [2023,), hijri 10-1 +1 [2023,), hijri 10-1 +2 [2023,), hijri 10-1 +3 [2023,), on 19900429 19980201 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) | on 20220709 20220710 20220711 20220712 20220713 | collection estimated | council-ministers-vacanza
	delhi 12-10 -1 [,2022), delhi 12-10 [,2022), delhi 12-10 +1 [,2022), delhi 12-10 +2 [,1986), delhi 12-10 -2 [1951,1956), delhi 12-10 -2 [1959,1964), hijri 12-10 +3 [1966,1969), delhi 12-10 -2 [1973,1976), delhi 12-10 -2 [1977,1982), delhi 12-10 -2 [1983,1991), delhi 12-10 +2 [1991,1993), delhi 12-10 -2 [1992,1997), delhi 12-10 +2 [1997,1999), delhi 12-10 -2 [1998,2005), delhi 12-10 +2 [2000,2014), delhi 12-10 -2 [2006,2022), hijri 12-10 -1 [2014,2017), delhi 12-10 +2 [2017,2022), hijri 12-10 -1 [2023,), hijri 12-10 [2023,), hijri 12-10 +1 [2023,), hijri 12-10 +2 [2023,), hijri 12-10 +3 [2023,), on 19500926 19560722 19570707 19580701 19640426 19650411 19690226 19700220 19710205 19720130 19761205 19821001 19890716 20050124 | computed estimated | official-eve-2020
Independence Day | 01-01 [1957,) | collection | library
Islamic New Year | hijri 1-1 [1985,2021), hijri 1-1 [2022,) | computed estimated | library
	on 20210811 | collection estimated | council-ministers-vacanza

fact national 2015 | off 01-01 | not 01-07 12-25 | no Christian feasts from 2011 to 2018
fact national 2019 | off 12-25 | not 12-26 | the transitional government
fact national 2020 | off 07-30 07-31 08-01 08-02 08-03 | not 12-19 | list of 2020
`;
