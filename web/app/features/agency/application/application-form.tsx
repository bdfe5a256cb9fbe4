import { formatClock } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { ApplicationDraft } from '../../../platform/stores/application-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { FlowSteps } from '../../../ui/flow-steps.tsx'
import { ConsentLabel } from '../../../ui/form/consent-label.tsx'
import { Checkbox, TextareaField, TextField } from '../../../ui/form/field.tsx'
import { RobotTrap } from '../../../ui/form/robot-trap.tsx'
import { Note } from '../../../ui/note.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { ApplicationSent } from './application-sent.tsx'
import { STEPS, type Step } from './application-steps.ts'
import { SalesFields, SettlementFields } from './choice-fields.tsx'
import { Documents, useDocuments } from './documents.tsx'
import { type FieldState, field, Part, StepPart } from './form-parts.tsx'
import { Review, Yours } from './review.tsx'
import { CompanyFields, PeopleFields, TaxFields } from './step-fields.tsx'
import { type Outcome, useApplication } from './use-application.ts'
import { useDraft, useFoundDraft } from './use-draft.ts'

interface ApplicationFormProps {
  readonly before: Outcome | undefined
  readonly privacyHref: string | undefined
}

/** Four steps in one form: without a script they stand in a row and are sent at once. */
export function ApplicationForm({ before, privacyHref }: ApplicationFormProps) {
  const { found, onTyped } = useFoundDraft(before === undefined)
  return (
    <Sheet key={found ? 'kept' : 'new'} before={before} found={found} onTyped={onTyped} privacyHref={privacyHref} />
  )
}

interface SheetProps extends ApplicationFormProps {
  readonly found: ApplicationDraft | undefined
  readonly onTyped: () => void
}

/** The way through the steps, with what this device keeps of it. */
function useKeptApplication({ before, found }: Pick<SheetProps, 'before' | 'found'>) {
  const { slots, upload, taken } = useDocuments(found?.belgeler)
  const application = useApplication({ before, found }, taken)
  const { form, way } = application
  const { keptAt, keepSoon } = useDraft({ form, adim: way.step, belgeler: taken, found })
  return { ...application, slots, upload, taken, restored: found !== undefined, keptAt, keepSoon }
}

function Sheet({ before, found, onTyped, privacyHref }: SheetProps) {
  const t = useTranslations('agencyForm')
  const { language } = useFrame()
  const scripted = useScripted()
  const application = useKeptApplication({ before, found })
  const { way, sent, form, goTo, onSubmit, keepSoon } = application
  if (sent) return <ApplicationSent sent={sent} />
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_400px]">
      <FlowSteps
        className="hidden! lg:col-span-2 [@media(scripting:enabled)]:flex!"
        label={t('steps.label')}
        steps={STEPS.map((step) => t(`steps.${step}`))}
        place={STEPS.indexOf(way.step)}
        complete={t('steps.complete')}
      />
      <form
        ref={form}
        id="form"
        method="post"
        action={`/${language}/agency/forms#form`}
        noValidate={scripted}
        onSubmit={onSubmit}
        onInput={() => {
          onTyped()
          keepSoon()
        }}
        className="grid min-w-0 scroll-mt-24 content-start gap-10"
      >
        {way.message ? (
          <Note tone="danger" alert>
            {way.refused ? <b className="block">{t('summary')}</b> : null}
            {way.message}
          </Note>
        ) : null}
        <Steps application={application} scripted={scripted} privacyHref={privacyHref} />
      </form>
      <aside className="mt-10 grid content-start gap-4 lg:mt-0 lg:pt-2">
        {scripted && way.step !== 'company' ? <Yours written={way.written} onChange={goTo} /> : null}
        <Note tone="info">{t('aside')}</Note>
      </aside>
    </div>
  )
}

interface StepsProps {
  readonly application: ReturnType<typeof useKeptApplication>
  readonly scripted: boolean
  readonly privacyHref: string | undefined
}

