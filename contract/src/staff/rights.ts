/** Manager, sales, operations, accounting, content, and people in the field: guides, skippers, drivers. */
export const STAFF_ROLES = ['yonetici', 'satis', 'operasyon', 'muhasebe', 'icerik', 'saha'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Every right of the back office and the roles that have it. Calls name the one they ask for (`hak`), screens hide what
 * the person may not do, and the tests walk this table: there is no second list.
 */
export const RIGHTS = {
  /** One's own session. */
  'oturum.kendi': STAFF_ROLES,
  /** What waits: counters of the overview. */
  'genel.oku': ['yonetici', 'satis', 'operasyon', 'muhasebe', 'icerik'],
  'mesaj.oku': ['yonetici', 'satis', 'operasyon', 'icerik'],
  'mesaj.yaz': ['yonetici', 'satis', 'operasyon'],
  /** Bookings and requests with their guests. */
  'rezervasyon.oku': ['yonetici', 'satis', 'operasyon', 'muhasebe'],
  /** Taking a list of reservations along as a file: it names people. */
  'rezervasyon.dosya': ['yonetici', 'satis', 'muhasebe'],
  /** Who travels: names, phone, hotel, and notes of the office. */
  'rezervasyon.misafir': ['yonetici', 'satis', 'operasyon'],
  /** Accepting, declining and countering requests, changing and cancelling bookings. */
  'rezervasyon.yaz': ['yonetici', 'satis'],
  /** What happened on the day: came, did not come, ended. */
  'rezervasyon.olay': ['yonetici', 'satis', 'operasyon'],
  'tahsilat.yaz': ['yonetici', 'satis', 'muhasebe'],
  'odeme.oku': ['yonetici', 'satis', 'muhasebe'],
  'odeme.iade': ['yonetici', 'muhasebe'],
  'odeme.inceleme': ['yonetici', 'muhasebe'],
  /** Files of the bank, matching their lines to bookings, and what guests say they have sent. */
  'odeme.esle': ['yonetici', 'muhasebe'],
  /** Counting the till and closing the day. */
  'kasa.kapat': ['yonetici', 'muhasebe'],
  /** Bookings to be invoiced and invoices that were prepared; preparing them. */
  'fatura.oku': ['yonetici', 'muhasebe'],
  'fatura.yaz': ['yonetici', 'muhasebe'],
  /** Reports to the authorities: they have identity numbers of guests in them. */
  'bildirim.dosya': ['yonetici', 'muhasebe'],
  /** Closing days of villas, yachts and cars, and opening them again. */
  'takvim.yaz': ['yonetici', 'satis', 'operasyon'],
  /** Manifests of departures; crew and boat of them. */
  'kalkis.oku': ['yonetici', 'satis', 'operasyon', 'muhasebe'],
  'kalkis.yaz': ['yonetici', 'satis', 'operasyon'],
  /** Taking a manifest along as a file, for the harbour or the guide: it names people. */
  'kalkis.dosya': ['yonetici', 'satis', 'operasyon'],
  /** Boarding, missing guests and money on the day, on a phone: people in the field their own departures, the others all. */
  'saha.binis': ['yonetici', 'satis', 'operasyon', 'saha'],
  /** Products with their texts, pictures, options and units, and what stands around them. */
  'urun.oku': ['yonetici', 'satis', 'operasyon', 'icerik'],
  'urun.yaz': ['yonetici', 'icerik'],
  /** Prices by season and day, drafts of them and what they were; tariffs. */
  'fiyat.oku': ['yonetici', 'satis', 'muhasebe'],
  'fiyat.yaz': ['yonetici'],
  'icerik.oku': ['yonetici', 'satis', 'operasyon', 'icerik'],
  'icerik.yaz': ['yonetici', 'icerik'],
  /** Reviews of guests and comments of readers. */
  'yorum.oku': ['yonetici', 'satis', 'icerik'],
  'yorum.karar': ['yonetici', 'icerik'],
  /** Applications, people and places of agencies, and the terms they buy at. */
  'acente.oku': ['yonetici', 'satis', 'muhasebe'],
  'acente.kosul': ['yonetici', 'satis'],
  /** Credit, payments and invoices of agencies. */
  'acente.hesap': ['yonetici', 'muhasebe'],
  /** Destinations, categories, collections, filters and shared templates: what products are sorted and furnished with. */
  'grup.oku': ['yonetici', 'satis', 'operasyon', 'icerik'],
  'grup.yaz': ['yonetici', 'icerik'],
  /** Shared terms of money: extras and cancellation. */
  'kosul.yaz': ['yonetici'],
  /** Campaigns and coupons, and what they gave away. */
  'kampanya.oku': ['yonetici', 'satis', 'muhasebe'],
  'kampanya.yaz': ['yonetici'],
  /** Subscribers of the newsletter; ending a subscription when a subscriber asks; taking the list along: it names people. */
  'abone.oku': ['yonetici', 'icerik'],
  'abone.yaz': ['yonetici'],
  'abone.veri': ['yonetici'],
  /** Newsletters: seeing, writing and trying them; sending them to people. */
  'bulten.oku': ['yonetici', 'icerik'],
  'bulten.yaz': ['yonetici', 'icerik'],
  'bulten.gonder': ['yonetici'],
  /** Who works here: invitations, roles, ended logins, lost authenticator apps. */
  'personel.yonet': ['yonetici'],
  /** The business itself: company, brand, terms, bank accounts, keys of payments and of mail. */
  'ayar.oku': ['yonetici'],
  'ayar.yaz': ['yonetici'],
  /** Members with their bookings, groups and consents; groups and who is in them; files of people, and erasing them. */
  'uye.oku': ['yonetici', 'satis'],
  'uye.yaz': ['yonetici'],
  'uye.veri': ['yonetici'],
  /** Who of the office has done what, with what was before and after. */
  'denetim.oku': ['yonetici', 'muhasebe'],
  /** Mails and jobs that failed; sending them again. */
  'teslimat.oku': ['yonetici', 'satis', 'operasyon'],
  'teslimat.yaz': ['yonetici', 'satis'],
  /** The figures of the business: how much of them a person sees, `salesSeenBy` says. */
  'rakam.oku': ['yonetici', 'satis', 'muhasebe', 'icerik'],
  'rakam.ziyaret': ['yonetici', 'muhasebe', 'icerik'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof RIGHTS
export const ALL_RIGHTS = Object.keys(RIGHTS) as readonly Right[]

/**
 * How far some rights reach, in per cent: what may be taken off the price of the list on the phone, how much of a
 * cancellation fee may be waived, and how much of what a transfer should have brought may be written off (PEOPLE-20).
 * A role that is not named may do none of it.
 */
const LIMITS = {
  fiyat: { yonetici: 50, satis: 10 },
  kesinti: { yonetici: 100, satis: 50 },
  silme: { yonetici: 5, muhasebe: 2 },
} as const satisfies Record<string, Partial<Record<StaffRole, number>>>

/** What has limits, in the order of the screen. */
export const LIMITED = ['fiyat', 'kesinti', 'silme'] as const satisfies readonly (keyof typeof LIMITS)[]

export function limitOf(rol: StaffRole, what: keyof typeof LIMITS): number {
  const limits: Partial<Record<StaffRole, number>> = LIMITS[what]
  return limits[rol] ?? 0
}

/** Whose sales the figures show a role: everybody's or its own (FIG-3). */
const SALES_SEEN: Partial<Record<StaffRole, 'hepsi' | 'kendi'>> = {
  yonetici: 'hepsi',
  muhasebe: 'hepsi',
  satis: 'kendi',
}

/** What the role brings along. */
export function roleHas(rol: StaffRole, hak: Right): boolean {
  const roles: readonly StaffRole[] = RIGHTS[hak]
  return roles.includes(rol)
}

/** A person's role, and the single rights that were added to it or taken from it (PEOPLE-73). */
export interface RightHolder {
  readonly rol: StaffRole
  readonly ek_haklar: readonly Right[]
  readonly alinan_haklar: readonly Right[]
}

export function hasRight({ rol, ek_haklar, alinan_haklar }: RightHolder, hak: Right): boolean {
  return roleHas(rol, hak) ? !alinan_haklar.includes(hak) : ek_haklar.includes(hak)
}

/** A role that brings the right along may see only visits by it; a person it was given to singly sees their own sales. */
export function salesSeenBy(holder: RightHolder): 'hepsi' | 'kendi' | undefined {
  if (!hasRight(holder, 'rakam.oku')) return undefined
  return SALES_SEEN[holder.rol] ?? (roleHas(holder.rol, 'rakam.oku') ? undefined : 'kendi')
}

/** Rights of which an act asks for a fresh code (PEOPLE-19); the calls say which, and a test compares. */
export const FRESH_RIGHTS: readonly Right[] = [
  'oturum.kendi',
  'rezervasyon.dosya',
  'odeme.iade',
  'fatura.oku',
  'bildirim.dosya',
  'kalkis.dosya',
  'abone.veri',
  'bulten.gonder',
  'personel.yonet',
  'ayar.yaz',
  'uye.veri',
  'denetim.oku',
]

/** What a key of another system can be given: reading, and no list of people but those who travel (PEOPLE-81). */
export const KEY_RIGHTS = [
  'rezervasyon.oku',
  'kalkis.oku',
  'odeme.oku',
  'fatura.oku',
  'urun.oku',
  'fiyat.oku',
  'grup.oku',
  'icerik.oku',
  'yorum.oku',
  'acente.oku',
  'kampanya.oku',
  'rakam.oku',
  'rakam.ziyaret',
] as const satisfies readonly Right[]

/** Calls about one's own session: no right gives or takes them. */
export const SINGLE_RIGHTS: readonly Right[] = ALL_RIGHTS.filter((hak) => hak !== 'oturum.kendi')

/** As it is kept: only what differs from the role. */
export function differingRights({ rol, ek_haklar, alinan_haklar }: RightHolder): Omit<RightHolder, 'rol'> {
  const single = (listed: readonly Right[], isOfRole: boolean) =>
    SINGLE_RIGHTS.filter((hak) => listed.includes(hak) && roleHas(rol, hak) === isOfRole)
  return { ek_haklar: single(ek_haklar, false), alinan_haklar: single(alinan_haklar, true) }
}
