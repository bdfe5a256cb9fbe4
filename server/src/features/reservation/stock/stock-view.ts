export interface Span {
  readonly from: Date
  readonly to: Date
  readonly devir: boolean
}

export interface UnitView {
  readonly k_no: string
  readonly tutmalar: Span[]
}

/** Stock as it stands, read once; allocating writes the basket's own lines into it, so that they see each other. */
export interface StockView {
  readonly seats: Map<string, { readonly kapasite: number; readonly alinan: number }>
  readonly units: Map<string, UnitView[]>
  /** The reservation has all of it already: its own claims were not given back. */
  readonly kept?: boolean
}

export interface SeatClaim {
  readonly satir: number
  readonly kalkis_k_no: string
  readonly kisi: number
}

export interface UnitClaim {
  readonly satir: number
  readonly birim_k_no: string
  readonly baslangic: Date
  readonly bitis: Date
}
