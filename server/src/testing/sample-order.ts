import type { PaymentOrder } from '../features/payment/providers/payment-gateway.ts'

/** Ten lira fifty, for tests of providers. */
export const ORDER: PaymentOrder = {
  siparis_no: `m1x${'0f'.repeat(16)}`,
  tutar: 1050,
  kur: 'TRY',
  kart_taksit: 1,
  aciklama: 'INT260810142233',
  lang: 'tr',
  donus_url: 'https://alfa.example.com/odeme/donus?firma=alfa&deneme=x',
  bildirim_url: 'https://alfa.example.com/odeme/bildirim/test',
  musteri: {
    k_no: '11111111-1111-4111-8111-111111111111',
    ad: 'Şule',
    soyad: 'Işık',
    e_mail: 'sule@example.com',
    telefon: '+905321112233',
    adres: 'Göcek',
    ip: '10.0.0.1',
  },
}
