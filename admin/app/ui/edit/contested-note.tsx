import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'
import type { Contest } from './contest.ts'

interface ContestedNoteProps {
  readonly contest: Contest
  /** What a field is called, and what it says now in words. */
  readonly words: (field: string, value: unknown) => { readonly name: string; readonly value: string }
  readonly onTake: (field: string, value: unknown) => void
}

/** A colleague was faster: what both have changed stands side by side; saving again keeps one's own. */
export function ContestedNote({ contest, words, onTake }: ContestedNoteProps) {
  const t = useTranslations('admin.edit')
  const { kim, zaman, alanlar } = contest
  return (
    <Note tone="warn">
      <p>{t('contested', { who: kim ?? t('somebody'), time: zaman ? formatInstant(zaman) : '' })}</p>
      <ul className="mt-2 grid gap-2">
        {Object.entries(alanlar).map(([field, value]) => {
          const told = words(field, value)
          return (
            <li key={field} className="flex flex-wrap items-start gap-2">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <b>{told.name}:</b> {told.value === '' ? t('nothing') : told.value}
              </span>
              <Button onClick={() => onTake(field, value)} className="max-lg:min-h-11">
                {t('take_theirs')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
