import { get } from 'node:http'

/** An answer exactly as it went over the wire. */
export interface RecordedPage {
  /** Name, value, name, value … */
  readonly headers: string[]
  readonly body: Buffer
}

/** Headers that node:http writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function recordPage(url: string, headers: Readonly<Record<string, string>>): Promise<RecordedPage> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: kept(response.rawHeaders), body: Buffer.concat(chunks) })
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

function kept(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
  return pairs.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())).flat()
}
