import type { InstalledTenant } from '@meltem/contract/tenant/installation'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { HostPanel } from './host-panel.tsx'
import { InvitePanel, SwitchPanel } from './tenant-panels.tsx'
import type { InstallationAct } from './use-installation.ts'

/** What is open below a tenant. */
export type OpenPart = 'hosts' | 'invite' | 'switch'

interface RowProps {
  readonly tenant: InstalledTenant
  /** What the names are pointed at. */
  readonly server: string | null
  readonly opened: OpenPart | undefined
  readonly act: InstallationAct
  readonly onOpen: (part: OpenPart | undefined) => void
}

const TONES = { kabul: 'ok', bekliyor: 'wait', dolmus: 'bad', yok: 'bad' } as const satisfies Record<string, Tone>

/** A tenant: where it stands, what it speaks and sells in, and how far its first manager has come. */
export function TenantRow({ tenant, server, opened, act, onOpen }: RowProps) {
  const { kod, alan_adlari, diller, para_birimleri } = tenant
  const panel = { tenant, act, onAbandon: () => onOpen(undefined) }
  return (
    <li className="grid gap-3 border-line-soft border-b p-4 last:border-b-0">
      <div className="grid items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <b className="block font-[640] break-words">{kod}</b>
          <span className="block text-13 text-ink-2 wrap-anywhere">{alan_adlari.join(', ')}</span>
          <span className="block text-13 text-ink-2">
            {diller.map((each) => LOCALES[each].name).join(', ')}
            {para_birimleri.length > 0 && ` · ${para_birimleri.join(', ')}`}
          </span>
        </div>
        <States tenant={tenant} />
        <Acts tenant={tenant} opened={opened} onOpen={onOpen} />
      </div>
      {opened === 'hosts' && <HostPanel {...panel} server={server} />}
      {opened === 'invite' && <InvitePanel {...panel} />}
      {opened === 'switch' && <SwitchPanel {...panel} />}
    </li>
  )
}

function States({ tenant: { aktif, acilis, davet, davet_bitis } }: Pick<RowProps, 'tenant'>) {
  const t = useTranslations('admin.installation')
  const until = davet_bitis ? formatInstant(davet_bitis) : ''
  return (
    <div className="grid justify-items-start gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Chip tone={aktif ? 'ok' : 'bad'}>{t(aktif ? 'open' : 'closed')}</Chip>
        <Chip tone={TONES[davet]}>{t(`invitation.${davet}`, { date: until })}</Chip>
      </span>
      <span className="num text-12 text-ink-2">
        {acilis ? t('since', { date: formatDate(acilis.slice(0, 10)) }) : t('since_unknown')}
      </span>
    </div>
  )
}

function Acts({ tenant: { kod, aktif, davet }, opened, onOpen }: Omit<RowProps, 'act' | 'server'>) {
  const t = useTranslations('admin.installation')
  const parts = [
    ['hosts', t('edit_hosts')],
    ...(davet === 'kabul' || davet === 'yok' ? [] : [['invite', t('invite')] as const]),
    ['switch', t(aktif ? 'close' : 'reopen')],
  ] as const
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {parts.map(([part, label]) => (
        <Button
          key={part}
          aria-label={`${label}: ${kod}`}
          aria-expanded={opened === part}
          onClick={() => onOpen(opened === part ? undefined : part)}
          className="max-lg:min-h-11"
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
