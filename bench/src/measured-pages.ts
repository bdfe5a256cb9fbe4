import { PRODUCT_KINDS } from '@meltem/contract/content'

export interface MeasuredPage {
  readonly what: string
  readonly path: string
  /** JavaScript it may load, in kB of gzip. */
  readonly mostScript: number
}

const LIST = 150
const DETAIL = 190
const CONTENT = 150

/** The first product of a kind that its list leads to. */
async function detailOf(serverUrl: string, kind: string): Promise<MeasuredPage> {
  const list = await fetch(`${serverUrl}/ru/d?urun_tipi=${kind}`)
  const [, path] = /<article[\s\S]*?href="(\/ru\/[dt]\/[^"?#]+)"/.exec(await list.text()) ?? []
  if (!path) throw new Error(`The list of ${kind} leads to no product`)
  return { what: `detail page, ${kind}`, path, mostScript: DETAIL }
}

/** Home, lists and one detail page of each kind; in Russian too, whose sentences weigh most. */
export async function listMeasuredPages(serverUrl: string): Promise<readonly MeasuredPage[]> {
  const details: MeasuredPage[] = []
  for (const kind of PRODUCT_KINDS) details.push(await detailOf(serverUrl, kind))
  return [
    { what: 'home page', path: '/tr', mostScript: 150 },
    { what: 'home page in Russian', path: '/ru', mostScript: 150 },
    { what: 'list of everything', path: '/en/d', mostScript: LIST },
    { what: 'list of everything in Russian', path: '/ru/d', mostScript: LIST },
    { what: 'list of a category', path: '/en/c/villas', mostScript: LIST },
    { what: 'journal in Russian', path: '/ru/b', mostScript: CONTENT },
    { what: 'article in Russian', path: '/ru/b/den-v-kashe', mostScript: CONTENT },
    { what: 'contract in Russian', path: '/ru/p/dogovor-paketnogo-tura', mostScript: CONTENT },
    ...details,
  ]
}
