import type { getAgencyAccount } from '@meltem/contract/agency'
import type { OutputOf } from '@meltem/contract/endpoint'
import { useOutletContext } from 'react-router'

export type AtDesk = OutputOf<typeof getAgencyAccount>

/** Who is at the desk; every page of it is shown only to somebody. */
export function usePortal(): AtDesk {
  return useOutletContext<AtDesk>()
}
