import { randomUUID } from 'node:crypto'
import type { InvoiceRow, listInvoices, prepareInvoices } from '@meltem/contract/payment/invoice-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { writeSearchable } from '../features/reservation/office/searchable.queries.ts'
import { withTenant } from '../platform/db/connection.ts'
import { type PricedLine, placement, totalsOf } from './hammer/hammer-basket.ts'
import type { TestBooking } from './test-booking.ts'

/** The name and the address stay as they are: contracts are made of them. */
export const SELLER = {
  company: { vergi_dairesi: 'Fethiye', vergi_no: '4540536920' },
  fatura: {
    seri: 'ALF',
    il: 'Muğla',
    ilce: 'Fethiye',
    konaklama_oran: 2,
    konaklama_tipleri: ['villa', 'otel'],
    istisna_kodu: '',
    istisna_nedeni: '',
  },
}

/** Whatever the settings have to say for an invoice; some of it left out or said otherwise. */
export async function saySettings(
  { app, place }: TestBooking,
  fatura: Partial<Record<keyof typeof SELLER.fatura, unknown>> = {},
): Promise<void> {
  const parts = { ...SELLER, fatura: { ...SELLER.fatura, ...fatura } }
  for (const [anahtar, deger] of Object.entries(parts)) {
    await app.owner.pool.query(
      `insert into ayar (tenant_id, anahtar, deger) values ($1, $2, $3)
        on conflict (tenant_id, anahtar) do update set deger = ayar.deger || excluded.deger`,
      [place.tenantId, anahtar, JSON.stringify(deger)],
    )
  }
}

interface Guest {
  readonly ad?: string
  readonly soyad?: string
  readonly tc_pasaport?: string
  readonly adres?: string
  readonly dogum_tarihi?: string
  readonly yanitlar?: readonly object[]
}

/** The books of one shop, as its clerks work on them. */
export async function openBooks(shop: TestBooking) {
  const staff = await shop.logIn()
  const find = (k_no: string) => withTenant(shop.place.db, shop.place.tenantId, (trx) => writeSearchable(trx, [k_no]))
  const list = async (query: Record<string, string> = {}): Promise<OutputOf<typeof listInvoices>> =>
    (await shop.app.get(`/api/yonetim/fatura-listele?${new URLSearchParams(query)}`, staff)).json()
  const take = (query: Record<string, string>) =>
    shop.app.get(`/api/yonetim/fatura-dosya-get?${new URLSearchParams({ dil: 'tr', ...query })}`, staff)
  const prepare = async (rows: readonly InvoiceRow[]): Promise<OutputOf<typeof prepareInvoices>> => {
    const secilen = rows.map(({ rezervasyon_k_no, tur, toplam }) => ({ rezervasyon_k_no, tur, toplam }))
    const answer = await shop.post('/yonetim/fatura-hazirla-post', { secilen }, staff)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
  return {
    staff,
    list,
    prepare,
    take,
    find,
    /** A booking that is paid in full, as lists find it. */
    sell: async (lines: readonly PricedLine[], misafir: Guest = {}): Promise<string> => {
      const body = placement(lines)
      const answer = await shop.post('/rezervasyon-olustur-post', {
        ...body,
        misafir: { ...body.misafir, ...misafir },
      })
      if (answer.json<{ success: number }>().success !== 1) throw new Error(answer.body)
      const tutar = totalsOf(lines).genel_toplam
      await shop.post(
        '/yonetim/tahsilat-ekle-post',
        { k_no: body.k_no, tutar, odeme_yontemi: 'nakit', islem_no: randomUUID() },
        staff,
      )
      await find(body.k_no)
      return body.k_no
    },
    /** The whole booking, or one service of it, by the office; what comes back is as the terms say. */
    cancel: async (k_no: string, satir?: string): Promise<void> => {
      const wish = { k_no, ...(satir ? { satir } : {}) }
      const quote = (await shop.post('/yonetim/rezervasyon-iptal-hesapla-post', wish, staff)).json<{
        data: { iade: number }
      }>().data
      await shop.post('/yonetim/rezervasyon-iptal-post', { ...wish, iade: quote.iade }, staff)
      await find(k_no)
    },
  }
}

export type Books = Awaited<ReturnType<typeof openBooks>>
