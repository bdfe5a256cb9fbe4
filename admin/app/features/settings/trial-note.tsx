import { refundTrial, type Trial } from '@meltem/contract/payment/account-office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { Check, CircleAlert, Clock, ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import type { ProviderAct } from './use-provider-act.ts'

type Mark = 'done' | 'wait' | 'not'

/** Whether it was captured and given back: both have to be done before the keys have passed (PAY-17). */
const MARKS: Readonly<Record<Trial['durum'], { readonly captured: Mark; readonly returned: Mark | null }>> = {
  acik: { captured: 'wait', returned: null },
  alindi: { captured: 'done', returned: 'wait' },
  tamam: { captured: 'done', returned: 'done' },
  odenmedi: { captured: 'not', returned: null },
  iade_olmadi: { captured: 'done', returned: 'not' },
}

/** The last payment of 1.00 by these keys: where it is paid, and how far it has come. */
export function TrialNote({ trial, act }: { trial: Trial; act: ProviderAct }) {
  const t = useTranslations('admin.settings')
  const { language } = useLanguage()
  const may = useMay()('ayar.yaz')
  const { durum, tutar, kur, zaman, kim, url, sonuc_zamani, neden, hata, k_no } = trial
  const { captured, returned } = MARKS[durum]
  const time = sonuc_zamani ? formatInstant(sonuc_zamani) : ''
  const title = t('provider.trial.title', { sum: formatMoney(language, tutar, kur) })
  return (
    <div className="grid gap-2 border-line border-t px-4 py-3 text-14">
      <h3 className="font-[620] text-14">{title}</h3>
      <p className="text-13 text-ink-2">{t('provider.trial.opened', { person: kim, time: formatInstant(zaman) })}</p>
      <div role="status">
        <ol aria-label={t('provider.trial.steps')} className="grid gap-1">
          <Step mark={captured} words={t(`provider.trial.${worded('captured', captured)}`)} />
          {returned && <Step mark={returned} words={t(`provider.trial.${worded('returned', returned)}`, { time })} />}
        </ol>
      </div>
      {neden && <p>{t(`provider.trial.reason.${neden}`)}</p>}
      {hata && <p className="wrap-anywhere">{t('provider.said', { words: hata })}</p>}
      {url && may && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ look: 'sun', className: 'max-lg:min-h-11' })}
          >
            <ExternalLink aria-hidden="true" className="icon" />
            {t('provider.trial.pay')}
          </a>
          <span className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{t('provider.trial.pay_hint')}</span>
        </p>
      )}
      {durum === 'iade_olmadi' && may && (
        <Button
          busy={act.isPending}
          onClick={() => act.mutate({ run: () => call(refundTrial, { k_no }), words: t('provider.trial.again_done') })}
          className="justify-self-start max-lg:min-h-11"
        >
          {t('provider.trial.again')}
        </Button>
      )}
    </div>
  )
}

const ENDS = { done: '', wait: '_wait', not: '_not' } as const

function worded<S extends 'captured' | 'returned', M extends Mark>(step: S, mark: M): `${S}${(typeof ENDS)[M]}` {
  return `${step}${ENDS[mark]}`
}

const LOOKS = {
  done: { Icon: Check, tone: 'text-olive' },
  wait: { Icon: Clock, tone: 'text-ink-2' },
  not: { Icon: CircleAlert, tone: 'text-danger' },
} as const

function Step({ mark, words }: { mark: Mark; words: string }) {
  const { Icon, tone } = LOOKS[mark]
  return (
    <li className={`flex items-start gap-1.5 ${tone}`}>
      <Icon aria-hidden="true" className="icon mt-px" />
      {words}
    </li>
  )
}
