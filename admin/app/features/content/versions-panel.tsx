import type { WrittenText } from '@meltem/contract/content/office'
import { takeBackPage } from '@meltem/contract/content/page-versions'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { versionQuery, versionsQuery } from './content-queries.ts'
import { wordsOfText } from './text-words.ts'

const WordDiff = lazy(() => import('./word-diff.tsx'))

interface VersionsPanelProps {
  readonly k_no: string
  readonly dil: Language
  readonly now: WrittenText | undefined
  readonly mayWrite: boolean
  readonly onTakenBack: () => void
}

/** What the page has said, version by version; one of them beside what it says now. */
export function VersionsPanel({ k_no, dil, now, mayWrite, onTakenBack }: VersionsPanelProps) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(versionsQuery({ k_no, dil }))
  const [chosen, setChosen] = useState<number>()
  const current = data?.data.find(({ simdiki }) => simdiki)?.surum
  const back = useMutation({
    mutationFn: (surum: number) => call(takeBackPage, { k_no, dil, surum, gorulen: current ?? 1 }),
    onSuccess: () => {
      setChosen(undefined)
      void refetch()
      onTakenBack()
    },
  })
  return (
    <Panel title={t('versions')}>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {back.error && <Note tone="danger">{errorText(back.error)}</Note>}
      <ol className="grid">
        {data?.data.map(({ surum, zaman, yazan, simdiki }) => (
          <li key={surum} className="border-line-soft border-b last:border-0">
            <button
              type="button"
              aria-expanded={chosen === surum}
              onClick={() => setChosen(chosen === surum ? undefined : surum)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-4 py-1.5 text-left hover:bg-mist"
            >
              <b className="num">{t('version', { number: surum })}</b>
              <span className="text-ink-2">{formatInstant(zaman)}</span>
              <span className="text-ink-2">{yazan ?? t('house')}</span>
              {simdiki && <Chip tone="ok">{t('version_now')}</Chip>}
            </button>
            {chosen === surum && (
              <div className="grid gap-3 px-4 pb-4">
                <OldVersion k_no={k_no} dil={dil} surum={surum} now={now} />
                {mayWrite && !simdiki && (
                  <Button
                    busy={back.isPending}
                    onClick={() => back.mutate(surum)}
                    className="justify-self-start max-lg:min-h-11"
                  >
                    {t('take_back', { number: surum })}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function OldVersion({
  k_no,
  dil,
  surum,
  now,
}: {
  k_no: string
  dil: Language
  surum: number
  now: WrittenText | undefined
}) {
  const t = useTranslations('admin.content')
  const { data, error, refetch } = useQuery(versionQuery({ k_no, dil, surum }))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={2} />
  const [before, after] = [wordsOfText(data.data), now ? wordsOfText(now) : '']
  if (before === after) return <p className="text-ink-2">{t('version_same')}</p>
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{before}</p>}>
      <div
        lang={dil}
        className="max-h-96 overflow-auto rounded-card border border-line bg-desk p-3 whitespace-pre-wrap"
      >
        <WordDiff before={before} after={after} />
      </div>
    </Suspense>
  )
}
