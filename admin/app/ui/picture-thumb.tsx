import { type Picture, pictureUrl } from '@meltem/contract/content/picture'

interface PictureThumbProps {
  readonly picture: Picture
  /** Shape and size of the frame. */
  readonly className?: string
  /** Larger ones for a picture that is worked on. */
  readonly width?: number
  /** What it shows, where no words beside it say so. */
  readonly alt?: string
}

/** A picture cut by its focus point, as the storefront cuts it. */
export function PictureThumb({ picture, className = '', width = 400, alt = '' }: PictureThumbProps) {
  const offered = [...picture.genislikler].sort((a, b) => a - b)
  const shown = offered.find((one) => one >= width) ?? offered.at(-1)
  const format = picture.bicimler.includes('webp') ? 'webp' : picture.bicimler.at(-1)
  if (shown === undefined || format === undefined) return <span className={`block bg-mist ${className}`} />
  const { x, y } = picture.odak ?? { x: 50, y: 50 }
  return (
    <img
      src={pictureUrl(picture, shown, format)}
      alt={alt}
      width={picture.en}
      height={picture.boy}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`block bg-mist object-cover ${className}`}
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  )
}
