import { type FaultPoint, installHook } from '../features/reservation/fault-points.ts'
import type { TestApp } from './test-app.ts'

/** What a placement may leave behind, by a query of its key. */
const TRACES = {
  rezervasyon: 'select * from rezervasyon where k_no = $1',
  satirlar: 'select * from rezervasyon_satiri where rezervasyon_k_no = $1 order by sira',
  tutmalar: 'select * from tutma where rezervasyon_k_no = $1 order by sira, kalkis_k_no, birim_k_no',
  kalkislar: `select k.* from kalkis k join tutma t on t.tenant_id = k.tenant_id and t.kalkis_k_no = k.k_no
    where t.rezervasyon_k_no = $1 order by t.sira`,
  kuponlar: 'select * from kupon_kullanimi where rezervasyon_k_no = $1',
  anahtarlar: 'select * from istek_anahtari where anahtar = $1::uuid::text order by kapsam',
  denetim: 'select * from denetim where konu_k_no = $1 order by no',
  mektuplar: "select * from eposta where veri ->> 'k_no' = $1::uuid::text order by tur, alici",
} as const

/** How a placement went, told so that two of them can be compared: keys, numbers and clocks by what they stand for. */
export interface Course {
  /** Undefined for what was refused, or answered as it was before. */
  readonly way: 'quick' | 'careful' | undefined
  readonly told: string
}

const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What no two bookings share. Keys keep which of them is which, in the order they come. */
function anonymous(text: string): string {
  const keys = new Map<string, string>()
  return text
    .replace(KEY, (key) => keys.get(key) ?? keys.set(key, `key ${keys.size}`).get(key) ?? '')
    .replace(/INT\d{12}/g, 'number')
    .replace(/(BLT|ALF)-[A-Z]{10}/g, 'ticket')
    .replace(/[0-9a-f]{8}@example\.com/g, 'address')
    .replace(/"misafir_anahtari": "[^"]+"/g, '"misafir_anahtari": "its own"')
}

function plainRow(row: Record<string, unknown>, now: Date): Record<string, unknown> {
  const plain = Object.entries(row).map(([name, value]): [string, unknown] => {
    if (name === 'no') return [name, 'next']
    if (Buffer.isBuffer(value)) return [name, `${value.length} bytes`]
    // What the database writes by itself has its own clock, the act has the one it was told.
    if (value instanceof Date && Math.abs(value.getTime() - Date.now()) < 600_000 && value.getTime() !== now.getTime())
      return [name, 'written']
    return [name, value]
  })
  return Object.fromEntries(plain)
}

async function tracesOf(app: TestApp, k_no: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, query] of Object.entries(TRACES)) {
    const { rows } = await app.owner.pool.query<Record<string, unknown>>(query, [k_no])
    found[name] = rows.map((row) => plainRow(row, app.clock.now()))
  }
  return found
}

/** Places a basket and looks at the answer and at everything it has left behind. */
export async function courseOf(
  app: TestApp,
  body: { readonly k_no?: unknown },
  headers: Record<string, string>,
): Promise<Course> {
  const passed = new Set<FaultPoint>()
  const takeAway = installHook((point) => void passed.add(point))
  const answer = await app.post('/api/rezervasyon-olustur-post', body, headers)
  takeAway()
  const k_no = typeof body.k_no === 'string' && body.k_no.match(KEY) ? body.k_no : undefined
  const traces = k_no ? await tracesOf(app, k_no) : {}
  const way = passed.has('after_claim') ? 'careful' : 'quick'
  return {
    way: answer.statusCode === 200 && passed.has('before_commit') ? way : undefined,
    told: anonymous(JSON.stringify({ status: answer.statusCode, answer: answer.json<unknown>(), ...traces }, null, 1)),
  }
}
