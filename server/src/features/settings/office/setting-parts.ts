import { PAYMENT_MARKS, type Settings } from '@meltem/contract/settings'
import type { PartName, PartValue } from '@meltem/contract/settings-office'
import { coloursOf, tokensOf } from '@meltem/domain/brand/colours'
import { kindsWith } from '@meltem/domain/kinds'
import { paymentTermsOf } from '../../payment/start/payment-terms-of.ts'
import { defaultParts } from '../default-parts.ts'
import { bookingTermsOf } from '../terms-of-sale.ts'

type Json = Readonly<Record<string, unknown>>

/** How a part of the settings lies in the database, and how the office sees it. */
interface Part<P extends PartName> {
  readonly read: (stored: unknown, kod: string) => PartValue<P>
  /** What is stored of it; fields the office does not edit stay as they are. */
  readonly write: (value: PartValue<P>, stored: unknown) => object
}

const kept = (stored: unknown): Json => (stored ?? {}) as Json

/** Fields of a part that lie in the database as they are seen, over what they say by default. */
function plain<P extends PartName>(usual: (kod: string) => Readonly<Record<keyof PartValue<P>, unknown>>): Part<P> {
  return {
    read: (stored, kod) => {
      const whole: Json = { ...usual(kod), ...kept(stored) }
      // A value of an earlier day may have fields of its own: the office sees those it edits.
      return Object.fromEntries(Object.keys(usual(kod)).map((name) => [name, whole[name]])) as PartValue<P>
    },
    write: (value, stored) => ({ ...kept(stored), ...value }),
  }
}

export const PARTS: { readonly [P in PartName]: Part<P> } = {
  company: plain((kod) => defaultParts(kod).company),
  contact: plain((kod) => defaultParts(kod).contact),
  support: plain((kod) => defaultParts(kod).support),
  seo: plain((kod) => defaultParts(kod).seo),
  language: plain((kod) => defaultParts(kod).language),
  exchange: plain(() => ({ varsayilan: 'TRY', kodlar: ['TRY'] })),
  logofavicon: plain(() => ({ logo: null, favicon: null })),
  fatura: plain(() => ({
    seri: '',
    il: '',
    ilce: '',
    konaklama_oran: null,
    konaklama_tipleri: kindsWith(({ part, afloat }) => part === 'lodging' && !afloat),
    istisna_kodu: '',
    istisna_nedeni: '',
  })),
  other: plain(() => ({
    uye_olmadan_rezervasyon: false,
    uye_olmadan_yorum_yapma: false,
    yazi_yorumlari: true,
    uyelik_onayi_acik: true,
    uyelik_sozlesmesi: {},
  })),
  olcum: plain((kod) => defaultParts(kod).olcum),
  social: {
    read: (stored) => ({ profiller: (stored ?? []) as PartValue<'social'>['profiller'] }),
    write: ({ profiller }) => profiller,
  },
  tema: {
    read: (stored) => {
      const { renkler, odeme_logolari, sokaklar } = kept(stored) as Partial<Settings['tema']>
      return {
        ...coloursOf(renkler ?? {}),
        odeme_logolari: PAYMENT_MARKS.filter((mark) => odeme_logolari?.some((one) => one.toUpperCase() === mark)),
        sokak_url: sokaklar?.url ?? null,
        sokak_kaynak: sokaklar?.kaynak ?? '',
      }
    },
    write: ({ odeme_logolari, sokak_url, sokak_kaynak, ...colours }, stored) => {
      const { sokaklar: _before, ...before } = kept(stored)
      const streets = sokak_url === null ? {} : { sokaklar: { url: sokak_url, kaynak: sokak_kaynak } }
      const renkler = { ...(before.renkler as Json | undefined), ...tokensOf(colours) }
      return { ...before, odeme_logolari, renkler, ...streets }
    },
  },
  rezervasyon: {
    read: (stored) => bookingTermsOf(stored),
    write: (value, stored) => ({ ...kept(stored), ...value }),
  },
  odeme: {
    read: (stored) => paymentTermsOf(stored),
    write: (value, stored) => ({ ...kept(stored), ...value }),
  },
}
