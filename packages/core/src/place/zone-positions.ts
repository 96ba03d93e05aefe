/** The longitude and latitude of the city that a zone is named after; undefined for other zones. */
export function positionOf(zone: string): [longitude: number, latitude: number] | undefined {
  known ??= new Map(zones.split(/[;\n]/).map(parsed))
  return known.get(zone)
}

let known: Map<string, [number, number]> | undefined

function parsed(line: string): [string, [number, number]] {
  const [zone = '', longitude, latitude] = line.split(' ')
  return [zone, [Number(longitude), Number(latitude)]]
}

/** From `zone.tab` of the time zone database, which is in the public domain, and its older names that browsers say. */
const zones = `Africa/Abidjan -4 5.3;Africa/Accra -0.2 5.5;Africa/Addis_Ababa 38.7 9;Africa/Algiers 3 36.8;Africa/Asmara 38.9 15.3
Africa/Asmera 38.9 15.3;Africa/Bamako -8 12.7;Africa/Bangui 18.6 4.4;Africa/Banjul -16.6 13.5;Africa/Bissau -15.6 11.8
Africa/Blantyre 35 -15.8;Africa/Brazzaville 15.3 -4.3;Africa/Bujumbura 29.4 -3.4;Africa/Cairo 31.2 30.1
Africa/Casablanca -7.6 33.6;Africa/Ceuta -5.3 35.9;Africa/Conakry -13.7 9.5;Africa/Dakar -17.4 14.7;Africa/Dar_es_Salaam 39.3 -6.8
Africa/Djibouti 43.1 11.6;Africa/Douala 9.7 4;Africa/El_Aaiun -13.2 27.1;Africa/Freetown -13.2 8.5;Africa/Gaborone 25.9 -24.6
Africa/Harare 31.1 -17.8;Africa/Johannesburg 28 -26.2;Africa/Juba 31.6 4.8;Africa/Kampala 32.4 0.3;Africa/Khartoum 32.5 15.6
Africa/Kigali 30.1 -1.9;Africa/Kinshasa 15.3 -4.3;Africa/Lagos 3.4 6.5;Africa/Libreville 9.4 0.4;Africa/Lome 1.2 6.1
Africa/Luanda 13.2 -8.8;Africa/Lubumbashi 27.5 -11.7;Africa/Lusaka 28.3 -15.4;Africa/Malabo 8.8 3.8;Africa/Maputo 32.6 -26
Africa/Maseru 27.5 -29.5;Africa/Mbabane 31.1 -26.3;Africa/Mogadishu 45.4 2.1;Africa/Monrovia -10.8 6.3;Africa/Nairobi 36.8 -1.3
Africa/Ndjamena 15.1 12.1;Africa/Niamey 2.1 13.5;Africa/Nouakchott -15.9 18.1;Africa/Ouagadougou -1.5 12.4
Africa/Porto-Novo 2.6 6.5;Africa/Sao_Tome 6.7 0.3;Africa/Tripoli 13.2 32.9;Africa/Tunis 10.2 36.8;Africa/Windhoek 17.1 -22.6
America/Adak -176.7 51.9;America/Anchorage -149.9 61.2;America/Anguilla -63.1 18.2;America/Antigua -61.8 17.1
America/Araguaina -48.2 -7.2;America/Argentina/Buenos_Aires -58.5 -34.6;America/Argentina/Catamarca -65.8 -28.5
America/Argentina/Cordoba -64.2 -31.4;America/Argentina/Jujuy -65.3 -24.2;America/Argentina/La_Rioja -66.8 -29.4
America/Argentina/Mendoza -68.8 -32.9;America/Argentina/Rio_Gallegos -69.2 -51.6;America/Argentina/Salta -65.4 -24.8
America/Argentina/San_Juan -68.5 -31.5;America/Argentina/San_Luis -66.3 -33.3;America/Argentina/Tucuman -65.2 -26.8
America/Argentina/Ushuaia -68.3 -54.8;America/Aruba -70 12.5;America/Asuncion -57.7 -25.3;America/Atikokan -91.6 48.8
America/Bahia -38.5 -13;America/Bahia_Banderas -105.2 20.8;America/Barbados -59.6 13.1;America/Belem -48.5 -1.4
America/Belize -88.2 17.5;America/Blanc-Sablon -57.1 51.4;America/Boa_Vista -60.7 2.8;America/Bogota -74.1 4.6
America/Boise -116.2 43.6;America/Buenos_Aires -58.5 -34.6;America/Cambridge_Bay -105.1 69.1;America/Campo_Grande -54.6 -20.4
America/Cancun -86.8 21.1;America/Caracas -66.9 10.5;America/Cayenne -52.3 4.9;America/Cayman -81.4 19.3
America/Chicago -87.7 41.9;America/Chihuahua -106.1 28.6;America/Ciudad_Juarez -106.5 31.7;America/Coral_Harbour -91.6 48.8
America/Cordoba -64.2 -31.4;America/Costa_Rica -84.1 9.9;America/Coyhaique -72.1 -45.6;America/Creston -116.5 49.1
America/Cuiaba -56.1 -15.6;America/Curacao -69 12.2;America/Danmarkshavn -18.7 76.8;America/Dawson -139.4 64.1
America/Dawson_Creek -120.2 55.8;America/Denver -105 39.7;America/Detroit -83 42.3;America/Dominica -61.4 15.3
America/Edmonton -113.5 53.5;America/Eirunepe -69.9 -6.7;America/El_Salvador -89.2 13.7;America/Fort_Nelson -122.7 58.8
America/Fortaleza -38.5 -3.7;America/Glace_Bay -60 46.2;America/Godthab -51.7 64.2;America/Goose_Bay -60.4 53.3
America/Grand_Turk -71.1 21.5;America/Grenada -61.8 12.1;America/Guadeloupe -61.5 16.2;America/Guatemala -90.5 14.6
America/Guayaquil -79.8 -2.2;America/Guyana -58.2 6.8;America/Halifax -63.6 44.6;America/Havana -82.4 23.1
America/Hermosillo -111 29.1;America/Indiana/Indianapolis -86.2 39.8;America/Indiana/Knox -86.6 41.3
America/Indiana/Marengo -86.3 38.4;America/Indiana/Petersburg -87.3 38.5;America/Indiana/Tell_City -86.8 38
America/Indiana/Vevay -85.1 38.7;America/Indiana/Vincennes -87.5 38.7;America/Indiana/Winamac -86.6 41.1
America/Indianapolis -86.2 39.8;America/Inuvik -133.7 68.3;America/Iqaluit -68.5 63.7;America/Jamaica -76.8 18
America/Juneau -134.4 58.3;America/Kentucky/Louisville -85.8 38.3;America/Kentucky/Monticello -84.8 36.8
America/Kralendijk -68.3 12.2;America/La_Paz -68.2 -16.5;America/Lima -77 -12.1;America/Los_Angeles -118.2 34.1
America/Louisville -85.8 38.3;America/Lower_Princes -63 18.1;America/Maceio -35.7 -9.7;America/Managua -86.3 12.2
America/Manaus -60 -3.1;America/Marigot -63.1 18.1;America/Martinique -61.1 14.6;America/Matamoros -97.5 25.8
America/Mazatlan -106.4 23.2;America/Mendoza -68.8 -32.9;America/Menominee -87.6 45.1;America/Merida -89.6 21
America/Metlakatla -131.6 55.1;America/Mexico_City -99.2 19.4;America/Miquelon -56.3 47;America/Moncton -64.8 46.1
America/Monterrey -100.3 25.7;America/Montevideo -56.2 -34.9;America/Montserrat -62.2 16.7;America/Nassau -77.3 25.1
America/New_York -74 40.7;America/Nome -165.4 64.5;America/Noronha -32.4 -3.9;America/North_Dakota/Beulah -101.8 47.3
America/North_Dakota/Center -101.3 47.1;America/North_Dakota/New_Salem -101.4 46.8;America/Nuuk -51.7 64.2
America/Ojinaga -104.4 29.6;America/Panama -79.5 9;America/Paramaribo -55.2 5.8;America/Phoenix -112.1 33.4
America/Port-au-Prince -72.3 18.5;America/Port_of_Spain -61.5 10.7;America/Porto_Velho -63.9 -8.8;America/Puerto_Rico -66.1 18.5
America/Punta_Arenas -70.9 -53.1;America/Rankin_Inlet -92.1 62.8;America/Recife -34.9 -8.1;America/Regina -104.7 50.4
America/Resolute -94.8 74.7;America/Rio_Branco -67.8 -10;America/Santarem -54.9 -2.4;America/Santiago -70.7 -33.5
America/Santo_Domingo -69.9 18.5;America/Sao_Paulo -46.6 -23.5;America/Scoresbysund -22 70.5;America/Sitka -135.3 57.2
America/St_Barthelemy -62.9 17.9;America/St_Johns -52.7 47.6;America/St_Kitts -62.7 17.3;America/St_Lucia -61 14
America/St_Thomas -64.9 18.4;America/St_Vincent -61.2 13.2;America/Swift_Current -107.8 50.3;America/Tegucigalpa -87.2 14.1
America/Thule -68.8 76.6;America/Tijuana -117 32.5;America/Toronto -79.4 43.6;America/Tortola -64.6 18.4
America/Vancouver -123.1 49.3;America/Whitehorse -135.1 60.7;America/Winnipeg -97.2 49.9;America/Yakutat -139.7 59.5
Antarctica/Casey 110.5 -66.3;Antarctica/Davis 78 -68.6;Antarctica/DumontDUrville 140 -66.7;Antarctica/Macquarie 158.9 -54.5
Antarctica/Mawson 62.9 -67.6;Antarctica/McMurdo 166.6 -77.8;Antarctica/Palmer -64.1 -64.8;Antarctica/Rothera -68.1 -67.6
Antarctica/Syowa 39.6 -69;Antarctica/Troll 2.5 -72;Antarctica/Vostok 106.9 -78.4;Arctic/Longyearbyen 16 78;Asia/Aden 45.2 12.8
Asia/Almaty 77 43.2;Asia/Amman 35.9 31.9;Asia/Anadyr 177.5 64.8;Asia/Aqtau 50.3 44.5;Asia/Aqtobe 57.2 50.3;Asia/Ashgabat 58.4 38
Asia/Atyrau 51.9 47.1;Asia/Baghdad 44.4 33.4;Asia/Bahrain 50.6 26.4;Asia/Baku 49.9 40.4;Asia/Bangkok 100.5 13.8
Asia/Barnaul 83.8 53.4;Asia/Beirut 35.5 33.9;Asia/Bishkek 74.6 42.9;Asia/Brunei 114.9 4.9;Asia/Calcutta 88.4 22.5
Asia/Chita 113.5 52;Asia/Colombo 79.8 6.9;Asia/Damascus 36.3 33.5;Asia/Dhaka 90.4 23.7;Asia/Dili 125.6 -8.6;Asia/Dubai 55.3 25.3
Asia/Dushanbe 68.8 38.6;Asia/Famagusta 34 35.1;Asia/Gaza 34.5 31.5;Asia/Hebron 35.1 31.5;Asia/Ho_Chi_Minh 106.7 10.8
Asia/Hong_Kong 114.2 22.3;Asia/Hovd 91.7 48;Asia/Irkutsk 104.3 52.3;Asia/Jakarta 106.8 -6.2;Asia/Jayapura 140.7 -2.5
Asia/Jerusalem 35.2 31.8;Asia/Kabul 69.2 34.5;Asia/Kamchatka 158.7 53;Asia/Karachi 67 24.9;Asia/Kathmandu 85.3 27.7
Asia/Katmandu 85.3 27.7;Asia/Khandyga 135.6 62.7;Asia/Kolkata 88.4 22.5;Asia/Krasnoyarsk 92.8 56;Asia/Kuala_Lumpur 101.7 3.2
Asia/Kuching 110.3 1.6;Asia/Kuwait 48 29.3;Asia/Macau 113.5 22.2;Asia/Magadan 150.8 59.6;Asia/Makassar 119.4 -5.1
Asia/Manila 121 14.6;Asia/Muscat 58.6 23.6;Asia/Nicosia 33.4 35.2;Asia/Novokuznetsk 87.1 53.8;Asia/Novosibirsk 82.9 55
Asia/Omsk 73.4 55;Asia/Oral 51.4 51.2;Asia/Phnom_Penh 104.9 11.6;Asia/Pontianak 109.3 -0;Asia/Pyongyang 125.8 39
Asia/Qatar 51.5 25.3;Asia/Qostanay 63.6 53.2;Asia/Qyzylorda 65.5 44.8;Asia/Rangoon 96.2 16.8;Asia/Riyadh 46.7 24.6
Asia/Saigon 106.7 10.8;Asia/Sakhalin 142.7 47;Asia/Samarkand 66.8 39.7;Asia/Seoul 127 37.5;Asia/Shanghai 121.5 31.2
Asia/Singapore 103.8 1.3;Asia/Srednekolymsk 153.7 67.5;Asia/Taipei 121.5 25.1;Asia/Tashkent 69.3 41.3;Asia/Tbilisi 44.8 41.7
Asia/Tehran 51.4 35.7;Asia/Thimphu 89.7 27.5;Asia/Tokyo 139.7 35.7;Asia/Tomsk 85 56.5;Asia/Ulaanbaatar 106.9 47.9
Asia/Urumqi 87.6 43.8;Asia/Ust-Nera 143.2 64.6;Asia/Vientiane 102.6 18;Asia/Vladivostok 131.9 43.2;Asia/Yakutsk 129.7 62
Asia/Yangon 96.2 16.8;Asia/Yekaterinburg 60.6 56.9;Asia/Yerevan 44.5 40.2;Atlantic/Azores -25.7 37.7;Atlantic/Bermuda -64.8 32.3
Atlantic/Canary -15.4 28.1;Atlantic/Cape_Verde -23.5 14.9;Atlantic/Faeroe -6.8 62;Atlantic/Faroe -6.8 62
Atlantic/Madeira -16.9 32.6;Atlantic/Reykjavik -21.9 64.2;Atlantic/South_Georgia -36.5 -54.3;Atlantic/St_Helena -5.7 -15.9
Atlantic/Stanley -57.9 -51.7;Australia/Adelaide 138.6 -34.9;Australia/Brisbane 153 -27.5;Australia/Broken_Hill 141.4 -31.9
Australia/Darwin 130.8 -12.5;Australia/Eucla 128.9 -31.7;Australia/Hobart 147.3 -42.9;Australia/Lindeman 149 -20.3
Australia/Lord_Howe 159.1 -31.6;Australia/Melbourne 145 -37.8;Australia/Perth 115.8 -31.9;Australia/Sydney 151.2 -33.9
Europe/Amsterdam 4.9 52.4;Europe/Andorra 1.5 42.5;Europe/Astrakhan 48 46.4;Europe/Athens 23.7 38;Europe/Belgrade 20.5 44.8
Europe/Berlin 13.4 52.5;Europe/Bratislava 17.1 48.1;Europe/Brussels 4.3 50.8;Europe/Bucharest 26.1 44.4;Europe/Budapest 19.1 47.5
Europe/Busingen 8.7 47.7;Europe/Chisinau 28.8 47;Europe/Copenhagen 12.6 55.7;Europe/Dublin -6.2 53.3;Europe/Gibraltar -5.3 36.1
Europe/Guernsey -2.5 49.5;Europe/Helsinki 25 60.2;Europe/Isle_of_Man -4.5 54.1;Europe/Istanbul 29 41;Europe/Jersey -2.1 49.2
Europe/Kaliningrad 20.5 54.7;Europe/Kiev 30.5 50.4;Europe/Kirov 49.6 58.6;Europe/Kyiv 30.5 50.4;Europe/Lisbon -9.1 38.7
Europe/Ljubljana 14.5 46;Europe/London -0.1 51.5;Europe/Luxembourg 6.2 49.6;Europe/Madrid -3.7 40.4;Europe/Malta 14.5 35.9
Europe/Mariehamn 19.9 60.1;Europe/Minsk 27.6 53.9;Europe/Monaco 7.4 43.7;Europe/Moscow 37.6 55.8;Europe/Oslo 10.8 59.9
Europe/Paris 2.3 48.9;Europe/Podgorica 19.3 42.4;Europe/Prague 14.4 50.1;Europe/Riga 24.1 57;Europe/Rome 12.5 41.9
Europe/Samara 50.1 53.2;Europe/San_Marino 12.5 43.9;Europe/Sarajevo 18.4 43.9;Europe/Saratov 46 51.6;Europe/Simferopol 34.1 45
Europe/Skopje 21.4 42;Europe/Sofia 23.3 42.7;Europe/Stockholm 18.1 59.3;Europe/Tallinn 24.8 59.4;Europe/Tirane 19.8 41.3
Europe/Ulyanovsk 48.4 54.3;Europe/Vaduz 9.5 47.1;Europe/Vatican 12.5 41.9;Europe/Vienna 16.3 48.2;Europe/Vilnius 25.3 54.7
Europe/Volgograd 44.4 48.7;Europe/Warsaw 21 52.2;Europe/Zagreb 16 45.8;Europe/Zurich 8.5 47.4;Indian/Antananarivo 47.5 -18.9
Indian/Chagos 72.4 -7.3;Indian/Christmas 105.7 -10.4;Indian/Cocos 96.9 -12.2;Indian/Comoro 43.3 -11.7;Indian/Kerguelen 70.2 -49.4
Indian/Mahe 55.5 -4.7;Indian/Maldives 73.5 4.2;Indian/Mauritius 57.5 -20.2;Indian/Mayotte 45.2 -12.8;Indian/Reunion 55.5 -20.9
Pacific/Apia -171.7 -13.8;Pacific/Auckland 174.8 -36.9;Pacific/Bougainville 155.6 -6.2;Pacific/Chatham -176.6 -44
Pacific/Chuuk 151.8 7.4;Pacific/Easter -109.4 -27.1;Pacific/Efate 168.4 -17.7;Pacific/Fakaofo -171.2 -9.4;Pacific/Fiji 178.4 -18.1
Pacific/Funafuti 179.2 -8.5;Pacific/Galapagos -89.6 -0.9;Pacific/Gambier -134.9 -23.1;Pacific/Guadalcanal 160.2 -9.5
Pacific/Guam 144.8 13.5;Pacific/Honolulu -157.9 21.3;Pacific/Kanton -171.7 -2.8;Pacific/Kiritimati -157.3 1.9
Pacific/Kosrae 163 5.3;Pacific/Kwajalein 167.3 9.1;Pacific/Majuro 171.2 7.2;Pacific/Marquesas -139.5 -9;Pacific/Midway -177.4 28.2
Pacific/Nauru 166.9 -0.5;Pacific/Niue -169.9 -19;Pacific/Norfolk 168 -29.1;Pacific/Noumea 166.4 -22.3
Pacific/Pago_Pago -170.7 -14.3;Pacific/Palau 134.5 7.3;Pacific/Pitcairn -130.1 -25.1;Pacific/Pohnpei 158.2 7
Pacific/Port_Moresby 147.2 -9.5;Pacific/Rarotonga -159.8 -21.2;Pacific/Saipan 145.8 15.2;Pacific/Tahiti -149.6 -17.5
Pacific/Tarawa 173 1.4;Pacific/Tongatapu -175.2 -21.1;Pacific/Wake 166.6 19.3;Pacific/Wallis -176.2 -13.3`
