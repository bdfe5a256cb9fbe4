import type { DocumentFile } from '@meltem/contract/reservation/documents'
import type { readFeed as FeedCall } from '@meltem/contract/reservation/ical-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import ical, { ICalEventTransparency } from 'ical-generator'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { keyFor, secretOf } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { daysOf } from '../stock/free-days.queries.ts'
import { OWN_UID } from './parse-calendar.ts'
import { findFeed, findLinkedUnit, type LinkedUnit, listFeedSpans, noteFeedRead } from './sources.queries.ts'

interface Feed {
  readonly birim_k_no: string
  readonly surum: number
}

/** The key is made from the secret and stands in no table; another version is another key. */
function feedKey(secret: string, tenantId: number, { birim_k_no, surum }: Feed): string {
  return keyFor(secret, `ical-${surum}`, tenantId, birim_k_no)
}

export function feedAddress({ config }: Services, { tenant, origin }: RequestContext, feed: Feed): string {
  const query = new URLSearchParams({ birim: feed.birim_k_no, anahtar: feedKey(config.secret, tenant.id, feed) })
  return `${origin}/api/ical-get?${query}`
}

/** What another house reads: a basket of minutes would stay in its calendar for hours. */
const SOON_MS = 60 * 60 * 1000
const PAST_MS = 7 * 24 * 60 * 60 * 1000

/** When a unit is taken, by its secret address. A wrong key is answered as if there was no such unit. */
export async function readFeed(
  services: Services,
  { birim, anahtar }: ParsedInputOf<typeof FeedCall>,
  { tenant, language }: RequestContext,
): Promise<DocumentFile> {
  const now = services.clock.now()
  return await withTenant(services.db, tenant.id, async (trx) => {
    const feed = await findFeed(trx, birim)
    const asked = { birim_k_no: birim.toLowerCase(), surum: feed?.surum ?? 1 }
    const fits = secretOf(services.config.secrets, (secret) => feedKey(secret, tenant.id, asked), anahtar) !== undefined
    const unit = fits ? await findLinkedUnit(trx, birim, language) : undefined
    if (!unit) throw new AppError('bulunamadi')
    const window = { from: new Date(now.getTime() - PAST_MS), soon: new Date(now.getTime() + SOON_MS) }
    const spans = await listFeedSpans(trx, birim, window)
    await noteFeedRead(trx, { tenant_id: tenant.id, birim_k_no: birim, okuma_zamani: now })
    return { ad: 'takvim.ics', icerik: Buffer.from(fileOf(unit, spans, now)) }
  })
}

type Spans = Awaited<ReturnType<typeof listFeedSpans>>

function fileOf(unit: LinkedUnit, spans: Spans, now: Date): string {
  const calendar = ical({ prodId: { company: 'Meltem', product: 'calendar', language: 'EN' }, name: unit.ad })
  const stamp = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  for (const { k_no, ...span } of spans) {
    calendar.createEvent({
      id: `${k_no}${OWN_UID}`,
      stamp,
      summary: 'Not available',
      transparency: ICalEventTransparency.OPAQUE,
      ...timesOf(unit, span),
    })
  }
  return `${calendar.toString().replace(/\r?\n/g, '\r\n')}\r\n`
}

function timesOf({ gecelik }: LinkedUnit, span: { readonly baslangic: Date; readonly bitis: Date }) {
  if (!gecelik) {
    const at = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC')
    return { start: at(span.baslangic), end: at(span.bitis) }
  }
  const { baslangic, bitis } = daysOf(span)
  const first = Temporal.PlainDate.from(baslangic)
  const last = Temporal.PlainDate.from(bitis)
  return {
    start: first,
    end: Temporal.PlainDate.compare(last, first) > 0 ? last : first.add({ days: 1 }),
    allDay: true,
  }
}
