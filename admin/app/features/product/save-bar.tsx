import type { Right } from '@meltem/contract/staff/rights'
import { formatInstant } from '@meltem/i18n/format'
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { fieldProblems } from './field-problems.ts'
import { useFieldName } from './use-field-name.ts'
import type { PartForm } from './use-part.ts'

interface PartFrameProps<T extends object> {
  readonly form: PartForm<T>
  readonly children: ReactNode
  /** What saving asks for. */
  readonly hak?: Right
}

/** Around the fields of a part: what another has changed, what was refused, and the bar that saves. */
export function PartFrame<T extends object>({ form, children, hak = 'urun.yaz' }: PartFrameProps<T>) {
  const may = useMay()
  const t = useTranslations('admin.product_screen')
  const isWriter = may(hak)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      className="grid gap-4"
    >
      <Contested form={form} />
      <Refused error={form.error} />
      {/* Whoever may only read sees the same fields, and cannot type into them. */}
      <fieldset disabled={!isWriter} className="contents">
        {children}
      </fieldset>
      {isWriter && <SaveBar form={form} />}
      <LeaveGuard isDirty={form.changed.length > 0} />
      <UndoNote text={form.done ? t('saved') : undefined} busy={form.isSaving} onUndo={form.undo} />
    </form>
  )
}

/** What another has written into the same fields, beside one's own words. */
function Contested<T extends object>({ form }: { form: PartForm<T> }) {
  const t = useTranslations('admin.product_screen')
  const nameOf = useFieldName()
  const { contested } = form
  if (!contested) return null
  const who = contested.kim ?? t('somebody')
  return (
    <Note tone="warn">
      <p>{t('contested', { who, time: contested.zaman ? formatInstant(contested.zaman) : '' })}</p>
      <ul className="mt-1.5 grid gap-1.5">
        {contested.alanlar.map((field) => (
          <li key={field} className="flex flex-wrap items-center gap-2">
            <b>{nameOf(field)}:</b>
            <span className="min-w-0 break-words">{shown(contested.deger[field])}</span>
            <Button onClick={() => form.set({ [field]: contested.deger[field] } as unknown as Partial<T>)}>
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** A value in a few words: a list by its length, everything else as it is. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join(' · ') : `(${value.length})`
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function Refused({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const nameOf = useFieldName()
  if (!error) return null
  const problems = fieldProblems(error)
  return (
    <Note tone="danger">
      <p>{errorText(error)}</p>
      {problems.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {problems.map(({ alan, mesaj }) => (
            <li key={alan}>
              <b>{nameOf(alan)}:</b> {mesaj}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

function SaveBar<T extends object>({ form }: { form: PartForm<T> }) {
  const t = useTranslations('admin.product_screen')
  useSaveKey(form.submit)
  const count = form.changed.length
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-3.5 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-3.5 py-2.5 shadow-e2 lg:-mx-6 lg:px-6">
      <p className="mr-auto text-ink-2">{t('unsaved', { count })}</p>
      <Button onClick={form.reset} className="max-lg:min-h-11">
        {t('abandon')}
      </Button>
      <Button type="submit" look="sun" busy={form.isSaving} className="max-lg:min-h-11">
        {t('save')}
        <Kbd>Ctrl S</Kbd>
      </Button>
    </div>
  )
}

/** Ctrl and S save from anywhere, also while somebody types. */
function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
