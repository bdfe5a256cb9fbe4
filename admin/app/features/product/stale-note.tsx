import { formatInstant } from '@meltem/i18n/format'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useFieldName } from './use-field-name.ts'
import type { Stale } from './use-stale.ts'

const WordDiff = lazy(() => import('../content/word-diff.tsx'))

/** Fields whose source has changed since they were translated, with what has changed there (PAGE-24). */
export function StaleNote({ stale: { fields, degisim, mayConfirm, confirm } }: { readonly stale: Stale }) {
  const t = useTranslations('admin.product_screen')
  const nameOf = useFieldName()
  const errorText = useErrorText()
  if (fields.size === 0) return null
  return (
    <Note tone="warn">
      <p>{t('stale', { count: fields.size })}</p>
      {degisim && (
        <p className="text-13">
          {t('stale_since', { who: degisim.ad ?? t('somebody'), time: formatInstant(degisim.zaman) })}
        </p>
      )}
      <ul className="mt-1.5 grid gap-2">
        {[...fields].map(([name, pairs]) => (
          <li key={name} className="flex flex-wrap items-baseline gap-2">
            <b>{nameOf(name)}:</b>
            <span className="grid min-w-0 flex-1 gap-1 break-words whitespace-pre-wrap">
              {pairs.map(({ alan, kaynak, kaynak_once }) => (
                <span key={alan}>
                  <Suspense fallback={kaynak}>
                    <WordDiff before={kaynak_once ?? kaynak} after={kaynak} />
                  </Suspense>
                </span>
              ))}
            </span>
            {mayConfirm && (
              <Button
                busy={confirm.isPending}
                onClick={() => confirm.mutate(pairs)}
                aria-label={t('still_right_of', { field: nameOf(name) })}
                className="max-lg:min-h-11"
              >
                {t('still_right')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {confirm.error && <p className="mt-1.5 text-danger">{errorText(confirm.error)}</p>}
    </Note>
  )
}
