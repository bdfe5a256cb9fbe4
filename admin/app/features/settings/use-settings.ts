import { getOfficeSettings } from '@meltem/contract/settings-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const SETTINGS_KEY = ['ayarlar'] as const
export type OfficeSettings = OutputOf<typeof getOfficeSettings>

export function useSettings() {
  return useQuery({ queryKey: SETTINGS_KEY, queryFn: ({ signal }) => call(getOfficeSettings, {}, signal) })
}

/** Parts of the screen, in order; the last word of its address. */
export const SECTIONS = [
  'sirket',
  'marka',
  'satis',
  'diller',
  'banka',
  'odeme',
  'fatura',
  'eposta',
  'metinler',
  'sozlesmeler',
  'izin',
  'anahtarlar',
] as const
export type Section = (typeof SECTIONS)[number]
