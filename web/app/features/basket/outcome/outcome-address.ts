interface OwnReservation {
  readonly k_no: string
  /** Undefined or empty where the login opens it. */
  readonly anahtar?: string | undefined
}

/** A reservation on the page after the bank, and whether this browser has what opens it. */
export interface OwnOutcome {
  readonly k_no: string
  readonly anahtar: string
  readonly opens: boolean
}

/** Which reservation an outcome is of. A guest's key goes along, as in their mail; a member's login needs none. */
export function outcomeQuery({ k_no, anahtar }: OwnReservation): string {
  return new URLSearchParams(anahtar ? { k_no, anahtar } : { k_no }).toString()
}

/** The same as it goes to the server. */
export function ownOf({ k_no, anahtar }: OwnReservation): { k_no: string; anahtar?: string } {
  return { k_no, ...(anahtar ? { anahtar } : {}) }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const KEY = /^[\w-]{43}$/

export interface OutcomeKey {
  readonly k_no?: string
  readonly anahtar?: string
  readonly ref?: string
}

/** Reads what an address says; anything that cannot be a key is left out, as people can type addresses. */
export function readOutcome(query: URLSearchParams): OutcomeKey {
  const [k_no, anahtar, ref] = ['k_no', 'anahtar', 'ref'].map((name) => query.get(name) ?? '')
  return {
    ...(k_no && UUID.test(k_no) ? { k_no } : {}),
    ...(anahtar && KEY.test(anahtar) ? { anahtar } : {}),
    ...(ref && KEY.test(ref) ? { ref } : {}),
  }
}

/** The page of a trip; a member opens it by the login, a guest by the key. */
export function tripPath(language: string, k_no: string, anahtar: string | undefined): string {
  return `/${language}/reservation/${k_no}${anahtar ? `?anahtar=${anahtar}` : ''}`
}
