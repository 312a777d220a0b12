/** Holidays of Belgium: rules, years and sources. The format: `README.md`. */
export const BE = `
part BRU Bruxelles
part DE Deutschsprachige Gemeinschaft
part VLG Vlaamse Gemeenschap
part WAL Communauté française
known [2010,)
known [1990,) | in national

source arrete-royal-18-1974 | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium

All Saints' Day = Toussaint; Allerheiligen @ DE VLG | 11-01 | arrete-royal-18-1974 [1974,); library
Armistice Day = Armistice; Waffenstillstand @ DE; Wapenstilstand @ VLG | 11-11 | arrete-royal-18-1974 [1974,); library
Ascension Day = Ascension; Christi Himmelfahrt @ DE; Hemelvaartsdag @ VLG | easter+39 | arrete-royal-18-1974 [1974,); library
Assumption = Assomption; Mariä Himmelfahrt @ DE; Tenhemelopneming @ VLG | 08-15 | arrete-royal-18-1974 [1974,); library
Christmas Day = Noël; Weihnachten @ DE; Kerstmis @ VLG | 12-25 | arrete-royal-18-1974 [1974,); library
Easter Monday = Lundi de Pâques; Ostermontag @ DE; Paasmaandag @ VLG | easter+1 | arrete-royal-18-1974 [1974,); library
Labour Day = Fête du travail; Tag der Arbeit @ DE; Dag van de Arbeid @ VLG | 05-01 | arrete-royal-18-1974 [1974,); library
National Holiday = Fête nationale; Nationalfeiertag @ DE; Nationale feestdag @ VLG | 07-21 | arrete-royal-18-1974 [1974,); library
New Year's Day = Nouvel An; Neujahr @ DE; Nieuwjaar @ VLG | 01-01 | arrete-royal-18-1974 [1974,); library
Whit Monday = Lundi de Pentecôte; Pfingstmontag @ DE; Pinkstermaandag @ VLG | easter+50 | arrete-royal-18-1974 [1974,); library

decided no law | Easter Sunday; Pentecost | - | - | national | no Sunday is one of them | Belgium, Arrêté royal du 18 avril 1974, article 1: ten holidays | https://wikimili.com/en/Public_holidays_in_Belgium
`;
