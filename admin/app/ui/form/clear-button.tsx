import { FilterX } from 'lucide-react'
import { Button } from '../button.tsx'

interface ClearButtonProps {
  readonly label: string
  readonly onClear: () => void
}

/** Takes every cut of a list back. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <Button
      onClick={onClear}
      aria-label={label}
      title={label}
      size="icon"
      className="justify-self-start max-lg:min-h-11 max-lg:min-w-11"
    >
      <FilterX aria-hidden="true" className="icon" />
    </Button>
  )
}
