import type { Product } from '@meltem/contract/catalog/catalog'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../../booking/booking-context.tsx'
import { CONSENTS, type Consent, NEEDED_CONSENT } from '../../booking/consents.ts'
import { Chapter } from './chapter.tsx'

/** Health data: one box per purpose, each with who receives it and when it is deleted; only the first is needed. */
export function Consents({ product }: { product: Product }) {
  const t = useTranslations('product')
  const clinic = 'klinik' in product.bilgi ? product.bilgi.klinik : ''
  return (
    <Chapter title={t('consents')} id="izinler">
      <p className="max-w-[41.25em] text-ink-2">{t('consentsText')}</p>
      <div className="mt-4 rounded-control border border-line-strong px-[18px] py-1.5">
        {CONSENTS.map((consent) => (
          <ConsentBox key={consent} consent={consent} clinic={clinic} />
        ))}
      </div>
      <p className="mt-3 text-13 text-ink-3">{t('consentsRevoke')}</p>
    </Chapter>
  )
}

function ConsentBox({ consent, clinic }: { consent: Consent; clinic: string }) {
  const { choice, change } = useBooking()
  const t = useTranslations('product')
  const on = choice.onaylar.includes(consent)
  const id = `onay-${consent}`
  return (
    <div className="border-b border-line py-3 last:border-b-0">
      <label htmlFor={id} className="flex min-h-6 cursor-pointer gap-2.5 text-14 leading-[1.45]">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-sea"
          checked={on}
          aria-describedby={`${id}-not`}
          onChange={(event) =>
            change((now) => ({
              ...now,
              onaylar: event.target.checked ? [...now.onaylar, consent] : now.onaylar.filter((one) => one !== consent),
            }))
          }
        />
        <span>
          <b className="font-[640]">{t(`consent.${consent}.title`, { clinic })}</b>{' '}
          {consent === NEEDED_CONSENT ? t('consentNeeded') : t('consentFree')}
        </span>
      </label>
      <p id={`${id}-not`} className="mt-0.5 ml-[30px] text-14 text-ink-2">
        {t(`consent.${consent}.text`, { clinic })}
      </p>
    </div>
  )
}
