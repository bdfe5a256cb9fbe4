import { live } from '../live.ts'

const REFRESH_MS = 30_000
/** While the stream tells what changes, only what the clock alone moves is asked for. */
const CALM_MS = 5 * 60_000
/** How long a screen goes without asking. */
export const pause = () => (live.read().isLive ? CALM_MS : REFRESH_MS)

/** `null` means: known to be signed out, no need to ask again. */
export const STAFF_KEY = ['personel'] as const
export const HEALTH_KEY = ['durum'] as const
export const MESSAGES_KEY = ['mesajlar'] as const
export const ENQUIRIES_KEY = ['talepler'] as const

export const COUNTERS_KEY = ['sayac'] as const

export const VIEW_COUNTS_KEY = ['gorunum-say'] as const

export const TODAY_KEY = ['bugun'] as const
export const REQUESTS_KEY = ['istekler'] as const
export const DEPARTURES_KEY = ['kalkislar'] as const
export const RUNS_KEY = ['seferler'] as const

export const BOARD_KEY = ['takvim'] as const

export const APPROVALS_KEY = ['onaylar'] as const

export const ARRIVALS_KEY = ['giris-cikis'] as const
export const WAITING_KEY = ['bekleme'] as const
