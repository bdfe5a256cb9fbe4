import type { DemoArticleCategory } from '../../tenant-data.ts'

/** Categories of the journal, in the order of its tabs. */
export const ARTICLE_CATEGORIES: readonly DemoArticleCategory[] = [
  {
    anahtar: 'deniz',
    metinler: {
      tr: { baslik: 'Deniz', aciklama: 'Koylar, tekneler ve suyun üstünde geçen günler.', slug: 'deniz' },
      en: { baslik: 'Sea', aciklama: 'Coves, boats and days spent on the water.', slug: 'sea' },
      de: { baslik: 'Meer', aciklama: 'Buchten, Schiffe und Tage auf dem Wasser.', slug: 'meer' },
      ru: { baslik: 'Море', aciklama: 'Бухты, лодки и дни, проведённые на воде.', slug: 'more' },
    },
  },
  {
    anahtar: 'kentler',
    metinler: {
      tr: { baslik: 'Kentler', aciklama: 'Bir günde bir kent: nereden başlamalı, nerede oturmalı.', slug: 'kentler' },
      en: { baslik: 'Towns', aciklama: 'A town in a day: where to begin, where to sit down.', slug: 'towns' },
      de: {
        baslik: 'Städte',
        aciklama: 'Eine Stadt an einem Tag: wo man beginnt, wo man sich setzt.',
        slug: 'staedte',
      },
      ru: { baslik: 'Города', aciklama: 'Город за день: с чего начать и где присесть.', slug: 'goroda' },
    },
  },
  {
    anahtar: 'sofra',
    metinler: {
      tr: { baslik: 'Sofra', aciklama: 'Ne yenir, hangi sırayla söylenir, ne zaman kalkılır.', slug: 'sofra' },
      en: { baslik: 'Table', aciklama: 'What to eat, in which order, and when to get up.', slug: 'table' },
      de: { baslik: 'Tisch', aciklama: 'Was man isst, in welcher Reihenfolge und wann man aufsteht.', slug: 'tisch' },
      ru: { baslik: 'Стол', aciklama: 'Что есть, в каком порядке и когда вставать.', slug: 'stol' },
    },
  },
  {
    anahtar: 'bilgi',
    metinler: {
      tr: { baslik: 'Nasıl yapılır', aciklama: 'Yola çıkmadan okunacak, işe yarar bilgiler.', slug: 'nasil-yapilir' },
      en: { baslik: 'How-to', aciklama: 'Useful things to read before you set out.', slug: 'how-to' },
      de: { baslik: 'Ratgeber', aciklama: 'Nützliches, das man vor der Abfahrt liest.', slug: 'ratgeber' },
      ru: { baslik: 'Советы', aciklama: 'Полезное, что стоит прочесть до дороги.', slug: 'sovety' },
    },
  },
]
