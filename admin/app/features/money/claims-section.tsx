import type { PaymentClaim } from '@meltem/contract/payment/claims-office'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { useGuestWords } from '../../platform/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ReasonField } from './reason-field.tsx'
import { useMoneyText } from './sums.tsx'
import { claimsQuery, useDecideClaim } from './use-money.ts'

const DECLINE_REASONS = ['yok', 'tutar', 'gonderen'] as const
type Reason = (typeof DECLINE_REASONS)[number]

interface Chosen {
  readonly claim: PaymentClaim
  readonly act: 'accept' | 'decline'
}

/** What guests say they have sent: found in the bank, seen by a person, or declined with a sentence. */
export function ClaimsSection() {
  const t = useTranslations('admin.money')
  const mayDecide = useMay()('odeme.esle')
  const { data: claims, error, refetch } = useQuery(claimsQuery)
  const [chosen, setChosen] = useState<Chosen>()
  const [told, setTold] = usePassing<string>()
  const done = (words: string) => {
    setTold(words)
    setChosen(undefined)
  }
  return (
    <Panel title={t('claims')} aside={claims && <span className="num text-13 text-ink-2">{claims.toplam}</span>}>
      {!claims && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />)}
      {claims?.data.length === 0 && (
        <Nothing>
          <p>{t('claims_empty')}</p>
        </Nothing>
      )}
      <ul aria-label={t('claims')}>
        {claims?.data.map((claim) => (
          <ClaimRow key={claim.k_no} claim={claim} onAct={mayDecide ? (act) => setChosen({ claim, act }) : undefined} />
        ))}
      </ul>
      {chosen?.act === 'accept' && (
        <AcceptDialog
          claim={chosen.claim}
          onClose={() => setChosen(undefined)}
          onDone={() => done(t('claim_accepted'))}
        />
      )}
      {chosen?.act === 'decline' && (
        <DeclineDialog
          claim={chosen.claim}
          onClose={() => setChosen(undefined)}
          onDone={() => done(t('claim_declined'))}
        />
      )}
      <UndoNote text={told} />
    </Panel>
  )
}

interface ClaimRowProps {
  readonly claim: PaymentClaim
  readonly onAct: ((act: Chosen['act']) => void) | undefined
}

