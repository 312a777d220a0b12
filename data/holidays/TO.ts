/** Holidays of Tonga: rules, years and sources. The format: `README.md`. */
export const TO = `
source public-holidays-act-2010 | Tonga, Public Holidays Act as amended in 2010 and 2013 | https://ago.gov.to/cms/images/LEGISLATION/PRINCIPAL/1919/1919-0008/PublicHolidaysAct_3.pdf

lieu sunday>next [1990,2017) | ANZAC Day; New Year's Day | public-holidays-act-2010 [2010,2017); vacanza
lieu sunday>next [1990,) | Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala; Official Birthday of His Majesty King Tupou VI | public-holidays-act-2010 [2017,); vacanza

ANZAC Day | 04-25 | library
Anniversary of the Coronation of H.M. King George Tupou I | 12-04 [1992,2010) | vacanza
	monday>=12-02 [,1957), monday>=12-02 [2010,) | public-holidays-act-2010 [2010,); library
	12-04 if monday tuesday wednesday [1951,2008), 12-07 if sunday +1 [1958,1987), 12-06 if sunday +1 [1959,1988), 12-04 if sunday +1 [1960,2006), 12-02 if sunday +1 [1962,1985), 12-05 if sunday +1 [1965,1983) | library
Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala | 05-04 [1990,2007), 07-12 [2007,2010) | vacanza
	09-17 [2012,) | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | on 20211227 | one_off | public-holidays-act-2010
Constitutional Day | 11-04 [1990,2010) | vacanza
	monday>=11-02 [,1989), monday>=11-02 [2010,) | public-holidays-act-2010 [2010,); library
	11-04 if sunday +1 [1990,2008), 11-03 if sunday +1 [1991,2003) | library
Coronation Day | 08-01 [2008,2010) | vacanza
	monday>=07-27 [2010,2012) | announced | public-holidays-act-2010
Emancipation Day | 06-04 [1992,2010) | vacanza
	monday>=06-02 [2010,) | public-holidays-act-2010
	06-04 if sunday +1 [,2007), 06-04 if monday tuesday wednesday [1951,2009), 06-07 if sunday +1 [1953,1988), 06-06 if sunday +1 [1954,1983), 06-05 if sunday +1 [1955,1989), 06-02 if sunday +1 [1957,1986) | library
Heir's Birthday | monday>=07-06 [2010,2012) | announced | public-holidays-act-2010
King's Birthday | on 20100504 20110502 | announced | public-holidays-act-2010
Official Birthday of His Majesty King Tupou VI | 07-04 [1990,2007), 07-04 [2013,) | vacanza [1990,2007); library
	05-04 [2007,2010) | vacanza
Public holiday | on 20171129 20190919 20191115 | one_off | public-holidays-act-2010
Boxing Day (substitute day) | on 19941227 20051227 | substitute | vacanza

fact national 2024 | off 06-03 11-04 12-02 07-04 | not 06-04 12-04 | Act 10 of 2010: Tuesdays and Wednesdays to the Monday
`;
