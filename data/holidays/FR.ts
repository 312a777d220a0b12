/** Holidays of France: rules, years and sources. The format: `README.md`. */
export const FR = `
part 57 Département Moselle
part 67 Département Bas-Rhin
part 68 Département Haut-Rhin
part BL Département et région d'outre-mer Saint Barthélemy
part GF Département et région d'outre-mer Guyane
part GP Département et région d'outre-mer Guadeloupe
part MF Département et région d'outre-mer Saint Martin
part MQ Département et région d'outre-mer Martinique
part RE Département et région d'outre-mer La Réunion
part YT Département et région d'outre-mer Mayotte
part 6AE Alsace
known [2010,) | in 67 68

source alsace-ordonnance-16 | Alsace, Ordonnance of 16 August 1892 (Code du travail, article L3134-13) | https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006902672
source code-du-travail-l3133-1 | France, Code du travail, article L3133-1 | https://www.legifrance.gouv.fr/codes/id/LEGISCTA000033008129/
source saint-martin-circulars-2018 | Saint-Martin, circulars of 2018 and 2019 on article L3422-2 of the Code du travail: 28 May | https://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la
source saint-martin-prefecture-2019 | Saint-Martin, Préfecture, May 2019: 27 May until 2017, 28 May since 2018 | https://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la | list [,)
law [1984,) | Abolition of Slavery | in BL GF GP MQ RE YT | France, Décret 83-1003 of 23 November 1983 | https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000336997
law [1990,) | Good Friday; Boxing Day | in 57 67 68 | Alsace-Moselle, Ordonnance of 16 August 1892 (Code du travail, article L3134-13) | https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006902672
law [1990,2008) | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Armistice Day; Bastille Day; Victory Day; Whit Monday | France, fêtes légales by the laws of 1802 to 1981 (Code du travail, article L222-1), by an account of them | https://istravail.com/post/les-jours-f%C3%A9ri%C3%A9s-en-france | list [,)

Abolition of Slavery = Abolition de l’esclavage | 05-27 [2010,2018) | in MF | saint-martin-prefecture-2019
	05-28 [2018,) | in MF | saint-martin-circulars-2018
	on 19540527 19650527 19760527 19850527 19960527 | in MF | library
	10-09 [2012,) | in BL | library
	06-10 [1984,), on 19570610 | in GF | library
	05-27 [1984,), on 19540527 19650527 19760527 | in GP | library
	05-22 [1984,), on 19520522 19610522 19720522 | in MQ | library
	12-20 [1983,) | in RE | library
	04-27 [1984,) | in YT | library
feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day | code-du-travail-l3133-1 [2008,); library
Armistice Day = Armistice 1918 | 11-11 | code-du-travail-l3133-1 [2008,); library
Bastille Day = Fête Nationale de la France | 07-14 | code-du-travail-l3133-1 [2008,); library
Boxing Day = Lendemain de Noël | 12-26 | in 57 67 68 | library
Good Friday = Vendredi saint | easter-2 | in 57 67 68 GP MQ | library
	easter-2 | in 6AE | computed | alsace-ordonnance-16
Saint Stephen's Day = Saint-Étienne | 12-26 | in 6AE | alsace-ordonnance-16
Victory Day = Fête de la Victoire 1945 | 05-08 [1953,1960), 05-08 [1982,) | code-du-travail-l3133-1 [2008,); library
Whit Monday = Lundi de Pentecôte | easter+50 [,2005), easter+50 [2008,) | code-du-travail-l3133-1 [2008,); library

fact 6AE 2026 | off 04-03 12-26 | not 04-02 | Alsace
fact BL 2011 | off 07-14 | not 10-09 | Décret 2012-553: not yet
fact BL 2013 | off 10-09 | not 05-27 | Décret 2012-553
fact MF 2024 | off 05-28 | not 05-27 | circular of 3 May 2019
decided dated law | Abolition of Slavery | - | [2010,2018) | MF | the decree of 2012 has 27 May | Saint-Martin, Préfecture, May 2019: 27 May until 2017, 28 May since 2018 | https://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la
decided no eve | - | 07-21 | - | 971 972 MF | offices close by custom | France, Code du travail, L3133-1: eleven holidays; the others of the Antilles by custom and agreement | https://www.temoignages.re/politique/edito/20-jours-feries-en-guadeloupe-au-lieu-de-11-pas-besoin-d-un-amendement,81758
decided no eve | Mi-Careme | - | - | 971 | offices close by custom | France, Code du travail, L3133-1: eleven holidays; the others of the Antilles by custom and agreement | https://www.temoignages.re/politique/edito/20-jours-feries-en-guadeloupe-au-lieu-de-11-pas-besoin-d-un-amendement,81758
`;
