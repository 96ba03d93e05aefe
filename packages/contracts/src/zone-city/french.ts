export const french = `
Addis_Ababa=Addis-Abeba|Adelaide=Adélaïde|Algiers=Alger|Almaty=Alma Ata|Andorra=Andorre|Aqtau=Aktaou|
Aqtobe=Aktioubinsk|Araguaina=Araguaína|Ashgabat=Achgabat|Asmera=Asmara|Asuncion=Asunción|Athens=Athènes|
Atyrau=Atyraou|Azores=Açores|Baghdad=Bagdad|Bahia_Banderas=Bahia de Banderas|Bahrain=Bahreïn|Baku=Bakou|
Barbados=La Barbade|Beirut=Beyrouth|Belem=Belém|Bermuda=Bermudes|Beulah=Beulah (Dakota du Nord)|Bishkek=Bichkek|
Brussels=Bruxelles|Bucharest=Bucarest|Busingen=Büsingen|Cairo=Le Caire|Canary=Îles Canaries|Cancun=Cancún|
Cape_Verde=Cap-Vert|Cayman=Caïmans|Center=Center (Dakota du Nord)|Chita=Tchita|Ciudad_Juarez=Ciudad Juárez|
Comoro=Comores|Copenhagen=Copenhague|Coral_Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|
Damascus=Damas|Detroit=Détroit|Dominica=Dominique|Dubai=Dubaï|DumontDUrville=Dumont-d’Urville|Dushanbe=Douchanbé|
Easter=Île de Pâques|Efate=Éfaté|Eirunepe=Eirunepé|El_Aaiun=Laâyoune|Faeroe=Îles Féroé|Famagusta=Famagouste|
Faroe=Îles Féroé|Fiji=Fidji|Galapagos=Galápagos|Godthab=Nuuk|Grenada=Grenade|Guernsey=Guernesey|Havana=La Havane|
Hebron=Hébron|Ho_Chi_Minh=Hô-Chi-Minh-Ville|Irkutsk=Irkoutsk|Isle_of_Man=Île de Man|Jamaica=Jamaïque|
Jerusalem=Jérusalem|Kabul=Kaboul|Kamchatka=Kamtchatka|Kathmandu=Katmandou|Katmandu=Katmandou|Knox=Knox [Indiana]|
Krasnoyarsk=Krasnoïarsk|Kuwait=Koweït|Lisbon=Lisbonne|Lome=Lomé|London=Londres|Lower_Princes=Lower Prince’s Quarter|
Macau=Macao|Maceio=Maceió|Madeira=Madère|Mahe=Mahé|Makassar=Macassar|Malta=Malte|Manaus=Manaos|Manila=Manille|
Marengo=Marengo [Indiana]|Marquesas=Marquises|Mauritius=Maurice|Mazatlan=Mazatlán|Merida=Mérida|Mexico_City=Mexico|
Mogadishu=Mogadiscio|Monticello=Monticello [Kentucky]|Moscow=Moscou|Muscat=Mascate|Ndjamena=N’Djamena|
New_Salem=New Salem (Dakota du Nord)|Nicosia=Nicosie|Noronha=Fernando de Noronha|Noumea=Nouméa|
Novosibirsk=Novossibirsk|Oral=Ouralsk|Palau=Palaos|Petersburg=Petersburg [Indiana]|Ponape=Pohnpei|
Port_of_Spain=Port-d’Espagne|Puerto_Rico=Porto Rico|Qostanay=Kostanaï|Qyzylorda=Kzyl Orda|Rangoon=Rangoun|
Reunion=La Réunion|Rio_Gallegos=Río Gallegos|Riyadh=Riyad|Saigon=Hô-Chi-Minh-Ville|Sakhalin=Sakhaline|
Samarkand=Samarcande|San_Marino=Saint-Marin|Santarem=Santarém|Santo_Domingo=Saint-Domingue|Sao_Paulo=São Paulo|
Sao_Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|Seoul=Séoul|Singapore=Singapour|South_Georgia=Géorgie du Sud|
St_Barthelemy=Saint-Barthélemy|St_Helena=Sainte-Hélène|St_Johns=Saint-Jean de Terre-Neuve|St_Kitts=Saint-Christophe|
St_Lucia=Sainte-Lucie|St_Thomas=Saint-Thomas|St_Vincent=Saint-Vincent|Syowa=Showa|Tashkent=Tachkent|
Tbilisi=Tbilissi|Tehran=Téhéran|Tell_City=Tell City [Indiana]|Thule=Thulé|Tirane=Tirana|Tripoli=Tripoli (Libye)|
Truk=Chuuk|Tucuman=Tucumán|Ulaanbaatar=Oulan-Bator|Ulyanovsk=Oulianovsk|Urumqi=Ürümqi|Ushuaia=Ushuaïa|
Vatican=Le Vatican|Vevay=Vevay [Indiana]|Vienna=Vienne|Vincennes=Vincennes [Indiana]|Warsaw=Varsovie|
Winamac=Winamac [Indiana]|Yakutsk=Iakoutsk|Yangon=Rangoun|Yekaterinburg=Ekaterinbourg|Yerevan=Erevan
`
