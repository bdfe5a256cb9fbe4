const KEY = 'yonetim.telefon'

/** What a clerk has begun on the phone, kept in this tab only: a reload loses nothing, another tab and a sign-out see nothing. */
export function readDraft<T>(kim: string): Partial<T> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { kim: string; taslak: Partial<T> } | null
    return kept?.kim === kim ? kept.taslak : {}
  } catch {
    // Not ours, or the browser keeps nothing: then nothing was begun.
    return {}
  }
}

export function keepDraft(kim: string, taslak: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kim, taslak }))
  } catch {
    // A browser that keeps nothing still sells; only a reload begins anew.
    forgetDraft()
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY)
}
