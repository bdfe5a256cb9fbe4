import { ArrowLeft, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { signInAddress } from '../../platform/return-address.ts'
import { useField, useFieldAddress } from './use-field.ts'

interface FieldFrameProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly onBack?: () => void
  readonly children: ReactNode
  /** What the thumb reaches. */
  readonly foot?: ReactNode
}

const BIG =
  'inline-flex min-h-13 w-full items-center justify-center gap-2 rounded-control border px-3 text-16 font-[660] no-underline'
export const SUN = `${BIG} border-sun-edge border-b-2 bg-sun text-ink active:bg-sun-press`
export const DEEP = `${BIG} border-sea-deep bg-sea-deep text-paper active:bg-sea-deep-2`
export const LINE = `${BIG} border-line-strong bg-paper text-ink active:bg-mist`

/** A phone held in one hand: where one is above, what comes next at the thumb. */
export function FieldFrame({ title, lead, onBack, children, foot }: FieldFrameProps) {
  const t = useTranslations('admin.field')
  const { online } = useField()
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[480px] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] bg-desk sm:border-line sm:border-x">
      <header className="sticky top-0 z-10 flex min-h-14 items-center gap-2 bg-sea-deep px-3 py-2 text-paper">
        {onBack && (
          <button
            type="button"
            onClick={onBack}
            aria-label={t('back')}
            className="-ml-1.5 grid size-11 flex-none place-items-center rounded-control focus-visible:shadow-[0_0_0_2px_var(--color-sun)]!"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
          </button>
        )}
        <div className="mr-auto min-w-0">
          <h1 className="truncate text-16! font-[660]">{title}</h1>
          {lead && <p className="truncate text-13 text-on-deep">{lead}</p>}
        </div>
        <span className="flex flex-none items-center gap-1.5 text-13 text-on-deep">
          {online === false ? (
            <WifiOff aria-hidden="true" className="icon" />
          ) : (
            <Wifi aria-hidden="true" className="icon" />
          )}
          {t(online === false ? 'offline' : 'online')}
        </span>
      </header>
      <main id="main" className="min-w-0">
        <title>{`${title} · ${t('title')}`}</title>
        <FieldState />
        <div className="flex min-w-0 flex-col gap-3 p-3">{children}</div>
      </main>
      {foot && (
        <footer className="sticky bottom-0 grid grid-cols-1 gap-2 border-line border-t bg-paper p-3">{foot}</footer>
      )}
    </div>
  )
}

/** What waits, what came back and whether the login is still good: on every screen, in words. */
function FieldState() {
  const t = useTranslations('admin.field')
  const { online, waiting, news, signedOut, sending } = useField()
  const { go, screen } = useFieldAddress()
  const bar = 'flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left text-14 font-[620]'
  return (
    <div>
      <div role="status">
        {online === false && <p className={`${bar} bg-ink text-paper`}>{t('offline_lead')}</p>}
        {signedOut && <p className={`${bar} bg-sun-tint text-sun-ink`}>{t('signed_out')}</p>}
      </div>
      {signedOut && (
        // A whole page: signing in is the office's, and it leads back here.
        <a href={`/yonetim${signInAddress('/saha')}`} className={`${bar} bg-sun text-ink underline`}>
          {t('sign_in')}
        </a>
      )}
      {waiting.length > 0 && screen !== 'bekleyen' && (
        <button type="button" onClick={() => go('bekleyen')} className={`${bar} bg-sun-tint text-sun-ink underline`}>
          {t('waiting', { count: waiting.length })}
          {sending && <span className="ml-auto font-normal">{t('sending')}</span>}
        </button>
      )}
      {news.length > 0 && screen !== 'sonuc' && (
        <button type="button" onClick={() => go('sonuc')} className={`${bar} bg-sea-tint text-sea underline`}>
          {t('results_open', { count: news.length })}
        </button>
      )}
    </div>
  )
}
