import { Upload } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { ACCEPTED } from './photo-file.ts'

interface UploadButtonProps {
  readonly label: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFiles: (files: FileList) => void
  readonly look?: 'sun' | 'line'
  readonly several?: boolean
}

/** The device's own chooser of files, behind a button of ours. */
export function UploadButton({ label, field, onFiles, look = 'line', several = true }: UploadButtonProps) {
  return (
    <>
      <Button look={look} onClick={() => field.current?.click()} className="max-lg:min-h-11">
        <Upload aria-hidden="true" className="icon" />
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        multiple={several}
        aria-label={label}
        tabIndex={-1}
        accept={ACCEPTED}
        className="hidden"
        onChange={(event) => {
          const { files } = event.target
          if (files && files.length > 0) onFiles(files)
          // The same file may be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </>
  )
}
