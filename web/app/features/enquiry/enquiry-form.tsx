import { ENQUIRY_KINDS } from '@meltem/contract/payment'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentLabel } from '../../ui/consent-label.tsx'
import { Checkbox, TextareaField, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RobotTrap } from '../../ui/robot-trap.tsx'
import { type EnquiryOutcome, kindOf } from './enquiry-input.ts'

interface EnquiryFormProps {
  readonly outcome: EnquiryOutcome | undefined
  readonly kind: string
  readonly privacyHref: string | undefined
}

/** Kind, dates, party, wishes, and where to answer. */
export function EnquiryForm({ outcome, kind, privacyHref }: EnquiryFormProps) {
  const t = useTranslations('enquiry')
  const { currency } = useFrame()
  const busy = useNavigation().state !== 'idle'
  const refused = outcome?.refused
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
          {ENQUIRY_KINDS.map((one) => (
            <label key={one} className="pill has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea">
              <input type="radio" name="tur" value={one} defaultChecked={kindOf(kind) === one} className="accent-sea" />
              {t(`kinds.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <section className="form-chapter">
        <h2>{t('when')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('baslangic')} type="date" label={t('from')} />
          <TextField {...field('bitis')} type="date" label={t('to')} />
        </div>
        <div className="mt-4 grid grid-cols-3 gap-4">
          <TextField
            {...field('yetiskin')}
            type="number"
            min={1}
            max={99}
            defaultValue={2}
            label={t('adults')}
            required
          />
          <TextField {...field('cocuk')} type="number" min={0} max={99} defaultValue={0} label={t('children')} />
          <TextField {...field('bebek')} type="number" min={0} max={99} defaultValue={0} label={t('infants')} />
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
