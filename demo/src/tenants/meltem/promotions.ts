import type { DemoCampaign, DemoCoupon } from '../../product-data.ts'

export const COUPONS: readonly DemoCoupon[] = [{ kod: 'MELTEM10', indirim_turu: 'tutar', indirim: 10, vitrinde: true }]

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    anahtar: 'three-tours',
    ad: { tr: 'Üç tura %15', en: '15% on three tours', de: '15 % auf drei Ausflüge', ru: '15 % на три экскурсии' },
    kampanya_turu: 'adet',
    esik: 3,
    indirim_turu: 'yuzde',
    indirim: 15,
    urun_tipleri: ['tur'],
  },
]
