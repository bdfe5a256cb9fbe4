import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { returnByHand } from '@meltem/contract/payment/office'
import { quoteBasket } from '@meltem/contract/reservation/basket'
import { requestReservation } from '@meltem/contract/reservation/booking'
import { acceptRequest } from '@meltem/contract/reservation/office'
import { fits, type Life, type LifeModel, readFeed, retireDead, type Want } from '@meltem/domain/testing/life-model'
import { placement, totalsOf } from './hammer-basket.ts'
import { type LifeStage, lineOf } from './hammer-life.ts'
import { ActOnLife, expectTaken, type LifeAct } from './hammer-life-acts.ts'

/** What a basket would cost and whether it is free, without taking anything. */
export class QuoteAct implements LifeAct {
  readonly want: Want

  constructor(want: Want) {
    this.want = want
  }

  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const line = lineOf(real, this.want)
    const basket = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line.line] }
    const { status, body } = await real.stage.call(quoteBasket.path, basket)
    const { engeller, kur_rezervasyon_toplam } = body.data as {
      engeller: unknown[]
      kur_rezervasyon_toplam: { genel_toplam: number }
    }
    const told = [status, engeller.length === 0, kur_rezervasyon_toplam.genel_toplam]
    assert.deepEqual(told, [200, fits(model, this.want), totalsOf([line]).genel_toplam], String(this))
  }

  toString = () => `quote ${this.want.kind} ${this.want.day}+${this.want.size}`
}

/** A request takes nothing before the operator says yes. */
export class AskAct implements LifeAct {
  readonly day: number

  constructor(day: number) {
    this.day = day
  }

  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const want: Want = { kind: 'asked', day: this.day, size: 2 }
    const line = lineOf(real, want)
    const body = placement([line], { mode: 'sor_sat' })
    const reply = await real.stage.call(requestReservation.path, body)
    const ok = fits(model, want)
    expectTaken(reply, ok, String(this))
    if (!ok) return
    model.lives.push({
      k_no: body.k_no,
      anahtar: String(reply.body.misafir_anahtari),
      satir: line.line.k_no,
      want,
      state: 'requested',
      placed: true,
      dead: false,
      hasStock: false,
      extended: false,
      captured: 0,
    })
  }

  toString = () => `ask ${this.day}`
}

export class AcceptAct extends ActOnLife {
  suits = (life: Life) => life.state === 'requested'

  async act(life: Life, model: LifeModel, { stage, staff }: LifeStage): Promise<void> {
    const reply = await stage.call(acceptRequest.path, { k_no: life.k_no }, staff)
    const ok = fits(model, life.want, life)
    expectTaken(reply, ok, `accept ${JSON.stringify(life)}`)
    if (!ok) return
    retireDead(model, life.want, life)
    Object.assign(life, { state: reply.body.durum ?? 'accepted', hasStock: true })
  }
}

/** The operator gives a part of the money back by hand; the booking stays. */
export class RefundAct extends ActOnLife {
  suits = (life: Life) => life.state === 'confirmed' && life.captured > 0

  async act(life: Life, _model: LifeModel, { stage, staff }: LifeStage): Promise<void> {
    const amount = Math.min(life.captured, 1_000)
    const body = { k_no: life.k_no, istek_k_no: randomUUID(), tutar: amount / 100, odeme_yontemi: 'havale', neden: 'x' }
    const { status, body: answer } = await stage.call(returnByHand.path, body, staff)
    assert.equal(status, 200, `${JSON.stringify(life)} ${JSON.stringify(answer).slice(0, 300)}`)
    life.captured -= amount
  }
}

/** Another house has sold a night of this one: it is taken where it is free, and nobody's booking ends for it. */
export class ImportAct implements LifeAct {
  readonly day: number

  constructor(day: number) {
    this.day = day
  }

  check = (model: Readonly<LifeModel>) => !model.feed.includes(this.day)

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    model.feed.push(this.day)
    await real.readCalendar(real.house, model.feed)
    readFeed(model)
  }

  toString = () => `import ${this.day}`
}
