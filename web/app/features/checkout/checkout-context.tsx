import type { ContractText } from '@meltem/contract/payment/payment'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { KINDS } from '@meltem/domain/kinds'
import { askedFields, isIdentity, withNames } from '@meltem/domain/reservation/guest-questions'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import type { Cart, CartKind } from '../../platform/stores/cart.ts'
import type { CheckoutDraft } from '../../platform/stores/checkout-draft.ts'
import { changeDraft, reservationStore } from '../../platform/stores/reservation-store.ts'
import { amountNow, type DueSums, dueSums } from '../basket/checkout-sums.ts'
import { useBasketQuote } from '../basket/use-basket-quote.ts'
import { offeredWays } from '../payment/offered-ways.ts'
import { type Methods, useMethods } from '../payment/use-methods.ts'
import type { CheckoutFacts } from './checkout-steps.ts'
import { knownAnswers } from './guest-questions.ts'
import { useHold } from './use-hold.ts'
import { useContracts } from './use-offers.ts'

export interface Checkout {
  readonly kind: CartKind
  readonly cart: Cart
  readonly draft: CheckoutDraft
  readonly facts: CheckoutFacts
  /** The held price, or the quote of a request. */
  readonly quote: BasketQuote | undefined
  readonly due: DueSums | undefined
  readonly bitis: string | undefined
  readonly failure: string | undefined
  readonly methods: Methods | undefined
  readonly methodsFailure: string | undefined
  readonly contracts: readonly ContractText[] | undefined
  readonly contractsFailure: string | undefined
  readonly answer: (name: string, value: string) => void
  readonly setIdentity: (value: string) => void
  readonly accept: (contract: string, yes: boolean) => void
}

const CheckoutContext = createContext<Checkout | undefined>(undefined)

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('Only parts of the checkout know its state')
  return checkout
}

export function CheckoutProvider({ kind, children }: { kind: CartKind; children: ReactNode }) {
  const { language } = useFrame()
  const cart = reservationStore.use((state) => state[kind])
  const draft = reservationStore.use((state) => state.taslak)
  const state = useBasketQuote(kind)
  const held = useHold(state, kind === 'direk')
  const quote = kind === 'direk' ? held.quote : state.quote
  const typed = useTyped(cart, draft)
  const base = quote?.fis.toplam
  const amount = base && amountNow(base, draft.odeme_tipi)
  const asked = useMethods(kind === 'direk' ? amount : undefined)
  const planned = (quote?.odeme_plani.length ?? 0) > 0
  const methods = { ...asked, data: asked.data && offeredWays(asked.data, planned) }
  const contracts = useContracts(cart.sepet_urunler, language)
  const instalment = methods.data?.taksitler.find(({ kart_taksit }) => kart_taksit === draft.kart_taksit)
  const byCard = draft.odeme_yontemi === 'kredi_karti'
  useKnownGuest(draft)
  useOfferedMethod(methods.data, draft)
  useOfferedType(quote, draft)
  const facts: CheckoutFacts = {
    kind,
    draft,
    ...typed,
    // Guests of a lodging are reported to the authorities with an identity number.
    identityNeeded: cart.sepet_urunler.some(({ urun }) => KINDS[urun.urun_tipi].part === 'lodging'),
    today: todayOnCoast(),
    methods: methods.data?.yontemler,
    instalments: methods.data?.taksitler.map(({ kart_taksit }) => kart_taksit) ?? [],
    contracts: contracts.data?.map(({ tur }) => tur),
  }
  return (
    <CheckoutContext
      value={{
        kind,
        cart,
        draft,
        facts,
        quote,
        due: base && dueSums(base, draft.odeme_tipi, byCard ? instalment : undefined),
        bitis: held.bitis,
        failure: held.failure ?? state.failure,
        methods: methods.data,
        methodsFailure: methods.failure,
        contracts: contracts.data,
        contractsFailure: contracts.failure,
        answer: typed.answer,
        setIdentity: typed.setIdentity,
        accept: typed.accept,
      }}
    >
      {children}
    </CheckoutContext>
  )
}

/** What is typed on this page: kept in the store, but for what identifies a person, which lives here only. */
function useTyped(cart: Cart, draft: CheckoutDraft) {
  const [identity, setIdentity] = useState('')
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({})
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const lines = cart.sepet_urunler
  const answers = useMemo(
    () => ({ ...knownAnswers(lines), ...draft.yanitlar, ...secrets }),
    [lines, draft.yanitlar, secrets],
  )
  const fields = useMemo(() => withNames(askedFields(lines, answers)), [lines, answers])
  return {
    identity,
    setIdentity,
    answers,
    fields,
    accepted,
    answer: (name: string, value: string) => {
      if (isIdentity(name)) setSecrets((now) => ({ ...now, [name]: value }))
      else changeDraft({ yanitlar: { ...reservationStore.use.getState().taslak.yanitlar, [name]: value } })
    },
    accept: (contract: string, yes: boolean) =>
      setAccepted((now) => new Set(yes ? [...now, contract] : [...now].filter((one) => one !== contract))),
  }
}

/** A member need not type their name again. */
function useKnownGuest({ misafir }: CheckoutDraft): void {
  const user = authStore.use((state) => state.user)
  const empty = misafir.ad === '' && misafir.soyad === '' && misafir.e_mail === ''
  useEffect(() => {
    if (!user || !empty) return
    const { taslak } = reservationStore.use.getState()
    changeDraft({ misafir: { ...taslak.misafir, ad: user.ad, soyad: user.soyad, e_mail: user.e_mail } })
  }, [user, empty])
}

/** A method that is not offered for this basket is not left chosen. */
/** Payments of the products' own say what is due when: everything at once, chosen for another basket, is no choice here. */
function useOfferedType(quote: BasketQuote | undefined, { odeme_tipi }: CheckoutDraft): void {
  const planned = (quote?.odeme_plani.length ?? 0) > 0
  useEffect(() => {
    if (planned && odeme_tipi === 'tamami') changeDraft({ odeme_tipi: 'on_odeme', kart_taksit: 1 })
  }, [planned, odeme_tipi])
}

function useOfferedMethod(methods: Methods | undefined, { odeme_yontemi, kart_taksit }: CheckoutDraft): void {
  useEffect(() => {
    const [first] = methods?.yontemler ?? []
    if (!methods || !first) return
    if (!methods.yontemler.includes(odeme_yontemi)) changeDraft({ odeme_yontemi: first })
    if (kart_taksit > 1 && !methods.taksitler.some((one) => one.kart_taksit === kart_taksit))
      changeDraft({ kart_taksit: 1 })
  }, [methods, odeme_yontemi, kart_taksit])
}
