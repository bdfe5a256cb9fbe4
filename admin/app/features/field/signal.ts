type Signal = 'good' | 'wait' | 'bad'

/** Hertz and how long; a refusal is low and comes twice. */
const TONES: Readonly<Record<Signal, readonly (readonly [number, number])[]>> = {
  good: [[880, 0.12]],
  wait: [[520, 0.18]],
  bad: [
    [220, 0.18],
    [180, 0.28],
  ],
}
const SHAKES: Readonly<Record<Signal, number[]>> = { good: [60], wait: [40, 60, 40], bad: [200, 80, 200] }

let context: AudioContext | undefined

/** Heard and felt, as the sun may hide the screen; a phone that is muted or has no motor stays quiet. */
export function signal(kind: Signal): void {
  navigator.vibrate?.(SHAKES[kind])
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [pitch, length] of TONES[kind]) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'square' })
    const volume = new GainNode(context, { gain: 0.08 })
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
    at += length + 0.06
  }
}
