import type { LightMyRequestResponse } from 'fastify'
import type { Connection } from '../platform/db/connection.ts'

/** They work something out and write nothing; what somebody has open on a screen is no act either (PEOPLE-21). */
const WRITES_NOTHING = /-(?:hesapla|onizleme|dene)-post$|\/bakis-post$/

/** One request and those like it that were under way at the same moment: whichever of them did the work left the row. */
interface Together {
  under: number
  isChecked: boolean
  readonly answers: LightMyRequestResponse[]
}

/** A request that is sent again later is answered again and does nothing. */
const sent = new Map<string, Together>()

export async function postAudited(
  owner: Connection,
  path: string,
  body: object | string,
  post: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const request = path + JSON.stringify(body)
  const together = sent.get(request) ?? { under: 0, isChecked: false, answers: [] }
  sent.set(request, together)
  together.under += 1
  const answer = await post().finally(() => {
    together.under -= 1
  })
  together.answers.push(answer)
  if (together.under > 0 || together.isChecked) return answer
  together.isChecked = true
  await requireAudited(owner, path, together.answers)
  return answer
}

/** Whatever test calls the office: a call that was done has left its row in the audit (PEOPLE-15). */
async function requireAudited(
  { db }: Connection,
  path: string,
  answers: readonly LightMyRequestResponse[],
): Promise<void> {
  if (!path.startsWith('/api/yonetim/') || WRITES_NOTHING.test(path)) return
  const done = answers.filter((one) => one.statusCode === 200 && one.json<{ success: number }>().success === 1)
  if (done.length === 0) return
  const row = await db
    .selectFrom('denetim')
    .select('no')
    .where(
      'istek_no',
      'in',
      done.map(({ headers }) => String(headers['x-request-id'])),
    )
    .where('olay', '=', path.replace('/api/yonetim/', ''))
    .where('personel_k_no', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new Error(`${path} was done and left no row in the audit`)
}
