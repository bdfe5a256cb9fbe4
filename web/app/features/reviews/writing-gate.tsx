import { type ReactNode, useState } from 'react'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { useStoresReady } from '../../platform/stores/store-life.ts'
import { LateDetails } from '../../ui/lazy/late-details.tsx'
import { Note } from '../../ui/note.tsx'

interface WritingGateProps {
  readonly words: { readonly sent: string; readonly logIn: string; readonly write: string }
  readonly className: string
  /** The fields; they say when everything was sent. */
  readonly children: (onSent: () => void) => ReactNode
}

/** Members write; visitors where the tenant lets them (`uye_olmadan_yorum_yapma`). Shown after moderation. */
export function WritingGate({ words, className, children }: WritingGateProps) {
  const { other } = useFrame()
  const ready = useStoresReady()
  const member = authStore.use((state) => state.user !== null)
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <div className={className}>
        <Note tone="good" alert>
          {words.sent}
        </Note>
      </div>
    )
  }
  if (!other.uye_olmadan_yorum_yapma && !(ready && member)) {
    return (
      <p className={className}>
        <button type="button" className="link tap" aria-haspopup="dialog" onClick={() => openLogin()}>
          {words.logIn}
        </button>
      </p>
    )
  }
  return (
    <LateDetails
      className={className}
      summary={<summary className="link inline-flex min-h-11 items-center sm:min-h-6">{words.write}</summary>}
    >
      {children(() => setSent(true))}
    </LateDetails>
  )
}
