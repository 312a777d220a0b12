/** Holidays of Northern Mariana Islands: rules, years and sources. The format: `README.md`. */
export const MP = `
source 1-cmc-311 | Northern Mariana Islands, 1 CMC 311; not checked against the law
source 1-cmc-311-2 | Northern Mariana Islands, 1 CMC § 311, and memoranda of the Governor on legal holidays | https://governor.gov.mp/archived-news/executive-actions-archive/memorandum-2022-legal-holidays/

lieu saturday<friday sunday>monday | all | 1-cmc-311-2

Christmas Day | 12-25 [1986,) | collection | 1-cmc-311
Citizenship Day | 11-04 [1986,) | collection | 1-cmc-311
Commonwealth Covenant Day | 03-24 [1986,) | collection | 1-cmc-311
Commonwealth Cultural Day | 2 monday 10 [1986,) | collection | 1-cmc-311
Constitution Day | 12-08 [1986,) | collection | 1-cmc-311
Election Day | on 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | 1-cmc-311-2
Good Friday | easter-2 [1986,) | computed | 1-cmc-311
Independence Day | 07-04 [1986,) | collection | 1-cmc-311
Juneteenth | 06-19 [2021,) | 1-cmc-311-2
Labor Day | 1 monday 09 [1986,) | collection | 1-cmc-311
Martin Luther King Jr. Day | 3 monday 01 [1986,) | collection | 1-cmc-311
Memorial Day | last monday 05 [1986,) | collection | 1-cmc-311
New Year's Day | 01-01 [1986,) | collection | 1-cmc-311
Presidents' Day | 3 monday 02 [1986,) | collection | 1-cmc-311
Thanksgiving Day | 4 thursday 11 [1986,) | collection | 1-cmc-311
Veterans Day | 11-11 [1986,) | collection | 1-cmc-311

fact national 2022 | off 06-20 11-08 03-24 | not 06-21 | memorandum of 2022
`;
