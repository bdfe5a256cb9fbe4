import { ConstantBackoff, handleAll, retry, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { XMLParser } from 'fast-xml-parser'
import { inSpan } from '../../platform/tracing/span.ts'

export interface Bulletin {
  readonly banka_kodu: string
  readonly bulten_no: string | null
  /** YYYY-MM-DD */
  readonly bulten_tarihi: string
  readonly kurlar: readonly { readonly kod: string; readonly alis: string; readonly satis: string }[]
}

/** The bulletin could not be read; the last good one stays in use. */
export class BulletinError extends Error {
  override readonly name = 'BulletinError'
}

const MAX_BYTES = 1024 * 1024

const policy = wrap(
  retry(handleAll, { maxAttempts: 2, backoff: new ConstantBackoff(1_000) }),
  timeout(10_000, TimeoutStrategy.Aggressive),
)

/** Reads the central bank's daily XML. Called by a job only, never while a person waits. */
export async function fetchBulletin(url: string): Promise<Bulletin> {
  return await policy.execute(async ({ signal }) => {
    const facts = { 'http.request.method': 'GET', 'server.address': new URL(url).hostname }
    const response = await inSpan(
      'GET rates',
      facts,
      () => fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml, text/xml' } }),
      { kind: 'client' },
    )
    if (!response.ok) throw new BulletinError(`The central bank answered ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_BYTES) throw new BulletinError('The bulletin is larger than any bulletin')
    return parseBulletin(text)
  })
}

interface CurrencyElement {
  '@CurrencyCode'?: string
  Unit?: string
  ForexBuying?: string
  ForexSelling?: string
}

interface DocumentElement {
  Tarih_Date?: { '@Tarih'?: string; '@Bulten_No'?: string; Currency?: CurrencyElement[] }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Currency',
})

/** PRICE-16: rates are for one unit; elements may be empty, some are given per 100 units. */
export function parseBulletin(xml: string): Bulletin {
  const root = parseXml(xml).Tarih_Date
  const date = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(root?.['@Tarih'] ?? '')
  if (!root || !date) throw new BulletinError('This is not a bulletin: no date')
  const kurlar = (root.Currency ?? []).flatMap((element) => rateOf(element) ?? [])
  if (kurlar.length === 0) throw new BulletinError('The bulletin holds no rates')
  return {
    banka_kodu: 'TCMB',
    bulten_no: root['@Bulten_No'] ?? null,
    bulten_tarihi: `${date[3]}-${date[2]}-${date[1]}`,
    kurlar,
  }
}

function parseXml(xml: string): DocumentElement {
  try {
    return parser.parse(xml) as DocumentElement
  } catch (cause) {
    throw new BulletinError('This is not a bulletin: no XML', { cause })
  }
}

function rateOf(element: CurrencyElement): Bulletin['kurlar'][number] | undefined {
  const kod = element['@CurrencyCode'] ?? ''
  const unit = Number(element.Unit ?? '1')
  const alis = Number(element.ForexBuying)
  const satis = Number(element.ForexSelling)
  const usable = /^[A-Z]{3}$/.test(kod) && unit > 0 && alis > 0 && satis > 0
  if (!usable) return undefined
  return { kod, alis: (alis / unit).toFixed(8), satis: (satis / unit).toFixed(8) }
}
