import { useTranslations } from 'use-intl'
import { EditSection } from '../../features/groups/edit-section.tsx'
import { CATEGORIES, COLLECTIONS, FILTERS, REGIONS } from '../../features/groups/group-sections.tsx'
import { EXTRAS, POLICIES, QUESTIONS } from '../../features/groups/template-sections.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'

const SECTIONS = ['bolge', 'kategori', 'koleksiyon', 'filtre', 'ek_hizmet', 'soru', 'iptal'] as const
type Name = (typeof SECTIONS)[number]

/** What products are sorted by, and what they share. */
export default function Groups() {
  const t = useTranslations('admin.groups')
  const { query, change } = useAddress()
  const name: Name = SECTIONS.find((one) => one === query.get('bolum')) ?? 'bolge'
  return (
    <>
      <PageHead title={t('title')} lead={t(`about.${name}`)} />
      <div className="mb-4">
        <Segmented
          label={t('sections')}
          value={name}
          options={SECTIONS.map((value) => ({ value, label: t(`section.${value}`) }))}
          onChange={(bolum) => change({ bolum: bolum === 'bolge' ? undefined : bolum, sec: undefined })}
        />
      </div>
      <Chosen key={name} name={name} />
    </>
  )
}

function Chosen({ name }: { name: Name }) {
  switch (name) {
    case 'bolge':
      return <EditSection section={REGIONS} />
    case 'kategori':
      return <EditSection section={CATEGORIES} />
    case 'koleksiyon':
      return <EditSection section={COLLECTIONS} />
    case 'filtre':
      return <EditSection section={FILTERS} />
    case 'ek_hizmet':
      return <EditSection section={EXTRAS} />
    case 'soru':
      return <EditSection section={QUESTIONS} />
    default:
      return <EditSection section={POLICIES} />
  }
}
