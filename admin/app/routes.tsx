import type { Right } from '@meltem/contract/staff/rights'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ScreenGuard } from './features/frame/screen-guard.tsx'
import { SCREENS } from './features/frame/screens.ts'
import { addressWithin } from './platform/return-address.ts'
import { openApart, requireStaff, skipSignIn } from './platform/session.ts'
import { withWords } from './platform/words.ts'
import { ErrorScreen } from './routes/frame/error-screen.tsx'
import { Frame } from './routes/frame/frame.tsx'
import { NotFound } from './routes/frame/not-found.tsx'
import { Opening } from './routes/frame/opening.tsx'
import { Skeleton } from './ui/skeleton.tsx'

/** Screens that come when they are opened. */
const Calendar = lazy(() => withWords(['day'], import('./routes/day/calendar.tsx')))
const Content = lazy(() => withWords(['content'], import('./routes/content/content.tsx')))
const PageEditor = lazy(() => withWords(['content'], import('./routes/content/page-editor.tsx')))
const Reviews = lazy(() => withWords(['content'], import('./routes/content/reviews.tsx')))
const Translations = lazy(() => withWords(['content'], import('./routes/content/translations.tsx')))
const Departures = lazy(() => withWords(['day'], import('./routes/day/departures.tsx')))
const Import = lazy(() => withWords(['catalog'], import('./routes/catalog/import.tsx')))
const Groups = lazy(() => withWords(['catalog'], import('./routes/catalog/groups.tsx')))
const Promotions = lazy(() => withWords(['catalog'], import('./routes/catalog/promotions.tsx')))
const Newsletters = lazy(() => withWords(['content'], import('./routes/content/newsletters.tsx')))
const Newsletter = lazy(() => withWords(['content', 'catalog'], import('./routes/content/newsletter.tsx')))
const Media = lazy(() => withWords(['content'], import('./routes/content/media.tsx')))
const Messages = lazy(async () => ({
  default: (await withWords(['sales'], import('./routes/sales/messages.tsx'))).Messages,
}))
const Invoices = lazy(() => withWords(['sales'], import('./routes/sales/invoices.tsx')))
const Money = lazy(() => withWords(['sales'], import('./routes/sales/money.tsx')))
const Overview = lazy(() =>
  withWords(['day', 'sales'], import('./routes/day/overview.tsx')).then(({ Overview: screen }) => ({
    default: screen,
  })),
)
const Prices = lazy(() => withWords(['catalog', 'day'], import('./routes/catalog/prices.tsx')))
const Phone = lazy(() => withWords(['sales'], import('./routes/sales/phone.tsx')))
const Requests = lazy(() => withWords(['day', 'sales'], import('./routes/day/requests.tsx')))
const Approvals = lazy(() => withWords(['sales'], import('./routes/sales/approvals.tsx')))
const Arrivals = lazy(() => withWords(['day'], import('./routes/day/arrivals.tsx')))
const Waiting = lazy(() => withWords(['sales'], import('./routes/sales/waiting.tsx')))
const Products = lazy(() => withWords(['catalog'], import('./routes/catalog/products.tsx')))
const NewProduct = lazy(() => withWords(['catalog'], import('./routes/catalog/new-product.tsx')))
const Product = lazy(() => withWords(['catalog'], import('./routes/catalog/product.tsx')))
const Runs = lazy(() => withWords(['day'], import('./routes/day/runs.tsx')))
const Agencies = lazy(() => withWords(['business'], import('./routes/business/agencies.tsx')))
const Agency = lazy(() => withWords(['business', 'catalog', 'sales'], import('./routes/business/agency.tsx')))
const AgencyApplication = lazy(() =>
  withWords(['business', 'sales'], import('./routes/business/agency-application.tsx')),
)
const Figures = lazy(() => withWords(['business', 'content'], import('./routes/business/figures.tsx')))
const Members = lazy(() => withWords(['business'], import('./routes/business/members.tsx')))
const Member = lazy(() => withWords(['business'], import('./routes/business/member.tsx')))
const Audit = lazy(() => withWords(['business'], import('./routes/business/audit.tsx')))
const Delivery = lazy(() => withWords(['business'], import('./routes/business/delivery.tsx')))
const Settings = lazy(() => withWords(['business', 'catalog', 'content'], import('./routes/business/settings.tsx')))
const Staff = lazy(() => withWords(['business'], import('./routes/business/staff.tsx')))
const ChoosePassword = lazy(() => withWords(['business'], import('./routes/frame/choose-password.tsx')))
const Installation = lazy(() => withWords(['business'], import('./routes/frame/installation.tsx')))
const Network = lazy(() => withWords(['catalog'], import('./routes/catalog/network.tsx')))
const Fleet = lazy(() => withWords(['catalog'], import('./routes/catalog/fleet.tsx')))
const Field = lazy(() => withWords(['day'], import('./routes/day/field.tsx')))
const SignIn = lazy(async () => ({ default: (await import('./routes/frame/sign-in.tsx')).SignIn }))
const Reservations = lazy(async () => ({
  default: (await withWords(['sales'], import('./routes/sales/reservations.tsx'))).Reservations,
}))
const Reservation = lazy(async () => ({
  default: (await withWords(['sales', 'day'], import('./routes/sales/reservation.tsx'))).Reservation,
}))

