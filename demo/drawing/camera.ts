import type { Pt } from './svg.ts'

export type P3 = readonly [x: number, y: number, z: number]

interface CameraOpt {
  /** eye; x to the right, y up, z away from the viewer; metres */
  eye: P3
  /** degrees, positive turns the view to the right */
  yaw?: number
  /** focal length in picture widths */
  focal?: number
  /** picture position of the vanishing point straight ahead */
  cx: number
  cy: number
  width: number
}

/** A pinhole camera with a level horizon at `cy`: verticals stay vertical, as in architectural drawing. */
export const camera = (o: CameraOpt): ((p: P3) => Pt) => {
  const a = ((o.yaw ?? 0) * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const f = (o.focal ?? 1) * o.width
  return ([x, y, z]) => {
    const dx = x - o.eye[0]
    const dz = z - o.eye[2]
    const X = dx * c - dz * s
    const Z = Math.max(0.05, dx * s + dz * c)
    return [o.cx + (f * X) / Z, o.cy - (f * (y - o.eye[1])) / Z]
  }
}

export type Project = ReturnType<typeof camera>
