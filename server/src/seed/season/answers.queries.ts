import type { GuestAnswer } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import {
  type AskedField,
  answerName,
  askedFields,
  isIdentity,
  withNames,
} from '@meltem/domain/reservation/guest-questions'
import { sql } from 'kysely'
import { listAskedLines } from '../../features/reservation/answers/answers.queries.ts'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { between, hotelOf, pick, type Roll, visitor } from './people.ts'
import type { Sold } from './sell.ts'

/** Some leave a question open until the last day, which is work for the office. */
const OPEN = 0.12

const NATIONALITY: Readonly<Record<Language, string>> = { tr: 'TR', en: 'GB', de: 'DE', ru: 'RU' }

interface Asked {
  readonly lang: Language
  readonly today: IsoDay
  readonly roll: Roll
}

const day = (roll: Roll, today: IsoDay, first: number, last: number) => addDays(today, between(roll, first, last))

/** What a guest writes under a question of these names; a question of another name stays open unless it offers a choice. */
const WRITTEN: Readonly<Record<string, (asked: Asked) => string>> = {
  adres: ({ roll }) => `Likya Cd. ${between(roll, 3, 88)}, Fethiye`,
  alerji: ({ lang }) => ({ tr: 'Fıstık', en: 'Peanuts', de: 'Erdnüsse', ru: 'Арахис' })[lang],
  ayakkabi: ({ roll }) => String(between(roll, 36, 45)),
  boy: ({ roll }) => String(between(roll, 156, 192)),
  cift_adlari: ({ roll, lang }) => `${visitor(roll, lang).ad} & ${visitor(roll, lang).ad}`,
  cocuk_yaslari: ({ roll }) => String(between(roll, 3, 11)),
  ehliyet_tarihi: ({ roll, today }) => day(roll, today, -9000, -900),
  hizmet_adresi: ({ roll }) => `Sahil Yolu ${between(roll, 1, 60)}, Göcek`,
  kilo: ({ roll }) => String(between(roll, 52, 96)),
  otel: ({ roll }) => hotelOf(roll).hotel_adi ?? '',
  sertifika_seviyesi: ({ roll }) => pick(roll, ['PADI Open Water', 'PADI Advanced', 'CMAS **']),
  son_dalis: ({ roll, today }) => day(roll, today, -700, -40),
  surucu_dogum: ({ roll, today }) => day(roll, today, -20_000, -9500),
  tedavi_ayi: ({ roll, today }) => day(roll, today, 20, 120),
  ucus_no: ({ roll }) => `${pick(roll, ['TK', 'PC', 'XQ', 'SU'])} ${between(roll, 210, 2890)}`,
  uyruk: ({ lang }) => NATIONALITY[lang],
  varis_saati: ({ roll }) => pick(roll, ['09:40', '11:15', '13:50', '16:20', '18:05']),
}

function wordsFor({ kod, secenekler }: AskedField['soru'], asked: Asked): string | undefined {
  const { roll, lang } = asked
  if (kod === 'ad' || kod === 'soyad') return visitor(roll, lang)[kod]
  const [usual] = secenekler
  if (usual) return (roll() < 0.75 ? usual : pick(roll, secenekler)).kod
  return WRITTEN[kod]?.(asked)
}

function answerTo({ soru, kisi }: AskedField, asked: Asked): GuestAnswer[] {
  if (isIdentity(soru.kod) || asked.roll() < OPEN) return []
  const deger = wordsFor(soru, asked)
  return deger ? [{ soru: soru.kod, kisi, deger }] : []
}

/** Once more for what an answer has brought up, as the page of the guest does. */
function answersTo(lines: Parameters<typeof askedFields>[0], asked: Asked): GuestAnswer[] {
  const known = new Set<string>()
  const given: GuestAnswer[] = []
  for (let round = 0; round < 2; round += 1) {
    const told = Object.fromEntries(given.map(({ soru, kisi, deger }) => [answerName(soru, kisi), deger]))
    const fields = withNames(askedFields(lines, told)).filter(({ ad }) => !known.has(ad))
    for (const field of fields) {
      known.add(field.ad)
      given.push(...answerTo(field, asked))
    }
  }
  return given
}

/** What guests have answered to the questions of what they booked. */
export async function insertAnswers(
  trx: TenantTransaction,
  { sold, today, roll }: { readonly sold: readonly Sold[]; readonly today: IsoDay; readonly roll: Roll },
): Promise<void> {
  const asked = Map.groupBy(
    await listAskedLines(
      trx,
      sold.map(({ row }) => row.k_no),
    ),
    ({ rezervasyon_k_no }) => rezervasyon_k_no,
  )
  const keys: string[] = []
  const values: string[] = []
  for (const { row, wish } of sold) {
    const lines = (asked.get(row.k_no) ?? []).map(({ pax, sorular }) => ({ istek: { pax }, urun: { sorular } }))
    const answers = answersTo(lines, { lang: wish.guest.lang, today, roll })
    if (answers.length === 0) continue
    keys.push(row.k_no)
    values.push(JSON.stringify(answers))
  }
  await sql`update rezervasyon r set misafir = jsonb_set(r.misafir, '{yanitlar}', y.yanitlar::jsonb)
    from unnest(${keys}::uuid[], ${values}::text[]) as y(k_no, yanitlar) where r.k_no = y.k_no`.execute(trx)
}
