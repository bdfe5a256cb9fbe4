import { ListChecks } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TripNow } from './day-state.ts'
import { DEEP, FieldFrame, LINE } from './field-frame.tsx'
import { LastAct } from './last-act.tsx'
import { makeDetector, openCamera, watch } from './scan-camera.ts'
import { useFieldAddress, usePack } from './use-field.ts'

type CameraState = 'starts' | 'looks' | 'refused'

/** The picture of the camera; it is let go with the screen, so that the phone stays cool. */
function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [state, setState] = useState<CameraState>('starts')
  useEffect(() => {
    found.current = onCode
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let stop: (() => void) | undefined
    let isOver = false
    const begin = async () => {
      stream = await openCamera()
      const detector = await makeDetector()
      const element = video.current
      if (isOver || !element) return
      element.srcObject = stream
      await element.play()
      setState('looks')
      stop = watch(element, detector, (code) => found.current(code))
    }
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().then(
      () => isOver && end(),
      () => {
        end()
        if (!isOver) setState('refused')
      },
    )
    return () => {
      isOver = true
      stop?.()
      end()
    }
  }, [])
  return { video, state }
}

/** Typing is the same door as scanning: whatever comes in is judged in one way. */
function CodeForm({ example, onCode }: { example: string; onCode: (code: string) => void }) {
  const t = useTranslations('admin.field')
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onCode(typed)
      }}
    >
      <label htmlFor={id} className="text-13 font-semibold">
        {t('code_label')}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          className="control num min-h-12! w-full text-16"
        />
        <button type="submit" className={`${DEEP} w-auto! px-5`}>
          {t('code_check')}
        </button>
      </div>
      <p id={`${id}-hint`} className="text-13 text-ink-2">
        {t('code_hint', { example })}
      </p>
    </form>
  )
}

interface ScanViewProps {
  readonly now: TripNow | undefined
  readonly onCode: (code: string) => void
}

/** The scanner, with the number by hand below it for what no camera reads. */
export function ScanView({ now, onCode }: ScanViewProps) {
  const t = useTranslations('admin.field')
  const { pack } = usePack()
  const { go } = useFieldAddress()
  const { video, state } = useCamera(onCode)
  const example = now?.trip.misafirler[0]?.kayit_no ?? pack.geziler[0]?.misafirler[0]?.kayit_no ?? 'K48201'
  return (
    <FieldFrame
      title={now?.trip.ad ?? t('scan_title')}
      lead={now ? `${now.trip.saat} · ${now.aboard} / ${now.people}` : undefined}
      onBack={() => go(now ? 'liste' : 'geziler')}
      foot={
        <>
          <LastAct />
          {now && (
            <button type="button" onClick={() => go('liste')} className={LINE}>
              <ListChecks aria-hidden="true" className="icon" />
              {t('list')}
            </button>
          )}
        </>
      }
    >
      <div className="relative grid aspect-[4/3] place-items-center overflow-hidden rounded-card bg-ink text-paper">
        <video ref={video} muted playsInline tabIndex={-1} className="absolute inset-0 size-full object-cover" />
        {state === 'looks' && (
          <span aria-hidden="true" className="absolute inset-[14%] rounded-card border-4 border-paper/85" />
        )}
        <p
          role="status"
          className={`relative z-1 px-4 text-center font-[620] ${state === 'looks' ? 'mt-auto w-full bg-ink/80 py-2' : ''}`}
        >
          {state === 'starts' && t('camera_starts')}
          {state === 'looks' && t('scan_lead')}
          {state === 'refused' && t('camera_refused')}
        </p>
      </div>
      <CodeForm example={example} onCode={onCode} />
    </FieldFrame>
  )
}
