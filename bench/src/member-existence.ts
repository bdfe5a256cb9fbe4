import { loginMember, registerMember, requestPassword } from '@meltem/contract/member/member'
import { stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { registration } from '../../server/src/testing/test-member.ts'
import type { BookingStage } from './instruments/booking-stage.ts'
import { waitForRest } from './instruments/metrics.ts'
import { send } from './instruments/single-call.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const MEMBERS = 50
/** Five guesses at an account are free; the sixth waits. */
const GUESSES = 4
const MOST_GAP_MS = 10

const memberAt = (place: number) => `known${place}@example.com`

/** Does a clock tell whether an address has an account? Both sides in turn, each from an address of its own. */
export async function benchExistence(stage: BookingStage): Promise<Verdict[]> {
  const ask = async (path: string, body: object) => {
    const begun = performance.now()
    await send(`${stage.server.url}/api${path}`, { ...stranger(), 'content-type': 'application/json' }, body)
    return performance.now() - begun
  }
  for (let place = 0; place < MEMBERS; place += 1) await ask(registerMember.path, registration(memberAt(place)))
  await waitForRest(stage.server.url)
  const compare = async (what: string, call: (e_mail: string) => Promise<number>): Promise<Verdict> => {
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < MEMBERS * GUESSES; turn += 1) {
      known.push(await call(memberAt(turn % MEMBERS)))
      unknown.push(await call(`nobody${what}${turn}@example.com`))
    }
    return {
      what: `${what}: known and unknown address apart, middle of ${known.length} each`,
      measured: Math.abs(median(known) - median(unknown)),
      unit: 'ms',
      judged: 'measured',
      bar: { at: 'most', value: MOST_GAP_MS },
    }
  }
  const guess = { sifre: 'a wrong guess', remember: false }
  const told = [
    await compare('login', (e_mail) => ask(loginMember.path, { e_mail, ...guess })),
    await compare('forgotten', (e_mail) => ask(requestPassword.path, { e_mail, lang: 'en' })),
  ]
  await tellNobody(stage)
  return [...told, await compare('registering', (e_mail) => ask(registerMember.path, registration(e_mail)))]
}

/** While the budget lasts a taken address is told in words; what counts is the clock when nothing is. */
async function tellNobody({ owner, tenantId }: BookingStage): Promise<void> {
  await owner.pool.query(
    `insert into ayar (tenant_id, anahtar, deger) values ($1, 'uyelik', '{"hep_tarafsiz": true}')`,
    [tenantId],
  )
}
