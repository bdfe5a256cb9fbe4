import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { extendHold, holdBasket } from '@meltem/contract/reservation/basket'
import { cancelReservation, changeReservation, placeReservation } from '@meltem/contract/reservation/booking'
import { blockDays, openDays, recordCollection } from '@meltem/contract/reservation/office'
import { addDays } from '@meltem/domain/calendar-day'
import { fits, type Life, type LifeModel, retireDead, type Want } from '@meltem/domain/testing/life-model'
import type { AsyncCommand } from 'fast-check'
import type { Reply } from './hammer.ts'
import { placement, totalsOf } from './hammer-basket.ts'
import { FIRST_DAY } from './hammer-catalog.ts'
import { depositOf, type LifeStage, lineOf, priceOf } from './hammer-life.ts'
import { letRunOut } from './hammer-sweeper.ts'

/** A step of a life: done to the database over HTTP and to the model, and both must answer alike. */
export type LifeAct = AsyncCommand<LifeModel, LifeStage>

const FULL = ['dolu', 'yer_yetmez']

export function expectTaken(reply: Reply, ok: boolean, what: string): void {
  const story = `${what}: ${JSON.stringify(reply.body).slice(0, 300)}`
  assert.equal(reply.status, ok ? 200 : 409, story)
  if (!ok) assert.ok(FULL.includes(String(reply.body.code)), story)
}

function pickFrom<T>(things: readonly T[], place: number): T {
  const thing = things[place % things.length]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

export class PlaceAct implements LifeAct {
  readonly want: Want
  readonly method: 'tur_gunu' | 'kredi_karti'

  constructor(want: Want, method: 'tur_gunu' | 'kredi_karti') {
    this.want = want
    this.method = method
  }

  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const line = lineOf(real, this.want)
    const body = placement([line], { method: this.method })
    const reply = await real.stage.call(placeReservation.path, body)
    const ok = fits(model, this.want)
    expectTaken(reply, ok, String(this))
    if (!ok) return
    retireDead(model, this.want)
    model.lives.push({
      k_no: body.k_no,
      anahtar: String(reply.body.misafir_anahtari),
      satir: line.line.k_no,
      want: this.want,
      state: this.method === 'tur_gunu' ? 'confirmed' : 'held',
      placed: true,
      dead: false,
      hasStock: true,
      extended: false,
      captured: 0,
    })
  }

  toString = () => `place ${this.want.kind} ${this.want.day}+${this.want.size} ${this.method}`
}

export class HoldAct implements LifeAct {
  readonly want: Want

  constructor(want: Want) {
    this.want = want
  }

  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const k_no = randomUUID()
    const line = lineOf(real, this.want)
    const reply = await real.stage.call(holdBasket.path, {
      k_no,
      lang: 'en',
      secilen_kur: 'TRY',
      sepet_urunler: [line.line],
      kur_rezervasyon_toplam: totalsOf([line]),
    })
    const ok = fits(model, this.want)
    expectTaken(reply, ok, String(this))
    if (!ok) return
    retireDead(model, this.want)
    model.lives.push({
      k_no,
      anahtar: String(reply.body.misafir_anahtari),
      satir: line.line.k_no,
      want: this.want,
      state: 'held',
      placed: false,
      dead: false,
      hasStock: true,
      extended: false,
      captured: 0,
    })
  }

  toString = () => `hold ${this.want.kind} ${this.want.day}+${this.want.size}`
}

/** Acts on one of the lives so far. */
export abstract class ActOnLife implements LifeAct {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }

  abstract suits(life: Life): boolean
  abstract act(life: Life, model: LifeModel, real: LifeStage): Promise<void>

  check(model: Readonly<LifeModel>): boolean {
    return model.lives.some((life) => this.suits(life))
  }

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const suitable = model.lives.filter((life) => this.suits(life))
    await this.act(pickFrom(suitable, this.place), model, real)
  }

  toString = () => `${this.constructor.name} ${this.place}`
}

/** The guest fills in the form of a held basket; a basket that has died gets its stock again if it is still free. */
export class FinishAct extends ActOnLife {
  suits = (life: Life) => !life.placed

  async act(life: Life, model: LifeModel, { stage, ...real }: LifeStage): Promise<void> {
    const priced = lineOf(real, life.want)
    const line = { ...priced, line: { ...priced.line, k_no: life.satir } }
    const body = placement([line], { k_no: life.k_no, method: 'tur_gunu' })
    const reply = await stage.call(placeReservation.path, body)
    if (life.state === 'expired') {
      assert.deepEqual([reply.status, reply.body.code], [409, 'tutma_bitti'])
      return
    }
    const ok = fits(model, life.want, life)
    expectTaken(reply, ok, `finish ${JSON.stringify(life)}`)
    if (!ok) return
    retireDead(model, life.want, life)
    Object.assign(life, { state: 'confirmed', placed: true, dead: false, hasStock: true })
  }
}

export class ExtendAct extends ActOnLife {
  suits = (life: Life) => life.state === 'held' || life.state === 'confirmed'

