import { type Counters, LIVE_SUBJECTS } from '@meltem/contract/staff/live'
import { hasRight, type RightHolder } from '@meltem/contract/staff/rights'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { countNewEnquiries } from '../../audience/enquiry.queries.ts'
import { countWaitingApprovals } from '../../payment/approval/approval.queries.ts'
import { countRequests } from '../../reservation/request/request-list.queries.ts'
import { countNewMessages } from './live.queries.ts'

type Counted = { readonly [Name in keyof Counters]: number }

/** Counted once for everybody who listens. */
export async function countAll(trx: TenantTransaction): Promise<Counted> {
  return {
    istekler: (await countRequests(trx)).bekleyen,
    mesajlar: await countNewMessages(trx),
    talepler: await countNewEnquiries(trx),
    onaylar: await countWaitingApprovals(trx),
  }
}

/** Of the counters those that the person may know. */
export function countersFor(who: RightHolder, counted: Counted): Counters {
  return {
    istekler: hasRight(who, LIVE_SUBJECTS.rezervasyon) ? counted.istekler : null,
    mesajlar: hasRight(who, LIVE_SUBJECTS.mesaj) ? counted.mesajlar : null,
    talepler: hasRight(who, LIVE_SUBJECTS.mesaj) ? counted.talepler : null,
    onaylar: hasRight(who, LIVE_SUBJECTS.odeme) ? counted.onaylar : null,
  }
}
