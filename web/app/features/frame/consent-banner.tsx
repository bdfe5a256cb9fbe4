import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { giveConsent, HIDE_CHOSEN, useConsent } from '../../platform/boot/consent.ts'
import { InlineScript } from '../../platform/boot/inline-script.tsx'

/**
 * Rejecting is as near as accepting: same kind of button, same row. Nothing but the necessary runs before a choice.
 * It stands in the page that all visitors get, so that it is there with the first words and not laid over them later.
 */
export function ConsentBanner() {
  const asking = useConsent((state) => state.asking)
  if (!asking) return null
  return (
    <Suspense>
      <Banner />
      <InlineScript code={import.meta.env.SSR ? HIDE_CHOSEN : ''} />
    </Suspense>
  )
}

function Banner() {
  const t = useTranslations('consent')
  const choice = useConsent((state) => state.choice)
  const [single, setSingle] = useState(false)
  const [olcum, setOlcum] = useState(choice?.olcum ?? false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reopened = choice !== undefined
  useEffect(() => {
    // Only a visitor who reopened it is taken there; on a first visit the page keeps the focus.
    if (reopened) heading.current?.focus()
  }, [reopened])
  return (
    <section
      aria-label={t('label')}
      data-consent
      data-nosnippet
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto border-t-[3px] border-ink bg-paper shadow-e2 noscript:hidden print:hidden"
    >
      <div className="wrap grid items-center gap-x-8 gap-y-4 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="mb-1 text-20 leading-tight">
            {t('title')}
          </h2>
          <p className="text-14 text-ink-2">{t('text')}</p>
          {single ? <Purposes olcum={olcum} onChange={setOlcum} /> : null}
        </div>
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          <button type="button" className="btn btn-line" onClick={() => giveConsent({ olcum: false })}>
            {t('reject')}
          </button>
          <button type="button" className="btn btn-line" onClick={() => giveConsent({ olcum: true })}>
            {t('accept')}
          </button>
          {single ? (
            <button type="button" className="btn btn-line" onClick={() => giveConsent({ olcum })}>
              {t('save')}
            </button>
          ) : (
            <button type="button" className="btn btn-line" aria-expanded={false} onClick={() => setSingle(true)}>
              {t('settings')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

function Purposes({ olcum, onChange }: { olcum: boolean; onChange: (olcum: boolean) => void }) {
  const t = useTranslations('consent')
  return (
    <div className="mt-3 grid gap-1 sm:grid-cols-2">
      <label className="check">
        <input type="checkbox" checked disabled />
        <span>
          <b className="block">{t('necessary')}</b>
          {t('necessaryText')}
        </span>
      </label>
      <label className="check cursor-pointer">
        <input type="checkbox" checked={olcum} onChange={(event) => onChange(event.target.checked)} />
        <span>
          <b className="block">{t('measuring')}</b>
          {t('measuringText')}
        </span>
      </label>
    </div>
  )
}
