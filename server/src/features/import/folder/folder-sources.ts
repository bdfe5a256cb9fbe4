import type { ProductKind } from '@meltem/contract/content/content'
import type { ImportProblem } from '@meltem/contract/import/office'
import { MOST_IMPORTED } from '@meltem/contract/import/office'
import type { Language } from '@meltem/contract/wire/language'
import { ContentFolder, type FileSource } from '../../catalog/import/content-folder.ts'
import { QuestionsFile } from '../../catalog/import/format/product-file.ts'
import { readProduct } from '../../catalog/import/read-product.ts'
import { FileProblem } from '../file/file-problem.ts'
import type { Zip } from '../file/read-zip.ts'
import type { Source } from '../plan-import.ts'
import { folderProduct } from './folder-product.ts'

interface FolderTerms {
  readonly urun_tipi: ProductKind
  readonly diller: readonly Language[]
}

/** Products of an archive: the folder form of the demo, `<code>/product.json` with its texts, wherever in it they lie. */
export function folderSources(zip: Zip, { urun_tipi, diller }: FolderTerms): Source[] {
  const names = zip.names()
  const places = names
    .filter((name) => name.endsWith('/product.json'))
    .map((name) => name.slice(0, -'/product.json'.length))
  if (places.length > MOST_IMPORTED) throw new FileProblem('cok_urun')
  const folder = new ContentFolder(sourceOf(zip))
  const beside = names.find((name) => /(?:^|\/)questions\.json$/.test(name))
  const questions = (beside ? folder.find(beside, QuestionsFile) : undefined) ?? {}
  const [own = 'tr'] = diller
  return places.toSorted().flatMap((place): Source[] => {
    const kod = place.split('/').at(-1) ?? place
    const from = folder.problems().length
    const read = readProduct({ folder, place, kod, diller, varsayilan_dil: own, questions })
    const wrong = folder.problems().slice(from)
    if (read && read.urun.urun_tipi !== urun_tipi) return []
    const told = wrong.map(({ file, path, sentence }): ImportProblem => {
      return { kod: 'dosya', sayfa: file, satir: null, sutun: path || null, alan: null, deger: sentence.slice(0, 200) }
    })
    return [folderProduct({ kod, place, read, told })]
  })
}

/** Each file is unpacked once, when it is read. */
function sourceOf(zip: Zip): FileSource {
  return { names: () => zip.names(), read: (name) => zip.read(name) }
}
