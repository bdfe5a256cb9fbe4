import { plainPage } from '../page-recipes.ts'

export const kasArticle = plainPage(
  {
    anahtar: 'b-kas',
    turu: 'b',
    gorsel: 'icerik/yazi-kas',
    yayin_zamani: '2026-08-04T07:00:00Z',
    kategori: 'kentler',
    yazar: {
      tr: 'Deniz S., 2011’den beri Kaş’ta rehber',
      en: 'Deniz S., guide in Kaş since 2011',
      de: 'Deniz S., seit 2011 Reiseleiter in Kaş',
      ru: 'Дениз С., гид в Каше с 2011 года',
    },
    serit: {
      kural: { bolge: 'kas', adet: 3 },
      metin: {
        tr: { baslik: 'Bu sabahtan ayırtılabilir', etiket: 'Kaş’ta hepsi', url: '/u/kas' },
        en: { baslik: 'Bookable from this morning', etiket: 'All in Kaş', url: '/u/kas' },
        de: { baslik: 'Von diesem Morgen buchbar', etiket: 'Alles in Kaş', url: '/u/kas' },
        ru: { baslik: 'Можно забронировать', etiket: 'Всё в Каше', url: '/u/kash' },
      },
    },
  },
  {
    tr: {
      baslik: 'Kaş’ta bir gün: tiyatroda gün batımına iki saat kala',
      ozet: 'Antik tiyatroya kaçta çıkmalı, hangi koydan dönmeli, akşam nerede yemeli.',
      slug: 'kasta-bir-gun',
      seo_baslik: 'Kaş’ta bir gün: koy, çarşı ve antik tiyatro | Meltem',
      html: `
<p>Kaş’a çoğu insan öğleye doğru gelir, fotoğrafını çeker ve akşamüstü gider. Oysa bu kasabanın iki güzel saati vardır ve ikisi de o aralığın dışındadır: dükkânların kepenkleri inikken geçen sabah ve güneşin yarımadanın arkasına çekildiği akşam. O yüzden bir gece kalın. Kalamıyorsanız ilk otobüse binin.</p>
<h2>Sabah: gölge ve çay</h2>
<p>Limandan başlayın. Balıkçılar dönmüş, kediler sıraya girmiştir. Uzun Çarşı’yı gölgedeyken çıkın; begonvillerin altından geçen bu dik sokağın sonunda, yolun tam ortasında bir Likya lahdi durur. Kral Mezarı derler, yaşı iki bin üç yüzün üstündedir ve yanından her gün pazar arabası geçer. Kapağının iki yanındaki aslan başlarına bakın: taşıyanlar ipi oraya bağlarmış. Çayınızı karşısında için.</p>
<p>Günlerden cumaysa çarşıyı bırakıp pazara gidin. Yayla köylerinden inen kekik, keçi peyniri ve mevsimine göre incir ya da nar, öğlen yiyeceğinizi hazır eder.</p>
<h2>Öğleden önce: su</h2>
<p>Meltem burada genellikle öğleden sonra çıkar; sabah deniz cam gibidir. Limandan kalkan küçük teknelerle Limanağzı’na geçin. Yol kısa, iskeleler birkaç tanedir ve hepsi aynı berrak suya iner. Koyun üstündeki kayalara oyulmuş Likya mezarlarını yüzerken görürsünüz. Dönüşte ayakkabınız sağlamsa tekneye binmeyin: Likya Yolu’nun bir parçası koyu kasabaya bağlar, ama bir yerinde elinizi de kullanmanız gerekir.</p>
<p>Dalmayı seviyorsanız günün saati yine budur. Kaş’ın görüşü açıktır; amforalar, duvarlar ve bilerek batırılmış bir uçak sizi bekler. Hiç dalmadıysanız deneme dalışıyla başlayın; hangi <a href="/c/turlar">turun</a> yeni başlayanlara uygun olduğu sayfasında yazar.</p>
<h2>Öğleden sonra: hiçbir şey</h2>
<p>Saat ikiden sonra güneş serttir. Büyük Çakıl’da suya kıyıdan soğuk kaynak suyu karışır, serinlemek için biçilmiş kaftandır. Ya da pansiyonunuza dönüp perdeyi çekin. Kaş’ta öğle uykusu tembellik değil, programdır. Uyumadan önce tek bir iş yapın: akşam yemek istediğiniz balıkçıya uğrayıp o gün ne geldiğini sorun, masanızı ayırtın.</p>
<h2>Akşam: taş basamaklar</h2>
<p>Antiphellos’un tiyatrosu merkezin biraz batısında, denize dönüktür. Kapısı, gişesi yoktur. Yirmi altı sıra basamağı vardır ve sahne binası olmadığı için her sıradan deniz görünür. Gün batımından iki saat önce çıkın derler; erken gibi gelir, değildir. Önce karşıdaki Meis’in evleri seçilir, sonra yarımada morarır, sonra tekneler tek tek ışığını yakar. Yanınıza su ve ince bir hırka alın, plastik bardak bırakmayın. Akustiği denemek isteyen biri mutlaka çıkar; ortadaki düzlükte alçak sesle söylenen bir türkü en üst sıraya kadar gelir. Bitince alkış değil, kısa bir sessizlik olur. Taş basamaklar güneşin sıcağını saatlerce bırakmaz.</p>
<p>İnerken acele etmeyin; mezeler beklemeyi sever. Kalabalık sahil masaları yerine bir arka sokağı deneyin, önce otları söyleyin, balığı tartıyla sorun. Sonra limanda bir tur daha atın. Sabah gördüğünüz kediler hâlâ orada olacak.</p>
<p>Ertesi gün için Kekova teknesini ya da Patara kumsalını düşünün. Nerede kalınır, nasıl gelinir, <a href="/u/kas">Kaş sayfamızda</a> topladık.</p>`,
    },
    en: {
      baslik: 'A day in Kaş, ending in the theatre',
      ozet: 'When to climb to the ancient theatre, which cove to come back from and how to go about dinner.',
      slug: 'a-day-in-kas',
      seo_baslik: 'A day in Kaş: cove, market street and ancient theatre | Meltem',
      html: `
<p>Most people reach Kaş around noon, take their photograph and are gone by late afternoon. But the town has two lovely hours, and both fall outside that window: the morning, while the shutters are still down, and the evening, when the sun withdraws behind the peninsula. So stay the night. If you cannot, take the first bus.</p>
<h2>Morning: shade and tea</h2>
<p>Start at the harbour. The fishermen are back and the cats have formed a queue. Walk up Uzun Çarşı while it is in the shade; at the top of this steep lane, under the bougainvillea, a Lycian sarcophagus stands in the middle of the road. They call it the King’s Tomb. It is more than two thousand three hundred years old, and delivery carts squeeze past it every day. Look at the lions’ heads on the lid: they are said to have held the ropes when it was lifted. Drink your tea opposite.</p>
<p>If it happens to be Friday, leave the shops and go to the market. Thyme and goat’s cheese come down from the mountain villages, figs or pomegranates according to season, and lunch is taken care of.</p>
<h2>Before noon: the water</h2>
<p>The meltem usually rises after midday; until then the sea is like glass. Small boats cross from the harbour to Limanağzı. It is a short ride, there are a handful of jetties, and all of them lead down to the same clear water. While you swim you can see Lycian tombs cut into the cliff above. If you have sturdy shoes, do not take the boat back: a stretch of the Lycian Way connects the cove with the town, though in one place you will need your hands as well.</p>
<p>For divers, too, this is the hour. Visibility is good around Kaş, and there are amphorae, drop-offs and an aircraft that was sunk on purpose. If you have never dived, begin with a discovery dive; each of our <a href="/c/tours">tours</a> says whether it suits beginners.</p>
<h2>Afternoon: nothing at all</h2>
<p>After two o’clock the sun is fierce. At Büyük Çakıl cold springs seep into the sea along the shore, which is exactly what you want. Or go back to your room and draw the curtains: in Kaş a siesta is not idleness but part of the programme. Do one thing before you lie down. Look in at the fish restaurant you have in mind, ask what came in today and reserve your table.</p>
<h2>Evening: stone steps</h2>
<p>The theatre of Antiphellos lies a little west of the centre, facing the sea. There is no gate and no ticket office. It has twenty-six rows, and because there is no stage building you can see the water from every one of them. Two hours before sunset sounds early; it is not. First you make out the houses on Meis, the Greek island opposite, then the peninsula turns violet, then the boats light their lamps one by one. Bring water and a light jacket, and leave nothing behind.</p>
<p>Do not hurry down; meze does not mind waiting. Try a back street rather than the crowded tables on the front, order the wild greens first and ask the price of the fish by weight. Then take one more turn around the harbour. The cats from this morning will still be there.</p>
<p>For the next day, think of the boat to Kekova or the sands of Patara. Where to stay and how to get here is on our <a href="/u/kas">Kaş page</a>.</p>`,
    },
    de: {
      baslik: 'Ein Tag in Kaş, der im Theater endet',
      ozet: 'Wann man ins antike Theater hinaufgeht, aus welcher Bucht man zurückkehrt und wie man zu einem guten Abendessen kommt.',
      slug: 'ein-tag-in-kas',
      seo_baslik: 'Ein Tag in Kaş: Bucht, Gassen und antikes Theater | Meltem',
      html: `
<p>Die meisten kommen gegen Mittag nach Kaş, machen ihr Foto und fahren am späten Nachmittag wieder. Dabei hat der Ort zwei besonders schöne Stunden, und beide liegen außerhalb dieser Zeit: der Morgen, wenn die Rollläden noch unten sind, und der Abend, wenn sich die Sonne hinter die Halbinsel zurückzieht. Bleiben Sie also über Nacht. Wenn das nicht geht, nehmen Sie den ersten Bus.</p>
<h2>Morgens: Schatten und Tee</h2>
<p>Beginnen Sie am Hafen. Die Fischer sind zurück, die Katzen stehen an. Gehen Sie die Uzun Çarşı hinauf, solange sie im Schatten liegt; am oberen Ende der steilen Gasse steht unter Bougainvilleen ein lykischer Sarkophag mitten auf der Straße. Königsgrab nennt man ihn hier. Er ist über zweitausenddreihundert Jahre alt, und jeden Tag drängen sich Lieferkarren an ihm vorbei. Achten Sie auf die Löwenköpfe am Deckel: An ihnen sollen die Seile befestigt gewesen sein. Trinken Sie Ihren Tee gegenüber.</p>
<p>Ist gerade Freitag, lassen Sie die Läden liegen und gehen Sie auf den Markt. Aus den Bergdörfern kommen Thymian und Ziegenkäse, je nach Jahreszeit Feigen oder Granatäpfel, und das Mittagessen ist gesichert.</p>
<h2>Vormittags: das Wasser</h2>
<p>Der Meltem kommt meist erst nach Mittag auf; bis dahin ist das Meer wie Glas. Kleine Boote setzen vom Hafen nach Limanağzı über. Die Fahrt ist kurz, es gibt eine Handvoll Stege, und alle führen ins selbe klare Wasser. Beim Schwimmen sehen Sie über sich lykische Gräber in der Felswand. Wer feste Schuhe dabeihat, nimmt zurück nicht das Boot: Ein Stück des Lykischen Wegs verbindet die Bucht mit dem Ort, an einer Stelle braucht man allerdings auch die Hände.</p>
<p>Auch für Taucher ist jetzt die beste Zeit. Die Sicht vor Kaş ist gut; es gibt Amphoren, Steilwände und ein absichtlich versenktes Flugzeug. Wer noch nie getaucht ist, beginnt mit einem Schnuppertauchgang; ob sich einer unserer <a href="/c/ausfluege">Ausflüge</a> für Anfänger eignet, steht auf der jeweiligen Seite.</p>
<h2>Nachmittags: gar nichts</h2>
<p>Nach zwei Uhr brennt die Sonne. In Büyük Çakıl mischt sich am Ufer kaltes Quellwasser ins Meer, genau das Richtige. Oder Sie gehen aufs Zimmer und ziehen die Vorhänge zu: Mittagsschlaf ist in Kaş keine Faulheit, sondern Programm. Nur eines sollten Sie vorher erledigen. Schauen Sie in dem Fischlokal vorbei, das Sie sich ausgesucht haben, fragen Sie, was heute hereingekommen ist, und bestellen Sie einen Tisch.</p>
<h2>Abends: steinerne Stufen</h2>
<p>Das Theater von Antiphellos liegt etwas westlich des Zentrums, dem Meer zugewandt. Es hat kein Tor und keine Kasse, dafür sechsundzwanzig Reihen, und weil ein Bühnenhaus fehlt, sieht man von jeder aus das Wasser. Zwei Stunden vor Sonnenuntergang klingt früh, ist es aber nicht. Erst erkennt man die Häuser auf Meis, der griechischen Insel gegenüber, dann färbt sich die Halbinsel violett, dann zünden die Boote eins nach dem anderen ihre Lichter an. Nehmen Sie Wasser und eine leichte Jacke mit, und lassen Sie nichts zurück.</p>
<p>Eilen Sie nicht hinunter, Meze warten gern. Versuchen Sie statt der vollen Tische am Ufer eine Gasse dahinter, bestellen Sie zuerst die Wildkräuter und fragen Sie beim Fisch nach dem Preis pro Kilo. Danach noch eine Runde um den Hafen. Die Katzen vom Morgen werden noch da sein.</p>
<p>Für den nächsten Tag empfehlen wir das Boot nach Kekova oder den Strand von Patara. Unterkunft und Anreise finden Sie auf unserer <a href="/u/kas">Seite über Kaş</a>.</p>`,
    },
    ru: {
      baslik: 'День в Каше, который кончается в театре',
      ozet: 'Когда подниматься в античный театр, из какой бухты возвращаться и как устроить хороший ужин.',
      slug: 'den-v-kashe',
      seo_baslik: 'День в Каше: бухта, улочки и античный театр | Meltem',
      html: `
<p>Большинство приезжает в Каш к полудню, фотографируется и уезжает ближе к вечеру. А между тем у городка есть два прекрасных часа, и оба не попадают в этот промежуток: утро, когда ставни лавок ещё опущены, и вечер, когда солнце уходит за полуостров. Поэтому останьтесь на ночь. Если не получается, садитесь на первый автобус.</p>
<h2>Утро: тень и чай</h2>
<p>Начните с гавани. Рыбаки уже вернулись, кошки выстроились в очередь. Поднимитесь по улице Узун-Чаршы, пока она в тени; наверху, под бугенвиллеями, прямо посреди дороги стоит ликийский саркофаг. Его называют Царской гробницей. Ему больше двух тысяч трёхсот лет, и каждый день мимо протискиваются тележки с товаром. Обратите внимание на львиные головы на крышке: говорят, за них крепили верёвки, когда её поднимали. Выпейте чаю напротив.</p>
<p>Если сегодня пятница, оставьте лавки и идите на рынок. Из горных деревень привозят тимьян и козий сыр, а по сезону инжир или гранаты: вот и обед готов.</p>
<h2>До полудня: вода</h2>
<p>Ветер мельтем обычно поднимается после обеда, а утром море как стекло. Из гавани в бухту Лиманагзы ходят маленькие лодки. Путь короткий, причалов несколько, и все ведут в одну и ту же прозрачную воду. Плавая, вы видите над собой ликийские гробницы, вырубленные в скале. Если на вас крепкая обувь, обратно идите пешком: бухту с городом соединяет отрезок Ликийской тропы, правда, в одном месте придётся помогать себе руками.</p>
<p>Для погружений это тоже лучшее время. Видимость у Каша отличная; под водой вас ждут амфоры, отвесные стенки и специально затопленный самолёт. Если вы никогда не ныряли, начните с пробного погружения; подходит ли <a href="/c/ekskursii">экскурсия</a> новичкам, указано на её странице.</p>
<h2>После обеда: ничего</h2>
<p>После двух солнце беспощадно. На пляже Бююк-Чакыл у берега в море просачиваются холодные родники, и это именно то, что нужно. Или вернитесь в номер и задёрните шторы: дневной сон в Каше — не лень, а пункт программы. Только сделайте перед этим одно дело. Загляните в рыбный ресторан, который приметили, спросите, что привезли сегодня, и закажите столик.</p>
<h2>Вечер: каменные ступени</h2>
<p>Театр Антифелла стоит чуть западнее центра и обращён к морю. Ни ворот, ни кассы. В нём двадцать шесть рядов, а сцены не сохранилось, поэтому вода видна с любого места. Прийти за два часа до заката — вовсе не рано. Сначала можно различить домики на Мейсе, греческом острове напротив, потом полуостров становится лиловым, потом лодки одна за другой зажигают огни. Возьмите воду и лёгкую кофту и ничего после себя не оставляйте.</p>
<p>Спускаться не спешите, закуски подождут. Вместо людных столиков на набережной попробуйте улочку позади, сначала закажите дикие травы, а цену рыбы спросите за вес. Потом пройдитесь ещё раз вдоль гавани. Утренние кошки всё ещё будут там.</p>
<p>На следующий день подумайте о лодке к Кекове или о песках Патары. Где жить и как доехать, мы собрали на <a href="/u/kash">странице Каша</a>.</p>`,
    },
  },
)
