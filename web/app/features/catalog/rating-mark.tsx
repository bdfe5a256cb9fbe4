interface RatingMarkProps {
  readonly mean: string
  readonly count: number
  /** Both as a sentence. */
  readonly words: string
}

/** Star, mean and number of reviews; read out as one sentence. */
export function RatingMark({ mean, count, words }: RatingMarkProps) {
  return (
    <span className="inline-flex shrink-0 items-center gap-[5px] font-[640]">
      <span className="sr-only">{words}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[15px] fill-ink">
        <path d="M12 2.2l3 6.4 7 .9-5.1 4.8 1.3 6.9L12 17.8l-6.2 3.4 1.3-6.9L2 9.5l7-.9z" />
      </svg>
      <span aria-hidden="true" className="text-ink">
        {mean} <span className="font-normal text-ink-2">({count})</span>
      </span>
    </span>
  )
}
