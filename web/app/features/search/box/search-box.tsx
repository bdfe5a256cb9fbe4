import type { ProductKind } from '@meltem/contract/content/content'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { TABS } from '../../product/kinds.ts'
import { useSearchScope } from './search-context.ts'
import { SearchPanel, type Typed } from './search-panel.tsx'

interface SearchBoxProps {
  readonly today: string
  readonly places: readonly string[]
}

const KINDS = Object.keys(TABS) as [ProductKind, ...ProductKind[]]

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** What the person has changed in a form; what stands there by itself is not carried to another kind. */
function typedIn(form: HTMLFormElement | null | undefined): Typed {
  const fields = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  )
  const changed = fields.filter((field) =>
    field instanceof HTMLInputElement ? field.type !== 'hidden' && field.value !== field.defaultValue : field.value,
  )
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}

/** The kind on show: first the one the address names, so that the tabs work as links before and without any script. */
function useKinds() {
  const [query] = useSearchParams()
  const { kinds: sold } = useSearchScope()
  const kinds = KINDS.filter((kind) => sold.length === 0 || sold.includes(kind))
  const [chosen, setChosen] = useState<ProductKind>(
    () => kinds.find((kind) => kind === query.get('urun_tipi')) ?? kinds[0] ?? KINDS[0],
  )
  const [typed, setTyped] = useState<Typed>({})
  const box = useRef<HTMLDivElement>(null)
  function choose(kind: ProductKind) {
    setTyped({ ...typed, ...typedIn(box.current?.querySelector('form')) })
    setChosen(kind)
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = kinds[STEPS[event.key]?.(kinds.indexOf(chosen), kinds.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
    const tab = box.current?.querySelector<HTMLElement>(`#ara-sekme-${next}`)
    tab?.focus()
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { kinds, chosen, typed, box, choose, onKeyDown }
}

/** Only the form of the chosen kind is in the page; what was typed for one kind is kept where the next asks the same. */
export function SearchBox({ today, places }: SearchBoxProps) {
  const t = useTranslations('search')
  const { language } = useFrame()
  const scripted = useScripted()
  const { kinds, chosen, typed, box, choose, onKeyDown } = useKinds()
  return (
    <search id="ara" className="search-box wrap" aria-label={t('label')}>
      <div ref={box} className="rounded-control bg-paper shadow-e2">
        <div role="tablist" aria-label={t('kindsLabel')} onKeyDown={onKeyDown} className="kind-tabs">
          {kinds.map((kind) => (
            <a
              key={kind}
              role="tab"
              id={`ara-sekme-${kind}`}
              href={`/${language}?urun_tipi=${kind}#ara`}
              rel="nofollow"
              aria-controls="ara-form"
              aria-selected={kind === chosen}
              tabIndex={scripted && kind !== chosen ? -1 : 0}
              onClick={(event) => {
                event.preventDefault()
                choose(kind)
              }}
            >
              <Icon name={TABS[kind].icon} />
              {t(`kinds.${kind}`)}
            </a>
          ))}
        </div>
        <SearchPanel key={chosen} kind={chosen} today={today} typed={typed} />
        <datalist id="ara-yerler">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <p className="px-[18px] pb-4 text-13 text-ink-2 sm:px-[30px] sm:text-14">{t('note')}</p>
      </div>
    </search>
  )
}