const PAGES: Record<(typeof SCREENS)[number]['name'], ReactNode> = {
  field: <Field />,
  overview: <Overview />,
  requests: <Requests />,
  reservations: <Reservations />,
  phone: <Phone />,
  calendar: <Calendar />,
  departures: <Departures />,
  runs: <Runs />,
  arrivals: <Arrivals />,
  waiting: <Waiting />,
  approvals: <Approvals />,
  money: <Money />,
  invoices: <Invoices />,
  groups: <Groups />,
  import: <Import />,
  promotions: <Promotions />,
  prices: <Prices />,
  media: <Media />,
  messages: <Messages />,
  agencies: <Agencies />,
  staff: <Staff />,
  settings: <Settings />,
  network: <Network />,
  fleet: <Fleet />,
  products: <Products />,
  content: <Content />,
  translations: <Translations />,
  reviews: <Reviews />,
  figures: <Figures />,
  newsletters: <Newsletters />,
  members: <Members />,
  audit: <Audit />,
  delivery: <Delivery />,
}

/** One thing of a screen that lists many. */
const DETAILS: readonly { readonly path: string; readonly hak: Right; readonly element: ReactNode }[] = [
  { path: '/rezervasyonlar/:k_no', hak: 'rezervasyon.oku', element: <Reservation /> },
  { path: '/urunler/yeni', hak: 'urun.yaz', element: <NewProduct /> },
  { path: '/urunler/:k_no/:sekme?', hak: 'urun.oku', element: <Product /> },
  { path: '/icerik/:k_no', hak: 'icerik.oku', element: <PageEditor /> },
  { path: '/bulten/:k_no', hak: 'bulten.oku', element: <Newsletter /> },
  { path: '/acenteler/basvuru/:k_no', hak: 'acente.kosul', element: <AgencyApplication /> },
  { path: '/acenteler/:k_no/:sekme?', hak: 'acente.oku', element: <Agency /> },
  { path: '/uyeler/:k_no', hak: 'uye.oku', element: <Member /> },
  { path: '/ayarlar/:bolum', hak: 'ayar.oku', element: <Settings /> },
]

export function createRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      path: '/giris',
      loader: ({ request }) => skipSignIn(client, new URL(request.url).search),
      shouldRevalidate: () => false,
      element: (
        <Suspense fallback={<Opening />}>
          <SignIn />
        </Suspense>
      ),
      HydrateFallback: Opening,
      ErrorBoundary: ErrorScreen,
    },
    {
      // Whoever comes by the link of a mail is not logged in, and is not by choosing a password either.
      path: '/sifre',
      element: (
        <Suspense fallback={<Opening />}>
          <ChoosePassword />
        </Suspense>
      ),
      ErrorBoundary: ErrorScreen,
    },
    {
      // Above all tenants, with a login of its own: no session of the office is asked for, and none would help.
      path: '/kurum',
      element: (
        <Suspense fallback={<Opening />}>
          <Installation />
        </Suspense>
      ),
      ErrorBoundary: ErrorScreen,
    },
    // Without the frame around it, and without asking the server first: a phone opens it at sea.
    ...SCREENS.filter(({ apart }) => apart).map(({ name, path }) => ({
      path,
      loader: ({ request }: LoaderFunctionArgs) => openApart(client, addressWithin(new URL(request.url))),
      shouldRevalidate: () => false,
      element: <Suspense fallback={<Opening />}>{PAGES[name]}</Suspense>,
      HydrateFallback: Opening,
      ErrorBoundary: ErrorScreen,
    })),
    {
      path: '/',
      loader: ({ request }) => requireStaff(client, addressWithin(new URL(request.url))),
      Component: Frame,
      HydrateFallback: Opening,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          // A screen that breaks leaves the navigation around it standing.
          ErrorBoundary: ErrorScreen,
          children: [
            ...SCREENS.filter(({ apart }) => !apart).map(({ name, path, hak }) => ({
              path,
              element: (
                <ScreenGuard hak={hak}>
                  <Suspense fallback={<Skeleton lines={6} />}>{PAGES[name]}</Suspense>
                </ScreenGuard>
              ),
            })),
            ...DETAILS.map(({ path, hak, element }) => ({
              path,
              element: (
                <ScreenGuard hak={hak}>
                  <Suspense fallback={<Skeleton lines={8} />}>{element}</Suspense>
                </ScreenGuard>
              ),
            })),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]
}
