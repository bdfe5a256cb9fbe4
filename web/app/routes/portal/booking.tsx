import { askForClient } from '@meltem/contract/agency/booking'
import { bookForClient, holdOption, quoteForClient } from '@meltem/contract/agency/portal'
import type { Guest } from '@meltem/contract/reservation/reservation'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { BasketForm, type Wish } from '../../features/portal/basket-form.tsx'
import { GuestForm } from '../../features/portal/guest-form.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Figure } from '../../features/portal/portal-parts.tsx'
import { usePortal } from '../../features/portal/use-portal.ts'
import { useRefusal } from '../../features/portal/use-refusal.ts'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/form/field.tsx'
import { Note, ProblemNote } from '../../ui/note.tsx'
import type { Route } from './+types/booking.ts'

type Quote = OutputOf<typeof quoteForClient>

interface Quoted {
  /** The same key for the option, the booking and every repetition. */
  readonly k_no: string
  readonly basket: InputOf<typeof quoteForClient>
  readonly quote: Quote
}

export default function Booking() {
  const t = useTranslations('agencyPortal')
  const { language } = useFrame()
  const { acente } = usePortal()
  const [params] = useSearchParams()
  const call = useAgencyCall()
  const refusal = useRefusal()
  const [quoted, setQuoted] = useState<Quoted>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [lang, setLang] = useState<Language>(language)
  const ask = async (line: Wish) => {
    setBusy(true)
    const basket = { lang, sepet_urunler: [line], secilen_kur: acente.kur }
    const answer = await call(quoteForClient, basket)
    setBusy(false)
    setProblem(answer.success === 1 ? undefined : refusal(answer))
    setQuoted(answer.success === 1 ? { k_no: crypto.randomUUID(), basket, quote: answer } : undefined)
  }
  return (
    <>
      <AreaHeading lead={t('bookingLead')}>{t('nav.booking')}</AreaHeading>
      <SelectField
        id="portal-language"
        label={t('clientLanguage')}
        className="mb-5 max-w-60"
        value={lang}
        onChange={(event) => setLang(event.target.value as Language)}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <BasketForm product={params.get('urun') ?? ''} busy={busy} onWish={(line) => void ask(line)} />
      {problem ? (
        <div className="mt-5">
          <ProblemNote problem={problem} />
        </div>
      ) : null}
      {quoted ? <QuotePart key={quoted.k_no} quoted={quoted} /> : null}
    </>
  )
}

type Outcome = { readonly problem: string } | { readonly done: string; readonly k_no?: string }

/** The same calls for every way out of a quote: held, booked, or asked for where the operator has to answer. */
function useSale({ k_no, basket, quote }: Quoted, price: { musteri_toplam: number }) {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const { genel_toplam, on_odeme_toplam } = quote.data.kur_rezervasyon_toplam
  const body = { k_no, ...basket, kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam }, ...price }
  const run = async (work: () => Promise<Outcome>) => {
    setBusy(true)
    setOutcome(await work())
    setBusy(false)
  }
  const book = (misafir: Guest) =>
    run(async () => {
      const answer = await call(bookForClient, { ...body, misafir })
      if (answer.success === 0) return { problem: refusal(answer) }
      return { done: t('booked', { no: answer.data.kayit_no }), k_no }
    })
  const ask = (misafir: Guest) =>
    run(async () => {
      const answer = await call(askForClient, { ...body, misafir })
      if (answer.success === 0) return { problem: refusal(answer) }
      return { done: t('asked', { no: answer.data.kayit_no }), k_no }
    })
  const hold = (musteri: string) =>
    run(async () => {
      const answer = await call(holdOption, { ...body, ...(musteri ? { musteri } : {}) })
      return answer.success === 1 ? { done: t('held') } : { problem: refusal(answer) }
    })
  return { busy, outcome, book, ask, hold }
}

/** Where the operator collects, its price is what the client pays. */
const OWN_PRICE: ReadonlySet<Quote['acente']['akis']> = new Set(['faturalama', 'net_fiyat'])

function QuotePart({ quoted }: { quoted: Quoted }) {
  const t = useTranslations('agencyPortal')
  const { quote } = quoted
  const [client, setClient] = useState(String(quote.acente.satis_toplam))
  const price = { musteri_toplam: Math.max(0, Math.round(Number(client.replace(',', '.')) * 100) / 100 || 0) }
  const sale = useSale(quoted, price)
  const { outcome } = sale
  const done = outcome && 'done' in outcome
  const onRequest = quote.data.satis_durumlari.includes('sor_sat')
  return (
    <section className="mt-8 grid gap-6 border-t-2 border-ink pt-6" aria-labelledby="portal-quote">
      <h2 id="portal-quote" className="text-24">
        {t('quote')}
      </h2>
      {quote.data.engeller.length > 0 ? <Note tone="warn">{t('notFree')}</Note> : null}
      <QuoteFigures quote={quote} />
      {!done && OWN_PRICE.has(quote.acente.akis) ? (
        <TextField
          id="portal-client"
          className="max-w-90"
          label={t('clientPrice', { currency: quote.acente.kur })}
          inputMode="decimal"
          value={client}
          onChange={(event) => setClient(event.target.value)}
        />
      ) : null}
      {done ? null : <Ways sale={sale} onRequest={onRequest} />}
      {outcome ? <OutcomeNote outcome={outcome} /> : null}
    </section>
  )
}

/** Held or booked; what is not sold directly is asked for. */
function Ways({
  sale: { busy, book, ask, hold },
  onRequest,
}: {
  sale: ReturnType<typeof useSale>
  onRequest: boolean
}) {
  const t = useTranslations('agencyPortal')
  const [name, setName] = useState('')
  if (onRequest)
    return (
      <>
        <Note tone="info">{t('askFirst')}</Note>
        <h3 className="text-20">{t('askNow')}</h3>
        <GuestForm action={t('sendRequest')} busy={busy} onGuest={(guest) => void ask(guest)} />
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          id="portal-name"
          className="min-w-60 grow sm:max-w-90"
          label={t('forWhom')}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="line" busy={busy} onClick={() => void hold(name.trim())}>
          {t('hold')}
        </Button>
      </div>
      <h3 className="text-20">{t('confirmNow')}</h3>
      <GuestForm action={t('confirm')} busy={busy} onGuest={(guest) => void book(guest)} />
    </>
  )
}

function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  if ('problem' in outcome)
    return (
      <Note tone="danger" alert>
        {outcome.problem}
      </Note>
    )
  const { done, k_no } = outcome
  return (
    <Note tone="good" alert>
      {done}
      <Link className="link mt-2 block" to={`/${language}/agency/desk/${k_no ? `bookings?no=${k_no}` : 'options'}`}>
        {k_no ? t('openIt') : t('openOptions')}
      </Link>
    </Note>
  )
}

function QuoteFigures({ quote: { acente } }: { quote: Quote }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const money = (amount: number) => formatMoney(language, amount, acente.kur)
  return (
    <dl className="portal-figures">
      <Figure label={t('list')}>{money(acente.satis_toplam)}</Figure>
      <Figure label={t('net')}>{money(acente.net_toplam)}</Figure>
      <Figure label={t('commission')}>{money(acente.komisyon)}</Figure>
    </dl>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('booking', parts)
}
