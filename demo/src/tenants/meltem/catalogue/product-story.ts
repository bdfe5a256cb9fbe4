import type { Language } from '@meltem/contract/language'
import type { DemoReview, DemoText } from '../../../showcase-data.ts'
import { type InFour, inFour } from '../four-languages.ts'

/** A text as its writer puts it down: pairs instead of objects, parts that do not apply left out. */
export interface Story {
  readonly baslik: string
  readonly slug: string
  readonly ozet: string
  readonly anlat: readonly string[]
  readonly one: readonly string[]
  readonly dahil: readonly string[]
  readonly haric: readonly string[]
  readonly sss: readonly (readonly [soru: string, cevap: string])[]
  readonly ara: readonly string[]
  /** One entry for each day, or for each stop of a single day with its time. */
  readonly program?: readonly (readonly [baslik: string, metin: string, saat?: string])[]
  readonly yanina_al?: readonly string[]
  readonly kural?: readonly string[]
  readonly erisim?: readonly string[]
  readonly kosul?: readonly string[]
  readonly bulusma?: string
}

/** Lines that stand in every story of a kind, after its own. */
export type SharedLines = Partial<Pick<Story, 'dahil' | 'haric' | 'yanina_al' | 'kural' | 'kosul' | 'ara' | 'sss'>>

function programOf(stops: NonNullable<Story['program']>) {
  const oneDay = stops.some(([, , saat]) => saat !== undefined)
  return stops.map(([baslik, metin, saat = null], place) => ({ gun: oneDay ? null : place + 1, saat, baslik, metin }))
}

function textOf(own: Story, shared: SharedLines): DemoText {
  const joined = (part: 'dahil' | 'haric' | 'yanina_al' | 'kural' | 'kosul' | 'ara') => [
    ...(own[part] ?? []),
    ...(shared[part] ?? []),
  ]
  return {
    baslik: own.baslik,
    slug: own.slug,
    ozet: own.ozet,
    aciklama: [...own.anlat],
    one_cikanlar: [...own.one],
    dahil: joined('dahil'),
    haric: joined('haric'),
    program: programOf(own.program ?? []),
    yanina_al: joined('yanina_al'),
    erisilebilirlik: [...(own.erisim ?? [])],
    kurallar: joined('kural'),
    sss: [...own.sss, ...(shared.sss ?? [])].map(([soru, cevap]) => ({ soru, cevap })),
    kosullar: joined('kosul'),
    arama_kelimeleri: joined('ara'),
    ...(own.bulusma === undefined ? {} : { bulusma_notu: own.bulusma }),
  }
}

export function told(stories: InFour<Story>, shared: InFour<SharedLines>): Record<Language, DemoText> {
  return inFour((dil) => textOf(stories[dil], shared[dil]))
}

export type Voice = readonly [
  ad: string,
  dil: Language,
  puan: DemoReview['puan'],
  gun_once: number,
  metin: string,
  yanit?: string,
]

export function voices(list: readonly Voice[]): DemoReview[] {
  return list.map(([ad, dil, puan, gun_once, metin, yanit]) => ({
    ad,
    dil,
    puan,
    gun_once,
    metin,
    ...(yanit === undefined ? {} : { yanit }),
  }))
}
