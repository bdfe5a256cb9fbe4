import { plainPage } from '../page-recipes.ts'

export const tableArticle = plainPage(
  {
    anahtar: 'b-sofra',
    turu: 'b',
    gorsel: 'icerik/yazi-sofra',
    yayin_zamani: '2026-07-20T07:00:00Z',
    kategori: 'sofra',
    yazar: {
      tr: 'Sevgi A., Alaçatı’da aşçı',
      en: 'Sevgi A., cook in Alaçatı',
      de: 'Sevgi A., Köchin in Alaçatı',
      ru: 'Севги А., повар из Алачаты',
    },
    serit: {
      kural: { urun_tipi: 'tur', bolge: 'izmir_kiyisi', adet: 3 },
      metin: {
        tr: { baslik: 'Sofraya yakın turlar', etiket: 'Alaçatı’da hepsi', url: '/u/alacati' },
        en: { baslik: 'Tours close to the table', etiket: 'All in Alaçatı', url: '/u/alacati' },
        de: { baslik: 'Ausflüge nahe am Tisch', etiket: 'Alles in Alaçatı', url: '/u/alacati' },
        ru: { baslik: 'Экскурсии рядом со столом', etiket: 'Всё в Алачаты', url: '/u/alachaty' },
      },
    },
  },
  {
    tr: {
      baslik: 'Ege sofrasında neyi, hangi sırayla söylemeli',
      ozet: 'Otu çok, eti az, sohbeti uzun bir akşam için rehber.',
      slug: 'ege-sofrasi',
      seo_baslik: 'Ege sofrası: meze, ot, balık ve sırası | Meltem',
      html: `
<p>Ege’de akşam yemeği bir tabak değil, bir sıradır. Garson size kalın bir menü yerine içinde on beş yirmi kâse duran bir tepsi getirir ya da sizi camlı dolabın önüne çağırır. Telaşlanmayın. Her şeyi bir anda istemek zorunda değilsiniz; hatta istememelisiniz. Masa yavaş yavaş kurulur, yavaş yavaş boşalır.</p>
<h2>Önce soğuklar</h2>
<p>İki kişi için üç ya da dört meze yeter. Birini yoğurtlu seçin: haydari ya da cacık. Birini acılı ya da peynirli: Girit ezmesi, fıstıklı ve otlu, ekmeğe sürülür. Kalanlar zeytinyağlı olsun. Yazın sabah erken, çiçekler açıkken toplanan kabak çiçeğinin dolması; ilkbaharda baklalı, dereotlu enginar. Zeytinyağlı yemek ılık ya da soğuk yenir, ısıtılmasını istemeyin. Ekmeği de küçümsemeyin: iyi bir sofraya ekşi mayalı, kalın kabuklu bir dilim gelir ve tabağın dibinde kalan zeytinyağı onunla sıyrılır. Bu ayıp değildir; aşçı, mutfağa dönen temiz tabağı görünce sevinir.</p>
<h2>Sonra otlar</h2>
<p>Bu kıyının asıl zenginliği tarlanın kenarında biter. Deniz börülcesi tuzlu suyun kıyısında yetişir, haşlanır, sapından sıyrılarak yenir, sarımsağı boldur. Radika hafif acıdır, limonla dengelenir. Şevketibostan dikenli bir kökten çıkar, genellikle kuzuyla pişer ve en iyi zamanı kış sonu ile bahardır. Turp otu, arapsaçı, ısırgan, kaya koruğu… Adlarını bilmiyorsanız “bugün hangi ot var?” demek yeter. Bu bilginin büyük kısmı 1923 mübadelesiyle Girit’ten ve adalardan gelen ailelerin mutfağından kaldı; onlar tarlada herkesin bastığı otu tencereye koymayı biliyordu.</p>
<h2>Ara sıcak: tek tabak</h2>
<p>Ortaya bir tabak yeter. Kalamar ya da ızgara ahtapot klasiktir; ahtapotun önceden dövülüp kurutulmuşunu sorun. Kabak mücver ya da otlu börek de aynı işi görür. Bu noktada çatalı bırakın, arkanıza yaslanın ve konuşun. Sofranın asıl amacı zaten budur.</p>
<h2>Balık: mevsimi ve tartısı</h2>
<p>Balık kiloyla satılır. Tezgâhta seçin, tartılmasını ve fiyatının söylenmesini isteyin; bu ayıp değil, usuldür. Sonbahar lüferin ve palamudun, kış kalkanla hamsinin mevsimidir; yazın barbun ile sardalya iyidir. Sardalyayı asma yaprağına sarılı bulursanız kaçırmayın. Çipura ve levrek yıl boyu vardır, çoğu çiftliktendir; deniz olanı ayrıca söylerler. Pişirme için tek cümle: ızgara, az tuz, yanında roka ve limon.</p>
<h2>Ne içilir?</h2>
<p>Rakı suyla beyazlar ve yudum yudum içilir; yanında mutlaka ayrı bir bardak su durur. Kadehi tokuştururken altını masaya hafifçe vurun, orada olmayanların şerefinedir. Urla ve çevresinin bağlarından gelen beyaz şaraplar da otlarla iyi anlaşır. İçki istemezseniz koruk suyu ya da soğuk şerbet sorun, kimse yadırgamaz.</p>
<h2>Tatlı ve dönüş</h2>
<p>Ağır tatlı yoktur: lor üstüne karadut reçeli, sakızlı muhallebi ya da yalnız bir tabak incir. Ardından kahve. Hesabı siz istemeden getirmezler, çünkü kalkmanızı beklemezler.</p>
<p>Bu sofranın en güzel kurulduğu yerlerden biri <a href="/u/alacati">Alaçatı</a>. Kiraladığınız evde kurulsun derseniz <a href="/c/ekstra-hizmetler">eve aşçı</a> da gönderiyoruz.</p>`,
    },
    en: {
      baslik: 'What to order at an Aegean table, and in which order',
      ozet: 'A guide to an evening with many herbs, little meat and long conversation.',
      slug: 'an-aegean-table',
      seo_baslik: 'An Aegean table: meze, wild greens, fish and their order | Meltem',
      html: `
<p>On the Aegean, dinner is not a plate but a sequence. Instead of a thick menu the waiter brings a tray with fifteen or twenty little bowls, or beckons you to a glass cabinet. Do not panic. You need not order everything at once; in fact you should not. The table is laid slowly and cleared slowly.</p>
<h2>First, the cold dishes</h2>
<p>Three or four meze are enough for two. Choose one with yoghurt, such as haydari or cacık. Choose one with cheese: Girit ezmesi, “Cretan paste”, is made with pistachios and herbs and spread on bread. Let the others be vegetables in olive oil. In summer that means courgette flowers, picked early in the morning while they are open and then stuffed with rice; in spring, artichokes with broad beans and dill. Olive-oil dishes are eaten cool or at room temperature, so do not ask to have them heated.</p>
<h2>Then the greens</h2>
<p>The real wealth of this coast grows at the edge of the field. Samphire, deniz börülcesi, comes from the salt flats; it is boiled, pulled off its stalk with the teeth and generously dressed with garlic. Radika, wild chicory, is slightly bitter and wants lemon. Şevketibostan, a kind of thistle, is dug out from among its thorns, usually cooked with lamb, and best from late winter into spring. Wild radish, fennel tops, nettles, rock samphire: if you do not know the names, simply ask which greens they have today. Much of this knowledge came with the families who arrived from Crete and the islands in the population exchange of 1923. They knew how to put into the pot what everyone else was walking on.</p>
<h2>Something hot: one plate</h2>
<p>One plate in the middle will do. Squid and grilled octopus are the classics; courgette fritters or a pastry filled with herbs serve just as well. Stop here for a while and talk. That is what the table is for.</p>
<h2>Fish: season and scales</h2>
<p>Fish is sold by weight. Choose it at the counter, have it weighed and ask for the price: this is not rude, it is how things are done. Autumn belongs to bluefish and bonito, winter to turbot and anchovies; in summer red mullet and sardines are good. If you find sardines wrapped in vine leaves, do not let them go. Sea bream and sea bass are there all year round, mostly farmed; a wild one will be announced as such. As for cooking, one sentence is enough: grilled, a little salt, with rocket and lemon.</p>
<h2>What to drink</h2>
<p>Rakı turns white with water and is sipped, always with a separate glass of water beside it. After clinking, people tap the glass lightly on the table: that is for those who cannot be there. White wines from the vineyards around Urla get on well with the greens, too. If you do not drink, ask for a cold sherbet or juice of unripe grapes; nobody will think it odd.</p>
<h2>Something sweet, and home</h2>
<p>Desserts are light: fresh lor cheese with mulberry jam, milk pudding flavoured with mastic, or just a plate of figs. Then coffee. The bill does not come until you ask for it, because nobody is waiting for you to leave.</p>
<p>One of the best places for such an evening is <a href="/u/alacati">Alaçatı</a>. And if you would rather have it at the house you have rented, we can send <a href="/c/extras">a cook</a>.</p>`,
    },
    de: {
      baslik: 'Was man an der Ägäis bestellt und in welcher Reihenfolge',
      ozet: 'Wegweiser für einen Abend mit vielen Kräutern, wenig Fleisch und langen Gesprächen.',
      slug: 'ein-tisch-an-der-aegaeis',
      seo_baslik: 'Ein Tisch an der Ägäis: Meze, Kräuter, Fisch | Meltem',
      html: `
<p>An der Ägäis ist das Abendessen kein Teller, sondern eine Folge. Statt einer dicken Karte bringt der Kellner ein Tablett mit fünfzehn oder zwanzig Schälchen, oder er winkt Sie an die Glasvitrine. Keine Sorge: Sie müssen nicht alles auf einmal bestellen, Sie sollten es sogar nicht. Der Tisch füllt sich langsam und leert sich langsam.</p>
<h2>Zuerst das Kalte</h2>
<p>Für zwei Personen reichen drei oder vier Meze. Wählen Sie eine mit Joghurt, etwa Haydari oder Cacık. Eine mit Käse: Girit ezmesi, „kretische Paste“ mit Pistazien und Kräutern, streicht man aufs Brot. Der Rest darf Gemüse in Olivenöl sein. Im Sommer sind das gefüllte Zucchiniblüten, die frühmorgens gepflückt werden, solange sie offen sind; im Frühling Artischocken mit dicken Bohnen und Dill. Gerichte in Olivenöl isst man kühl oder lauwarm, lassen Sie sie also nicht aufwärmen.</p>
<h2>Dann die Kräuter</h2>
<p>Der eigentliche Reichtum dieser Küste wächst am Feldrand. Queller, auf Türkisch „Meeresbohne“, gedeiht am Salzwasser; er wird gekocht, mit den Zähnen vom Stängel gezogen und kräftig mit Knoblauch gewürzt. Radika, die wilde Zichorie, ist leicht bitter und verlangt nach Zitrone. Şevketibostan, ein Distelgewächs, wird aus seinen Dornen geschält, meist mit Lamm geschmort und schmeckt vom Spätwinter bis in den Frühling am besten. Hederich, Fenchelgrün, Brennnesseln, Meerfenchel: Wenn Ihnen die Namen nichts sagen, fragen Sie einfach, welche Kräuter es heute gibt. Vieles von diesem Wissen brachten die Familien mit, die beim Bevölkerungsaustausch von 1923 aus Kreta und von den Inseln kamen. Sie verstanden es, in den Topf zu geben, worauf andere traten.</p>
<h2>Etwas Warmes: ein Teller</h2>
<p>Ein Teller für die Mitte genügt. Klassisch sind Kalmare oder gegrillter Oktopus; Zucchinipuffer oder ein Börek mit Kräutern tun es ebenso. Machen Sie hier eine Pause und reden Sie. Dafür ist der Tisch da.</p>
<h2>Fisch: Saison und Waage</h2>
<p>Fisch wird nach Gewicht verkauft. Suchen Sie ihn an der Theke aus, lassen Sie ihn wiegen und sich den Preis nennen: Das ist nicht unhöflich, sondern üblich. Der Herbst gehört Blaubarsch und Bonito, der Winter Steinbutt und Sardellen; im Sommer sind Rotbarben und Sardinen gut. Sardinen im Weinblatt sollten Sie sich nicht entgehen lassen. Dorade und Wolfsbarsch gibt es das ganze Jahr, meist aus Zucht; ist einer wild gefangen, sagt man es Ihnen. Zur Zubereitung reicht ein Satz: gegrillt, wenig Salz, dazu Rucola und Zitrone.</p>
<h2>Was man trinkt</h2>
<p>Rakı wird mit Wasser weiß und in kleinen Schlucken getrunken, daneben steht immer ein Glas Wasser. Nach dem Anstoßen tippt man das Glas leicht auf den Tisch, zu Ehren derer, die nicht dabei sein können. Auch Weißweine aus der Gegend um Urla vertragen sich gut mit den Kräutern. Wer keinen Alkohol mag, bestellt einen kalten Scherbet oder Saft aus unreifen Trauben; niemand wundert sich.</p>
<h2>Etwas Süßes, dann nach Hause</h2>
<p>Schwere Desserts gibt es nicht: frischer Lor-Käse mit Maulbeerkonfitüre, Milchpudding mit Mastix oder einfach ein Teller Feigen. Danach Kaffee. Die Rechnung kommt erst, wenn Sie danach fragen, denn niemand wartet darauf, dass Sie gehen.</p>
<p>Besonders schön sitzt man so in <a href="/u/alacati">Alaçatı</a>. Und wenn der Tisch lieber in Ihrem Ferienhaus gedeckt sein soll, schicken wir Ihnen <a href="/c/zusatzleistungen">einen Koch</a>.</p>`,
    },
    ru: {
      baslik: 'Что и в каком порядке заказывать за эгейским столом',
      ozet: 'Проводник по вечеру, где много трав, мало мяса и долгие разговоры.',
      slug: 'egeyskiy-stol',
      seo_baslik: 'Эгейский стол: мезе, травы, рыба | Meltem',
      html: `
<p>На Эгейском море ужин — это не тарелка, а последовательность. Вместо толстого меню официант приносит поднос с пятнадцатью или двадцатью мисочками либо зовёт вас к стеклянной витрине. Не волнуйтесь: заказывать всё сразу не нужно и даже не следует. Стол накрывается медленно и медленно пустеет.</p>
<h2>Сначала холодное</h2>
<p>На двоих хватит трёх-четырёх мезе. Возьмите что-нибудь с йогуртом, например хайдари или джаджик. Что-нибудь с сыром: «критскую пасту» гирит эзмеси с фисташками и травами намазывают на хлеб. Остальное пусть будет овощами в оливковом масле. Летом это фаршированные цветки кабачка, которые собирают ранним утром, пока они раскрыты; весной — артишоки с бобами и укропом. Такие блюда едят прохладными или чуть тёплыми, разогревать их не просите.</p>
<h2>Потом травы</h2>
<p>Главное богатство этого берега растёт на краю поля. Солерос, по-турецки «морская фасоль», любит солёную воду; его отваривают, снимают зубами со стебля и щедро приправляют чесноком. Радика, дикий цикорий, слегка горчит и просит лимона. Шевкетибостан, родственник чертополоха, очищают от колючек и обычно тушат с ягнёнком; лучше всего он с конца зимы и весной. Дикая редька, зелень фенхеля, крапива, морской фенхель… Если названия вам не знакомы, просто спросите, какие травы есть сегодня. Многое из этого умения привезли семьи, приехавшие с Крита и островов при обмене населением 1923 года: они умели положить в кастрюлю то, по чему другие ходили.</p>
<h2>Горячая закуска: одна на всех</h2>
<p>Хватит одной тарелки посередине. Классика — кальмары или осьминог на гриле; оладьи из кабачка или пирожки с травами ничуть не хуже. Здесь остановитесь и поговорите. Ради этого стол и накрывают.</p>
<h2>Рыба: сезон и весы</h2>
<p>Рыбу продают на вес. Выберите её на прилавке, попросите взвесить и назвать цену: это не бестактность, а обычай. Осень — время луфаря и пеламиды, зима — камбалы-калкана и анчоусов; летом хороши барабулька и сардины. Встретите сардины в виноградных листьях — не упустите. Дорада и сибас есть круглый год, чаще всего с фермы; о дикой рыбе вам скажут отдельно. О приготовлении достаточно одной фразы: гриль, немного соли, руккола и лимон.</p>
<h2>Что пить</h2>
<p>Ракы белеет от воды, её пьют маленькими глотками, и рядом всегда стоит отдельный стакан воды. Чокнувшись, легонько стукните бокалом о стол: это за тех, кого нет рядом. С травами дружат и белые вина из окрестностей Урлы. Не пьёте — попросите холодный шербет или сок незрелого винограда, никто не удивится.</p>
<h2>Сладкое и домой</h2>
<p>Тяжёлых десертов здесь нет: свежий сыр лор с шелковичным вареньем, молочный пудинг с мастикой или просто тарелка инжира. Потом кофе. Счёт не принесут, пока вы не попросите: никто не ждёт, что вы уйдёте.</p>
<p>Один из лучших городков для такого вечера — <a href="/u/alachaty">Алачаты</a>. А если хотите накрыть стол в доме, который сняли, мы пришлём <a href="/c/dop-uslugi">повара</a>.</p>`,
    },
  },
)
