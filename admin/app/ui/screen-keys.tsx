import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { type KeyActs, useKeys } from './use-keys.ts'

/** Keys of a screen that belong together: what they do in words, and each of them with its act. */
export interface KeyRow {
  readonly words: string
  readonly acts: KeyActs
}

const SHOWN: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  enter: '↵',
}

/** As it stands on the key. */
export function keyText(key: string): string {
  return SHOWN[key] ?? key.toUpperCase()
}

let tables: readonly (readonly KeyRow[])[] = []
const followers = new Set<() => void>()

function put(next: typeof tables): void {
  tables = next
  for (const follower of followers) follower()
}

/** The keys of the screen: they act, they are hinted at, and `?` lists them, all from this one table. */
export function useScreenKeys(rows: readonly KeyRow[]): void {
  const acts = useMemo(() => Object.assign({}, ...rows.map((row) => row.acts)) as KeyActs, [rows])
  useKeys(acts)
  useEffect(() => {
    put([...tables, rows])
    return () => put(tables.filter((one) => one !== rows))
  }, [rows])
}

/** The keys that act now, wherever on the screen they were named. */
export function useKeyTable(): readonly KeyRow[] {
  const all = useSyncExternalStore(
    (follower) => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    () => tables,
  )
  return all.flat().filter(({ acts }) => Object.keys(acts).length > 0)
}

/** The keys of the screen in its head, where there is room; phones have none. */
export function KeyHints({ rows }: { rows: readonly KeyRow[] }) {
  const t = useTranslations('admin.keys')
  return (
    <ul aria-label={t('title')} className="flex gap-3 text-12 text-ink-2 max-xl:hidden">
      {rows.map(({ words, acts }) => (
        <li key={words} className="flex items-center gap-1">
          {Object.keys(acts).map((key) => (
            <kbd key={key} className="rounded-card border border-line-strong bg-paper px-1.5">
              {keyText(key)}
            </kbd>
          ))}
          {words}
        </li>
      ))}
    </ul>
  )
}
