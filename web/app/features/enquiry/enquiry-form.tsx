import { ENQUIRY_KINDS } from '@meltem/contract/audience/enquiry'
import type { ProductKind } from '@meltem/contract/content/content'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentLabel } from '../../ui/form/consent-label.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { Checkbox, TextareaField, TextField } from '../../ui/form/field.tsx'
import { RobotTrap } from '../../ui/form/robot-trap.tsx'
import { Note } from '../../ui/note.tsx'
import { DayField } from '../booking/calendar/day-field.tsx'
import { type EnquiryOutcome, kindOf } from './enquiry-input.ts'

interface EnquiryFormProps {
  readonly outcome: EnquiryOutcome | undefined
  readonly kind: string
  /** What the tenant sells; empty where the catalogue did not say, and every kind can be asked about. */
  readonly sold: readonly ProductKind[]
  readonly privacyHref: string | undefined
}

/** Kind, dates, party, wishes, and where to answer. */
export function EnquiryForm({ outcome, kind, sold, privacyHref }: EnquiryFormProps) {
  const t = useTranslations('enquiry')
  const { currency } = useFrame()
  const busy = useNavigation().state !== 'idle'
  const refused = outcome?.refused
  const today = todayOnCoast()
  const kinds = ENQUIRY_KINDS.filter((one) => one === 'diger' || sold.length === 0 || sold.includes(one))
  const asked = kinds.find((one) => one === kindOf(kind)) ?? 'diger'
  const field = (name: string) => ({ id: `talep-${name}`, name, error: refused?.errors[name] })
  return (
    <Form method="post" id="talep" preventScrollReset>
      {refused ? (
        <Note tone="danger" alert>
          {refused.message}
        </Note>
      ) : null}
      <fieldset className="form-chapter">
        <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('what')}</legend>
        <div className="clear-both flex flex-wrap gap-2">
          {kinds.map((one) => (
            <label key={one} className="pill has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea">
              <input type="radio" name="tur" value={one} defaultChecked={one === asked} className="accent-sea" />
              {t(`kinds.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <section className="form-chapter">
        <h2>{t('when')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField {...field('baslangic')} label={t('from')} least={today} endsAt="talep-bitis" />
          <DayField {...field('bitis')} label={t('to')} least={today} beginsAt="talep-baslangic" />
        </div>
        <div className="mt-4 grid grid-cols-3 gap-4">
          <CountField {...field('yetiskin')} least={1} most={99} defaultValue={2} label={t('adults')} required />
          <CountField {...field('cocuk')} least={0} most={99} defaultValue={0} label={t('children')} />
          <CountField {...field('bebek')} least={0} most={99} defaultValue={0} label={t('infants')} />
        </div>
      </section>
      <section className="form-chapter">
        <h2>{t('wishes')}</h2>
        <div className="grid gap-4">
          <TextField
            {...field('butce')}
            inputMode="decimal"
            maxLength={12}
            label={t('budget', { currency })}
            hint={t('budgetHint')}
          />
          <TextareaField
            {...field('istekler')}
            rows={5}
            maxLength={4000}
            label={t('wish')}
            hint={t('wishHint')}
            required
          />
        </div>
      </section>
      <section className="form-chapter">
        <h2>{t('where')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('ad')} autoComplete="given-name" maxLength={80} label={t('ad')} required />
          <TextField {...field('soyad')} autoComplete="family-name" maxLength={80} label={t('soyad')} required />
          <TextField
            {...field('e_mail')}
            type="email"
            autoComplete="email"
            maxLength={254}
            label={t('e_mail')}
            required
          />
          <TextField {...field('telefon')} type="tel" autoComplete="tel" maxLength={20} label={t('telefon')} />
          <Checkbox
            {...field('gizlilik_politikasi')}
            required
            className="sm:col-span-2"
            label={<ConsentLabel text={t('consent')} link={t('privacy')} href={privacyHref} />}
          />
        </div>
        <RobotTrap />
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button type="submit" look="sun" size="lg" busy={busy}>
            {t('send')}
          </Button>
          <span className="text-14 text-ink-2">{t('answerSoon')}</span>
        </div>
      </section>
    </Form>
  )
}
