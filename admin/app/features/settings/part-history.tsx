import { listSettingChanges, type SettingChange } from '@meltem/contract/settings-history'
import type { PartName } from '@meltem/contract/settings-office'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { plainWords } from '../../ui/edit/save-trouble.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SETTINGS_KEY } from './use-settings.ts'

interface PartHistoryProps<T extends object> {
  readonly part: PartName
  readonly title: string
  /** Names of the fields this panel edits: others of the same part are another panel's. */
  readonly names: Readonly<Record<keyof T & string, string>>
  readonly busy: boolean
  readonly onTake: (before: Partial<T>) => void
}

/** Who changed what and when; what was there before is put back by a save of its own. */
export function PartHistory<T extends object>({ part, title, names, busy, onTake }: PartHistoryProps<T>) {
  const t = useTranslations('admin.settings.history')
  const may = useMay()('ayar.yaz')
  const { data, error, refetch } = useQuery({
    queryKey: [...SETTINGS_KEY, 'gecmis', part],
    queryFn: async ({ signal }) => (await call(listSettingChanges, { bolum: part }, signal)).data,
  })
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />
  const mine = data.map((change) => ({ ...change, fields: fieldsOf(change, names) })).filter(hasFields)
  return (
    <section aria-label={t('title', { part: title })} className="border-line border-t bg-desk">
      {mine.length === 0 && <p className="px-4 py-3 text-14 text-ink-2">{t('none')}</p>}
      <ul>
        {mine.map(({ no, zaman, kim, once, sonra, fields }) => {
          const time = formatInstant(zaman)
          return (
            <li
              key={no}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0"
            >
              <div className="grid min-w-0 flex-1 basis-60 gap-1">
                <p className="text-13 text-ink-2">{t('by', { person: kim, time })}</p>
                {fields.map((name) => (
                  <p key={name} className="text-14 wrap-anywhere">
                    <b className="font-[620]">{names[name]}</b>: <del>{wordsOf(once[name], t('empty'))}</del>
                    <span aria-hidden="true"> → </span>
                    <ins className="no-underline">{wordsOf(sonra[name], t('empty'))}</ins>
                  </p>
                ))}
              </div>
              {may && (
                <Button
                  busy={busy}
                  aria-label={t('take_of', { time })}
                  onClick={() => onTake(Object.fromEntries(fields.map((name) => [name, once[name]])) as Partial<T>)}
                  className="max-lg:min-h-11"
                >
                  {t('take')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function fieldsOf<T extends object>({ once }: SettingChange, names: Readonly<Record<keyof T & string, string>>) {
  return (Object.keys(names) as (keyof T & string)[]).filter((name) => name in once)
}

const hasFields = ({ fields }: { readonly fields: readonly string[] }) => fields.length > 0

const wordsOf = (value: unknown, empty: string) => plainWords(value) || empty
