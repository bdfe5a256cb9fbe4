import { plainPage } from '../page-recipes.ts'

/** The hours of the article, in pictures of our own boats. */
const HOURS = ['urun/twelve-islands-1', 'urun/sedir-island-1', 'urun/gulet-defne-1', 'urun/gulet-lodos-1'] as const

function pictured(captions: readonly [string, string, string, string]) {
  return HOURS.map((gorsel, place) => ({ gorsel, altyazi: captions[place] ?? '' }))
}

export const blueVoyageArticle = plainPage(
  {
    anahtar: 'b-mavi-yolculuk',
    turu: 'b',
    gorsel: 'icerik/yazi-mavi-yolculuk',
    yayin_zamani: '2026-07-11T07:00:00Z',
    kategori: 'deniz',
    yazar: {
      tr: 'Can Ö., gulet kaptanı',
      en: 'Can Ö., skipper of a gulet',
      de: 'Can Ö., Kapitän einer Gulet',
      ru: 'Джан О., капитан гулета',
    },
    serit: {
      kural: { urun_tipi: 'yat', adet: 3 },
      metin: {
        tr: { baslik: 'Denize çıkmak isterseniz', etiket: 'Bütün yat ve guletler', url: '/c/yat-ve-gulet' },
        en: { baslik: 'If you would like to sail', etiket: 'All yachts and gulets', url: '/c/yachts-and-gulets' },
        de: { baslik: 'Wenn Sie aufs Wasser möchten', etiket: 'Alle Yachten und Gulets', url: '/c/yachten-und-gulets' },
        ru: { baslik: 'Если хочется в море', etiket: 'Все яхты и гулеты', url: '/c/yahty-i-gulety' },
      },
    },
  },
  {
    tr: {
      baslik: 'Mavi yolculukta bir gün nasıl geçer?',
      ozet: 'Uyanmadan yüzmek, ikindide rüzgârı beklemek, gece güvertede uyumak: gulette sıradan bir gün.',
      slug: 'mavi-yolculukta-bir-gun',
      seo_baslik: 'Mavi yolculuk: gulette bir gün | Meltem',
      html: `
<p>Mavi yolculuk bir rota değil, bir alışkanlıktır. Cevat Şakir, Sabahattin Eyüboğlu ve arkadaşları geçen yüzyılın ortasında Bodrum’dan sünger tekneleriyle açıldıklarında yanlarına peynir, ekmek, su, tütün ve kitap almışlardı. Azra Erhat bu seferleri 1962’de aynı adlı kitabında anlattı. Bugünün guletlerinde duş ve buzdolabı var, ama gün hâlâ aynı saatle işler: suyun saatiyle.</p>
<h2>Altı buçuk: önce su</h2>
<p>Kimse sizi uyandırmaz; ışık uyandırır. Koy kıpırtısızdır, kıyıdaki çamlar suya baş aşağı durur. Merdivenden inip kahveden önce yüzersiniz. Mutfaktan ilk tıkırtılar gelir, sonra taze ekmek kokusu. Kahvaltı güvertede, uzun masada kurulur: domates, zeytin, beyaz peynir, bal, menemen. Kaptan çayını içerken havaya bakar ve öğleden önce nereye gidileceğini söyler.</p>
<h2>Dokuz: yol</h2>
<p>Demir alınır. Guletler çoğu zaman motorla gider, rüzgâr uygunsa yelken de basar. Bir koydan ötekine bir iki saat sürer; baş tarafta uzanıp kıyının geçişini izlemek işin kendisidir. Göcek’ten çıktıysanız Hamam Koyu’nun suya inen duvarları, Tersane Adası’nın yıkıntıları yolunuzun üstündedir. Gökova’dan geldiyseniz Sedir Adası’nın ince kumu. Yeni koyda demir atılır, kıçtan kıyıya halat verilir. Halat ağaca değil, kıyıdaki babaya bağlanır; çamlar bunu hak ediyor.</p>
<h2>Bir: sofra ve gölge</h2>
<p>Öğle yemeği hafiftir: zeytinyağlılar, salata, belki ızgara biber. Sonra tentenin altında sessizlik olur. Kimi okur, kimi uyur, kimi şnorkelle kayaların dibine bakar. Çocuklar küpeşteden atlamayı yüzüncü kez dener. Telefon çoğu koyda zor çeker; ilk gün eksikliğini duyarsınız, üçüncü gün duymazsınız.</p>
<h2>Dört: meltem</h2>
<p>Yazın öğleden sonra kuzeybatıdan meltem eser. Kaptanlar açık denizdeki yolu bu yüzden sabaha bırakır, ikindide korunaklı bir koya girer. Rüzgârın dindiği saatte botla kıyıya çıkın: bir patika çoğu zaman bir kilise kalıntısına, bir sarnıca ya da keçi ağılına varır. Yanınıza su ve kapalı ayakkabı alın. Dönüşte tekneye yüzerek gitmek isteyen olursa kaptan botu yanından ayırmaz; bu kıyıda kimse acele etmez, ama kimse de işi şansa bırakmaz.</p>
<h2>Sekiz: akşam</h2>
<p>Güneş tepenin arkasına iner, çekirge susar, mutfaktan balık kokusu gelir. Yemek uzun sürer. Sonra ışıklar kısılır; koyda kasaba ışığı yoksa Samanyolu çıplak gözle görünür. Birçok misafir kamarasına inmez, minderini güverteye çıkarır. Sabaha karşı çiy düşer, ince bir battaniye yeter. Uyumadan önce günün koylarını bir deftere yazın; eve dönünce adlarını haritada tek tek bulmak, yolculuğa ikinci kez çıkmak gibidir.</p>
<h2>Yanınıza ne almalı?</h2>
<ul>
<li>Sert bavul değil, katlanan yumuşak çanta: kamarada bavulun yeri yoktur.</li>
<li>Güvertede yalınayak gezilir; ayakkabı yalnız kıyı içindir.</li>
<li>Şapka, uzun kollu ince bir gömlek ve suya dayanıklı, mercan dostu güneş kremi.</li>
<li>Deniz tutuyorsa hekiminizin önerdiği ilaç ve iyi bir kitap.</li>
</ul>
<p>Suya hiçbir şey atılmaz; atık su limanda boşaltılır, çöp kıyıya götürülür. Mavinin mavi kalması buna bağlı. Tekneleri ve haftaları <a href="/c/yat-ve-gulet">yat ve gulet sayfamızda</a>, kalkış noktasını <a href="/u/gocek">Göcek rehberimizde</a> bulursunuz.</p>`,
      galeri: {
        baslik: 'Suyun saatine göre',
        ogeler: pictured([
          'Dokuz: demir alınır, yelken açılır.',
          'Koydan koya bir iki saat.',
          'Dört: rüzgâra kapalı bir koy.',
          'Sekiz: lambalar yanar, sofra kurulur.',
        ]),
      },
    },
    en: {
      baslik: 'What a day on a blue voyage is like',
      ozet: 'Swimming before you are awake, waiting for the afternoon wind, sleeping on deck: an ordinary day on a gulet.',
      slug: 'a-day-on-a-blue-voyage',
      seo_baslik: 'The blue voyage: a day on a gulet | Meltem',
      html: `
<p>The blue voyage, mavi yolculuk, is not a route but a habit. When the writer Cevat Şakir and friends such as Sabahattin Eyüboğlu set out from Bodrum on sponge boats in the middle of the last century, they took cheese, bread, water, tobacco and books. Azra Erhat described those trips in 1962 in a book that gave the custom its name. Today’s gulets have showers and refrigerators, yet the day still keeps the same time: that of the water.</p>
<h2>Half past six: water first</h2>
<p>Nobody wakes you; the light does. The cove is motionless and the pines on the shore stand upside down in it. You go down the ladder and swim before coffee. From the galley come the first sounds, then the smell of bread. Breakfast is laid on deck at the long table: tomatoes, olives, white cheese, honey, eggs scrambled with peppers. Over his tea the captain looks at the sky and says where you will be by noon.</p>
<h2>Nine: under way</h2>
<p>The anchor comes up. Gulets mostly run under engine and set sail when the wind suits. It takes an hour or two from one cove to the next, and lying in the bows watching the coast go by is the whole point. If you have come from Göcek, the walls of Hamam Bay, running down under the surface, and the ruins on Tersane Island are on your way; if you are in the Gulf of Gökova, the fine sand of Sedir Island. In the new cove the anchor drops and a line is taken ashore, to a bollard and not to a tree. The pines have earned it.</p>
<h2>One: table and shade</h2>
<p>Lunch is light: vegetables in olive oil, salad, perhaps grilled peppers. Then silence settles under the awning. Some read, some sleep, some drift along the rocks with a snorkel. The children jump from the rail for the hundredth time. In most coves your phone finds little signal. On the first day you notice; on the third you do not.</p>
<h2>Four: the meltem</h2>
<p>On summer afternoons the meltem blows from the north-west. That is why captains cross open water in the morning and look for a sheltered bay by now. When the wind eases, take the dinghy ashore: there is nearly always a path, and it often ends at the ruin of a chapel, a cistern or a goat pen. Take water and closed shoes.</p>
<h2>Eight: evening</h2>
<p>The sun goes behind the hill, the cicadas fall silent and there is a smell of grilled fish. Dinner takes its time. Afterwards the lamps are turned down, and where no town is near you can see the Milky Way with the naked eye. Many guests never go below but carry their cushions up on deck. Towards morning there is dew; a thin blanket is enough.</p>
<h2>What to bring</h2>
<ul>
<li>A soft bag that folds away, not a hard suitcase: there is no room for one in the cabin.</li>
<li>You go barefoot on board; shoes are for the shore.</li>
<li>A hat, a thin long-sleeved shirt and reef-safe sun cream.</li>
<li>If you get seasick, whatever your doctor recommends, and a good book.</li>
</ul>
<p>Nothing goes overboard. Waste water is pumped out in harbour and rubbish is taken ashore; the blue stays blue only if everyone does so. Boats and weeks are on our <a href="/c/yachts-and-gulets">yacht and gulet page</a>, and the place to start from is in our <a href="/u/gocek">guide to Göcek</a>.</p>`,
      galeri: {
        baslik: 'By the clock of the water',
        ogeler: pictured([
          'Nine: the anchor is up, the sails are set.',
          'An hour or two from cove to cove.',
          'Four: a cove out of the wind.',
          'Eight: the lamps are lit, the table is laid.',
        ]),
      },
    },
    de: {
      baslik: 'Wie ein Tag auf der Blauen Reise verläuft',
      ozet: 'Schwimmen vor dem Wachwerden, auf den Nachmittagswind warten, an Deck schlafen: ein gewöhnlicher Tag auf der Gulet.',
      slug: 'ein-tag-auf-der-blauen-reise',
      seo_baslik: 'Die Blaue Reise: ein Tag auf der Gulet | Meltem',
      html: `
<p>Die Blaue Reise, auf Türkisch „mavi yolculuk“, ist keine Route, sondern eine Gewohnheit. Als der Schriftsteller Cevat Şakir und Freunde wie Sabahattin Eyüboğlu um die Mitte des vorigen Jahrhunderts auf Schwammtaucherbooten von Bodrum ausliefen, hatten sie Käse, Brot, Wasser, Tabak und Bücher dabei. Azra Erhat beschrieb diese Fahrten 1962 in dem Buch, das dem Brauch seinen Namen gab. Heute haben Gulets Duschen und Kühlschränke, doch der Tag folgt noch immer derselben Uhr: der des Wassers.</p>
<h2>Halb sieben: zuerst ins Wasser</h2>
<p>Niemand weckt Sie, das besorgt das Licht. Die Bucht liegt reglos da, die Kiefern am Ufer stehen kopfüber darin. Sie steigen die Leiter hinunter und schwimmen noch vor dem Kaffee. Aus der Kombüse kommen die ersten Geräusche, dann der Duft von Brot. Gefrühstückt wird an Deck am langen Tisch: Tomaten, Oliven, Schafskäse, Honig, Rührei mit Paprika. Der Kapitän trinkt seinen Tee, schaut in den Himmel und sagt, wo Sie mittags sein werden.</p>
<h2>Neun: unterwegs</h2>
<p>Der Anker kommt hoch. Gulets fahren meist unter Motor, bei passendem Wind auch unter Segeln. Von Bucht zu Bucht dauert es ein bis zwei Stunden, und am Bug zu liegen und die Küste vorbeiziehen zu sehen ist der eigentliche Zweck der Sache. Wer aus Göcek kommt, passiert die Mauern der Hamam-Bucht, die unter Wasser weiterlaufen, und die Ruinen der Insel Tersane; wer im Golf von Gökova unterwegs ist, den feinen Sand der Insel Sedir. In der neuen Bucht fällt der Anker, achtern geht eine Leine an Land, an einen Poller und nicht an einen Baum. Die Kiefern haben es verdient.</p>
<h2>Eins: Tisch und Schatten</h2>
<p>Mittags isst man leicht: Gemüse in Olivenöl, Salat, vielleicht gegrillte Paprika. Dann wird es still unter dem Sonnensegel. Die einen lesen, die anderen schlafen, manche treiben mit dem Schnorchel an den Felsen entlang. Die Kinder springen zum hundertsten Mal von der Reling. In den meisten Buchten hat das Telefon kaum Empfang. Am ersten Tag fällt das auf, am dritten nicht mehr.</p>
<h2>Vier: der Meltem</h2>
<p>An Sommernachmittagen weht der Meltem aus Nordwest. Deshalb queren Kapitäne offenes Wasser am Morgen und suchen jetzt eine geschützte Bucht. Lässt der Wind nach, fahren Sie mit dem Beiboot an Land: Ein Pfad findet sich fast immer, und oft endet er an den Resten einer Kapelle, einer Zisterne oder eines Ziegenpferchs. Nehmen Sie Wasser und feste Schuhe mit.</p>
<h2>Acht: Abend</h2>
<p>Die Sonne verschwindet hinter dem Hügel, die Zikaden verstummen, es riecht nach gegrilltem Fisch. Das Essen dauert. Danach werden die Lampen gedimmt, und wo kein Ort in der Nähe ist, sieht man die Milchstraße mit bloßem Auge. Viele Gäste gehen gar nicht in die Kabine, sondern tragen ihre Polster an Deck. Gegen Morgen fällt Tau, eine dünne Decke genügt.</p>
<h2>Was ins Gepäck gehört</h2>
<ul>
<li>Eine weiche, faltbare Tasche statt eines Koffers: Für den ist in der Kabine kein Platz.</li>
<li>An Bord geht man barfuß, Schuhe braucht man nur an Land.</li>
<li>Hut, dünnes langärmeliges Hemd und korallenfreundliche Sonnencreme.</li>
<li>Gegen Seekrankheit, was Ihr Arzt empfiehlt, und ein gutes Buch.</li>
</ul>
<p>Über Bord geht nichts: Abwasser wird im Hafen abgepumpt, Müll an Land gebracht. Nur so bleibt das Blau blau. Schiffe und Wochen finden Sie auf unserer Seite über <a href="/c/yachten-und-gulets">Yachten und Gulets</a>, den Ausgangspunkt im <a href="/u/goecek">Reiseführer für Göcek</a>.</p>`,
      galeri: {
        baslik: 'Nach der Uhr des Wassers',
        ogeler: pictured([
          'Neun: Der Anker ist oben, die Segel stehen.',
          'Ein, zwei Stunden von Bucht zu Bucht.',
          'Vier: eine Bucht ohne Wind.',
          'Acht: Die Lampen brennen, der Tisch ist gedeckt.',
        ]),
      },
    },
    ru: {
      baslik: 'Как проходит день в «голубом путешествии»',
      ozet: 'Плавать, ещё не проснувшись, ждать дневного ветра, спать на палубе: обычный день на гулете.',
      slug: 'den-golubogo-puteshestviya',
      seo_baslik: '«Голубое путешествие»: день на гулете | Meltem',
      html: `
<p>«Голубое путешествие», мави йолджулук, — это не маршрут, а привычка. Когда писатель Джеват Шакир и его друзья, среди них Сабахаттин Эюбоглу, в середине прошлого века выходили из Бодрума на лодках ловцов губок, они брали с собой сыр, хлеб, воду, табак и книги. В 1962 году Азра Эрхат рассказала об этих плаваниях в книге, давшей обычаю имя. На сегодняшних гулетах есть душ и холодильник, но день по-прежнему идёт по тем же часам — по часам воды.</p>
<h2>Половина седьмого: сначала вода</h2>
<p>Никто вас не будит, будит свет. Бухта неподвижна, сосны на берегу отражаются в ней вверх ногами. Вы спускаетесь по трапу и плаваете ещё до кофе. С камбуза доносятся первые звуки, потом запах хлеба. Завтрак накрывают на палубе, за длинным столом: помидоры, оливки, белый сыр, мёд, яичница с перцем. Капитан пьёт чай, смотрит на небо и говорит, где вы окажетесь к полудню.</p>
<h2>Девять: в путь</h2>
<p>Якорь поднят. Гулеты ходят в основном под мотором, а при подходящем ветре ставят и паруса. От бухты до бухты час или два, и лежать на носу, глядя, как проплывает берег, — это и есть главное занятие. Если вы вышли из Гёджека, по пути будут бухта Хамам со стенами, уходящими под воду, и развалины острова Терсане; если идёте заливом Гёкова — тонкий песок острова Седир. В новой бухте отдают якорь и заводят с кормы конец на берег: на кнехт, а не на дерево. Сосны это заслужили.</p>
<h2>Час дня: стол и тень</h2>
<p>Обед лёгкий: овощи в оливковом масле, салат, может быть, перец на гриле. Потом под тентом становится тихо. Кто-то читает, кто-то спит, кто-то с маской разглядывает дно у скал. Дети в сотый раз прыгают с борта. В большинстве бухт телефон почти не ловит. В первый день это заметно, на третий уже нет.</p>
<h2>Четыре: мельтем</h2>
<p>Летом после полудня с северо-запада дует мельтем. Поэтому открытую воду капитаны проходят утром, а к этому часу ищут закрытую бухту. Когда ветер стихнет, отправляйтесь на шлюпке к берегу: почти всегда найдётся тропа, и часто она ведёт к развалинам часовни, цистерне или загону для коз. Возьмите воду и закрытую обувь.</p>
<h2>Восемь: вечер</h2>
<p>Солнце уходит за холм, смолкают цикады, пахнет рыбой на гриле. Ужин длится долго. Потом огни приглушают, и, если рядом нет посёлка, Млечный Путь виден невооружённым глазом. Многие гости так и не спускаются в каюту, а выносят матрасы на палубу. Под утро выпадает роса, хватает тонкого одеяла.</p>
<h2>Что взять с собой</h2>
<ul>
<li>Мягкую складную сумку, а не чемодан: для него в каюте нет места.</li>
<li>На борту ходят босиком, обувь нужна только на берегу.</li>
<li>Шляпу, тонкую рубашку с длинным рукавом и солнцезащитный крем, безвредный для моря.</li>
<li>Если вас укачивает, то, что посоветует врач, и хорошую книгу.</li>
</ul>
<p>За борт не бросают ничего: сточные воды сдают в порту, мусор отвозят на берег. Только так голубое останется голубым. Суда и недели смотрите на странице <a href="/c/yahty-i-gulety">яхт и гулет</a>, а о месте отправления читайте в <a href="/u/gedzhek">путеводителе по Гёджеку</a>.</p>`,
      galeri: {
        baslik: 'По часам воды',
        ogeler: pictured([
          'Девять: якорь поднят, паруса поставлены.',
          'Час-другой от бухты до бухты.',
          'Четыре: бухта, закрытая от ветра.',
          'Восемь: зажглись огни, накрыт стол.',
        ]),
      },
    },
  },
)
