import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FailureReason } from '@meltem/contract/payment/payment'
import type { CardBehaviour } from './bank-cards.ts'

interface BankCard {
  readonly marka: string
  readonly ilk_alti: string
  readonly son_dort: string
  readonly davranis: CardBehaviour
}

export interface BankOrder {
  readonly siparis_no: string
  readonly tutar: number
  readonly kur: string
  readonly kart_taksit: number
  readonly lang: 'tr' | 'en' | 'de' | 'ru'
  readonly aciklama: string
  readonly donus_url: string
  readonly bildirim_url: string
  /** Opens the card form. */
  readonly anahtar: string
  readonly durum: 'bekliyor' | 'alindi' | 'basarisiz'
  readonly alinan: number
  readonly iade: number
  readonly neden: FailureReason | null
  readonly kart: BankCard | null
  readonly zaman: number
  /** From then on the bank tells; until then it says that it is still at work. */
  readonly acik_zaman: number
}

export interface BankRefund {
  readonly k_no: string
  readonly siparis_no: string
  readonly tutar: number
}

type Entry = { readonly siparis: BankOrder } | { readonly iade: BankRefund }

/** What the bank knows. Every change is a line of the journal, so that a restart of the demo forgets no payment. */
export class BankLedger {
  readonly #orders = new Map<string, BankOrder>()
  readonly #byKey = new Map<string, string>()
  readonly #refunds = new Map<string, BankRefund>()
  /** The open file. */
  #journal: number | undefined

  constructor(journal?: string) {
    if (!journal) return
    mkdirSync(dirname(journal), { recursive: true })
    if (existsSync(journal)) {
      for (const line of readFileSync(journal, 'utf8').split('\n')) if (line) this.#take(JSON.parse(line) as Entry)
    }
    this.#journal = openSync(journal, 'a')
  }

  close(): void {
    if (this.#journal !== undefined) closeSync(this.#journal)
    this.#journal = undefined
  }

  /** The same order again is the same order. */
  open(order: Omit<BankOrder, 'anahtar' | 'durum' | 'alinan' | 'iade' | 'neden' | 'kart' | 'zaman' | 'acik_zaman'>) {
    const known = this.#orders.get(order.siparis_no)
    if (known) return known
    const zaman = Date.now()
    const opened: BankOrder = {
      ...order,
      anahtar: randomBytes(24).toString('base64url'),
      durum: 'bekliyor',
      alinan: 0,
      iade: 0,
      neden: null,
      kart: null,
      zaman,
      acik_zaman: zaman,
    }
    this.#write({ siparis: opened })
    return opened
  }

  find(siparis_no: string): BankOrder | undefined {
    return this.#orders.get(siparis_no)
  }

  findByKey(anahtar: string): BankOrder | undefined {
    return this.#orders.get(this.#byKey.get(anahtar) ?? '')
  }

  change(siparis_no: string, changes: Partial<BankOrder>): BankOrder {
    const order = this.#orders.get(siparis_no)
    if (!order) throw new Error('the bank does not know this order')
    const changed = { ...order, ...changes }
    this.#write({ siparis: changed })
    return changed
  }

  /** Undefined when the order has not got so much left. */
  refund(refund: BankRefund): BankRefund | undefined {
    const known = this.#refunds.get(refund.k_no)
    if (known) return known
    const order = this.#orders.get(refund.siparis_no)
    if (order?.durum !== 'alindi' || order.iade + refund.tutar > order.alinan) return undefined
    this.change(order.siparis_no, { iade: order.iade + refund.tutar })
    this.#write({ iade: refund })
    return refund
  }

  listCaptured(from: number, to: number): BankOrder[] {
    return [...this.#orders.values()].filter(
      ({ durum, zaman, acik_zaman }) => durum === 'alindi' && zaman >= from && zaman < to && acik_zaman <= Date.now(),
    )
  }

  #write(entry: Entry): void {
    if (this.#journal !== undefined) writeSync(this.#journal, `${JSON.stringify(entry)}\n`)
    this.#take(entry)
  }

  #take(entry: Entry): void {
    if ('iade' in entry) {
      this.#refunds.set(entry.iade.k_no, entry.iade)
      return
    }
    this.#orders.set(entry.siparis.siparis_no, entry.siparis)
    this.#byKey.set(entry.siparis.anahtar, entry.siparis.siparis_no)
  }
}
