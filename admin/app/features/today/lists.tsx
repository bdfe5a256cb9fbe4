import type { getToday } from '@meltem/contract/today/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { pressure, useTimeLeft } from '../../ui/use-server-now.ts'
import { shortDates, shortParty } from '../../ui/words/booking-words.ts'

export type Today = OutputOf<typeof getToday>

const ROW = 'grid gap-x-3 border-line-soft border-b px-4 py-2 last:border-b-0'
const LEFT = { bad: 'text-danger', wait: 'text-sun-ink', plain: 'text-ink-2' }
const LINK = 'link inline-flex min-h-8 items-center'

export function DeparturesToday({ rows }: { rows: NonNullable<Today['kalkislar']> }) {
  const t = useTranslations('admin.today')
  return (
    <Panel
      title={t('departures')}
      aside={
        <Link to="/kalkislar" className={LINK}>
          {t('departures_link')}
        </Link>
      }
    >
      {rows.length === 0 && (
        <Nothing>
          <p>{t('departures_none')}</p>
        </Nothing>
      )}
      <ul>
        {rows.map(({ k_no, saat, ad, ekip, rehbersiz, kisi, kapasite }) => (
          <li key={k_no} className={`${ROW} grid-cols-[auto_minmax(0,1fr)_auto] items-center`}>
            <b className="num w-12 font-[640]">{saat}</b>
            <span className="grid min-w-0">
              <Link to={`/kalkislar?kalkis=${k_no}`} className="truncate no-underline hover:underline">
                {ad}
              </Link>
              {rehbersiz ? (
                <small className="text-12 font-[620] text-danger">{t('no_guide')}</small>
              ) : (
                <small className="truncate text-12 text-ink-3">{ekip.map((one) => one.ad).join(', ')}</small>
              )}
            </span>
            <span className="num">{t('seats', { taken: kisi, total: kapasite })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function RequestsToday({ part, now }: { part: NonNullable<Today['istekler']>; now: number }) {
  const t = useTranslations('admin.today')
  const { language } = useLanguage()
  const left = useTimeLeft()
  const may = useMay()
  return (
    <Panel
      title={t('requests_title')}
      aside={
        <Link to="/talepler" className={LINK}>
          {t('requests_link')}
        </Link>
      }
    >
      {part.data.length === 0 && (
        <Nothing>
          <p>{t('requests_empty')}</p>
        </Nothing>
      )}
      <ul>
        {part.data.map((row) => (
          <li key={row.k_no} className={`${ROW} gap-y-1.5 py-3`}>
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-[640]">{row.baslik}</b>
              <span className={`flex-none text-13 font-[620] ${LEFT[pressure(row.son, now)]}`}>
                {left(row.son, now)}
              </span>
            </span>
            <span className="text-13 text-ink-2">
              {row.ad} {row.soyad} · {shortDates(row.baslangic, row.bitis)} ·{' '}
              {formatMoney(language, row.tutar, row.kur)}
            </span>
            <span className="flex flex-wrap items-center gap-3">
              {may('rezervasyon.yaz') && (
                <Link to={`/talepler?istek=${row.k_no}`} className={buttonStyle({})}>
                  {t('answer')}
                </Link>
              )}
              {row.ustlenen && (
                <small className="text-12 font-[620] text-ink-2">{t('taken_by', { name: row.ustlenen.ad })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface CountedProps {
  readonly title: string
  readonly count: number
  readonly empty: string
  readonly children: ReactNode
  /** Its own screen. */
  readonly link?: { readonly to: string; readonly words: string }
}

/** A list with how many there are; without any, what that means. */
function Counted({ title, count, empty, link, children }: CountedProps) {
  return (
    <Panel
      title={title}
      aside={
        <span className="inline-flex items-center gap-3 text-13 text-ink-2">
          {link && (
            <Link to={link.to} className="link inline-flex min-h-6 items-center">
              {link.words}
            </Link>
          )}
          <span className="num">{count}</span>
        </span>
      }
    >
      {count === 0 ? (
        <Nothing>
          <p>{empty}</p>
        </Nothing>
      ) : (
        children
      )}
    </Panel>
  )
}

/** The way to a booking, and a line about it. */
function Booking({ k_no, name, children }: { k_no: string; name: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0">
      <Link to={`/rezervasyonlar/${k_no}`} className="truncate font-[620] no-underline hover:underline">
        {name}
      </Link>
      <small className="truncate text-12 text-ink-3">{children}</small>
    </span>
  )
}

export function EndingToday({ part, now }: { part: NonNullable<Today['bitenler']>; now: number }) {
  const t = useTranslations('admin.today')
  const states = useTranslations('admin.reservations.state')
  const { language } = useLanguage()
  const left = useTimeLeft()
  return (
    <Counted title={t('ending_title')} count={part.adet} empty={t('ending_empty')}>
      <ul>
        {part.data.map((row) => (
          <li key={row.rezervasyon_k_no} className={`${ROW} grid-cols-[minmax(0,1fr)_auto]`}>
            <Booking k_no={row.rezervasyon_k_no} name={row.misafir}>
              {row.baslik} · {states(row.durum)}
            </Booking>
            <span className="grid justify-items-end">
              <span className="num">{formatMoney(language, row.tutar, row.kur)}</span>
              <small className={`text-12 font-[620] ${LEFT[pressure(row.bitis, now)]}`}>{left(row.bitis, now)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Counted>
  )
}

export function ClaimsToday({ part }: { part: NonNullable<Today['bildirimler']> }) {
  const t = useTranslations('admin.today')
  const { language } = useLanguage()
  return (
    <Counted
      title={t('claims_title')}
      count={part.adet}
      empty={t('claims_empty')}
      link={{ to: '/tahsilat?bolum=bildirim', words: t('claims_link') }}
    >
      <ul>
        {part.data.map((row) => (
          <li key={row.k_no} className={`${ROW} grid-cols-[minmax(0,1fr)_auto]`}>
            <Booking k_no={row.rezervasyon_k_no} name={row.misafir}>
              {t('claims_from', { sender: row.gonderen, bank: row.banka })} · {row.kayit_no}
            </Booking>
            <span className="grid justify-items-end">
              <span className="num">{formatMoney(language, row.tutar, row.kur)}</span>
              {row.tutar < row.beklenen ? (
                <small className="text-12 font-[620] text-danger">
                  {t('claims_short', { amount: formatMoney(language, row.beklenen - row.tutar, row.kur) })}
                </small>
              ) : (
                <small className="text-12 font-[620] text-olive">{t('claims_exact')}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Counted>
  )
}

export function StaysToday({ rows }: { rows: NonNullable<Today['giris_cikis']> }) {
  const t = useTranslations('admin.today')
  const words = useTranslations('admin')
  const { language } = useLanguage()
  return (
    <Counted
      title={t('stays_title')}
      count={rows.length}
      empty={t('stays_empty')}
      link={{ to: '/giris-cikis', words: t('stays_link') }}
    >
      <ul>
        {rows.map((row) => (
          <li
            key={`${row.rezervasyon_k_no}${row.yon}${row.baslik}`}
            className={`${ROW} grid-cols-[76px_minmax(0,1fr)_auto] items-center`}
          >
            <span>
              <Chip tone={row.yon === 'giris' ? 'ok' : 'plain'}>
                {row.yon === 'giris' ? t('arrival') : t('departure')}
              </Chip>
            </span>
            <Booking k_no={row.rezervasyon_k_no} name={row.baslik}>
              {row.misafir} · {shortParty(row.pax)} · {words('nights', { count: row.gece })}
            </Booking>
            <small className={`text-12 font-[620] ${row.kalan > 0 ? 'text-sun-ink' : 'text-olive'}`}>
              {row.kalan > 0 ? t('to_collect', { amount: formatMoney(language, row.kalan, row.kur) }) : t('paid')}
            </small>
          </li>
        ))}
      </ul>
    </Counted>
  )
}
