/** Holidays of Haiti: rules, years and sources. The format: `README.md`. */
export const HT = `
source decret-11-december-2024 | Haiti, Décret of 11 December 2024 on legal holidays | https://www.leplacentin.com/post/13-08-2025-bois-caiman-le-14-aout-inscrit-dans-la-liste-des-fetes-legales-haitiennes
source decret-23-may-1989 | Haiti, Décret of 23 May 1989 and notes of the Primature: Monday from noon, Tuesday and Wednesday of carnival | https://tedactu.com/2024/02/09/periode-carnavalesque-le-gouvernement-decrete-trois-jours-de-conge

feasts fr | All Saints' Day; Assumption; Christmas Day; Corpus Christi; Easter Sunday; Good Friday; Labour Day | library
All Souls' Day = Fête des morts | 11-02 | library
Ancestry Day = Jour des Aieux | 01-02 | library
Anniversary of the death of Dessalines = Anniversaire de la mort de Dessalines | 10-17 | library
Ascension Day = Ascension | on 20080501 20230518 | library computed
Ash Wednesday = Mercredi des Cendres | easter-46 [1990,) | decret-23-may-1989 [2010,); decret-23-may-1989 estimated
Battle of Vertières Day = Vertières | 11-18 | library
Bois Caïman Day = Jour du Bois-Caïman et de l’Union pour la Liberté | 08-14 [2025,) | decret-11-december-2024
Dessalines Day = Jour de Dessalines | 09-20 [2025,) | decret-11-december-2024
Flag and Universities' Day = Jour du Drapeau et de l'Université | 05-18 | library
Independence Day = Jour de l’Indépendance | 01-01 | library
Lundi Gras | easter-48 | half | library
Mardi Gras | easter-47 | library

fact national 2024 | off 02-12 02-13 02-14 05-30 | not 08-14 | Décret of 23 May 1989
fact national 2025 | off 08-14 09-20 | not 05-29 | Décret of 11 December 2024
decided no law | Carnival | - | - | national | a Sunday: Monday from noon, Tuesday and Wednesday are off | Haiti, décret of 23 May 1989 and notes of the Primature, 9 February 2024 | https://tedactu.com/2024/02/09/periode-carnavalesque-le-gouvernement-decrete-trois-jours-de-conge
decided yes law | Ash Wednesday | - | - | national | off with the days of carnival | Haiti, décret of 23 May 1989 and notes of the Primature, 9 February 2024 | https://tedactu.com/2024/02/09/periode-carnavalesque-le-gouvernement-decrete-trois-jours-de-conge
decided yes law | Bois Caïman Day; Dessalines Day | - | - | national | two days that the decree added | Haiti, décret of 11 December 2024 on legal holidays | https://www.leplacentin.com/post/13-08-2025-bois-caiman-le-14-aout-inscrit-dans-la-liste-des-fetes-legales-haitiennes
`;
