import { type DemoPicture, illustration } from './demo-picture.ts'

const gulet = illustration({
  tr: 'çamlarla çevrili turkuaz bir koyda yelken açmış gulet',
  en: 'a gulet under sail in a turquoise bay lined with pines',
  de: 'ein Gulet unter Segeln in einer türkisblauen, von Pinien gesäumten Bucht',
  ru: 'гулет под парусами в бирюзовой бухте среди сосен',
})

const goldenGulet = illustration({
  tr: 'akşam güneşinde, çamlı bir koyda demirlemiş gulet',
  en: 'a gulet at anchor in a bay of pines in the evening sun',
  de: 'ein Gulet vor Anker in einer Kiefernbucht in der Abendsonne',
  ru: 'гулет на якоре в бухте среди сосен в лучах вечернего солнца',
})

const windsurfers = illustration({
  tr: 'yel değirmenli bir tepenin önünde, rüzgârlı koyda sörfçüler',
  en: 'windsurfers in a breezy bay below a hill with windmills',
  de: 'Windsurfer in einer windigen Bucht vor einem Hügel mit Windmühlen',
  ru: 'виндсёрферы в ветреной бухте у холма с ветряными мельницами',
})

/** Large pictures behind headlines, and those of pages without content. */
export const SPLASH_PICTURES: readonly DemoPicture[] = [
  {
    key: 'splash/hero-meltem',
    scene: 'gulet',
    options: { seed: 'h1', palette: 'noon-azure', ratio: '21:9', calm: 'left' },
    en: 2000,
    aciklama: gulet,
  },
  {
    key: 'splash/hero-meltem-dar',
    scene: 'gulet',
    options: { seed: 'h1', palette: 'noon-azure', ratio: '2:3' },
    en: 1000,
    aciklama: gulet,
  },
  {
    key: 'splash/erken-sezon',
    scene: 'gulet',
    options: { seed: 'h4', palette: 'golden-amber', ratio: '21:9', calm: 'left' },
    en: 2000,
    aciklama: goldenGulet,
  },
  {
    key: 'splash/erken-sezon-dar',
    scene: 'gulet',
    options: { seed: 'h4', palette: 'golden-amber', ratio: '2:3' },
    en: 1000,
    aciklama: goldenGulet,
  },
  {
    key: 'splash/hero-poyraz',
    scene: 'windsurf',
    options: { seed: 'p', palette: 'noon-mint', ratio: '21:9', calm: 'left' },
    en: 2000,
    aciklama: windsurfers,
  },
  {
    key: 'splash/hero-poyraz-dar',
    scene: 'windsurf',
    options: { seed: 'p', palette: 'noon-mint', ratio: '2:3' },
    en: 1000,
    aciklama: windsurfers,
  },
  {
    key: 'splash/not-found',
    scene: 'gulet',
    options: { seed: 'lost', palette: 'night-lapis', ratio: '21:9', calm: 'left' },
    en: 2000,
    aciklama: illustration({
      tr: 'ay ışığında, ıssız bir koyda ışıkları yanan gulet',
      en: 'a gulet with lit windows in a lonely moonlit bay',
      de: 'ein Gulet mit erleuchteten Fenstern in einer einsamen Bucht bei Mondschein',
      ru: 'гулет с освещёнными окнами в безлюдной бухте при луне',
    }),
  },
  {
    key: 'splash/empty',
    scene: 'empty-basket',
    options: { seed: 'e', palette: 'dawn-shell', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'sabah ışığında iskelede duran boş sepet',
      en: 'an empty basket on a jetty in the morning light',
      de: 'ein leerer Korb auf einem Steg im Morgenlicht',
      ru: 'пустая корзина на причале в утреннем свете',
    }),
  },
]
