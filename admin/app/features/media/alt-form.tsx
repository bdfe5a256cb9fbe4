import type { LibraryPicture } from '@meltem/contract/media/office'
import { ALT_LENGTH } from '@meltem/contract/media/office'
import type { Language } from '@meltem/contract/wire/language'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditing } from '../../platform/live.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useWriteText } from './use-media.ts'

type Words = Partial<Record<Language, string>>

interface AltFormProps {
  readonly picture: LibraryPicture
  readonly languages: readonly Language[]
  /** The language texts are asked for in. */
  readonly source: Language
}

const wordsOf = ({ gorsel }: LibraryPicture, languages: readonly Language[]): Words =>
  Object.fromEntries(languages.map((language) => [language, gorsel.aciklama[language] ?? '']))

/** What a picture shows, in words, for whoever does not see it: language by language (CAT-52). */
export function AltForm({ picture, languages, source }: AltFormProps) {
  const t = useTranslations('admin.media.alt')
  const errorText = useErrorText()
  const [seen, setSeen] = useState(() => wordsOf(picture, languages))
  const [typed, setTyped] = useState(seen)
  const [done, setDone] = usePassing<{ readonly gorulen: Words; readonly yeni: Words }>()
  const write = useWriteText()
  const changed = languages.filter((language) => typed[language] !== seen[language])
  useEditing(changed.length > 0)
  const contested = contestOf<Contest<Words>>(write.error)
  const only = (words: Words) => Object.fromEntries(changed.map((language) => [language, words[language] ?? '']))
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (changed.length === 0 || write.isPending) return
    const sent = { gorulen: only(seen), yeni: only(typed) }
    write.mutate(
      { k_no: picture.k_no, ...sent },
      {
        onSuccess: ({ data }) => {
          setSeen(wordsOf(data, languages))
          setDone(sent)
        },
        onError: (problem) => {
          const others = contestOf<Contest<Words>>(problem)
          if (others) setSeen((before) => ({ ...before, ...others.alanlar }))
        },
      },
    )
  }
  const undo = () => {
    if (!done) return
    write.mutate(
      { k_no: picture.k_no, gorulen: done.yeni, yeni: done.gorulen },
      {
        onSuccess: ({ data }) => {
          setSeen(wordsOf(data, languages))
          setTyped(wordsOf(data, languages))
        },
        onSettled: () => setDone(undefined),
      },
    )
  }
  return (
    <Card title={t('title')} action={<span className="text-13 text-ink-2">{t('for')}</span>}>
      <LeaveGuard isDirty={changed.length > 0} />
      <form onSubmit={save} className="grid gap-3">
        {contested && <Note tone="warn">{t('contested', { who: contested.kim ?? '—' })}</Note>}
        {write.error && !contested && <Note tone="danger">{errorText(write.error)}</Note>}
        {!seen[source] && (
          <Suggestion picture={picture} onUse={(text) => setTyped((before) => ({ ...before, [source]: text }))} />
        )}
        {languages.map((language) => (
          <AltField
            key={language}
            language={language}
            value={typed[language] ?? ''}
            isStale={picture.eski.includes(language) && !changed.includes(language)}
            now={contested?.alanlar[language]}
            onChange={(value) => setTyped((before) => ({ ...before, [language]: value }))}
          />
        ))}
        <p className="text-13 text-ink-2">{t('hint')}</p>
        <Button
          type="submit"
          busy={write.isPending}
          disabled={changed.length === 0}
          className="justify-self-start max-lg:min-h-11"
        >
          {t('save')}
        </Button>
      </form>
      <UndoNote raised text={done && t('saved')} busy={write.isPending} onUndo={done && undo} />
    </Card>
  )
}

function Suggestion({ picture, onUse }: { picture: LibraryPicture; onUse: (text: string) => void }) {
  const t = useTranslations('admin.media.alt')
  const { oneri } = picture
  return (
    <div className="grid justify-items-start gap-1.5 border-sun-edge border-l-3 bg-sun-tint px-3 py-2 text-14 text-sun-ink">
      <p className="font-semibold">{t('ask')}</p>
      {oneri && (
        <>
          <p className="wrap-anywhere">{t('suggest', { text: oneri })}</p>
          <Button onClick={() => onUse(oneri)} className="max-lg:min-h-11">
            {t('use')}
          </Button>
        </>
      )}
    </div>
  )
}

interface AltFieldProps {
  readonly language: Language
  readonly value: string
  readonly isStale: boolean
  /** What another has written meanwhile. */
  readonly now: string | undefined
  readonly onChange: (value: string) => void
}

function AltField({ language, value, isStale, now, onChange }: AltFieldProps) {
  const t = useTranslations('admin.media.alt')
  const id = useId()
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2 gap-y-1">
      <b aria-hidden="true" className="pt-2 text-13 text-ink-2">
        {language}
      </b>
      <textarea
        aria-label={t('field', { language })}
        aria-describedby={`${id}-says`}
        lang={language}
        rows={2}
        maxLength={ALT_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full py-1.5!"
      />
      <div id={`${id}-says`} className="col-start-2 grid justify-items-start gap-1 text-13 text-sun-ink empty:hidden">
        {isStale && <p>{t('stale')}</p>}
        {now !== undefined && (
          <>
            <p>{t('now', { value: now })}</p>
            <Button onClick={() => onChange(now)}>{t('take')}</Button>
          </>
        )}
      </div>
    </div>
  )
}
