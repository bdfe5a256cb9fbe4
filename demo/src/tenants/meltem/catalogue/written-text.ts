import type { Language } from '@meltem/contract/language'
import type { DemoText } from '../../../showcase-data.ts'
import { type InFour, inFour } from '../four-languages.ts'

export type Program = readonly (readonly [when: { gun?: number; saat?: string }, baslik: string, metin: string])[]

/** A text as it is written by hand: pairs instead of objects. */
export interface WrittenText {
  readonly baslik: string
  readonly slug: string
  readonly ozet: string
  readonly aciklama: string[]
  readonly one_cikanlar: string[]
  readonly dahil: readonly string[]
  readonly haric: readonly string[]
  readonly kurallar: readonly string[]
  readonly erisilebilirlik: string[]
  readonly sss: readonly (readonly [soru: string, cevap: string])[]
  readonly ara: readonly string[]
  /** How to find the meeting point. */
  readonly bulusma?: string
  readonly yanina_al?: string[]
  readonly program?: Program
  readonly kosullar?: readonly string[]
}

/** What every product of a kind says the same way. */
export interface SharedLines {
  readonly dahil: readonly string[]
  readonly haric: readonly string[]
  readonly kurallar: readonly string[]
  readonly kosullar: readonly string[]
  readonly ara: readonly string[]
}

function textOf(own: WrittenText, shared: SharedLines): DemoText {
  const { sss, ara, bulusma, program = [], kosullar = [], yanina_al = [], ...rest } = own
  return {
    ...rest,
    dahil: [...own.dahil, ...shared.dahil],
    haric: [...own.haric, ...shared.haric],
    kurallar: [...own.kurallar, ...shared.kurallar],
    kosullar: [...kosullar, ...shared.kosullar],
    yanina_al,
    sss: sss.map(([soru, cevap]) => ({ soru, cevap })),
    program: program.map(([{ gun = null, saat = null }, baslik, metin]) => ({ gun, saat, baslik, metin })),
    arama_kelimeleri: [...ara, ...shared.ara],
    ...(bulusma === undefined ? {} : { bulusma_notu: bulusma }),
  }
}

/** The own text of a product, followed by the lines it shares with its kind. */
export function written(shared: InFour<SharedLines>, own: InFour<WrittenText>): Record<Language, DemoText> {
  return inFour((dil) => textOf(own[dil], shared[dil]))
}
