/**
 * The text of a file, whatever it was written on: UTF-8 and UTF-16 by their marks, UTF-8 where the bytes are valid, and
 * otherwise the Turkish code page of Windows, whose Western letters are those of the German one as well.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
