interface OwnReservation {
  readonly k_no: string
  readonly anahtar: string
}

/** Which reservation an outcome is of. Members open it by their login; a guest's key goes along, as in their mail. */
export function outcomeQuery({ k_no, anahtar }: OwnReservation, guest: boolean): string {
  return new URLSearchParams(guest ? { k_no, anahtar } : { k_no }).toString()
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
