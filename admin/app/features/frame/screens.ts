import type { Right } from '@meltem/contract/staff/rights'
import {
  BadgeCheck,
  CalendarCheck,
  CalendarRange,
  Car,
  ChartColumn,
  CircleDollarSign,
  ClipboardList,
  Contact,
  FileText,
  FileUp,
  Handshake,
  History,
  Hourglass,
  Images,
  Inbox,
  KeyRound,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Mailbox,
  MailWarning,
  MessageSquare,
  Package,
  Phone,
  ReceiptText,
  Route,
  ScanLine,
  Settings2,
  Star,
  Tags,
  TicketPercent,
  Users,
  Wallet,
  Waypoints,
} from 'lucide-react'

/** Headings of the navigation, in order; a heading without a screen one may see is not drawn. */
export const SCREEN_GROUPS = ['day', 'sales', 'catalog', 'content', 'business'] as const

interface Screen {
  /** Under `admin.nav` in the messages. */
  readonly name:
    | 'overview'
    | 'requests'
    | 'reservations'
    | 'phone'
    | 'calendar'
    | 'departures'
    | 'runs'
    | 'arrivals'
    | 'waiting'
    | 'approvals'
    | 'messages'
    | 'field'
    | 'money'
    | 'invoices'
    | 'agencies'
    | 'staff'
    | 'settings'
    | 'network'
    | 'fleet'
    | 'groups'
    | 'promotions'
    | 'prices'
    | 'media'
    | 'products'
    | 'import'
    | 'content'
    | 'translations'
    | 'reviews'
    | 'figures'
    | 'newsletters'
    | 'members'
    | 'audit'
    | 'delivery'
  /** Heading it stands under. */
  readonly group: (typeof SCREEN_GROUPS)[number]
  /** Leads there after a G. */
  readonly letter: string
  readonly path: string
  /** What a person needs to see it; its entry is hidden otherwise, and its address says what is missing. */
  readonly hak: Right
  readonly icon: LucideIcon
  /** A page of its own, with a worker and a camera: it is opened as a whole. */
  readonly apart?: true
}

/** The screens of the back office in the order of the navigation, heading by heading. */
export const SCREENS: readonly Screen[] = [
  { name: 'overview', group: 'day', letter: 'h', path: '/', hak: 'genel.oku', icon: LayoutDashboard },
  { name: 'requests', group: 'day', letter: 't', path: '/talepler', hak: 'rezervasyon.oku', icon: Inbox },
  { name: 'calendar', group: 'day', letter: 'c', path: '/takvim', hak: 'rezervasyon.oku', icon: CalendarRange },
  { name: 'departures', group: 'day', letter: 'd', path: '/kalkislar', hak: 'kalkis.oku', icon: ClipboardList },
  { name: 'runs', group: 'day', letter: 's', path: '/seferler', hak: 'kalkis.oku', icon: Route },
  { name: 'arrivals', group: 'day', letter: 'a', path: '/giris-cikis', hak: 'rezervasyon.oku', icon: KeyRound },
  { name: 'field', group: 'day', letter: 'f', path: '/saha', hak: 'saha.binis', icon: ScanLine, apart: true },
  {
    name: 'reservations',
    group: 'sales',
    letter: 'r',
    path: '/rezervasyonlar',
    hak: 'rezervasyon.oku',
    icon: CalendarCheck,
  },
  { name: 'phone', group: 'sales', letter: 'p', path: '/telefon', hak: 'rezervasyon.yaz', icon: Phone },
  { name: 'waiting', group: 'sales', letter: 'w', path: '/bekleme', hak: 'rezervasyon.oku', icon: Hourglass },
  { name: 'messages', group: 'sales', letter: 'm', path: '/mesajlar', hak: 'mesaj.oku', icon: MessageSquare },
  { name: 'money', group: 'sales', letter: 'b', path: '/tahsilat', hak: 'odeme.oku', icon: Wallet },
  { name: 'invoices', group: 'sales', letter: '6', path: '/faturalar', hak: 'fatura.oku', icon: ReceiptText },
  { name: 'approvals', group: 'sales', letter: 'o', path: '/onaylar', hak: 'odeme.oku', icon: BadgeCheck },
  { name: 'products', group: 'catalog', letter: 'u', path: '/urunler', hak: 'urun.oku', icon: Package },
  { name: 'prices', group: 'catalog', letter: 'l', path: '/fiyatlar', hak: 'fiyat.oku', icon: CircleDollarSign },
  { name: 'groups', group: 'catalog', letter: 'g', path: '/gruplar', hak: 'grup.oku', icon: Tags },
  { name: 'network', group: 'catalog', letter: 'n', path: '/transfer-agi', hak: 'urun.oku', icon: Waypoints },
  { name: 'fleet', group: 'catalog', letter: 'v', path: '/filo', hak: 'kalkis.oku', icon: Car },
  {
    name: 'promotions',
    group: 'catalog',
    letter: 'k',
    path: '/kampanyalar',
    hak: 'kampanya.oku',
    icon: TicketPercent,
  },
  { name: 'import', group: 'catalog', letter: 'x', path: '/ice-aktar', hak: 'urun.yaz', icon: FileUp },
  { name: 'content', group: 'content', letter: 'y', path: '/icerik', hak: 'icerik.oku', icon: FileText },
  { name: 'translations', group: 'content', letter: 'j', path: '/ceviriler', hak: 'icerik.oku', icon: Languages },
  { name: 'reviews', group: 'content', letter: '1', path: '/yorumlar', hak: 'yorum.oku', icon: Star },
  { name: 'newsletters', group: 'content', letter: '5', path: '/bulten', hak: 'bulten.oku', icon: Mailbox },
  { name: 'media', group: 'content', letter: 'i', path: '/medya', hak: 'icerik.oku', icon: Images },
  { name: 'figures', group: 'business', letter: '7', path: '/rakamlar', hak: 'rakam.oku', icon: ChartColumn },
  { name: 'agencies', group: 'business', letter: 'q', path: '/acenteler', hak: 'acente.oku', icon: Handshake },
  { name: 'members', group: 'business', letter: '2', path: '/uyeler', hak: 'uye.oku', icon: Contact },
  { name: 'staff', group: 'business', letter: 'e', path: '/personel', hak: 'personel.yonet', icon: Users },
  { name: 'settings', group: 'business', letter: 'z', path: '/ayarlar', hak: 'ayar.oku', icon: Settings2 },
  { name: 'audit', group: 'business', letter: '3', path: '/denetim', hak: 'denetim.oku', icon: History },
  { name: 'delivery', group: 'business', letter: '4', path: '/teslimat', hak: 'teslimat.oku', icon: MailWarning },
]
