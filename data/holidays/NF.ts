/** Holidays of Norfolk Island: rules, years and sources. The format: `README.md`. */
export const NF = `
known [2016,)

lieu saturday>next sunday>next | Boxing Day; Christmas Day | library

Anniversary (Bounty) Day | 06-08 saturday>monday sunday>monday | library
Anzac Day | 04-25 | library
Australia Day | 01-26 saturday>monday sunday>monday | library
	on 20190126 20200126 20250126 20300126 | vacanza
Bounty Day | on 20190608 20240608 20250608 20300608 | vacanza
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday | library
Foundation Day | 03-06, 03-07 if sunday +1 [1954,2011), 03-06 if sunday +1 [1955,2096) | library
King's Birthday | monday>=06-11 [2023,) | library
National Day of Mourning for Queen Elizabeth II | on 20220922 | library
New Year's Day | 01-01, 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | library
Norfolk Island Agricultural Show | 2 monday 10 | library
Queen's Birthday | monday>=06-10 [,2023) | library
	on 20190617 | vacanza
Thanksgiving Day | last wednesday 11 | library
`;
