import { type Approval, decideApproval, withdrawApproval } from '@meltem/contract/payment/approval'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { staffQuery } from '../../platform/queries/frame.ts'
import { APPROVALS_KEY, COUNTERS_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** What is read anew once something was decided. */
export function useDecided(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [APPROVALS_KEY, COUNTERS_KEY, TODAY_KEY, ['rezervasyon'], ['rezervasyonlar']]) {
      void client.invalidateQueries({ queryKey })
    }
  }
}

const TONES: Readonly<Record<Approval['durum'], Tone>> = {
  bekliyor: 'wait',
  onaylandi: 'ok',
  reddedildi: 'bad',
  bitti: 'plain',
}

/** Who asks for what and why; how it was decided stands below where it was. */
export function ApprovalRow({ approval }: { approval: Approval }) {
  const t = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const { is, rezervasyon_k_no, kayit_no, misafir, tutar, kur, neden, isteyen, durum, olusturma_zamani } = approval
  const { karar_veren, karar_zamani, karar_notu, bitis } = approval
  return (
    <li className="grid gap-2 border-line-soft border-b p-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-[640]">
          {t(`act.${is}`)}{' '}
          <Link to={`/rezervasyonlar/${rezervasyon_k_no}`} className="link num">
            {kayit_no}
          </Link>{' '}
          {misafir}
        </h3>
        <span className="flex items-center gap-3">
          <Chip tone={TONES[durum]}>{t(`state.${durum}`)}</Chip>
          <b className="num text-16">{formatMoney(language, tutar, kur)}</b>
        </span>
      </div>
      <p className="break-words">{t('reason', { text: neden })}</p>
      <small className="num text-12 text-ink-2">
        {t('asked_by', { name: isteyen, time: formatInstant(olusturma_zamani) })}
        {durum === 'bekliyor' && ` · ${t('until', { time: formatInstant(bitis) })}`}
        {karar_veren &&
          karar_zamani &&
          ` · ${t('decided', { state: t(`state.${durum}`), name: karar_veren, time: formatInstant(karar_zamani) })}`}
      </small>
      {karar_notu && <p className="break-words text-ink-2">{karar_notu}</p>}
      {durum === 'bekliyor' && <Decision approval={approval} />}
    </li>
  )
}

/** A colleague with the right decides, the one who asked may take it back, the others read. */
function Decision({ approval }: { approval: Approval }) {
  const t = useTranslations('admin.approvals')
  const rights = useTranslations('admin.rights')
  const may = useMay()
  const { data: session } = useQuery(staffQuery)
  if (approval.isteyen_k_no === session?.personel.k_no) return <Withdraw k_no={approval.k_no} />
  if (!may('odeme.iade')) return <p className="text-ink-2">{t('no_right', { right: rights('odeme.iade') })}</p>
  return <Decide approval={approval} />
}

export function Withdraw({ k_no }: { k_no: string }) {
  const t = useTranslations('admin.approvals')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(withdrawApproval, { k_no }),
    onSettled: useDecided(),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-2">{t('own')}</p>
      <Button busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
        {t('withdraw')}
      </Button>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </div>
  )
}

/** The button repeats the sum: what leaves the house does not come back. */
function Decide({ approval: { k_no, tutar, kur } }: { approval: Approval }) {
  const t = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const id = useId()
  const [word, setWord] = useState('')
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (karar: 'onay' | 'ret') =>
      call(decideApproval, { k_no, karar, tutar, ...(word.trim() ? { not: word.trim() } : {}) }),
    onSettled: useDecided(),
  })
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('note')}
      </label>
      <input
        id={id}
        maxLength={500}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        className="control w-full max-w-130 max-lg:min-h-11!"
      />
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isPending && variables === 'onay'}
          onClick={() => mutate('onay')}
          className="border-danger! text-danger! max-lg:min-h-11"
        >
          {t('approve', { sum: formatMoney(language, tutar, kur) })}
        </Button>
        <Button busy={isPending && variables === 'ret'} onClick={() => mutate('ret')} className="max-lg:min-h-11">
          {t('decline')}
        </Button>
      </div>
    </div>
  )
}
