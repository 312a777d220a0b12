/** Holidays of Bulgaria: rules, years and sources. The format: `README.md`. */
export const BG = `
known [1991,)

source council-ministers-decision-2025 | Bulgaria, Council of Ministers, decision 808 of 19 November 2025 | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=239075
source decision-council-ministers-2010 | Bulgaria, decision of the Council of Ministers on moving days off in 2010 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=27993
source decision-council-ministers-2011 | Bulgaria, decision of the Council of Ministers on moving days off in 2011 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=41994
source decision-council-ministers-2012 | Bulgaria, decision of the Council of Ministers on moving days off in 2012 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=58790
source decision-council-ministers-2013 | Bulgaria, decision of the Council of Ministers on moving days off in 2013 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=70577
source decision-council-ministers-2014 | Bulgaria, decision of the Council of Ministers on moving days off in 2014 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=80502
source decision-council-ministers-2015 | Bulgaria, decision of the Council of Ministers on moving days off in 2015 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=89532
source decision-council-ministers-2016 | Bulgaria, decision of the Council of Ministers on moving days off in 2016 (Labour Code, article 154(3)) | https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=99143
source labour-code-article | Bulgaria, Labour Code, article 154(1); not checked against the law
source labour-code-article-2017 | Bulgaria, Labour Code, article 154(2), since 2017; not checked against the law

lieu saturday>next sunday>next [2017,) | all | labour-code-article-2017 collection

Bulgarian Education and Culture, and Slavonic Literature Day = Ден на азбуката, културата и просветата | 05-24 | library
Christmas Day = Коледа | 12-25 | library
Christmas Eve = Бъдни вечер | 12-24 [1996,) | library
Exchanged day off | on 20040507 20050304 20050523 20050905 20050923 20060102 20070430 20070525 20070907 20071231 20080502 20080505 20081231 20090102 20090302 20090504 20090505 20090921 20091231 | substitute | vacanza
Day off in exchange = Почивен ден (прехвърлен) | 12-31 [2012,2016), on 20100507 20101231 20110304 20110523 20110905 20110923 20120102 20120430 20120525 20120907 20130502 20131223 20140502 20140505 20150102 20150302 20150921 20160304 20160523 20160905 20160923 | announced | decision-council-ministers-*
Easter Monday = Велики понеделник | orthodox+1 | library
Easter Sunday = Великден | orthodox | library
Freedom Day | on 19910909 | vacanza
Good Friday = Разпети петък | orthodox-2 [2010,) | library
Holy Saturday = Велика събота | orthodox-1 [2010,) | computed | labour-code-article
Independence Day = Ден на независимостта | 09-22 [1998,) | library
Labour Day = Ден на труда | 05-01 | library
Liberation Day = Ден на Освобождението на България от Османската Империя | 03-03 | library
New Year's Day = Нова Година | 01-01 | library
Non-working day = Неприсъствен ден | on 20251231 20260102 | one_off | council-ministers-decision-2025
Official Holiday | on 20040402 20070102 | vacanza
Second Day of Christmas = Рождество Христово | 12-26 [1990,) | collection | labour-code-article
St. George's Day = Гергьовден | 05-06 [1999,) | library
Unification Day = Ден на съединението | 09-06 [1998,) | library
Working day | on 20100515 20101211 20110319 20110528 20110903 20110917 20120121 20120421 20120519 20120929 20121215 20130518 20131214 20131221 20140510 20140531 20141213 20150124 20150321 20150912 20151212 20160312 20160514 20160910 20160917 | worked announced | decision-council-ministers-*

fact national 2015 | worked 01-24 03-21 09-12 12-12 | weekends that are worked
fact national 2026 | off 01-02 | not 01-05 | decision 808 of 19 November 2025
`;
