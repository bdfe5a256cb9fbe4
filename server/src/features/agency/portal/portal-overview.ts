import type { getPortal } from '@meltem/contract/agency/portal'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { toAmount } from '@meltem/domain/money'
import { withTenant } from '../../../platform/db/connection.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import { findAccount } from '../ledger/statement.queries.ts'
import { findSellingAgency } from '../terms/seller-terms.queries.ts'
import { contractOn } from '../terms/seller-terms.ts'
import { todayOf } from './acting-agency.ts'
import type { Portal } from './portal.service.ts'
import { readFigures } from './portal-figures.queries.ts'

export async function readPortal({ services, context }: Portal): Promise<OutputOf<typeof getPortal>> {
  const { acente, kullanici } = await requireAgency(context)
  const today = todayOf(services)
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const agency = await findSellingAgency(trx, acente.k_no)
    const contract = agency && contractOn(agency, today)
    const { ciro, komisyon, gelen, opsiyon } = await readFigures(trx, acente, today)
    const account = kullanici.rol === 'satis' ? undefined : await findAccount(trx, acente.k_no, acente.kur)
    const empty = kullanici.rol === 'satis' ? null : 0
    return {
      sozlesme: contract
        ? { ad: contract.ad, akis: contract.akis, bitis: contract.bitis, opsiyon_saat: contract.opsiyon_saat }
        : null,
      kur: acente.kur,
      ciro: toAmount(ciro),
      komisyon: toAmount(komisyon),
      gelen,
      opsiyon,
      bakiye: account?.bakiye ?? empty,
      kalan_kredi: account?.kalan_kredi ?? empty,
    }
  })
}
