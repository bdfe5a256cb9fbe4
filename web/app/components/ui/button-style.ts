import { tv, type VariantProps } from 'tailwind-variants/lite'

/** One `sun` per view: it marks the step that moves the booking forward. */
export const buttonStyle = tv({
  base: '',
  variants: {
    look: {
      sun: 'btn btn-sun',
      line: 'btn btn-line',
      deep: 'btn btn-deep',
      quiet: 'btn btn-quiet',
      icon: 'icon-btn',
    },
    size: { sm: 'btn-sm', md: '', lg: 'btn-lg' },
    full: { true: 'w-full' },
    busy: { true: 'is-busy' },
  },
  defaultVariants: { look: 'line', size: 'md' },
})

export type ButtonLook = VariantProps<typeof buttonStyle>
