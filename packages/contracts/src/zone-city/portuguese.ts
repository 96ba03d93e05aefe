export const portuguese = `
Accra=Acra|Addis_Ababa=Adis-Abeba|Aden=Adem|Algiers=Argel|Amman=Amã|Amsterdam=Amesterdão|Anguilla=Anguila|
Antigua=Antígua|Ashgabat=Asgabate|Asmera=Asmara|Astrakhan=Astracã|Asuncion=Assunção|Athens=Atenas|Azores=Açores|
Baghdad=Bagdade|Bahia=Baía|Bahrain=Barém|Bamako=Bamaco|Bangkok=Banguecoque|Beirut=Beirute|Belem=Belém|
Belgrade=Belgrado|Berlin=Berlim|Bermuda=Bermudas|Beulah=Beulah, Dakota do Norte|Bogota=Bogotá|Brussels=Bruxelas|
Bucharest=Bucareste|Budapest=Budapeste|Calcutta=Calcutá|Canary=Canárias|Cape_Verde=Cabo Verde|Cayenne=Caiena|
Cayman=Caimão|Center=Center, Dakota do Norte|Christmas=Ilha do Natal|Ciudad_Juarez=Ciudad Juárez|Cocos=Ilhas Cocos|
Comoro=Comores|Conakry=Conacri|Copenhagen=Copenhaga|Coral_Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|
Curacao=Curaçau|Dakar=Dacar|Damascus=Damasco|Dhaka=Daca|Djibouti=Jibuti|Dominica=Domínica|
DumontDUrville=Dumont-d’Urville|Dushanbe=Duchambe|Easter=Ilha da Páscoa|Eirunepe=Eirunepé|El_Aaiun=El Aaiún|
El_Salvador=Salvador|Faeroe=Faroé|Faroe=Faroé|Galapagos=Galápagos|Godthab=Nuuk|Grenada=Granada|Guadeloupe=Guadalupe|
Guayaquil=Guaiaquil|Guyana=Guiana|Helsinki=Helsínquia|Ho_Chi_Minh=Cidade de Ho Chi Minh|Indianapolis=Indianápolis|
Isle_of_Man=Ilha de Man|Istanbul=Istambul|Jakarta=Jacarta|Jerusalem=Jerusalém|Johannesburg=Joanesburgo|Kabul=Cabul|
Kaliningrad=Caliningrado|Kampala=Campala|Karachi=Carachi|Kathmandu=Catmandu|Katmandu=Catmandu|Khartoum=Cartum|
Knox=Knox, Indiana|Kolkata=Calcutá|Kuwait=Koweit|Lisbon=Lisboa|Ljubljana=Liubliana|Lome=Lomé|London=Londres|
Lord_Howe=Ilha de Lord Howe|Lower_Princes=Lower Prince’s Quarter|Lusaka=Lusaca|Luxembourg=Luxemburgo|Maceio=Maceió|
Makassar=Macassar|Maldives=Maldivas|Managua=Manágua|Marengo=Marengo, Indiana|Martinique=Martinica|
Mauritius=Maurícia|Merida=Mérida|Mexico_City=Cidade do México|Mogadishu=Mogadíscio|Monaco=Mónaco|Monrovia=Monróvia|
Montevideo=Montevideu|Monticello=Monticello, Kentucky|Montserrat=Monserrate|Moscow=Moscovo|Muscat=Mascate|
New_Salem=New Salen, Dakota do Norte|New_York=Nova Iorque|Niamey=Niamei|Nicosia=Nicósia|Noronha=Fernando de Noronha|
Noumea=Nouméa|Panama=Panamá|Petersburg=Petersburg, Indiana|Pitcairn=Ilhas Pitcairn|Ponape=Pohnpei|
Port_of_Spain=Porto de Espanha|Prague=Praga|Puerto_Rico=Porto Rico|Qatar=Catar|Qostanay=Kostanay|Rangoon=Yangon|
Reunion=Reunião|Reykjavik=Reiquiavique|Riyadh=Riade|Rome=Roma|Saigon=Cidade de Ho Chi Minh|Sakhalin=Sacalina|
Samarkand=Samarcanda|San_Marino=São Marinho|Santarem=Santarém|Sao_Paulo=São Paulo|Sao_Tome=São Tomé|
Scoresbysund=Ittoqqortoormiit|Seoul=Seul|Shanghai=Xangai|Singapore=Singapura|Sofia=Sófia|
South_Georgia=Geórgia do Sul|St_Barthelemy=São Bartolomeu|St_Helena=Santa Helena|St_Johns=St. John’s|
St_Kitts=São Cristóvão|St_Lucia=Santa Lúcia|St_Thomas=St. Thomas|St_Vincent=São Vicente|Stockholm=Estocolmo|
Tahiti=Taiti|Taipei=Taipé|Tallinn=Talim|Tehran=Teerão|Tell_City=Tell City, Indiana|Thimphu=Timphu|Tirane=Tirana|
Tokyo=Tóquio|Truk=Chuuk|Tucuman=Tucumán|Tunis=Tunes|Ulaanbaatar=Ulan Bator|Ulyanovsk=Ulianovsk|Vatican=Vaticano|
Vevay=Vevay, Indiana|Vienna=Viena|Vincennes=Vincennes, Indiana|Volgograd=Volgogrado|Warsaw=Varsóvia|
Winamac=Winamac, Indiana|Yekaterinburg=Ecaterimburgo|Yerevan=Erevan|Zurich=Zurique
`
