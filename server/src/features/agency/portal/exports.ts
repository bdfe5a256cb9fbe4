import type { exportPassengers, exportStatement } from '@meltem/contract/agency-tools'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { toAmount } from '@meltem/domain/money'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { sql } from 'kysely'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Table } from '../../../platform/files/papers/table-file.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import { lineStands } from '../../reservation/stock/line-stands.ts'
import type { Desk } from './portal.service.ts'

type Exported = OutputOf<typeof exportPassengers>

async function fileOf(table: Table, bicim: 'csv' | 'xlsx', ad: string): Promise<Exported> {
  const { csvFile, xlsxFile } = await import('../../../platform/files/papers/table-file.ts')
  const bytes = bicim === 'csv' ? csvFile(table) : await xlsxFile(table)
  return { ad: `${ad}.${bicim}`, icerik: bytes.toString('base64'), satir: table.rows.length }
}

interface PassengerRow {
  readonly baslangic: string
  readonly bitis: string | null
  readonly saat: string | null
  readonly baslik: string
  readonly kayit_no: string
  readonly ad: string
  readonly soyad: string
  readonly telefon: string
  readonly yetiskin: number
  readonly cocuk: number
  readonly bebek: number
  readonly otel: string | null
  readonly oda: string | null
  readonly notu: string | null
}

/** What the agency itself has booked; who came through its page is not its passenger. */
export async function passengerList(
  { services, context }: Desk,
  { baslangic, bitis, bicim }: ParsedInputOf<typeof exportPassengers>,
): Promise<Exported> {
  const { acente } = await requireAgency(context)
  const { rows } = await withTenant(services.db, context.tenant.id, (trx) =>
    sql<PassengerRow>`
      select l.baslangic, l.bitis, l.satir ->> 'baslangic_saat' as saat, l.satir ->> 'baslik' as baslik, r.kayit_no,
        r.misafir ->> 'ad' as ad, r.misafir ->> 'soyad' as soyad, r.misafir ->> 'telefon' as telefon,
        (l.satir #>> '{pax,yetiskin}')::int as yetiskin, (l.satir #>> '{pax,cocuk}')::int as cocuk,
        (l.satir #>> '{pax,bebek}')::int as bebek, r.hotel_bilgi ->> 'hotel_adi' as otel,
        r.hotel_bilgi ->> 'oda_no' as oda, r.rezervasyon_notu as notu
      from acente_rezervasyon s
      join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
        and r.durum in ('confirmed', 'completed')
      join rezervasyon_satiri l on l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no
      where s.acente_k_no = ${acente.k_no}::uuid and s.kanal = 'masa'
        and ${lineStands('l')} and l.baslangic between ${baslangic}::date and ${bitis}::date
      order by l.baslangic, l.satir ->> 'baslangic_saat', r.kayit_no limit 5000`.execute(trx),
  )
  const t = translatorFor(context.language, 'agencyPapers')
  const head = (
    [
      'day',
      'until',
      'time',
      'product',
      'number',
      'name',
      'phone',
      'adults',
      'children',
      'infants',
      'hotel',
      'note',
    ] as const
  ).map((name) => t(name))
  const table = {
    name: t('passengers'),
    head,
    rows: rows.map((row) => [
      formatDate(row.baslangic),
      row.bitis ? formatDate(row.bitis) : '',
      row.saat ?? '',
      row.baslik,
      row.kayit_no,
      `${row.ad} ${row.soyad}`,
      row.telefon,
      row.yetiskin,
      row.cocuk,
      row.bebek,
      [row.otel, row.oda].filter(Boolean).join(' · '),
      row.notu ?? '',
    ]),
  }
  return await fileOf(table, bicim, `${acente.kno}-${baslangic}-${bitis}`)
}

interface LedgerRow {
  readonly sira: number
  readonly gun: string
  readonly tur: 'rezervasyon' | 'degisiklik' | 'iptal' | 'komisyon' | 'odeme' | 'duzeltme'
  readonly no: string | null
  readonly aciklama: string
  readonly tutar: number
  readonly bakiye: number
}

const MOST_ROWS = 20_000

export async function statementFile(
  { services, context }: Desk,
  { kur: wanted, bicim }: ParsedInputOf<typeof exportStatement>,
): Promise<Exported> {
  const { acente } = await requireAgency(context, 'sahip', 'muhasebe')
  const kur = wanted ?? acente.kur
  const { rows } = await withTenant(services.db, context.tenant.id, (trx) =>
    sql<LedgerRow>`
      select s.hesap_sira as sira, to_char(h.zaman at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as gun, h.tur,
        coalesce(h.belge_no, (select r.kayit_no from rezervasyon r where r.tenant_id = h.tenant_id
          and r.k_no = h.rezervasyon_k_no)) as no, h.aciklama, s.tutar, s.bakiye_sonra as bakiye
      from cari_satir s
      join cari_hareket h on h.tenant_id = s.tenant_id and h.k_no = s.hareket_k_no
      where s.hesap = 'acente' and s.acente_k_no = ${acente.k_no}::uuid and s.kur = ${kur}
      order by s.hesap_sira desc limit ${MOST_ROWS}`.execute(trx),
  )
  const t = translatorFor(context.language, 'agencyPapers')
  const head = (['row', 'day', 'kind', 'number', 'note', 'debit', 'credit', 'balance', 'currency'] as const).map(
    (name) => t(name),
  )
  const table = {
    name: t('statement'),
    head,
    rows: rows
      .toReversed()
      .map((row) => [
        row.sira,
        formatDate(row.gun),
        t(`kinds.${row.tur}`),
        row.no ?? '',
        row.aciklama,
        toAmount(Math.max(0, row.tutar)),
        toAmount(Math.max(0, -row.tutar)),
        toAmount(row.bakiye),
        kur,
      ]),
  }
  return await fileOf(table, bicim, `${acente.kno}-${kur}`)
}
