import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NumberField, TextField } from './fields.tsx'

interface Column<R> {
  readonly name: keyof R & string
  readonly most: number
  readonly rows?: number
  /** A number from 1; empty is none. */
  readonly isNumber?: boolean
}

interface PairListProps<R extends object> {
  readonly title: string
  readonly add: string
  readonly rows: readonly R[]
  readonly empty: R
  readonly fields: readonly Column<R>[]
  readonly lang: string
  readonly onChange: (rows: R[]) => void
}

/** Rows of a few texts each, in order: they are added, moved and taken away. A field that is emptied is none. */
export function PairList<R extends object>(props: PairListProps<R>) {
  const { title, add, rows, empty, fields, lang, onChange } = props
  const put = (place: number, part: object) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <Panel title={title}>
      <div className="grid gap-3 p-4">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name but their place.
          <div key={place} className="grid gap-2 border-line-soft border-b pb-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid gap-2 sm:grid-cols-3">
              {fields.map(({ name, most, rows: lines, isNumber }) =>
                isNumber ? (
                  <NumberField
                    key={name}
                    name={name}
                    value={row[name] as number | null}
                    least={1}
                    most={most}
                    onChange={(count) => put(place, { [name]: count })}
                  />
                ) : (
                  <TextField
                    key={name}
                    name={name}
                    value={String(row[name] ?? '')}
                    most={most}
                    lang={lang}
                    {...(lines ? { rows: lines } : {})}
                    onChange={(text) => put(place, { [name]: text === '' && empty[name] === null ? null : text })}
                  />
                ),
              )}
            </div>
            <RowActs place={place} rows={rows} onChange={onChange} />
          </div>
        ))}
        <Button onClick={() => onChange([...rows, empty])} className="justify-self-start max-lg:min-h-11">
          <Plus aria-hidden="true" className="icon" />
          {add}
        </Button>
      </div>
    </Panel>
  )
}

interface RowActsProps<R> {
  readonly place: number
  readonly rows: readonly R[]
  readonly onChange: (rows: R[]) => void
}

/** Up, down, away. */
export function RowActs<R>({ place, rows, onChange }: RowActsProps<R>) {
  const t = useTranslations('admin.product_screen')
  const number = place + 1
  const swap = (other: number) => {
    const next = [...rows]
    const [row] = next.splice(place, 1)
    if (row !== undefined) next.splice(other, 0, row)
    onChange(next)
  }
  return (
    <div className="flex items-start gap-1">
      <Button
        size="icon"
        disabled={place === 0}
        aria-label={t('move_up', { number })}
        onClick={() => swap(place - 1)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ArrowUp aria-hidden="true" className="icon" />
      </Button>
      <Button
        size="icon"
        disabled={place === rows.length - 1}
        aria-label={t('move_down', { number })}
        onClick={() => swap(place + 1)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ArrowDown aria-hidden="true" className="icon" />
      </Button>
      <Button
        size="icon"
        aria-label={t('remove_row', { number })}
        onClick={() => onChange(rows.filter((_, at) => at !== place))}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <Trash2 aria-hidden="true" className="icon" />
      </Button>
    </div>
  )
}
