import type { Product } from '@meltem/contract/catalog/catalog'
import { Vehicle, vehicleOfClass } from '../../transfer/vehicle.tsx'

/** The class of a car, drawn to scale. */
export default function ClassDrawing({ product: { bilgi, secenekler } }: { product: Product }) {
  if (!('sinif' in bilgi)) return null
  return <Vehicle kind={secenekler[0]?.bilgi.arac ?? vehicleOfClass(bilgi.sinif)} label={bilgi.ornek} tight />
}
