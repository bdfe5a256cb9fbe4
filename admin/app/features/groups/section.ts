import type { Right } from '@meltem/contract/staff/rights'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** A row as the server tells it: what is written, and what is known about it. */
export interface StoredRow {
  readonly k_no: string
  readonly aktif: boolean
  readonly urun_sayisi?: number
  readonly ust_k_no?: string | null
}

export interface FieldsProps<W, S> {
  readonly value: W
  readonly set: (part: Partial<W>) => void
  /** The row itself; undefined for a new one. */
  readonly row: S | undefined
  readonly rows: readonly S[]
  /** What is sent beside the form: a successor, products of a choice. */
  readonly more: Readonly<Record<string, unknown>>
  readonly setMore: (more: Readonly<Record<string, unknown>>) => void
  readonly disabled: boolean
}

/** How one thing is written. */
export interface Written<W extends object, S extends StoredRow> {
  /** In the messages: `admin.groups.new_one.<name>`. */
  readonly name: SectionName
  readonly save: Endpoint
  readonly writtenOf: (row: S) => W
  readonly empty: W
  readonly titleOf: (row: W) => string
  readonly Fields: ComponentType<FieldsProps<W, S>>
}

/** A list in an order of its own. */
export interface Section<W extends object, S extends StoredRow> extends Written<W, S> {
  readonly name: ListName
  readonly hak: Right
  readonly list: Endpoint
  readonly order: Endpoint
  /** Below the title in the list. */
  readonly Note?: ComponentType<{ row: S }>
}

export type ListName = 'bolge' | 'kategori' | 'koleksiyon' | 'filtre' | 'ek_hizmet' | 'soru' | 'iptal'
export type SectionName = ListName | 'kampanya' | 'kupon'

export const NEW = 'yeni'
export const sectionKey = (name: SectionName): QueryKey => ['gruplar', name]
