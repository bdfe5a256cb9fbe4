import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { giveConsent, HIDE_CHOSEN, useConsent } from '../../platform/boot/consent.ts'
import { InlineScript } from '../../platform/boot/inline-script.tsx'
import { type Frame, useFrame } from '../../platform/page/frame.ts'

/**
 * A strip of one sentence: nothing is dimmed and nothing hidden but the lowest rows (--consent in layout.css).
 * Rejecting is as near as accepting: same kind of button, same row. Nothing but the necessary runs before a choice.
 * It stands in the page that all visitors get, so that it is there with the first words and not laid over them later.
 */
export function ConsentBanner() {
  const asking = useConsent((state) => state.asking)
  const { counting } = useFrame()
  if (!asking || !counting) return null
  return (
    <Suspense>
      <Banner own={counting} />
      <InlineScript code={import.meta.env.SSR ? HIDE_CHOSEN : ''} />
    </Suspense>
  )
}

/** All three alike: none of them is the next step. */
const ANSWER =
  'min-h-11 rounded-control border border-[#7fa9b6] px-2 text-13 leading-tight font-[640] hover:bg-white/10 focus-visible:shadow-[0_0_0_2px_var(--color-sea-deep),0_0_0_4px_#fff] sm:min-w-32 sm:px-4 sm:text-14'

function Banner({ own }: { own: NonNullable<Frame['counting']> }) {
  const t = useTranslations('consent')
  const choice = useConsent((state) => state.choice)
  const [olcum, setOlcum] = useState(choice?.olcum ?? false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reopened = choice !== undefined
  const [single, setSingle] = useState(reopened)
  useEffect(() => {
    // Only a visitor who reopened it is taken there; on a first visit the page keeps the focus.
    if (reopened) heading.current?.focus()
  }, [reopened])
  return (
    <section
      aria-label={t('label')}
      data-consent={own.line ? 'own' : 'house'}
      data-nosnippet
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] min-h-(--consent) overflow-y-auto bg-sea-deep text-white noscript:hidden print:hidden"
    >
      <div className="wrap grid items-center gap-x-8 gap-y-1.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="text-13 sm:text-14">
          <h2
            ref={heading}
            tabIndex={-1}
            className={`text-20 leading-tight focus-visible:shadow-none ${single ? 'mt-1 mb-1' : 'sr-only'}`}
          >
            {t('title')}
          </h2>
          {single ? (
            <>
              <p className="text-on-deep">{t('text')}</p>
              <Purposes olcum={olcum} text={own.text} onChange={setOlcum} />
            </>
          ) : (
            <p className="leading-snug">{own.line || t('line')}</p>
          )}
        </div>
        <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
          <button type="button" className={ANSWER} onClick={() => giveConsent({ olcum: false })}>
            {t('reject')}
          </button>
          {single ? (
            <button type="button" className={ANSWER} onClick={() => giveConsent({ olcum })}>
              {t('save')}
            </button>
          ) : (
            <button type="button" className={ANSWER} aria-expanded={false} onClick={() => setSingle(true)}>
              {t('settings')}
            </button>
          )}
          <button type="button" className={ANSWER} onClick={() => giveConsent({ olcum: true })}>
            {t('accept')}
          </button>
        </div>
      </div>
    </section>
  )
}

interface PurposesProps {
  readonly olcum: boolean
  /** The tenant's own words on what is counted; empty for those of the house. */
  readonly text: string
  readonly onChange: (olcum: boolean) => void
}

function Purposes({ olcum, text, onChange }: PurposesProps) {
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
          {text || t('measuringText')}
        </span>
      </label>
    </div>
  )
}
