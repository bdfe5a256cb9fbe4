import { TABLE_LIMITS } from '@meltem/contract/content/content'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

type Values = Readonly<Record<string, unknown>>

interface TableFieldProps {
  readonly values: Values
  readonly lang: string
  readonly onChange: (values: Values) => void
}

/** A table as it will stand on the page; the first row is its head. */
export function TableField({ values, lang, onChange }: TableFieldProps) {
  const t = useTranslations('admin.content')
  const head = (values.basliklar ?? []) as readonly string[]
  const rows = (values.satirlar ?? []) as readonly (readonly string[])[]
  const put = (basliklar: readonly string[], satirlar: readonly (readonly string[])[]) =>
    onChange({ ...values, basliklar, satirlar })
  const all = [head, ...rows]
  const type = (row: number, column: number, words: string) => {
    const next = all.map((cells, at) =>
      at === row ? head.map((_cell, place) => (place === column ? words : (cells[place] ?? ''))) : cells,
    )
    put(next[0] ?? [], next.slice(1))
  }
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <table className="w-full min-w-96 border-collapse" lang={lang}>
          <tbody>
            {all.map((_cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
              <tr key={row}>
                {head.map((_head, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                  <td key={column} className="border border-line p-0">
                    <input
                      aria-label={t('cell', { row: row + 1, column: column + 1 })}
                      value={all[row]?.[column] ?? ''}
                      maxLength={500}
                      onChange={(event) => type(row, column, event.target.value)}
                      className={`min-h-9 w-full px-2 ${row === 0 ? 'bg-mist font-semibold' : ''}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={rows.length >= TABLE_LIMITS.rows} onClick={() => put(head, [...rows, head.map(() => '')])}>
          {t('row_add')}
        </Button>
        <Button disabled={rows.length < 2} onClick={() => put(head, rows.slice(0, -1))}>
          {t('row_remove')}
        </Button>
        <Button
          disabled={head.length >= TABLE_LIMITS.columns}
          onClick={() =>
            put(
              [...head, ''],
              rows.map((row) => [...row, '']),
            )
          }
        >
          {t('column_add')}
        </Button>
        <Button
          disabled={head.length < 2}
          onClick={() =>
            put(
              head.slice(0, -1),
              rows.map((row) => row.slice(0, head.length - 1)),
            )
          }
        >
          {t('column_remove')}
        </Button>
      </div>
    </div>
  )
}
