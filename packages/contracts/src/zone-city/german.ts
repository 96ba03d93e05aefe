export const german = `
Addis_Ababa=Addis Abeba|Algiers=Algier|Aqtobe=Aktobe|Ashgabat=Aşgabat|Asmera=Asmara|Astrakhan=Astrachan|
Asuncion=Asunción|Athens=Athen|Azores=Azoren|Baghdad=Bagdad|Belgrade=Belgrad|Beulah=Beulah, North Dakota|
Bishkek=Bischkek|Bogota=Bogotá|Brunei=Brunei Darussalam|Brussels=Brüssel|Bucharest=Bukarest|Busingen=Büsingen|
Cairo=Kairo|Calcutta=Kalkutta|Canary=Kanaren|Cancun=Cancún|Cape_Verde=Cabo Verde|Cayman=Kaimaninseln|
Center=Center, North Dakota|Chita=Tschita|Christmas=Weihnachtsinsel|Ciudad_Juarez=Ciudad Juárez|Comoro=Komoren|
Copenhagen=Kopenhagen|Coral_Harbour=Atikokan|Cordoba=Córdoba|Curacao=Curaçao|Damascus=Damaskus|
Dar_es_Salaam=Daressalam|Djibouti=Dschibuti|DumontDUrville=Dumont-d’Urville|Dushanbe=Duschanbe|Easter=Osterinsel|
El_Aaiun=El Aaiún|Faeroe=Färöer|Faroe=Färöer|Fiji=Fidschi|Godthab=Nuuk|Havana=Havanna|Ho_Chi_Minh=Ho-Chi-Minh-Stadt|
Hong_Kong=Hongkong|Hovd=Chowd|Jamaica=Jamaika|Kamchatka=Kamtschatka|Karachi=Karatschi|Katmandu=Kathmandu|
Khandyga=Chandyga|Khartoum=Khartum|Kiev=Kiew|Kirov=Kirow|Knox=Knox, Indiana|Kolkata=Kalkutta|
Krasnoyarsk=Krasnojarsk|Kyiv=Kiew|Lisbon=Lissabon|Lome=Lomé|Lower_Princes=Lower Prince’s Quarter|
Luxembourg=Luxemburg|Maldives=Malediven|Marengo=Marengo, Indiana|Mexico_City=Mexiko-Stadt|Mogadishu=Mogadischu|
Monticello=Monticello, Kentucky|Moscow=Moskau|Muscat=Maskat|Ndjamena=N’Djamena|New_Salem=New Salem, North Dakota|
Nicosia=Nikosia|Noronha=Fernando de Noronha|Novokuznetsk=Nowokuznetsk|Novosibirsk=Nowosibirsk|
Petersburg=Petersburg, Indiana|Ponape=Pohnpei|Porto-Novo=Porto Novo|Prague=Prag|Pyongyang=Pjöngjang|Qatar=Katar|
Qostanay=Qostanai|Qyzylorda=Qysylorda|Rangoon=Rangun|Reunion=Réunion|Reykjavik=Reyk­ja­vík|Riyadh=Riad|Rome=Rom|
Saigon=Ho-Chi-Minh-Stadt|Sakhalin=Sachalin|Sao_Paulo=São Paulo|Sao_Tome=São Tomé|Saratov=Saratow|
Scoresbysund=Ittoqqortoormiit|Singapore=Singapur|South_Georgia=Südgeorgien|St_Barthelemy=Saint-Barthélemy|
St_Helena=St. Helena|St_Johns=St. John’s|St_Kitts=St. Kitts|St_Lucia=St. Lucia|St_Thomas=St. Thomas|
St_Vincent=St. Vincent|Taipei=Taipeh|Tashkent=Taschkent|Tbilisi=Tiflis|Tehran=Teheran|Tell_City=Tell City, Indiana|
Tirane=Tirana|Tokyo=Tokio|Tripoli=Tripolis|Truk=Chuuk|Ulyanovsk=Uljanowsk|Urumqi=Ürümqi|Vatican=Vatikan|
Vevay=Vevay, Indiana|Vienna=Wien|Vincennes=Vincennes, Indiana|Vladivostok=Wladiwostok|Volgograd=Wolgograd|
Vostok=Wostok|Warsaw=Warschau|Winamac=Winamac, Indiana|Yakutsk=Jakutsk|Yangon=Rangun|Yekaterinburg=Jekaterinburg|
Yerevan=Eriwan|Zurich=Zürich
`
