import type { PictureSection } from '@meltem/contract/content/picture'
import type { LibraryPicture } from '@meltem/contract/media/office'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LibraryGrid, Pages } from './library-pane.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadRows } from './upload-rows.tsx'
import { libraryQuery } from './use-media.ts'
import { useUploads } from './use-uploads.ts'

interface PictureChooserProps {
  /** Section of the keys of what is uploaded here. */
  readonly bolum: PictureSection
  /** So many may be chosen; one without it. */
  readonly most?: number
  readonly onChoose: (pictures: LibraryPicture[]) => void
  readonly onClose: () => void
}

/** The library in a window: found, uploaded, chosen. What is uploaded is chosen at once. */
export default function PictureChooser({ bolum, most = 1, onChoose, onClose }: PictureChooserProps) {
  const t = useTranslations('admin.media')
  const field = useRef<HTMLInputElement>(null)
  const [ara, setAra] = useState('')
  const [sayfa, setSayfa] = useState(1)
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([])
  const { data, error, isPending, refetch } = useQuery(libraryQuery({ sayfa, ...(ara ? { ara } : {}) }))
  const take = (pictures: readonly LibraryPicture[]) =>
    setChosen((before) =>
      [...before, ...pictures.filter(({ k_no }) => before.every((one) => one.k_no !== k_no))].slice(-most),
    )
  const uploads = useUploads({ bolum, onDone: ({ pictures }) => take(pictures) })
  const toggle = (picture: LibraryPicture) => {
    if (chosen.some(({ k_no }) => k_no === picture.k_no)) {
      setChosen(chosen.filter(({ k_no }) => k_no !== picture.k_no))
    } else take([picture])
  }
  return (
    <Dialog title={t('chooser.title')} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={t('search')}
          placeholder={t('search_hint')}
          value={ara}
          onSearch={(words) => {
            setAra(words)
            setSayfa(1)
          }}
        />
        <UploadButton label={t('upload')} field={field} onFiles={uploads.add} several={most > 1} />
      </div>
      {most > 1 && <p className="text-13 text-ink-2">{t('chooser.most', { count: most })}</p>}
      <UploadRows uploads={uploads} onChoose={() => field.current?.click()} />
      {isPending && <Skeleton lines={3} />}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="max-h-[45dvh] overflow-auto border border-line">
          {data.data.length === 0 ? (
            <Nothing>{ara ? t('nothing') : t('none')}</Nothing>
          ) : (
            <LibraryGrid pictures={data.data} chosen={chosen.map(({ k_no }) => k_no)} onChoose={toggle} />
          )}
          <Pages total={data.toplam} page={sayfa} onPage={setSayfa} />
        </div>
      )}
      <Button
        look="sun"
        disabled={chosen.length === 0 || uploads.isRunning}
        onClick={() => onChoose([...chosen])}
        className="justify-self-start max-lg:min-h-11"
      >
        {t('chooser.choose', { count: chosen.length })}
      </Button>
    </Dialog>
  )
}
