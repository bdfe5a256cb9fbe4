import type { getAgencyAccount } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useOutletContext } from 'react-router'

export type AtDesk = OutputOf<typeof getAgencyAccount>

/** The clerk in the portal and the agency; every page of it is shown only after a login. */
export function usePortal(): AtDesk {
  return useOutletContext<AtDesk>()
}
