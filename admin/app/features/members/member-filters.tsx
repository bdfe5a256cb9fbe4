import { MEMBER_VIEWS, type StoredMemberGroup } from '@meltem/contract/member/office'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClearButton } from '../../ui/form/clear-button.tsx'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import type { MemberFilter } from './use-members.ts'

interface FiltersProps {
  readonly filter: MemberFilter
  readonly groups: readonly StoredMemberGroup[]
  readonly change: ReturnType<typeof useAddress>['change']
  readonly onClear: () => void
}

/** Everything the list of members is cut by; each choice goes into the address at once. */
export function MemberFilters({ filter, groups, change, onClear }: FiltersProps) {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  const search = useCallback((ara: string) => change({ ara }, { replace: true }), [change])
  const isCut = [filter.ara, filter.grup, filter.secim].some(Boolean)
  return (
    <section
      aria-label={t('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-x-2 gap-y-2.5 lg:grid-cols-[minmax(0,320px)_220px_260px_auto]"
    >
      <div className="max-lg:col-span-2 [&_search]:w-full!">
        <SearchBox label={t('search_label')} placeholder={t('search')} value={filter.ara ?? ''} onSearch={search} />
      </div>
      <Choice
        label={t('group')}
        value={filter.grup ?? ''}
        options={[
          { value: '', label: t('any_group') },
          ...groups.map(({ k_no, ad }) => ({ value: k_no, label: textIn(ad, language) })),
          { value: 'yok', label: t('no_group') },
        ]}
        onChange={(grup) => change({ grup })}
      />
      <Choice
        label={t('view')}
        value={filter.secim ?? ''}
        options={[
          { value: '', label: t('views.hepsi') },
          ...MEMBER_VIEWS.map((value) => ({ value, label: t(`views.${value}`) })),
        ]}
        onChange={(secim) => change({ secim })}
      />
      {isCut && <ClearButton label={t('clear')} onClear={onClear} />}
    </section>
  )
}
