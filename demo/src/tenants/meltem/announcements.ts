import type { DemoAnnouncement } from '../../tenant-data.ts'

export const ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  {
    yer: 'serit',
    url: '/p/iptal-ve-iade',
    dil: 'tr',
    icerik: { tr: { metin: 'Erken planlayın: 30 gün kalana kadar ücretsiz iptal.', etiket: 'Koşullar' } },
  },
  {
    yer: 'serit',
    url: '/p/cancellation-and-refund',
    dil: 'en',
    icerik: { en: { metin: 'Plan early: free cancellation until 30 days before.', etiket: 'The terms' } },
  },
  {
    yer: 'serit',
    url: '/p/stornierung-und-erstattung',
    dil: 'de',
    icerik: { de: { metin: 'Früh planen: bis 30 Tage vorher kostenfrei stornieren.', etiket: 'Die Bedingungen' } },
  },
  {
    yer: 'serit',
    url: '/p/otmena-i-vozvrat',
    dil: 'ru',
    icerik: { ru: { metin: 'Планируйте заранее: бесплатная отмена за 30 дней.', etiket: 'Условия' } },
  },
]
