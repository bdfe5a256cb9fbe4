import { PRODUCT_KINDS } from '@meltem/contract/content/content'

export interface MeasuredPage {
  readonly what: string
  readonly path: string
  /** JavaScript it may load, in kB of gzip. */
  readonly mostScript: number
  /** Points of Lighthouse's performance it must reach on a phone. */
  readonly leastSpeed: number
}

const HOME = { mostScript: 140, leastSpeed: 95 } as const
const LIST = { mostScript: 150, leastSpeed: 95 } as const
const DETAIL = { mostScript: 150, leastSpeed: 95 } as const
/** Journal and static pages have little to load beside their words. */
const CONTENT = { mostScript: 150, leastSpeed: 97 } as const

/** The first product of a kind that its list leads to. */
async function detailOf(serverUrl: string, kind: string): Promise<MeasuredPage> {
  const list = await fetch(`${serverUrl}/ru/d?urun_tipi=${kind}`)
  const [, path] = /<article[\s\S]*?href="(\/ru\/[dt]\/[^"?#]+)"/.exec(await list.text()) ?? []
  if (!path) throw new Error(`The list of ${kind} leads to no product`)
  return { what: `detail page, ${kind}`, path, ...DETAIL }
}

/** Home, lists and one detail page of each kind; in Russian too, whose sentences weigh most. */
export async function listMeasuredPages(serverUrl: string): Promise<readonly MeasuredPage[]> {
  const details: MeasuredPage[] = []
  for (const kind of PRODUCT_KINDS) details.push(await detailOf(serverUrl, kind))
  return [
    { what: 'home page', path: '/tr', ...HOME },
    { what: 'home page in Russian', path: '/ru', ...HOME },
    { what: 'list of everything', path: '/en/d', ...LIST },
    { what: 'list of everything in Russian', path: '/ru/d', ...LIST },
    { what: 'list of a category', path: '/en/c/villas', ...LIST },
    { what: 'journal in Russian', path: '/ru/b', ...CONTENT },
    { what: 'article in Russian', path: '/ru/b/den-v-kashe', ...CONTENT },
    { what: 'contract in Russian', path: '/ru/p/dogovor-paketnogo-tura', ...CONTENT },
    ...details,
  ]
}
