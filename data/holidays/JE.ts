/** Holidays of Jersey: rules, years and sources. The format: `README.md`. */
export const JE = `
source queen-s-diamond | The Queen’s Diamond Jubilee, as vacanza/holidays (MIT) lists them

lieu saturday>next sunday>next | all but Liberation Day | library

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
like GG | Early May bank holiday (VE day); King Charles III's Coronation; Millennium Celebrations; Queen Elizabeth's Funeral Day; Queen’s Diamond Jubilee; Queen’s Platinum Jubilee; Royal Wedding
Corn Riots Anniversary | on 20210927 | collection estimated | off-one-time
Early May Bank Holiday | on 20200504 | vacanza
Early May bank holiday | on 19950508 | vacanza
	1 monday 05 [,1952), 1 monday 05 [1980,1995), 1 monday 05 [1996,2020), 1 monday 05 [2021,) | library
Liberation Day | 05-09 if monday tuesday wednesday thursday friday [,2099), 05-08 if friday +1 [2015,2100), on 20100509 | library
Queen's Golden Jubilee | on 20020603 | vacanza
Royal visit | on 20240715 | collection estimated | off-one-time
Spring bank holiday | on 20020604 | vacanza
	on 20120604 | collection estimated | queen-s-diamond
	last monday 05 [,1952), last monday 05 [1969,2002), last monday 05 [2003,2012), last monday 05 [2013,2022), last monday 05 [2023,), on 19530525 19550530 19580526 19660530 20220602 | library
Summer Bank Holiday | 4 monday 08 [,1952), last monday 08 [1970,) | library
The visit of Her Majesty Queen Elizabeth II | on 20010713 | vacanza

fact national 2012 | off 06-04 06-05 | not 05-28 | Diamond Jubilee
`;
