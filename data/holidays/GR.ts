/** Holidays of Greece: rules, years and sources. The format: `README.md`. */
export const GR = `
awaited 2027 | the Minister of Labour names the days in place of a Sunday; looked for until 26 November 2026

source decision-minister-labour-2024 | Greece, decision of the Minister of Labour for that year (Act 4468/2017, article 14) | https://newsique.gr/protomagia-2024-i-argia-metaferetai-tin-triti-tou-pascha
source decision-minister-labour-2017-2 | Greece, decision of the Minister of Labour for that year (Act 4468/2017, article 14) | https://www.qppstudio.net/public-holidays-news/2022/greece-adds-public-holiday-on-may-2nd-014826.htm
source labour-holy-saturday-2021 | Greece, Labour Day on Holy Saturday, as in 2021: the Tuesday after Easter, unless it stays
source ministry-labour-labour-2013 | Greece, Ministry of Labour: Labour Day of 2013, 2016, 2021 and 2022 was moved | https://www.hba.gr/News/Details/1980

like CY | Annunciation, Anniversary of 1821 Revolution; Assumption; Boxing Day; Christmas Day; Easter Monday; Epiphany; Good Friday; National Holiday; New Year's Day
Clean Monday = Καθαρά Δευτέρα | orthodox-48 | library
Labour Day = Εργατική Πρωτομαγιά | on 20130507 20160503 20210504 | collection | decision-minister-labour-2017-2
	on 20220502 | announced | decision-minister-labour-2017-2
	on 20240507 | announced | decision-minister-labour-2024
	05-01 [,2013), 05-01 [2014,2016), 05-01 [2017,2021), 05-01 [2025,), on 20230501 | ministry-labour-labour-2013
Labour Day (substitute day) = Εργατική Πρωτομαγιά | on 20270504 20320504 | collection estimated | labour-holy-saturday-2021
Whit Monday = Αγίου Πνεύματος | orthodox+50 | library

fact national 2024 | off 05-03 05-06 06-24 | not 05-05 06-23 | Royal Decree 748/1966: no Sunday as such
fact national 2024 | off 05-07 05-06 | not 05-01 | decision of the Minister of Labour
fact national 2027 | off 05-01 05-03 05-04 | not 05-02 | on Holy Saturday, as in 2021
decided dated law | Labor Day; Labour Day | - | - | national | on Sundays and in Holy Week on another day | Greece, Ministry of Labour: Labour Day of 2013, 2016, 2021 and 2022 was moved | https://www.hba.gr/News/Details/1980
`;
