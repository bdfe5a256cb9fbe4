import {
  type MailWords,
  type OfficeText,
  previewMailText,
  saveMailText,
  tryMailText,
} from '@meltem/contract/mail-text-office'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { MailView } from '../../ui/mail-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { problemAt } from './field-problem.ts'
import { useDirty } from './part-section.tsx'
import { ActTrouble } from './provider-section.tsx'
import { SettingRow, TextRow } from './setting-row.tsx'
import { useOwnWords } from './use-own-words.ts'
import { VersionList } from './version-list.tsx'

/** A rest in typing; then the mail is drawn anew. */
const REST_MS = 900

/** Subject and paragraphs of one mail in one language, the mail beside it, and its versions (PEOPLE-74). */
export function TextEditor({ text }: { text: OfficeText }) {
  const t = useTranslations('admin.settings.texts')
  const may = useMay()('ayar.yaz')
  const { tur, dil, surum, surumler } = text
  const own = useOwnWords<MailWords, OfficeText>({
    standing: text,
    queryKey: ['eposta-metinleri'],
    save: (kendi) => call(saveMailText, { tur, dil, surum, kendi }),
    told: (words) => t(words ? 'saved' : 'backed'),
  })
  const versions = surumler.map(({ kendi: words, ...one }) => ({
    ...one,
    take: words,
    told: words ? words.konu : t('version_house'),
  }))
  return (
    <>
      <TextForm text={text} own={own} />
      <Preview typed={own.typed} text={text} />
      <VersionList
        versions={versions}
        current={surum}
        language={dil}
        onTake={may ? own.write : undefined}
        busy={own.busy}
      />
      <UndoNote text={own.said} />
    </>
  )
}

interface FormProps {
  readonly text: OfficeText
  readonly own: ReturnType<typeof useOwnWords<MailWords, OfficeText>>
}

function TextForm({ text, own }: FormProps) {
  const { typed, put, error, busy, isDirty, write } = own
  const t = useTranslations('admin.settings.texts')
  const may = useMay()('ayar.yaz')
  const { kendi, degiskenler } = text
  useDirty(isDirty)
  const [konu, metin] = [problemAt(error, 'konu'), problemAt(error, 'metin')]
  return (
    <Panel title={t(kendi ? 'own' : 'house')}>
      {konu === undefined && metin === undefined && <ActTrouble error={error} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) write(typed)
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
        {may && <Buttons text={text} own={own} />}
      </form>
    </Panel>
  )
}

function Buttons({ text, own: { typed, isDirty, busy, write, say } }: FormProps) {
  const t = useTranslations('admin.settings')
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3">
      <Button type="submit" look={isDirty ? 'sun' : 'line'} busy={busy} disabled={!isDirty} className="max-lg:min-h-11">
        {t('save')}
      </Button>
      <TryButton typed={typed} text={text} onSent={say} />
      {text.kendi && (
        <Button busy={busy} onClick={() => write(null)} className="max-lg:min-h-11">
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
