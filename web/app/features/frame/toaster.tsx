import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type ToastKind, type ToastMessage, takeToasts, useToasts } from '../../platform/boot/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'

const LOOKS: Readonly<Record<ToastKind, { icon: IconName; edge: string }>> = {
  good: { icon: 'circle-check', edge: 'border-[#9fcf83]' },
  bad: { icon: 'circle-exclamation-point', edge: 'border-[#ff8fa8]' },
  info: { icon: 'info', edge: 'border-[#7fc4d2]' },
}

/** Above the bar with the price, where a page has one (product.css). */
const PHONE = { bottom: 'calc(16px + var(--book-bar, 0px) + var(--consent, 0px))', left: 16, right: 16 }

/** Bottom right for 2500 ms (LOOK-3). */
export default function Toaster() {
  const waiting = useToasts((state) => state.waiting)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Shown anew, the layer comes to the top: also above a dialog that was opened in between.
    if (waiting.length > 0) {
      layer.current?.hidePopover()
      layer.current?.showPopover()
    }
    for (const { id, ...message } of takeToasts()) {
      toast.custom(() => <Toast {...message} />, { id, duration: 2500 })
    }
  }, [waiting])
  return (
    <div ref={layer} popover="manual" className="inset-auto m-0 overflow-visible border-0 bg-transparent p-0">
      <Sonner position="bottom-right" duration={2500} visibleToasts={3} offset={20} mobileOffset={PHONE} />
    </div>
  )
}

function Toast({ kind, text, link }: Omit<ToastMessage, 'id'>) {
  const { icon, edge } = LOOKS[kind]
  return (
    <div
      role="status"
      className={`flex w-full items-center gap-2.5 rounded-control border-l-4 bg-ink px-[18px] py-3.5 font-sans text-16 text-white shadow-e2 ${edge}`}
    >
      <Icon name={icon} />
      <span>{text}</span>
      {link ? (
        <a href={link.href} className="ml-auto font-[640] whitespace-nowrap text-sun underline">
          {link.text}
        </a>
      ) : null}
    </div>
  )
}
