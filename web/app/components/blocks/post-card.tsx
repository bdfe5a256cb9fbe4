import type { Picture as PictureData } from '@meltem/contract/picture'
import { ContentLink } from '../ui/content-link.tsx'
import { Picture } from '../ui/picture.tsx'

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
}

export function PostCard({ post, sizes, large = false }: PostCardProps) {
  return (
    <ContentLink href={post.url} className="group block no-underline">
      <Picture
        picture={post.gorsel}
        decorative
        sizes={sizes}
        className="aspect-3/2 w-full rounded-print"
        imageClassName="group-hover:scale-[1.035]"
      />
      <h3
        className={`mt-3.5 decoration-2 decoration-sun underline-offset-[5px] group-hover:underline ${large ? 'text-30' : ''}`}
      >
        {post.baslik}
      </h3>
      <p className="mt-1.5 text-[0.97rem] text-ink-2">{post.ozet}</p>
      {post.not ? <p className="mt-2.5 text-14 text-ink-3">{post.not}</p> : null}
    </ContentLink>
  )
}
