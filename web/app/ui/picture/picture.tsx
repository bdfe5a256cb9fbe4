import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { type CSSProperties, type RefObject, useRef } from 'react'
import { useFrame } from '../../platform/page/frame.ts'
import { useLoadFailure } from '../lazy/use-load-failure.ts'
import { useFadeIn } from '../use-fade-in.ts'
import { DrawnMark } from './drawn-mark.tsx'
import { backdropOf } from './picture-backdrop.ts'
import { PictureFallback } from './picture-fallback.tsx'
import { plainSourceOf, sourcesOf } from './picture-sources.ts'

export interface PictureProps {
  readonly picture: PictureData | null
  /** How wide the picture stands on screen, for the choice of the file. */
  readonly sizes: string
  /** Shape of the frame: width and aspect ratio. */
  readonly className?: string
  /** Another cut for screens below 640 px. */
  readonly narrow?: PictureData | null | undefined
  /** First thing on the page: loaded at once and before everything else. */
  readonly eager?: boolean
  /** Stands beside the words that say the same: silent for screen readers. */
  readonly decorative?: boolean
  readonly imageClassName?: string
}

const NARROW = '(max-width: 639px)'
const WIDE = '(min-width: 640px)'

/** AVIF, WebP or JPEG in the width that is needed, over a blurred trace of itself. */
export function Picture(props: PictureProps) {
  const { picture, className = '' } = props
  const ref = useRef<HTMLImageElement>(null)
  const failed = useLoadFailure(ref)
  useFadeIn(ref, !props.eager)
  const source = picture ? plainSourceOf(picture) : undefined
  if (!picture || !source || failed) return <PictureFallback className={className} decorative={props.decorative} />
  return (
    <span className={`pic ${className}`} style={backdropOf(picture.iz)} suppressHydrationWarning>
      {props.eager ? <Preloads picture={picture} narrow={props.narrow} sizes={props.sizes} /> : null}
      <picture>
        {props.narrow ? <Sources picture={props.narrow} sizes={props.sizes} media={NARROW} /> : null}
        <Sources picture={picture} sizes={props.sizes} />
        <Image {...props} picture={picture} source={source} imageRef={ref} />
      </picture>
      <DrawnMark picture={picture} sizes={props.sizes} decorative={props.decorative ?? false} />
    </span>
  )
}

interface ImageProps extends PictureProps {
  readonly picture: PictureData
  readonly source: string
  readonly imageRef: RefObject<HTMLImageElement | null>
}

function Image({ picture, narrow, source, imageRef, eager = false, decorative = false, imageClassName }: ImageProps) {
  const { language } = useFrame()
  return (
    <img
      ref={imageRef}
      src={source}
      width={picture.en}
      height={picture.boy}
      alt={decorative ? '' : (picture.aciklama[language] ?? '')}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      className={imageClassName}
      style={focusOf(picture, narrow)}
    />
  )
}

/** What must stay in sight where the frame cuts the picture; the narrow cut has its own. */
function focusOf(picture: PictureData, narrow: PictureData | null | undefined): CSSProperties | undefined {
  const pointOf = ({ odak }: PictureData) => (odak ? `${odak.x}% ${odak.y}%` : '50% 50%')
  if (!picture.odak && !narrow?.odak) return undefined
  const focus = { '--focus': pointOf(picture), ...(narrow ? { '--focus-narrow': pointOf(narrow) } : {}) }
  return focus as CSSProperties
}

interface SourcesProps {
  readonly picture: PictureData
  readonly sizes: string
  readonly media?: string
}

function Sources({ picture, sizes, media }: SourcesProps) {
  return sourcesOf(picture).map((source) => (
    <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} media={media} />
  ))
}

function Preloads({
  picture,
  narrow,
  sizes,
}: {
  picture: PictureData
  narrow?: PictureData | null | undefined
  sizes: string
}) {
  return (
    <>
      {narrow ? <Preload picture={narrow} sizes={sizes} media={NARROW} /> : null}
      {narrow ? <Preload picture={picture} sizes={sizes} media={WIDE} /> : <Preload picture={picture} sizes={sizes} />}
    </>
  )
}

/** React moves the link into the head. Only the best format: a browser without it ignores the type. */
function Preload({ picture, sizes, media }: SourcesProps) {
  const [best] = sourcesOf(picture)
  if (!best) return null
  return (
    <link
      rel="preload"
      as="image"
      type={best.type}
      imageSrcSet={best.srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
