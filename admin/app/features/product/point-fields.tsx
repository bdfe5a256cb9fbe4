import type { WrittenProductText } from '@meltem/contract/catalog/office-parts'
import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import { PlaceField } from '../groups/place-field.tsx'
import { CheckField, TextField } from './fields.tsx'

export type Point = NonNullable<WrittenProductText['bulusma']>

interface PointFieldsProps {
  readonly name: 'bulusma' | 'bitis_noktasi'
  readonly value: Point | null
  /** Where a point that is not there yet begins. */
  readonly start: Pick<Point, 'enlem' | 'boylam'>
  readonly lang: string
  readonly disabled: boolean
  readonly onChange: (point: Point | null) => void
}

/** Where it starts or ends: what the place is called, how it is found, and where it lies. */
export function PointFields({ name, value, start, lang, disabled, onChange }: PointFieldsProps) {
  const t = useTranslations('admin.product_screen')
  return (
    <Panel title={t(`field.${name}`)}>
      <div className="grid gap-3 p-4">
        <CheckField
          label={t(`point.${name}`)}
          checked={value !== null}
          onChange={(has) => onChange(has ? { ad: '', not: '', ...start } : null)}
        />
        {value && (
          <>
            <div className="grid gap-3.5 sm:grid-cols-2">
              <TextField
                name="nokta_adi"
                value={value.ad}
                most={160}
                lang={lang}
                onChange={(ad) => onChange({ ...value, ad })}
              />
              <TextField
                name="nokta_yolu"
                value={value.not}
                most={600}
                rows={2}
                lang={lang}
                onChange={(not) => onChange({ ...value, not })}
              />
            </div>
            <PlaceField
              enlem={value.enlem}
              boylam={value.boylam}
              onChange={(place) => onChange({ ...value, ...place })}
              disabled={disabled}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
