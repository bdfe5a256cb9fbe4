/** Joined by hand: a library for class variants would weigh more than all buttons together. */
const LOOKS = {
  sun: 'btn btn-sun',
  line: 'btn btn-line',
  deep: 'btn btn-deep',
  quiet: 'btn btn-quiet',
  icon: 'icon-btn',
} as const

const SIZES = { sm: 'btn-sm', md: '', lg: 'btn-lg' } as const

export interface ButtonLook {
  /** One `sun` per view: it marks the step that moves the booking forward. */
  readonly look?: keyof typeof LOOKS | undefined
  readonly size?: keyof typeof SIZES | undefined
  readonly full?: boolean | undefined
  readonly busy?: boolean | undefined
}

export function buttonStyle({
  look = 'line',
  size = 'md',
  full = false,
  busy = false,
  className = '',
}: ButtonLook & { readonly className?: string | undefined }): string {
  return [LOOKS[look], SIZES[size], full ? 'w-full' : '', busy ? 'is-busy' : '', className].filter(Boolean).join(' ')
}
