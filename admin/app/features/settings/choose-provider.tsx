import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { savePaymentTerms } from '@meltem/contract/settings-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type OfficeSettings, SETTINGS_KEY } from './use-settings.ts'

export type Terms = OfficeSettings['data']['odeme']

interface ChooseButtonProps {
  readonly ad: PaymentProvider
  readonly terms: Terms
  readonly onDone: (words: string) => void
}

/** From now on this one takes the cards; cards are switched on with it where they were off. */
export function ChooseButton({ ad, terms: { surum, deger }, onDone }: ChooseButtonProps) {
  const t = useTranslations('admin.settings')
  const client = useQueryClient()
  const name = t(`provider.${ad}`)
  const { saglayici, yontemler } = deger
  const cards = yontemler.includes('kredi_karti')
    ? { gorulen: {}, yeni: {} }
    : { gorulen: { yontemler }, yeni: { yontemler: ['kredi_karti' as const, ...yontemler] } }
  const choose = useMutation({
    mutationFn: () =>
      call(savePaymentTerms, {
        surum,
        gorulen: { saglayici, ...cards.gorulen },
        yeni: { saglayici: ad, ...cards.yeni },
      }),
    onSuccess: () => onDone(t('provider.now_chosen', { name })),
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS_KEY }),
  })
  return (
    <>
      {choose.error && <Problem error={choose.error} onRetry={() => choose.mutate()} />}
      <Button
        look="sun"
        busy={choose.isPending}
        aria-label={t('provider.choose_of', { name })}
        onClick={() => choose.mutate()}
        className="max-lg:min-h-11"
      >
        {t('provider.choose')}
      </Button>
    </>
  )
}
