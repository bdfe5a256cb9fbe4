import { randomUUID } from 'node:crypto'
import type { Settlement } from '@meltem/contract/agency/agency'
import { withTenant } from '../platform/db/connection.ts'
import type { PricedLine } from './hammer/hammer-basket.ts'
import type { Place } from './hammer/hammer-catalog.ts'
import { DEPOSIT_RATE } from './hammer/hammer-catalog.ts'

interface Terms {
  readonly akis: Settlement
  readonly oran?: number
  /** The kind it is about; everything when left out. */
  readonly tur?: string
  readonly baslangic?: string
  readonly bitis?: string
  readonly kredi?: number
}

/** A contract for everything or one kind, and credit in TRY. */
export async function giveTerms({ db, tenantId }: Place, acente_k_no: string, terms: Terms): Promise<string> {
  const { akis, oran = 20, tur, baslangic = '2020-01-01', bitis = '2099-12-31', kredi = 0 } = terms
  return await withTenant(db, tenantId, async (trx) => {
    const kurallar = JSON.stringify([{ kapsam: tur ? 'tur' : 'hepsi', hedef: tur ?? null, oran }])
    const { k_no } = await trx
      .insertInto('acente_sozlesme')
      .values({ tenant_id: tenantId, acente_k_no, ad: 'Season', akis, baslangic, bitis, kurallar })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('cari_hesap')
      .values({ tenant_id: tenantId, acente_k_no, kur: 'TRY', kredi_limiti: kredi * 100 })
      .execute()
    return k_no
  })
}

/** A booking at the portal; `off` is what the terms take off the price of the one who pays. */
export function saleOf(lines: readonly PricedLine[], off: number, k_no: string = randomUUID()) {
  const net = lines.map(({ price }) => Math.round(price * (100 - off)))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0) / 100
  return {
    k_no,
    lang: 'en',
    sepet_urunler: lines.map(({ line }) => line),
    secilen_kur: 'TRY',
    misafir: { ad: 'Ada', soyad: 'Deniz', telefon: '+905321112233', e_mail: `${k_no.slice(0, 8)}@example.com` },
    kur_rezervasyon_toplam: {
      genel_toplam: sum(net),
      on_odeme_toplam: sum(net.map((one) => Math.round((one * DEPOSIT_RATE) / 100))),
    },
  }
}
