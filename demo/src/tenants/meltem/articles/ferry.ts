import { plainPage } from '../page-recipes.ts'

export const ferryArticle = plainPage(
  {
    anahtar: 'b-vapur',
    turu: 'b',
    gorsel: 'icerik/yazi-vapur',
    yayin_zamani: '2026-07-28T07:00:00Z',
    kategori: 'kentler',
    yazar: {
      tr: 'Selin A., Kadıköylü',
      en: 'Selin A., born in Kadıköy',
      de: 'Selin A., aus Kadıköy',
      ru: 'Селин А., выросла в Кадыкёе',
    },
    serit: {
      kural: { bolge: 'istanbul', adet: 3 },
      metin: {
        tr: { baslik: 'Vapurdan inince', etiket: 'İstanbul’da hepsi', url: '/u/istanbul' },
        en: { baslik: 'When you step off the ferry', etiket: 'All in Istanbul', url: '/u/istanbul' },
        de: { baslik: 'Wenn Sie von Bord gehen', etiket: 'Alles in Istanbul', url: '/u/istanbul' },
        ru: { baslik: 'Когда сойдёте на берег', etiket: 'Всё в Стамбуле', url: '/u/stambul' },
      },
    },
  },
  {
    tr: {
      baslik: 'Vapurla İstanbul: üç iskele, bir çay',
      ozet: 'Turist turu değil, akbille yapılan en iyi Boğaz gezisi.',
      slug: 'vapurla-istanbul',
      seo_baslik: 'Vapurla İstanbul: Karaköy, Kadıköy, Beşiktaş | Meltem',
      html: `
<p>İstanbul’da denize çıkmanın iki yolu vardır. Birinde hoparlörden dört dilde anlatılır, meşrubat ikram edilir, herkes aynı yöne bakar. Ötekinde kartınızı okutur, yanınızda işe giden bir öğretmenle cam kenarına oturursunuz. Manzara aynıdır. İkincisi bir simit parasına yakındır ve daha çok şey anlatır. Öğrenciler ders çalışır, yaşlılar gazete okur, biri mutlaka uyur. Kimse manzaraya bakmıyor gibidir; oysa vapur Sarayburnu’nun önüne gelince herkes başını aynı anda kaldırır.</p>
<p>Şehir Hatları’nın kökü on dokuzuncu yüzyılın ortasına, Şirket-i Hayriye’ye uzanır. Vapur hâlâ bir gezi aracı değil, iki kıta arasındaki en sakin kaldırımdır.</p>
<h2>Birinci iskele: Karaköy</h2>
<p>Galata Köprüsü’nün ayağından, sabahın kalabalığı geçtikten sonra, saat on gibi binin. İstanbulkart turnikede geçer; kart gişedeki makinelerden alınır, birden çok kişi aynı kartı kullanabilir. Kadıköy vapurunda sağ tarafa, mümkünse açık güverteye oturun. Tarihî yarımada o yanda açılır: Topkapı’nın bacaları, Ayasofya, arkasında Sultanahmet’in altı minaresi. Sol yanda Kız Kulesi geçer. Martılar vapurun hızına uyup yanınızda süzülür ve simit bekler; vermek zorunda değilsiniz.</p>
<p>Büfeden ince belli bardakta bir çay isteyin. Yolculuk yirmi dakika kadar sürer, çay da öyle. Bardağı tepsiyle toplamaya geldiklerinde Haydarpaşa Garı’nın merdivenleri suya iniyor olur, mendirekte karabataklar kanatlarını kurutur.</p>
<h2>İkinci iskele: Kadıköy</h2>
<p>İskeleden çıkınca karşıya, çarşıya girin. Balıkçılar, turşucular, kahve kavuranlar birkaç sokağa sığar. Öğlen için lokantaya girip tezgâhtaki tencerelere bakın, parmağınızla gösterin; Kadıköy’de menü okunmaz, seçilir. Sonra yokuş aşağı Moda’ya yürüyün. Kayalıkların üstündeki çay bahçelerinden Marmara ve açık günlerde Adalar görünür. Acele etmeyin: bir sonraki vapur nasıl olsa gelir.</p>
<h2>Üçüncü iskele: Beşiktaş</h2>
<p>Kadıköy’den Beşiktaş vapuruna ikindi vakti binin. Yol biraz daha uzundur ve bu kez Boğaz’ın ağzından geçer. Sağda Selimiye Kışlası’nın dört kulesi, sonra Üsküdar’ın camileri ve bu defa çok yakından Kız Kulesi; solda Dolmabahçe Sarayı’nın suya inen uzun beyaz yüzü. Güneş alçalırken cephe pembeye döner. Fotoğraf için telefonu bir kez çıkarın, sonra cebinize koyun.</p>
<p>İskelenin yanında Barbaros Hayrettin Paşa’nın Mimar Sinan elinden çıkma türbesi ve Deniz Müzesi vardır. Çarşının içinde akşam erken başlar. Dönüş için ya aynı vapura binin ya da Üsküdar’a geçip kıyıdan güneşin yarımadanın arkasına inişini izleyin.</p>
<h2>Birkaç küçük not</h2>
<ul>
<li>Tarifeler yaz ve kış değişir; son vapurun saatine iskeledeki tabeladan bakın.</li>
<li>Lodosta seferler iptal edilebilir. O gün metroya, Marmaray’a güvenin.</li>
<li>Hafta içi sabah sekiz ve akşam altı yoğundur; arada vapur sizindir.</li>
<li>Üst güverte yazın bile eser, ince bir şey alın.</li>
<li>Bir gününüz daha varsa Eminönü’nden kalkan uzun Boğaz seferine binin; Anadolu Kavağı’nda öğle molası verir, akşamüstü döner.</li>
</ul>
<p>Yarımadayı bir rehberle yürümek isterseniz <a href="/u/istanbul">İstanbul sayfamıza</a> bakın; iskeleye yakın <a href="/c/oteller">otelleri</a> de orada topladık. Vapur için bize ihtiyacınız yok. Kartı alın, binin.</p>`,
    },
    en: {
      baslik: 'Istanbul by ferry: three piers, one tea',
      ozet: 'Not a tourist cruise but the best Bosphorus trip you can make on an ordinary city travel card.',
      slug: 'istanbul-by-ferry',
      seo_baslik: 'Istanbul by ferry: Karaköy, Kadıköy, Beşiktaş | Meltem',
      html: `
<p>There are two ways to get out on the water in Istanbul. On one, a loudspeaker explains everything in four languages, soft drinks are handed round and everybody looks in the same direction. On the other, you tap your card and sit down by the window next to a teacher on her way to work. The view is identical. The second costs about as much as a snack and tells you more.</p>
<p>The city’s ferry line goes back to a company founded in the middle of the nineteenth century. To this day the ferry is not an excursion but the calmest pavement between two continents.</p>
<h2>First pier: Karaköy</h2>
<p>Board at the foot of the Galata Bridge at around ten, once the morning rush is over. The İstanbulkart works at the turnstile; you buy it from the machines on the quay, and several people may share one. On the Kadıköy boat sit on the right, outside if you can. That is where the historic peninsula opens up: the chimneys of Topkapı, Hagia Sophia, and behind it the six minarets of the Blue Mosque. On the left the Maiden’s Tower slides by. The gulls expect a piece of simit; you are under no obligation.</p>
<p>Ask at the counter for a tea in a tulip-shaped glass. The crossing takes about twenty minutes, and so does the tea. By the time somebody comes round with a tray to collect the glasses, the steps of Haydarpaşa Station lead down to the water beside you and cormorants are drying their wings on the breakwater.</p>
<h2>Second pier: Kadıköy</h2>
<p>Cross the road and walk into the market. Fishmongers, pickle sellers and coffee roasters share a few narrow streets. For lunch go into one of the plain restaurants, look at the pots on the counter and point: in Kadıköy you do not read a menu, you choose. Then stroll down to Moda. From the tea gardens above the rocks you see the Marmara and, on a clear day, the Princes’ Islands. There is no hurry; another ferry always comes.</p>
<h2>Third pier: Beşiktaş</h2>
<p>Take the Beşiktaş boat in the late afternoon. This crossing is a little longer and passes the mouth of the Bosphorus. On the right come the four towers of Selimiye Barracks, then the mosques of Üsküdar and the Maiden’s Tower, now very close; on the left the long white face of Dolmabahçe Palace, right on the water. As the sun sinks the stone turns pink. Take your phone out once for a picture, then put it away.</p>
<p>Beside the pier are the tomb of Admiral Barbarossa, a work of the architect Sinan, and the Naval Museum. In the market streets behind, the evening begins early. Go back the way you came, or cross to Üsküdar and watch from the shore as the sun drops behind the old city.</p>
<h2>A few small notes</h2>
<ul>
<li>Timetables change between summer and winter; check the last departure on the board at the pier.</li>
<li>When the southerly lodos blows, sailings may be cancelled. Rely on the metro and the Marmaray tunnel that day.</li>
<li>Weekdays at eight in the morning and six in the evening are busy; in between the boat is yours.</li>
<li>There is a breeze on the upper deck even in summer, so bring a layer.</li>
</ul>
<p>If you would like to walk the peninsula with a guide, see our <a href="/u/istanbul">Istanbul page</a>; our <a href="/c/hotels">hotels</a> include some near the piers. For the ferry you do not need us. Get a card and step aboard.</p>`,
    },
    de: {
      baslik: 'Istanbul mit der Fähre: drei Anleger, ein Tee',
      ozet: 'Keine Touristenrundfahrt, sondern die schönste Bosporusfahrt, die man mit einer gewöhnlichen Fahrkarte machen kann.',
      slug: 'istanbul-mit-der-faehre',
      seo_baslik: 'Istanbul mit der Fähre: Karaköy, Kadıköy, Beşiktaş | Meltem',
      html: `
<p>In Istanbul gibt es zwei Arten, aufs Wasser zu kommen. Bei der einen erklärt ein Lautsprecher alles in vier Sprachen, es werden Getränke gereicht, und alle schauen in dieselbe Richtung. Bei der anderen halten Sie Ihre Karte ans Drehkreuz und setzen sich ans Fenster, neben eine Lehrerin auf dem Weg zur Arbeit. Die Aussicht ist die gleiche. Die zweite kostet kaum mehr als ein Gebäck und erzählt mehr.</p>
<p>Die städtische Fährlinie geht auf eine Gesellschaft aus der Mitte des 19. Jahrhunderts zurück. Bis heute ist die Fähre kein Ausflugsschiff, sondern der ruhigste Gehweg zwischen zwei Erdteilen.</p>
<h2>Erster Anleger: Karaköy</h2>
<p>Steigen Sie gegen zehn, wenn der Berufsverkehr vorbei ist, am Fuß der Galatabrücke ein. Die İstanbulkart gilt am Drehkreuz; man bekommt sie am Automaten, mehrere Personen können sich eine teilen. Auf dem Schiff nach Kadıköy sitzen Sie rechts, möglichst draußen. Auf dieser Seite öffnet sich die historische Halbinsel: die Kamine des Topkapı, die Hagia Sophia und dahinter die sechs Minarette der Blauen Moschee. Links gleitet der Mädchenturm vorüber. Die Möwen hoffen auf ein Stück Simit; verpflichtet sind Sie zu nichts.</p>
<p>Bestellen Sie am Buffet einen Tee im tulpenförmigen Glas. Die Überfahrt dauert etwa zwanzig Minuten, der Tee auch. Wenn jemand mit dem Tablett die Gläser einsammelt, führen nebenan schon die Stufen des Bahnhofs Haydarpaşa ins Wasser, und auf der Mole trocknen Kormorane ihre Flügel.</p>
<h2>Zweiter Anleger: Kadıköy</h2>
<p>Gehen Sie über die Straße in den Markt. Fischhändler, Gemüseeinleger und Kaffeeröster teilen sich ein paar schmale Gassen. Mittags betreten Sie eines der einfachen Lokale, schauen in die Töpfe und zeigen mit dem Finger: In Kadıköy liest man keine Karte, man wählt. Danach spazieren Sie hinunter nach Moda. Von den Teegärten über den Felsen sieht man das Marmarameer und an klaren Tagen die Prinzeninseln. Eile hat es nicht, die nächste Fähre kommt bestimmt.</p>
<h2>Dritter Anleger: Beşiktaş</h2>
<p>Nehmen Sie das Schiff nach Beşiktaş am späten Nachmittag. Die Fahrt ist etwas länger und führt an der Mündung des Bosporus vorbei. Rechts erscheinen die vier Türme der Selimiye-Kaserne, dann die Moscheen von Üsküdar und, nun ganz nah, der Mädchenturm; links die lange weiße Front des Dolmabahçe-Palasts direkt am Wasser. Sinkt die Sonne, wird der Stein rosa. Holen Sie das Telefon einmal für ein Bild hervor und stecken Sie es wieder ein.</p>
<p>Neben dem Anleger stehen das Grabmal des Admirals Barbarossa, ein Werk des Baumeisters Sinan, und das Marinemuseum. In den Gassen dahinter beginnt der Abend früh. Zurück geht es auf demselben Weg, oder Sie setzen nach Üsküdar über und sehen vom Ufer aus zu, wie die Sonne hinter der Altstadt verschwindet.</p>
<h2>Ein paar Hinweise</h2>
<ul>
<li>Sommer- und Winterfahrplan unterscheiden sich; die letzte Abfahrt steht auf der Tafel am Anleger.</li>
<li>Weht der Südwind Lodos, fallen Fahrten aus. Dann helfen Metro und Marmaray-Tunnel.</li>
<li>Werktags um acht und um achtzehn Uhr ist es voll; dazwischen gehört das Schiff Ihnen.</li>
<li>Auf dem Oberdeck weht es auch im Sommer, nehmen Sie etwas zum Überziehen mit.</li>
</ul>
<p>Möchten Sie die Halbinsel mit Reiseleitung erkunden, sehen Sie auf unserer <a href="/u/istanbul">Istanbul-Seite</a> nach; unter unseren <a href="/c/hotels">Hotels</a> sind einige nahe den Anlegern. Für die Fähre brauchen Sie uns nicht. Karte kaufen, einsteigen.</p>`,
    },
    ru: {
      baslik: 'Стамбул на пароме: три пристани, один чай',
      ozet: 'Не туристический круиз, а лучшая прогулка по Босфору по обычной городской карте.',
      slug: 'stambul-na-parome',
      seo_baslik: 'Стамбул на пароме: Каракёй, Кадыкёй, Бешикташ | Meltem',
      html: `
<p>В Стамбуле выйти на воду можно двумя способами. В первом случае громкоговоритель рассказывает обо всём на четырёх языках, разносят лимонад и все смотрят в одну сторону. Во втором вы прикладываете карту к турникету и садитесь у окна рядом с учительницей, которая едет на работу. Вид один и тот же. Второй способ стоит почти как бублик и рассказывает больше.</p>
<p>История городских паромов восходит к компании, основанной в середине девятнадцатого века. Паром и сегодня не аттракцион, а самый спокойный тротуар между двумя материками.</p>
<h2>Первая пристань: Каракёй</h2>
<p>Садитесь у Галатского моста часов в десять, когда схлынет утренняя толпа. На турникете действует карта İstanbulkart; её продают автоматы на пристани, и одной картой могут пользоваться несколько человек. На пароме в Кадыкёй займите место справа, лучше на открытой палубе. С этой стороны открывается исторический полуостров: трубы Топкапы, Святая София, а за ней шесть минаретов Голубой мечети. Слева проплывает Девичья башня. Чайки ждут кусочек симита, но вы им ничего не должны.</p>
<p>Возьмите в буфете чай в стаканчике-тюльпане. Дорога занимает минут двадцать, чай — столько же. Когда придут с подносом собирать стаканы, рядом уже будут спускаться к воде ступени вокзала Хайдарпаша, а на волнорезе бакланы будут сушить крылья.</p>
<h2>Вторая пристань: Кадыкёй</h2>
<p>Перейдите дорогу и углубитесь в рынок. Рыбные лавки, соленья и обжарщики кофе делят между собой несколько узких улиц. Пообедайте в простой столовой: посмотрите в кастрюли на прилавке и покажите пальцем. В Кадыкёе меню не читают, здесь выбирают глазами. Потом спуститесь к Моде. Из чайных садов над скалами видно Мраморное море, а в ясный день и Принцевы острова. Не торопитесь: следующий паром обязательно придёт.</p>
<h2>Третья пристань: Бешикташ</h2>
<p>На Бешикташ отправляйтесь ближе к вечеру. Этот путь чуть длиннее и идёт мимо входа в Босфор. Справа покажутся четыре башни казарм Селимие, потом мечети Ускюдара и Девичья башня, теперь совсем близко; слева — длинный белый фасад дворца Долмабахче у самой воды. Когда солнце садится, камень розовеет. Достаньте телефон один раз, снимите и уберите.</p>
<p>Рядом с пристанью находятся мавзолей адмирала Барбароссы, творение зодчего Синана, и Морской музей. В улочках позади вечер начинается рано. Вернуться можно тем же путём, а можно переправиться в Ускюдар и смотреть с берега, как солнце уходит за старый город.</p>
<h2>Несколько советов</h2>
<ul>
<li>Летнее и зимнее расписания отличаются; время последнего рейса указано на табло у пристани.</li>
<li>Когда дует южный ветер лодос, рейсы могут отменить. В такой день выручат метро и тоннель Мармарай.</li>
<li>В будни в восемь утра и в шесть вечера людно; в остальное время паром ваш.</li>
<li>На верхней палубе ветрено даже летом, захватите кофту.</li>
</ul>
<p>Если хотите пройти по полуострову с гидом, загляните на нашу <a href="/u/stambul">страницу о Стамбуле</a>; среди наших <a href="/c/oteli">отелей</a> есть и те, что рядом с пристанями. А для парома мы вам не нужны. Купите карту и садитесь.</p>`,
    },
  },
)
