import { postReview } from '@meltem/contract/catalog/review'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WritingForm } from './writing-form.tsx'
import { writingWords } from './writing-words.ts'

const MOST_WORDS = 3000

export default function ReviewFields({ urun_k_no, onSent }: { urun_k_no: string; onSent: () => void }) {
  const t = useTranslations('reviews')
  const id = useId()
  const { language } = useFrame()
  const call = useCall()
  return (
    <WritingForm
      words={writingWords(t)}
      mostWords={MOST_WORDS}
      post={(written, form) => {
        const baslik = textOf(form, 'baslik')
        const puan = Number(form.get('puan'))
        const asked = { ...written, lang: language, urun_k_no, puan, ...(baslik ? { baslik } : {}) }
        return call(postReview, asked)
      }}
      onSent={onSent}
    >
      {(errors) => (
        <>
          <StarChoice missing={errors.puan !== undefined} />
          <TextField
            id={`${id}-baslik`}
            name="baslik"
            label={t('headline')}
            maxLength={120}
            error={errors.baslik}
            className="sm:col-span-2"
          />
        </>
      )}
    </WritingForm>
  )
}

/** One to five as radio buttons: arrow keys work, and a choice that is missing is said below. */
function StarChoice({ missing }: { missing: boolean }) {
  const t = useTranslations('reviews')
  const id = useId()
  const [stars, setStars] = useState(0)
  const wrong = missing && stars === 0
  return (
    <fieldset className="sm:col-span-2" aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold text-14">{t('yourStars')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((value) => (
          <label
            key={value}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:shadow-(--focus-ring)"
          >
            <input
              type="radio"
              name="puan"
              value={value}
              required
              aria-invalid={wrong || undefined}
              className="sr-only"
              onChange={() => setStars(value)}
            />
            <Icon name="star" className={`size-6 ${value <= stars ? 'fill-ink stroke-ink' : 'stroke-line-strong'}`} />
            <span className="sr-only">{t('stars', { stars: value })}</span>
          </label>
        ))}
      </div>
      {wrong ? <FieldError id={`${id}-error`}>{t('chooseStars')}</FieldError> : null}
    </fieldset>
  )
}
