/** Holidays of Georgia: rules, years and sources. The format: `README.md`. */
export const GE = `
known [1991,)

source law-family-values-2025 | Georgia, Law on Family Values and Protection of Minors: 17 May from 2025 | https://unn.ua/en/news/georgia-sets-a-european-record-for-the-number-of-official-holidays

Bedoba = ბედობა | 01-02 | library
Day of Family Purity and Respect for Parents = ოჯახის სიწმინდისა და მშობლების პატივისცემის დღე | 05-17 [2025,) | law-family-values-2025
Easter Monday = აღდგომის ორშაბათი | orthodox+1 | library
Easter Saturday = დიდი შაბათი | orthodox-1 | library
Easter Sunday = აღდგომა | orthodox | library
Good Friday = წითელი პარასკევი | orthodox-2 | library
Independence Day = დამოუკიდებლობის დღე | 05-26 | library
International Women's Day = ქალთა საერთაშორისო დღე | 03-08 | library
Mother's Day = დედის დღე | 03-03 | library
National Unity Day = ეროვნული ერთიანობის დღე | 04-09 [1990,) | library
New Year's Day = ახალი წელი | 01-01 | library
Orthodox Christmas = შობა | 01-07 | library
Orthodox Epiphany = ნათლისღება | 01-19 | library
Public holiday = უქმე დღე | on 20240517 20250829 | collection estimated | off-one-time
Saint Andrew the First-Called Day = წმინდა ანდრია პირველწოდებულის ხსენების დღე | 05-12 | library
Saint George's Day = გიორგობა | 11-23 | library
Saint Mary's Day = მარიამობა | 08-28 | library
Svetitskhovloba = სვეტიცხოვლობა | 10-14 | library
Victory Day = ფაშიზმზე გამარჯვების დღე | 05-09 | library

fact national 2025 | off 05-17 | not 05-16 | Law on Family Values: the Day of Family Purity
`;
