import type { ReportGap, ReportLack } from '@meltem/contract/payment/report-office'
import type { Guest } from '@meltem/contract/reservation/reservation'
import { isTckn } from '@meltem/domain/identifiers'
import { allPeople } from '@meltem/domain/people'
import { formatDate } from '@meltem/i18n/format'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import { isIdentityQuestion } from '../../reservation/change/guest-identity.ts'
import type { Stay } from './report.queries.ts'

/**
 * The columns of our file for the identity notification of guests (KBS). The system of the police takes them by its own
 * screens and programs, which differ from place to place: whoever hands it in lays these over its columns
 * (docs/operations.md). Another layout gets another name.
 */
export const POLICE_LAYOUT = 'KBS-1'
export const POLICE_HEAD = [
  'İŞLEM',
  'TARİH',
  'TESİS',
  'BİRİM',
  'AD',
  'SOYAD',
  'KİMLİK TÜRÜ',
  'KİMLİK NO',
  'UYRUK',
  'DOĞUM TARİHİ',
  'TELEFON',
  'GİRİŞ TARİHİ',
  'ÇIKIŞ TARİHİ',
  'REZERVASYON',
] as const

interface Sleeper {
  readonly kisi: number
  readonly ad: string
  readonly soyad: string
  readonly kimlik_no: string
  readonly uyruk: string
  readonly dogum_tarihi: string
}

/** What the booking says of one guest; the first one is whom it is for. */
function sleeper({ yanitlar = [], ...lead }: Guest, kisi: number): Sleeper {
  const own = yanitlar.filter((one) => one.kisi === kisi || (kisi === 1 && one.kisi === null))
  const answer = (is: (soru: string) => boolean) => own.find(({ soru, deger }) => is(soru) && deger !== '')?.deger
  const first = kisi === 1 ? lead : undefined
  const kimlik_no = (first?.tc_pasaport || answer(isIdentityQuestion)) ?? ''
  const uyruk = answer((soru) => soru.startsWith('uyruk')) ?? ''
  return {
    kisi,
    ad: first?.ad ?? answer((soru) => soru === 'ad') ?? '',
    soyad: first?.soyad ?? answer((soru) => soru === 'soyad') ?? '',
    kimlik_no,
    // Whoever has a Turkish identity number is known by it.
    uyruk: uyruk || (isCitizen(kimlik_no) ? 'TR' : ''),
    dogum_tarihi: first?.dogum_tarihi ?? answer((soru) => soru.startsWith('dogum')) ?? '',
  }
}

const isCitizen = (no: string) => isTckn(no.replace(/[\s.\-/]/g, ''))

const sleepersOf = ({ misafir, pax }: Stay): Sleeper[] =>
  Array.from({ length: allPeople(pax) }, (_, place) => sleeper(misafir, place + 1))

function lacking({ ad, soyad, kimlik_no, uyruk, dogum_tarihi }: Sleeper): ReportLack[] {
  const known: readonly [ReportLack, boolean][] = [
    ['ad', ad !== '' && soyad !== ''],
    ['kimlik_no', kimlik_no !== ''],
    ['uyruk', uyruk !== ''],
    ['dogum_tarihi', dogum_tarihi !== ''],
  ]
  return known.filter(([, isKnown]) => !isKnown).map(([lack]) => lack)
}

/** Guests of whom something is not known, each once, also where a stay ends and the next one begins on the day. */
export function policeGaps(stays: readonly Stay[]): ReportGap[] {
  const gaps = stays.flatMap((stay) =>
    sleepersOf(stay).map(({ kisi, ...one }): ReportGap => {
      const { rezervasyon_k_no, kayit_no, misafir, baslik } = stay
      const name = `${misafir.ad} ${misafir.soyad}`
      return { rezervasyon_k_no, kayit_no, misafir: name, baslik, kisi, eksik: lacking({ kisi, ...one }) }
    }),
  )
  const first = new Map(gaps.map((gap) => [`${gap.rezervasyon_k_no} ${gap.baslik} ${gap.kisi}`, gap]))
  return [...first.values()].filter(({ eksik }) => eksik.length > 0)
}

function documentOf(no: string): string {
  if (no === '') return ''
  return isCitizen(no) ? 'TCKN' : 'PASAPORT'
}

/** A row for each guest, with what is known. */
export function policeRows(stays: readonly Stay[]): Cell[][] {
  return stays.flatMap((stay) => {
    const { yon, baslangic, bitis, baslik, birim, misafir, kayit_no } = stay
    const [act, gun] = yon === 'giris' ? ['GİRİŞ', baslangic] : ['ÇIKIŞ', bitis]
    return sleepersOf(stay).map(({ kisi, ad, soyad, kimlik_no, uyruk, dogum_tarihi }): Cell[] => [
      act,
      formatDate(gun),
      baslik,
      birim ?? '',
      ad,
      soyad,
      documentOf(kimlik_no),
      kimlik_no,
      uyruk,
      dogum_tarihi,
      kisi === 1 ? misafir.telefon : '',
      formatDate(baslangic),
      formatDate(bitis),
      kayit_no,
    ])
  })
}

export const countPeople = (stays: readonly Stay[], yon: Stay['yon']): number =>
  stays.reduce((sum, stay) => (stay.yon === yon ? sum + allPeople(stay.pax) : sum), 0)
