import { CUT_SIZE, type Cut, cornerOf, cutAddress, cutAround, pointIn } from '@meltem/domain/chart/cut'
import { placeAt } from '@meltem/domain/chart/mercator'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../../ui/form/text-field.tsx'

interface PlaceFieldProps {
  readonly enlem: number
  readonly boylam: number
  readonly onChange: (place: { enlem: number; boylam: number }) => void
  readonly disabled: boolean
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** All of the charted coast; a place off it starts from here. */
const WHOLE = [
  { enlem: 36.2, boylam: 27.2 },
  { enlem: 37.6, boylam: 31.4 },
]

/** Where it lies: by numbers, or by a click on the chart. */
export function PlaceField({ enlem, boylam, onChange, disabled }: PlaceFieldProps) {
  const t = useTranslations('admin.groups')
  const [cut] = useState<Cut | undefined>(() => cutAround([{ enlem, boylam }, ...WHOLE]) ?? cutAround(WHOLE))
  const corner = cut && cornerOf(cut)
  const pin = cut && pointIn(cut, { enlem, boylam })
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    if (!cut || !corner || event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = corner.x + ((event.clientX - box.left) / box.width) * CUT_SIZE.width
    const y = corner.y + ((event.clientY - box.top) / box.height) * CUT_SIZE.height
    const place = placeAt({ x, y }, cut.zoom)
    onChange({ enlem: rounded(place.enlem), boylam: rounded(place.boylam) })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{t('field.place')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <DegreesField
          label={t('field.latitude')}
          most={90}
          value={enlem}
          onChange={(next) => onChange({ enlem: next, boylam })}
        />
        <DegreesField
          label={t('field.longitude')}
          most={180}
          value={boylam}
          onChange={(next) => onChange({ enlem, boylam: next })}
        />
      </div>
      {cut && pin && (
        <button
          type="button"
          disabled={disabled}
          aria-label={t('field.chart')}
          onClick={choose}
          className="relative block w-full max-w-[560px] cursor-crosshair overflow-hidden rounded-card border border-line disabled:cursor-default"
        >
          <img
            src={cutAddress(cut)}
            alt=""
            width={CUT_SIZE.width}
            height={CUT_SIZE.height}
            className="block h-auto w-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-chip border-3 border-paper bg-danger shadow-e2"
            style={{
              left: `${(pin.x / CUT_SIZE.width) * 100}%`,
              top: `${(pin.y / CUT_SIZE.height) * 100}%`,
            }}
          />
        </button>
      )}
      <p className="text-12 text-ink-2">{t('field.chart_hint')}</p>
    </fieldset>
  )
}

interface DegreesFieldProps {
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (degrees: number) => void
}

/** Typed with comma or point; what is no place on earth changes nothing. */
function DegreesField({ label, most, value, onChange }: DegreesFieldProps) {
  const [text, setText] = useState(String(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setText(String(value))
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      most={12}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const degrees = Number(typed.replace(',', '.'))
        if (typed.trim() === '' || !Number.isFinite(degrees) || Math.abs(degrees) > most) return
        setKnown(degrees)
        onChange(degrees)
      }}
    />
  )
}
