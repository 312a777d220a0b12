/** Holidays of Caribbean Netherlands: rules, years and sources. The format: `README.md`. */
export const BQ = `
part BO Bonaire
part SA Saba
part SE Sint Eustatius
known [2011,)

source arbeidsregeling-official-2000 | Caribbean Netherlands, Arbeidsregeling 2000 and the official list of 2025 | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays
source bonaire-official-2025 | Bonaire, official list of 2025; Rincon Day from 2020 on | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays
source kingdom-queen-s-2013 | Kingdom of the Netherlands: Queen’s Day on 30 April until 2013, King’s Day on 27 April since; a Sunday to the Saturday before | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list [,)
source saba-official-2025 | Saba, official list of 2025 | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list
source sint-eustatius-official-2025 | Sint Eustatius, official list of 2025: 1 July from 2022 on | https://english.rijksdienstcn.com/social-affairs-work/employment/official-holidays | list [2022,)

feasts nl | Ascension Day; Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Bonaire Day = Boneiru Dag | 09-06 | in BO | library
Bridge day = Brugdag | on 20250502 | in BO | one_off | bonaire-official-2025
Carnival Monday = Carnavalsmaandag | last monday 07 [2011,) | in SA | saba-official-2025
	1 monday 08 [,2011) | in SA | library
	easter-48 [,2011) | in BO | library
Easter Sunday = Eerste Paasdag | easter [2011,) | computed | arbeidsregeling-official-2000
Emancipation Day = Emancipatiedag | 07-01 [2022,) | in SE | sint-eustatius-official-2025
	08-01 [,2011) | in SE | library
Kingdom Day = Koninkrijksdag | 12-15 [1955,2011) | library
Kings Day = Koningsdag | 04-25 if friday +1 [2014,2099), 04-27 [2015,2025), 04-27 if monday tuesday wednesday thursday friday saturday [2026,) | kingdom-queen-s-2013
Labour Day = Dag van de Arbeid | 05-01 [2011,) | arbeidsregeling-official-2000
	05-01 sunday>monday [,2011) | library
Queen's Day = Koninginnedag | 04-30 [1980,1989), 04-28 if friday +1 [1989,2007), 04-30 if monday tuesday wednesday thursday friday saturday [1990,2014) | kingdom-queen-s-2013
Rincon Day | 04-30 [2020,) | in BO | library
Saba Day | 1 friday 12 | in SA | library
Statia Day | 11-16 | in SE | library
Whit Sunday = Eerste Pinksterdag | easter+49 [2011,) | computed | arbeidsregeling-official-2000

fact BO 2025 | off 04-26 04-30 05-01 05-02 09-06 | not 04-27 12-15 | official list of 2025
`;
