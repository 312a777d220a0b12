/** Holidays of Benin: rules, years and sources. The format: `README.md`. */
export const BJ = `
source loi-32-2024 | Benin, Loi 2024-32 of 2 September 2024: the second Friday of January and the Thursday before | https://www.beninintelligent.com/2024/09/13/fete-du-vodun-talon-promulgue-la-loi-sur-la-reforme-du-10-janvier/

All Saints' Day = Toussaint | 11-01 [,1977), 11-01 [1990,) | library
Ascension Day = Ascension | easter+39 [,1977), easter+39 [1991,), on 19870528 | library
Assumption = Assomption | 08-15 [,1977), 08-15 [1990,), on 19860815 | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [,1977), hijri 3-12 [1990,) | estimated | library
feasts fr | Christmas Day; Labour Day; New Year's Day | library
Easter Monday = Lundi de Pâques | easter+1 [,1977), easter+1 [1991,) | library
Easter Sunday | on 19900415 | vacanza
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | estimated | library
Independence Day = Fête Nationale | on 19901130 | vacanza
	08-01 [1961,1977), 08-01 [1991,), on 19810801 | library
Martyrs' Day | on 19900116 | vacanza
Pentecost | on 19900603 | vacanza
Vodoun Festival = Fête annuelle des religions traditionnelles | thursday>=01-07 [2025,), 2 friday 01 [2025,) | loi-32-2024
Vodoun Festival = Fête du Vodoun | 01-10 [,1977), 01-10 [1998,2025) | library
Whit Monday = Lundi de Pentecôte | easter+50 [,1977), easter+50 [1991,) | library
Youth Day | on 19900401 | vacanza

fact national 2024 | off 01-10 | not 01-11 | Loi 97-031
fact national 2025 | off 01-09 01-10 | not 01-08 | Loi 2024-32
fact national 2026 | off 01-08 01-09 | not 01-10 | Loi 2024-32
`;
