import type { BankLine, BankShare } from '@meltem/contract/payment/bank-office'
import { type ListedReservation, listReservations } from '@meltem/contract/reservation/office-list'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLimit } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ReservationState } from '../reservations/reservation-state.tsx'
import { ReasonField } from './reason-field.tsx'
import { useMoneyText } from './sums.tsx'
import { useMatch, useSetAside } from './use-money.ts'

interface Share {
  readonly rezervasyon_k_no: string
  readonly kayit_no: string
  readonly misafir: string
  readonly tutar: number
}

const shareOf = ({ rezervasyon_k_no, kayit_no, misafir, tutar }: BankShare): Share => ({
  rezervasyon_k_no,
  kayit_no,
  misafir,
  tutar,
})

const cents = (amount: number) => Math.round(amount * 100)

interface MatchDialogProps {
  readonly line: BankLine
  readonly onClose: () => void
  readonly onDone: (what: 'matched' | 'review' | 'aside') => void
}

/** A line and the bookings it goes to. What is decided here is booked: the button says the sum again. */
export function MatchDialog({ line, onClose, onDone }: MatchDialogProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const errorText = useErrorText()
  const match = useMatch()
  const { oneri, tutar, kur } = line
  const [shares, setShares] = useState<readonly Share[]>(() => (oneri?.paylar ?? []).map(shareOf))
  const [forgive, setForgive] = useState(false)
  const [reason, setReason] = useState('')
  const left = (cents(tutar) - shares.reduce((sum, one) => sum + cents(one.tutar), 0)) / 100
  const linked = oneri?.sinif === 'kayitli' && isSuggested(shares, oneri.paylar) ? oneri.tahsilat_k_no : null
  const missing = useMissing(line, shares)
  const written = forgive && missing?.allowed ? missing : undefined
  const blocked = shares.length === 0 || left !== 0 || (written !== undefined && reason.trim() === '')
  const book = () =>
    match.mutate(
      {
        k_no: line.k_no,
        paylar: shares.map(({ rezervasyon_k_no, tutar: part }) => ({ rezervasyon_k_no, tutar: part })),
        ...(linked ? { tahsilat_k_no: linked } : {}),
        ...(written ? { silinen: { tutar: written.tutar, neden: reason.trim() } } : {}),
      },
      { onSuccess: ({ inceleme }) => onDone(inceleme ? 'review' : 'matched') },
    )
  const add = (found: ListedReservation) => {
    if (shares.some(({ rezervasyon_k_no }) => rezervasyon_k_no === found.k_no)) return
    setShares([
      ...shares,
      { rezervasyon_k_no: found.k_no, kayit_no: found.kayit_no, misafir: found.ad, tutar: Math.max(0, left) },
    ])
  }
  return (
    <Dialog title={t('match_title', { sum: money(tutar, kur) })} onClose={onClose}>
      <p className="text-ink-2">{[line.gonderen, line.aciklama].filter(Boolean).join(', ') || t('no_words')}</p>
      <ul className="grid gap-3" aria-label={t('shares')}>
        {shares.map((share) => (
          <li key={share.rezervasyon_k_no} className="grid grid-cols-[minmax(0,1fr)_140px_auto] items-end gap-2">
            <span className="grid pb-1.5">
              <b className="num font-[640]">{share.kayit_no}</b>
              <span className="truncate text-13 text-ink-2">{share.misafir}</span>
            </span>
            <AmountField
              label={t('part')}
              kur={kur}
              value={share.tutar}
              onChange={(part = 0) => setShares(shares.map((one) => (one === share ? { ...one, tutar: part } : one)))}
            />
            <Button
              size="icon"
              aria-label={t('remove_share', { no: share.kayit_no })}
              onClick={() => setShares(shares.filter((one) => one !== share))}
              className="max-lg:min-h-11"
            >
              <Trash2 aria-hidden="true" className="icon" />
            </Button>
          </li>
        ))}
      </ul>
      {shares.length > 0 && left !== 0 && <Note tone="warn">{t('left_over', { sum: money(left, kur) })}</Note>}
      {linked && <p className="text-ink-2">{t('link_text')}</p>}
      {missing && (
        <WriteOff missing={missing} checked={forgive} onCheck={setForgive} reason={reason} onReason={setReason} />
      )}
      <BookingSearch onAdd={add} />
      {match.error !== null && <Note tone="danger">{errorText(match.error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button look="sun" busy={match.isPending} disabled={blocked} onClick={book} className="max-lg:min-h-11">
          {linked ? t('link') : t('book', { sum: money(tutar, kur) })}
        </Button>
      </div>
      <SetAside line={line} onDone={() => onDone('aside')} />
    </Dialog>
  )
}

function isSuggested(shares: readonly Share[], suggested: readonly BankShare[]): boolean {
  return (
    shares.length === suggested.length &&
    shares.every((one, place) => one.rezervasyon_k_no === suggested[place]?.rezervasyon_k_no)
  )
}

interface Missing {
  /** In the currency of the booking. */
  readonly tutar: number
  readonly kur: string
  readonly allowed: boolean
  readonly most: number
}

/** What is missing of the one booking that was suggested; undefined where nothing is, or another was chosen. */
function useMissing({ oneri }: BankLine, shares: readonly Share[]): Missing | undefined {
  const limit = useLimit('silme')
  const [share] = oneri?.paylar ?? []
  if (oneri?.sinif !== 'eksik' || !share || !isSuggested(shares, oneri.paylar)) return undefined
  const tutar = (cents(share.tahsil_beklenen) - cents(share.tahsil_tutar)) / 100
  if (tutar <= 0) return undefined
  const most = Math.floor(share.tahsil_beklenen * limit) / 100
  return { tutar, kur: share.tahsil_kur, allowed: tutar <= most, most }
}

interface WriteOffProps {
  readonly missing: Missing
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
}

function WriteOff({ missing, checked, onCheck, reason, onReason }: WriteOffProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const sum = money(missing.tutar, missing.kur)
  if (!missing.allowed) {
    return (
      <p className="text-13 text-ink-2">{t('write_off_beyond', { sum, most: money(missing.most, missing.kur) })}</p>
    )
  }
  return (
    <div className="grid gap-2 border-line border-l-3 pl-3">
      <label className="flex min-h-9 items-center gap-2.5 font-[550] max-lg:min-h-11">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
          className="size-5 accent-sea"
        />
        {t('write_off', { sum })}
      </label>
      {checked && <ReasonField label={t('write_off_reason')} value={reason} onChange={onReason} />}
    </div>
  )
}

const MOST_FOUND = 5

function BookingSearch({ onAdd }: { onAdd: (found: ListedReservation) => void }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const [ara, setAra] = useState('')
  const { data } = useQuery({
    queryKey: ['tahsilat', 'ara', ara],
    queryFn: ({ signal }) => call(listReservations, { ara }, signal),
    enabled: ara.trim().length > 1,
  })
  const found = ara.trim().length > 1 ? (data?.data ?? []).slice(0, MOST_FOUND) : []
  return (
    <section aria-label={t('search')} className="grid gap-2">
      <SearchBox label={t('search')} placeholder={t('search_hint')} value={ara} onSearch={setAra} />
      {ara.trim().length > 1 && data && found.length === 0 && <p className="text-ink-2">{t('search_none')}</p>}
      <ul className="grid gap-1">
        {found.map((one) => (
          <li key={one.k_no}>
            <button
              type="button"
              onClick={() => onAdd(one)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control border border-line px-3 py-1.5 text-left hover:border-ink hover:bg-mist"
            >
              <span className="grid min-w-0">
                <b className="truncate font-[620]">{one.ad}</b>
                <small className="num truncate text-12 text-ink-2">
                  {one.kayit_no} · {one.baslik}
                </small>
              </span>
              <span className="grid justify-items-end gap-0.5">
                <b className="num text-13 font-[620]">{t('due', { sum: money(one.kalan, one.kur) })}</b>
                <ReservationState state={one.durum} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For what is no booking's money; it can be taken back. */
function SetAside({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const t = useTranslations('admin.money')
  const errorText = useErrorText()
  const aside = useSetAside()
  const [reason, setReason] = useState('')
  return (
    <details className="border-line border-t pt-2">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-[550] max-lg:min-h-11">
        {t('aside')}
      </summary>
      <form
        className="grid gap-2 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() && !aside.isPending)
            aside.mutate({ k_no: line.k_no, ayir: true, neden: reason.trim() }, { onSuccess: onDone })
        }}
      >
        <ReasonField label={t('aside_reason')} value={reason} onChange={setReason} />
        {aside.error !== null && <Note tone="danger">{errorText(aside.error)}</Note>}
        <Button
          type="submit"
          busy={aside.isPending}
          disabled={reason.trim() === ''}
          className="justify-self-start max-lg:min-h-11"
        >
          {t('aside_do')}
        </Button>
      </form>
    </details>
  )
}
