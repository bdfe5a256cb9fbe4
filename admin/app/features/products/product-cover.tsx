import { type Picture, pictureUrl } from '@meltem/contract/content/picture'
import { ImageOff } from 'lucide-react'

interface ProductCoverProps {
  readonly picture: Picture | null
  readonly className?: string
}

/** The cover as a stamp beside the name; it says nothing that the name does not. */
export function ProductCover({ picture, className = 'h-11 w-16' }: ProductCoverProps) {
  const width = picture?.genislikler[0]
  if (!picture || width === undefined) {
    return (
      <span className={`grid flex-none place-items-center rounded-card bg-mist text-ink-3 ${className}`}>
        <ImageOff aria-hidden="true" className="icon" />
      </span>
    )
  }
  const format = picture.bicimler.includes('webp') ? 'webp' : 'jpg'
  return (
    <img
      src={pictureUrl(picture, width, format)}
      alt=""
      loading="lazy"
      className={`flex-none rounded-card object-cover ${className}`}
    />
  )
}
