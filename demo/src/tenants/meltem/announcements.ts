import type { Language } from '@meltem/contract/language'
import type { DemoAnnouncement } from '../../tenant-data.ts'
import { FOUR, type InFour } from './four-languages.ts'
import { KIND_NAMES } from './kind-names.ts'

interface Words {
  readonly metin: string
  readonly etiket: string
}

/** The announcements stand so long after the day of set-up. */
const SHOWN_DAYS = 45

const NEW_SEASON: InFour<Words> = {
  tr: { metin: 'Yeni sezonun takvimi açıldı: en güzel haftalar bugünden ayırtılıyor.', etiket: 'Villalara bakın' },
  en: { metin: 'The calendar for the new season is open, with the best weeks still free.', etiket: 'See the villas' },
  de: {
    metin: 'Der Kalender für die neue Saison ist offen, die schönsten Wochen sind noch frei.',
    etiket: 'Zu den Villen',
  },
  ru: { metin: 'Открыт календарь нового сезона: лучшие недели ещё свободны.', etiket: 'Смотреть виллы' },
}

const GUARANTEE: InFour<Words & { readonly url: string }> = {
  tr: {
    metin: 'Şimdi ayırtın: paketleri başlangıca 30 gün kalana kadar ücretsiz iptal edebilirsiniz.',
    etiket: 'Koşullar',
    url: '/p/iade-guvencesi',
  },
  en: {
    metin: 'Reserve now: packages can be cancelled free of charge until 30 days before.',
    etiket: 'The terms',
    url: '/p/refund-guarantee',
  },
  de: {
    metin: 'Jetzt reservieren: Pauschalen sind bis 30 Tage vorher kostenfrei stornierbar.',
    etiket: 'Die Bedingungen',
    url: '/p/rueckerstattungsgarantie',
  },
  ru: {
    metin: 'Бронируйте сейчас: пакеты можно бесплатно отменить за 30 дней до начала.',
    etiket: 'Условия',
    url: '/p/garantiya-vozvrata',
  },
}

const gun = SHOWN_DAYS
const bar = (dil: Language): DemoAnnouncement => ({
  yer: 'ust',
  dil,
  icerik: { [dil]: NEW_SEASON[dil] },
  url: `/c/${KIND_NAMES.villa.slug[dil]}`,
  gun,
})
const strip = (dil: Language): DemoAnnouncement => {
  const { url, ...words } = GUARANTEE[dil]
  return { yer: 'serit', dil, icerik: { [dil]: words }, url, gun }
}

/** Addresses differ by language, so each language has its own; one has its own first picture, too. */
export const ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  ...FOUR.map(bar),
  ...FOUR.map(strip),
  {
    yer: 'splash',
    dil: 'de',
    icerik: {},
    url: null,
    gorsel: 'splash/erken-sezon',
    gorsel_dar: 'splash/erken-sezon-dar',
    gun,
  },
]
