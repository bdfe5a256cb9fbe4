import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type MapBox, moved, zoomed } from './projection.ts'

const NEARER = 0.6
const STEP = 0.2

const KEYS: Readonly<Record<string, (box: MapBox) => MapBox>> = {
  ArrowLeft: (box) => moved(box, -STEP, 0),
  ArrowRight: (box) => moved(box, STEP, 0),
  ArrowUp: (box) => moved(box, 0, STEP),
  ArrowDown: (box) => moved(box, 0, -STEP),
  '+': (box) => zoomed(box, NEARER),
  '=': (box) => zoomed(box, NEARER),
  '-': (box) => zoomed(box, 1 / NEARER),
}

/** The part of the coast on screen: follows the list, then the hand. */
export function useMapBox(start: MapBox, key: string) {
  const [held, setHeld] = useState({ key, box: start })
  // A new list brings a new start; until the hand moves it the box is the list's own.
  const box = held.key === key ? held.box : start
  const setBox = (next: MapBox) => setHeld({ key, box: next })
  const drag = useRef<{ x: number; y: number; box: MapBox }>(undefined)
  return {
    box,
    nearer: (place?: { enlem: number; boylam: number }) => setBox(zoomed(box, place ? NEARER / 2 : NEARER, place)),
    farther: () => setBox(zoomed(box, 1 / NEARER)),
    onKeyDown: (event: KeyboardEvent) => {
      const next = event.target === event.currentTarget ? KEYS[event.key]?.(box) : undefined
      if (!next) return
      event.preventDefault()
      setBox(next)
    },
    onPointerDown: (event: PointerEvent) => {
      const onPin = event.target instanceof Element && event.target.closest('a, button')
      if (!onPin && event.pointerType === 'mouse') drag.current = { x: event.clientX, y: event.clientY, box }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      const { width, height } = event.currentTarget.getBoundingClientRect()
      const { x, y, box: from } = drag.current
      setBox(moved(from, (x - event.clientX) / width, (event.clientY - y) / height))
    },
    endDrag: () => {
      drag.current = undefined
    },
  }
}
