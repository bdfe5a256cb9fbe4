import type { WrittenBlock } from '@meltem/contract/content/content'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Eye, History, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { BLOCK_KINDS, type BlockKind, newBlock } from '../../features/content/block-forms.ts'
import { BlockList, type KeyedBlock } from '../../features/content/block-list.tsx'
import { pageQuery } from '../../features/content/content-queries.ts'
import { PageFacts } from '../../features/content/page-facts.tsx'
import { PageReading } from '../../features/content/page-reading.tsx'
import { PreviewPane } from '../../features/content/preview-pane.tsx'
import { PublishBar, stateOf } from '../../features/content/publish-bar.tsx'
import { TextInput } from '../../features/content/text-input.tsx'
import { wordsOfText } from '../../features/content/text-words.ts'
import { EMPTY_TEXT, type Stored, usePageDraft } from '../../features/content/use-page-draft.ts'
import { VersionsPanel } from '../../features/content/versions-panel.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ContestedNote } from '../../ui/edit/contested-note.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

const TONE = { taslak: 'plain', planli: 'wait', yayinda: 'ok' } as const

/** One page: its blocks, the page beside them, and when it is shown. */
export default function PageEditor() {
  const t = useTranslations('admin.content')
  const { k_no = '' } = useParams()
  const { data, error, refetch } = useQuery(pageQuery(k_no))
  const wide = useWideScreen()
  // A window that becomes narrow while somebody writes takes nothing away.
  const [begunWide, setBegunWide] = useState(wide)
  if (wide && !begunWide) setBegunWide(true)
  const may = useMay()
  return (
    <>
      <Link to="/icerik" className="link mb-2 inline-flex min-h-8 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('back')}
      </Link>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data &&
        (begunWide && may('icerik.yaz') ? (
          <Editor stored={data.data} />
        ) : (
          <PageReading page={data.data} phone={!wide} />
        ))}
    </>
  )
}

function languageOf(word: string | null, page: Stored): Language {
  return LANGUAGES.find((dil) => dil === word) ?? LANGUAGES.find((dil) => page.icerik[dil]) ?? 'tr'
}

function Editor({ stored }: { stored: Stored }) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const { query, change: go } = useAddress()
  const draft = usePageDraft(stored)
  const { draft: page, save } = draft
  const dil = languageOf(query.get('dil'), page)
  const view = query.get('yan') === 'surumler' ? 'surumler' : 'onizleme'
  const text = page.icerik[dil]
  const k_no = stored.k_no ?? ''
  useSaveKey(() => draft.dirty && save())
  return (
    <>
      <LeaveGuard isDirty={draft.dirty} />
      <PageHead title={text?.baslik || t('untitled')} lead={<State page={page} />}>
        <Button aria-pressed={view === 'onizleme'} onClick={() => go({ yan: undefined })}>
          <Eye aria-hidden="true" className="icon" />
          {t('preview')}
        </Button>
        <Button aria-pressed={view === 'surumler'} onClick={() => go({ yan: 'surumler' })}>
          <History aria-hidden="true" className="icon" />
          {t('versions')}
        </Button>
      </PageHead>
      <LanguageTabs page={page} dil={dil} onChoose={(chosen) => go({ dil: chosen }, { replace: true })} />
      {draft.contested && (
        <ContestedNote
          contest={draft.contested}
          words={(field, value) => ({ name: fieldName(t, field), value: wordsOf(value) })}
          onTake={(field, value) => take(draft, field, value)}
        />
      )}
      {draft.error && <Note tone="danger">{errorText(draft.error)}</Note>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(360px,440px)]">
        <div className="grid min-w-0 gap-4">
          {text ? (
            <TextEditor key={dil} page={page} dil={dil} onChange={draft.changeText} onFacts={draft.change} />
          ) : (
            <Begin dil={dil} page={page} onBegin={(from) => draft.changeText(dil, from)} />
          )}
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-4">
          {view === 'surumler' && (
            <VersionsPanel
              k_no={k_no}
              dil={dil}
              now={draft.seen.icerik[dil]}
              mayWrite={!draft.dirty}
              onTakenBack={() => void draft.reread()}
            />
          )}
          {view === 'onizleme' &&
            (text && draft.seen.icerik[dil] ? (
              <PreviewPane key={dil} k_no={k_no} dil={dil} text={text} />
            ) : (
              <p className="card p-4 text-ink-2">{t('preview_after_save')}</p>
            ))}
        </div>
      </div>
      <PublishBar page={page} dirty={draft.dirty} busy={draft.isSaving} onSave={save} />
      <UndoNote text={draft.saved && t('saved')} busy={draft.isSaving} onUndo={draft.saved && draft.takeBack} />
    </>
  )
}

