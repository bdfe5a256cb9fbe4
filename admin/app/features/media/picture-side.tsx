import { type LibraryPicture, uploadPicture } from '@meltem/contract/media/office'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { upload } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { AltForm } from './alt-form.tsx'
import { fileSize } from './file-size.ts'
import { FocusCard } from './focus-card.tsx'
import { readableFile, sentName } from './photo-file.ts'
import { UploadButton } from './upload-button.tsx'
import { MEDIA_KEY, useRemove } from './use-media.ts'
import { UsesList } from './uses-list.tsx'

interface PictureSideProps {
  readonly picture: LibraryPicture
  readonly languages: readonly Language[]
  readonly source: Language
  readonly onRemove: (picture: LibraryPicture) => void
}

/** One picture of the library: its focus, its words, what shows it, another file for it, and its end. */
export function PictureSide({ picture, languages, source, onRemove }: PictureSideProps) {
  const t = useTranslations('admin.media')
  const may = useMay()
  const { language } = useLanguage()
  const mayWrite = may('icerik.yaz')
  return (
    <div className="grid content-start gap-4">
      <FocusCard picture={picture} title={picture.ad} mayWrite={mayWrite} />
      {mayWrite && <AltForm key={picture.k_no} picture={picture} languages={languages} source={source} />}
      <Card title={t('used_in')}>
        <UsesList uses={picture.kullanim} />
        <p className="text-13 text-ink-2">
          {picture.yukleyen
            ? t('uploaded', { who: picture.yukleyen, time: formatInstant(picture.yukleme_zamani) })
            : formatInstant(picture.yukleme_zamani)}
          {picture.boyut !== null && ` · ${fileSize(picture.boyut, language)}`}
        </p>
        {mayWrite && <Acts picture={picture} onRemove={onRemove} />}
      </Card>
    </div>
  )
}

function Acts({ picture, onRemove }: Pick<PictureSideProps, 'picture' | 'onRemove'>) {
  const t = useTranslations('admin.media')
  const errorText = useErrorText()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = usePassing<true>()
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const { name, bytes } = await readableFile(file)
      const terms = { signal: new AbortController().signal, onProgress: () => undefined }
      const query = { ad: sentName(name), bolum: sectionOf(picture), yerine: picture.k_no }
      return await upload(uploadPicture, query, bytes, terms)
    },
    onSuccess: () => setDone(true),
    onSettled: () => client.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
  return (
    <>
      {replace.error && <Note tone="danger">{errorText(replace.error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <UploadButton
          label={t('replace')}
          field={field}
          several={false}
          onFiles={([file]) => file && !replace.isPending && replace.mutate(file)}
        />
        <Button
          onClick={() => (picture.kullanim.length > 0 ? setAsking(true) : onRemove(picture))}
          className="max-lg:min-h-11"
        >
          <Trash2 aria-hidden="true" className="icon" />
          {t('remove')}
        </Button>
      </div>
      {isAsking && <UnlinkDialog picture={picture} onClose={() => setAsking(false)} />}
      <UndoNote text={done && t('replaced')} />
    </>
  )
}

const sectionOf = ({ anahtar }: LibraryPicture) => anahtar.split('/')[0] as 'urun'
const LOOSE: readonly string[] = ['urun', 'opsiyon', 'bolge', 'kategori', 'koleksiyon']

/** It is shown somewhere: where, and what happens there. */
function UnlinkDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const t = useTranslations('admin.media')
  const errorText = useErrorText()
  const remove = useRemove()
  const count = picture.kullanim.length
  const isLoose = picture.kullanim.every(({ tur }) => LOOSE.includes(tur))
  return (
    <Dialog title={t('remove')} onClose={onClose}>
      <p>{t('remove_used', { count })}</p>
      <UsesList uses={picture.kullanim} />
      {remove.error && <Note tone="danger">{errorText(remove.error)}</Note>}
      {isLoose ? (
        <>
          <p className="text-13 text-ink-2">{t('unlink_note')}</p>
          <Button
            look="sun"
            busy={remove.isPending}
            onClick={() => remove.mutate({ k_no: picture.k_no, coz: true }, { onSuccess: onClose })}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('unlink_remove', { count })}
          </Button>
        </>
      ) : (
        <Note tone="warn">{t('unlink_first')}</Note>
      )}
    </Dialog>
  )
}
