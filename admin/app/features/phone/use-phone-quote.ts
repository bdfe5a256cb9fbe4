import { quotePhone } from '@meltem/contract/reservation/phone-office'
import type { PaymentType } from '@meltem/contract/reservation/pricing'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount, toMinor } from '@meltem/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { DraftLine } from './phone-draft.ts'

interface Asked {
  readonly lines: readonly DraftLine[]
  readonly lang: Language
  readonly kur: string
  readonly uye_k_no: string | undefined
  readonly odeme_tipi: PaymentType
  readonly kupon: string | undefined
  /** What the clerk asks for instead of the list price. */
  readonly own: number | undefined
  /** Key of the basket, once it is held. */
  readonly held: string | undefined
}

/** The kernel's own price of the basket, and the same with a price of one's own while that is within the limit. */
export function usePhoneQuote({ lines, lang, kur, uye_k_no, odeme_tipi, kupon, own, held }: Asked) {
  const basket = {
    lang,
    sepet_urunler: lines.map(({ istek }) => istek),
    secilen_kur: kur,
    odeme_tipi,
    ...(kupon ? { promosyon_kodu: kupon } : {}),
    ...(uye_k_no ? { uye_k_no } : {}),
    ...(held ? { tutulan: held } : {}),
  }
  const list = useQuery({
    queryKey: ['telefon', basket],
    queryFn: ({ signal }) => call(quotePhone, basket, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const liste = list.data?.liste ?? 0
  const off = own === undefined ? 0 : toAmount(Math.max(0, toMinor(liste) - toMinor(own)))
  const within = off > 0 && off <= (list.data?.sinir ?? 0)
  const priced = useQuery({
    queryKey: ['telefon', basket, off],
    // The price is only looked at: why it is another one is said when it is sold.
    queryFn: ({ signal }) => call(quotePhone, { ...basket, elle: { tutar: off, neden: '–' } }, signal),
    enabled: lines.length > 0 && within,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const used = within ? priced : list
  const quote = lines.length > 0 ? (used.data ?? list.data) : undefined
  const fresh = !list.isFetching && !used.isFetching && used.data !== undefined
  return { quote, liste, sinir: list.data?.sinir ?? 0, off, error: list.error ?? used.error, fresh }
}
