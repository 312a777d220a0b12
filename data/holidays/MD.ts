/** Holidays of Moldova: rules, years and sources. The format: `README.md`. */
export const MD = `
part CA Cahul
part CU Chișinău
known [2010,)
known [1991,) | in national

source government-decision-1-2017 | Moldova, Government decision on 1 June 2017 | https://primariacahul.md/media-category/noutati-si-evenimente/hotarare-cu-privire-la-ziua-de-odihna-din-luna-iunie-2017
source government-decision-1-2018 | Moldova, Government decision on 1 June 2018 | http://oficial.md/social/ziua-de-1-iunie-2018-declarata-zi-libera
source guvern-hotariri-2016 | Moldova, Guvern, hotărîri of 2016 | http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480
source guvern-hotariri-2017 | Moldova, Guvern, hotărîri of 2017 | http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480
source labour-code-article-2023 | Moldova, Labour Code, article 111 as amended by Law 154 of 2023: 1 June | https://224320.siukjm.asia/ru/news/2023/06/30/23005215

Cahul Day = Ziua Cahul | 11-21 | in CA | library
Capital's Day = Ziua capitalului | 10-14 | in CU | library
Christmas Day = Craciun pe stil Nou | 12-25 [2013,) | library
Easter Monday = A doua zi de Paști | orthodox+1 | library
Easter Sunday = Paștele | orthodox | library
Exchanged day off = Zi de odihnă | on 20160307 20160829 20160830 20170601 | announced | guvern-hotariri-*
Independence Day = Ziua Independentei | 08-27 [1991,) | library [1992,); vacanza
International Children's Day = Ziua Ocrotirii Copilului | on 20170601 20180601 | announced | government-decision-1-*
	06-01 [2024,) | labour-code-article-2023
International Women's Day = Ziua Internationala a Femeii | 03-08 | library
Labour Day = Ziua muncii | 05-01 | library
Memorial Day = Paştele Blăjinilor | orthodox+8 | library
National Language Day = Limba noastră | 08-31 [1990,) | library
New Year's Day = Anul nou | 01-01 | library
Orthodox Christmas = Craciun pe Rit Vechi | 01-07, 01-08 | library computed
Victory Day = Ziua Victoriei | 05-09 | library
Working day | on 20160312 20160924 20161022 20170624 | worked announced | guvern-hotariri-*
	on 20180623 | worked announced | government-decision-1-*

fact national 2012 | off 01-07 | not 12-25 | Codul muncii: not yet
fact national 2016 | off 03-07 08-29 08-30 | not 06-01 | Hotărîri 867/2015 and 1005/2016
fact national 2017 | off 06-01 | not 06-02 | decision of 2017: 1 June for 24 June
fact national 2017 | off 06-01 | not 06-24 | Government decision; Saturday 24 June was worked
fact national 2024 | off 06-01 12-25 | not 06-02 | Codul muncii since 30 June 2023
fact national 2026 | off 06-01 | not 06-02 | Law 154 of 2023
decided no law | - | 06-01 | [2016,2024) | national | 1 June since 2024 | Moldova, Labour Code, article 111 as amended by Law 154 of 2023; decisions for 2017 and 2018 | https://224320.siukjm.asia/ru/news/2023/06/30/23005215
decided yes law | Exchanged day off | - | [2016,2017) | national | by decision | Moldova, Guvern, hotărîri on exchanged days of 2016 | https://lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480
`;
