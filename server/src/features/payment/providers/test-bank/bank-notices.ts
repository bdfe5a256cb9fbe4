import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callHttp } from '../../../../platform/http/outgoing-call.ts'
import type { BankFaults } from './bank-faults.ts'
import type { BankOrder } from './bank-ledger.ts'
import { sign } from './bank-signature.ts'

const PAUSES_MS = [0, 500, 3000, 15_000]

/** Brings notices to the shop, again when the shop does not answer OK. */
export class Courier {
  readonly #secret: string
  readonly #faults: BankFaults
  readonly #stop = new AbortController()
  readonly #lying: (() => void)[] = []
  readonly #underWay = new Set<Promise<void>>()

  constructor(secret: string, faults: BankFaults) {
    this.#secret = secret
    this.#faults = faults
  }

  deliver(order: BankOrder, { times, afterMs }: { times: number; afterMs: number }): void {
    const olay_no = randomUUID()
    const wanted = this.#faults.notices?.(order.siparis_no) ?? times
    const body = JSON.stringify({ olay_no, tur: 'odeme', siparis_no: order.siparis_no, durum: order.durum })
    const send = () => this.#send(order.bildirim_url, body, { times: wanted, afterMs })
    if (this.#faults.down || this.#faults.late?.(order.siparis_no)) this.#lying.push(send)
    else send()
  }

  /** What lies is brought in the wrong order: the newest first. */
  handOut(): number {
    const lying = this.#lying.splice(0).reverse()
    for (const send of lying) send()
    return lying.length
  }

  #send(url: string, body: string, { times, afterMs }: { times: number; afterMs: number }): void {
    for (let time = 0; time < times; time += 1) {
      const trip = this.#bring(url, body, afterMs).catch(() => undefined)
      this.#underWay.add(trip)
      void trip.finally(() => this.#underWay.delete(trip))
    }
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.settled()
  }

  async #bring(url: string, body: string, afterMs: number): Promise<void> {
    const { signal } = this.#stop
    for (const pause of PAUSES_MS) {
      await wait(afterMs + pause, undefined, { signal, ref: false })
      if (await this.#post(url, body)) return
    }
  }

  async #post(url: string, body: string): Promise<boolean> {
    try {
      const headers = { 'content-type': 'application/json', 'x-bank-signature': sign(this.#secret, body) }
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(5000)])
      const { status, text } = await callHttp(url, { method: 'POST', headers, body, signal })
      return status === 200 && text === 'OK'
    } catch {
      // The shop is not there: the next round may find it.
      return false
    }
  }
}
