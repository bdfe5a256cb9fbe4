import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { ContentLink } from '../../../ui/content-link.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'

interface PostCardProps {
  readonly post: {
    readonly baslik: string
    readonly ozet: string
    readonly url: string
    readonly gorsel: PictureData | null
    /** Small line below: date, reading time. */
    readonly not?: string | undefined
  }
  readonly sizes: string
  readonly large?: boolean
  /** One level below the heading the card stands under. */
  readonly heading?: 'h2' | 'h3'
}

export function PostCard({ post, sizes, large = false, heading: Heading = 'h3' }: PostCardProps) {
  return (
    <ContentLink href={post.url} className="tile">
      <Picture picture={post.gorsel} decorative sizes={sizes} className="aspect-3/2 w-full rounded-print" />
      <Heading className={`tile-title mt-3.5 leading-tight tracking-[-0.008em] ${large ? 'text-30' : 'text-20'}`}>
        {post.baslik}
      </Heading>
      <p className="mt-1.5 text-[0.97rem] text-ink-2">{post.ozet}</p>
      {post.not ? <p className="mt-2.5 text-14 text-ink-3">{post.not}</p> : null}
    </ContentLink>
  )
}