/** Ctrl+S saves, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const act = useRef(save)
  useEffect(() => {
    act.current = save
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      act.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function State({ page }: { page: Stored }) {
  const t = useTranslations('admin.content')
  const state = stateOf(page)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Chip tone={TONE[state]}>{t(`state.${state}`)}</Chip>
      {page.sozlesme && <Chip tone="plain">{t('group.sozlesme')}</Chip>}
      {t(`type.${page.turu}`)}
    </span>
  )
}

function languageState(text: { readonly taslak?: boolean | undefined } | undefined): 'none' | 'draft' | 'shown' {
  if (text === undefined) return 'none'
  return text.taslak ? 'draft' : 'shown'
}

interface LanguageTabsProps {
  readonly page: Stored
  readonly dil: Language
  readonly onChoose: (dil: Language) => void
}

/** The four languages, each with how it stands. */
function LanguageTabs({ page, dil, onChoose }: LanguageTabsProps) {
  const t = useTranslations('admin.content')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these choose what is edited.
    <div role="group" aria-label={t('languages')} className="mb-4 grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      {LANGUAGES.map((one) => {
        const text = page.icerik[one]
        const state = languageState(text)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === dil}
            onClick={() => onChoose(one)}
            className="card flex min-h-11 items-center justify-between gap-2 px-3.5 py-2 text-left hover:bg-mist aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--color-sea)]"
          >
            <b lang={one}>{LOCALES[one].name}</b>
            <span className={`text-13 ${state === 'none' ? 'text-danger' : 'text-ink-2'}`}>
              {t(`language_state.${state}`)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

interface BeginProps {
  readonly dil: Language
  readonly page: Stored
  readonly onBegin: (text: Partial<typeof EMPTY_TEXT>) => void
}

/** A language that is not there yet: begun empty, or with the blocks of another. */
function Begin({ dil, page, onBegin }: BeginProps) {
  const t = useTranslations('admin.content')
  const others = LANGUAGES.filter((one) => page.icerik[one])
  return (
    <Card title={t('begin', { language: LOCALES[dil].name })}>
      <p className="text-ink-2">{t('begin_text')}</p>
      <div className="flex flex-wrap gap-2">
        {others.map((one) => (
          <Button key={one} onClick={() => onBegin({ ...page.icerik[one], slug: null, taslak: true })}>
            {t('begin_from', { language: LOCALES[one].name })}
          </Button>
        ))}
        <Button onClick={() => onBegin(EMPTY_TEXT)}>{t('begin_empty')}</Button>
      </div>
    </Card>
  )
}

interface TextEditorProps {
  readonly page: Stored
  readonly dil: Language
  readonly onChange: (dil: Language, part: Partial<typeof EMPTY_TEXT>) => void
  readonly onFacts: (part: Partial<Stored>) => void
}

function TextEditor({ page, dil, onChange, onFacts }: TextEditorProps) {
  const t = useTranslations('admin.content')
  const text = page.icerik[dil] ?? EMPTY_TEXT
  const put = (part: Partial<typeof EMPTY_TEXT>) => onChange(dil, part)
  return (
    <>
      <Card title={t('head')}>
        <TextInput
          label={t('field.baslik')}
          value={text.baslik}
          most={200}
          lang={dil}
          onChange={(baslik) => put({ baslik })}
        />
        <TextInput
          label={t('summary')}
          value={text.ozet}
          most={400}
          rows={2}
          lang={dil}
          onChange={(ozet) => put({ ozet })}
        />
        <TextInput
          label={t('seo_title')}
          value={text.seo_baslik}
          most={200}
          lang={dil}
          hint={t('seo_hint')}
          onChange={(seo_baslik) => put({ seo_baslik })}
        />
        {page.turu === 'ozel' && (
          <TextInput
            label={t('own_address')}
            value={text.url ?? ''}
            most={200}
            hint={t('own_address_hint')}
            onChange={(url) => put({ url: url || null })}
          />
        )}
        {page.turu !== 'ozel' && page.turu !== 'ana' && (
          <TextInput
            label={t('slug')}
            value={text.slug ?? ''}
            most={100}
            hint={t('slug_hint')}
            onChange={(slug) => put({ slug: slug || null })}
          />
        )}
        <DraftMark checked={text.taslak ?? false} onChange={(taslak) => put({ taslak })} />
      </Card>
      <Blocks text={text.bloklar} dil={dil} onChange={(bloklar) => put({ bloklar })} />
      <PageFacts page={page} dil={dil} onChange={onFacts} />
    </>
  )
}

function DraftMark({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations('admin.content')
  return (
    <label className="flex items-start gap-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 flex-none accent-sea"
      />
      <span>{t('language_draft')}</span>
    </label>
  )
}

interface BlocksProps {
  readonly text: readonly WrittenBlock[]
  readonly dil: Language
  readonly onChange: (blocks: WrittenBlock[]) => void
}

let keys = 0
const keyed = (block: WrittenBlock): KeyedBlock => {
  keys += 1
  return { key: `blok-${keys}`, block }
}

/** Keys stay with the blocks that were there; one that came from elsewhere gets a new one. */
function withKeys(blocks: readonly WrittenBlock[], known: readonly KeyedBlock[]): readonly KeyedBlock[] {
  const free = [...known]
  return blocks.map((block) => {
    const place = free.findIndex((one) => one.block === block)
    return place < 0 ? keyed(block) : (free.splice(place, 1)[0] ?? keyed(block))
  })
}

function Blocks({ text, dil, onChange }: BlocksProps) {
  const t = useTranslations('admin.content')
  const [rows, setRows] = useState<readonly KeyedBlock[]>(() => text.map(keyed))
  const [open, setOpen] = useState<string>()
  const [gone, setGone] = usePassing<readonly KeyedBlock[]>()
  // What stands there is not what was put there: a colleague's words were taken, or a save was taken back.
  const isOurs = rows.length === text.length && rows.every(({ block }, place) => block === text[place])
  const shown = isOurs ? rows : withKeys(text, rows)
  if (!isOurs) setRows(shown)
  const put = (next: readonly KeyedBlock[]) => {
    setRows(next)
    onChange(next.map(({ block }) => block))
  }
  return (
    <Card title={t('blocks', { count: shown.length })}>
      <BlockList
        blocks={shown}
        lang={dil}
        open={open}
        onOpen={setOpen}
        onChange={put}
        onRemove={(key) => {
          setGone(shown)
          put(shown.filter((one) => one.key !== key))
        }}
      />
      {shown.length === 0 && <p className="text-ink-2">{t('no_blocks')}</p>}
      <AddBlock
        onAdd={(tip) => {
          const added = keyed(newBlock(tip))
          put([...shown, added])
          setOpen(added.key)
        }}
      />
      <UndoNote
        raised
        text={gone && t('block_removed')}
        onUndo={
          gone &&
          (() => {
            put(gone)
            setGone(undefined)
          })
        }
      />
    </Card>
  )
}

function AddBlock({ onAdd }: { onAdd: (tip: BlockKind) => void }) {
  const t = useTranslations('admin.content')
  const [tip, setTip] = useState<BlockKind>('metin')
  return (
    <div className="flex flex-wrap items-end gap-2 border-line-soft border-t pt-3">
      <Choice
        label={t('add_block')}
        value={tip}
        options={BLOCK_KINDS.map((kind) => ({ value: kind, label: t(`block.${kind}`) }))}
        onChange={(chosen) => setTip(chosen as BlockKind)}
      />
      <Button onClick={() => onAdd(tip)}>
        <Plus aria-hidden="true" className="icon" />
        {t('add')}
      </Button>
    </div>
  )
}

type Draft = ReturnType<typeof usePageDraft>

/** Puts what a colleague has written into one's own form. */
function take(draft: Draft, field: string, value: unknown): void {
  const [first = '', name, place] = field.split('.')
  const dil = LANGUAGES.find((one) => one === first)
  if (!dil) {
    draft.change({ [first]: value })
    return
  }
  const text = draft.draft.icerik[dil] ?? EMPTY_TEXT
  if (name === undefined) draft.changeText(dil, value as typeof EMPTY_TEXT)
  else if (place === undefined) draft.changeText(dil, { [name]: value })
  else {
    const bloklar = text.bloklar.map((block, at) => (at === Number(place) ? (value as WrittenBlock) : block))
    draft.changeText(dil, { bloklar })
  }
}

function fieldName(t: ReturnType<typeof useTranslations<'admin.content'>>, field: string): string {
  const [first = '', name, place] = field.split('.')
  const dil = LANGUAGES.find((one) => one === first)
  const language = dil ? `${LOCALES[dil].name}, ` : ''
  const part = dil ? name : first
  if (part === undefined) return LOCALES[dil ?? 'tr'].name
  if (place !== undefined) return `${language}${t('block_no', { place: Number(place) + 1 })}`
  return `${language}${t(`part.${part}` as 'part.baslik')}`
}

/** What a field says, in words. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return wordsOfText({ baslik: '', ozet: '', bloklar: value as WrittenBlock[] })
  if (value && typeof value === 'object' && 'tip' in value) return wordsOf([value])
  if (value && typeof value === 'object' && 'bloklar' in value) return wordsOfText(value as typeof EMPTY_TEXT)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
