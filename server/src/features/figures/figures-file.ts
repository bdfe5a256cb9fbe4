import type {
  exportFigures,
  FIGURE_TRAITS,
  Figures,
  FigureWish,
  RoomRow,
  SalesRow,
} from '@meltem/contract/figures/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { type FigureTexts, figureName } from '@meltem/i18n/figure-words'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import type { Cell } from '../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { maySee, measure, type Viewer, viewerOf } from './figures.service.ts'

type Wished = ParsedInputOf<typeof exportFigures>
type Trait = (typeof FIGURE_TRAITS)[number]

const TRAITS = ['tip', 'urun', 'kanal', 'acente', 'ulke', 'dil', 'kur', 'once'] as const
const COLUMNS = ['services', 'amount', 'cancelled', 'cancelled_amount', 'before', 'difference'] as const
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
  const asked = (olcu: FigureWish['olcu'], boyut: Trait) => measure(trx, viewer, { ...wish, olcu, boyut }, ALL_ROWS)
  const rows: Cell[][] = []
  let kur = ''
  if (maySee(viewer, 'satis')) {
    const whole = await asked('satis', 'toplam')
    kur = whole.kur
    rows.push(...stepsTable(whole, words))
    for (const boyut of TRAITS) rows.push(...salesTable((await asked('satis', boyut)).satis?.data ?? [], boyut, words))
  }
  if (maySee(viewer, 'doluluk')) rows.push(...roomTable((await asked('doluluk', 'urun')).doluluk?.data ?? [], words))
  if (maySee(viewer, 'donusum')) rows.push(...visitTable(await asked('donusum', 'toplam'), words))
  return { kur, rows }
}

interface Words {
  readonly say: (key: string) => string
  readonly name: (row: { readonly deger: string; readonly ad: string | null }, boyut: Trait) => string
}

function wordsOf(language: Language): Words {
  const figures = translatorFor(language, 'admin.figures' as 'admin') as unknown as FigureTexts['figures']
  const kinds = translatorFor(language, 'admin.translations.group' as 'admin') as unknown as FigureTexts['kinds']
  return {
    say: (key) => figures(key as 'unknown'),
    name: ({ deger, ad }, boyut) => figureName({ figures, kinds }, language, { boyut, deger, ad }),
  }
}

const EMPTY: Cell[] = ['']

function stepsTable({ dilimler, adim, satis }: Figures, { say }: Words): Cell[][] {
  if (!satis) return []
  const { toplam } = satis
  const before = toplam.gecen?.dilimler
  return [
    EMPTY,
    [say(`sales_by.${adim}`)],
    [say('column.period'), say('column.amount'), say('column.before'), say('column.difference')],
    ...dilimler.map((day, at): Cell[] => {
      const [now, then] = [toplam.dilimler[at] ?? 0, before?.[at]]
      return [formatDate(day), now, then ?? '', changeOf(now, then)]
    }),
    [say('column.sum'), toplam.tutar, toplam.gecen?.tutar ?? '', changeOf(toplam.tutar, toplam.gecen?.tutar)],
  ]
}

function salesTable(rows: readonly SalesRow[], boyut: Trait, { say, name }: Words): Cell[][] {
  if (rows.length === 0) return []
  return [
    EMPTY,
    [say(`trait.${boyut}`)],
    [say(`trait.${boyut}`), ...COLUMNS.map((column) => say(`column.${column}`))],
    ...rows.map((row): Cell[] => [
      name(row, boyut),
      row.adet,
      row.tutar,
      row.iptal_adet,
      row.iptal_tutar,
      row.gecen?.tutar ?? '',
      changeOf(row.tutar, row.gecen?.tutar),
    ]),
  ]
}

function roomTable(rows: readonly RoomRow[], { say, name }: Words): Cell[][] {
  if (rows.length === 0) return []
  return [
    EMPTY,
    [say('room_title')],
    [say('trait.urun'), say('column.taken'), say('column.room'), '%'],
    ...rows.map((row): Cell[] => [name(row, 'urun'), row.dolu, row.toplam, shareOf(row.dolu, row.toplam)]),
  ]
}

function visitTable({ dilimler, donusum }: Figures, { say }: Words): Cell[][] {
  if (!donusum) return []
  return [
    EMPTY,
    [say('visit_title')],
    [say('column.period'), say('column.visits'), say('column.bookings')],
    ...dilimler.map((day, at): Cell[] => {
      const step = donusum.dilimler[at]
      return [formatDate(day), step?.ziyaret ?? 0, step?.rezervasyon ?? '']
    }),
  ]
}

const shareOf = (part: number, whole: number) => (whole === 0 ? '' : Math.round((1_000 * part) / whole) / 10)

function changeOf(now: number, then: number | undefined): Cell {
  return then === undefined || then === 0 ? '' : Math.round((1_000 * (now - then)) / then) / 10
}
