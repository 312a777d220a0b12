/** Holidays of Sudan: rules, years and sources. The format: `README.md`. */
export const SD = `
source council-ministers-three | Sudan, Council of Ministers; three days, as vacanza/holidays (MIT) lists them; the decisions were not read
source council-ministers-vacanza | Sudan, Council of Ministers; days, as vacanza/holidays (MIT) lists them; the decisions were not read | web.archive.org/web/20250820070831/https://www.sudanembassy.org.uk/public-holidays/
source official-eve-2020 | Sudan, official list of 2020: from the eve on, five days | https://publicholidays.africa/sudan/2020-dates/ | list

Birthday of Muhammad (Mawlid) | on 20230928 | collection estimated | council-ministers-vacanza
	hijri 3-12 [1985,1988), hijri 3-12 [1990,) | estimated | library
Christmas Day | 12-25 [,2011), 12-25 [2019,) | library
Coptic Christmas | 01-07 [,2011), 01-07 [2019,) | library computed
Coptic Easter | orthodox [,2011), orthodox [2019,) | library
End of Ramadan (Eid al-Fitr) | on 20220501 20220502 20220503 20220504 | collection estimated | council-ministers-vacanza
	hijri 10-1, hijri 10-1 +1, hijri 10-1 +2, hijri 10-1 +3 | estimated | library
	on 19910415 19910416 19910417 19920404 19920405 19920406 19930324 19930325 19930326 19940313 19940314 19940315 19950302 19950303 19950304 19960219 19960220 19960221 19970208 19970209 19970210 19990118 19990119 19990120 | estimated | library
	on 20100910 20100911 20100912 20110830 20110831 20110901 20120819 20120820 20120821 20130808 20130809 20130810 20140728 20140729 20140730 20150717 20150718 20150719 20160706 20160707 20160708 20170625 20170626 20170627 20180615 20180616 20180617 20190604 20190605 20190606 | collection estimated | council-ministers-three
Feast of the Sacrifice (Eid al-Adha) | on 20220709 20220710 20220711 20220712 20220713 | collection estimated | council-ministers-vacanza
	hijri 12-10 -1, hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | computed estimated | official-eve-2020
Independence Day | 01-01 [1957,) | library
Islamic New Year | on 20210811 | collection estimated | council-ministers-vacanza
	hijri 1-1 [1985,) | estimated | library

fact national 2015 | off 01-01 | not 01-07 12-25 | no Christian feasts from 2011 to 2018
fact national 2019 | off 12-25 | not 12-26 | the transitional government
fact national 2020 | off 07-30 07-31 08-01 08-02 08-03 | not 12-19 | list of 2020
`;
