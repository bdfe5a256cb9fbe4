import type {
  cancelDeskReservation,
  DeskReservation,
  listDeskReservations,
  quoteDeskCancellation,
} from '@meltem/contract/agency-desk'
import type { exportPassengers, getDeskVoucher } from '@meltem/contract/agency-tools'
import type { OutputOf } from '@meltem/contract/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Lines, Pages, saveFile, Waiting } from '../../components/desk/desk-parts.tsx'
import { useAsked } from '../../components/desk/use-asked.ts'
import { useDesk } from '../../components/desk/use-desk.ts'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useAgencyCall } from '../../lib/agency-session.ts'
import { textOf } from '../../lib/form-text.ts'
import { useFrame } from '../../lib/frame.ts'
import type { Route } from './+types/bookings.ts'
import { deskMeta } from './desk-meta.ts'

const PAGE = 25
const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export default function Bookings() {
  const t = useTranslations('agencyDesk')
  const [page, setPage] = useState(1)
  const { answer, problem, again } = useAsked<typeof listDeskReservations>('/acente-rezervasyon-listele', {
    sayfa: page,
  })
  return (
    <>
      <AreaHeading lead={t('bookingsLead')}>{t('nav.bookings')}</AreaHeading>
      {answer ? null : <Waiting problem={problem} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('noBookings')}</p> : null}
      <ul className="rows">
        {answer?.data.map((row) => (
          <BookingRow key={row.k_no} row={row} onChange={again} />
        ))}
      </ul>
      {answer ? <Pages page={page} pages={Math.ceil(answer.toplam / PAGE)} onPage={setPage} /> : null}
      <PassengerList />
    </>
  )
}

type CancelQuote = OutputOf<typeof quoteDeskCancellation>['data']

function BookingRow({ row, onChange }: { row: DeskReservation; onChange: () => void }) {
  const { language } = useFrame()
  const { kullanici } = useDesk()
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [quote, setQuote] = useState<CancelQuote>()
  const [problem, setProblem] = useState<string>()
  const { k_no } = row
  const money = (amount: number) => formatMoney(language, amount, row.kur)
  const own = row.kanal === 'masa' && row.alt_acente === null && kullanici.rol !== 'muhasebe'
  const standing = row.durum === 'confirmed'
  const ask = async () => {
    const path = '/acente-rezervasyon-iptal-hesapla-post'
    const answer = await call<typeof quoteDeskCancellation>({ method: 'POST', path }, { k_no })
    if (answer.success === 1) setQuote(answer.data)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  const cancel = async ({ kesinti, iade }: CancelQuote) => {
    const body = { k_no, kesinti, iade }
    const answer = await call<typeof cancelDeskReservation>(
      { method: 'POST', path: '/acente-rezervasyon-iptal-post' },
      body,
    )
    setQuote(undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
    if (answer.success === 1) onChange()
  }
  const voucher = async () => {
    const answer = await call<typeof getDeskVoucher>({ method: 'GET', path: '/acente-voucher-get' }, { k_no })
    if (answer.success === 1) saveFile(answer, 'application/pdf')
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  return (
    <li className="grid gap-2">
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Lines lines={row.satirlar} />
          <span className="block text-14">
            {row.misafir ?? t('visitor')}
            {row.alt_acente ? ` · ${row.alt_acente}` : ''} · <span className="num">{row.kayit_no}</span>
          </span>
        </div>
        <div className="num sm:text-right">
          <b className="block">{t(`states.${row.durum}`)}</b>
          <span className="block">{t('netOf', { net: money(row.net_toplam), list: money(row.satis_toplam) })}</span>
          <span className="block text-14 text-olive">{t('yours', { amount: money(row.komisyon) })}</span>
        </div>
      </div>
      {own && standing ? (
        <div className="flex flex-wrap gap-2">
          <Button look="line" size="sm" onClick={() => void voucher()}>
            {t('voucher')}
          </Button>
          <Button look="line" size="sm" onClick={() => void ask()}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      {quote ? (
        <Note tone="warn" alert>
          <p>{t('cancelQuote', { kept: money(quote.kesinti), back: money(quote.iade) })}</p>
          <Button look="deep" size="sm" className="mt-2" onClick={() => void cancel(quote)}>
            {t('cancelNow')}
          </Button>
        </Note>
      ) : null}
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </li>
  )
}

/** Who travels between two days, as a file. */
function PassengerList() {
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [problem, setProblem] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const bicim = form.get('bicim') === 'xlsx' ? 'xlsx' : 'csv'
    const input = { baslangic: textOf(form, 'baslangic'), bitis: textOf(form, 'bitis'), bicim } as const
    const answer = await call<typeof exportPassengers>({ method: 'GET', path: '/acente-yolcu-listesi-get' }, input)
    if (answer.success === 1) saveFile(answer, TABLE_TYPES[bicim])
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  return (
    <section className="mt-12" aria-labelledby="desk-passengers">
      <h2 id="desk-passengers" className="mb-4 text-25">
        {t('passengers')}
      </h2>
      <form onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-4">
        <TextField id="desk-list-from" name="baslangic" type="date" label={t('from')} required />
        <TextField id="desk-list-to" name="bitis" type="date" label={t('to')} required />
        <Button type="submit" look="line" name="bicim" value="csv">
          CSV
        </Button>
        <Button type="submit" look="line" name="bicim" value="xlsx">
          XLSX
        </Button>
      </form>
      {problem ? (
        <Note tone="danger" alert>
          {problem}
        </Note>
      ) : null}
    </section>
  )
}

export function meta(parts: Route.MetaArgs) {
  return deskMeta('bookings', parts)
}
