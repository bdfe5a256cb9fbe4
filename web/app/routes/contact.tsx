import { useFrame } from '../lib/frame.ts'

export default function Contact() {
  const { contact } = useFrame()
  return <address>{contact.adres}</address>
}
