import {
  type MailWords,
  type OfficeText,
  previewMailText,
  saveMailText,
  tryMailText,
} from '@meltem/contract/mail-text-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { MailView } from '../../ui/mail-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { problemAt } from './field-problem.ts'
import { useDirty } from './part-section.tsx'
import { ActTrouble } from './provider-section.tsx'
import { SettingRow, TextRow } from './setting-row.tsx'
import { VersionList } from './version-list.tsx'

/** A rest in typing; then the mail is drawn anew. */
const REST_MS = 900

/** A colleague who was faster stands among the versions, and what is typed stays: the next save is knowing. */
function useTextAct(onDone: (text: OfficeText, words: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: { run: () => Promise<{ data: OfficeText }>; words: string }) => run(),
    onSuccess: ({ data }, { words }) => onDone(data, words),
    onSettled: () => client.invalidateQueries({ queryKey: ['eposta-metinleri'] }),
  })
}

/** Subject and paragraphs of one mail in one language, the mail beside it, and its versions (PEOPLE-74). */
export function TextEditor({ text }: { text: OfficeText }) {
  const t = useTranslations('admin.settings.texts')
  const may = useMay()('ayar.yaz')
  const { tur, dil, ev, kendi, surum, surumler } = text
  const [typed, setTyped] = useState<MailWords>(kendi ?? ev)
  const [said, say] = usePassing<string>()
  const act = useTextAct((now, words) => {
    setTyped(now.kendi ?? now.ev)
    say(words)
  })
  const write = (words: MailWords | null) =>
    act.mutate({
      run: () => call(saveMailText, { tur, dil, surum, kendi: words }),
      words: t(words ? 'saved' : 'backed'),
    })
  const put = (part: Partial<MailWords>) => {
    setTyped((before) => ({ ...before, ...part }))
    if (act.error) act.reset()
  }
  const versions = surumler.map(({ kendi: words, ...one }) => ({
    ...one,
    take: words,
    told: words ? words.konu : t('version_house'),
  }))
  return (
    <>
      <TextForm text={text} typed={typed} put={put} act={act} write={write} onSent={say} />
      <Preview typed={typed} text={text} />
      <VersionList
        versions={versions}
        current={surum}
        language={dil}
        onTake={may ? write : undefined}
        busy={act.isPending}
      />
      <UndoNote text={said} />
    </>
  )
}

interface FormProps extends TypedProps {
  readonly put: (part: Partial<MailWords>) => void
  readonly act: ReturnType<typeof useTextAct>
  readonly write: (words: MailWords | null) => void
  readonly onSent: (words: string) => void
}

function TextForm({ text, typed, put, act, write, onSent }: FormProps) {
  const t = useTranslations('admin.settings.texts')
  const may = useMay()('ayar.yaz')
  const { ev, kendi, degiskenler } = text
  const standing = kendi ?? ev
  const isDirty = typed.konu !== standing.konu || typed.metin !== standing.metin
  useDirty(isDirty)
  const [konu, metin] = [problemAt(act.error, 'konu'), problemAt(act.error, 'metin')]
  return (
    <Panel title={t(kendi ? 'own' : 'house')}>
      {konu === undefined && metin === undefined && <ActTrouble error={act.error} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!act.isPending) write(typed)
        }}
      >
        <TextRow
          label={t('konu')}
          value={typed.konu}
          onChange={(words) => put({ konu: words })}
          problem={konu}
          disabled={!may}
        />
        <TextRow
          label={t('metin')}
          hint={t('metin_hint')}
          value={typed.metin}
          onChange={(words) => put({ metin: words })}
          most={4000}
          rows={9}
          problem={metin}
          disabled={!may}
        />
        <Variables
          names={degiskenler}
          onInsert={may ? (name) => put({ metin: `${typed.metin}{${name}}` }) : undefined}
        />
        {may && <Buttons text={text} typed={typed} isDirty={isDirty} act={act} write={write} onSent={onSent} />}
      </form>
    </Panel>
  )
}

type ButtonsProps = Omit<FormProps, 'put'> & { readonly isDirty: boolean }

function Buttons({ text, typed, isDirty, act, write, onSent }: ButtonsProps) {
  const t = useTranslations('admin.settings')
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3">
      <Button
        type="submit"
        look={isDirty ? 'sun' : 'line'}
        busy={act.isPending}
        disabled={!isDirty}
        className="max-lg:min-h-11"
      >
        {t('save')}
      </Button>
      <TryButton typed={typed} text={text} onSent={onSent} />
      {text.kendi && (
        <Button busy={act.isPending} onClick={() => write(null)} className="max-lg:min-h-11">
          {t('texts.back')}
        </Button>
      )}
    </div>
  )
}

interface VariablesProps {
  readonly names: OfficeText['degiskenler']
  readonly onInsert: ((name: string) => void) | undefined
}

function Variables({ names, onInsert }: VariablesProps) {
  const t = useTranslations('admin.settings.texts')
  return (
    <SettingRow id="degiskenler" group label={t('variables')}>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-1.5 text-13 text-ink-2">
            {onInsert ? (
              <Button
                aria-label={t('insert', { code: `{${name}}`, name: t(`var.${name}`) })}
                onClick={() => onInsert(name)}
                className="max-lg:min-h-11"
              >
                <code>{`{${name}}`}</code>
              </Button>
            ) : (
              <code>{`{${name}}`}</code>
            )}
            {t(`var.${name}`)}
          </li>
        ))}
      </ul>
    </SettingRow>
  )
}

interface TypedProps {
  readonly typed: MailWords
  readonly text: OfficeText
}

function TryButton({ typed, text: { tur, dil }, onSent }: TypedProps & { readonly onSent: (words: string) => void }) {
  const t = useTranslations('admin.settings.texts')
  const attempt = useMutation({
    mutationFn: () => call(tryMailText, { tur, dil, ...typed }),
    onSuccess: ({ alici }) => onSent(t('sent', { address: alici })),
  })
  const errorText = useErrorText()
  return (
    <>
      <Button busy={attempt.isPending} onClick={() => attempt.mutate()} className="max-lg:min-h-11">
        {t('try')}
      </Button>
      {attempt.error && (
        <p role="alert" className="basis-full text-13 font-[550] text-danger">
          {problemAt(attempt.error, 'konu') ?? problemAt(attempt.error, 'metin') ?? errorText(attempt.error)}
        </p>
      )}
    </>
  )
}

function Preview({ typed, text: { tur, dil } }: TypedProps) {
  const errorText = useErrorText()
  const { mutate, data, error } = useMutation({
    mutationFn: (words: MailWords) => call(previewMailText, { tur, dil, ...words }),
  })
  const { konu, metin } = typed
  useEffect(() => {
    const timer = setTimeout(() => mutate({ konu, metin }), REST_MS)
    return () => clearTimeout(timer)
  }, [mutate, konu, metin])
  const problem = problemAt(error, 'konu') ?? problemAt(error, 'metin') ?? (error ? errorText(error) : undefined)
  return <MailView mail={data} language={dil} problem={problem} />
}
