import { destinationPage } from '../page-recipes.ts'

export const kalkanPage = destinationPage('kalkan', ['villa', 'tur', 'transfer', 'arac_kira', 'ekstra'], {
  tr: {
    baslik: 'Kalkan',
    ozet: 'Körfeze basamak basamak inen beyaz evler, sonsuzluk havuzlu villalar ve çatı teraslarında uzun akşamlar.',
    seo_baslik: 'Kalkan gezi rehberi: villalar, Kaputaş, Patara | Meltem',
    giris:
      'Kalkan denize sırtını hiç dönmez: evler körfezi görecek biçimde dizilmiştir ve en iyi masalar çatılardadır. Eski bir Rum balıkçı köyüdür; liman küçük, sokaklar merdivenlidir. Rahat bir ayakkabı getirin.',
    gor: 'Sabah erken Kaputaş’a inin; merdiven yüz seksen basamak kadardır. Öğleden sonra Patara’nın kumulları, Xanthos ve Letoon harabeleri, yazın serin kalan İslamlar köyünün alabalık lokantaları. Limandan günlük tekneler çevredeki deniz mağaralarına gider.',
    zaman:
      'Mayıstan ekim sonuna kadar. Temmuz ve ağustosta villalar aylar öncesinden dolar; haziran ve eylül hem serin hem sakindir.',
    ulasim:
      'Dalaman’dan iki saat, Antalya’dan üç saatten fazla. Kaş dolmuşla kırk dakika. Yamaçtaki villalar için araç kiralamak işinizi kolaylaştırır.',
    sunulan:
      'Deniz gören özel havuzlu villalar, villaya şef ve çocuk bakıcısı, transfer, araç kiralama ve günlük turlar.',
  },
  en: {
    baslik: 'Kalkan',
    ozet: 'White houses stepping down to the bay, villas with infinity pools and long evenings on roof terraces.',
    seo_baslik: 'Kalkan travel guide: villas, Kaputaş, Patara | Meltem',
    giris:
      'Kalkan never turns its back on the sea: the houses are stacked so that each can see the bay, and the best tables are on the roofs. It was a Greek fishing village; the harbour is small and the lanes are stairs. Bring comfortable shoes.',
    gor: 'Go down to Kaputaş early in the morning; the stairway has some one hundred and eighty steps. In the afternoon choose the dunes of Patara, the ruins of Xanthos and Letoon, or the trout restaurants of İslamlar, a village that stays cool in August. From the harbour, day boats visit the sea caves.',
    zaman:
      'From May to the end of October. In July and August villas are taken months ahead; June and September are cooler and quieter.',
    ulasim:
      'Two hours from Dalaman, a little over three from Antalya. Kaş is forty minutes by minibus. For a villa on the hillside a hire car makes life easier.',
    sunulan:
      'Villas with private pools and sea views, a chef or sitter at the villa, transfers, hire cars and day trips.',
  },
  de: {
    baslik: 'Kalkan',
    ozet: 'Weiße Häuser, die stufenweise zur Bucht hinabsteigen, Villen mit Infinity-Pool und lange Abende auf Dachterrassen.',
    seo_baslik: 'Kalkan: Villen, Kaputaş und Patara im Überblick | Meltem',
    giris:
      'Kalkan kehrt dem Meer nie den Rücken: Die Häuser stehen so übereinander, dass jedes die Bucht sieht, und die besten Tische sind auf den Dächern. Es war ein griechisches Fischerdorf; der Hafen ist klein, die Gassen sind Treppen. Nehmen Sie bequeme Schuhe mit.',
    gor: 'Gehen Sie früh am Morgen nach Kaputaş hinunter; die Treppe hat rund hundertachtzig Stufen. Nachmittags locken die Dünen von Patara, die Ruinen von Xanthos und Letoon oder die Forellenlokale von İslamlar, wo es auch im August kühl bleibt. Vom Hafen fahren Boote zu den Meereshöhlen.',
    zaman:
      'Mai bis Ende Oktober. Im Juli und August sind die Villen Monate im Voraus vergeben; Juni und September sind kühler und ruhiger.',
    ulasim:
      'Zwei Stunden ab Dalaman, gut drei ab Antalya. Kaş erreichen Sie mit dem Kleinbus in vierzig Minuten. Für eine Villa am Hang empfiehlt sich ein Mietwagen.',
    sunulan:
      'Villen mit eigenem Pool und Meerblick, Koch oder Kinderbetreuung im Haus, Transfers, Mietwagen und Ausflüge.',
  },
  ru: {
    baslik: 'Калкан',
    ozet: 'Белые дома ступенями спускаются к бухте, у вилл — бассейны над морем, а вечера долгие и проходят на крышах.',
    seo_baslik: 'Калкан: виллы, Капуташ и Патара | Meltem',
    giris:
      'Калкан никогда не поворачивается к морю спиной: дома стоят так, чтобы каждый видел бухту, а лучшие столики — на крышах. Когда-то это была греческая рыбацкая деревня; порт маленький, улочки — лестницы. Возьмите удобную обувь.',
    gor: 'Спуститесь к Капуташу рано утром: в лестнице около ста восьмидесяти ступеней. После обеда — дюны Патары, руины Ксанфа и Летоона или форелевые ресторанчики деревни Исламлар, где прохладно даже в августе. Из порта лодки ходят к морским гротам.',
    zaman:
      'С мая до конца октября. На июль и август виллы разбирают за несколько месяцев; в июне и сентябре прохладнее и тише.',
    ulasim:
      'Два часа от Даламана, чуть больше трёх от Антальи. До Каша сорок минут на маршрутке. Если вилла на склоне, с автомобилем будет проще.',
    sunulan:
      'Виллы с собственным бассейном и видом на море, повар или няня на виллу, трансферы, прокат авто и экскурсии.',
  },
})
