/** Holidays of Martinique: rules, years and sources. The format: `README.md`. */
export const MQ = `
like FR MQ

decided no some | Victor Schoelcher Day; Mi-Careme | - | - | national | offices close by custom; the law names the day on which slavery was abolished and no other | Code du travail, articles L. 3133-1 and L. 3422-2 | https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521
`;
