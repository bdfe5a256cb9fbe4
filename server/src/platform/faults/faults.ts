/** What is known of a fault beside the error; nothing else leaves the house (RELY-31). */
export interface FaultFacts {
  readonly sentence?: string | undefined
  readonly route?: string | undefined
  readonly tenant?: string | undefined
  readonly job?: string | undefined
  readonly reqId?: string | undefined
  readonly page?: string | undefined
}

export interface Fault {
  readonly type: string
  readonly message: string
  readonly stack: string
}

export interface Faults {
  report(fault: Fault, facts: FaultFacts, from: 'server' | 'browser'): void
  /** Waits for what is on its way. */
  close(): Promise<void>
}

let faults: Faults | undefined

/** Undefined where no operator has asked for faults to be reported. */
export function currentFaults(): Faults | undefined {
  return faults
}

export function setFaults(opened: Faults | undefined): void {
  faults = opened
}
