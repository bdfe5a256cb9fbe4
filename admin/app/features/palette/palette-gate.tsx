import { Search } from 'lucide-react'
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { SCREENS } from '../frame/screens.ts'

const Palette = lazy(() => import('./palette.tsx'))
const KeyList = lazy(() => import('../keys/key-list.tsx'))

const TYPING = 'input, textarea, select, [contenteditable]'
/** So long after a G the next letter names a screen. */
const JUMP_MS = 1_500
const NEVER = Number.NEGATIVE_INFINITY

/** What acts in the window, and would act on the screen below while it is not there. */
/** A key that writes something; the others have names. */
const ONE_SIGN = /^.$/su
const OF_THE_WINDOW = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'Tab']

const OPENS: Readonly<Record<string, 'search' | 'keys'>> = { '/': 'search', '?': 'keys' }

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(`${TYPING}, dialog`) !== null
}

function opensBy(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { key, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : undefined
  return isWriting(event) ? undefined : OPENS[key]
}

/** The screen of the letter that follows a G, where the person may see it. */
function useJump(): (event: KeyboardEvent) => boolean {
  const navigate = useNavigate()
  const may = useMay()
  // Times count from the opening of the page: zero would make a jump of the first letter on it.
  const begun = useRef(NEVER)
  return ({ key, timeStamp }) => {
    const letter = key.toLowerCase()
    const follows = timeStamp - begun.current < JUMP_MS
    begun.current = letter === 'g' && !follows ? timeStamp : NEVER
    const screen = follows ? SCREENS.find((one) => one.letter === letter && may(one.hak)) : undefined
    if (screen) void navigate(screen.path)
    return screen !== undefined
  }
}

/**
 * The window of the search comes a moment after its key, the first time from the network. What is typed until it is
 * drawn belongs to it and to no screen below: a name must neither lose its first letters nor accept a request.
 */
function useTypedAhead() {
  const typed = useRef<string>(undefined)
  return {
    begin: () => {
      typed.current = ''
    },
    /** What was typed so far; from now on the window has the keys. */
    take: (): string => {
      const words = typed.current ?? ''
      typed.current = undefined
      return words
    },
    keeps: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (typed.current === undefined || ctrlKey || metaKey || altKey) return false
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (ONE_SIGN.test(key)) typed.current += key
      else return OF_THE_WINDOW.includes(key)
      return true
    },
  }
}

/** Search over everything: by its button, by Ctrl K or by a slash; G and a letter lead to a screen, ? lists the keys. */
export function PaletteGate() {
  const t = useTranslations('admin.palette')
  const [open, setOpen] = useState<'search' | 'keys'>()
  const jump = useJump()
  const ahead = useTypedAhead()
  const show = (what: 'search' | 'keys') => {
    if (what === 'search' && open !== 'search') ahead.begin()
    setOpen(what)
  }
  const hide = () => {
    ahead.take()
    setOpen(undefined)
  }
  /** Whether the key was for the search, the list of keys or a jump, and is for nothing else. */
  const takes = (event: KeyboardEvent): boolean => {
    if (ahead.keeps(event)) {
      if (event.key === 'Escape') hide()
      return true
    }
    const opens = opensBy(event)
    if (opens) show(opens)
    return opens !== undefined || (!(event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) && jump(event))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!takes(event)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useLayoutEffect(() => {
    // Before the screens' own letters: the one after a G is not theirs.
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => show('search')}
        className="flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-paper px-2.5 text-14 text-ink-2 hover:border-ink lg:mr-auto lg:w-72"
      >
        <Search aria-hidden="true" className="icon flex-none" />
        <span className="min-w-0 truncate max-lg:sr-only">{t('open')}</span>
        <span aria-hidden="true" className="ml-auto rounded-card border border-line-strong px-1 text-11 max-lg:hidden">
          Ctrl K
        </span>
      </button>
      <Suspense fallback={null}>
        {open === 'search' && <Palette onTakeTyped={ahead.take} onClose={hide} />}
        {open === 'keys' && <KeyList onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}
