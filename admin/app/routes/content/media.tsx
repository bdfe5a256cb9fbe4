import { LIBRARY_VIEWS, type LibraryPicture } from '@meltem/contract/media/office'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LibraryGrid, Pages } from '../../features/media/library-pane.tsx'
import { PictureSide } from '../../features/media/picture-side.tsx'
import { UploadButton } from '../../features/media/upload-button.tsx'
import { UploadRows } from '../../features/media/upload-rows.tsx'
import { libraryQuery, useRemove } from '../../features/media/use-media.ts'
import { useUploads } from '../../features/media/use-uploads.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'

const PhotosTab = lazy(() => import('../../features/photos/photos-tab.tsx'))
const VIEWS = ['hepsi', ...LIBRARY_VIEWS] as const
type View = (typeof VIEWS)[number]

/** The library of pictures; with a product in the address, the pictures of that product. */
export default function Media() {
  const t = useTranslations('admin.media')
  const { query } = useAddress()
  const product = query.get('urun')
  if (product === null) return <Library />
  return (
    <>
      <PageHead title={t('product_title')} lead={t('lead')} />
      <Suspense fallback={<Skeleton lines={6} />}>
        <PhotosTab k_no={product} />
      </Suspense>
    </>
  )
}

function useLibrary() {
  const { query, change } = useAddress()
  const view = VIEWS.find((one) => one === query.get('sec')) ?? 'hepsi'
  const ara = query.get('ara') ?? ''
  const yukleyen = query.get('yukleyen') ?? ''
  const page = Math.max(1, Number(query.get('sayfa')) || 1)
  const filter = {
    sayfa: page,
    ...(ara ? { ara } : {}),
    ...(yukleyen ? { yukleyen } : {}),
    ...(view === 'hepsi' ? {} : { sec: view }),
  }
  return { view, ara, yukleyen, page, change, chosen: query.get('gorsel'), ...useQuery(libraryQuery(filter)) }
}

function Library() {
  const t = useTranslations('admin.media')
  const may = useMay()
  const field = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ bolum: 'icerik' })
  const remove = useRemove()
  const [gone, setGone] = usePassing<LibraryPicture>()
  const library = useLibrary()
  const { data, change } = library
  const picture = data?.data.find(({ k_no }) => k_no === library.chosen)
  const choose = () => field.current?.click()
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('count', { count: data.toplam }) : t('lead')}>
        {may('icerik.yaz') && <UploadButton label={t('upload')} look="sun" field={field} onFiles={uploads.add} />}
      </PageHead>
      <Filters library={library} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 gap-4">
          <UploadRows uploads={uploads} onChoose={choose} />
          <Panel title={t('title')}>
            {library.isPending && <Skeleton lines={6} />}
            {library.error && <Problem error={library.error} onRetry={() => void library.refetch()} />}
            {data?.data.length === 0 && (
              <Empty isCut={library.ara !== '' || library.view !== 'hepsi'} change={change} />
            )}
            {data && data.data.length > 0 && (
              <LibraryGrid
                pictures={data.data}
                chosen={library.chosen ? [library.chosen] : []}
                onChoose={({ k_no }) =>
                  change({ gorsel: k_no === library.chosen ? undefined : k_no }, { replace: true })
                }
              />
            )}
            {data && (
              <Pages
                total={data.toplam}
                page={library.page}
                onPage={(next) => change({ sayfa: String(next), gorsel: undefined })}
              />
            )}
          </Panel>
        </div>
        {data && picture && (
          <PictureSide
            key={picture.k_no}
            picture={picture}
            languages={data.diller}
            source={data.varsayilan}
            onRemove={(one) => remove.mutate({ k_no: one.k_no }, { onSuccess: () => setGone(one) })}
          />
        )}
      </div>
      <UndoNote
        text={gone && t('removed')}
        busy={remove.isPending}
        onUndo={gone && (() => remove.mutate({ k_no: gone.k_no, geri: true }, { onSettled: () => setGone(undefined) }))}
      />
    </>
  )
}

function Filters({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useTranslations('admin.media')
  const { view, ara, yukleyen, data, change } = library
  const cut = (words: Readonly<Record<string, string | undefined>>) =>
    change({ sayfa: undefined, gorsel: undefined, ...words }, { replace: true })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('search')}
        placeholder={t('search_hint')}
        value={ara}
        onSearch={(words) => cut({ ara: words })}
      />
      <Segmented
        label={t('view')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: value === 'hepsi' ? t('view_all') : t(`view_${value}`) }))}
        onChange={(value: View) => cut({ sec: value === 'hepsi' ? undefined : value })}
      />
      {data && data.yukleyenler.length > 0 && (
        <div className="w-48 max-sm:w-full">
          <Choice
            label={t('uploader')}
            value={yukleyen}
            options={[
              { value: '', label: t('anybody') },
              ...data.yukleyenler.map(({ k_no, ad }) => ({ value: k_no, label: ad })),
            ]}
            onChange={(value) => cut({ yukleyen: value })}
          />
        </div>
      )}
    </div>
  )
}

interface EmptyProps {
  readonly isCut: boolean
  readonly change: ReturnType<typeof useAddress>['change']
}

function Empty({ isCut, change }: EmptyProps) {
  const t = useTranslations('admin.media')
  if (!isCut) return <Nothing>{t('none')}</Nothing>
  return (
    <Nothing>
      {t('nothing')}
      <Button
        onClick={() => change({ ara: undefined, sec: undefined, yukleyen: undefined, sayfa: undefined })}
        className="max-lg:min-h-11"
      >
        {t('clear')}
      </Button>
    </Nothing>
  )
}
