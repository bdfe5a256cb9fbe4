import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { useErrorText } from './words/use-error-text.ts'

const KINDS = ['csv', 'xlsx'] as const

interface FileButtonsProps {
  readonly onTake: (bicim: (typeof KINDS)[number]) => Promise<void>
  /** What the file is of, where a screen has several. */
  readonly about?: string
}

/** What a screen shows, as a file of either kind. */
export function FileButtons({ onTake, about }: FileButtonsProps) {
  const t = useTranslations('admin.files')
  const errorText = useErrorText()
  const { mutate, isPending, error, variables } = useMutation({ mutationFn: onTake })
  return (
    <>
      {KINDS.map((bicim) => (
        <Button
          key={bicim}
          busy={isPending && variables === bicim}
          onClick={() => mutate(bicim)}
          aria-label={`${about ?? t('take')}: ${t(bicim)}`}
          className="max-lg:min-h-11 print:hidden"
        >
          <Download aria-hidden="true" className="icon" />
          {t(bicim)}
        </Button>
      ))}
      {error && (
        <div className="basis-full">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      )}
    </>
  )
}
