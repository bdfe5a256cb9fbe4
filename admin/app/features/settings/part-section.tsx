import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { LeaveGuard } from '../../ui/edit/leave-guard.tsx'

type Report = (id: string, isDirty: boolean) => void

const Dirty = createContext<Report>(() => undefined)

/** Panels that are saved one by one, and asked for once when the screen is left. */
export function PartSection({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const report = useCallback<Report>((id, isDirty) => {
    setDirty((before) => [...before.filter((one) => one !== id), ...(isDirty ? [id] : [])])
  }, [])
  return (
    <Dirty value={report}>
      <LeaveGuard isDirty={dirty.length > 0} />
      <div className="grid gap-4">{children}</div>
    </Dirty>
  )
}

/** Tells the section that something here is not saved. */
export function useDirty(isDirty: boolean): void {
  const id = useId()
  const report = useContext(Dirty)
  useEffect(() => {
    report(id, isDirty)
    return () => report(id, false)
  }, [id, isDirty, report])
}