  async act(life: Life, _model: LifeModel, { stage }: LifeStage): Promise<void> {
    const { status } = await stage.call(extendHold.path, { k_no: life.k_no, anahtar: life.anahtar })
    const ok = life.state === 'held' && !life.dead
    assert.equal(status, ok ? 200 : 409, JSON.stringify(life))
    if (ok) life.extended = true
  }
}

export class CancelAct extends ActOnLife {
  suits = (life: Life) => life.placed && life.want.kind !== 'asked'

  async act(life: Life, _model: LifeModel, { stage }: LifeStage): Promise<void> {
    const body = { k_no: life.k_no, anahtar: life.anahtar, iade: life.captured / 100 }
    const { status, body: answer } = await stage.call(cancelReservation.path, body)
    const ok = ['held', 'confirmed', 'cancelled'].includes(life.state)
    assert.equal(status, ok ? 200 : 409, `${JSON.stringify(life)} ${JSON.stringify(answer).slice(0, 300)}`)
    if (ok) Object.assign(life, { state: 'cancelled', dead: false, hasStock: false })
  }
}

/** Money arrives, in time or not; late money gets its stock again where it can, and a person's eye where it cannot. */
export class PayAct extends ActOnLife {
  suits = (life: Life) => life.placed && life.state !== 'review' && life.want.kind !== 'asked'

  async act(life: Life, model: LifeModel, real: LifeStage): Promise<void> {
    const line = lineOf(real, life.want)
    const amount = depositOf(line)
    const body = { k_no: life.k_no, tutar: amount / 100, islem_no: randomUUID() }
    const reply = await real.stage.call(recordCollection.path, body, real.staff)
    assert.equal(reply.status, 200, JSON.stringify(reply.body).slice(0, 300))
    life.captured += amount
    if (life.state === 'confirmed') {
      // What is above the price is promised back at once, and no longer stands when the booking is cancelled.
      life.captured = Math.min(life.captured, priceOf(line))
      return
    }
    const late = life.dead || life.state === 'expired'
    if (life.state === 'cancelled' || (late && !fits(model, life.want, life))) {
      Object.assign(life, { state: 'review', dead: false, hasStock: false })
      return
    }
    if (late) retireDead(model, life.want, life)
    Object.assign(life, { state: 'confirmed', dead: false, hasStock: true })
  }
}

/** The clock of a hold or of a payment runs out; nothing else happens yet. */
export class AgeAct extends ActOnLife {
  suits = (life: Life) => life.state === 'held' && !life.dead

  async act(life: Life, _model: LifeModel, { stage }: LifeStage): Promise<void> {
    await letRunOut(stage, life.k_no)
    life.dead = true
  }
}

/** Other days for a confirmed reservation: the new stock is taken before the old is freed. */
export class ChangeAct extends ActOnLife {
  readonly day: number

  constructor(place: number, day: number) {
    super(place)
    this.day = day
  }

  suits = (life: Life) => life.state === 'confirmed' && life.want.kind === 'seats'

  async act(life: Life, model: LifeModel, real: LifeStage): Promise<void> {
    const want = { ...life.want, day: this.day }
    const line = lineOf(real, want)
    const reply = await real.stage.call(changeReservation.path, {
      k_no: life.k_no,
      anahtar: life.anahtar,
      istek_k_no: randomUUID(),
      sepet_urunler: [{ ...line.line, k_no: life.satir }],
      kur_rezervasyon_toplam: totalsOf([line]),
    })
    const ok = fits(model, want, life)
    expectTaken(reply, ok, `change to ${this.day} ${JSON.stringify(life)}`)
    if (!ok) return
    retireDead(model, want, life)
    life.want = want
  }
}

export class SweepAct implements LifeAct {
  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    await real.sweep()
    for (const life of model.lives) {
      if (life.dead) Object.assign(life, { state: 'expired', dead: false, hasStock: false })
    }
  }

  toString = () => 'sweep'
}

/** The operator keeps the house for a night; a guest who is in it stays. */
export class BlockAct implements LifeAct {
  readonly day: number

  constructor(day: number) {
    this.day = day
  }

  check = () => true

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const want: Want = { kind: 'nights', day: this.day, size: 1 }
    const reply = await real.stage.call(
      blockDays.path,
      {
        kaynak_k_no: real.house.kaynak_k_no,
        baslangic: addDays(FIRST_DAY, this.day),
        bitis: addDays(FIRST_DAY, this.day + 1),
      },
      real.staff,
    )
    const ok = fits(model, want)
    expectTaken(reply, ok, String(this))
    if (!ok) return
    retireDead(model, want)
    const [k_no] = reply.body.k_nolar as string[]
    model.blocks.push({ k_no: String(k_no), start: this.day, end: this.day + 1 })
  }

  toString = () => `block ${this.day}`
}

export class OpenAct implements LifeAct {
  readonly place: number

  constructor(place: number) {
    this.place = place
  }

  check = (model: Readonly<LifeModel>) => model.blocks.length > 0

  async run(model: LifeModel, real: LifeStage): Promise<void> {
    const block = pickFrom(model.blocks, this.place)
    const reply = await real.stage.call(openDays.path, { k_no: block.k_no }, real.staff)
    assert.deepEqual([reply.status, reply.body.acilan], [200, 1])
    model.blocks.splice(model.blocks.indexOf(block), 1)
  }

  toString = () => `open ${this.place}`
}
