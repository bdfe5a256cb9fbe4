import { type DepartureAnswer, getAvailability } from '@meltem/contract/reservation/basket'
import type { Pax } from '@meltem/contract/reservation/reservation'
import { useAnswer } from '../../../platform/calls/use-answer.ts'

const PAUSE_MS = 120

interface Asked {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly baslangic: string
  readonly pax: Pax
}

export interface Departures {
  /** Day the list is of; another than the chosen one while the next list is on its way. */
  readonly day: string | undefined
  readonly list: readonly DepartureAnswer[]
}

const NONE: Departures['list'] = []

const questionOf = ({ pax, ...where }: Asked) => ({ ...where, ...pax })

/** Departures of the chosen day with the places left for this party. */
export function useDepartures(wanted: Asked | undefined): Departures {
  const { answer, failure, asked } = useAnswer(getAvailability, wanted ? questionOf(wanted) : null, { pause: PAUSE_MS })
  return { day: asked?.baslangic, list: (failure ? undefined : answer?.secenekler[0]?.kalkislar) ?? NONE }
}

/** The departure to start with: the one of the address, or the only one that takes the party. */
export function firstDeparture(list: readonly DepartureAnswer[], saat: string | null): DepartureAnswer | undefined {
  const free = list.filter(({ engel }) => engel === null)
  return free.find((one) => one.saat === saat) ?? (free.length === 1 ? free[0] : undefined)
}
