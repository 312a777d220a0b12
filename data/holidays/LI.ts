/** Holidays of Liechtenstein: rules, years and sources. The format: `README.md`. */
export const LI = `
source arbeitsgesetz-art-18-1986 | Liechtenstein, Arbeitsgesetz, Art. 18 Abs. 2 (LGBl. 1986 Nr. 85) | https://www.gesetze.li/chrono/html/1986085000
source arbeitsgesetz-art-18-1986-2 | Liechtenstein, Arbeitsgesetz, Art. 18 Abs. 2 (LGBl. 1986 Nr. 85); Good Friday is a holiday of the banks | https://www.gesetze.li/chrono/html/1986085000

All Saints' Day = Allerheiligen | 11-01 | arbeitsgesetz-art-18-1986 [1987,); arbeitsgesetz-art-18-1986-2
Ascension Day = Auffahrt | easter+39 | arbeitsgesetz-art-18-1986 [1987,); library
Assumption and National Day = Mariä Himmelfahrt, Staatsfeiertag | 08-15 | arbeitsgesetz-art-18-1986 [1987,); arbeitsgesetz-art-18-1986-2
Boxing Day = Stephanstag | 12-26 | arbeitsgesetz-art-18-1986 [1987,); library
Christmas Day = Weihnachten | 12-25 | arbeitsgesetz-art-18-1986 [1987,); library
feasts de | Corpus Christi; Easter Monday; Epiphany; New Year's Day; Whit Monday | arbeitsgesetz-art-18-1986 [1987,); library
Immaculate Conception = Mariä Empfängnis | 12-08 | arbeitsgesetz-art-18-1986 [1987,); library
Labour Day = Tag der Arbeit | 05-01 | arbeitsgesetz-art-18-1986 [1987,); library
Nativity of Mary = Mariä Geburt | 09-08 | arbeitsgesetz-art-18-1986 [1987,); library

fact national 2024 | off 08-15 11-01 05-30 | not 03-29 05-10 | Arbeitsgesetz, Art. 18
decided no law | - | 02-02 | - | national | Candlemas is not on the list | Liechtenstein, Arbeitsgesetz, article 18, as of 12 November 1986: days equal to Sundays | https://www.gesetze.li/chrono/html/1986085000
decided no law | - | 03-19 | - | national | Saint Joseph is not on the list | Liechtenstein, Arbeitsgesetz, article 18, as of 12 November 1986: days equal to Sundays | https://www.gesetze.li/chrono/html/1986085000
decided no law | Easter Sunday; Pentecost | - | - | national | Sundays as such | Liechtenstein, Arbeitsgesetz, article 18, as of 12 November 1986: days equal to Sundays | https://www.gesetze.li/chrono/html/1986085000
`;
