import { PAGE_GROUPS } from '@meltem/contract/content/office'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Announcements } from '../../features/content/announcements.tsx'
import { Categories } from '../../features/content/categories.tsx'
import { pagesQuery } from '../../features/content/content-queries.ts'
import { NewPage } from '../../features/content/new-page.tsx'
import { PageList } from '../../features/content/page-list.tsx'
import { useMay } from '../../platform/rights.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

const MenuEditor = lazy(() => import('../../features/content/menu-editor.tsx'))

const SECTIONS = [...PAGE_GROUPS, 'kategori', 'menu', 'duyuru'] as const
/** What a new page of a group is at first. */
const FIRST_TYPE = { sayfa: 'p', vitrin: 'c', yazi: 'b', sozlesme: 'p' } as const
type Section = (typeof SECTIONS)[number]

/** Pages, articles, contracts, categories, menus and announcements; which of them stands in the address. */
export default function Content() {
  const t = useTranslations('admin.content')
  const may = useMay()
  const { query } = useAddress()
  const { data } = useQuery(pagesQuery({ grup: 'sayfa' }))
  const section: Section = SECTIONS.find((one) => one === query.get('bolum')) ?? 'sayfa'
  const group = PAGE_GROUPS.find((one) => one === section)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {group && may('icerik.yaz') && <NewPage key={group} turu={FIRST_TYPE[group]} />}
      </PageHead>
      <nav aria-label={t('sections')} className="mb-3.5 flex flex-wrap gap-1 border-line border-b">
        {SECTIONS.map((one) => {
          const count = PAGE_GROUPS.find((grup) => grup === one)
          return (
            <Link
              key={one}
              to={{ search: `?bolum=${one}` }}
              aria-current={one === section ? 'page' : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-transparent border-b-2 px-3 font-[600] text-ink-2 no-underline hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-ink max-lg:min-h-11"
            >
              {t(`group.${one}`)}
              {count && data && <span className="num text-13 text-ink-3">{data.gruplar[count]}</span>}
            </Link>
          )
        })}
      </nav>
      {group && <PageList key={group} grup={group} />}
      {section === 'kategori' && <Categories />}
      {section === 'menu' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <MenuEditor />
        </Suspense>
      )}
      {section === 'duyuru' && <Announcements />}
    </>
  )
}
