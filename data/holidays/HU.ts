/** Holidays of Hungary: rules, years and sources. The format: `README.md`. */
export const HU = `
source 10-iv-2026 | Hungary, 10/2025. (IV. 30.) NGM rendelet | https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/
source 11-iv-2025 | Hungary, 11/2024. (IV. 8.) NGM rendelet | https://njt.hu/jogszabaly/2024-11-20-2X
source 14-v-2021 | Hungary, 14/2020. (V. 13.) ITM rendelet | https://njt.hu/jogszabaly/2020-14-20-7Q
source 15-vii-2024 | Hungary, 15/2023. (VII. 13.) GFM rendelet | https://njt.hu/jogszabaly/2023-15-20-8P
source 18-ngm-2016 | Hungary, 18/2015. NGM rendelet | https://njt.hu/jogszabaly/2015-18-20-2X
source 20-szmm-2010 | Hungary, 20/2009. SZMM rendelet | https://njt.hu/jogszabaly/2009-20-20-1X
source 23-itm-2022 | Hungary, 23/2021. ITM rendelet | https://njt.hu/jogszabaly/2021-23-20-7Q
source 28-ngm-2013 | Hungary, 28/2012. NGM rendelet | https://njt.hu/jogszabaly/2012-28-20-2X
source 28-ngm-2015 | Hungary, 28/2014. NGM rendelet | https://njt.hu/jogszabaly/2014-28-20-2X
source 33-viii-2014 | Hungary, 33/2013. (VIII. 30.) NGM rendelet | https://njt.hu/jogszabaly/2013-33-20-2X
source 39-ngm-2012 | Hungary, 39/2011. NGM rendelet and 28/2012. NGM rendelet | https://njt.hu/jogszabaly/2011-39-20-2X
source 6-viii-2019 | Hungary, 6/2018. (VIII. 23.) PM rendelet | https://njt.hu/jogszabaly/2018-6-20-53
source 61-decree-2018 | Hungary, 61/2017. decree | https://njt.hu/jogszabaly/2017-61-B0-15
source 7-ngm-2011 | Hungary, 7/2010. NGM rendelet | https://njt.hu/jogszabaly/2010-7-20-2X
source 7-pm-2020 | Hungary, 7/2019. PM rendelet | https://njt.hu/jogszabaly/2019-7-20-53

All Saints' Day = Mindenszentek | 11-01 [1999,) | library
Boxing Day = Karácsony másnapja | 12-26 [,1955), 12-26 [1956,) | library
Christmas Day = Karácsony | 12-25 | library
Exchanged day off | on 19910819 19920821 19921224 19931224 19940314 19970502 19971024 19971224 19980102 19980821 19981224 19991224 20010316 20010430 20011022 20011102 20011224 20011231 20020819 20021224 20030502 20031024 20031224 20040102 20041224 20050314 20051031 20070316 20070430 20071022 20071102 20071224 20071231 20080502 20081024 20081224 20090102 20090821 20091224 | substitute | vacanza
Day off in exchange = Pihenőnap | on 20101224 | announced | 20-szmm-2010
	on 20110314 20111031 | announced | 7-ngm-2011
	on 20120316 20120430 20121022 20121102 20121224 20121231 | announced | 39-ngm-2012
	on 20130819 20131224 20131227 20150102 20150821 20151224 | announced | 28-ngm-*
	on 20140502 20141024 20141224 | announced | 33-viii-2014
	on 20160314 20161031 | announced | 18-ngm-2016
	on 20180316 20180430 20181022 20181102 20181224 20181231 | announced | 61-decree-2018
	on 20190819 20191224 20191227 | announced | 6-viii-2019
	on 20200821 20201224 | announced | 7-pm-2020
	on 20211224 | announced | 14-v-2021
	on 20220314 20221031 | announced | 23-itm-2022
	on 20240819 20241224 20241227 | announced | 15-vii-2024
	on 20250502 20251024 20251224 | announced | 11-iv-2025
	on 20260102 20260821 20261224 | announced | 10-iv-2026
Easter Monday = Húsvéthétfő | easter+1 [,1955), easter+1 [1956,) | library
Easter Sunday = Húsvétvasárnap | easter | library
Good Friday = Nagypéntek | easter-2 [2017,) | library
Labour Day = A munka ünnepe | 05-01 | library
National Day = 1848-as forradalom | 03-15 [1989,), on 19500315 | library
National Day = 1956-os forradalom | 10-23 [1991,) | library
New Year's Day = Újév | 01-01 | library
Pentecost = Pünkösdvasárnap | easter+49 | library
Saint Stephen's Day = Szent István ünnepe | 08-20 | library
Whit Monday = Pünkösdhétfő | easter+50 [,1953), easter+50 [1992,) | library
Working day | on 20101211 | worked announced | 20-szmm-2010
	on 20110319 20111105 | worked announced | 7-ngm-2011
	on 20120324 20120421 20121027 20121110 20121201 20121215 | worked announced | 39-ngm-2012
	on 20130824 20131207 20131221 20150110 20150808 20151212 | worked announced | 28-ngm-*
	on 20140510 20141018 20141213 | worked announced | 33-viii-2014
	on 20160305 20161015 | worked announced | 18-ngm-2016
	on 20180310 20180421 20181013 20181110 20181201 20181215 | worked announced | 61-decree-2018
	on 20190810 20191207 20191214 | worked announced | 6-viii-2019
	on 20200829 20201212 | worked announced | 7-pm-2020
	on 20211211 | worked announced | 14-v-2021
	on 20220326 20221015 | worked announced | 23-itm-2022
	on 20240803 20241207 20241214 | worked announced | 15-vii-2024
	on 20250517 20251018 20251213 | worked announced | 11-iv-2025
	on 20260110 20260808 20261212 | worked announced | 10-iv-2026

fact national 2018 | worked 03-10 04-21 10-13 11-10 12-01 12-15 | weekends that are worked
fact national 2022 | worked 03-26 10-15 | weekends that are worked
fact national 2023 | worked | weekends that are worked
fact national 2024 | off 08-19 12-24 12-27 | not 08-03 12-23 | 15/2023. (VII. 13.) GFM rendelet
fact national 2025 | off 05-02 10-24 12-24 | not 12-31 | 11/2024. (IV. 8.) NGM rendelet
`;
