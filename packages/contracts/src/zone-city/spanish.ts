export const spanish = `
Abidjan=Abiyán|Accra=Acra|Addis_Ababa=Adís Abeba|Adelaide=Adelaida|Aden=Adén|Algiers=Argel|Amman=Ammán|
Amsterdam=Ámsterdam|Anadyr=Anádyr|Anguilla=Anguila|Aqtau=Aktau|Aqtobe=Aktobe|Araguaina=Araguaína|Ashgabat=Asjabad|
Asmera=Asmara|Astrakhan=Astracán|Asuncion=Asunción|Athens=Atenas|Baghdad=Bagdad|Bahia=Bahía|
Bahia_Banderas=Bahía de Banderas|Bahrain=Baréin|Baku=Bakú|Barnaul=Barnaúl|Belem=Belén|Belgrade=Belgrado|
Belize=Belice|Berlin=Berlín|Bermuda=Bermudas|Beulah=Beulah, Dakota del Norte|Bissau=Bisáu|Bogota=Bogotá|
Brunei=Brunéi|Brussels=Bruselas|Bucharest=Bucarest|Cairo=El Cairo|Calcutta=Calcuta|Canary=Canarias|Cancun=Cancún|
Cape_Verde=Cabo Verde|Cayenne=Cayena|Cayman=Caimán|Center=Center, Dakota del Norte|Chisinau=Chisináu|Chita=Chitá|
Christmas=Navidad|Ciudad_Juarez=Ciudad Juárez|Comoro=Comoras|Conakry=Conakri|Copenhagen=Copenhague|
Coral_Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curazao|Damascus=Damasco|Dar_es_Salaam=Dar es-Salam|
Dhaka=Daca|Djibouti=Yibuti|Douala=Duala|Dubai=Dubái|Dublin=Dublín|DumontDUrville=Dumont-d’Urville|Dushanbe=Dusambé|
Easter=Isla de Pascua|Eirunepe=Eirunepé|El_Aaiun=El Aaiún|Faeroe=Islas Feroe|Faroe=Islas Feroe|Fiji=Fiyi|
Galapagos=Galápagos|Godthab=Nuuk|Grand_Turk=Gran Turca|Grenada=Granada|Guadeloupe=Guadalupe|Guernsey=Guernesey|
Havana=La Habana|Hebron=Hebrón|Ho_Chi_Minh=Ciudad Ho Chi Minh|Honolulu=Honolulú|Indianapolis=Indianápolis|
Isle_of_Man=Isla de Man|Istanbul=Estambul|Jakarta=Yakarta|Jerusalem=Jerusalén|Johannesburg=Johannesburgo|
Kaliningrad=Kaliningrado|Kathmandu=Katmandú|Katmandu=Katmandú|Khandyga=Khandiga|Khartoum=Jartum|Kirov=Kírov|
Knox=Knox, Indiana|Kolkata=Calcuta|Lisbon=Lisboa|Ljubljana=Liubliana|Lome=Lomé|London=Londres|
Los_Angeles=Los Ángeles|Lower_Princes=Lower Prince’s Quarter|Luxembourg=Luxemburgo|Macau=Macao|Maceio=Maceió|
Magadan=Magadán|Mahe=Mahé|Makassar=Makasar|Maldives=Maldivas|Manaus=Manaos|Marengo=Marengo, Indiana|
Martinique=Martinica|Mauritius=Mauricio|Mazatlan=Mazatlán|Merida=Mérida|Mexico_City=Ciudad de México|
Miquelon=Miquelón|Mogadishu=Mogadiscio|Monaco=Mónaco|Monticello=Monticello, Kentucky|Moscow=Moscú|Muscat=Mascate|
Ndjamena=Yamena|New_Salem=New Salem, Dakota del Norte|New_York=Nueva York|Noronha=Fernando de Noronha|
Nouakchott=Nuakchot|Noumea=Numea|Ouagadougou=Uagadugú|Palau=Palaos|Panama=Panamá|Paris=París|
Petersburg=Petersburg, Indiana|Ponape=Pohnpei|Port-au-Prince=Puerto Príncipe|Port_of_Spain=Puerto España|
Porto-Novo=Portonovo|Prague=Praga|Qatar=Catar|Qostanay=Kostanái|Qyzylorda=Kyzylorda|Rangoon=Yangón (Rangún)|
Reunion=Reunión|Reykjavik=Reikiavik|Rio_Branco=Río Branco|Rio_Gallegos=Río Gallegos|Riyadh=Riad|Rome=Roma|
Saigon=Ciudad Ho Chi Minh|Saipan=Saipán|Sakhalin=Sajalín|Samarkand=Samarcanda|Santarem=Santarém|
Santiago=Santiago de Chile|Sao_Paulo=São Paulo|Sao_Tome=Santo Tomé|Saratov=Sarátov|Scoresbysund=Ittoqqortoormiit|
Seoul=Seúl|Shanghai=Shanghái|Simferopol=Simferópol|Singapore=Singapur|Skopje=Skopie|Sofia=Sofía|
South_Georgia=Georgia del Sur|Srednekolymsk=Srednekolimsk|St_Barthelemy=San Bartolomé|St_Helena=Santa Elena|
St_Johns=San Juan de Terranova|St_Kitts=San Cristóbal|St_Lucia=Santa Lucía|St_Thomas=St. Thomas|
St_Vincent=San Vicente|Stockholm=Estocolmo|Sydney=Sídney|Tahiti=Tahití|Taipei=Taipéi|Tallinn=Tallin|
Tashkent=Taskent|Tbilisi=Tiflis|Tehran=Teherán|Tell_City=Tell City, Indiana|Thimphu=Timbu|Tirane=Tirana|Tokyo=Tokio|
Tortola=Tórtola|Tripoli=Trípoli|Truk=Chuuk|Tucuman=Tucumán|Tunis=Túnez|Ulaanbaatar=Ulán Bator|Ulyanovsk=Uliánovsk|
Urumqi=Ürümqi|Vatican=El Vaticano|Vevay=Vevay, Indiana|Vienna=Viena|Vientiane=Vientián|Vilnius=Vilna|
Vincennes=Vincennes, Indiana|Volgograd=Volgogrado|Warsaw=Varsovia|Winamac=Winamac, Indiana|Yangon=Yangón (Rangún)|
Yekaterinburg=Ekaterimburgo|Yerevan=Ereván|Zurich=Zúrich
`
