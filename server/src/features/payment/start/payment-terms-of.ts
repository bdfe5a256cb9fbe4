import { PaymentTerms } from '@meltem/contract/payment/payment'
import * as z from 'zod/mini'

const DEFAULT_TERMS: PaymentTerms = {
  saglayici: 'test',
  yontemler: ['kredi_karti', 'havale', 'tur_gunu'],
  en_cok_taksit: 12,
  hatirlatma_saat: 4,
  iki_kisi_siniri: null,
  iptal_iade_otomatik: true,
  on_odeme_orani: null,
}

export function paymentTermsOf(stored: unknown): PaymentTerms {
  return z.parse(PaymentTerms, { ...DEFAULT_TERMS, ...(stored as object | undefined) })
}
