import { makeCoupons, SERIES_MOST } from '@meltem/contract/promotion/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type CouponTerms, CouponTermsFields } from './coupon-fields.tsx'

const USUAL: CouponTerms = {
  indirim_turu: 'yuzde',
  indirim_tutari: 10,
  kur: 'EUR',
  urun_tipleri: [],
  baslangic: null,
  bitis: null,
  alt_sinir: 0,
  en_cok_kullanim: 1,
  uye_basina: 1,
  vitrinde: false,
  aktif: true,
}

interface SeriesDialogProps {
  readonly onClose: () => void
  readonly onMade: (seri: string) => void
}

/** Many codes with the same terms, each to be used once unless it says otherwise. */
export function SeriesDialog({ onClose, onMade }: SeriesDialogProps) {
  const t = useTranslations('admin.promotions')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [terms, setTerms] = useState(USUAL)
  const [seri, setSeri] = useState('')
  const [on_ek, setPrefix] = useState('')
  const [count, setCount] = useState('100')
  const adet = Math.min(SERIES_MOST, Number(count.replaceAll(/\D/g, '') || 0))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(makeCoupons, { seri: seri.trim(), on_ek, adet, ...terms }),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['gruplar', 'kupon'] })
      onMade(made.seri)
      onClose()
    },
  })
  return (
    <Dialog title={t('make_series')} onClose={onClose}>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label={t('series_name')} most={60} value={seri} onChange={setSeri} />
        <TextField label={t('prefix')} most={12} value={on_ek} onChange={setPrefix} hint={t('prefix_hint')} />
        <TextField
          label={t('how_many')}
          most={4}
          value={count}
          onChange={setCount}
          hint={t('how_many_hint', { most: SERIES_MOST })}
        />
      </div>
      <CouponTermsFields value={terms} set={(part) => setTerms((before) => ({ ...before, ...part }))} />
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <Button
        look="sun"
        busy={isPending}
        disabled={seri.trim() === '' || adet < 1}
        onClick={() => mutate()}
        className="justify-self-start max-lg:min-h-11"
      >
        {t('make', { count: adet })}
      </Button>
    </Dialog>
  )
}
