import type { saveMenu as saveCall } from '@meltem/contract/content/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isSame } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { plainText } from '../pages/written-blocks.ts'
import { deleteMenu, findElsewhere, insertMenu, listItems, lockMenu } from './menu.queries.ts'

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
export async function saveMenu(
  trx: TenantTransaction,
  tenantId: number,
  { konum, ogeler, gorulen }: Menu,
): Promise<number> {
  const byKey = new Map(ogeler.map((item) => [item.k_no, item]))
  if (byKey.size !== ogeler.length) throw new AppError('alan_hatasi')
  for (const item of ogeler) requireTarget(item)
  const placed = ogeler.map((item, sira) => ({ item, sira, depth: depthOf(item, byKey) }))
  const elsewhere = await findElsewhere(trx, konum, [...byKey.keys()])
  if (elsewhere) throw new AppError('cakisma')
  if (gorulen) await requireUnchanged(trx, konum, gorulen)
  await deleteMenu(trx, konum)
  if (placed.length === 0) {
    // Emptying what is empty changes no row; that it was done is noted all the same.
    await noteUnchanged(trx, null, { konum })
    return 0
  }
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

/** A menu is one thing: one that another has written since is told whole, never overwritten unseen (PAGE-22). */
async function requireUnchanged(trx: TenantTransaction, konum: Menu['konum'], seen: readonly Item[]): Promise<void> {
  await lockMenu(trx, konum)
  const stands = await listItems(trx, konum)
  if (isSame(stands.map(comparable), seen.map(comparable))) return
  throw await contestedBy(trx, { tables: ['menu'] }, { ogeler: stands })
}

const comparable = ({ icerik, ...item }: Item) => ({ ...item, icerik: textsOf(icerik) })

function textsOf(texts: Item['icerik']) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([dil, text]) =>
      text ? [[dil, { baslik: plainText(text.baslik), slug: text.slug ?? null, url: text.url ?? null }]] : [],
    ),
  )
}
