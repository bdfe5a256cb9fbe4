import type { WrittenProductText } from '@meltem/contract/catalog/office-parts'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LinesField, TextField } from './fields.tsx'
import { RowActs } from './pair-list.tsx'

type Cover = WrittenProductText['kapsam'][number]

interface CoverListProps {
  readonly rows: readonly Cover[]
  readonly lang: string
  readonly onChange: (rows: Cover[]) => void
}

/** What happens to a hired car, and what the guest pays then with each cover. */
export function CoverList({ rows, lang, onChange }: CoverListProps) {
  const t = useTranslations('admin.product_screen')
  const put = (place: number, part: Partial<Cover>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <Panel title={t('field.kapsam')}>
      <div className="grid gap-3 p-4">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name but their place.
          <div key={place} className="grid gap-2 border-line-soft border-b pb-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid gap-2 sm:grid-cols-2">
              <TextField
                name="kapsam_durum"
                value={row.durum}
                most={200}
                lang={lang}
                onChange={(durum) => put(place, { durum })}
              />
              <LinesField
                name="kapsam_bedel"
                value={row.bedeller}
                lang={lang}
                hint={t('cover_hint')}
                onChange={(bedeller) => put(place, { bedeller })}
              />
            </div>
            <RowActs place={place} rows={rows} onChange={onChange} />
          </div>
        ))}
        <Button
          onClick={() => onChange([...rows, { durum: '', bedeller: [] }])}
          className="justify-self-start max-lg:min-h-11"
        >
          <Plus aria-hidden="true" className="icon" />
          {t('add_cover')}
        </Button>
      </div>
    </Panel>
  )
}
