import type { Proof } from '@meltem/contract/staff/staff'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askProofWith } from '../../platform/proof.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

interface Question {
  readonly yol: Proof
  readonly answer: (proven: boolean) => void
}

/** Asks for a code in front of whatever screen has called for it; the screen goes on where it was. */
export function ProofGate() {
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      askProofWith((yol) => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setQuestion({ yol, answer: resolve })
        return promise
      }),
    [],
  )
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog
        yol={question.yol}
        onDone={(proven) => {
          setQuestion(undefined)
          question.answer(proven)
        }}
      />
    </Suspense>
  )
}
