import * as bank from '@meltem/contract/payment/bank-office'
import * as claims from '@meltem/contract/payment/claims-office'
import * as till from '@meltem/contract/payment/till-office'
import { limitOf } from '@meltem/contract/staff/rights'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { instantOf, wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { sumLines } from './bank/bank-line.queries.ts'
import { listBankLines } from './bank/list-lines.ts'
import { confirmLines, matchLine, setAside } from './bank/match-line.ts'
import { uploadBankFile } from './bank/upload-bank-file.ts'
import { listClaimRows } from './claims/claims.queries.ts'
import { decideClaim, listClaims } from './claims/decide-claim.ts'
import { countReviews } from './review/office.queries.ts'
import { closeTill, readTill } from './till/close-till.ts'
import { sumReceived } from './till/till.queries.ts'

/** Bank, claims and till: the screen Money of the office. */
export function mountMoney(api: Api, services: Services): void {
  const { db, clock } = services
  const acting = async (context: RequestContext) => {
    const { k_no, rol } = await requireStaff(context)
    return {
      act: await staffAct(services, context),
      clerk: { personel_k_no: k_no, silme: limitOf(rol, 'silme') },
    }
  }
  const today = () => wallOf(clock.now()).slice(0, 10)
  api.mount(bank.uploadBankFile, (input, context) => uploadBankFile(services, context, input))
  api.mount(bank.listBankLines, async (input, { tenant }) =>
    withTenant(db, tenant.id, (trx) => listBankLines(trx, input, clock.now())),
  )
  api.mount(bank.confirmBankLines, async ({ hareketler }, context) => {
    const { act, clerk } = await acting(context)
    return { data: await confirmLines(act, clerk, hareketler) }
  })
  api.mount(bank.matchBankLine, async (input, context) => {
    const { act, clerk } = await acting(context)
    return await matchLine(act, clerk, input)
  })
  api.mount(bank.setBankLineAside, async (input, context) => {
    const { act, clerk } = await acting(context)
    return await setAside(act, clerk, input)
  })
  api.mount(claims.listPaymentClaims, async (input, { tenant }) =>
    withTenant(db, tenant.id, (trx) => listClaims(trx, input)),
  )
  api.mount(claims.decidePaymentClaim, async (input, context) => {
    const { act, clerk } = await acting(context)
    return await decideClaim(act, clerk, input)
  })
  api.mount(till.getTill, async ({ gun }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => readTill(trx, gun ?? today(), today())),
  }))
  api.mount(till.closeTill, (input, context) => closeTill(services, context, input))
  api.mount(bank.countMoney, async (_input, { tenant }) => {
    const gun = today()
    const from = instantOf(`${gun}T00:00`)
    return await withTenant(db, tenant.id, async (trx) => {
      const lines = await sumLines(trx, { view: 'acik' })
      return {
        gun,
        gelen: await sumReceived(trx, { from, cards: false }),
        kart: await sumReceived(trx, { from, cards: true }),
        hareket: lines.adet,
        hareket_tutar: lines.tutarlar,
        bildirim: (await listClaimRows(trx, 'bekliyor', { most: 0, skip: 0 })).toplam,
        ...(await countReviews(trx)),
      }
    })
  })
}
