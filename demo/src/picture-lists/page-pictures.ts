import { type DemoPicture, illustration } from './demo-picture.ts'

/** Pictures of the journal and of the pages about the house. */
export const PAGE_PICTURES: readonly DemoPicture[] = [
  {
    key: 'icerik/yazi-kas',
    scene: 'theatre',
    options: { seed: 'bl3', palette: 'golden-amber', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'gün batarken Kaş’ın denize bakan tiyatrosu',
      en: 'the theatre of Kaş above the sea in the last light',
      de: 'das Theater von Kaş über dem Meer im letzten Licht',
      ru: 'театр Каша над морем в последних лучах солнца',
    }),
  },
  {
    key: 'icerik/yazi-vapur',
    scene: 'istanbul',
    options: { seed: 'bl1', palette: 'dawn-shell', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'sabah erkenden İstanbul’da bir vapur ve martılar',
      en: 'a ferry and gulls in Istanbul early in the morning',
      de: 'eine Fähre und Möwen in Istanbul am frühen Morgen',
      ru: 'паром и чайки в Стамбуле ранним утром',
    }),
  },
  {
    key: 'icerik/yazi-sofra',
    scene: 'table',
    options: { seed: 'bl2', palette: 'noon-mint', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'deniz kıyısında Ege usulü kurulmuş sofra',
      en: 'a table laid the Aegean way by the sea',
      de: 'ein nach ägäischer Art gedeckter Tisch am Meer',
      ru: 'стол, накрытый по-эгейски у моря',
    }),
  },
  {
    key: 'icerik/yazi-mavi-yolculuk',
    scene: 'deck-lounge',
    options: { seed: 'm', palette: 'noon-azure', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'koyda demirlemiş guletin minderli ön güvertesi',
      en: 'the cushioned foredeck of a gulet anchored in a bay',
      de: 'das Vordeck eines in einer Bucht ankernden Gulets mit Polstern',
      ru: 'носовая палуба гулета с подушками на стоянке в бухте',
    }),
  },
  {
    key: 'icerik/yazi-balon',
    scene: 'cappadocia',
    options: { seed: 'bl', palette: 'dawn-apricot', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'peribacalarının arasından yükselen balonlar',
      en: 'balloons rising between the fairy chimneys',
      de: 'Ballons steigen zwischen den Feenkaminen auf',
      ru: 'воздушные шары поднимаются среди каменных столбов',
    }),
  },
  {
    key: 'icerik/hakkimizda',
    scene: 'map-table',
    options: { seed: 'h', palette: 'golden-amber', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'deniz kıyısında masaya serilmiş harita, pusula ve çay',
      en: 'a map, a compass and a glass of tea on a table by the sea',
      de: 'Karte, Kompass und ein Glas Tee auf einem Tisch am Meer',
      ru: 'карта, компас и стакан чая на столе у моря',
    }),
  },
  {
    key: 'icerik/ofis',
    scene: 'bikes',
    options: { seed: 'o', palette: 'golden-amber', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'akşamüstü sahil yolunda, ofisin önüne bırakılmış bisikletler',
      en: 'bicycles left on the promenade by the office in the evening',
      de: 'abgestellte Fahrräder an der Promenade beim Büro am Abend',
      ru: 'велосипеды на набережной у офиса вечером',
    }),
  },
  {
    key: 'icerik/acente',
    scene: 'yacht',
    options: { seed: 'ag', palette: 'dawn-apricot', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'gün doğarken koyda bir motoryat',
      en: 'a motor yacht in a bay at dawn',
      de: 'eine Motoryacht in einer Bucht bei Tagesanbruch',
      ru: 'моторная яхта в бухте на рассвете',
    }),
  },
  {
    key: 'icerik/iletisim',
    scene: 'gull-mail',
    options: { seed: 'i', palette: 'dawn-shell', ratio: '3:2' },
    en: 1600,
    aciklama: illustration({
      tr: 'gagasında mektup taşıyan martı',
      en: 'a gull carrying a letter in its beak',
      de: 'eine Möwe mit einem Brief im Schnabel',
      ru: 'чайка с письмом в клюве',
    }),
  },
]
