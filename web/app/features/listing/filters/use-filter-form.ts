import { formatDate } from '@meltem/i18n/format'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepFocus } from './keep-focus.ts'
import { changed, FILTER_FORM, type ListingFilters, listHref, readFilters } from './listing-filters.ts'

/** A handle moved by keys reports every step: the list waits until it rests. */
const HANDLE_REST = 400

type Control = HTMLInputElement | HTMLSelectElement

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/** What the address asks for; the list on screen may not have followed it yet. */
function filtersAsked(): ListingFilters {
  return readFilters(new URLSearchParams(window.location.search))
}

/** What a form asks for. */
export function filtersOf(form: HTMLFormElement): ListingFilters {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return readFilters(params)
}

function valuesOf(filters: ListingFilters, name: string): readonly string[] {
  const value = filters[name as keyof ListingFilters]
  if (typeof value === 'boolean') return value ? ['1'] : []
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return value ?? []
}

function show(control: Control, values: readonly string[]): void {
  if (control instanceof HTMLSelectElement) {
    control.value = values[0] ?? ''
    // What it does not offer is as good as nothing said.
    if (control.selectedIndex < 0) control.selectedIndex = 0
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    control.checked = values.includes(control.value) || (control.value === '' && values.length === 0)
  } else if (control !== document.activeElement) {
    const [value = ''] = values
    control.value = value !== '' && 'dayField' in control.dataset ? formatDate(value) : value
  }
}

/** Shows in the form what the address says: after the back button, or when a filter was taken away elsewhere. */
export function fillForm(form: HTMLFormElement, filters: ListingFilters): void {
  for (const control of form.elements) {
    if (isControl(control) && control.name && control.type !== 'hidden') show(control, valuesOf(filters, control.name))
  }
}

declare global {
  interface Window {
    /** Set by begin-late.ts: the field the visitor changed before the form listened. */
    earlyChange?: EventTarget | null | undefined
  }
}

/** The field of our form that the visitor changed before the form listened. */
function earlyField(): (Control & { readonly form: HTMLFormElement }) | null {
  const { earlyChange: field } = window
  return isControl(field) && field.form?.id === FILTER_FORM ? (field as Control & { form: HTMLFormElement }) : null
}

const living = new WeakSet<HTMLFormElement>()

/** A list that changes before its form has come to life draws it anew: a change of a visible form waits for that. */
function isAwaited(form: HTMLFormElement): boolean {
  return !living.has(form) && form.checkVisibility()
}

/** The form has come to life: what was changed in it before is heard now. */
export function beginForm(form: HTMLFormElement): void {
  living.add(form)
  const field = earlyField()
  window.earlyChange = undefined
  field?.dispatchEvent(new Event('change', { bubbles: true }))
}

interface FilterFormInput {
  readonly pathname: string
  readonly filters: ListingFilters
  /** While the sheet is open a change takes the place of the one before: one step back closes the sheet. */
  readonly replace: boolean
}

/**
 * Turns every change of a field into an address. Without a script the browser sends the form instead. The function given
 * back leaves the sheet with what its fields say at that moment, whether the list has followed them yet or not.
 */
export function useFilterForm(root: RefObject<HTMLElement | null>, { pathname, filters, replace }: FilterFormInput) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The list that was shown when something was asked for early: the form keeps what it says until the next one. */
  const left = useRef<ListingFilters>(undefined)
  /** Lists on their way: a visitor who takes a change back before its list is there wants the one on screen again. */
  const underWay = useRef(0)
  async function go(address: string, replacing: boolean): Promise<void> {
    underWay.current += 1
    try {
      await navigate(address, { preventScrollReset: true, replace: replacing })
    } finally {
      underWay.current -= 1
    }
  }
  function apply(form: HTMLFormElement): void {
    clearTimeout(timer.current)
    const wanted = listHref(pathname, changed(filtersOf(form), {}))
    const same = wanted === listHref(pathname, changed(filtersAsked(), {}))
    if (!same || underWay.current > 0) void go(wanted + (replace ? hash : ''), replace || same)
  }
  useEffect(() => {
    const listen = (event: Event) => {
      if (!isControl(event.target) || event.target.form?.id !== FILTER_FORM) return
      const { form, type } = event.target
      if (isAwaited(form)) {
        window.earlyChange = event.target
        return
      }
      if (root.current) keepFocus(root.current, event.target)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(form), type === 'range' ? HANDLE_REST : 0)
    }
    const send = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.id !== FILTER_FORM) return
      event.preventDefault()
      apply(event.target)
    }
    // React's own change event follows every key; the browser's comes when a value is settled. From the window it is
    // heard before React, which keeps to itself what happens in a form that has not come to life yet.
    window.addEventListener('change', listen, true)
    window.addEventListener('submit', send, true)
    const field = earlyField()
    if (field && !isAwaited(field.form)) {
      window.earlyChange = undefined
      left.current = filters
      if (root.current && isControl(document.activeElement)) keepFocus(root.current, document.activeElement)
      apply(field.form)
    }
    return () => {
      window.removeEventListener('change', listen, true)
      window.removeEventListener('submit', send, true)
    }
  })
  useEffect(() => {
    const form = formIn(root)
    if (form && !earlyField() && left.current !== filters) fillForm(form, filters)
  }, [root, filters])
  return function leaveSheet(): void {
    clearTimeout(timer.current)
    const asked = filtersAsked()
    const form = formIn(root)
    const wanted = form ? changed(filtersOf(form), {}) : asked
    // The same filters stay on their page.
    const same = listHref(pathname, wanted) === listHref(pathname, changed(asked, {}))
    void go(listHref(pathname, same ? asked : wanted), true)
  }
}

function formIn(root: RefObject<HTMLElement | null>): HTMLFormElement | null {
  return root.current?.querySelector<HTMLFormElement>(`#${FILTER_FORM}`) ?? null
}
