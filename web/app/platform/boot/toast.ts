import { create } from 'zustand'

export type ToastKind = 'good' | 'bad' | 'info'

export interface ToastMessage {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** A way on, for toasts after which people usually go somewhere. */
  readonly link?: ToastLink | undefined
}

interface ToastLink {
  readonly href: string
  readonly text: string
}

interface ToastState {
  /** Asked for, and not yet handed to the screen. */
  readonly waiting: readonly ToastMessage[]
  /** The drawing code is on the page and stays there. */
  readonly drawn: boolean
}

export const useToasts = create<ToastState>(() => ({ waiting: [], drawn: false }))

let next = 1

/** Bottom right for 2500 ms (LOOK-3). The code that draws toasts is loaded with the first one. */
export function showToast(kind: ToastKind, text: string, link?: ToastLink): void {
  const message = { id: next++, kind, text, link }
  useToasts.setState(({ waiting }) => ({ waiting: [...waiting, message] }))
}

/** Hands the waiting toasts over, each one once. */
export function takeToasts(): readonly ToastMessage[] {
  const { waiting } = useToasts.getState()
  if (waiting.length > 0) useToasts.setState({ waiting: [], drawn: true })
  return waiting
}
