import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { type CancellationPart, saveProduct } from '@meltem/contract/catalog/office-parts'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NumberField } from './fields.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { TemplateBar } from './template-bar.tsx'
import { usePart } from './use-part.ts'
import { useTemplates } from './use-templates.ts'

/** What comes back when a guest cancels, by days before the start. */
export default function CancellationTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  return product ? <Cancellation product={product} /> : null
}

function Cancellation({ product: { k_no, parcalar } }: { product: OfficeProduct }) {
  const t = useTranslations('admin.product_screen')
  const form = usePart<CancellationPart>(parcalar.iptal.deger, (gorulen, yeni) =>
    call(saveProduct, { k_no, iptal: { gorulen, yeni } }),
  )
  const templates = useTemplates(k_no, 'iptal_kosulu')
  const { pencereler } = form.value
  const put = (place: number, part: Partial<CancellationPart['pencereler'][number]>) =>
    form.set({ pencereler: pencereler.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  return (
    <PartFrame form={form}>
      <Panel title={t('tab.iptal')}>
        <TemplateBar templates={templates} isDirty={form.changed.length > 0} hint={t('template.hint_iptal')} />
        <div className="grid gap-3 p-4">
          {pencereler.length === 0 && <p className="text-ink-2">{t('no_window')}</p>}
          {pencereler.map(({ gun, iade_oran }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: windows have no name but their place.
            <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 sm:max-w-xl">
              <NumberField
                name="gun_once"
                value={gun}
                least={0}
                most={730}
                onChange={(day) => put(place, { gun: day ?? 0 })}
              />
              <NumberField
                name="iade_oran"
                value={iade_oran}
                least={0}
                most={100}
                onChange={(share) => put(place, { iade_oran: share ?? 0 })}
              />
              <Button
                size="icon"
                aria-label={t('remove_row', { number: place + 1 })}
                onClick={() => form.set({ pencereler: pencereler.filter((_, at) => at !== place) })}
                className="max-lg:min-h-11 max-lg:min-w-11"
              >
                <Trash2 aria-hidden="true" className="icon" />
              </Button>
            </div>
          ))}
          <Button
            onClick={() => form.set({ pencereler: [...pencereler, { gun: 7, iade_oran: 50 }] })}
            className="justify-self-start max-lg:min-h-11"
          >
            <Plus aria-hidden="true" className="icon" />
            {t('add_window')}
          </Button>
          <p className="text-13 text-ink-2">{t('window_hint')}</p>
        </div>
      </Panel>
    </PartFrame>
  )
}
