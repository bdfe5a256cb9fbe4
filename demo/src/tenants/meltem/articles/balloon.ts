import { plainPage } from '../page-recipes.ts'

export const balloonArticle = plainPage(
  {
    anahtar: 'b-balon',
    turu: 'b',
    gorsel: 'icerik/yazi-balon',
    yayin_zamani: '2026-06-15T07:00:00Z',
    kategori: 'bilgi',
    yazar: {
      tr: 'Mert A., Göreme’de yer ekibinden',
      en: 'Mert A., ground crew in Göreme',
      de: 'Mert A., Bodencrew in Göreme',
      ru: 'Мерт А., наземная команда в Гёреме',
    },
    serit: {
      kural: { bolge: 'kapadokya', adet: 3 },
      metin: {
        tr: { baslik: 'Vadide ayırtılabilir', etiket: 'Kapadokya’da hepsi', url: '/u/kapadokya' },
        en: { baslik: 'Bookable in the valley', etiket: 'All in Cappadocia', url: '/u/cappadocia' },
        de: { baslik: 'Im Tal buchbar', etiket: 'Alles in Kappadokien', url: '/u/kappadokien' },
        ru: { baslik: 'Можно забронировать в долине', etiket: 'Всё в Каппадокии', url: '/u/kappadokiya' },
      },
    },
  },
  {
    tr: {
      baslik: 'Kapadokya’da balon: bir sabahın dökümü',
      ozet: 'Neden güneşten önce kalkılır, kararı kim verir, sepette ne yapılır, uçuş iptal olursa ne olur.',
      slug: 'kapadokyada-balon',
      seo_baslik: 'Kapadokya’da balon uçuşu nasıl geçer? | Meltem',
      html: `
<p>Saat dörde doğru kapınız çalınır. Dışarıda yıldızlar vardır ve temmuzda bile hava ceket ister. Minibüs karanlıkta birkaç otelde daha durur, kimse konuşmaz. Balonla uçmanın ilk saati budur ve insan o saatte neden geldiğini pek hatırlamaz. Sonra ilk alev yanar.</p>
<h2>Neden bu kadar erken?</h2>
<p>Balon havayla uçar, havayı da güneş bozar. Gün doğarken yer henüz soğuktur, hava katmanları sakindir. Güneş vadileri ısıtmaya başlayınca yükselen sıcak hava akımları pilotun işini zorlaştırır. Bu yüzden uçuşlar gün doğumunun çevresindeki bir iki saate sıkışır. Işığın da en güzel olduğu saatin bu olması bir rastlantıdır, ama iyi bir rastlantı.</p>
<h2>Karar kimin?</h2>
<p>Ne sizin ne bizim. Bölgede balonların kalkıp kalkamayacağını, ölçülen rüzgâr ve görüşe göre sivil havacılık yetkilileri duyurur; izin çıksa bile son sözü pilot söyler. Yer rüzgârı fazlaysa, sis varsa ya da yağmur yaklaşıyorsa balonlar yerde kalır. Kimse keyfinden iptal etmez. Böyle bir sabahta kızmak yerine kahvaltıya dönmek en iyisidir.</p>
<h2>Kalkış</h2>
<p>Düzlükte dev kumaşlar yere serilidir. Önce pervaneler soğuk hava üfler, kumaş şişer, sonra brülör ateşlenir ve balon doğrulur. Sepete yandaki basamak deliklerinden tırmanırsınız. Sepet bölmelidir; pilot ortada durur. Kısa bir prova yapılır: inişte dizler kırılır, iplere tutunulur, sırt gidiş yönüne verilir. Sonra fark etmeden yerden kesilirsiniz. Sarsıntı yoktur, rüzgâr da yoktur, çünkü onunla aynı hızda gidersiniz.</p>
<h2>Havada</h2>
<p>Balonun dümeni yoktur. Pilot yükselip alçalarak farklı yönlere esen katmanları arar; yönü böyle seçer. Önce vadilerin içine iner, peribacalarının arasından, kayısı ağaçlarının hemen üstünden geçersiniz. Güvercinlikler göz hizasındadır. Sonra yükselir, Erciyes’in karlı tepesi ufukta belirir, çevrede onlarca balon sessizce asılı kalır. Sessizlik yalnız brülörün soluğuyla bölünür. Aşağıda köpekler havlar, bağına erken gelmiş bir çiftçi el sallar, gölgeniz kayaların üstünde küçülüp büyür; sepette kimsenin canı konuşmak istemez. Uçuş çoğu zaman bir saat kadar sürer.</p>
<h2>İniş</h2>
<p>Yerdeki ekip telsizle pilotu izler, kamyonetle altınızdan gelir. Usta bir pilot sepeti doğrudan römorkun üstüne kondurur; rüzgâr varsa sepet biraz sürüklenir, o zaman provadaki gibi çömelirsiniz. Ardından küçük bir kutlama gelenektir: ekip kumaşı toplarken bardaklar kalkar, herkes bir anda konuşmaya başlar. Saat sekizde otelinizde, ikinci kahvaltıdasınız.</p>
<h2>Bilmeniz iyi olur</h2>
<ul>
<li>Uçuşu ilk sabahınıza koyun; iptal olursa yedek gününüz kalsın.</li>
<li>Kat kat giyinin, düz tabanlı kapalı ayakkabı giyin. Brülör yukarıda, sıcak başınıza gelir; şapka iyi olur.</li>
<li>Hamileler, yakın zamanda ameliyat geçirenler ve küçük çocuklar uçamaz; yaş ve boy sınırı işletmeye göre değişir.</li>
<li>Uçuş havadan iptal edilirse başka bir sabah ya da ücretinizin tamamı sizindir.</li>
</ul>
<p>Uçmasanız bile o saatte kalkın. Vadinin üstündeki bir tepeden balonları izlemek parasızdır ve en az uçmak kadar güzeldir. Gezinin gerisi <a href="/u/kapadokya">Kapadokya sayfamızda</a>, uçuşlar <a href="/c/turlar">turlar</a> arasında.</p>`,
    },
    en: {
      baslik: 'Ballooning in Cappadocia, hour by hour',
      ozet: 'Why you get up before the sun, who makes the decision, what you do in the basket and what happens if the flight is cancelled.',
      slug: 'ballooning-in-cappadocia',
      seo_baslik: 'What a balloon flight in Cappadocia is like | Meltem',
      html: `
<p>Towards four in the morning there is a knock at the door. The stars are out, and even in July you want a jacket. The minibus stops at a few more hotels in the dark and nobody talks. This is the first hour of flying in a balloon, and it is hard to remember why you came. Then the first burner is lit.</p>
<h2>Why so early?</h2>
<p>A balloon flies on air, and the sun unsettles the air. At daybreak the ground is still cold and the layers above it lie calm. Once the valleys begin to warm up, rising currents make the pilot’s work difficult. So flights are squeezed into an hour or two around sunrise. That this happens to be when the light is at its best is a coincidence, but a good one.</p>
<h2>Whose decision is it?</h2>
<p>Neither yours nor ours. Whether balloons may take off is announced by the civil aviation authority on the basis of measured wind and visibility, and even then the pilot has the last word. If there is too much wind on the ground, if there is fog or rain is on its way, they stay down. Nobody cancels for fun. On such a morning the best thing is not to be cross but to go back to breakfast.</p>
<h2>Take-off</h2>
<p>On open ground huge lengths of cloth lie spread out. First fans blow in cold air and the envelope fills; then the burner fires and the balloon stands up. You climb into the basket by footholds in its side. It is divided into compartments with the pilot in the middle. There is a short rehearsal: for landing you bend your knees, hold on to the rope handles and turn your back to the direction of travel. And then, without noticing, you have left the earth. There is no jolt, and no wind either, because you are moving with it.</p>
<h2>In the air</h2>
<p>A balloon has no rudder. By climbing and sinking the pilot looks for layers that blow in different directions, and steers that way. At first you dip into the valleys, between the fairy chimneys and just above the apricot trees, with the old dovecotes at eye level. Then you rise; snow-capped Erciyes appears on the horizon, and all around you dozens of balloons hang in silence, broken only by the breath of the burner. A flight usually lasts about an hour.</p>
<h2>Landing</h2>
<p>The ground crew keeps in touch by radio and follows in a pick-up. A skilful pilot sets the basket down right on the trailer. If there is wind, it may drag a little, and you crouch as you practised. A small toast afterwards is traditional. By eight you are back at your hotel for a second breakfast.</p>
<h2>Good to know</h2>
<ul>
<li>Plan the flight for your first morning, so that you have one to spare if it is cancelled.</li>
<li>Wear layers and flat, closed shoes. The burner is above you, so a hat helps against the heat.</li>
<li>Expectant mothers, people who have recently had surgery and small children cannot fly; limits of age and height vary between operators.</li>
<li>If the weather cancels the flight, you choose another morning or get all your money back.</li>
</ul>
<p>Even if you do not fly, get up at that hour. Watching the balloons from a ridge costs nothing and is every bit as beautiful. The rest of the trip is on our <a href="/u/cappadocia">Cappadocia page</a>, and flights are among our <a href="/c/tours">tours</a>.</p>`,
    },
    de: {
      baslik: 'Ballonfahren in Kappadokien, Stunde um Stunde',
      ozet: 'Warum man vor der Sonne aufsteht, wer entscheidet, was man im Korb tut und was geschieht, wenn die Fahrt ausfällt.',
      slug: 'ballonfahren-in-kappadokien',
      seo_baslik: 'So verläuft eine Ballonfahrt in Kappadokien | Meltem',
      html: `
<p>Gegen vier Uhr morgens klopft es. Draußen stehen die Sterne, und selbst im Juli braucht man eine Jacke. Der Kleinbus hält im Dunkeln an ein paar weiteren Hotels, niemand spricht. So beginnt die Ballonfahrt, und man weiß in dieser Stunde kaum noch, warum man gekommen ist. Dann faucht der erste Brenner.</p>
<h2>Warum so früh?</h2>
<p>Der Ballon lebt von der Luft, und die Sonne bringt sie in Unruhe. Bei Tagesanbruch ist der Boden noch kalt, die Schichten darüber liegen ruhig. Sobald sich die Täler erwärmen, erschweren aufsteigende Strömungen dem Piloten die Arbeit. Deshalb drängen sich die Fahrten in die ein, zwei Stunden um den Sonnenaufgang. Dass dann auch das Licht am schönsten ist, ist Zufall, aber ein guter.</p>
<h2>Wer entscheidet?</h2>
<p>Weder Sie noch wir. Ob gestartet werden darf, gibt die Luftfahrtbehörde nach Wind- und Sichtmessungen bekannt, und selbst dann hat der Pilot das letzte Wort. Bei zu viel Bodenwind, bei Nebel oder nahendem Regen bleiben die Ballons unten. Niemand sagt aus Laune ab. An so einem Morgen ärgert man sich am besten nicht, sondern geht zurück zum Frühstück.</p>
<h2>Der Start</h2>
<p>Auf freiem Feld liegen riesige Stoffbahnen. Zuerst blasen Ventilatoren kalte Luft hinein, die Hülle füllt sich, dann zündet der Brenner, und der Ballon richtet sich auf. In den Korb steigt man über Trittlöcher an der Seite. Er ist in Abteile gegliedert, der Pilot steht in der Mitte. Es folgt eine kurze Probe: Zur Landung geht man in die Knie, hält sich an den Seilgriffen fest und dreht den Rücken in Fahrtrichtung. Und dann hat man, ohne es zu merken, den Boden verlassen. Kein Ruck, kein Wind, denn man bewegt sich mit ihm.</p>
<h2>In der Luft</h2>
<p>Ein Ballon hat kein Ruder. Der Pilot steigt und sinkt, sucht Luftschichten mit anderer Richtung und steuert auf diese Weise. Erst taucht man in die Täler ein, zwischen Feenkaminen hindurch und dicht über Aprikosenbäume hinweg, die alten Taubenschläge auf Augenhöhe. Dann geht es hinauf; am Horizont erscheint der verschneite Erciyes, ringsum hängen Dutzende Ballons in der Stille, die nur der Atem des Brenners unterbricht. Meist dauert die Fahrt etwa eine Stunde.</p>
<h2>Die Landung</h2>
<p>Die Mannschaft am Boden hält Funkkontakt und folgt im Geländewagen. Ein geübter Pilot setzt den Korb direkt auf den Anhänger. Bei Wind schleift er ein Stück, dann geht man in die Hocke wie geprobt. Anschließend stößt man nach altem Brauch an. Um acht sitzen Sie im Hotel beim zweiten Frühstück.</p>
<h2>Gut zu wissen</h2>
<ul>
<li>Legen Sie die Fahrt auf Ihren ersten Morgen, damit bei einer Absage ein Ersatztag bleibt.</li>
<li>Ziehen Sie mehrere Schichten und flache, geschlossene Schuhe an. Der Brenner sitzt über Ihnen, ein Hut hilft gegen die Hitze.</li>
<li>Schwangere, frisch Operierte und kleine Kinder dürfen nicht mit; Alters- und Größengrenzen sind je nach Anbieter verschieden.</li>
<li>Fällt die Fahrt wegen des Wetters aus, wählen Sie einen anderen Morgen oder erhalten den vollen Preis zurück.</li>
</ul>
<p>Stehen Sie auch dann auf, wenn Sie nicht mitfahren. Von einem Höhenrücken aus den Ballons zuzusehen kostet nichts und ist genauso schön. Alles Weitere steht auf unserer <a href="/u/kappadokien">Kappadokien-Seite</a>, die Fahrten finden Sie unter den <a href="/c/ausfluege">Ausflügen</a>.</p>`,
    },
    ru: {
      baslik: 'На воздушном шаре над Каппадокией: час за часом',
      ozet: 'Почему встают до солнца, кто принимает решение, что делать в корзине и что будет, если полёт отменят.',
      slug: 'vozdushnyy-shar-v-kappadokii',
      seo_baslik: 'Как проходит полёт на воздушном шаре в Каппадокии | Meltem',
      html: `
<p>Около четырёх утра в дверь стучат. На небе звёзды, и даже в июле хочется надеть куртку. Микроавтобус в темноте заезжает ещё в несколько отелей, все молчат. Это первый час полёта, и в этот час трудно вспомнить, зачем ты приехал. А потом вспыхивает первая горелка.</p>
<h2>Почему так рано?</h2>
<p>Шар держится на воздухе, а солнце воздух тревожит. На рассвете земля ещё холодная, и слои над ней спокойны. Когда долины начинают прогреваться, восходящие потоки мешают пилоту. Поэтому полёты умещаются в час-другой вокруг восхода. То, что в это же время и свет самый красивый, — совпадение, но удачное.</p>
<h2>Кто решает?</h2>
<p>Не вы и не мы. Можно ли взлетать, объявляет управление гражданской авиации по замерам ветра и видимости, и даже тогда последнее слово остаётся за пилотом. Если у земли слишком ветрено, стоит туман или подходит дождь, шары остаются внизу. Ради забавы никто не отменяет. В такое утро лучше не сердиться, а вернуться к завтраку.</p>
<h2>Взлёт</h2>
<p>На ровном поле расстелены огромные полотнища. Сначала вентиляторы нагнетают холодный воздух, оболочка наполняется, потом загорается горелка, и шар поднимается во весь рост. В корзину забираются по выемкам в её боку. Она разделена на отсеки, пилот стоит посередине. Проводят короткую репетицию: при посадке нужно согнуть колени, взяться за верёвочные ручки и встать спиной по ходу движения. И вот вы уже оторвались от земли, сами того не заметив. Ни толчка, ни ветра: вы движетесь вместе с ним.</p>
<h2>В небе</h2>
<p>Руля у шара нет. Поднимаясь и опускаясь, пилот ищет слои, которые дуют в разные стороны, так и выбирает направление. Сперва вы ныряете в долины, проходите между каменными столбами, над самыми кронами абрикосов; старые голубятни оказываются на уровне глаз. Потом шар идёт вверх, на горизонте появляется снежная вершина Эрджиеса, а вокруг в тишине висят десятки шаров, и слышно только дыхание горелки. Полёт обычно длится около часа.</p>
<h2>Посадка</h2>
<p>Наземная команда держит связь по рации и едет следом на пикапе. Умелый пилот ставит корзину прямо на прицеп. Если есть ветер, её немного протащит, и тогда вы приседаете, как на репетиции. После приземления по традиции поднимают бокалы. В восемь вы уже в отеле, за вторым завтраком.</p>
<h2>Полезно знать</h2>
<ul>
<li>Планируйте полёт на первое утро, чтобы в случае отмены остался запасной день.</li>
<li>Оденьтесь слоями, обувь нужна закрытая, на плоской подошве. Горелка над головой, от жара спасёт шапка.</li>
<li>Беременным, людям после недавней операции и маленьким детям летать нельзя; ограничения по возрасту и росту у операторов разные.</li>
<li>Если полёт отменён из-за погоды, вы выбираете другое утро или получаете назад всю сумму.</li>
</ul>
<p>Даже если вы не летите, встаньте в этот час. Смотреть на шары с холма ничего не стоит, и это ничуть не менее красиво. Остальное о поездке — на странице <a href="/u/kappadokiya">Каппадокии</a>, а полёты ищите среди <a href="/c/ekskursii">экскурсий</a>.</p>`,
    },
  },
)
