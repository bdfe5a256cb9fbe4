import { CONTENT_TYPES } from '@meltem/contract/settings'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Without a prefix every type answers but `d` (PAGE-4). */
const UNPREFIXED = CONTENT_TYPES.filter((turu) => turu !== 'd')

const content = (turu: string, place: string) =>
  route(`${turu}/:slug?/:detay?`, 'routes/content.tsx', { id: `${place}-${turu}` })

/** Lists of products: categories, destinations and collections. */
const listing = (turu: string, place: string) =>
  route(`${turu}/:slug`, 'routes/listing.tsx', { id: `${place}-list-${turu}` })

/** Stand before the content routes of the same shape: the first of equals answers. */
const product = (turu: string, place: string) =>
  route(`${turu}/:slug/:detay`, 'routes/product.tsx', { id: `${place}-${turu}-product` })

const transfers = (place: string) => [
  route('t', 'routes/transfers.tsx', { id: `${place}-transfers` }),
  route('t/:slug', 'routes/transfer-route.tsx', { id: `${place}-transfer-route` }),
]

const USER_PAGES = [
  'coupons',
  'favorites',
  'notification',
  'payments',
  'profile',
  'reservations',
  'transfers',
  'vouchers',
] as const

const PORTAL_PAGES = ['products', 'booking', 'options', 'bookings', 'statement', 'settings'] as const

/** Where mails lead to. */
const ACCOUNT_PAGES = ['confirm', 'password'] as const

/** Stand before the page of a number, which is six capital letters and digits. */
const AGENCY_PAGES = ['account', 'forms', 'login'] as const

export default [
  index('routes/root-redirect.tsx'),
  listing('c', 'detected'),
  listing('u', 'detected'),
  product('u', 'detected'),
  ...transfers('detected'),
  ...UNPREFIXED.map((turu) => content(turu, 'detected')),
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('basket', 'routes/basket.tsx', [
      route('cart', 'routes/basket/cart.tsx'),
      route('checkout', 'routes/basket/checkout.tsx'),
      route('complate', 'routes/basket/complate.tsx'),
      route('result', 'routes/basket/result.tsx'),
      route('warning', 'routes/basket/warning.tsx'),
    ]),
    route('reservation', 'routes/find-booking.tsx'),
    route('reservation/:kNo', 'routes/reservation.tsx'),
    route('enquire-booking', 'routes/enquire.tsx'),
    route('user', 'routes/user.tsx', [
      index('routes/user/overview.tsx'),
      ...USER_PAGES.map((page) => route(page, `routes/user/${page}.tsx`)),
      route('reservations/:k_no', 'routes/user/reservation.tsx'),
    ]),
    ...ACCOUNT_PAGES.map((page) => route(`account/${page}`, `routes/account/${page}.tsx`)),
    route('account/social/:provider', 'routes/account/social.tsx'),
    route('agency/desk', 'routes/portal.tsx', [
      index('routes/portal/overview.tsx'),
      ...PORTAL_PAGES.map((page) => route(page, `routes/portal/${page}.tsx`)),
    ]),
    route('agency/offer', 'routes/offer.tsx'),
    route('agency', 'routes/agency/welcome.tsx'),
    ...AGENCY_PAGES.map((page) => route(`agency/${page}`, `routes/agency/${page}.tsx`)),
    route('agency/:kno', 'routes/agency/page.tsx'),
    route('compare', 'routes/compare.tsx'),
    route('d', 'routes/listing.tsx', { id: 'content-list-d' }),
    listing('c', 'content'),
    listing('u', 'content'),
    product('d', 'content'),
    product('u', 'content'),
    ...transfers('content'),
    ...CONTENT_TYPES.map((turu) => content(turu, 'content')),
    route('*', 'routes/custom-page.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
