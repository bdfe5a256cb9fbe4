import {
  type NewsletterBlock,
  type NewsletterFields,
  type OfficeNewsletter,
  saveNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard, SAVED } from '../../ui/edit/leave-guard.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { LocalTextField, textIn } from '../../ui/form/local-text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { MailPreview } from './mail-preview.tsx'
import { NewsletterBlocks } from './newsletter-blocks.tsx'
import { ReceiversPanel } from './receivers-panel.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { SendPanel } from './send-panel.tsx'
import { contentOf, useStand } from './use-newsletters.ts'
import { useWrittenLanguage } from './use-written-language.ts'
import { WrittenTabs } from './written-tabs.tsx'

interface EditorProps {
  readonly seen: NewsletterFields
  /** Undefined for one that is new. */
  readonly newsletter: OfficeNewsletter | undefined
}

/** A draft: its words, who gets it, the mail beside them, and the way out. */
export function NewsletterEditor({ seen, newsletter }: EditorProps) {
  const t = useTranslations('admin.newsletters')
  const stand = useStand()
  const navigate = useNavigate()
  const [key] = useState(() => newsletter?.k_no ?? crypto.randomUUID())
  const [said, say] = usePassing<string>()
  const [removing, setRemoving] = useState(false)
  const form = useEdit({
    seen,
    isNew: newsletter === undefined,
    send: (edit: FieldEdit<NewsletterFields>) =>
      call(saveNewsletter, { k_no: key, surum: newsletter?.surum ?? 0, ...edit }),
    onSaved: ({ data }) => {
      stand(data)
      say(t('saved'))
      if (!newsletter) void navigate(`/bulten/${key}${window.location.search}`, { replace: true, state: SAVED })
    },
  })
  const { typed, put } = form
  const content = contentOf(typed)
  const { language, choose } = useWrittenLanguage(content)
  return (
    <>
      <LeaveGuard isDirty={form.isDirty} />
      <PageHead title={textIn(typed.konu, language) || t('untitled')} lead={t('state.taslak')}>
        {newsletter && (
          <Button onClick={() => setRemoving(true)} className="max-lg:min-h-11">
            <Trash2 aria-hidden="true" className="icon" />
            {t('remove')}
          </Button>
        )}
        <Button
          look={form.isDirty || !newsletter ? 'sun' : 'line'}
          busy={form.isPending}
          disabled={!form.isDirty && newsletter !== undefined}
          onClick={form.save}
          className="max-lg:min-h-11"
        >
          {t('save')}
        </Button>
      </PageHead>
      <div className="mb-3 grid gap-3">
        <WrittenTabs content={content} language={language} onChoose={choose} />
        <Trouble form={form} />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,720px)]">
        <div className="grid min-w-0 gap-4">
          <Panel title={t('words')}>
            <div className="grid gap-4 p-4">
              <LocalTextField
                label={t('subject')}
                language={language}
                value={typed.konu}
                most={150}
                onChange={(konu) => put({ konu })}
              />
              <div className="grid gap-1">
                <LocalTextField
                  label={t('preheader')}
                  language={language}
                  value={typed.onizleme}
                  most={200}
                  onChange={(onizleme) => put({ onizleme })}
                />
                <p className="text-12 text-ink-2">{t('preheader_hint')}</p>
                <p className="text-12 text-ink-2">{t('variables')}</p>
              </div>
              <NewsletterBlocks blocks={typed.bloklar} language={language} onChange={(bloklar) => put({ bloklar })} />
            </div>
          </Panel>
          <ReceiversPanel fields={typed} put={put} />
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-4">
          <MailPreview content={content} language={language} />
          {newsletter && <SendPanel newsletter={newsletter} language={language} isDirty={form.isDirty} onSent={say} />}
        </div>
      </div>
      {removing && newsletter && <RemoveDraft k_no={key} onClose={() => setRemoving(false)} />}
      <UndoNote text={said} />
    </>
  )
}

const wordOf = (detail: unknown) => (typeof detail === 'string' ? detail : '')

/** What is in braces and stands for nothing is named; everything else is told as on every form. */
function Trouble({ form }: { form: Parameters<typeof SaveTrouble<NewsletterFields>>[0]['form'] }) {
  const t = useTranslations('admin.newsletters')
  const { error } = form
  if (error instanceof CallError && error.code === 'degisken_bilinmiyor') {
    return <Note tone="danger">{t('unknown', { name: wordOf(error.details.degisken) })}</Note>
  }
  const names: Readonly<Record<keyof NewsletterFields, string>> = {
    konu: t('subject'),
    onizleme: t('preheader'),
    bloklar: t('words'),
    diller: t('only_languages'),
    segment: t('segment'),
    eksik_dil: t('missing_language'),
  }
  return <SaveTrouble<NewsletterFields> form={form} nameOf={(field) => names[field]} wordsOf={wordsOf} />
}

/** A value of a field as people read it. */
function wordsOf(field: keyof NewsletterFields, value: unknown): string {
  if (field === 'bloklar') return (value as readonly NewsletterBlock[]).flatMap(wordsOfBlock).join(' / ')
  if (Array.isArray(value)) return value.join(', ')
  if (value !== null && typeof value === 'object') {
    return LANGUAGES.flatMap((dil) => (value as Partial<Record<string, string>>)[dil] || []).join(' / ')
  }
  return typeof value === 'string' ? value : ''
}

function wordsOfBlock(block: NewsletterBlock): string[] {
  if (block.tip === 'gorsel') return block.gorsel === null ? [] : [block.gorsel]
  if (block.tip === 'urunler') return []
  const text = block.tip === 'dugme' ? block.etiket : block.metin
  return LANGUAGES.flatMap((dil) => text[dil] || []).slice(0, 1)
}
