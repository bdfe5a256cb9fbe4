import type { createProduct } from '@meltem/contract/catalog/office'
import type { ProductKind } from '@meltem/contract/content/content'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { useState } from 'react'

type Wish = InputOf<typeof createProduct>

/** What is typed of a new product; the key is made once, so that a repeated call makes nothing twice. */
export interface Draft {
  readonly k_no: string
  readonly urun_tipi: ProductKind
  readonly ad: string
  readonly bolge_k_no: string
  /** A destination that is not there yet. */
  readonly yer: { readonly ad: string; readonly konum: string }
  readonly nereden: string
  readonly nereye: string
  readonly en_cok_kisi: number | null
  readonly fiyat: number | undefined
  readonly ozet: string
}

export const NEW_PLACE = 'yeni'

export function useNewProduct() {
  const [draft, setDraft] = useState<Draft>(() => ({
    k_no: crypto.randomUUID(),
    urun_tipi: 'tur',
    ad: '',
    bolge_k_no: '',
    yer: { ad: '', konum: '' },
    nereden: '',
    nereye: '',
    en_cok_kisi: null,
    fiyat: 0,
    ozet: '',
  }))
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, set }
}

/** `36.2, 29.64` as a map copies it; undefined while it is no place. */
export function pointOf(text: string): { enlem: number; boylam: number } | undefined {
  const [, enlem, boylam] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (enlem === undefined || boylam === undefined) return undefined
  const point = { enlem: Number(enlem), boylam: Number(boylam) }
  return Math.abs(point.enlem) <= 90 && Math.abs(point.boylam) <= 180 ? point : undefined
}

/** Fields that are missing, by their name. */
export function missingOf(draft: Draft, isRide: boolean): string[] {
  const isNew = draft.bolge_k_no === NEW_PLACE
  const checks: readonly (readonly [string, boolean])[] = [
    ['ad', draft.ad.trim() !== ''],
    ['yer_adi', isRide || !isNew || draft.yer.ad.trim() !== ''],
    ['konum', isRide || !isNew || pointOf(draft.yer.konum) !== undefined],
    ['nereden', !isRide || draft.nereden !== ''],
    ['nereye', !isRide || (draft.nereye !== '' && draft.nereye !== draft.nereden)],
    ['en_cok_kisi', draft.en_cok_kisi !== null && draft.en_cok_kisi >= 1 && draft.en_cok_kisi <= 99],
    ['fiyat', draft.fiyat !== undefined],
  ]
  return checks.filter(([, isThere]) => !isThere).map(([name]) => name)
}

/** The draft as the call takes it; no price is none. */
export function wishOf(
  draft: Draft,
  { kur, gorseller, isRide }: { kur: string; gorseller: string[]; isRide: boolean },
): Wish {
  const { k_no, urun_tipi, ad, ozet } = draft
  const isNew = draft.bolge_k_no === NEW_PLACE
  const point = pointOf(draft.yer.konum)
  return {
    k_no,
    urun_tipi,
    ad: ad.trim(),
    ozet: ozet.trim(),
    bolge_k_no: isNew || draft.bolge_k_no === '' ? null : draft.bolge_k_no,
    yeni_yer: isNew && point ? { ad: draft.yer.ad.trim(), ...point } : null,
    nereden: isRide ? draft.nereden : null,
    nereye: isRide ? draft.nereye : null,
    en_cok_kisi: draft.en_cok_kisi ?? 1,
    fiyat: draft.fiyat ? draft.fiyat : null,
    kur,
    gorseller,
  }
}
