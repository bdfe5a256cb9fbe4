import type { AddressInfo } from 'node:net'
import type { getPayment, PaymentAttempt, PaymentPart, startPayment } from '@meltem/contract/payment/payment'
import type { placeReservation } from '@meltem/contract/reservation/booking'
import type { AnswerOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { type CardBehaviour, SECURE_CODE, TEST_CARDS } from '../features/payment/providers/test-bank/bank-cards.ts'
import { startTestBank, type TestBank } from '../features/payment/providers/test-bank/bank-server.ts'
import { bankSecret } from '../features/payment/providers/test-bank-gateway.ts'
import { pollTenant } from '../features/payment/settle/poll-payments.ts'
import { withTenant } from '../platform/db/connection.ts'
import type { Tenant } from '../platform/http/tenant-directory.ts'
import { TEST_SECRET } from './global-setup.ts'
import { type PricedLine, placement, stranger } from './hammer/hammer-basket.ts'
import { openTestBooking, type TestBooking } from './test-booking.ts'

type PaymentState = OutputOf<typeof getPayment>['data']

/** A reservation that waits for money, with the key that opens it. */
export interface Waiting {
  readonly k_no: string
  readonly anahtar: string
}

interface Begun {
  readonly deneme: PaymentAttempt
  readonly url: string
}

/** A booking shop that listens, beside a bank that can be told to misbehave. */
export interface TestPayment extends TestBooking {
  readonly bank: TestBank
  readonly tenant: Tenant
  readonly origin: string
  /** Books with a card and waits for the money. */
  book(...lines: PricedLine[]): Promise<Waiting>
  begin(waiting: Waiting, tutar?: PaymentPart): Promise<Begun>
  /** Types a card and the code at the bank; answers where the bank sends the browser. */
  typeCard(url: string, card?: CardBehaviour, code?: string): Promise<string>
  /** The browser comes back by a cross-site POST; answers where it ends up. */
  comeBack(donus_url: string): Promise<string>
  /** All of it: begin, card, way back. */
  payWith(waiting: Waiting, card?: CardBehaviour, tutar?: PaymentPart): Promise<PaymentState>
  state(waiting: Waiting): Promise<PaymentState>
  poll(): Promise<number>
  attempts(k_no: string): ReturnType<typeof readAttempts>
  money(k_no: string): ReturnType<typeof readMoney>
}

async function readAttempts({ place }: TestBooking, k_no: string) {
  return await withTenant(place.db, place.tenantId, (trx) =>
    trx
      .selectFrom('odeme_denemesi')
      .selectAll()
      .where('rezervasyon_k_no', '=', k_no)
      .orderBy('olusturma_zamani')
      .execute(),
  )
}

async function readMoney({ place }: TestBooking, k_no: string) {
  return await withTenant(place.db, place.tenantId, (trx) =>
    trx
      .selectFrom('tahsilat')
      .select(['tur', 'tutar'])
      .where('rezervasyon_k_no', '=', k_no)
      .orderBy('olusturma_zamani')
      .execute(),
  )
}

const numberOf = (card: CardBehaviour) => TEST_CARDS.find(({ davranis }) => davranis === card)?.numara ?? ''

async function postForm(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  return await answer.text()
}

/** What a person does at the bank; answers where its last page posts to. */
export async function typeCard(url: string, card: CardBehaviour = 'basarili', code = SECURE_CODE): Promise<string> {
  await postForm(url, { number: numberOf(card), name: 'Ada Deniz', expiry: '12/30', cvc: '123' })
  const page = await postForm(url.replace('/pay/', '/secure/'), { code })
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`the bank sends nobody back: ${page.slice(-300)}`)
  return action.replaceAll('&amp;', '&')
}

export async function openTestPayment(environment: Record<string, string> = {}, slowMs = 400): Promise<TestPayment> {
  const bank = await startTestBank({ secret: bankSecret(TEST_SECRET), slowMs })
  const shop = await openTestBooking({ TEST_BANK_URL: `http://127.0.0.1:${bank.port}`, ...environment })
  const { app } = shop
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  const tenant = app.tenants.byKod('alfa')
  if (!tenant) throw new Error('the fixture has lost its first tenant')
  const host = () => ({ ...stranger(), host: new URL(origin).host })

  const book: TestPayment['book'] = async (...lines) => {
    const body = placement(lines, { method: 'kredi_karti' })
    const answer = (await shop.post('/rezervasyon-olustur-post', body)).json<AnswerOf<typeof placeReservation>>()
    if (answer.success !== 1) throw new Error(`could not book: ${JSON.stringify(answer)}`)
    return { k_no: body.k_no, anahtar: answer.misafir_anahtari }
  }
  const begin: TestPayment['begin'] = async (waiting, tutar = 'on_odeme') => {
    const sent = await shop.post('/odeme-baslat-post', { ...waiting, tutar, lang: 'en' }, host())
    const answer = sent.json<AnswerOf<typeof startPayment>>()
    if (answer.success !== 1) throw new Error(`could not begin: ${JSON.stringify(answer)}`)
    return { deneme: answer.data, url: answer.adim.url }
  }
  const comeBack: TestPayment['comeBack'] = async (url) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ order: 'ignored' }),
      redirect: 'manual',
    })
    return answer.headers.get('location') ?? `${answer.status}`
  }
  const state: TestPayment['state'] = async ({ k_no, anahtar }) => {
    const answer = await app.get(`/api/odeme-durum-get?k_no=${k_no}&anahtar=${anahtar}`, stranger())
    return answer.json<{ data: PaymentState }>().data
  }
  return {
    ...shop,
    bank,
    tenant,
    origin,
    book,
    begin,
    typeCard,
    comeBack,
    payWith: async (waiting, card, tutar) => {
      const { url } = await begin(waiting, tutar)
      await comeBack(await typeCard(url, card))
      return await state(waiting)
    },
    state,
    poll: () => pollTenant(app.services, tenant),
    attempts: (k_no) => readAttempts(shop, k_no),
    money: (k_no) => readMoney(shop, k_no),
    close: async () => {
      await bank.close()
      await shop.close()
    },
  }
}
