export const brazilianPortuguese = `
Accra=Acra|Addis_Ababa=Adis Abeba|Aden=Áden|Algiers=Argel|Amman=Amã|Amsterdam=Amsterdã|Anguilla=Anguila|
Antigua=Antígua|Aqtau=Aktau|Aqtobe=Aktobe|Araguaina=Araguaína|Ashgabat=Asgabate|Asmera=Asmara|Astrakhan=Astracã|
Asuncion=Assunção|Athens=Atenas|Azores=Açores|Baghdad=Bagdá|Bahia_Banderas=Bahia de Banderas|Bahrain=Bahrein|
Beirut=Beirute|Belem=Belém|Belgrade=Belgrado|Berlin=Berlim|Bermuda=Bermudas|Beulah=Beulah, Dakota do Norte|
Bogota=Bogotá|Brussels=Bruxelas|Bucharest=Bucareste|Budapest=Budapeste|Busingen=Büsingen|Calcutta=Calcutá|
Canary=Canárias|Cancun=Cancún|Cape_Verde=Cabo Verde|Cayenne=Caiena|Center=Center, Dakota do Norte|Chatham=Chatnam|
Ciudad_Juarez=Ciudad Juárez|Comoro=Comores|Conakry=Conacri|Copenhagen=Copenhague|Coral_Harbour=Atikokan|
Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damasco|Dhaka=Dacca|Djibouti=Djibuti|
DumontDUrville=Dumont-d’Urville|Dushanbe=Duchambe|Easter=Ilha de Páscoa|Efate=Éfaté|Eirunepe=Eirunepé|
El_Aaiun=El Aaiún|Faeroe=Ilhas Faroé|Faroe=Ilhas Faroé|Galapagos=Galápagos|Godthab=Nuuk|Grenada=Granada|
Guadeloupe=Guadalupe|Guayaquil=Guaiaquil|Guyana=Guiana|Helsinki=Helsinque|Ho_Chi_Minh=Cidade de Ho Chi Minh|
Indianapolis=Indianápolis|Isle_of_Man=Ilha de Man|Istanbul=Istambul|Jakarta=Jacarta|Jerusalem=Jerusalém|
Johannesburg=Joanesburgo|Kabul=Cabul|Kaliningrad=Kaliningrado|Khartoum=Cartum|Knox=Knox, Indiana|Kolkata=Calcutá|
Lisbon=Lisboa|Ljubljana=Liubliana|Lome=Lomé|London=Londres|Lower_Princes=Lower Prince’s Quarter|
Luxembourg=Luxemburgo|Maceio=Maceió|Madrid=Madri|Mahe=Mahé|Maldives=Maldivas|Managua=Manágua|
Marengo=Marengo, Indiana|Martinique=Martinica|Mauritius=Maurício|Merida=Mérida|Mexico_City=Cidade do México|
Mogadishu=Mogadíscio|Monaco=Mônaco|Monrovia=Monróvia|Montevideo=Montevidéu|Monticello=Monticello, Kentucky|
Moscow=Moscou|Muscat=Mascate|Nairobi=Nairóbi|Ndjamena=N’Djamena|New_Salem=New Salen, Dakota do Norte|
New_York=Nova York|Nicosia=Nicósia|Noronha=Fernando de Noronha|Noumea=Nouméa|Panama=Panamá|
Petersburg=Petersburg, Indiana|Ponape=Pohnpei|Port-au-Prince=Porto Príncipe|Porto-Novo=Porto Novo|Prague=Praga|
Puerto_Rico=Porto Rico|Qatar=Catar|Rangoon=Rangum|Reunion=Reunião|Reykjavik=Reykjavík|Riyadh=Riade|Rome=Roma|
Saigon=Cidade de Ho Chi Minh|Sakhalin=Sacalina|Samarkand=Samarcanda|Santarem=Santarém|Sao_Paulo=Brasília|
Sao_Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|Seoul=Seul|Shanghai=Xangai|Singapore=Singapura|Sofia=Sófia|
South_Georgia=Geórgia do Sul|St_Barthelemy=São Bartolomeu|St_Helena=Santa Helena|St_Johns=Saint John’s|
St_Kitts=São Cristóvão|St_Lucia=Santa Lúcia|St_Thomas=Saint Thomas|St_Vincent=São Vicente|Stockholm=Estocolmo|
Tahiti=Taiti|Tarawa=Taraua|Tehran=Teerã|Tell_City=Tell City, Indiana|Tirane=Tirana|Tokyo=Tóquio|Tripoli=Trípoli|
Truk=Chuuk|Tucuman=Tucumã|Tunis=Túnis|Ulaanbaatar=Ulan Bator|Ulyanovsk=Ulianovsk|Vatican=Vaticano|
Vevay=Vevay, Indiana|Vienna=Viena|Vincennes=Vincennes, Indiana|Volgograd=Volgogrado|Warsaw=Varsóvia|
Winamac=Winamac, Indiana|Yangon=Rangum|Yekaterinburg=Ecaterimburgo|Zurich=Zurique
`
