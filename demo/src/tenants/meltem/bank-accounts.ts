import type { DemoBankAccount } from '../../tenant-data.ts'

/** Made up: their numbers pass the check and belong to nobody. */
export const BANK_ACCOUNTS: readonly DemoBankAccount[] = [
  {
    banka: 'Deneme Bankası',
    sube: 'Göcek',
    hesap_sahibi: 'Meltem Seyahat Turizm Ltd. Şti.',
    iban: 'TR450099900000000000000001',
    swift: null,
    kur: 'TRY',
  },
  {
    banka: 'Deneme Bankası',
    sube: 'Göcek',
    hesap_sahibi: 'Meltem Seyahat Turizm Ltd. Şti.',
    iban: 'TR180099900000000000000002',
    swift: 'DENETRXX',
    kur: 'EUR',
  },
]
