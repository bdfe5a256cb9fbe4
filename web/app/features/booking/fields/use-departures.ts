import { type DepartureAnswer, getAvailability } from '@meltem/contract/basket'
import type { Pax } from '@meltem/contract/reservation'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../platform/calls/api.ts'
import { latestAnswer } from '../latest-answer.ts'

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

const NONE: Departures = { day: undefined, list: [] }

/** Departures of the chosen day with the places left for this party. */
export function useDepartures(asked: Asked | undefined): Departures {
  const call = useCall()
  const [departures, setDepartures] = useState(NONE)
  const asking = useMemo(
    () =>
      latestAnswer(
        ({ pax, ...where }: Asked) => call(getAvailability, { ...where, ...pax }),
        (answer, { baslangic }) =>
          setDepartures({ day: baslangic, list: answer.success === 1 ? (answer.secenekler[0]?.kalkislar ?? []) : [] }),
        PAUSE_MS,
      ),
    [call],
  )
  const wanted = asked === undefined ? undefined : JSON.stringify(asked)
  useEffect(() => {
    if (wanted === undefined) {
      setDepartures(NONE)
      return
    }
    asking.want(JSON.parse(wanted) as Asked)
    return () => asking.forget()
  }, [wanted, asking])
  return departures
}

/** The departure to start with: the one of the address, or the only one that takes the party. */
export function firstDeparture(list: readonly DepartureAnswer[], saat: string | null): DepartureAnswer | undefined {
  const free = list.filter(({ engel }) => engel === null)
  return free.find((one) => one.saat === saat) ?? (free.length === 1 ? free[0] : undefined)
}
