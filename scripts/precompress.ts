import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What shrinks; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json)$/

/** Writes `.br` and `.gz` beside each asset, at the best quality: it happens once per build, not per request. */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!TEXT.test(name)) continue
    const file = join(folder, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
  }
}
