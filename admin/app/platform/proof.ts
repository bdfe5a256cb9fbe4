import { PROOFS, type Proof } from '@meltem/contract/staff/staff'
import { CallError } from './call-error.ts'

/** Asks the person at the screen; answers whether they have proved to be who they are. */
type Asker = (yol: Proof) => Promise<boolean>

let asker: Asker | undefined

/** The frame shows the question; the function given back takes it away again. */
export function askProofWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Work that may ask for a fresh code (PEOPLE-19): done again once the person has typed it. */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isAsked = error instanceof CallError && error.code === 'onay_gerekli'
    const yol = isAsked ? PROOFS.find((each) => each === error.details.yol) : undefined
    if (!yol || !asker || !(await asker(yol))) throw error
    return await work()
  }
}
