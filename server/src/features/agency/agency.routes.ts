import { getAgencyAccount } from '@meltem/contract/agency'
import { type Api, requireAgency } from '../../http/api.ts'

export function mountAgency(api: Api): void {
  api.mount(getAgencyAccount, async (_input, context) => {
    const { acente, kullanici } = await requireAgency(context)
    return { acente, kullanici }
  })
}
