import type { exportFigures, FigureTrait, FigureWish } from '@meltem/contract/figures/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { type FigureTexts, figureName } from '@meltem/i18n/figure-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import type { Cell } from '../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { pickUpTable, roomTable, salesTable, stepsTable, visitTable, type Words } from './figure-tables.ts'
import { maySee, measure, type Viewer, viewerOf } from './figures.service.ts'

type Wished = ParsedInputOf<typeof exportFigures>

const TRAITS = ['tip', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once'] as const
const ALL_ROWS = 100_000

/** Every table of the screen below each other, with its days said above it; nothing in it is a formula (FIG-8). */
export async function figuresFile(
  services: Pick<Services, 'db' | 'clock'>,
  context: RequestContext,
  { bicim, dil, ...wish }: Wished,
): Promise<OutputOf<typeof exportFigures>> {
  const viewer = { ...(await viewerOf(services, context)), language: dil }
  const tables = await withTenant(services.db, context.tenant.id, async (trx) => {
    await noteUnchanged(trx, null, { ...wish, bicim })
    return await readTables(trx, viewer, wish)
  })
  const t = translatorFor(dil, 'admin.figures' as 'admin') as unknown as FigureTexts['figures']
  const say = (key: string) => t(key as 'unknown')
  const days = `${formatDate(wish.ilk)} – ${formatDate(wish.son)}`
  const head = [say('title'), days, say(`by.${wish.esas}`), tables.kur]
  const { wholeTable } = await import('../../platform/files/papers/table-file.ts')
  const table = { name: say('title'), head, rows: tables.rows }
  const ad = `${say('file_name')}-${wish.ilk}-${wish.son}.${bicim}`
  return { ad, icerik: await wholeTable(bicim, table) }
}

async function readTables(trx: TenantTransaction, viewer: Viewer, wish: Omit<Wished, 'bicim' | 'dil'>) {
  const words = wordsOf(viewer.language)
  const asked = (olcu: FigureWish['olcu'], boyut: FigureTrait) =>
    measure(trx, viewer, { ...wish, olcu, boyut }, ALL_ROWS)
  const rows: Cell[][] = []
  let kur = ''
  if (maySee(viewer, 'satis')) {
    const whole = await asked('satis', 'toplam')
    kur = whole.kur
    rows.push(...stepsTable(whole, words))
    for (const boyut of TRAITS) rows.push(...salesTable(await asked('satis', boyut), boyut, words))
    rows.push(...pickUpTable(await asked('dolus', 'toplam'), words))
  }
  if (maySee(viewer, 'doluluk'))
    for (const boyut of ['tip', 'urun'] as const) rows.push(...roomTable(await asked('doluluk', boyut), boyut, words))
  if (maySee(viewer, 'donusum')) rows.push(...visitTable(await asked('donusum', 'toplam'), words))
  return { kur, rows }
}

function wordsOf(language: Language): Words {
  const month = new Intl.DateTimeFormat(LOCALES[language].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const figures = translatorFor(language, 'admin.figures' as 'admin') as unknown as FigureTexts['figures']
  const kinds = translatorFor(language, 'admin.translations.group' as 'admin') as unknown as FigureTexts['kinds']
  return {
    say: (key) => figures(key as 'unknown'),
    month: (ay) => month.format(new Date(`${ay}-01T00:00:00Z`)),
    name: ({ deger, ad }, boyut) => figureName({ figures, kinds }, language, { boyut, deger, ad }),
  }
}
