import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Found, type FoundGroup, readTyped, useFound } from './use-found.ts'

interface PaletteProps {
  /** What was typed before it was drawn. */
  readonly onTakeTyped: () => string
  readonly onClose: () => void
}

/** One field over everything: arrows choose, Enter opens, Ctrl Enter opens beside, Escape closes. */
export default function Palette({ onTakeTyped, onClose }: PaletteProps) {
  const t = useTranslations('admin.palette')
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isAsking } = useFound(typed)
  const all = groups.flatMap(({ found }) => found)
  const chosen = all[Math.min(at, all.length - 1)]
  const { words } = readTyped(typed)
  const takeOver = useEffectEvent(() => setTyped((before) => before + onTakeTyped()))
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    takeOver()
    return () => element?.close()
  }, [])
  const go = ({ to }: Found, beside: boolean) => {
    onClose()
    if (beside) window.open(`/yonetim${to}`, '_blank', 'noopener')
    else void navigate(to)
  }
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!chosen || !(step || event.key === 'Enter')) return
    event.preventDefault()
    if (step) setAt((all.indexOf(chosen) + step + all.length) % all.length)
    else go(chosen, event.ctrlKey || event.metaKey)
  }
  const search = (next: string) => {
    setTyped(next)
    setAt(0)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('open')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="mx-auto mt-[10vh] mb-0 w-[min(680px,100vw)] overflow-hidden rounded-card bg-paper p-0 text-ink shadow-e2 backdrop:bg-ink/45 max-sm:mt-0 max-sm:min-h-dvh"
    >
      <Head id={id} typed={typed} chosen={chosen} onType={search} onPress={press} onClose={onClose} />
      <Results id={id} groups={groups} chosen={chosen} words={words} onPick={go} />
      <p role="status" className="px-4 text-14 text-ink-2 not-empty:py-3">
        {all.length === 0 && (isAsking ? t('asking') : t('none', { words }))}
      </p>
      <p aria-hidden="true" className="border-line border-t bg-mist px-4 py-2 text-12 text-ink-2 max-sm:hidden">
        {t('keys')}
      </p>
    </dialog>
  )
}

const optionId = (id: string, { key }: Found) => `${id}-${key}`

interface HeadProps {
  readonly id: string
  readonly typed: string
  readonly chosen: Found | undefined
  readonly onType: (typed: string) => void
  readonly onPress: (event: React.KeyboardEvent) => void
  readonly onClose: () => void
}

function Head({ id, typed, chosen, onType, onPress, onClose }: HeadProps) {
  const t = useTranslations('admin.palette')
  return (
    <div className="flex items-center gap-2.5 border-line border-b px-4">
      <Search aria-hidden="true" className="icon flex-none text-sea" />
      <input
        type="text"
        role="combobox"
        aria-label={t('open')}
        aria-expanded={chosen !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && optionId(id, chosen)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('hint')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
        className="min-h-13 min-w-0 flex-1 bg-transparent text-16 focus-visible:shadow-none"
      />
      <button
        type="button"
        onClick={onClose}
        className="min-h-9 min-w-9 rounded-control text-12 text-ink-2 max-lg:min-h-11 max-lg:min-w-11"
      >
        Esc
      </button>
    </div>
  )
}

interface ResultsProps {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  readonly chosen: Found | undefined
  readonly words: string
  readonly onPick: (one: Found, beside: boolean) => void
}

function Results({ id, groups, chosen, words, onPick }: ResultsProps) {
  const t = useTranslations('admin.palette')
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      className="relative max-h-[60vh] overflow-y-auto pb-1 max-sm:max-h-none"
    >
      {groups.map(({ name, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset is
        <div key={name} role="group" aria-labelledby={`${id}-${name}-name`}>
          <p id={`${id}-${name}-name`} className="px-4 pt-2.5 pb-1 text-12 font-semibold text-ink-2">
            {t(name)}
          </p>
          {found.map((one) => (
            <Option
              key={one.key}
              id={optionId(id, one)}
              one={one}
              chosen={chosen?.key === one.key}
              words={words}
              onPick={(beside) => onPick(one, beside)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly one: Found
  readonly chosen: boolean
  readonly words: string
  readonly onPick: (beside: boolean) => void
}

function Option({ id, one: { icon: Picture, title, lead, aside }, chosen, words, onPick }: OptionProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
      className="flex min-h-12 cursor-pointer items-center gap-3 border-l-3 border-transparent px-4 py-1.5 hover:bg-mist aria-selected:border-sea aria-selected:bg-sea-tint"
    >
      <Picture aria-hidden="true" className="icon flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={title} words={words} />
        </span>
        {lead && (
          <small className="block truncate text-12 text-ink-2">
            <Marked text={lead} words={words} />
          </small>
        )}
      </span>
      {aside}
    </div>
  )
}

/** Where the words stand in the text they are underlined. */
function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.split(/\s+/).filter((word) => word.length > 1)
  if (wanted.length === 0) return text
  const pattern = new RegExp(`(${wanted.map((word) => RegExp.escape(word)).join('|')})`, 'giu')
  return text.split(pattern).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in their order
      <b key={place} className="font-[640] underline decoration-2 decoration-sun underline-offset-2">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
