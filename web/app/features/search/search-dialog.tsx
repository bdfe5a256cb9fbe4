import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { rememberSearch } from '../../platform/stores/remembered.ts'
import { Icon } from '../../ui/icon.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useListbox } from './use-listbox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Search over the whole page: a field with suggestions, the list of results one key away. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('suggest')
  const { language } = useFrame()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const found = useSuggestions(typed)
  const listbox = useListbox(dialog, found)
  const everything = pathTo(language, { turu: 'd' })
  useEffect(() => {
    const window = dialog.current
    if (window && !window.open) window.showModal()
    return () => window?.close()
  }, [])
  function goTo(href: string): void {
    rememberSearch(typed)
    onClose()
    void navigate(href)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const active = listbox.activeHref()
    if (active) goTo(active)
    else if (typed.trim()) goTo(`${everything}?ara=${encodeURIComponent(typed.trim())}`)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('label')}
      onClose={onClose}
      className="m-0 w-full max-w-none bg-paper shadow-e2 max-lg:h-dvh max-lg:max-h-none lg:max-h-[86vh]"
    >
      <div className="wrap pt-4 pb-8 lg:pt-5">
        <form method="get" action={everything} onSubmit={submit}>
          <div className="flex min-h-[58px] items-center gap-4 rounded-control border-2 border-sea pr-2 pl-4">
            <Icon name="search" className="text-sea" />
            <input
              {...listbox.fieldProps}
              name="ara"
              value={typed}
              maxLength={120}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={t('label')}
              placeholder={t('placeholder')}
              className="min-w-0 flex-1 bg-transparent text-18 placeholder:text-ink-3 placeholder:opacity-100 focus-visible:shadow-none lg:text-20"
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                listbox.reset()
              }}
            />
            <span
              className="hidden rounded border border-line-strong px-1.5 text-12 text-ink-2 lg:inline"
              aria-hidden="true"
            >
              Esc
            </span>
            <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
              {t('close')}
            </button>
          </div>
        </form>
        {typed.trim() ? (
          <SuggestionList typed={typed.trim()} found={found} active={listbox.active} onChoose={goTo} />
        ) : (
          <RecentSearches onChoose={goTo} />
        )}
      </div>
    </dialog>
  )
}
