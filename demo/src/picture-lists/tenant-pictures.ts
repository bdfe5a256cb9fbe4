import { type DemoPicture, illustration } from './demo-picture.ts'

const meltemMark = {
  tr: 'Meltem: dalgaların üzerinde güneş',
  en: 'Meltem: a sun above waves',
  de: 'Meltem: eine Sonne über Wellen',
  ru: 'Meltem: солнце над волнами',
}

const poyrazMark = {
  tr: 'Poyraz: dalgaların üzerinde iki yelken',
  en: 'Poyraz: two sails above waves',
  de: 'Poyraz: zwei Segel über Wellen',
  ru: 'Poyraz: два паруса над волнами',
}

/** Pictures of the second tenant, the marks of both, and the one that stands for missing pictures. */
export const TENANT_PICTURES: readonly DemoPicture[] = [
  {
    key: 'icerik/poyraz-yelken',
    scene: 'catamaran',
    options: { seed: 'y', palette: 'noon-azure', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'yelkenleri dolmuş bir katamaran',
      en: 'a catamaran with full sails',
      de: 'ein Katamaran mit vollen Segeln',
      ru: 'катамаран под полными парусами',
    }),
  },
  {
    key: 'icerik/poyraz-surf',
    scene: 'windsurf',
    options: { seed: 'x', palette: 'golden-saffron', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'koyda hızla giden rüzgâr sörfçüleri',
      en: 'windsurfers at full speed in the bay',
      de: 'Windsurfer in voller Fahrt in der Bucht',
      ru: 'виндсёрферы на полном ходу в бухте',
    }),
  },
  {
    key: 'icerik/poyraz-tas-ev',
    scene: 'villa-courtyard',
    options: { seed: 'tas', palette: 'golden-amber', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'incir ağacının gölgelediği taş evin avlusu',
      en: 'the courtyard of a stone house in the shade of a fig tree',
      de: 'der Innenhof eines Steinhauses im Schatten eines Feigenbaums',
      ru: 'двор каменного дома в тени инжира',
    }),
  },
  {
    key: 'urun/no-image',
    scene: 'still-sea',
    options: { seed: 'a', palette: 'dawn-shell', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'sabah vakti durgun deniz',
      en: 'a calm sea in the morning',
      de: 'eine ruhige See am Morgen',
      ru: 'спокойное море утром',
    }),
  },
  { key: 'logo/meltem', emblem: 'meltem', en: 512, aciklama: meltemMark },
  { key: 'logo/poyraz', emblem: 'poyraz', en: 512, aciklama: poyrazMark },
  {
    key: 'logo/likya-yolu',
    emblem: 'likya-yolu',
    en: 512,
    aciklama: {
      tr: 'Likya Yolu: kapısında yol işareti olan Likya mezarı',
      en: 'Likya Yolu: a Lycian tomb with the mark of the trail',
      de: 'Likya Yolu: ein lykisches Grab mit der Wegmarke',
      ru: 'Likya Yolu: ликийская гробница с меткой тропы',
    },
  },
  {
    key: 'logo/kas-limani',
    emblem: 'kas-limani',
    en: 512,
    aciklama: {
      tr: 'Kaş Limanı: dalgaların üzerinde deniz feneri',
      en: 'Kaş Limanı: a lighthouse above waves',
      de: 'Kaş Limanı: ein Leuchtturm über Wellen',
      ru: 'Kaş Limanı: маяк над волнами',
    },
  },
  { key: 'favicon/meltem', emblem: 'meltem', en: 512, aciklama: meltemMark },
  { key: 'favicon/poyraz', emblem: 'poyraz', en: 512, aciklama: poyrazMark },
]
