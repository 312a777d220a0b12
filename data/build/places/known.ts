/** Small places that travellers know the world over and that have fewer names than the others, by GeoNames number. By hand. */
export const KNOWN: ReadonlySet<string> = new Set([
	'6204696', // Queenstown
	'5892532', // Banff
	'2660253', // Interlaken
	'2657928', // Zermatt
	'5412230', // Aspen
	'6180144', // Whistler
	'3170051', // Positano
	'3180630', // Capri
	'5313667', // Sedona
	'5441199', // Telluride
	'2075720', // Broome
	'2068655', // Katherine
	'2776943', // Hallstatt
	'2760634', // Zell am See
	'2661039', // Davos
	'3027301', // Chamonix-Mont-Blanc
	'2658813', // St. Moritz
	'3203925', // Bled
	'3197538', // Kotor
	'3191518', // Rovinj
	'3170092', // Portofino
	'2522975', // Taormina
	'3183130', // Amalfi
	'263219', // Delphi
	'6354954', // Jasper
	'2184707', // Wanaka
	'5476825', // Los Alamos
	'2660461', // Gstaad
	'2638778', // St Ives
	'2633851', // Windermere
	'2634135', // Whitby
	'2964782', // Dingle
	'2172880', // Byron Bay
	'2073985', // Coober Pedy
	'2181625', // Te Anau
	'2189272', // Kaikoura
	'257056', // Mykonos
	'2633618', // Woodstock
	'6943713', // Dawson City
	'5543307', // Moab
	'5370006', // Mammoth Lakes
	'5779451', // Park City
	'5319311', // Vail
	'4676181', // Breckenridge
	'6354950', // Tofino
	'3015907', // Giverny
	'2994768', // Megève
	'3023065', // Courchevel
	'2774347', // Kitzbühel
	'2660498', // Grindelwald
	'2661750', // Andermatt
	'2641108', // Oban
	'2640006', // Portree
	'2649169', // Fort William
	'2656752', // Aviemore
	'2648559', // Glastonbury
	'2960970', // Westport
	'2963522', // Kenmare
	'6243776', // Picton
	'2185081', // Paihia
	'2152681', // Port Douglas
	'6354936', // Airlie Beach
	'2079492', // Exmouth
	'2066981', // Margaret River
	'2155135', // Noosa Heads
	'6355222', // Yulara
	'1863357', // Hakone
	'1151601', // Pai
	'656657', // Inari
	'3135020', // Svolvær
	'3182722', // Assisi
	'3171874', // Orvieto
	'3168320', // San Gimignano
	'3172794', // Montepulciano
	'3172769', // Monterosso al Mare
	'3169562', // Ravello
	'3166350', // Sorrento
	'3182230' // Bellagio
]);
