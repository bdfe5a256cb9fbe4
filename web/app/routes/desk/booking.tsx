import type { bookForClient, holdOption, quoteForClient } from '@meltem/contract/agency-desk'
import type { InputOf, OutputOf } from '@meltem/contract/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import type { Guest } from '@meltem/contract/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { BasketForm, type Wish } from '../../components/desk/basket-form.tsx'
import { GuestForm } from '../../components/desk/guest-form.tsx'
import { useDesk } from '../../components/desk/use-desk.ts'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useAgencyCall } from '../../lib/agency-session.ts'
import { useFrame } from '../../lib/frame.ts'
import type { Route } from './+types/booking.ts'
import { deskMeta } from './desk-meta.ts'

type Quote = OutputOf<typeof quoteForClient>

interface Quoted {
  /** The same key for the option, the booking and every repetition. */
  readonly k_no: string
  readonly basket: InputOf<typeof quoteForClient>
  readonly quote: Quote
}

export default function Booking() {
  const t = useTranslations('agencyDesk')
  const { language } = useFrame()
  const { acente } = useDesk()
  const [params] = useSearchParams()
  const call = useAgencyCall()
  const [quoted, setQuoted] = useState<Quoted>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [lang, setLang] = useState<Language>(language)
  const ask = async (line: Wish) => {
    setBusy(true)
    const basket = { lang, sepet_urunler: [line], secilen_kur: acente.kur }
    const answer = await call<typeof quoteForClient>({ method: 'POST', path: '/acente-sepet-hesapla-post' }, basket)
    setBusy(false)
    setProblem(answer.success === 1 ? undefined : answer.message)
    setQuoted(answer.success === 1 ? { k_no: crypto.randomUUID(), basket, quote: answer } : undefined)
  }
  return (
    <>
      <AreaHeading lead={t('bookingLead')}>{t('nav.booking')}</AreaHeading>
      <div className="field mb-5 max-w-60">
        <label htmlFor="desk-language">{t('clientLanguage')}</label>
        <select
          id="desk-language"
          className="input"
          value={lang}
          onChange={(event) => setLang(event.target.value as Language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <BasketForm product={params.get('urun') ?? ''} busy={busy} onWish={(line) => void ask(line)} />
      {problem ? (
        <div className="mt-5">
          <Note tone="danger" alert>
            {problem}
          </Note>
        </div>
      ) : null}
      {quoted ? <QuotePart key={quoted.k_no} quoted={quoted} /> : null}
    </>
  )
}

type Outcome = { readonly problem: string } | { readonly done: string }

function QuotePart({ quoted: { k_no, basket, quote } }: { quoted: Quoted }) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [client, setClient] = useState(String(quote.acente.satis_toplam))
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const money = (amount: number) => formatMoney(language, amount, quote.acente.kur)
  const { genel_toplam, on_odeme_toplam } = quote.data.kur_rezervasyon_toplam
  const seen = { kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam } }
  const price = { musteri_toplam: Math.max(0, Math.round(Number(client.replace(',', '.')) * 100) / 100 || 0) }
  const run = async (work: () => Promise<Outcome>) => {
    setBusy(true)
    setOutcome(await work())
    setBusy(false)
  }
  const book = (misafir: Guest) =>
    run(async () => {
      const body = { k_no, ...basket, ...seen, ...price, misafir }
      const answer = await call<typeof bookForClient>({ method: 'POST', path: '/acente-rezervasyon-post' }, body)
      return answer.success === 1 ? { done: t('booked', { no: answer.data.kayit_no }) } : { problem: answer.message }
    })
  const hold = () =>
    run(async () => {
      const body = { k_no, ...basket, ...seen, ...price, ...(name.trim() ? { musteri: name.trim() } : {}) }
      const answer = await call<typeof holdOption>({ method: 'POST', path: '/acente-opsiyon-post' }, body)
      return answer.success === 1 ? { done: t('held') } : { problem: answer.message }
    })
  const done = outcome && 'done' in outcome
  return (
    <section className="mt-8 grid gap-6 border-t-2 border-ink pt-6" aria-labelledby="desk-quote">
      <h2 id="desk-quote" className="text-25">
        {t('quote')}
      </h2>
      {quote.data.engeller.length > 0 ? <Note tone="warn">{t('notFree')}</Note> : null}
      <dl className="desk-figures">
        <div>
          <dt className="text-13 text-ink-2">{t('list')}</dt>
          <dd className="num text-20">{money(quote.acente.satis_toplam)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-2">{t('net')}</dt>
          <dd className="num text-20 font-bold">{money(quote.acente.net_toplam)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-2">{t('commission')}</dt>
          <dd className="num text-20">{money(quote.acente.komisyon)}</dd>
        </div>
      </dl>
      {done ? null : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id="desk-client"
              label={t('clientPrice', { currency: quote.acente.kur })}
              inputMode="decimal"
              value={client}
              onChange={(event) => setClient(event.target.value)}
            />
            <TextField
              id="desk-name"
              label={t('forWhom')}
              value={name}
              maxLength={120}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <Button look="line" busy={busy} className="justify-self-start" onClick={() => void hold()}>
            {t('hold')}
          </Button>
          <h3 className="text-20">{t('confirmNow')}</h3>
          <GuestForm action={t('confirm')} busy={busy} onGuest={(guest) => void book(guest)} />
        </>
      )}
      {outcome ? (
        <Note tone={done ? 'good' : 'danger'} alert>
          {done ? outcome.done : outcome.problem}
        </Note>
      ) : null}
    </section>
  )
}

export function meta(parts: Route.MetaArgs) {
  return deskMeta('booking', parts)
}
