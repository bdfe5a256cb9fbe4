import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Subscriber } from '@meltem/contract/audience/audience'
import { NewsletterBlock, NewsletterFields } from '@meltem/contract/audience/newsletter-office'
import { Language } from '@meltem/contract/wire/language'
import { DEMO_NEWSLETTERS } from '@meltem/demo/folder'
import { translatorFor } from '@meltem/i18n/translator'
import * as z from 'zod/mini'
import { insertNewsletter, insertReceivers, setStanding } from '../features/audience/newsletters/newsletter.queries.ts'
import type { TenantTransaction } from '../platform/db/connection.ts'

/** Products are named by their codes, as their keys are made when they are loaded. */
const Written = z.extend(NewsletterFields, {
  bloklar: z.array(
    z.union([
      NewsletterBlock,
      z.object({ tip: z.literal('urunler'), urunler: z.array(z.string().check(z.minLength(1))) }),
    ]),
  ),
})
const Content = z.object({
  tenant: z.string(),
  subscribers: z.array(z.object({ e_mail: z.email(), dil: Language, durum: Subscriber.shape.durum })),
  sent: Written,
  draft: Written,
})

const DAYS_AGO = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAYS_AGO)

/** Some subscribers, a newsletter they have had, and one that is being written; once. */
export async function loadNewsletters(trx: TenantTransaction, tenant_id: number, kod: string): Promise<void> {
  const { tenant, subscribers, sent, draft } = Content.parse(JSON.parse(await readFile(DEMO_NEWSLETTERS, 'utf8')))
  const known = await trx.selectFrom('bulten').select('k_no').limit(1).executeTakeFirst()
  if (known || tenant !== kod) return
  const people = await loadSubscribers(trx, tenant_id, subscribers)
  const k_no = randomUUID()
  await insertNewsletter(trx, { tenant_id, k_no }, await withProducts(trx, sent))
  const letters = people.map((person) => ({ ...person, eposta_k_no: randomUUID() }))
  const zaman = day(9)
  for (const { k_no: abone_k_no, eposta_k_no, e_mail, dil } of letters) {
    await trx
      .insertInto('eposta')
      .values({
        tenant_id,
        k_no: eposta_k_no,
        alici: e_mail,
        dil,
        tur: 'newsletter',
        veri: JSON.stringify({ bulten_k_no: k_no, abone_k_no, metin: dil }),
        durum: 'gonderildi',
        deneme: 1,
        olusturma_zamani: zaman,
        gonderim_zamani: zaman,
      })
      .execute()
  }
  const key = { tenant_id, bulten_k_no: k_no }
  await insertReceivers(
    trx,
    letters.map(({ k_no: abone_k_no, eposta_k_no }) => ({ ...key, abone_k_no, eposta_k_no })),
  )
  const sender = await trx.selectFrom('personel').select('k_no').where('rol', '=', 'yonetici').executeTakeFirst()
  await setStanding(trx, k_no, {
    durum: 'bitti',
    gonderen_k_no: sender?.k_no ?? null,
    hedef: letters.length,
    baslama_zamani: zaman,
    bitis_zamani: zaman,
  })
  await insertNewsletter(trx, { tenant_id, k_no: randomUUID() }, await withProducts(trx, draft))
}

async function loadSubscribers(
  trx: TenantTransaction,
  tenant_id: number,
  subscribers: z.infer<typeof Content>['subscribers'],
) {
  const rows = subscribers.map(({ e_mail, dil, durum }, place) => ({
    tenant_id,
    k_no: randomUUID(),
    e_mail,
    dil,
    durum,
    kaynak: place % 3 === 0 ? 'blok' : 'altbilgi',
    riza_metni: translatorFor(dil, 'home')('newsletterConsent'),
    riza_zamani: day(60 - place),
    onay_zamani: durum === 'bekliyor' ? null : day(60 - place),
    ayrilma_zamani: durum === 'ayrildi' ? day(3) : null,
  }))
  await trx
    .insertInto('abone')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const emails = subscribers.filter(({ durum }) => durum !== 'bekliyor').map(({ e_mail }) => e_mail)
  return await trx.selectFrom('abone').select(['k_no', 'e_mail', 'dil']).where('e_mail', 'in', emails).execute()
}

async function withProducts(trx: TenantTransaction, written: z.infer<typeof Written>): Promise<NewsletterFields> {
  const codes = written.bloklar.flatMap((block) => (block.tip === 'urunler' ? block.urunler : []))
  const rows = await trx.selectFrom('urun').select(['k_no', 'kod']).where('kod', 'in', codes).execute()
  const keys = new Map(rows.map(({ k_no, kod }) => [kod, k_no]))
  const bloklar = written.bloklar.map((block) =>
    block.tip === 'urunler' ? { ...block, urunler: block.urunler.flatMap((code) => keys.get(code) ?? []) } : block,
  )
  return { ...written, bloklar }
}
