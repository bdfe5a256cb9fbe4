import type { saveMenu as saveCall } from '@meltem/contract/content-desk'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { deleteMenu, findElsewhere, insertMenu } from './menu.queries.ts'
import { plainText } from './written-blocks.ts'

type Menu = ParsedInputOf<typeof saveCall>
type Item = Menu['ogeler'][number]

/** As deep as the screens can show. */
const DEEPEST = 3

/** How far below the top an item stands; refuses a chain that leads back to itself, or out of the menu. */
function depthOf(item: Item, byKey: ReadonlyMap<string, Item>): number {
  let depth = 1
  let parent = item.menu_k_no
  while (parent !== null) {
    const above = byKey.get(parent)
    if (!above || depth >= DEEPEST) throw new AppError('menu_dongu', { ayrinti: { k_no: item.k_no } })
    depth += 1
    parent = above.menu_k_no
  }
  return depth
}

/** An item leads somewhere by its kind: content by type, a custom page by its address, a heading nowhere. */
function requireTarget(item: Item): void {
  const texts = Object.values(item.icerik).filter((text) => text !== undefined)
  const led =
    item.tip === 'baslik' ||
    (item.tip === 'icerik' && item.turu !== null) ||
    (item.tip === 'ozel' && texts.every(({ url }) => url))
  if (texts.length === 0 || !led) throw new AppError('alan_hatasi', { ayrinti: { k_no: item.k_no } })
}

/** Writes a menu whole: items that are not named any more are gone. */
export async function saveMenu(trx: TenantTransaction, tenantId: number, { konum, ogeler }: Menu): Promise<number> {
  const byKey = new Map(ogeler.map((item) => [item.k_no, item]))
  if (byKey.size !== ogeler.length) throw new AppError('alan_hatasi')
  for (const item of ogeler) requireTarget(item)
  const placed = ogeler.map((item, sira) => ({ item, sira, depth: depthOf(item, byKey) }))
  const elsewhere = await findElsewhere(trx, konum, [...byKey.keys()])
  if (elsewhere) throw new AppError('cakisma')
  await deleteMenu(trx, konum)
  if (placed.length === 0) return 0
  // Parents before their children: the key of a parent must be there.
  const rows = placed
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ item: { k_no, menu_k_no, tip, turu, icerik }, sira }) => ({
      tenant_id: tenantId,
      k_no,
      menu_k_no,
      tip,
      turu: tip === 'icerik' ? turu : null,
      konum,
      sira,
      icerik: JSON.stringify(textsOf(icerik)),
    }))
  await insertMenu(trx, rows)
  return rows.length
}

function textsOf(texts: Item['icerik']) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([dil, text]) =>
      text ? [[dil, { baslik: plainText(text.baslik), slug: text.slug ?? null, url: text.url ?? null }]] : [],
    ),
  )
}
