import { destinationPage } from '../page-recipes.ts'

export const oludenizPage = destinationPage('oludeniz', ['tur', 'villa', 'otel', 'transfer', 'arac_kira'], {
  tr: {
    baslik: 'Ölüdeniz',
    ozet: 'Dalgasız lagün, uzun çakıl plaj ve Babadağ’dan denize süzülen paraşütler.',
    seo_baslik: 'Ölüdeniz gezi rehberi: lagün, yamaç paraşütü | Meltem',
    giris:
      'Adı durgunluğundan gelir: dar ağzı sayesinde dalga lagüne giremez. Dışarıdaki Belcekız plajı ise açık denize bakar. Arkada yükselen 1.969 metrelik Babadağ, yamaç paraşütünün dünyaca bilinen noktalarındandır.',
    gor: 'Lagün tabiat parkıdır, giriş ücretlidir; sabah erken gidin. Tekneyle Kelebekler Vadisi’ne, karadan 1923 mübadelesinde boşalan Kayaköy’e uğrayın. Likya Yolu’nun batı ucu hemen yukarıda, Ovacık’ta başlar.',
    zaman:
      'Mayıs–ekim. Uçuş için sabah havası daha sakindir; temmuz ve ağustosta plajda yer bulmak için dokuzdan önce gelin.',
    ulasim: 'Dalaman Havalimanı’ndan bir saati biraz aşar. Fethiye’den dolmuşla yarım saat.',
    sunulan: 'Tandem uçuş, günlük tekne turu, Ovacık ve Hisarönü’nde havuzlu evler, küçük oteller.',
  },
  en: {
    baslik: 'Ölüdeniz',
    ozet: 'A lagoon without waves, a long pebble beach and paragliders drifting down from Mount Babadağ.',
    seo_baslik: 'Ölüdeniz travel guide: lagoon and paragliding | Meltem',
    giris:
      'The name means “dead sea” and comes from the calm: the mouth of the lagoon is so narrow that no swell gets in. Belcekız beach, next door, faces the open water. Behind it rises Babadağ, 1,969 metres high and known to paragliders all over the world.',
    gor: 'The lagoon is a nature park with an entrance fee; go early in the morning. Take a boat to Butterfly Valley, and by road visit Kayaköy, left empty by the population exchange of 1923. The western end of the Lycian Way is just above, at Ovacık.',
    zaman:
      'May to October. For flying, the air is calmer in the morning; in July and August be on the beach before nine.',
    ulasim: 'A little over an hour from Dalaman Airport. Half an hour by minibus from Fethiye.',
    sunulan: 'Tandem flights, day trips by boat, houses with pools in Ovacık and Hisarönü, and small hotels.',
  },
  de: {
    baslik: 'Ölüdeniz',
    ozet: 'Eine Lagune ohne Wellen, ein langer Kiesstrand und Gleitschirme, die vom Babadağ herabschweben.',
    seo_baslik: 'Ölüdeniz: Lagune, Strand und Gleitschirmfliegen | Meltem',
    giris:
      'Der Name bedeutet „totes Meer“ und meint die Ruhe: Die Einfahrt der Lagune ist so schmal, dass keine Dünung hineinkommt. Der Strand Belcekız nebenan liegt zum offenen Meer. Dahinter ragt der 1.969 Meter hohe Babadağ auf, den Gleitschirmflieger in aller Welt kennen.',
    gor: 'Die Lagune ist ein Naturpark und kostet Eintritt; kommen Sie früh am Morgen. Mit dem Boot geht es ins Schmetterlingstal, mit dem Auto nach Kayaköy, das seit dem Bevölkerungsaustausch von 1923 leer steht. Gleich oberhalb, in Ovacık, liegt das westliche Ende des Lykischen Wegs.',
    zaman:
      'Mai bis Oktober. Zum Fliegen ist die Luft am Morgen ruhiger; im Juli und August sollten Sie vor neun am Strand sein.',
    ulasim: 'Vom Flughafen Dalaman gut eine Stunde. Von Fethiye eine halbe Stunde mit dem Kleinbus.',
    sunulan: 'Tandemflüge, Tagesfahrten mit dem Boot, Häuser mit Pool in Ovacık und Hisarönü sowie kleine Hotels.',
  },
  ru: {
    baslik: 'Олюдениз',
    ozet: 'Лагуна без волн, длинный галечный пляж и парапланы, плывущие с горы Бабадаг.',
    seo_baslik: 'Олюдениз: лагуна, пляж и параплан | Meltem',
    giris:
      'Название переводится как «мёртвое море» и говорит о покое: вход в лагуну так узок, что волна туда не попадает. Соседний пляж Бельджекыз смотрит в открытое море. За ним поднимается Бабадаг высотой 1969 метров, гора, которую знают парапланеристы всего мира.',
    gor: 'Лагуна — природный парк с платным входом; приходите рано утром. На лодке отправляйтесь в Долину бабочек, а по суше — в Каякёй, опустевший после обмена населением 1923 года. Чуть выше, в Оваджыке, находится западный конец Ликийской тропы.',
    zaman:
      'С мая по октябрь. Для полётов спокойнее утренний воздух; в июле и августе занимайте место на пляже до девяти.',
    ulasim: 'От аэропорта Даламан чуть больше часа. Из Фетхие полчаса на маршрутке.',
    sunulan: 'Полёты в тандеме, морские прогулки, дома с бассейном в Оваджыке и Хисарёню, небольшие отели.',
  },
})
