/** Holidays of Bosnia & Herzegovina: rules, years and sources. The format: `README.md`. */
export const BA = `
part BIH Federation of Bosnia and Herzegovina
part BIH-W Western Herzegovina
part BRC Brčko District
part SRP Republika Srpska
known [2010,) | in BIH-W

source brcko-district-zakon-2002 | Brčko District, Zakon o praznicima (Službeni glasnik 19/2002 and 19/2022): three holidays, none of a religion | https://www.paragraf.ba/propisi/brcko/zakon-o-praznicima-brcko-distrikta-bosne-i-hercegovine.html
source federation-zakon-o | Federation of Bosnia and Herzegovina, Zakon o praznicima: 1 and 2 January, 1 March, 1 and 2 May, 25 November | https://www.rtvslon.ba/neradni-dani-praznici-u-federaciji-bih-2026
source federation-zakon-o-2022 | Federation of Bosnia and Herzegovina, Zakon o praznicima (Službeni list SFRJ 6/73), Ministry of Labour on 3 January 2022 | https://zepce.live/neradni-dan-u-fbih-povodom-nove-godine-je-ponedjeljak-3-sijecnja/
source republika-srpska-zakon-2007 | Republika Srpska, Zakon o praznicima (Službeni glasnik 43/2007), articles 2 to 4; Zakon o Danu Republike Srpske | https://www.pravobih.com/zakon-o-praznicima-republike-srpske-t309.html
source republika-srpska-zakon-2025 | Republika Srpska, Zakon o praznicima (43/07), article 7, and Ministry of Administration, 29 December 2025: believers are entitled to leave | https://mondo.ba/Info/Drustvo/a1437140/neradni-dani-u-srpskoj.html

lieu sunday>next | New Year's Day; 2nd day of the New Year; Labour Day; 2nd day of the Labour Day | in BIH BIH-W | as (zamjena dan) | federation-zakon-o [1992,2010) estimated; federation-zakon-o
lieu sunday>next | New Year's Day; 2nd day of the New Year; Labour Day; 2nd day of the Labour Day; Day of the Establishment of the District | in BRC | as (zamjena dan) | brcko-district-zakon-2002 [2004,); library
lieu sunday>next | 2nd day of the New Year; 2nd day of the Labour Day | in national | as (zamjena dan) | federation-zakon-o-2022 [1992,2010) estimated; federation-zakon-o-2022
lieu sunday>next | 2nd day of the New Year; 2nd day of the Labour Day | in SRP | as (zamjena dan) | republika-srpska-zakon-2007 [2010,); library

2nd day of the Labour Day = Drugi dan Dana rada | 05-02 | in national BIH-W | library
	05-02 | in BRC | brcko-district-zakon-2002 [2003,); library
	05-02 | in SRP | republika-srpska-zakon-2007 [2007,); library
	05-02 | in BIH | federation-zakon-o
2nd day of the New Year = Drugi dan Nove Godine | 01-02 | in national BIH-W | library
	01-02 | in BRC | brcko-district-zakon-2002 [2003,); library
	01-02 | in SRP | republika-srpska-zakon-2007 [2007,); library
	01-02 | in BIH | federation-zakon-o
All Saints' Day = Dita e të gjithë Shenjtorëve | 11-01 | in BIH-W | library
All Souls' Day = Dušni dan | 11-02 | in BIH-W | library
Assumption = Velika Gospa | 08-15 | in BIH-W | library
	08-28 [,2100), on 21000829 | in BIH-W | library computed
Birthday of Muhammad (Mawlid) = Mevlud | hijri 3-12 | in BIH-W | estimated | library
Boxing Day = Svetog Stjepana | 12-26 | in BIH-W | library
Christmas Day = Božić | 12-25 | in BIH-W | library
	12-25 [,2002) | in BRC | library
Corpus Christi = Tijelovo | easter+60 | in BIH-W | library
Day of the Establishment of the District | 03-08 | in BRC | brcko-district-zakon-2002 [2003,); library
Dayton Agreement Day = Dan uspostave Opšteg okvirnog sporazuma za mir u Bosni i Hercegovini | 11-21 | in SRP | republika-srpska-zakon-2007 [2007,); library
Easter Monday = Uskrsni ponedjeljak | easter+1 | in BIH-W | library
	easter+1 [,2002) | in BRC | library
Easter Sunday = Vaskrs | easter | in BIH-W | library
End of Ramadan (Eid al-Fitr) = Ramazanski bajram | hijri 10-1, hijri 10-1 +1, hijri 10-1 +2 | in BIH-W | estimated | library
	hijri 10-1 [,2002) | in BRC | estimated | library
	on 20011217 | in BRC | estimated | library
Epiphany = Bogojavljenje, Sveta tri kralja | 01-06 | in BIH-W | library
Feast of the Sacrifice (Eid al-Adha) = Kurbanski bajram | hijri 12-10, hijri 12-10 +1, hijri 12-10 +2, hijri 12-10 +3 | in BIH-W | estimated | library
	hijri 12-10 [,2002), hijri 12-10 +1 [,2002) | in BRC | estimated | library
Independence Day = Dan nezavisnosti | 03-01 | in BIH | federation-zakon-o
	03-01 | in BIH-W | library
Islamic New Year = Nova hidžretska godina | hijri 1-1 | in BIH-W | estimated | library
Labour Day = Radni dan | 05-01 | in national BIH-W | library
	05-01 | in BRC | brcko-district-zakon-2002 [2003,); library
	05-01 | in SRP | republika-srpska-zakon-2007 [2007,); library
	05-01 | in BIH | federation-zakon-o
New Year's Day = Novogodisnji dan | 01-01 | in national BIH-W | library
	01-01 | in BRC | brcko-district-zakon-2002 [2003,); library
	01-01 | in SRP | republika-srpska-zakon-2007 [2007,); library
	01-01 | in BIH | federation-zakon-o
Orthodox Christmas = Pravoslavni Božić | 01-07 | in BIH-W | library computed
	01-07 [,2002) | in BRC | library computed
Orthodox Easter = Pravoslavni Vaskrs | orthodox | in BIH-W | library
	on 19940501 | in BRC | library computed
Orthodox New Year = Pravoslavni novogodišnji dan | 01-14 | in BIH-W | library computed
Republic Day = Dan Republike | 01-09 | in SRP | republika-srpska-zakon-2007 [2010,); republika-srpska-zakon-2007 [2007,2010) estimated; republika-srpska-zakon-2025 [,1990); republika-srpska-zakon-2025 estimated
	on 20000109 | in SRP | republika-srpska-zakon-2025
Statehood Day = Dan državnosti | 11-25 | in BIH | federation-zakon-o
Victory Day = Dan pobjede | 05-09 | in SRP | republika-srpska-zakon-2007 [2007,); library
Labour Day (substitute day) = Radni dan (zamjena dan) | on 20220503 | in BIH-W | substitute | library

fact BIH 2021 | off 05-01 05-02 05-03 | not 01-07 12-25 | Federal Ministry of Labour, 2021
fact BIH 2022 | off 01-03 | not 01-04 | Federal Ministry of Labour, 2022
fact BIH 2023 | off 01-01 01-02 01-03 | not 01-07 | Zakon o praznicima (SFRJ 6/73): the first working day after both
fact BRC 2026 | off 01-01 01-02 03-08 03-09 05-01 05-02 | not 01-07 04-06 12-25 | Zakon o praznicima (19/2002)
fact SRP 2023 | off 01-01 01-02 01-09 05-09 11-21 | not 01-07 03-01 11-25 | Zakon o praznicima, article 3
fact SRP 2023 | off 01-01 01-02 01-09 | not 01-03 01-06 01-07 | Ministry of Administration, 27 December 2022
fact national 2023 | off 01-01 01-02 | not 01-03 | not in the Republika Srpska
decided no law | - | 05-09 | - | BIH | 9 May is not among the holidays of the Federation | Federation of Bosnia and Herzegovina, list of non-working days 2026 | https://www.rtvslon.ba/neradni-dani-praznici-u-federaciji-bih-2026
decided no law | Orthodox Christmas Day; Orthodox Christmas Day (observed); Orthodox Good Friday; Catholic Easter Monday; Eid al-Fitr; Eid al-Adha; Catholic Christmas Day; Catholic Christmas Day (observed) | - | - | BRC | the law of the district has three holidays, none of a religion | Brčko District, Zakon o praznicima (19/2002): New Year, 8 March, Labour Day | https://paragraf.ba/propisi/brcko/zakon-o-praznicima-brcko-distrikta-bosne-i-hercegovine.html
decided no some | Orthodox Christmas Eve; Orthodox Christmas Day; Orthodox New Year; Catholic Good Friday; Orthodox Good Friday; Catholic Easter Sunday; Orthodox Easter Sunday; Catholic Easter Monday; Orthodox Easter Monday; Eid al-Fitr; Eid al-Adha; Catholic Christmas Eve; Catholic Christmas Day | - | - | national BIH SRP | religious feasts are days off for those who keep them | Republika Srpska, Zakon o praznicima (43/07), article 7, and Ministry of Administration, 29 December 2025: believers are entitled to leave | https://mondo.ba/Info/Drustvo/a1437140/neradni-dani-u-srpskoj.html
decided yes law | 2nd day of the New Year (substitute day); 2nd day of the Labour Day (substitute day) | - | - | national BIH | one of the two days on a Sunday: the first working day after both | Federation of Bosnia and Herzegovina, Zakon o praznicima (Službeni list SFRJ 6/73), Ministry of Labour on 3 January 2022 | https://zepce.live/neradni-dan-u-fbih-povodom-nove-godine-je-ponedjeljak-3-sijecnja/
decided yes law | Republic Day | - | - | SRP | a holiday of the republic | Republika Srpska, Zakon o praznicima (43/07), article 7, and Ministry of Administration, 29 December 2025: believers are entitled to leave | https://mondo.ba/Info/Drustvo/a1437140/neradni-dani-u-srpskoj.html
`;
