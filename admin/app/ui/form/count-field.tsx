import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface CountFieldProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  readonly onChange: (count: number) => void
}

const STEP =
  'grid min-h-9 min-w-9 place-items-center rounded-control hover:bg-mist disabled:text-ink-3 max-lg:min-h-11 max-lg:min-w-11'

/** A small number: typed, or counted by its two buttons or the arrow keys (LOOK-11). */
export function CountField({ label, value, least = 0, most = 99, onChange }: CountFieldProps) {
  const t = useTranslations('admin.count')
  const id = useId()
  const put = (count: number) => onChange(Math.min(most, Math.max(least, count)))
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <span className="inline-flex w-fit items-center rounded-control border border-line-strong bg-paper">
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('fewer', { what: label })}
          disabled={value <= least}
          onClick={() => put(value - 1)}
          className={STEP}
        >
          <Minus aria-hidden="true" className="icon" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={String(value)}
          onChange={(event) => put(Number(event.target.value.replaceAll(/\D/g, '') || least))}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            put(value + (event.key === 'ArrowUp' ? 1 : -1))
          }}
          className="num min-h-9 w-9 rounded-control text-center font-[640]"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('more', { what: label })}
          disabled={value >= most}
          onClick={() => put(value + 1)}
          className={STEP}
        >
          <Plus aria-hidden="true" className="icon" />
        </button>
      </span>
    </div>
  )
}
