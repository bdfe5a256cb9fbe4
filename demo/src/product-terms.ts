import type { DemoProduct } from './product-data.ts'
import { HEALTH, HEALTH_STEPS, hoursOfWeeks, WEDDING, WEDDING_STEPS } from './promises.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const

type Terms = Pick<
  DemoProduct,
  | 'satis'
  | 'kdv_oran'
  | 'on_odeme'
  | 'son_satis_saat'
  | 'odeme_adimlari'
  | 'iptal'
  | 'opsiyon_saat'
  | 'kiralama_sozlesmesi'
>

/** How each kind is usually sold on the coast; a product may say otherwise. */
export const TOUR_TERMS: Terms = {
  satis: 'direk',
  kdv_oran: 20,
  on_odeme: 25,
  son_satis_saat: 12,
  iptal: [
    { gun: 2, iade_oran: 100 },
    { gun: 1, iade_oran: 50 },
  ],
}

/** Asked for first: the request blocks the dates for a day. */
export const VILLA_TERMS: Terms = {
  satis: 'sor_sat',
  opsiyon_saat: 24,
  kdv_oran: 10,
  on_odeme: 30,
  son_satis_saat: 24,
  kiralama_sozlesmesi: true,
  iptal: [
    { gun: 30, iade_oran: 100 },
    { gun: 14, iade_oran: 50 },
  ],
}

export const YACHT_TERMS: Terms = { ...VILLA_TERMS, satis: 'direk', opsiyon_saat: 0, kdv_oran: 20, son_satis_saat: 48 }

export const TRANSFER_TERMS: Terms = {
  satis: 'direk',
  kdv_oran: 20,
  on_odeme: 100,
  son_satis_saat: 6,
  iptal: [{ gun: 1, iade_oran: 100 }],
}

export const CAR_TERMS: Terms = {
  satis: 'direk',
  kdv_oran: 20,
  on_odeme: 30,
  son_satis_saat: 12,
  kiralama_sozlesmesi: true,
  iptal: [{ gun: 2, iade_oran: 100 }],
}

export const HOTEL_TERMS: Terms = {
  satis: 'direk',
  kdv_oran: 10,
  on_odeme: 15,
  son_satis_saat: 6,
  iptal: [{ gun: 3, iade_oran: 100 }],
}

/** Nothing is taken until somebody has talked to the guest. */
export const ASKED_TERMS: Terms = {
  satis: 'sor_sat',
  kdv_oran: 20,
  on_odeme: 20,
  son_satis_saat: 72,
  iptal: [{ gun: 30, iade_oran: 100 }],
}

/** Who changes their mind gets everything back until two days before the journey. */
export const HEALTH_TERMS: Terms = {
  ...ASKED_TERMS,
  kdv_oran: 10,
  on_odeme: HEALTH.deposit,
  son_satis_saat: hoursOfWeeks(HEALTH.leadWeeks),
  odeme_adimlari: HEALTH_STEPS,
  iptal: [{ gun: 2, iade_oran: 100 }],
}

export const WEDDING_TERMS: Terms = {
  ...ASKED_TERMS,
  on_odeme: WEDDING.deposit,
  son_satis_saat: hoursOfWeeks(WEDDING.leadWeeks),
  odeme_adimlari: WEDDING_STEPS,
  iptal: [
    { gun: 90, iade_oran: 100 },
    { gun: 30, iade_oran: 50 },
  ],
}

export const EXTRA_TERMS: Terms = { ...TOUR_TERMS, on_odeme: 100, son_satis_saat: 24 }

export function dailyDepartures(kaynak: string, kontenjan: number, ...saatler: readonly string[]) {
  return { tur: 'kalkis' as const, kaynak, kontenjan, gunler: EVERY_DAY, saatler }
}
