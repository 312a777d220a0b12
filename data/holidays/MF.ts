/** Holidays of St. Martin: rules, years and sources. The format: `README.md`. */
export const MF = `
known [2008,)
like FR MF

fact national 2017 | off 05-27 | not 05-28 | Décret 2012-553
fact national 2019 | off 05-28 | not 05-27 | circular of 3 May 2019
fact national 2026 | off 05-28 | not 05-27 | Code du travail, L3422-2
decided dated law | Abolition of Slavery | - | [2010,2018) | national | 27 May until 2017, as in Guadeloupe | Soualiga Post, 23 May 2017, on the decree of 23 November 1983 | http://www.soualigapost.com/fr/actualite/14725/culture/comm%C3%A9moration-de-labolition-de-lesclavage-cest-encore-le-27-mai-et-cest-un
decided dated law | Abolition of Slavery | - | [2010,2018) | national | the decree of 2012 has 27 May | Saint-Martin, Préfecture, May 2019: 27 May until 2017, 28 May since 2018 | https://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la
decided no some | Victor Schoelcher Day; Mi-Careme | - | - | national | offices close by custom; the law names the day on which slavery was abolished and no other | Code du travail, articles L. 3133-1 and L. 3422-2 | https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521
`;
