/** Holidays of Belgium: rules, years and sources. The format: `README.md`. */
export const BE = `
country Belgium
part BRU Bruxelles
part DE Deutschsprachige Gemeinschaft
part VLG Vlaamse Gemeenschap
part WAL Communauté française

source library
source arrete-royal-18-1974 | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium

All Saints' Day = Toussaint | 11-01 [,1974) | but DE VLG | library
	11-01 [1974,) | but DE VLG | arrete-royal-18-1974
Armistice Day = Armistice | 11-11 [,1974) | but DE VLG | library
	11-11 [1974,) | but DE VLG | arrete-royal-18-1974
Ascension Day = Ascension | easter+39 [,1974) | but DE VLG | computed | library
	easter+39 [1974,) | but DE VLG | arrete-royal-18-1974
Assumption = Assomption | 08-15 [,1974) | but DE VLG | library
	08-15 [1974,) | but DE VLG | arrete-royal-18-1974
Christmas Day = Noël | 12-25 [,1974) | but DE VLG | library
	12-25 [1974,) | but DE VLG | arrete-royal-18-1974
Easter Monday = Lundi de Pâques | easter+1 [,1974) | but DE VLG | computed | library
	easter+1 [1974,) | but DE VLG | arrete-royal-18-1974
Labour Day = Fête du travail | 05-01 [,1974) | but DE VLG | library
	05-01 [1974,) | but DE VLG | arrete-royal-18-1974
National Holiday = Fête nationale | 07-21 [,1974) | but DE VLG | library
	07-21 [1974,) | but DE VLG | arrete-royal-18-1974
New Year's Day = Nouvel An | 01-01 [,1974) | but DE VLG | library
	01-01 [1974,) | but DE VLG | arrete-royal-18-1974
Whit Monday = Lundi de Pentecôte | easter+50 [,1974) | but DE VLG | computed | library
	easter+50 [1974,) | but DE VLG | arrete-royal-18-1974
New Year's Day = Neujahr | 01-01 [,1974) | in DE | library
	01-01 [1974,) | in DE | arrete-royal-18-1974
Easter Monday = Ostermontag | easter+1 [,1974) | in DE | computed | library
	easter+1 [1974,) | in DE | arrete-royal-18-1974
Labour Day = Tag der Arbeit | 05-01 [,1974) | in DE | library
	05-01 [1974,) | in DE | arrete-royal-18-1974
Ascension Day = Christi Himmelfahrt | easter+39 [,1974) | in DE | computed | library
	easter+39 [1974,) | in DE | arrete-royal-18-1974
Whit Monday = Pfingstmontag | easter+50 [,1974) | in DE | computed | library
	easter+50 [1974,) | in DE | arrete-royal-18-1974
National Holiday = Nationalfeiertag | 07-21 [,1974) | in DE | library
	07-21 [1974,) | in DE | arrete-royal-18-1974
Assumption = Mariä Himmelfahrt | 08-15 [,1974) | in DE | library
	08-15 [1974,) | in DE | arrete-royal-18-1974
All Saints' Day = Allerheiligen | 11-01 [,1974) | in DE VLG | library
	11-01 [1974,) | in DE VLG | arrete-royal-18-1974
Armistice Day = Waffenstillstand | 11-11 [,1974) | in DE | library
	11-11 [1974,) | in DE | arrete-royal-18-1974
Christmas Day = Weihnachten | 12-25 [,1974) | in DE | library
	12-25 [1974,) | in DE | arrete-royal-18-1974
New Year's Day = Nieuwjaar | 01-01 [,1974) | in VLG | library
	01-01 [1974,) | in VLG | arrete-royal-18-1974
Easter Monday = Paasmaandag | easter+1 [,1974) | in VLG | computed | library
	easter+1 [1974,) | in VLG | arrete-royal-18-1974
Labour Day = Dag van de Arbeid | 05-01 [,1974) | in VLG | library
	05-01 [1974,) | in VLG | arrete-royal-18-1974
Ascension Day = Hemelvaartsdag | easter+39 [,1974) | in VLG | computed | library
	easter+39 [1974,) | in VLG | arrete-royal-18-1974
Whit Monday = Pinkstermaandag | easter+50 [,1974) | in VLG | computed | library
	easter+50 [1974,) | in VLG | arrete-royal-18-1974
National Holiday = Nationale feestdag | 07-21 [,1974) | in VLG | library
	07-21 [1974,) | in VLG | arrete-royal-18-1974
Assumption = Tenhemelopneming | 08-15 [,1974) | in VLG | library
	08-15 [1974,) | in VLG | arrete-royal-18-1974
Armistice Day = Wapenstilstand | 11-11 [,1974) | in VLG | library
	11-11 [1974,) | in VLG | arrete-royal-18-1974
Christmas Day = Kerstmis | 12-25 [,1974) | in VLG | library
	12-25 [1974,) | in VLG | arrete-royal-18-1974

decided no law | Easter Sunday; Pentecost | - | - | national | no Sunday is one of them | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium
`;
