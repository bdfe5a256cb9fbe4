import { COVER_WIDTH, type LibraryPicture } from '@meltem/contract/media/office'
import { formatInstant } from '@meltem/i18n/format'
import { ChevronLeft, ChevronRight, Images, Trash2 } from 'lucide-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { AltForm } from '../media/alt-form.tsx'
import { FocusCard } from '../media/focus-card.tsx'
import { UploadButton } from '../media/upload-button.tsx'
import { UploadRows } from '../media/upload-rows.tsx'
import { type Uploads, useUploads } from '../media/use-uploads.ts'
import { AltState } from './alt-state.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { moved, useGallery } from './use-gallery.ts'

const PictureChooser = lazy(() => import('../media/picture-chooser.tsx'))
const MOST_AT_ONCE = 40

/** The pictures of a product: dropped, put in order, described, and cut by what must stay in sight. */
export default function PhotosTab({ k_no }: { readonly k_no: string }) {
  const gallery = useGallery(k_no)
  const { query } = gallery
  const field = useRef<HTMLInputElement>(null)
  const uploads = useUploads({
    bolum: 'urun',
    urun_k_no: k_no,
    // Three travel at once and arrive as they may: the order of the files is the order on the product.
    onDone: ({ fresh }) => {
      const sent = fresh.map(({ anahtar }) => anahtar)
      void query.refetch().then(({ data }) => {
        const now = (data?.data ?? []).map(({ anahtar }) => anahtar)
        const rest = now.filter((key) => !sent.includes(key))
        const wanted = [...rest, ...sent.filter((key) => now.includes(key))]
        const isTail = now.slice(0, rest.length).every((key, place) => key === rest[place])
        if (isTail && wanted.join() !== now.join()) gallery.put(wanted)
      })
    },
  })
  if (query.isPending) return <Skeleton lines={6} />
  if (!query.data) return <Problem error={query.error} onRetry={() => void query.refetch()} />
  return <Gallery gallery={gallery} uploads={uploads} field={field} />
}

interface GalleryProps {
  readonly gallery: ReturnType<typeof useGallery>
  readonly uploads: Uploads
  readonly field: RefObject<HTMLInputElement | null>
}

function Gallery({ gallery, uploads, field }: GalleryProps) {
  const t = useTranslations('admin.photos')
  const mayWrite = useMay()('icerik.yaz')
  const [chosen, setChosen] = useState<string>()
  const { pictures } = gallery
  const languages = gallery.query.data?.diller ?? []
  const source = gallery.query.data?.varsayilan ?? 'tr'
  const picture = pictures.find(({ anahtar }) => anahtar === chosen) ?? pictures[0]
  const keys = pictures.map(({ anahtar }) => anahtar)
  const move = (from: number, to: number) =>
    from !== to &&
    gallery.put(moved(keys, from, to), to === 0 ? t('covered') : t('moved', { from: from + 1, to: to + 1 }))
  const remove = (place: number) => {
    setChosen(keys[place + 1] ?? keys[place - 1])
    gallery.put(
      keys.filter((_key, at) => at !== place),
      t('taken_off'),
    )
  }
  const first = pictures[0]
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid min-w-0 gap-4">
        <Problems gallery={gallery} />
        {first && first.gorsel.en < COVER_WIDTH && (
          <Note tone="warn">{t('small_cover', { width: first.gorsel.en, least: COVER_WIDTH })}</Note>
        )}
        <DropPanel gallery={gallery} uploads={uploads} field={field} mayWrite={mayWrite}>
          {pictures.length > 0 && (
            <PhotoGrid
              pictures={pictures}
              languages={languages}
              chosen={picture?.anahtar}
              mayWrite={mayWrite}
              onChoose={setChosen}
              onMove={move}
              onRemove={remove}
            />
          )}
        </DropPanel>
        <UploadRows uploads={uploads} onChoose={() => field.current?.click()} />
      </div>
      {picture && (
        <div className="grid min-w-0 gap-4">
          <FocusCard
            key={`${picture.k_no}-focus`}
            picture={picture}
            title={t('number', { number: keys.indexOf(picture.anahtar) + 1 })}
            mayWrite={mayWrite}
            action={
              mayWrite && (
                <Acts place={keys.indexOf(picture.anahtar)} count={keys.length} onMove={move} onRemove={remove} />
              )
            }
          />
          {mayWrite && <AltForm key={picture.k_no} picture={picture} languages={languages} source={source} />}
          <AltState pictures={pictures} languages={languages} />
        </div>
      )}
      <UndoNote text={gallery.done?.text} busy={gallery.isPending} onUndo={gallery.done && gallery.undo} />
    </div>
  )
}

interface ActsProps {
  readonly place: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (place: number) => void
}

