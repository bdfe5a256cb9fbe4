interface Asked {
  readonly onizleme?: string
  readonly surum?: number
  /** Page of a list, from 1. */
  readonly sayfa: number
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}

/** What the query of a content page may ask for; anything else changes nothing. */
export function askedIn(query: URLSearchParams): Asked {
  const onizleme = query.get('onizleme')
  const surum = wholeNumber(query.get('surum'))
  return {
    sayfa: wholeNumber(query.get('sayfa')) ?? 1,
    ...(onizleme ? { onizleme } : {}),
    ...(surum === undefined ? {} : { surum }),
  }
}
