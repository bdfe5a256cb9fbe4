import type { watchProduct as watchCall } from '@meltem/contract/catalog/review'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { secretOf } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { type CatalogFrame, inCatalog } from '../index/catalog-frame.ts'
import { datedQuestion } from '../index/dated-question.ts'
import { priceDates } from '../listing/dated-prices.ts'
import { readCards } from '../products/cards.ts'
import { productAddress } from '../products/product-address.ts'
import {
  endWaitingWish,
  endWishesOfAddress,
  getWaitingWish,
  insertWish,
  listWaitingWishes,
  type NewWish,
  type Wish,
} from './watch.queries.ts'
import { watchKey } from './watch-key.ts'

type WatchInput = ParsedInputOf<typeof watchCall>
type Asked = Pick<WatchInput, 'urun_k_no' | 'baslangic' | 'bitis'> & { yetiskin: number; cocuk: number }

/** Price and room of a product for what a visitor watches. */
async function lookAt(frame: CatalogFrame, asked: Asked): Promise<{ fiyat: number | null; musait: boolean }> {
  const { index, wall, prices } = frame
  const key = asked.urun_k_no.toLowerCase()
  const place = index.products.placeOf(key)
  if (place === undefined) return { fiyat: null, musait: false }
  const party = { yetiskin: asked.yetiskin, cocuk: asked.cocuk, bebek: 0 }
  const question = datedQuestion(asked, party, wall)
  if (!question) {
    const price = prices.prices[place] ?? Number.NaN
    return { fiyat: Number.isNaN(price) ? null : price, musait: true }
  }
  const dated = await priceDates(frame, { keys: [key], question })
  const price = dated.get(key)
  return { fiyat: price ? toMinor(price.toplam) : null, musait: price?.musait ?? false }
}

/** Remembers the wish; the same wish twice is one. */
export async function watchProduct(services: Services, input: WatchInput, context: RequestContext): Promise<string> {
  const { tenant, ip } = context
  await services.throttles.take('watch_ip', tenant.id, ip)
  const { lang, urun_k_no, e_mail, neden, baslangic, bitis, yetiskin = 2, cocuk = 0 } = input
  return await inCatalog(services, tenant, { dil: lang }, async (frame) => {
    if (frame.index.products.placeOf(urun_k_no.toLowerCase()) === undefined) throw new AppError('bulunamadi')
    if (baslangic !== undefined && baslangic < frame.wall.slice(0, 10)) throw new AppError('gecmis_tarih')
    const { fiyat } = await lookAt(frame, { urun_k_no, baslangic, bitis, yetiskin, cocuk })
    if (neden === 'ucuz' && fiyat === null) throw new AppError('fiyat_yok')
    const wish = { urun_k_no, e_mail, lang, neden, baslangic: baslangic ?? null, bitis: bitis ?? null, yetiskin, cocuk }
    return await storeWish(frame, { ...wish, fiyat, kur: fiyat === null ? null : frame.prices.kur })
  })
}

async function storeWish({ trx, tenant }: CatalogFrame, wish: NewWish): Promise<string> {
  const made = await insertWish(trx, tenant.id, wish)
  if (made) return made.k_no
  const { k_no } = await getWaitingWish(trx, wish)
  return k_no
}

const BATCH = 200

/** Looks at what people wait for and mails those whose wish has come true: one mail each, then it is done. */
export async function tellWatchers(services: Services, tenant: Tenant): Promise<number> {
  const waiting = await withTenant(services.db, tenant.id, (trx) => listWaitingWishes(trx, BATCH))
  let told = 0
  for (const wish of waiting) {
    try {
      if (await tellIfTrue(services, tenant, wish)) told += 1
    } catch (error) {
      services.log.error({ err: error, tenant: tenant.kod, k_no: wish.k_no }, 'a watch could not be looked at')
    }
  }
  return told
}

function tellIfTrue(services: Services, tenant: Tenant, wish: Wish): Promise<boolean> {
  return inCatalog(services, tenant, { dil: wish.lang, kur: wish.kur ?? undefined, dated: true }, async (frame) => {
    const past = wish.baslangic !== null && wish.baslangic < frame.wall.slice(0, 10)
    if (past) {
      await endWish(frame, wish, 'gecti')
      return false
    }
    const { baslangic, bitis } = wish
    const seen = await lookAt(frame, { ...wish, baslangic: baslangic ?? undefined, bitis: bitis ?? undefined })
    if (!hasComeTrue(wish, seen) || !(await endWish(frame, wish, 'gonderildi'))) return false
    const [card] = await readCards(frame, [wish.urun_k_no])
    if (!card) return false
    await putInOutbox(frame.trx, services.queue, tenant.id, {
      tur: 'watch_news',
      alici: wish.e_mail,
      dil: wish.lang,
      veri: {
        k_no: wish.k_no,
        neden: wish.neden,
        urun: card.baslik,
        yol: productAddress(card),
        baslangic,
        bitis,
        fiyat: seen.fiyat === null ? null : toAmount(seen.fiyat),
        kur: frame.prices.kur,
      },
    })
    return true
  })
}

function hasComeTrue(wish: Wish, { fiyat, musait }: { fiyat: number | null; musait: boolean }): boolean {
  if (!musait || wish.neden === 'musait') return musait
  return fiyat !== null && wish.fiyat !== null && fiyat < wish.fiyat
}

/** The change of state is the guard: the job that makes it sends the mail. */
async function endWish({ trx, now }: CatalogFrame, wish: Wish, durum: 'gecti' | 'gonderildi'): Promise<boolean> {
  const changed = await endWaitingWish(trx, wish.k_no, { durum, haber_zamani: now })
  return changed !== undefined
}

/** Ends every wish of the address behind this one. False when the key does not fit. */
export async function stopWatching(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenant: Tenant,
  { k_no, anahtar }: { k_no: string; anahtar: string },
): Promise<boolean> {
  if (secretOf(config.secrets, (secret) => watchKey(secret, tenant.id, k_no), anahtar) === undefined) return false
  await withTenant(db, tenant.id, (trx) => endWishesOfAddress(trx, k_no))
  return true
}