function Steps({ application, scripted, privacyHref }: StepsProps) {
  const t = useTranslations('agencyForm')
  const { way, slots, upload, taken, restored, keptAt, busy, goTo, goOn } = application
  const state: FieldState = {
    errorOf: (name) => way.errors[name],
    startOf: (name) => way.written[name] ?? [],
  }
  const part = (step: Step) => ({
    step,
    now: way.step,
    scripted,
    title: t(`headings.${step}`),
    lead: <Lead step={step} keptAt={keptAt} />,
  })
  return (
    <>
      <StepPart {...part('company')}>
        <CompanyFields state={state} />
        <SalesFields state={state} />
        <Moves onNext={goOn} next={t('next.licence')} />
      </StepPart>
      <StepPart {...part('licence')}>
        <Licence state={state}>{scripted ? <Documents slots={slots} onFile={upload} /> : null}</Licence>
        <TaxFields state={state} notKept={restored} />
        <SettlementFields state={state} />
        <Moves onBack={() => goTo('company')} onNext={goOn} next={t('next.people')} />
      </StepPart>
      <StepPart {...part('people')}>
        <PeopleFields state={state} />
        <Moves onBack={() => goTo('licence')} onNext={goOn} next={t('next.check')} />
      </StepPart>
      <StepPart {...part('check')}>
        {scripted ? <Review written={way.written} documents={taken} onChange={goTo} /> : null}
        <Sending state={state} privacyHref={privacyHref} busy={busy} onBack={() => goTo('people')} />
      </StepPart>
    </>
  )
}

/** Where one is, and since when it is kept. */
function Lead({ step, keptAt }: { step: Step; keptAt: string | undefined }) {
  const t = useTranslations('agencyForm')
  const zaman = keptAt ? formatClock(new Date(keptAt)) : undefined
  return (
    <p className="mt-1 text-18 text-ink-2">
      {t('place', { n: STEPS.indexOf(step) + 1, all: STEPS.length })} {zaman ? t('draft', { zaman }) : t('lead')}
    </p>
  )
}

function Licence({ state, children }: { state: FieldState; children: ReactNode }) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.licence')} lead={t('documents.lead')}>
      <TextField
        {...field(state, 'tursab_no')}
        label={t('fields.tursab_no')}
        inputMode="numeric"
        maxLength={12}
        required
        className="sm:max-w-[50%]"
      />
      {children}
    </Part>
  )
}

interface MovesProps {
  readonly onBack?: () => void
  readonly onNext: () => void
  readonly next: string
}

/** Out of sight where no script can lead to another step. */
const MOVES = 'hidden flex-wrap justify-between gap-3 max-sm:flex-col-reverse [@media(scripting:enabled)]:flex'

function Moves({ onBack, onNext, next }: MovesProps) {
  const t = useTranslations('agencyForm')
  return (
    <div className={MOVES}>
      {onBack ? (
        <Button size="lg" onClick={onBack}>
          {t('back')}
        </Button>
      ) : (
        <span />
      )}
      <Button look="sun" size="lg" onClick={onNext}>
        {next}
      </Button>
    </div>
  )
}

interface SendingProps {
  readonly state: FieldState
  readonly privacyHref: string | undefined
  readonly busy: boolean
  readonly onBack: () => void
}

function Sending({ state, privacyHref, busy, onBack }: SendingProps) {
  const t = useTranslations('agencyForm')
  return (
    <Part title={t('parts.send')}>
      <TextareaField {...field(state, 'aciklama')} label={t('fields.aciklama')} rows={4} maxLength={2000} />
      <Checkbox
        id="basvuru-gizlilik_politikasi"
        name="gizlilik_politikasi"
        required
        defaultChecked={state.startOf('gizlilik_politikasi')[0] === 'on'}
        error={state.errorOf('gizlilik_politikasi') ? t('consentRequired') : undefined}
        label={<ConsentLabel text={t('consent')} link={t('privacy')} href={privacyHref} />}
      />
      <RobotTrap />
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <Button size="lg" onClick={onBack} className="hidden [@media(scripting:enabled)]:inline-flex">
          {t('back')}
        </Button>
        <Button type="submit" look="sun" size="lg" busy={busy}>
          {t('submit')}
        </Button>
      </div>
    </Part>
  )
}
