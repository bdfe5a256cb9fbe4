/** What of a detector is used here, the browser's own or the library's. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** iPhones have none of their own: the library comes from our server with its WebAssembly, and only then. */
export async function makeDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/** The camera at the back, where there is one. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}

/** Four looks a second are enough for a hand that holds still, and spare the battery. */
const LOOK_MS = 250

/** Looks until it is told to stop; each new code once. */
export function watch(video: HTMLVideoElement, detector: Detector, onCode: (code: string) => void): () => void {
  let isOver = false
  let last = ''
  const look = async (): Promise<void> => {
    if (isOver) return
    const found = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : []
    const code = found[0]?.rawValue ?? ''
    if (!isOver && code && code !== last) onCode(code)
    if (code) last = code
    if (!isOver) window.setTimeout(() => void look(), LOOK_MS)
  }
  void look()
  return () => {
    isOver = true
  }
}
