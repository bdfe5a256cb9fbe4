import { membershipHtml } from '../membership-clauses.ts'
import { plainPage } from '../page-recipes.ts'

export const membershipPage = plainPage(
  { anahtar: 'p-uyelik', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z', sozlesme: true },
  {
    tr: {
      baslik: 'Üyelik sözleşmesi',
      ozet: 'Üyeliğin nasıl açıldığı, hesabın nasıl korunduğu ve nasıl kapatıldığı, on kısa maddede.',
      slug: 'uyelik-sozlesmesi',
      seo_baslik: 'Üyelik sözleşmesi | Meltem',
      html: membershipHtml('tr'),
    },
    en: {
      baslik: 'Membership agreement',
      ozet: 'How membership begins, how your account is protected and how you close it, in ten short clauses.',
      slug: 'membership-agreement',
      seo_baslik: 'Membership agreement | Meltem',
      html: membershipHtml('en'),
    },
    de: {
      baslik: 'Vereinbarung für Mitglieder',
      ozet: 'Wie die Mitgliedschaft beginnt, wie Ihr Konto geschützt ist und wie Sie es schließen: zehn kurze Punkte.',
      slug: 'mitgliedschaft',
      seo_baslik: 'Vereinbarung für Mitglieder | Meltem',
      html: membershipHtml('de'),
    },
    ru: {
      baslik: 'Пользовательское соглашение',
      ozet: 'Как открыть учётную запись, как она защищена и как её закрыть: десять коротких пунктов.',
      slug: 'polzovatelskoe-soglashenie',
      seo_baslik: 'Пользовательское соглашение | Meltem',
      html: membershipHtml('ru'),
    },
  },
)
