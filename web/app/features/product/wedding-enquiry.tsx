import type { Product } from '@meltem/contract/catalog/catalog'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentLabel } from '../../ui/form/consent-label.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { Checkbox, TextareaField, TextField } from '../../ui/form/field.tsx'
import { RobotTrap } from '../../ui/form/robot-trap.tsx'
import { Note } from '../../ui/note.tsx'
import { DayField } from '../booking/calendar/day-field.tsx'
import type { EnquiryOutcome } from '../enquiry/enquiry-input.ts'
import { Chapter } from './chapters/chapter.tsx'

interface WeddingEnquiryProps {
  readonly product: Product
  readonly privacyHref: string | undefined
}

/**
 * A letter to the planner, which books nothing: the same call as the enquiry page. With a script the answer stands
 * here; without one that page shows it.
 */
export function WeddingEnquiry({ product, privacyHref }: WeddingEnquiryProps) {
  const { language } = useFrame()
  const t = useTranslations('product.enquiry')
  const { Form, data, state } = useFetcher<EnquiryOutcome>()
  if (data?.sent) {
    return (
      <Chapter title={t('title')}>
        <Note tone="good" alert>
          {t('sent', data.sent)}
        </Note>
      </Chapter>
    )
  }
  return (
    <Chapter title={t('title')} id="istek">
      <p className="mb-5 max-w-[37.5em] text-ink-2">{t('lead')}</p>
      <Form method="post" action={`/${language}/enquire-booking`} className="relative grid gap-4 bg-mist p-5 sm:p-6">
        {data?.refused ? (
          <Note tone="danger" alert>
            {data.refused.message}
          </Note>
        ) : null}
        <input type="hidden" name="tur" value={product.urun_tipi} />
        <input type="hidden" name="urun" value={product.baslik} />
        <Fields errors={data?.refused?.errors ?? {}} most={product.kisi_sinirlari.en_cok} />
        <Checkbox
          id="istek-gizlilik"
          name="gizlilik_politikasi"
          required
          error={data?.refused?.errors.gizlilik_politikasi}
          label={<ConsentLabel text={t('consent')} link={t('privacy')} href={privacyHref} />}
        />
        <RobotTrap />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="deep" size="lg" busy={state !== 'idle'}>
            {t('send')}
          </Button>
          <span className="text-14 text-ink-2">{t('soon')}</span>
        </div>
      </Form>
    </Chapter>
  )
}

interface FieldsProps {
  readonly errors: Readonly<Record<string, string>>
  readonly most: number
}

function Fields({ errors, most }: FieldsProps) {
  const { currency } = useFrame()
  const t = useTranslations('product.enquiry')
  const field = (name: string) => ({ id: `istek-${name}`, name, error: errors[name] })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('ad')} autoComplete="given-name" maxLength={80} label={t('ad')} required />
        <TextField {...field('soyad')} autoComplete="family-name" maxLength={80} label={t('soyad')} required />
        <TextField {...field('e_mail')} type="email" autoComplete="email" maxLength={254} label={t('eMail')} required />
        <TextField {...field('telefon')} type="tel" autoComplete="tel" maxLength={20} label={t('phone')} />
        <DayField {...field('baslangic')} least={todayOnCoast()} label={t('day')} hint={t('dayHint')} />
        <CountField
          {...field('yetiskin')}
          least={1}
          most={Math.min(most, 99)}
          defaultValue={2}
          label={t('guests')}
          required
        />
        <TextField {...field('butce')} inputMode="decimal" maxLength={12} label={t('budget', { currency })} />
      </div>
      <TextareaField {...field('istekler')} rows={4} maxLength={3800} label={t('wish')} hint={t('wishHint')} required />
    </>
  )
}
