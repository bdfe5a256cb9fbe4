import { verbatim } from '@meltem/contract/wire/fields'
import * as z from 'zod/mini'
import { BadNotice, type Notice } from './payment-gateway.ts'

/** As long as the columns are meant for; providers' own keys are far shorter. */
const Heard = z.object({
  olay_no: verbatim('Key of the event', 200, 1),
  tur: verbatim('What it is about', 200, 1),
  siparis_no: z.nullable(verbatim('Our order', 200)),
})

/** The fields of a notice that is written as JSON. A signature says who wrote it, not that it makes sense. */
export function readNoticeBody(body: Buffer): Readonly<Record<string, unknown>> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new BadNotice('the notice is no JSON', { cause: error })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new BadNotice('the notice is no object')
  }
  return parsed as Record<string, unknown>
}

/** What a provider has said, if it can be kept: texts of a sane length without anything unwritable. */
export function noticeOf(said: Readonly<Record<keyof Notice, unknown>>): Notice {
  const heard = z.safeParse(Heard, said)
  if (!heard.success) throw new BadNotice(`the notice has a wrong ${heard.error.issues[0]?.path.join('.') ?? 'field'}`)
  return heard.data
}
