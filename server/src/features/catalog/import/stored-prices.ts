import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { toMinor } from '@meltem/domain/money'
import type { HireSeason } from '@meltem/domain/pricing/line/tariffs'
import type { StoredDay, StoredTariff } from '../../../platform/db/tables/reservation.ts'
import { firstOfMonth, nightPrices, packDay } from '../tariff/day-rows.ts'
import type { BySeason, Tariff } from './format/product-file.ts'

type NightTariff = Extract<Tariff, { tur: 'gecelik' }>

const SEASONS = ['Kış', 'Bahar', 'Yaz'] as const

/** June to September is summer; April, May and October lie between. */
function seasonOf(day: IsoDay): 0 | 1 | 2 {
  const month = Number(day.slice(5, 7))
  if (month >= 6 && month <= 9) return 2
  return month === 4 || month === 5 || month === 10 ? 1 : 0
}

export function isSoldByNight(tariff: Tariff): tariff is NightTariff {
  return tariff.tur === 'gecelik'
}

/** Two years of runs of months with the same season. */
function hireSeasons(bands: readonly { en_az_gun: number; gun: BySeason }[], today: IsoDay): HireSeason[] {
  const runs: { season: 0 | 1 | 2; ilk_gun: IsoDay; son_gun: IsoDay }[] = []
  for (const day of listDays(firstOfMonth(today), addDays(today, 800))) {
    const season = seasonOf(day)
    const last = runs.at(-1)
    if (last?.season === season) last.son_gun = day
    else runs.push({ season, ilk_gun: day, son_gun: day })
  }
  return runs.map(({ season, ilk_gun, son_gun }) => ({
    sezon: SEASONS[season],
    ilk_gun,
    son_gun,
    bantlar: bands.map(({ en_az_gun, gun }) => ({ en_az_gun, fiyat: toMinor(gun[season]) })),
  }))
}

export function storedTariff(tariff: Tariff, kur: string, today: IsoDay): StoredTariff {
  switch (tariff.tur) {
    case 'kisi': {
      const { yetiskin, cocuk } = tariff
      return { tur: 'kisi', kur, yetiskin_fiyat: toMinor(yetiskin), cocuk_fiyat: toMinor(cocuk), bebek_fiyat: 0 }
    }
    case 'grup':
      return { ...tariff, kur, fiyat: toMinor(tariff.fiyat), arti_kisi: toMinor(tariff.arti_kisi) }
    case 'gecelik':
      return { tur: 'gecelik', kur, en_cok: tariff.en_cok, uzun_konaklama: [{ en_az_gece: 14, oran: 10 }] }
    case 'arac':
      return { tur: 'arac', kur, tolerans_dk: 120, donemler: hireSeasons(tariff.bantlar, today) }
    case 'transfer_arac': {
      const fiyat = toMinor(tariff.fiyat)
      const terms = { kur, kapasite: tariff.kapasite, gece_farki: NIGHT, gidis_donus_oran: 5 }
      return { tur: 'transfer_arac', ...terms, fiyatlar: { gidis: fiyat, donus: fiyat } }
    }
    case 'transfer_kisi': {
      const prices = { yetiskin_fiyat: toMinor(tariff.yetiskin), cocuk_fiyat: toMinor(tariff.cocuk), bebek_fiyat: 0 }
      const terms = { kur, gece_farki: NIGHT, gidis_donus_oran: 10 }
      return { tur: 'transfer_kisi', ...terms, fiyatlar: { gidis: prices, donus: prices } }
    }
    case 'birim':
      return { ...tariff, kur, fiyat: toMinor(tariff.fiyat) }
  }
}

const NIGHT = { baslangic: '22:00', bitis: '06:00', turu: 'yuzde', oran: 20 } as const

function isArrivalDay({ yaz_giris_gunleri }: NightTariff, day: IsoDay): boolean {
  if (!yaz_giris_gunleri || seasonOf(day) !== 2) return true
  return yaz_giris_gunleri.includes(Temporal.PlainDate.from(day).dayOfWeek)
}

interface MonthOfDays {
  readonly ay: IsoDay
  readonly sezonlar: string[]
  readonly gunler: string
}

/** The operator's three seasons as day rows, a month each. */
export function monthRows(tariff: NightTariff, today: IsoDay, months: number): MonthOfDays[] {
  const rows: MonthOfDays[] = []
  for (let first = firstOfMonth(today); rows.length < months; first = firstOfMonth(addDays(first, 32))) {
    const sezonlar: string[] = []
    const gunler: StoredDay[] = listDays(first, firstOfMonth(addDays(first, 32))).map((day) => {
      const season = seasonOf(day)
      const week = tariff.hafta?.[season]
      const fiyatlar = nightPrices(
        toMinor(tariff.gece[season]),
        toMinor(tariff.arti_kisi),
        week === undefined ? null : toMinor(week),
      )
      const open = { giris: isArrivalDay(tariff, day), cikis: true, kapali: false }
      return packDay({ sezon: SEASONS[season], fiyatlar, en_az_gece: tariff.en_az_gece[season], ...open }, sezonlar)
    })
    rows.push({ ay: first, sezonlar, gunler: JSON.stringify(gunler) })
  }
  return rows
}
