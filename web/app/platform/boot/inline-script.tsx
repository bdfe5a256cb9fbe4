import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** Runs where it stands while the page is read; in the browser it has long run. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(FrameworkContext)?.nonce
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code and the router's, made for this place
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
