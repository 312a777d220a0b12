/** Currencies by country, for questions that name countries in their place. */

/** ISO 3166-1 alpha-2 → ISO 4217. Source: Unicode CLDR 48, supplemental data on regions. */
const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
	'US=USD GB=GBP DE=EUR FR=EUR IT=EUR ES=EUR AT=EUR BE=EUR NL=EUR IE=EUR PT=EUR GR=EUR FI=EUR LU=EUR SI=EUR SK=EUR EE=EUR LV=EUR LT=EUR MT=EUR CY=EUR HR=EUR BG=EUR JP=JPY CN=CNY IN=INR MX=MXN CA=CAD AU=AUD CH=CHF LI=CHF RU=RUB KR=KRW BR=BRL SE=SEK NO=NOK DK=DKK PL=PLN CZ=CZK HU=HUF RO=RON IS=ISK TR=TRY IL=ILS ZA=ZAR TH=THB PH=PHP NZ=NZD SG=SGD HK=HKD ID=IDR MY=MYR AE=AED SA=SAR EG=EGP VN=VND PK=PKR BD=BDT LK=LKR NP=NPR AR=ARS CL=CLP CO=COP PE=PEN UA=UAH KE=KES NG=NGN GH=GHS MA=MAD TN=TND DZ=DZD KW=KWD QA=QAR BH=BHD OM=OMR JO=JOD LB=LBP IQ=IQD IR=IRR TW=TWD'
		.split(' ')
		.map((pair) => pair.split('=') as [string, string])
);
/** The currency that is paid with in a country; undefined where it is not listed. */
export const currencyOf = (country: string | undefined): string | undefined =>
	country === undefined ? undefined : CURRENCIES[country];

/** Every currency that is paid with in a country listed here. */
export const PAID_CURRENCIES: ReadonlySet<string> = new Set(Object.values(CURRENCIES));
