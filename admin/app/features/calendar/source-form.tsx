import type { CalendarSource, saveSource } from '@meltem/contract/reservation/ical-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

type Saved = NonNullable<InputOf<typeof saveSource>['kaynak']>

interface SourceFormProps {
  readonly source: CalendarSource | null
  readonly busy: boolean
  readonly onSave: (source: Saved) => void
  readonly onCancel: () => void
}

const ADDRESS = /^(?:https?|webcal):\/\/\S+$/i

export function SourceForm({ source, busy, onSave, onCancel }: SourceFormProps) {
  const t = useTranslations('admin.calendar')
  const id = useId()
  const [ad, setAd] = useState(source?.ad ?? '')
  const [adres, setAdres] = useState(source?.adres ?? '')
  const [yanki, setYanki] = useState(source?.yanki ?? false)
  const [tried, setTried] = useState(false)
  const wrong = tried && !ADDRESS.test(adres.trim())
  return (
    <form
      noValidate
      className="grid gap-2.5 rounded-card bg-mist p-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        const wish = { ad: ad.trim(), adres: adres.trim(), yanki, ...(source ? { k_no: source.k_no } : {}) }
        if (!busy && wish.ad && ADDRESS.test(wish.adres)) onSave(wish)
      }}
    >
      <label htmlFor={`${id}-ad`} className="text-13 font-semibold">
        {t('source_name')}
      </label>
      <input
        id={`${id}-ad`}
        value={ad}
        maxLength={60}
        placeholder="Airbnb"
        aria-invalid={tried && ad.trim() === ''}
        onChange={(event) => setAd(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      />
      <label htmlFor={`${id}-adres`} className="text-13 font-semibold">
        {t('source_address')}
      </label>
      <input
        id={`${id}-adres`}
        type="url"
        inputMode="url"
        value={adres}
        maxLength={1000}
        placeholder="https://…/calendar.ics"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => setAdres(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      />
      {wrong && (
        <p id={`${id}-wrong`} className="text-13 text-danger">
          {t('source_wrong')}
        </p>
      )}
      <label className="flex min-h-8 cursor-pointer items-start gap-2.5">
        <input type="checkbox" checked={yanki} onChange={() => setYanki(!yanki)} className="mt-1 size-4 accent-sea" />
        <span>
          {t('echo')} <small className="block text-12 text-ink-2">{t('echo_note')}</small>
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={busy} className="max-lg:min-h-11">
          {t('save_source')}
        </Button>
        <Button onClick={onCancel} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
