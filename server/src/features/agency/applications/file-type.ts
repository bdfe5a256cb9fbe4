const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'

/** By its first bytes, never by its name or by what the sender calls it. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const text = bytes.subarray(0, 12).toString('latin1')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return undefined
}
