import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { useActs } from './use-installation.ts'

/** The last hundred acts: nobody can change or delete one. */
export function ActList() {
  const t = useTranslations('admin.installation')
  const { data } = useActs()
  if (!data || data.length === 0) return null
  const heads = ['acts_when', 'acts_who', 'acts_what', 'acts_tenant', 'acts_where'] as const
  return (
    <Panel title={t('acts')} className="mt-4">
      <WideTable title={t('acts')}>
        <table className="w-full min-w-[720px] text-13">
          <thead>
            <tr className="border-line border-b text-left text-ink-2">
              {heads.map((head) => (
                <th key={head} scope="col" className="px-4 py-2 font-semibold">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ no, zaman, kim, olay, firma, ayrinti, ip }) => (
              <tr key={no} className="border-line-soft border-b align-top last:border-b-0">
                <td className="num px-4 py-2 whitespace-nowrap">{formatInstant(zaman)}</td>
                <td className="px-4 py-2">{kim ?? t('machine')}</td>
                <td className="px-4 py-2">
                  {t(`act.${olay}`)}
                  {ayrinti && <span className="block text-ink-2 wrap-anywhere">{ayrinti}</span>}
                </td>
                <td className="px-4 py-2">{firma ?? '–'}</td>
                <td className="num px-4 py-2">{ip ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  )
}
