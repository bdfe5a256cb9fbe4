import {
  getProductGroups,
  type ProductGroupChoices,
  type ProductGroups,
  saveProductGroups,
} from '@meltem/contract/catalog/groups-office'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Chip } from '../../ui/chip.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckField } from './fields.tsx'
import { PRODUCTS_KEY, useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { usePart } from './use-part.ts'

/** Collections a product stands in and choices of filters it has (CAT-94). */
export default function GroupsTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  const { data, error, refetch } = useQuery({
    queryKey: [...PRODUCTS_KEY, 'gruplar', k_no],
    queryFn: ({ signal }) => call(getProductGroups, { k_no }, signal),
  })
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data || !product) return <Skeleton lines={8} />
  return <Groups k_no={k_no} groups={data.data} diller={product.secimler.diller} />
}

interface GroupsProps {
  readonly k_no: string
  readonly groups: ProductGroupChoices
  /** Languages of the tenant: those a title lacks are told. */
  readonly diller: readonly Language[]
}

function Groups({ k_no, groups: { urun, koleksiyonlar, filtreler }, diller }: GroupsProps) {
  const t = useTranslations('admin.product_screen')
  const client = useQueryClient()
  const form = usePart<ProductGroups>(urun, async (gorulen, yeni) => {
    await call(saveProductGroups, { k_no, gorulen, yeni })
    await client.invalidateQueries({ queryKey: ['gruplar'] })
  })
  const { value, set } = form
  return (
    <PartFrame form={form} hak="grup.yaz">
      <Panel title={t('collections')} aside={<EditLink to="/gruplar?bolum=koleksiyon" />}>
        <div className="grid gap-x-3 p-4 sm:grid-cols-2">
          {koleksiyonlar.length === 0 && <p className="text-ink-2">{t('no_collection')}</p>}
          {koleksiyonlar.map((one) => (
            <Choice
              key={one.k_no}
              diller={diller}
              group={one}
              checked={value.koleksiyonlar.includes(one.k_no)}
              onChange={(has) =>
                set({
                  koleksiyonlar: koleksiyonlar
                    .map((other) => other.k_no)
                    .filter((key) => (key === one.k_no ? has : value.koleksiyonlar.includes(key))),
                })
              }
            />
          ))}
        </div>
      </Panel>
      <Filters
        filtreler={filtreler}
        diller={diller}
        value={value.secenekler}
        onChange={(secenekler) => set({ secenekler })}
      />
    </PartFrame>
  )
}

interface FiltersProps {
  readonly filtreler: ProductGroupChoices['filtreler']
  readonly diller: readonly Language[]
  readonly value: ProductGroups['secenekler']
  readonly onChange: (value: ProductGroups['secenekler']) => void
}

/** Each filter with its choices; a product may have several of one. */
function Filters({ filtreler, diller, value, onChange }: FiltersProps) {
  const t = useTranslations('admin.product_screen')
  const { language } = useLanguage()
  const all = filtreler.flatMap(({ k_no, secenekler }) => secenekler.map(({ kod }) => ({ filtre_k_no: k_no, kod })))
  const has = (filtre_k_no: string, kod: string) =>
    value.some((one) => one.filtre_k_no === filtre_k_no && one.kod === kod)
  return (
    <Panel title={t('filters')} aside={<EditLink to="/gruplar?bolum=filtre" />}>
      <div className="grid gap-4 p-4">
        {filtreler.length === 0 && <p className="text-ink-2">{t('no_filter')}</p>}
        {filtreler.map(({ k_no, baslik, aktif, secenekler }) => (
          <fieldset key={k_no} className="min-w-0">
            <legend className="mb-1 text-13 font-semibold">
              {textIn(baslik, language)} {!aktif && <Chip tone="plain">{t('retired_group')}</Chip>}
            </legend>
            <div className="grid gap-x-3 sm:grid-cols-2 xl:grid-cols-3">
              {secenekler.map((choice) => (
                <Choice
                  key={choice.kod}
                  diller={diller}
                  group={{ baslik: choice.baslik, aktif: true }}
                  checked={has(k_no, choice.kod)}
                  onChange={(wanted) =>
                    onChange(
                      all.filter((one) =>
                        one.filtre_k_no === k_no && one.kod === choice.kod ? wanted : has(one.filtre_k_no, one.kod),
                      ),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Panel>
  )
}

interface ChoiceProps {
  readonly group: { readonly baslik: LocalText; readonly aktif: boolean }
  readonly diller: readonly Language[]
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A group by its title, with the languages in which it has none yet. */
function Choice({ group: { baslik, aktif }, diller, checked, onChange }: ChoiceProps) {
  const t = useTranslations('admin.product_screen')
  const { language } = useLanguage()
  const missing = diller.filter((dil) => !baslik[dil])
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <CheckField label={textIn(baslik, language)} checked={checked} onChange={onChange} />
      {!aktif && <Chip tone="plain">{t('retired_group')}</Chip>}
      {missing.length > 0 && (
        <span className="text-12 text-ink-2">{t('untranslated', { languages: missing.join(', ').toUpperCase() })}</span>
      )}
    </div>
  )
}

/** Titles, translations and order stand on the screen of groups. */
function EditLink({ to }: { to: string }) {
  const t = useTranslations('admin.product_screen')
  return (
    <Link to={to} className="link inline-flex min-h-8 items-center text-13 max-lg:min-h-11">
      {t('edit_groups')}
    </Link>
  )
}
