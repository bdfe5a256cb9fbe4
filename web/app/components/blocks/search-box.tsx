import type { ProductKind } from '@meltem/contract/content'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { KindIcon } from '../ui/kind-icon.tsx'
import { markFilled } from './mark-filled.ts'
import { SEARCH_KINDS } from './search-kinds.ts'
import { SearchPanel } from './search-panel.tsx'

interface SearchBoxProps {
  readonly today: string
  readonly places: readonly string[]
}

const KINDS = SEARCH_KINDS.map(({ kind }) => kind)

/** What was typed for one kind is kept where the next one asks the same. */
function carryOver(from: HTMLFormElement | null, to: HTMLFormElement | null): void {
  if (!from || !to) return
  for (const [name, value] of new FormData(from)) {
    const target = to.elements.namedItem(name)
    const fits = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (fits && name !== 'urun_tipi' && typeof value === 'string' && value) target.value = value
  }
  markFilled(to)
}

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % KINDS.length,
  ArrowLeft: (index) => (index + KINDS.length - 1) % KINDS.length,
  Home: () => 0,
  End: () => KINDS.length - 1,
}

/** Chosen kind, and whether a script runs: without one the tabs are plain anchors to the panels. */
function useKinds() {
  const [chosen, setChosen] = useState<ProductKind>('tur')
  const [scripted, setScripted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wanted = KINDS.find((kind) => window.location.hash === `#ara-${kind}`)
    if (wanted) setChosen(wanted)
    setScripted(true)
  }, [])
  const formOf = (kind: ProductKind) => box.current?.querySelector<HTMLFormElement>(`#ara-${kind} form`) ?? null
  function choose(kind: ProductKind) {
    carryOver(formOf(chosen), formOf(kind))
    setChosen(kind)
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = KINDS[STEPS[event.key]?.(KINDS.indexOf(chosen)) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
    const tab = box.current?.querySelector<HTMLElement>(`#ara-sekme-${next}`)
    tab?.focus()
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { chosen, scripted, box, choose, onKeyDown }
}

export function SearchBox({ today, places }: SearchBoxProps) {
  const t = useTranslations('search')
  const { chosen, scripted, box, choose, onKeyDown } = useKinds()
  return (
    <search className="wrap relative z-5 -mt-32 block sm:-mt-23" aria-label={t('label')}>
      <div ref={box} className="group/search rounded-control bg-paper shadow-e2">
        <div
          role="tablist"
          aria-label={t('kindsLabel')}
          onKeyDown={onKeyDown}
          className="flex overflow-x-auto border-line border-b px-2 [scrollbar-width:none]"
        >
          {KINDS.map((kind) => (
            <a
              key={kind}
              role="tab"
              id={`ara-sekme-${kind}`}
              href={`#ara-${kind}`}
              aria-controls={`ara-${kind}`}
              aria-selected={kind === chosen}
              tabIndex={scripted && kind !== chosen ? -1 : 0}
              onClick={(event) => {
                event.preventDefault()
                choose(kind)
              }}
              className="flex flex-[1_0_auto] items-center justify-center gap-2 border-transparent border-b-3 px-[11px] pt-[13px] pb-[10px] font-semibold text-[0.97rem] text-ink-2 no-underline hover:bg-mist hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-selected:border-sea aria-selected:text-ink sm:px-3 sm:pt-[17px] sm:pb-[14px] aria-selected:[&_svg]:text-sea"
            >
              <KindIcon kind={kind} />
              {t(`kinds.${kind}`)}
            </a>
          ))}
        </div>
        {SEARCH_KINDS.map((kind) => (
          <SearchPanel
            key={kind.kind}
            searchKind={kind}
            today={today}
            chosen={kind.kind === chosen}
            scripted={scripted}
          />
        ))}
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