function ClaimRow({ claim, onAct }: ClaimRowProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const differs = claim.kur !== claim.beklenen_kur || claim.tutar !== claim.beklenen
  const [line] = claim.hareketler
  return (
    <li className="grid gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 lg:grid-cols-[190px_minmax(0,1fr)_minmax(0,1fr)_230px] lg:items-center">
      <span className="grid min-w-0">
        <Link
          to={`/rezervasyonlar/${claim.rezervasyon_k_no}`}
          className="link num inline-flex min-h-6 items-center justify-self-start"
        >
          {claim.kayit_no}
        </Link>
        <span className="text-13 text-ink-2">{claim.misafir}</span>
      </span>
      <span className="grid min-w-0">
        <span>
          <b className="num font-[640]">{money(claim.tutar, claim.kur)}</b> ·{' '}
          <span className="num">{formatDate(claim.tarih)}</span>
        </span>
        <span className="text-13 wrap-anywhere text-ink-2">
          {[claim.gonderen, claim.banka, claim.not].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="grid min-w-0 text-13">
        <span className={differs ? 'font-[620] text-danger' : 'text-ink-2'}>
          {t('expected', { sum: money(claim.beklenen, claim.beklenen_kur) })}
        </span>
        <span className={line ? 'font-[620] text-olive' : 'text-ink-2'}>
          {line ? t('line_found', { day: formatDate(line.tarih) }) : t('line_missing')}
        </span>
        {claim.bitis && <span className="text-ink-2">{t('waits_until', { time: formatInstant(claim.bitis) })}</span>}
      </span>
      {onAct && (
        <span className="flex flex-wrap gap-2 lg:justify-self-end">
          <Button onClick={() => onAct('accept')} className="max-lg:min-h-11">
            {t('claim_accept')}
            <span className="sr-only">: {claim.misafir}</span>
          </Button>
          <Button onClick={() => onAct('decline')} className="max-lg:min-h-11">
            {t('claim_decline')}
            <span className="sr-only">: {claim.misafir}</span>
          </Button>
        </span>
      )}
    </li>
  )
}

interface DecideProps {
  readonly claim: PaymentClaim
  readonly onClose: () => void
  readonly onDone: () => void
}

const NO_LINE = 'yok'

function AcceptDialog({ claim, onClose, onDone }: DecideProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const errorText = useErrorText()
  const decide = useDecideClaim()
  const [line, setLine] = useState(claim.hareketler[0]?.k_no ?? NO_LINE)
  const [sum, setSum] = useState<number | undefined>(claim.kur === claim.beklenen_kur ? claim.tutar : claim.beklenen)
  const found = claim.hareketler.find(({ k_no }) => k_no === line)
  const told = found ? money(found.tutar, found.kur) : money(sum ?? 0, claim.beklenen_kur)
  const accept = () => {
    if (found) decide.mutate({ k_no: claim.k_no, karar: 'kabul', hareket_k_no: found.k_no }, { onSuccess: onDone })
    else if (sum) decide.mutate({ k_no: claim.k_no, karar: 'kabul', tutar: sum }, { onSuccess: onDone })
  }
  return (
    <Dialog title={t('accept_title', { name: claim.misafir })} onClose={onClose}>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 text-13 font-semibold">{t('which_line')}</legend>
        {claim.hareketler.map((one) => (
          <label
            key={one.k_no}
            className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-1.5"
          >
            <input
              type="radio"
              name="hareket"
              checked={line === one.k_no}
              onChange={() => setLine(one.k_no)}
              className="size-5 accent-sea"
            />
            <span className="grid min-w-0 flex-1">
              <b className="num font-[640]">
                {money(one.tutar, one.kur)} · {formatDate(one.tarih)}
              </b>
              <span className="text-13 wrap-anywhere text-ink-2">
                {[one.gonderen, one.aciklama].filter(Boolean).join(', ')}
              </span>
            </span>
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-1.5">
          <input
            type="radio"
            name="hareket"
            checked={!found}
            onChange={() => setLine(NO_LINE)}
            className="size-5 accent-sea"
          />
          {t('without_line')}
        </label>
      </fieldset>
      {!found && (
        <AmountField
          label={t('came')}
          kur={claim.beklenen_kur}
          value={sum ?? 0}
          onChange={setSum}
          hint={t('without_line_hint')}
        />
      )}
      {decide.error !== null && <Note tone="danger">{errorText(decide.error)}</Note>}
      <Button
        look="sun"
        busy={decide.isPending}
        disabled={!(found || sum)}
        onClick={accept}
        className="justify-self-start max-lg:min-h-11"
      >
        {t('book', { sum: told })}
      </Button>
    </Dialog>
  )
}

function DeclineDialog({ claim, onClose, onDone }: DecideProps) {
  const t = useTranslations('admin.money')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const decide = useDecideClaim()
  const [words, setWords] = useState('')
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  // A first version in the guest's language, whatever the clerk's is; the clerk writes on.
  const messages = useGuestWords(claim.lang, 'sales')
  const wordsFor = (reason: Reason) =>
    messages
      ? createTranslator({ locale: LOCALES[claim.lang].tag, messages, namespace: 'admin.money' })(
          `guest_words.${reason}`,
        )
      : ''
  return (
    <Dialog title={t('decline_title', { name: claim.misafir })} onClose={onClose}>
      <p className="text-ink-2">{t('decline_text', { language: languages.of(claim.lang) ?? claim.lang })}</p>
      <div className="flex flex-wrap gap-2">
        {DECLINE_REASONS.map((reason) => (
          <Button key={reason} onClick={() => setWords(wordsFor(reason))} className="max-lg:min-h-11">
            {t(`decline.${reason}`)}
          </Button>
        ))}
      </div>
      <ReasonField long label={t('decline_words')} value={words} onChange={setWords} />
      {decide.error !== null && <Note tone="danger">{errorText(decide.error)}</Note>}
      <Button
        look="sun"
        busy={decide.isPending}
        disabled={words.trim() === ''}
        onClick={() => decide.mutate({ k_no: claim.k_no, karar: 'ret', mesaj: words.trim() }, { onSuccess: onDone })}
        className="justify-self-start max-lg:min-h-11"
      >
        {t('decline_send')}
      </Button>
    </Dialog>
  )
}
