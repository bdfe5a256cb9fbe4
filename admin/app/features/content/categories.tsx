import { type ListedCategory, removeCategory, saveCategory } from '@meltem/contract/content/office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { categoriesQuery } from './content-queries.ts'
import { TextInput } from './text-input.tsx'

/** Categories of the journal in their order. */
export function Categories() {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const may = useMay()
  const mayWrite = may('icerik.yaz')
  const { data, error, refetch } = useQuery(categoriesQuery)
  const [open, setOpen] = useState<string>()
  const act = useMutation({
    mutationFn: async (work: () => Promise<unknown>) => await work(),
    onSettled: () => void refetch(),
  })
  const rows = data?.data ?? []
  const move = (at: number, by: 1 | -1) => {
    const order = [...rows]
    const [taken] = order.splice(at, 1)
    if (taken) order.splice(at + by, 0, taken)
    act.mutate(() => Promise.all(order.map(({ k_no, metinler }, sira) => call(saveCategory, { k_no, sira, metinler }))))
  }
  const done = () => {
    setOpen(undefined)
    void refetch()
  }
  return (
    <Panel
      title={t('categories')}
      aside={
        mayWrite && (
          <Button look="sun" onClick={() => setOpen('yeni')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('new_category')}
          </Button>
        )
      }
    >
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {act.error && <Note tone="danger">{errorText(act.error)}</Note>}
      {open === 'yeni' && <CategoryForm sira={rows.length} onDone={done} />}
      {data && rows.length === 0 && open !== 'yeni' && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_categories')}</p>
        </Nothing>
      )}
      <ul>
        {rows.map((row, at) => (
          <CategoryRow
            key={row.k_no}
            row={row}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            isOpen={open === row.k_no}
            onOpen={() => setOpen(open === row.k_no ? undefined : row.k_no)}
            onMove={(by) => move(at, by)}
            onRemove={() => act.mutate(() => call(removeCategory, { k_no: row.k_no }))}
            onDone={done}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface CategoryRowProps {
  readonly row: ListedCategory
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

function CategoryRow({ row, isFirst, isLast, isOpen, onOpen, onMove, onRemove, onDone }: CategoryRowProps) {
  const t = useTranslations('admin.content')
  const may = useMay()
  const { language } = useLanguage()
  const mayWrite = may('icerik.yaz')
  const what = row.metinler[language]?.baslik ?? Object.values(row.metinler).find(Boolean)?.baslik ?? ''
  const acts = [
    [t('menu_up', { what }), ArrowUp, isFirst, () => onMove(-1)],
    [t('menu_down', { what }), ArrowDown, isLast, () => onMove(1)],
    [t('menu_remove', { what }), Trash2, row.yazilar > 0, onRemove],
  ] as const
  return (
    <li className="border-line-soft border-b last:border-0">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="min-h-9 min-w-0 flex-1 rounded-control text-left font-[620] hover:underline max-lg:min-h-11"
        >
          {what}
        </button>
        <span className="text-13 text-ink-2">{t('articles', { count: row.yazilar })}</span>
        {mayWrite &&
          acts.map(([label, Icon, disabled, act]) => (
            <Button
              key={label}
              size="icon"
              aria-label={label}
              disabled={disabled}
              onClick={act}
              className="max-lg:min-h-11 max-lg:min-w-11"
            >
              <Icon aria-hidden="true" className="icon" />
            </Button>
          ))}
      </div>
      {isOpen && mayWrite && <CategoryForm stored={row} sira={row.sira} onDone={onDone} />}
    </li>
  )
}

interface CategoryFormProps {
  readonly stored?: ListedCategory
  readonly sira: number
  readonly onDone: () => void
}

type Text = NonNullable<ListedCategory['metinler']['tr']>

function CategoryForm({ stored, sira, onDone }: CategoryFormProps) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const [metinler, setTexts] = useState(stored?.metinler ?? {})
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(saveCategory, { ...(stored ? { k_no: stored.k_no } : {}), sira, metinler: told(metinler) }),
    onSuccess: onDone,
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-line-soft border-t bg-desk p-4">
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="grid gap-4 lg:grid-cols-2">
        {LANGUAGES.map((dil) => {
          const text: Text = { baslik: '', aciklama: '', slug: '', ...metinler[dil] }
          const put = (part: Partial<Text>) => setTexts((before) => ({ ...before, [dil]: { ...text, ...part } }))
          const label = (word: string) => `${word}, ${LOCALES[dil].name}`
          return (
            <div key={dil} className="grid gap-2">
              <TextInput
                label={label(t('field.baslik'))}
                value={text.baslik}
                most={80}
                lang={dil}
                onChange={(baslik) => put({ baslik })}
              />
              <TextInput
                label={label(t('field.aciklama'))}
                value={text.aciklama}
                most={200}
                lang={dil}
                onChange={(aciklama) => put({ aciklama })}
              />
              <TextInput label={label(t('slug'))} value={text.slug} most={100} onChange={(slug) => put({ slug })} />
            </div>
          )
        })}
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="sun" busy={isPending}>
          {t('save_live')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

/** Languages with a title; one that is left empty is none. */
function told(texts: ListedCategory['metinler']): ListedCategory['metinler'] {
  return Object.fromEntries(LANGUAGES.filter((dil) => texts[dil]?.baslik).map((dil) => [dil, texts[dil]]))
}
