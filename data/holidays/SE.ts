/** Holidays of Sweden: rules, years and sources. The format: `README.md`. */
export const SE = `
source lag-253-1989 | Sweden, Lag (1989:253) om allmänna helgdagar as amended by SFS 2004:1320 | http://www.riksdagen.se/sv/Dokument-Lagar/Lagar/Svenskforfattningssamling/Lag-1989253-om-allmanna-hel_sfs-1989-253/
source lag-253-1989-2 | Sweden, Lag (1989:253) om allmänna helgdagar | https://lagen.nu/1989:253/konsolidering/1989:253
source lag-253-1989-3 | Sweden, Lag (1989:253), before Lag (2004:1320); not checked against the law
source semesterlagen-480-1977 | Sweden, Semesterlagen (1977:480), 3 a §: these eves count as Sundays; Handelsnytt, 8 September 2011 | https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/
source semesterlagen-480-1977-2 | Sweden, Semesterlagen (1977:480), 3 a §: eves that count as Sundays; Handelsnytt, 8 September 2011 | https://handelsnytt.se/2011/09/08/ar-midsommarafton-en-semesterdag/

All Saints' Day = alla helgons dag | saturday>=10-31 | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Ascension Day = Kristi himmelsfärdsdag | easter+39 | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
feasts sv | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Christmas Eve = Julafton | 12-24 | customary | semesterlagen-480-1977 [2010,); semesterlagen-480-1977 [1990,2010) estimated; semesterlagen-480-1977-2
Easter Sunday = påskdagen | easter | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Epiphany = trettondedag jul | 01-06 | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Midsummer Day = midsommardagen | saturday>=06-20 | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Midsummer Eve = Midsommarafton | friday>=06-19 | customary | semesterlagen-480-1977 [2010,); semesterlagen-480-1977 [1990,2010) estimated; semesterlagen-480-1977-2
National Day = nationaldagen | 06-06 [2005,) | lag-253-1989
New Year's Eve = Nyårsafton | 12-31 | customary | semesterlagen-480-1977 [2010,); semesterlagen-480-1977 [1990,2010) estimated; semesterlagen-480-1977-2
Pentecost = pingstdagen | easter+49 | lag-253-1989 [2005,); lag-253-1989-2 [1990,2005); library
Whit Monday = Annandag pingst | easter+50 [,2005) | computed | lag-253-1989-3

`;
