/** Holidays of Senegal: rules, years and sources. The format: `README.md`. */
export const SN = `
source grand-magal-18 | Senegal, Grand Magal of 18 Safar as sighted there, each year a day later than by Umm al-Qura | http://news.adakar.com/h/134667.html
source loi-n-10-2013 | Senegal, Loi n° 10/2013 and the day on which the Magal was | http://seneplus.com/article/magal-ch%C3%B4m%C3%A9-et-paye-historique-d%E2%80%99une-d%C3%A9cision
source ministry-labour-magal-2018 | Senegal, Ministry of Labour: the Magal on Sunday 28 October 2018, the Monday off | https://galsen221.com/societe/magal-de-touba-la-journee-du-lundi-decretee-pont-et-feriee-par-macky-sall/
source president-monday-27-2021 | Senegal, the President: Monday 27 September 2021 after the Magal | https://voaafrique.com/a/le-grand-magal-de-touba-d%C3%A9clar%C3%A9-jour-f%C3%A9ri%C3%A9/6246999.html
source sighted-there-vacanza | Senegal, as sighted there, as vacanza/holidays (MIT) lists it

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Whit Monday | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1988), hijri 3-12 [1990,) | estimated | library
Day of Ashura | on 20240717 | collection estimated | sighted-there-vacanza
	hijri 1-10 [,1964), hijri 1-10 [1966,1967), hijri 1-10 [1983,) | estimated | library
Eid al-Adha (substitute day) | on 20220711 | substitute | vacanza
Eid al-Fitr | on 20210512 | vacanza
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 [1970,2077) | estimated | library
	on 20230422 | vacanza
	on 19940313 19940314 20011216 20011217 20041114 20041115 20090920 20090921 20120819 20120820 20170625 20170626 20200524 20200525 20250330 20250331 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 [1970,2077) | estimated | library
	on 20210721 20220710 20230629 20240617 | collection estimated | sighted-there-vacanza
	on 20040201 20040202 20061231 20070101 20111106 20111107 20160911 20160912 20190811 20190812 20270516 20270517 | estimated | library
Magal de Touba | on 20120112 20121231 | collection | loi-n-10-2013
	on 20131222 | announced | loi-n-10-2013
	on 20181028 | announced | ministry-labour-magal-2018
	hijri 2-20 -1 [2012,) | computed estimated | grand-magal-18
	on 20141210 20151130 20161118 20171107 20191017 | estimated | library
National Holiday = Fête nationale | qingming 8 -1 [1961,1964), 04-04 [1974,) | library collection
Public holiday = Jour férié | on 20181029 20221226 | collection estimated | off-one-time
	on 20210927 | one_off | president-monday-27-2021

fact national 2011 | off 04-04 | not 01-22 01-23 | Décret 2011-1978: not yet
fact national 2012 | off 01-12 12-31 | not 01-11 | Décret 2011-1978
fact national 2018 | off 10-28 10-29 | not 10-27 | Ministry of Labour, October 2018
fact national 2022 | off 09-15 | not 09-14 | the Grand Magal as sighted
fact national 2024 | off 08-23 | not 08-22 | the Grand Magal as sighted
decided dated calendar | Magal de Touba; Grand Magal of Touba | - | [2025,2033) | national | as in every year from 2020 to 2024 | Senegal: the Magal by the crescent seen at Touba (26 September 2021, 4 September 2023, 23 August 2024), a day after Mecca | https://www.leral.net/Grand-Magal-de-Touba-18-Safar-sera-celebre-le-dimanche-26-septembre-2021_a313831.html
decided dated law | Magal de Touba; Grand Magal of Touba | - | [2018,2019) | national | on the day of the notice | Senegal, Ministry of Labour: the Magal on 28 October 2018 | https://galsen221.com/societe/magal-de-touba-la-journee-du-lundi-decretee-pont-et-feriee-par-macky-sall/
decided yes law | - | 09-27 | [2021,2022) | national | decreed | Senegal, the President: Monday 27 September 2021 | https://voaafrique.com/a/le-grand-magal-de-touba-d%C3%A9clar%C3%A9-jour-f%C3%A9ri%C3%A9/6246999.html
decided yes law | Magal de Touba | - | [2012,2014) | national | off since 2012, first by decree | Senegal, Décret 2011-1978 and Loi n° 10/2013 | https://www.xibaaru.sn/magal-de-touba-ferie-chronique-dune-decision-historique-par-moubarack-lo/
`;
