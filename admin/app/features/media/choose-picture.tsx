import type { PictureSection } from '@meltem/contract/content/picture'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'

const PictureChooser = lazy(() => import('./picture-chooser.tsx'))

interface ChoosePictureProps {
  /** What the picture is for. */
  readonly label: string
  /** Section of the keys of what is uploaded here. */
  readonly bolum: PictureSection
  readonly onChoose: (key: string) => void
}

/** Opens the library beside a field that holds the key of one picture; not for those who may not see it. */
export function ChoosePicture({ label, bolum, onChoose }: ChoosePictureProps) {
  const t = useTranslations('admin.photos')
  const may = useMay()
  const [isChoosing, setChoosing] = useState(false)
  if (!may('icerik.oku')) return null
  return (
    <>
      <Button
        aria-label={`${t('from_library')}: ${label}`}
        onClick={() => setChoosing(true)}
        className="justify-self-start max-lg:min-h-11"
      >
        <Images aria-hidden="true" className="icon" />
        {t('from_library')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <PictureChooser
            bolum={bolum}
            onChoose={([picture]) => {
              setChoosing(false)
              if (picture) onChoose(picture.anahtar)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
