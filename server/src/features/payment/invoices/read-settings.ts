import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { PARTS } from '../../settings/office/setting-parts.ts'
import { readSettingParts } from '../../settings/settings.queries.ts'
import type { InvoiceSettings } from './draft-invoice.ts'

/** As they stand in this transaction, not as they are remembered. */
export async function readInvoiceSettings(trx: TenantTransaction, { kod }: Tenant): Promise<InvoiceSettings> {
  const parts = await readSettingParts(trx)
  return {
    kod,
    company: PARTS.company.read(parts.get('company'), kod),
    contact: PARTS.contact.read(parts.get('contact'), kod),
    fatura: PARTS.fatura.read(parts.get('fatura'), kod),
  }
}
