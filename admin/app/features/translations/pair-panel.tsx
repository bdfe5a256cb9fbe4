import type { PairedField } from '@meltem/contract/content/translation'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useFieldName } from './field-name.ts'
import { PairRow, type TermPair } from './pair-row.tsx'
import { termsQuery } from './translation-queries.ts'
import { type Paired, usePairs } from './use-pairs.ts'

interface PairPanelProps {
  readonly data: Paired
  /** Opens the next of the queue; undefined at its end. */
  readonly onNext: (() => void) | undefined
}

function useTerms(kaynak: Language, dil: Language): readonly TermPair[] {
  const { data } = useQuery(termsQuery)
  return (data?.data ?? []).flatMap(({ sozler }) => {
    const [from, to] = [sozler[kaynak], sozler[dil]]
    return from && to ? [{ from, to }] : []
  })
}

/** One text in pairs: written, confirmed, saved; then the next. */
export function PairPanel({ data, onNext }: PairPanelProps) {
  const t = useTranslations('admin.translations')
  const errorText = useErrorText()
  const nameOf = useFieldName()
  const id = useId()
  const may = useMay()
  const [onlyOpen, setOnlyOpen] = useState(true)
  const goes = useRef(false)
  const pairs = usePairs(data, () => {
    if (goes.current) onNext?.()
    goes.current = false
  })
  const terms = useTerms(data.kaynak, data.dil)
  const mayWrite = may('icerik.yaz')
  const open = data.alanlar.filter(({ durum }) => durum !== 'tam')
  const shown = onlyOpen && open.length > 0 ? open : data.alanlar
  const dirty = pairs.changed.length > 0
  const box = useRef<HTMLElement>(null)
  const saveAndGo = () => {
    goes.current = true
    if (dirty) pairs.save()
    else onNext?.()
  }
  usePanelKeys(box, { save: () => dirty && pairs.save(), next: saveAndGo })
  return (
    <section ref={box} aria-labelledby={id} className="card min-w-0">
      <LeaveGuard isDirty={dirty} words={['metin', 'dil']} />
      <PanelHead id={id} data={data} onlyOpen={onlyOpen} onOnlyOpen={setOnlyOpen} />
      {pairs.clash && (
        <Note tone="warn">
          {t('clash', {
            who: pairs.clash.kim ?? t('house'),
            time: pairs.clash.zaman ? formatInstant(pairs.clash.zaman) : '',
          })}
        </Note>
      )}
      {pairs.error && <Note tone="danger">{errorText(pairs.error)}</Note>}
      {open.length === 0 && (
        <Nothing>
          <p className="font-[620] text-ink">{t('complete')}</p>
        </Nothing>
      )}
      {shown.map((field) => (
        <PairRow
          key={field.alan}
          field={field}
          name={nameOf(field.alan)}
          kaynak={data.kaynak}
          dil={data.dil}
          terms={terms}
          value={pairs.valueOf(field)}
          now={pairs.now[field.alan]?.metin}
          isConfirmed={pairs.isConfirmed(field)}
          mayWrite={mayWrite}
          onType={(text) => pairs.type(field, text)}
          onConfirm={() => pairs.confirm(field)}
        />
      ))}
      {mayWrite && (
        <PanelFoot data={data} pairs={pairs} open={open} onNext={onNext !== undefined} onSaveAndGo={saveAndGo} />
      )}
      <UndoNote text={pairs.undo && t('saved')} busy={pairs.isSaving} onUndo={pairs.undo && pairs.takeBack} />
    </section>
  )
}

interface PanelHeadProps {
  readonly id: string
  readonly data: Paired
  readonly onlyOpen: boolean
  readonly onOnlyOpen: (only: boolean) => void
}

function PanelHead({ id, data, onlyOpen, onOnlyOpen }: PanelHeadProps) {
  const t = useTranslations('admin.translations')
  return (
    <>
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2">
        <h2 id={id} lang={data.kaynak} className="min-w-0 break-words">
          {data.baslik}
        </h2>
        <span className="text-13 text-ink-2">
          {LOCALES[data.kaynak].name} → {LOCALES[data.dil].name}
        </span>
        <span className="ml-auto flex items-center gap-1 text-13 text-ink-2 max-xl:hidden">
          <Kbd>Alt ↵</Kbd> {t('take_suggestion')}
        </span>
        <label className="inline-flex min-h-8 items-center gap-2 max-xl:ml-auto">
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={(event) => onOnlyOpen(event.target.checked)}
            className="size-4 accent-sea"
          />
          {t('only_open')}
        </label>
      </header>
      {data.degisim && (
        <p className="border-line-soft border-b bg-mist px-4 py-1.5 text-13 text-ink-2">
          {t('source_changed', { time: formatInstant(data.degisim.zaman), who: data.degisim.ad ?? t('house') })}
        </p>
      )}
    </>
  )
}

interface PanelFootProps {
  readonly data: Paired
  readonly pairs: ReturnType<typeof usePairs>
  readonly open: readonly PairedField[]
  readonly onNext: boolean
  readonly onSaveAndGo: () => void
}

/** What is done and what is not, and the ways on. */
function PanelFoot({ data, pairs, open, onNext, onSaveAndGo }: PanelFootProps) {
  const t = useTranslations('admin.translations')
  const dirty = pairs.changed.length > 0
  const left = open.filter((field) => !pairs.changed.includes(field)).length
  const all = data.alanlar.length
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-2.5">
      <p className="mr-auto text-13 text-ink-2">
        {dirty ? t('unsaved', { count: pairs.changed.length }) : t('done_of', { done: all - open.length, all })}
      </p>
      {data.taslak && left === 0 && (
        <Button busy={pairs.isSaving} onClick={() => pairs.save(true)} className="max-lg:min-h-11">
          {t('show', { language: LOCALES[data.dil].name })}
        </Button>
      )}
      <Button busy={pairs.isSaving} disabled={!dirty} onClick={() => pairs.save()} className="max-lg:min-h-11">
        {t('save')}
        <Kbd>Ctrl S</Kbd>
      </Button>
      <Button
        look="sun"
        busy={pairs.isSaving}
        disabled={!dirty && !onNext}
        onClick={onSaveAndGo}
        className="max-lg:min-h-11"
      >
        {dirty ? t('save_next') : t('go_next')}
        <Kbd>Ctrl ↵</Kbd>
      </Button>
    </footer>
  )
}

interface PanelKeys {
  readonly save: () => void
  readonly next: () => void
}

/** Keys while one types: Ctrl+S saves, Ctrl+Enter goes on, Alt+Enter takes what is suggested beside the field. */
function usePanelKeys(box: React.RefObject<HTMLElement | null>, acts: PanelKeys): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      if (act === 'take') takeBeside(box.current)
      else latest.current[act]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}

function actOf({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): 'save' | 'next' | 'take' | undefined {
  const held = ctrlKey || metaKey
  if (key === 'Enter') return held ? 'next' : (altKey && 'take') || undefined
  return held && key.toLowerCase() === 's' ? 'save' : undefined
}

/** The first suggestion beside the field that has the focus. */
function takeBeside(box: HTMLElement | null): void {
  const field = document.activeElement?.closest('[data-field]')
  if (field && box?.contains(field)) field.parentElement?.querySelector<HTMLElement>('[data-suggestion]')?.click()
}
