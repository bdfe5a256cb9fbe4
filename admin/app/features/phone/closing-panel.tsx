import { formatMoney } from '@meltem/i18n/format'
import { Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useScreenKeys } from '../../ui/screen-keys.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { MethodChoice } from '../reservation/act-panel.tsx'
import { asksForMoney, type Closing, type Ending, paymentOf } from './phone-draft.ts'
import { SectionKey } from './section-key.tsx'

const CLOSINGS: readonly Closing[] = ['tut', 'opsiyon', 'link', 'havale', 'nakit', 'gunu']
/** Where the owner is asked first, nothing else ends the call. */
const ASKING: readonly Closing[] = ['talep']
const KEYS: Readonly<Record<Closing, string>> = {
  tut: 'T',
  opsiyon: 'O',
  link: 'L',
  havale: 'H',
  nakit: 'N',
  gunu: 'D',
  talep: 'R',
}
/** Those that are good for as many hours as the clerk says; a transfer has its day (BOOK-18). */
const TIMED: readonly Closing[] = ['opsiyon', 'link']
const FIRST = ['on_odeme', 'tamami'] as const
const HOURS = [2, 6, 12, 24, 48, 72] as const

interface ClosingPanelProps {
  readonly ending: Ending
  readonly onEnding: (part: Partial<Ending>) => void
  readonly kur: string
  /** What is due now. */
  readonly due: number
  readonly total: number
  readonly paid: number | undefined
  readonly onPaid: (sum: number | undefined) => void
  /** Why it cannot be closed yet; empty when it can. */
  readonly missing: string
  readonly ready: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onClose: () => void
}

/** How the call ends; the button repeats the sum, and no card number is taken. */
export function ClosingPanel(props: ClosingPanelProps) {
  const { ending, onEnding, kur, due, total, paid, missing, ready, busy, error, onClose } = props
  const t = useTranslations('admin.phone')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const closings = ending.closing === 'talep' ? ASKING : CLOSINGS
  useScreenKeys(
    closings.map((closing) => ({
      words: t(`close.${closing}`),
      acts: { [KEYS[closing].toLowerCase()]: () => onEnding({ closing }) },
    })),
  )
  const sums: Readonly<Record<Closing, number>> = {
    tut: total,
    opsiyon: total,
    link: due,
    havale: due,
    nakit: paid ?? due,
    gunu: total,
    talep: total,
  }
  return (
    <Panel title={t('closing')} aside={<SectionKey name="4" />}>
      <div className="grid gap-3 p-4">
        <Closings closings={closings} closing={ending.closing} onPick={(closing) => onEnding({ closing })} />
        {asksForMoney(ending.closing) && ending.closing !== 'tut' && (
          <Choice
            label={t('first')}
            value={paymentOf(ending)}
            options={FIRST.map((value) => ({ value, label: t(`first_${value}`) }))}
            onChange={(value) => onEnding({ whole: value === 'tamami' })}
          />
        )}
        <Details {...props} />
        {error ? <Note tone="danger">{errorText(error)}</Note> : null}
        <Button look="sun" size="full" busy={busy} disabled={!ready} onClick={onClose} className="max-lg:min-h-11">
          <Send aria-hidden="true" className="icon" />
          {t(`button.${ending.closing}`, { sum: formatMoney(language, sums[ending.closing], kur) })}
        </Button>
        {missing && (
          <p role="status" className="text-13 text-ink-2">
            {missing}
          </p>
        )}
        <p className="text-12 text-ink-2">{t('no_card')}</p>
      </div>
    </Panel>
  )
}

interface ClosingsProps {
  readonly closings: readonly Closing[]
  readonly closing: Closing
  readonly onPick: (closing: Closing) => void
}

function Closings({ closings, closing, onPick }: ClosingsProps) {
  const t = useTranslations('admin.phone')
  return (
    <fieldset className="grid grid-cols-2 gap-2 has-[button:only-of-type]:grid-cols-1">
      <legend className="sr-only">{t('closing')}</legend>
      {closings.map((one, place) => (
        <button
          key={one}
          type="button"
          data-section={place === 0 ? '4' : undefined}
          aria-pressed={closing === one}
          onClick={() => onPick(one)}
          className="grid min-h-11 gap-0.5 rounded-control border border-line-strong bg-paper p-2.5 text-left hover:bg-mist aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--color-sea)]"
        >
          <span className="flex items-start justify-between gap-2 font-[640]">
            {t(`close.${one}`)}
            <SectionKey name={KEYS[one]} />
          </span>
          <small className="text-12 text-ink-2">{t(`close_text.${one}`)}</small>
        </button>
      ))}
    </fieldset>
  )
}

function Details({ ending, onEnding, kur, due, paid, onPaid }: ClosingPanelProps) {
  const t = useTranslations('admin.phone')
  if (ending.closing === 'nakit') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <MethodChoice value={ending.method} onChange={(method) => onEnding({ method })} />
        <AmountField label={t('paid_now')} kur={kur} value={paid ?? due} onChange={onPaid} />
      </div>
    )
  }
  if (!TIMED.includes(ending.closing)) return null
  return (
    <Choice
      label={t('hours')}
      value={String(ending.hours)}
      options={HOURS.map((count) => ({ value: String(count), label: t('hours_value', { count }) }))}
      onChange={(value) => onEnding({ hours: Number(value) })}
    />
  )
}
