/** Holidays of Guadeloupe: rules, years and sources. The format: `README.md`. */
export const GP = `
like FR GP

decided no eve | Mi-Careme | - | - | national | offices close by custom | France, Code du travail, L3133-1: eleven holidays; the others of the Antilles by custom and agreement | https://www.temoignages.re/politique/edito/20-jours-feries-en-guadeloupe-au-lieu-de-11-pas-besoin-d-un-amendement,81758
decided no some | Victor Schoelcher Day; Mi-Careme | - | - | national | offices close by custom; the law names the day on which slavery was abolished and no other | Code du travail, articles L. 3133-1 and L. 3422-2 | https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521
`;
