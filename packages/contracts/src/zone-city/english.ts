export const english = `
Asmera=Asmara|Asuncion=Asunción|Bahia_Banderas=Bahía de Banderas|Beulah=Beulah, North Dakota|Calcutta=Kolkata|
Cancun=Cancún|Center=Center, North Dakota|Christmas=Christmas Island|Ciudad_Juarez=Ciudad Juárez|
Cocos=Cocos Islands|Coral_Harbour=Atikokan|Curacao=Curaçao|DumontDUrville=Dumont-d’Urville|Easter=Easter Island|
Faeroe=Faroe|Godthab=Nuuk|Ho_Chi_Minh=Ho Chi Minh City|Katmandu=Kathmandu|Kiev=Kyiv|Knox=Knox, Indiana|
Lord_Howe=Lord Howe Island|Lower_Princes=Lower Prince’s Quarter|Macau=Macao|Macquarie=Macquarie Island|
Marengo=Marengo, Indiana|Merida=Mérida|Monticello=Monticello, Kentucky|New_Salem=New Salem, North Dakota|
Norfolk=Norfolk Island|Noronha=Fernando de Noronha|Petersburg=Petersburg, Indiana|Ponape=Pohnpei|Qostanay=Kostanay|
Rangoon=Yangon|Reunion=Réunion|Saigon=Ho Chi Minh City|Sao_Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|
St_Barthelemy=St. Barthélemy|St_Helena=St. Helena|St_Johns=St. John’s|St_Kitts=St. Kitts|St_Lucia=St. Lucia|
St_Thomas=St. Thomas|St_Vincent=St. Vincent|Tell_City=Tell City, Indiana|Truk=Chuuk|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Wake=Wake Island|Winamac=Winamac, Indiana
`
