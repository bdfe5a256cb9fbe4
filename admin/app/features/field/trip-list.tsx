import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { PackageCheck, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { dayNow, dueByCurrency, type TripNow } from './day-state.ts'
import { FieldFrame, SUN } from './field-frame.tsx'
import { LeaveButton } from './leave-button.tsx'
import { useField, useFieldAddress, usePack } from './use-field.ts'

function DayFigures({ trips }: { trips: readonly TripNow[] }) {
  const t = useTranslations('admin.field')
  const { language } = useLanguage()
  const due = dueByCurrency(trips.flatMap(({ seats }) => seats))
  const figures = [
    { label: t('guests'), value: trips.reduce((sum, { people }) => sum + people, 0) },
    { label: t('aboard'), value: trips.reduce((sum, { aboard }) => sum + aboard, 0) },
    {
      label: t('to_collect'),
      value:
        due.length > 0 ? due.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ') : t('nothing_due'),
    },
  ]
  return (
    <dl className="card grid grid-cols-[auto_auto_minmax(0,1fr)]">
      {figures.map(({ label, value }) => (
        <div key={label} className="border-line border-l px-3.5 py-2.5 first:border-l-0">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="num text-20 font-[680] break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TripCard({ now }: { now: TripNow }) {
  const t = useTranslations('admin.field')
  const { go } = useFieldAddress()
  const { trip, people, aboard } = now
  return (
    <button
      type="button"
      onClick={() => go('liste', trip.anahtar)}
      className="card grid min-h-16 w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 p-3 text-left active:bg-mist"
    >
      <time className="num text-20 font-[680]">{trip.saat}</time>
      <span className="min-w-0 text-16 font-[660] break-words">{trip.ad}</span>
      <span className="num text-16 font-[680] whitespace-nowrap">
        {aboard} / {people}
      </span>
      <span className="col-span-2 col-start-2 text-14 text-ink-2">
        {[trip.arac, trip.tur === 'sefer' && trip.aciklama ? t('flight', { flight: trip.aciklama }) : trip.aciklama]
          .filter(Boolean)
          .map((fact) => `${fact} · `)
          .join('')}
        {trip.iptal ? (
          <b className="font-[660] text-danger">{t('cancelled_trip')}</b>
        ) : (
          t('missing_people', { count: Math.max(0, people - aboard) })
        )}
      </span>
      <span aria-hidden="true" className="col-span-2 col-start-2 mt-1.5 h-1.5 rounded-chip bg-line-soft">
        <span
          className="block h-full rounded-chip bg-olive"
          style={{ width: `${people > 0 ? Math.round((aboard / people) * 100) : 0}%` }}
        />
      </span>
    </button>
  )
}

/** Own departures and runs of today and tomorrow. */
export function TripList() {
  const t = useTranslations('admin.field')
  const { trips } = useField()
  const kept = usePack()
  const { go } = useFieldAddress()
  const [opened] = useState(() => Date.now())
  const today = dayNow(kept, opened)
  const ofToday = trips.filter(({ trip }) => trip.tarih === today)
  const days = [...new Set(trips.map(({ trip }) => trip.tarih))]
  const open = ofToday.find(({ trip, people, aboard }) => !trip.iptal && aboard < people) ?? ofToday[0]
  return (
    <FieldFrame
      title={t('trips')}
      lead={`${kept.pack.personel.ad} · ${kept.pack.marka}`}
      foot={
        <button type="button" onClick={() => go('okut', open?.trip.anahtar ?? '')} className={SUN}>
          <ScanLine aria-hidden="true" className="icon" />
          {t('scan')}
        </button>
      }
    >
      {ofToday.length > 0 && <DayFigures trips={ofToday} />}
      {trips.length === 0 && (
        <div className="card grid gap-1 p-4">
          <p className="text-16 font-[640]">{t('no_trips')}</p>
          <p className="text-ink-2">{t('no_trips_next')}</p>
        </div>
      )}
      {days.map((tarih) => (
        <section key={tarih} className="grid gap-2">
          <h2>
            {tarih === today ? t('today') : t(tarih > today ? 'tomorrow' : 'yesterday')}{' '}
            <span className="num font-normal text-ink-2">{formatDate(tarih)}</span>
          </h2>
          {trips
            .filter(({ trip }) => trip.tarih === tarih)
            .map((now) => (
              <TripCard key={now.trip.anahtar} now={now} />
            ))}
        </section>
      ))}
      <p className="flex gap-2.5 border-sea border-l-3 bg-sea-tint px-3.5 py-2.5">
        <PackageCheck aria-hidden="true" className="icon mt-px" />
        <span>
          <b className="font-[660]">{t('pack')}</b>{' '}
          {t('pack_note', { from: formatInstant(kept.pack.simdi), until: formatInstant(kept.pack.son) })}
        </span>
      </p>
      <LeaveButton />
    </FieldFrame>
  )
}
