import { applyAsAgency, type UploadedDocument } from '@meltem/contract/agency/application'
import type { AnswerOf } from '@meltem/contract/wire/endpoint'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { fieldErrors } from '../../../platform/calls/field-errors.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { type ApplicationDraft, forgetDraft } from '../../../platform/stores/application-draft.ts'
import { applicationOf, type Written, writtenIn } from './application-form-data.ts'
import { type Problem, problemsIn, STEPS, type Step, stepToMend } from './application-steps.ts'

type Errors = Readonly<Record<string, string>>

export type Outcome =
  | { readonly state: 'sent'; readonly basvuru_no: string; readonly e_mail: string }
  | { readonly state: 'refused'; readonly message: string; readonly errors: Errors; readonly written: Written }

export function outcomeOf(answer: AnswerOf<typeof applyAsAgency>, written: Written): Outcome {
  if (answer.success === 1) {
    return { state: 'sent', basvuru_no: answer.basvuru_no, e_mail: written['yetkili.e_mail']?.[0] ?? '' }
  }
  return { state: 'refused', message: answer.message, errors: fieldErrors(answer), written }
}

/** The sentence for what can be seen before anything is sent. */
function useProblemWords(): (problems: Readonly<Record<string, Problem>>) => Errors {
  const t = useTranslations('agencyForm')
  const rules = useTranslations('agencyRules')
  const sentence = (problem: Problem) => (problem === 'vergi_no' || problem === 'iban' ? rules(problem) : t(problem))
  return (problems) => Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, sentence(problem)]))
}

interface Way {
  readonly step: Step
  readonly errors: Errors
  readonly written: Written
  /** What stands above the form; undefined while there is nothing to say. */
  readonly message: string | undefined
  /** It was sent, and came back. */
  readonly refused: boolean
  /** Counts what the person has set off, so that the focus follows each time. */
  readonly turn: number
}

/** What came back, what was kept, or an empty form. */
function startOf(before: Outcome | undefined, found: ApplicationDraft | undefined): Way {
  const refused = before?.state === 'refused' ? before : undefined
  return {
    step: stepToMend(Object.keys(refused?.errors ?? {})) ?? STEPS.find((step) => step === found?.adim) ?? 'company',
    errors: refused?.errors ?? {},
    written: refused?.written ?? found?.alanlar ?? {},
    message: refused?.message,
    refused: refused !== undefined,
    turn: refused ? 1 : 0,
  }
}

/** One step at a time; what is wrong leads to the step it stands in. The fields keep what was typed. */
export function useApplication(
  { before, found }: { readonly before: Outcome | undefined; readonly found: ApplicationDraft | undefined },
  documents: readonly UploadedDocument[],
) {
  const t = useTranslations('agencyForm')
  const { language } = useFrame()
  const call = useCall()
  const wordsFor = useProblemWords()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(before?.state === 'sent' ? before : undefined)
  const [way, setWay] = useState(() => startOf(before, found))
  const [busy, setBusy] = useState(false)
  useFocus(form, way)
  // Once the form is gone: what was typed last may still be on its way to the draft before.
  useEffect(() => {
    if (sent) void forgetDraft()
  }, [sent])
  const read = (): Written => (form.current ? writtenIn(new FormData(form.current)) : {})
  const move = (next: Omit<Way, 'turn'>) => setWay(({ turn }) => ({ ...next, turn: turn + 1 }))
  const goTo = (step: Step) => move({ step, errors: {}, written: read(), message: undefined, refused: false })
  /** True when the steps have nothing wrong in them; otherwise the first wrong field is shown. */
  const passes = (steps: readonly Step[]): boolean => {
    const written = read()
    const errors = wordsFor(problemsIn(written, steps))
    const step = stepToMend(Object.keys(errors))
    if (step) move({ step, errors, written, message: t('mend'), refused: false })
    return step === undefined
  }
  const goOn = () => {
    const next = STEPS[STEPS.indexOf(way.step) + 1]
    if (next && passes([way.step])) goTo(next)
  }
  const send = async () => {
    if (busy || !passes(STEPS)) return
    const written = read()
    setBusy(true)
    const keys = documents.map(({ k_no }) => k_no)
    const answer = await call(applyAsAgency, applicationOf(written, keys, language))
    setBusy(false)
    const outcome = outcomeOf(answer, written)
    if (outcome.state === 'refused') {
      const { errors, message } = outcome
      return move({ step: stepToMend(Object.keys(errors)) ?? 'check', errors, written, message, refused: true })
    }
    setSent(outcome)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The return key in a field of an earlier step asks for the next one.
    if (way.step === 'check') void send()
    else goOn()
  }
  return { way, sent, busy, form, goTo, goOn, onSubmit }
}

/** The first wrong field, or the heading of the step that has come. */
function useFocus(form: RefObject<HTMLFormElement | null>, { turn, errors }: Way): void {
  useEffect(() => {
    if (turn === 0) return
    const wrong = Object.keys(errors).length > 0 ? '[aria-invalid="true"]' : undefined
    const at = wrong ? form.current?.querySelector<HTMLElement>(wrong) : undefined
    const target = at ?? form.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) [data-step-heading]')
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }, [turn, errors, form])
}
