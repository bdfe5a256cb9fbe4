import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { Check, Clock3, CopyX, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { clockOf, useActWords } from './act-words.ts'
import type { KeptAct } from './field-box.ts'
import { DEEP, FieldFrame } from './field-frame.tsx'
import { useField, useFieldAddress, usePack } from './use-field.ts'

/** Sums of different money are never added. */
function cashOf(acts: readonly KeptAct[]): { kur: string; cents: number }[] {
  const sums = new Map<string, number>()
  for (const { act, kur } of acts)
    if (act.tur === 'tahsilat') sums.set(kur, (sums.get(kur) ?? 0) + Math.round(act.tutar * 100))
  return [...sums].map(([kur, cents]) => ({ kur, cents }))
}

/** What waits for the network. */
export function QueueView() {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const { waiting, day, sending } = useField()
  const { go, trip } = useFieldAddress()
  const words = useActWords()
  return (
    <FieldFrame
      title={t('queue')}
      lead={t('waiting', { count: waiting.length })}
      onBack={() => go(trip ? 'liste' : 'geziler')}
      foot={
        <button type="button" aria-disabled={sending} onClick={() => void day.sync()} className={DEEP}>
          {t(sending ? 'sending' : 'send_now')}
        </button>
      }
    >
      {waiting.length > 0 && (
        <ul className="card grid">
          {waiting.map((kept) => (
            <li
              key={kept.act.k_no}
              className="flex min-h-12 items-center gap-3 border-line-soft border-b px-3.5 py-2 last:border-b-0"
            >
              <span className="num text-ink-2">{clockOf(kept.act.zaman)}</span>
              <span className="min-w-0 flex-1 break-words">
                {kept.ad}
                <small className="block text-13 text-ink-2">{words(kept)}</small>
              </span>
              <Clock3 aria-hidden="true" className="icon text-ink-2" />
            </li>
          ))}
        </ul>
      )}
      {cashOf(waiting).map(({ kur, cents }) => (
        <p key={kur} className="card flex justify-between gap-3 px-3.5 py-3">
          {t('cash_waiting')}
          <b className="num text-16">{formatMoney(language, cents / 100, kur)}</b>
        </p>
      ))}
      <p className="text-14 text-ink-2">{t('queue_note')}</p>
    </FieldFrame>
  )
}

/** Off by less is no news: a phone and a server never agree to the second. */
const WORTH_TELLING_MS = 120_000

function Outcome({ kept }: { kept: KeptAct }) {
  const t = useTranslations('admin.field')
  const words = useActWords()
  const { sonuc } = kept
  if (!sonuc) return null
  const isGood = sonuc.karar === 'sayildi' || sonuc.karar === 'geri_alindi'
  const isTwice = sonuc.karar === 'cift'
  const [Icon, name, tone] = isGood
    ? [Check, t('counted'), 'bg-olive-tint text-olive']
    : [isTwice ? CopyX : TriangleAlert, t(isTwice ? 'duplicate' : 'other'), 'bg-danger-tint text-danger']
  const who = [sonuc.kim, sonuc.cihaz && t('device', { no: sonuc.cihaz })].filter(Boolean).join(', ')
  return (
    <li className="grid gap-1 border-line-soft border-b px-3.5 py-2.5 last:border-b-0">
      <div className="flex items-start gap-3">
        <span className="num text-ink-2">{clockOf(kept.act.zaman)}</span>
        <span className="min-w-0 flex-1 break-words">
          <span className={isTwice ? 'line-through' : ''}>{kept.ad}</span>
          <small className="block text-13 text-ink-2">{words(kept)}</small>
        </span>
        <span className={`inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-13 font-[640] ${tone}`}>
          <Icon aria-hidden="true" className="icon" />
          {name}
        </span>
      </div>
      {!isGood && (
        <p className="text-14 text-danger">
          {t(`outcome.${sonuc.karar}`, { who, time: sonuc.zaman ? clockOf(sonuc.zaman) : '' })}
        </p>
      )}
    </li>
  )
}

/** What became of each act, once the network was back. */
export function ResultsView() {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const { acts, day } = useField()
  const { sapma, pack } = usePack()
  const { go, trip } = useFieldAddress()
  const settled = acts.filter(({ sonuc }) => sonuc !== null).toReversed()
  const count = (fits: (kept: KeptAct) => boolean) => settled.filter(fits).length
  const counted = settled.filter(({ sonuc }) => sonuc?.karar === 'sayildi' || sonuc?.karar === 'fazla')
  const figures = [
    { label: t('counted'), value: count(({ sonuc }) => sonuc?.karar === 'sayildi') },
    { label: t('duplicate'), value: count(({ sonuc }) => sonuc?.karar === 'cift') },
    {
      label: t('aboard'),
      value: counted.reduce((sum, { act }) => sum + (act.tur === 'bindi' ? act.kisi : 0), 0),
    },
  ]
  return (
    <FieldFrame
      title={t('results')}
      lead={formatInstant(pack.simdi)}
      onBack={() => go(trip ? 'liste' : 'geziler')}
      foot={
        <button
          type="button"
          onClick={() => {
            void day.markSeen()
            go(trip ? 'liste' : 'geziler')
          }}
          className={DEEP}
        >
          {t('done')}
        </button>
      }
    >
      <dl className="card grid grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="border-line border-l px-3.5 py-2.5 first:border-l-0">
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="num text-20 font-[680]">{value}</dd>
          </div>
        ))}
      </dl>
      {Math.abs(sapma) > WORTH_TELLING_MS && (
        <p className="border-sun-edge border-l-3 bg-sun-tint px-3.5 py-2.5 text-sun-ink">
          {t('clock_off', { minutes: Math.round(Math.abs(sapma) / 60_000) })}
        </p>
      )}
      {cashOf(counted).map(({ kur, cents }) => (
        <p key={kur} className="card flex justify-between gap-3 px-3.5 py-3">
          {t('amount')}
          <b className="num text-16">{formatMoney(language, cents / 100, kur)}</b>
        </p>
      ))}
      {settled.length > 0 && (
        <ul className="card grid">
          {settled.map((kept) => (
            <Outcome key={kept.act.k_no} kept={kept} />
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
