/** Holidays of Fiji: rules, years and sources. The format: `README.md`. */
export const FJ = `
known [2016,)

source cabinet-16-february-2023 | Fiji, Cabinet of 16 February 2023: Girmit Day and Ratu Sir Lala Sukuna Day for Constitution Day | https://fijilive.com/news/2023/03/29/govt-approves-two-new-public-holidays/24463/
source public-holidays-act | Fiji, Public Holidays Act, as vacanza/holidays (MIT) lists it

lieu saturday>next sunday>next [2017,) | all but Constitution Day; Diwali; Fiji Day | public-holidays-act collection estimated
lieu saturday>next sunday>next [2026,) | Diwali | public-holidays-act
lieu sunday>next [,2021) | Fiji Day | library

Birthday of Muhammad (Mawlid) | hijri 3-12 [2016,) | estimated | library
	on 20161212 20171202 20181119 20201031 20221007 20230930 20240916 20250906 | collection estimated | which-feast-was
Boxing Day | 12-26 if tuesday wednesday thursday friday saturday [,2100), 12-27 if monday tuesday [1954,) | library
Christmas Day | 12-25 sunday>monday | library
Constitution Day | 09-07 [2014,2023) | library
Diwali | on 20141022 20151110 20171019 20181107 20191028 20201114 20201116 20211104 20231113 20241101 20251021 | library
	on 20161031 20221025 | collection estimated | public-holidays-act
	hindu diwali [2014,) | computed estimated | public-holidays-act
feasts en | Easter Monday; Good Friday; New Year's Day | library
Easter Saturday | easter-1 | library
Fiji Day | 10-10 [1971,) | library
Girmit Day | monday>=05-11 [2023,) | cabinet-16-february-2023
National Sports Day | last friday 06 [2016,2019) | collection estimated | public-holidays-act
Ratu Sir Lala Sukuna Day | on 20230529 | announced | cabinet-16-february-2023
	last friday 05 [2024,) | cabinet-16-february-2023

fact national 2023 | off 01-02 05-15 05-29 10-02 11-13 | not 09-07 | Gazette of 20 March 2023
`;
