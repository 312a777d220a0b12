/** Holidays of Belgium: rules, years and sources. The format: `README.md`. */
export const BE = `
country Belgium
part BRU Bruxelles
part DE Deutschsprachige Gemeinschaft
part VLG Vlaamse Gemeenschap
part WAL Communauté française
known [2010,)
known [1990,) | in national

source arrete-royal-18-1974 | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium
source library

All Saints' Day = Toussaint | 11-01 [1974,) | but DE VLG | arrete-royal-18-1974
	11-01 [,1974) | but DE VLG | collection | library
All Saints' Day = Allerheiligen | 11-01 [1974,) | in DE VLG | arrete-royal-18-1974
	11-01 [,1974) | in DE VLG | collection | library
Armistice Day = Armistice | 11-11 [1974,) | but DE VLG | arrete-royal-18-1974
	11-11 [,1974) | but DE VLG | collection | library
Armistice Day = Waffenstillstand | 11-11 [1974,) | in DE | arrete-royal-18-1974
	11-11 [,1974) | in DE | collection | library
Armistice Day = Wapenstilstand | 11-11 [1974,) | in VLG | arrete-royal-18-1974
	11-11 [,1974) | in VLG | collection | library
Ascension Day = Ascension | easter+39 [1974,) | but DE VLG | arrete-royal-18-1974
	easter+39 [,1974) | but DE VLG | computed | library
Ascension Day = Christi Himmelfahrt | easter+39 [1974,) | in DE | arrete-royal-18-1974
	easter+39 [,1974) | in DE | computed | library
Ascension Day = Hemelvaartsdag | easter+39 [1974,) | in VLG | arrete-royal-18-1974
	easter+39 [,1974) | in VLG | computed | library
Assumption = Assomption | 08-15 [1974,) | but DE VLG | arrete-royal-18-1974
	08-15 [,1974) | but DE VLG | collection | library
Assumption = Mariä Himmelfahrt | 08-15 [1974,) | in DE | arrete-royal-18-1974
	08-15 [,1974) | in DE | collection | library
Assumption = Tenhemelopneming | 08-15 [1974,) | in VLG | arrete-royal-18-1974
	08-15 [,1974) | in VLG | collection | library
Christmas Day = Noël | 12-25 [1974,) | but DE VLG | arrete-royal-18-1974
	12-25 [,1974) | but DE VLG | collection | library
Christmas Day = Kerstmis | 12-25 [1974,) | in VLG | arrete-royal-18-1974
	12-25 [,1974) | in VLG | collection | library
Christmas Day = Weihnachten | 12-25 [1974,) | in DE | arrete-royal-18-1974
	12-25 [,1974) | in DE | collection | library
Easter Monday = Lundi de Pâques | easter+1 [1974,) | but DE VLG | arrete-royal-18-1974
	easter+1 [,1974) | but DE VLG | computed | library
Easter Monday = Ostermontag | easter+1 [1974,) | in DE | arrete-royal-18-1974
	easter+1 [,1974) | in DE | computed | library
Easter Monday = Paasmaandag | easter+1 [1974,) | in VLG | arrete-royal-18-1974
	easter+1 [,1974) | in VLG | computed | library
Labour Day = Fête du travail | 05-01 [1974,) | but DE VLG | arrete-royal-18-1974
	05-01 [,1974) | but DE VLG | collection | library
Labour Day = Dag van de Arbeid | 05-01 [1974,) | in VLG | arrete-royal-18-1974
	05-01 [,1974) | in VLG | collection | library
Labour Day = Tag der Arbeit | 05-01 [1974,) | in DE | arrete-royal-18-1974
	05-01 [,1974) | in DE | collection | library
National Holiday = Fête nationale | 07-21 [1974,) | but DE VLG | arrete-royal-18-1974
	07-21 [,1974) | but DE VLG | collection | library
National Holiday = Nationale feestdag | 07-21 [1974,) | in VLG | arrete-royal-18-1974
	07-21 [,1974) | in VLG | collection | library
National Holiday = Nationalfeiertag | 07-21 [1974,) | in DE | arrete-royal-18-1974
	07-21 [,1974) | in DE | collection | library
New Year's Day = Nouvel An | 01-01 [1974,) | but DE VLG | arrete-royal-18-1974
	01-01 [,1974) | but DE VLG | collection | library
New Year's Day = Neujahr | 01-01 [1974,) | in DE | arrete-royal-18-1974
	01-01 [,1974) | in DE | collection | library
New Year's Day = Nieuwjaar | 01-01 [1974,) | in VLG | arrete-royal-18-1974
	01-01 [,1974) | in VLG | collection | library
Whit Monday = Lundi de Pentecôte | easter+50 [1974,) | but DE VLG | arrete-royal-18-1974
	easter+50 [,1974) | but DE VLG | computed | library
Whit Monday = Pfingstmontag | easter+50 [1974,) | in DE | arrete-royal-18-1974
	easter+50 [,1974) | in DE | computed | library
Whit Monday = Pinkstermaandag | easter+50 [1974,) | in VLG | arrete-royal-18-1974
	easter+50 [,1974) | in VLG | computed | library

decided no law | Easter Sunday; Pentecost | - | - | national | no Sunday is one of them | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium
`;