/** The same as the keys, for hands that have none. */
function Acts({ place, count, onMove, onRemove }: ActsProps) {
  const t = useTranslations('admin.photos')
  return (
    <span className="flex flex-wrap items-center gap-1">
      {place > 0 && (
        <Button onClick={() => onMove(place, 0)} className="max-lg:min-h-11">
          {t('make_cover')}
        </Button>
      )}
      <Button
        size="icon"
        aria-label={t('move_back')}
        disabled={place === 0}
        onClick={() => onMove(place, place - 1)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ChevronLeft aria-hidden="true" className="icon" />
      </Button>
      <Button
        size="icon"
        aria-label={t('move_on')}
        disabled={place === count - 1}
        onClick={() => onMove(place, place + 1)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <ChevronRight aria-hidden="true" className="icon" />
      </Button>
      <Button
        size="icon"
        aria-label={t('take_off')}
        onClick={() => onRemove(place)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <Trash2 aria-hidden="true" className="icon" />
      </Button>
    </span>
  )
}

/** Two people have put the same pictures in order: how it is now, and the way to one's own. */
function Problems({ gallery }: Pick<GalleryProps, 'gallery'>) {
  const t = useTranslations('admin.photos')
  const errorText = useErrorText()
  const { error, contested, refused } = gallery
  if (!error) return null
  if (!contested) return <Note tone="danger">{errorText(error)}</Note>
  return (
    <Note tone="warn">
      <p>
        {t('contested', {
          who: contested.kim ?? t('contested_nobody'),
          time: contested.zaman ? formatInstant(contested.zaman) : '',
        })}
      </p>
      {refused && (
        <Button onClick={() => gallery.put(refused, t('covered'))} className="mt-2 max-lg:min-h-11">
          {t('mine_again')}
        </Button>
      )}
    </Note>
  )
}

interface DropPanelProps extends GalleryProps {
  readonly mayWrite: boolean
  readonly children: React.ReactNode
}

function DropPanel({ gallery, uploads, field, mayWrite, children }: DropPanelProps) {
  const t = useTranslations('admin.photos')
  const [isOver, setOver] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { pictures } = gallery
  const hang = (added: readonly LibraryPicture[]) => {
    setChoosing(false)
    const keys = pictures.map(({ anahtar }) => anahtar)
    const fresh = added.map(({ anahtar }) => anahtar).filter((key) => !keys.includes(key))
    if (fresh.length > 0) gallery.put([...keys, ...fresh], t('hung', { count: fresh.length }))
  }
  const aside = mayWrite && (
    <span className="flex flex-wrap gap-2">
      <Button onClick={() => setChoosing(true)} className="max-lg:min-h-11">
        <Images aria-hidden="true" className="icon" />
        {t('from_library')}
      </Button>
      <UploadButton label={t('upload')} look="sun" field={field} onFiles={uploads.add} />
    </span>
  )
  const isFile = (event: React.DragEvent) => mayWrite && event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same.
    <div
      onDragOver={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(false)
        uploads.add(event.dataTransfer.files)
      }}
      className={isOver ? 'outline-3 outline-sea outline-dashed outline-offset-2' : ''}
    >
      <Panel title={t('title', { count: pictures.length })} aside={aside}>
        <p className="px-4 pt-3 text-13 text-ink-2">{isOver ? t('drop') : t('lead', { width: COVER_WIDTH })}</p>
        {pictures.length === 0 ? <Nothing>{t('empty', { count: MOST_AT_ONCE })}</Nothing> : children}
        {pictures.length > 0 && <Legend mayWrite={mayWrite} />}
      </Panel>
      {isChoosing && (
        <Suspense fallback={null}>
          <PictureChooser bolum="urun" most={MOST_AT_ONCE} onChoose={hang} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}

const KEYS = [
  ['key_choose', ['←', '→']],
  ['key_move', ['Alt', '←']],
  ['key_cover', ['C']],
  ['key_remove', ['Del']],
] as const

/** What the marks on the pictures say, and the keys. */
function Legend({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('admin.photos')
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-2.5 text-13 text-ink-2">
      <p className="flex flex-wrap gap-x-4">
        <span>
          <b className="text-olive">tr</b> {t('has')}
        </span>
        <span>
          <b className="text-sun-ink">de</b> {t('stale')}
        </span>
        <span>
          <b className="text-danger">ru</b> {t('missing')}
        </span>
      </p>
      {mayWrite && (
        <ul className="flex flex-wrap gap-x-4 max-lg:hidden">
          {KEYS.map(([name, keys]) => (
            <li key={name} className="flex items-center gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-card border border-line-strong bg-paper px-1.5 text-12">
                  {key}
                </kbd>
              ))}
              {t(name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
