import { withTenant } from '../platform/db/connection.ts'
import { staffHeaders } from './staff-login.ts'
import type { TestBooking } from './test-booking.ts'

const TEST_IBAN = 'TR330006100519786457841326'

/** A line of a bank file: day, words, sum with two decimals, and the number the bank gave it. */
export interface FileLine {
  readonly tarih: string
  readonly aciklama: string
  readonly tutar: number
  readonly no: string
}

/** As a Turkish bank writes it. */
export function bankCsv(lines: readonly FileLine[]): Buffer {
  const sum = (amount: number) => amount.toFixed(2).replace('.', ',')
  const rows = lines.map(({ tarih, aciklama, tutar, no }) => `${tarih};${no};${aciklama};${sum(tutar)};TL`)
  return Buffer.from(`IBAN;${TEST_IBAN}\nTarih;Dekont No;Açıklama;Tutar;Para Birimi\n${rows.join('\n')}\n`)
}

/** The operator's account that files are of. Answers its key. */
export async function addBankAccount({ place }: Pick<TestBooking, 'place'>): Promise<string> {
  const { k_no } = await withTenant(place.db, place.tenantId, (trx) =>
    trx
      .insertInto('banka_hesabi')
      .values({
        tenant_id: place.tenantId,
        banka: 'Ziraat',
        sube: null,
        hesap_sahibi: 'Alfa',
        iban: TEST_IBAN,
        swift: null,
        kur: 'TRY',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow(),
  )
  return k_no
}

export async function uploadFile(
  { app }: Pick<TestBooking, 'app'>,
  bytes: Buffer,
  { headers, query = '' }: { readonly headers?: Record<string, string>; readonly query?: string } = {},
) {
  const staff = headers ?? (await staffHeaders(app))
  return await app.server.inject({
    method: 'POST',
    url: `/api/yonetim/banka-dosya-yukle-post?ad=agustos.csv${query}`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...staff },
  })
}
