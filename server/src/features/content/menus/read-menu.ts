import type { getMenu, WrittenMenuItem } from '@meltem/contract/content/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { isOwnAddress } from '@meltem/contract/wire/page-address'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { listItems, listTargets } from './menu.queries.ts'

/** A menu as it was written, and where it leads nowhere: told, not refused, as a page may come later. */
export async function readMenu(
  trx: TenantTransaction,
  konum: ParsedInputOf<typeof getMenu>['konum'],
): Promise<OutputOf<typeof getMenu>> {
  const data = await listItems(trx, konum)
  const known = new Set((await listTargets(trx)).map(({ turu, dil, adres }) => `${turu} ${dil} ${adres}`))
  const kopuk = data.flatMap((item) =>
    LANGUAGES.filter((dil) => {
      const target = targetOf(item, dil)
      return target !== undefined && !known.has(target)
    }).map((dil) => ({ k_no: item.k_no, dil })),
  )
  return { data, kopuk }
}

/** What must be there for the item to lead somewhere; undefined where nothing of ours is named. */
function targetOf({ tip, turu, icerik }: WrittenMenuItem, dil: (typeof LANGUAGES)[number]): string | undefined {
  const text = icerik[dil]
  if (!text) return undefined
  if (tip === 'icerik') return text.slug ? `${turu} ${dil} ${text.slug.split('/').at(-1)}` : undefined
  if (tip !== 'ozel' || !text.url || !isOwnAddress(text.url)) return undefined
  return `ozel ${dil} ${text.url}`
}
