import type { CartLine, CartLineRequest, Guest, GuestAnswer, Pax } from '@meltem/contract/reservation/reservation'
import type { LineTerms } from '@meltem/contract/reservation/standing'
import type { Language } from '@meltem/contract/wire/language'
import { daysBetween } from '@meltem/domain/calendar-day'
import { KINDS } from '@meltem/domain/kinds'
import { cancellationWords } from '@meltem/i18n/cancellation-words'
import { lengthValues } from '@meltem/i18n/price-unit'
import { dayWithName } from '@meltem/i18n/ticket-words'
import { translatorFor } from '@meltem/i18n/translator'
import { isServedByHour, servedMinutes } from '../../catalog/tariff/hour-starts.ts'
import { measureOf } from '../../catalog/tariff/price-unit.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { isIdentityQuestion } from '../change/guest-identity.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import type { ShownProduct } from './voucher.queries.ts'
import type { Fact } from './voucher-document.ts'

const when = (day: string, clock: string | null | undefined, language: Language) =>
  clock ? `${dayWithName(day, language)}, ${clock}` : dayWithName(day, language)

/** Groups without a person are not named. Worked: 2 adults, 1 child. */
export function peopleText(pax: Pax, language: Language): string {
  const t = translatorFor(language, 'documents')
  const kinds = (['yetiskin', 'cocuk', 'bebek'] as const).filter((kind) => pax[kind] > 0)
  return kinds.map((kind) => t(`people.${kind}`, { count: pax[kind] })).join(', ')
}

/** Several rooms. Worked: 2 rooms; null where there is one, or where rooms do not count. */
export function roomsText({ urun_tipi, adet = 1 }: Pick<CartLine, 'urun_tipi' | 'adet'>, dil: Language): string | null {
  return KINDS[urun_tipi].rooms && adet > 1 ? translatorFor(dil, 'documents')('rooms', { count: adet }) : null
}

const known = (ad: Extract<Fact, { ad: string }>['ad'], deger: string | null | undefined): Fact[] =>
  deger ? [{ ad, deger }] : []

function stayFacts(line: CartLine, bitis: string, { bilgi }: Pick<ShownProduct, 'bilgi'>, dil: Language): Fact[] {
  const hours = bilgi && 'giris_saati' in bilgi ? bilgi : undefined
  return [
    ...known('giris', when(line.baslangic, line.baslangic_saat ?? hours?.giris_saati, dil)),
    ...known('cikis', when(bitis, line.bitis_saat ?? hours?.cikis_saati, dil)),
    ...known('gece', String(daysBetween(line.baslangic, bitis))),
    ...(roomsText(line, dil) === null ? [] : known('oda', String(line.adet))),
  ]
}

const ENDS = { hire: ['alis', 'iade'], ride: ['gidis', 'donus'] } as const

/** When it takes place, in the words of its kind. */
function timeFacts(line: CartLine, product: Pick<ShownProduct, 'bilgi' | 'sayim'>, dil: Language): Fact[] {
  const { urun_tipi, baslangic, baslangic_saat, bitis, bitis_saat } = line
  const { days } = KINDS[urun_tipi]
  if (days === 'nights' && bitis && bitis > baslangic) return stayFacts(line, bitis, product, dil)
  if (days === 'hire' || days === 'ride') {
    const [there, back] = ENDS[days]
    return [
      ...known(there, when(baslangic, baslangic_saat, dil)),
      ...known(back, bitis && when(bitis, bitis_saat, dil)),
    ]
  }
  const clock = product.sayim && isServedByHour(product.sayim) ? 'baslama' : 'kalkis'
  return [...known('tarih', dayWithName(baslangic, dil)), ...known(clock, baslangic_saat)]
}

/** How long it is for where it is served by the hour, how many of it where it is sold by the piece. */
function amountFacts({ adet = 1 }: CartLineRequest, { sayim }: Pick<ShownProduct, 'sayim'>, dil: Language): Fact[] {
  if (!sayim) return []
  const t = translatorFor(dil, 'documents')
  if (isServedByHour(sayim)) return known('sure', t('length', lengthValues(servedMinutes(sayim, adet))))
  return sayim.tarife.tur === 'birim' ? known('miktar', t('amount', { olcu: measureOf(sayim), adet })) : []
}

/** Law 7464 wants the number of a villa on the voucher; hotels and clinics have one of their own. */
function licenceFacts({ bilgi }: Pick<ShownProduct, 'bilgi'>): Fact[] {
  if (bilgi && 'izin_no' in bilgi) return known('izin_no', bilgi.izin_no)
  if (bilgi && 'belge_no' in bilgi) return known('belge_no', bilgi.belge_no)
  return []
}

/** Names and hotel have places of their own; identity numbers have no place on a sheet that is shown around. */
const ELSEWHERE = new Set(['ad', 'soyad', 'otel', 'oda_no'])

function answerFacts(answers: readonly GuestAnswer[], product: ShownProduct, dil: Language): Fact[] {
  return product.sorular.flatMap(({ kod, baslik, secenekler, tip }) => {
    if (ELSEWHERE.has(kod) || isIdentityQuestion(kod) || tip === 'evet_hayir') return []
    const deger = answers.find(({ soru, kisi }) => soru === kod && kisi === null)?.deger
    if (!deger) return []
    const choice = secenekler.find((one) => one.kod === deger)
    return [{ soru: textIn(baslik, dil).replace(/\?$/, ''), deger: choice ? textIn(choice.baslik, dil) : deger }]
  })
}

function travellers({ yanitlar = [] }: Guest): string {
  const people = Map.groupBy(
    yanitlar.filter(({ soru, kisi }) => kisi !== null && (soru === 'ad' || soru === 'soyad')),
    ({ kisi }) => kisi,
  )
  return [...people.values()]
    .map((parts) => ['ad', 'soyad'].flatMap((name) => parts.find(({ soru }) => soru === name)?.deger ?? []).join(' '))
    .join(', ')
}

export function voucherFacts(
  row: Pick<ReservationRow, 'hotel_bilgi' | 'rezervasyon_notu'> & { readonly misafir: Guest },
  { satir, istek }: Pick<ReservationLine, 'satir' | 'istek'>,
  product: ShownProduct,
  dil: Language,
): Fact[] {
  const { misafir, hotel_bilgi } = row
  const option = textIn(product.secenek, dil)
  const extras = satir.ekstra_hizmetler.filter(({ adet }) => adet > 0)
  return [
    ...known('misafir', `${misafir.ad} ${misafir.soyad}`),
    ...known('kisi', peopleText(satir.pax, dil)),
    ...known('telefon', misafir.telefon),
    ...timeFacts(satir, product, dil),
    ...amountFacts(istek, product, dil),
    ...(option === satir.baslik ? [] : known('secenek', option)),
    ...licenceFacts(product),
    ...known('otel', [hotel_bilgi?.hotel_adi, hotel_bilgi?.oda_no].filter(Boolean).join(', ')),
    ...known('ekstralar', extras.map(({ ad, adet }) => (adet > 1 ? `${ad} × ${adet}` : ad)).join(', ')),
    ...answerFacts(misafir.yanitlar ?? [], product, dil),
    ...known('yolcular', travellers(misafir)),
    ...known('not', row.rezervasyon_notu?.slice(0, 300)),
  ]
}

/** What can still be had back, as dates; in the very words of the screen and the mail. */
export function policyLines({ pencereler }: LineTerms, dil: Language): string[] {
  const t = translatorFor(dil, 'cancellation')
  return cancellationWords((key, values) => t(key, values), dil, pencereler)
}
