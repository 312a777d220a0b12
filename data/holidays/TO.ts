/** Holidays of Tonga: rules, years and sources. The format: `README.md`. */
export const TO = `
country Tonga
known [1990,)

source library
source public-holidays-act-2010 | Tonga, Public Holidays Act as amended in 2010 and 2013 | https://ago.gov.to/cms/images/LEGISLATION/PRINCIPAL/1919/1919-0008/PublicHolidaysAct_3.pdf
source vacanza

ANZAC Day | 04-25 | collection | library
ANZAC Day (substitute day) | 04-25 if sunday +1 [1993,2005) | substitute collection estimated | vacanza
	on 20100426 | substitute | public-holidays-act-2010
Anniversary of the Coronation of H.M. King George Tupou I | 12-04 if sunday thursday friday saturday [1992,2010) | collection estimated | vacanza
	monday>=12-02 [2010,) | public-holidays-act-2010
	monday>=12-02 [,1957), 12-04 if monday tuesday wednesday [1951,2008), 12-07 if sunday +1 [1958,1987), 12-06 if sunday +1 [1959,1988), 12-04 if sunday +1 [1960,2006), 12-02 if sunday +1 [1962,1985), 12-05 if sunday +1 [1965,1983) | collection | library
Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala | 05-04 [1990,2007), 07-12 [2007,2010) | collection estimated | vacanza
	09-17 [2012,) | collection | library
Birthday of His Royal Highness The Crown Prince Tupotoʻa-ʻUlukalala (substitute day) | 05-04 if sunday +1 [1997,2004), on 20090713 | substitute collection estimated | vacanza
	09-17 if sunday +1 [2017,2091) | substitute | public-holidays-act-2010
Boxing Day | 12-26 | collection | library
Boxing Day (substitute day) | on 20211227 | one_off | public-holidays-act-2010
	12-26 if monday +1 [1994,2006) | substitute collection estimated | vacanza
Christmas Day | 12-25 | collection | library
Constitutional Day | 11-04 if sunday tuesday wednesday thursday friday saturday [1990,2010) | collection estimated | vacanza
	monday>=11-02 [2010,) | public-holidays-act-2010
	monday>=11-02 [,1989), 11-04 if sunday +1 [1990,2008), 11-03 if sunday +1 [1991,2003) | collection | library
Coronation Day | 08-01 [2008,2010) | collection estimated | vacanza
	monday>=07-27 [2010,2012) | announced | public-holidays-act-2010
Easter Monday | easter+1 | computed | library
Emancipation Day | 06-04 if sunday thursday friday saturday [1992,2010) | collection estimated | vacanza
	monday>=06-02 [2010,) | public-holidays-act-2010
	06-04 if sunday +1 [,2007), 06-04 if monday tuesday wednesday [1951,2009), 06-07 if sunday +1 [1953,1988), 06-06 if sunday +1 [1954,1983), 06-05 if sunday +1 [1955,1989), 06-02 if sunday +1 [1957,1986) | collection | library
Good Friday | easter-2 | computed | library
Heir's Birthday | monday>=07-06 [2010,2012) | announced | public-holidays-act-2010
King's Birthday | on 20100504 20110502 | announced | public-holidays-act-2010
New Year's Day | 01-01 | collection | library
New Year's Day (substitute day) | 01-01 if sunday +1 [1995,2007) | substitute collection estimated | vacanza
	on 20120102 | substitute | public-holidays-act-2010
Official Birthday of His Majesty King Tupou VI | 07-04 [1990,2007), 05-04 [2007,2010) | collection estimated | vacanza
	07-04 [2013,) | collection | library
Official Birthday of His Majesty King Tupou VI (substitute day) | 07-04 if sunday +1 [1993,2005), on 20080505 | substitute collection estimated | vacanza
	07-04 if sunday +1 [2021,) | substitute | public-holidays-act-2010
Public holiday | on 20171129 20190919 20191115 | one_off | public-holidays-act-2010

fact national 2024 | off 06-03 11-04 12-02 07-04 | not 06-04 12-04 | Act 10 of 2010: Tuesdays and Wednesdays to the Monday
`;
