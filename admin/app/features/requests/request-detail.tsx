import { type getRequest, takeRequest } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { REQUESTS_KEY } from '../../platform/queries/keys.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useTimeLeft } from '../../ui/use-server-now.ts'
import { STATE_TONES, shortDates } from '../../ui/words/booking-words.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

type RequestAnswer = OutputOf<typeof getRequest>

export function useTake(k_no: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (birak: boolean) => call(takeRequest, { k_no: k_no ?? '', ...(birak ? { birak } : {}) }),
    onSettled: () => void client.invalidateQueries({ queryKey: REQUESTS_KEY }),
  })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[96px_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

interface DetailProps {
  readonly answer: RequestAnswer
  readonly me: string | undefined
  readonly now: number
  readonly mayAnswer: boolean
  readonly taking: ReturnType<typeof useTake>
}

/** Who asks for what, who is answering, and until when. */
export function RequestDetail({ answer, me, now, mayAnswer, taking }: DetailProps) {
  const t = useTranslations('admin.requests')
  const words = useTranslations('admin')
  const { language } = useLanguage()
  const { data: row, istek, sehir, onceki, karsi_teklif, yanit_notu } = answer
  const open = row.durum === 'requested'
  return (
    <Panel
      title={`${row.baslik}, ${shortDates(row.baslangic, row.bitis)}`}
      aside={<span className="num text-13 text-ink-2">{row.kayit_no}</span>}
    >
      <TakeBar answer={answer} me={me} now={now} mayAnswer={mayAnswer} taking={taking} />
      <dl className="grid gap-2.5 p-4">
        <Fact name={t('guest')}>
          <b className="font-[640]">
            {row.ad} {row.soyad}
          </b>
          {sehir ? `, ${sehir}` : ''} · {LOCALES[row.lang].name} · {t('earlier', { count: onceki })}
          <span className="mt-0.5 flex flex-wrap gap-x-4">
            <a className="link inline-flex min-h-8 items-center" href={`tel:${row.telefon}`}>
              {row.telefon}
            </a>
            <a className="link inline-flex min-h-8 items-center" href={`mailto:${row.e_mail}`}>
              {row.e_mail}
            </a>
          </span>
        </Fact>
        <Fact name={t('people')}>
          {words('pax', { adults: row.pax.yetiskin, children: row.pax.cocuk, infants: row.pax.bebek })}
        </Fact>
        <Fact name={t('wish')}>{istek ? <span lang={row.lang}>{istek}</span> : t('no_wish')}</Fact>
        <Fact name={t('sum')}>
          <b className="num font-[640]">{formatMoney(language, row.tutar, row.kur)}</b>,{' '}
          {t('deposit', { amount: formatMoney(language, row.on_odeme, row.kur) })}
          {row.satir > 1 && <span> · {t('more_lines', { count: row.satir - 1 })}</span>}
          {open && <small className="block text-12 text-ink-2">{row.opsiyon ? t('option') : t('no_option')}</small>}
        </Fact>
        {karsi_teklif && (
          <Fact name={t('offered')}>
            {shortDates(karsi_teklif.baslangic, karsi_teklif.bitis)} ·{' '}
            {formatMoney(language, karsi_teklif.tutar, row.kur)} · {formatInstant(karsi_teklif.zaman)}
            {karsi_teklif.not && (
              <span className="mt-0.5 block text-ink-2" lang={row.lang}>
                {karsi_teklif.not}
              </span>
            )}
          </Fact>
        )}
        {yanit_notu && (
          <Fact name={t('answered')}>
            <span lang={row.lang}>{yanit_notu}</span>
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

/** Until when it has to be answered, who is at it, and the button to take it. */
function TakeBar({ answer, me, now, mayAnswer, taking }: DetailProps) {
  const t = useTranslations('admin.requests')
  const states = useTranslations('admin.reservations.state')
  const errorText = useErrorText()
  const left = useTimeLeft()
  const { data: row } = answer
  const open = row.durum === 'requested'
  const mine = row.ustlenen?.personel_k_no === me
  const holder = taking.variables === false && taking.data?.alindi === false ? taking.data.ustlenen : null
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-line-soft border-b px-4 py-2.5">
        <Chip tone={STATE_TONES[row.durum]}>
          {open ? t('until', { time: formatInstant(row.son) }) : states(row.durum)}
        </Chip>
        {row.ustlenen && (
          <span className="text-13 font-[620]">
            {mine ? t('yours', { left: left(row.ustlenen.bitis, now) }) : t('taken', { name: row.ustlenen.ad })}
          </span>
        )}
        {open && mayAnswer && (
          <Button className="ml-auto" busy={taking.isPending} onClick={() => taking.mutate(mine)}>
            {mine ? t('release') : t('take')}
            <Kbd>U</Kbd>
          </Button>
        )}
      </div>
      {holder && <Note tone="warn">{t('take_failed', { name: holder.ad })}</Note>}
      {taking.error && <Note tone="danger">{errorText(taking.error)}</Note>}
    </>
  )
}

const EVENTS = [
  'requested',
  'counter_offer',
  'accepted',
  'declined',
  'expired',
  'confirmed',
  'cancelled',
  'completed',
  'tahsilat',
] as const

export function History({ rows }: { rows: RequestAnswer['gecmis'] }) {
  const t = useTranslations('admin.requests')
  const known = (olay: string) => {
    const event = EVENTS.find((one) => one === olay)
    if (event) return t(`events.${event}`)
    return olay.startsWith('istek-ustlen') ? t('events.istek_ustlen') : undefined
  }
  const shown = rows.flatMap((row) => {
    const words = known(row.olay)
    return words ? [{ ...row, words }] : []
  })
  if (shown.length === 0) return null
  return (
    <Panel title={t('history')}>
      <ol className="grid gap-2 p-4">
        {shown.map((row) => (
          <li key={`${row.zaman}${row.olay}`} className="grid gap-x-4 sm:grid-cols-[130px_minmax(0,1fr)]">
            <span className="num text-13 text-ink-2">{formatInstant(row.zaman)}</span>
            <span>
              {row.words}
              {row.kim && <span className="text-ink-2">, {row.kim}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
