import { listOfficeAccounts, type OfficeAccount } from '@meltem/contract/payment/account-office'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useServerNow } from '../../ui/use-server-now.ts'
import { AccountForm, spaced } from './account-form.tsx'

const KEY = ['banka-hesaplari'] as const

/** Where transfers of guests arrive (PAY-15). */
export function AccountSection({ currencies }: { currencies: readonly string[] }) {
  const t = useTranslations('admin.settings')
  const client = useQueryClient()
  const may = useMay()('ayar.yaz')
  const [open, setOpen] = useState<string>()
  const [said, say] = usePassing<string>()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listOfficeAccounts, {}, signal)).data,
  })
  const saved = () => {
    setOpen(undefined)
    say(t('account.saved'))
    void client.invalidateQueries({ queryKey: KEY })
  }
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />
  const form = (account?: OfficeAccount) => (
    <AccountForm
      account={account}
      isFirst={data.length === 0}
      currencies={currencies}
      onClose={() => setOpen(undefined)}
      onSaved={saved}
    />
  )
  return (
    <Panel
      title={t('account.title')}
      aside={
        may &&
        open !== 'new' && (
          <Button data-key="new" onClick={() => setOpen('new')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('account.add')}
          </Button>
        )
      }
    >
      <p className="border-line-soft border-b px-4 py-3 text-13 text-ink-2">{t('account.lead')}</p>
      {open === 'new' && form()}
      {data.length === 0 && open === undefined && (
        <Nothing>
          <p className="font-[620] text-ink">{t('account.none')}</p>
          <p>{t('account.none_next')}</p>
        </Nothing>
      )}
      <ul>
        {data.map((account) => (
          <li key={account.k_no} className="border-line-soft border-b last:border-b-0">
            <AccountLine
              account={account}
              onEdit={may ? () => setOpen(open === account.k_no ? undefined : account.k_no) : undefined}
              isOpen={open === account.k_no}
            />
            {open === account.k_no && form(account)}
          </li>
        ))}
      </ul>
      <UndoNote text={said} />
    </Panel>
  )
}

interface LineProps {
  readonly account: OfficeAccount
  readonly onEdit: (() => void) | undefined
  readonly isOpen: boolean
}

function AccountLine({ account, onEdit, isOpen }: LineProps) {
  const t = useTranslations('admin.settings')
  const now = useServerNow(undefined, 0)
  const { banka, sube, hesap_sahibi, iban, kur, aktif, gosterim_zamani } = account
  const waits = aktif && Date.parse(gosterim_zamani) > now
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <b className={`font-[620] ${aktif ? '' : 'text-ink-2'}`}>{sube ? `${banka}, ${sube}` : banka}</b>
          <Chip tone="plain">{kur}</Chip>
          {!aktif && <Chip tone="plain">{t('account.closed')}</Chip>}
          {waits && <Chip tone="wait">{t('account.waits', { time: formatInstant(gosterim_zamani) })}</Chip>}
        </p>
        <p className="num text-14 wrap-anywhere">{spaced(iban)}</p>
        <p className="text-13 text-ink-2">{hesap_sahibi}</p>
      </div>
      {onEdit && (
        <Button
          aria-expanded={isOpen}
          aria-label={t('account.edit_name', { name: banka })}
          onClick={onEdit}
          className="max-lg:min-h-11"
        >
          {t('account.edit')}
        </Button>
      )}
    </div>
  )
}
