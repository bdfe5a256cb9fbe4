import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Decision, Opinion, Verdict } from './use-opinions.ts'

const TONES: Readonly<Record<Verdict, Tone>> = { bekliyor: 'wait', yayinda: 'ok', reddedildi: 'bad' }

interface OpinionCardProps {
  readonly opinion: Opinion
  readonly mayDecide: boolean
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
}

/** What somebody wrote, about what, and what is decided about it. */
export function OpinionCard({ opinion, mayDecide, busy, onDecide }: OpinionCardProps) {
  const t = useTranslations('admin.reviews')
  const id = useId()
  const { language } = useLanguage()
  const { ad, e_mail, dil, konu, baslik, metin, durum, zaman, baglanti_var, dogrulanmis } = opinion
  return (
    <li className="grid gap-3 border-line-soft border-b p-4 last:border-b-0" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b id={id} className="font-[640] wrap-anywhere">
          {ad}
        </b>
        {opinion.puan !== undefined && <Stars count={opinion.puan} />}
        <Chip tone={TONES[durum]}>{t(`state.${durum}`)}</Chip>
        {dogrulanmis === true && <Chip tone="plain">{t('booked')}</Chip>}
        {baglanti_var && <Chip tone="bad">{t('has_link')}</Chip>}
        <time dateTime={zaman} className="num ml-auto text-13 text-ink-2">
          {formatInstant(zaman)}
        </time>
      </div>
      <p className="text-13 text-ink-2 wrap-anywhere">
        {typeof konu === 'string' ? konu : textIn(konu, language)}
        {e_mail && ` · ${e_mail}`}
        {dil && (
          <>
            {' · '}
            <span lang={dil}>{LOCALES[dil].name}</span>
          </>
        )}
      </p>
      <div lang={dil} className="grid max-w-[68ch] gap-1">
        {baslik && <p className="font-[620] wrap-anywhere">{baslik}</p>}
        <p className="whitespace-pre-wrap wrap-anywhere">{metin}</p>
      </div>
      {mayDecide ? (
        <Verdicts opinion={opinion} busy={busy} onDecide={onDecide} />
      ) : (
        opinion.yanit && <p className="border-line border-l-3 pl-3 text-ink-2 wrap-anywhere">{opinion.yanit}</p>
      )}
    </li>
  )
}

function Stars({ count }: { count: number }) {
  const t = useTranslations('admin.reviews')
  return (
    <span className="inline-flex items-center gap-1" title={t('stars', { count })}>
      <span className="num font-[620]">{count}</span>
      <Star aria-hidden="true" className="icon fill-current text-sun-ink" />
      <span className="sr-only">{t('stars', { count })}</span>
    </span>
  )
}

/** The answer stands under the review in the language it was written in; it goes out with the verdict. */
function Verdicts({ opinion, busy, onDecide }: Omit<OpinionCardProps, 'mayDecide'>) {
  const t = useTranslations('admin.reviews')
  const kept = opinion.yanit ?? ''
  const [yanit, setYanit] = useState(kept)
  const { durum } = opinion
  const isReview = opinion.puan !== undefined
  const decide = (next: Verdict) => onDecide({ opinion, durum: next, ...(isReview ? { yanit: yanit.trim() } : {}) })
  return (
    <div className="grid max-w-[68ch] gap-3">
      {isReview && (
        <TextField
          label={t('answer')}
          hint={t('answer_hint')}
          value={yanit}
          long
          most={2000}
          {...(opinion.dil ? { lang: opinion.dil } : {})}
          onChange={setYanit}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {durum !== 'yayinda' && (
          <Button look="line" busy={busy} onClick={() => decide('yayinda')} className="max-lg:min-h-11">
            {t('publish')}
          </Button>
        )}
        {durum === 'yayinda' && isReview && yanit.trim() !== kept && (
          <Button busy={busy} onClick={() => decide('yayinda')} className="max-lg:min-h-11">
            {t('save_answer')}
          </Button>
        )}
        {durum !== 'reddedildi' && (
          <Button busy={busy} onClick={() => decide('reddedildi')} className="max-lg:min-h-11">
            {t('refuse')}
          </Button>
        )}
      </div>
    </div>
  )
}
